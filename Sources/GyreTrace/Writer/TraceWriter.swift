public import GyreInput
internal import GyreMotion

/// Writes a trace line by line at the end of a caller's bytes; `TraceReader` reads back whatever it writes.
///
/// Canonical form: keys in one order, then those of newer versions; keys with their default are left out; integers
/// exact, other numbers in the shortest text that reads back as the same `Double`; never -0. What the format
/// forbids is refused with the reader's own error, its line being the one that was to be written, and then nothing
/// is appended.
public struct TraceWriter: Sendable {
  private var grammar = TraceGrammar()
  /// How many lines were written.
  public private(set) var lines = 0

  /// Makes a writer of a new trace.
  public init() {}

  /// Writes any item of a reader.
  public mutating func write(_ item: TraceItem, to bytes: inout [UInt8]) throws(TraceError) {
    switch item {
    case .header(let header): try write(header, to: &bytes)
    case .stream(let stream, let extra): try write(stream, extra: extra, to: &bytes)
    case .record(let record): try write(record, to: &bytes)
    case .note(let note): try write(note, to: &bytes)
    case .unknown(let object): try write(object, to: &bytes)
    case .footer(let footer): try finish(dropped: footer.dropped, extra: footer.extra, to: &bytes)
    }
  }

  /// Writes the header: the first line.
  public mutating func write(_ header: TraceHeader, to bytes: inout [UInt8]) throws(TraceError) {
    try object(&bytes) { text in header.write(to: &text) }
  }

  /// Describes a stream, before its first row.
  public mutating func write(
    _ stream: StreamDescription, extra: [ExtraMember] = [], to bytes: inout [UInt8]
  ) throws(TraceError) {
    try object(&bytes) { text in stream.write(extra: extra, to: &text) }
  }

  /// Writes what happened between rows.
  public mutating func write(_ note: TraceNote, to bytes: inout [UInt8]) throws(TraceError) {
    try object(&bytes) { text in note.write(to: &text) }
  }

  /// Writes an object of a newer version as it was read.
  public mutating func write(_ object: UnknownObject, to bytes: inout [UInt8]) throws(TraceError) {
    try self.object(&bytes) { text in text.append(contentsOf: object.json) }
  }

  /// Writes the footer with the counts of all rows: the last line.
  ///
  /// - Parameters:
  ///   - dropped: how many rows the recorder lost; nil where it does not know.
  ///   - extra: keys of newer versions.
  ///   - bytes: where the line goes.
  /// - Throws: why a footer cannot stand here, or why `extra` is no JSON.
  public mutating func finish(
    dropped: Int? = 0, extra: [ExtraMember] = [], to bytes: inout [UInt8]
  ) throws(TraceError) {
    let footer = TraceFooter(rows: grammar.streams.entries.map(\.rows), dropped: dropped, extra: extra)
    try object(&bytes) { text in footer.write(to: &text) }
  }

  /// Writes a row; allocates nothing but the room at the end of `bytes`.
  public mutating func write(_ record: InputRecord, to bytes: inout [UInt8]) throws(TraceError) {
    let start = bytes.count
    bytes.append(.openBracket)
    bytes.append(integer: record.time.nanoseconds)
    bytes.append(.comma)
    bytes.append(integer: Int64(record.stream))
    for value in record.values {
      bytes.append(.comma)
      switch value {
      case .integer(let integer): bytes.append(integer: integer)
      case .decimal(let decimal): bytes.append(decimal: decimal)
      }
    }
    bytes.append(.closeBracket)
    if bytes.count - start <= TraceReader.lineLimit, grammar.admits(record) {
      lines += 1
      bytes.append(.newline)
    } else {
      // Something is unusual or wrong: let the reader's rules say what and where.
      try check(&bytes, from: start)
    }
  }

  /// Writes an object and checks it by the reader's rules.
  private mutating func object(
    _ bytes: inout [UInt8], _ write: (inout [UInt8]) -> Void
  ) throws(TraceError) {
    let start = bytes.count
    write(&bytes)
    try check(&bytes, from: start)
  }

  private mutating func check(_ bytes: inout [UInt8], from start: Int) throws(TraceError) {
    var next = grammar
    var record = InputRecord(time: .zero, stream: 0)
    do throws(ScanFault) {
      guard bytes.count - start <= TraceReader.lineLimit else {
        throw ScanFault(TraceReader.lineLimit, .lineTooLong)
      }
      _ = try next.interpret(bytes[start...], into: &record)
    } catch {
      bytes.removeLast(bytes.count - start)
      throw TraceError(line: lines + 1, error)
    }
    grammar = next
    lines += 1
    bytes.append(.newline)
  }
}

extension TraceGrammar {
  /// Counts a row that is plainly right; false, and nothing counted, where it needs a closer look.
  fileprivate mutating func admits(_ record: InputRecord) -> Bool {
    guard isAmongRows, record.time.nanoseconds >= previous,
      let index = streams.index(of: Int64(record.stream))
    else { return false }
    switch streams.entries[index].shape {
    case .channels(let count):
      guard record.values.count == count else { return false }
      for value in record.values where !value.double.isFinite { return false }
    case .triples:
      guard record.values.count % 3 == 0 else { return false }
      for place in stride(from: 0, to: record.values.count, by: 3) {
        guard let type = record.values[place].integer, let code = record.values[place + 1].integer,
          let value = record.values[place + 2].integer,
          EventTriple.isValid(type: type, code: code, value: value)
        else { return false }
      }
    case .any:
      for value in record.values where !value.double.isFinite { return false }
    }
    previous = record.time.nanoseconds
    streams.count(at: index)
    return true
  }
}
