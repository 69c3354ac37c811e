public import GyreInput
public import GyreMotion

/// Reads a trace strictly as its bytes arrive: push bytes, pull items.
///
/// Format: JSON Lines of version 1, described in <doc:TraceFormat>. The reader keeps no more than what was pushed
/// and not yet pulled, and needs no more than one line (at most 1 MiB) to go on. What it finds does not depend on
/// how the bytes were cut into pieces. After an error it throws the same error again.
///
/// Two ways to pull: `next()` is comfortable, `read(into:)` fills one record again and again and allocates nothing.
public struct TraceReader: Sendable {
  /// The longest line in bytes, without its newline: 1 MiB.
  public static let lineLimit = 1 << 20

  /// What was pushed and not yet dropped, and zeros behind it: they stop every scanner, and let it look at eight
  /// bytes at once.
  private var buffer = [UInt8](repeating: 0, count: padding)
  private static let padding = 8
  /// Where the next line begins.
  private var start = 0
  /// No newline lies between `start` and here.
  private var searched = 0
  private var isFinished = false
  private var grammar = TraceGrammar()
  private var failure: TraceError?

  /// The number of the line that the last item came from, counted from 1; 0 at first.
  public private(set) var line = 0
  /// What a user should be told once the end is reached.
  public private(set) var warnings: [TraceWarning] = []
  /// True where `finish()` was called and everything is pulled.
  public private(set) var isAtEnd = false

  /// Makes a reader that waits for bytes.
  public init() {}

  /// Makes a reader of a whole trace.
  public init(_ bytes: [UInt8]) {
    append(bytes)
    finish()
  }

  // MARK: - Pushing

  /// Takes the next piece of the trace, of any length.
  public mutating func append(_ bytes: [UInt8]) { append(bytes.span) }

  /// Takes the next piece of the trace, of any length.
  public mutating func append(_ bytes: ArraySlice<UInt8>) { append(bytes.span) }

  /// Takes the next piece of the trace, of any length.
  public mutating func append(_ bytes: Span<UInt8>) {
    precondition(!isFinished, "bytes after finish()")
    // Half of the buffer at least is dropped at once, so that every byte is moved at most twice.
    if start > 0, start * 2 >= buffer.count - Self.padding {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    buffer.removeLast(Self.padding)
    unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
    for _ in 0..<Self.padding { buffer.append(0) }
  }

  /// Takes the next piece of the trace, of any length.
  @unsafe public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    unsafe bytes.withMemoryRebound(to: UInt8.self) { bytes in unsafe append(bytes.span) }
  }

  /// Tells that no more bytes will come.
  public mutating func finish() { isFinished = true }

  // MARK: - Pulling

  /// The next line's item; nil where the reader needs more bytes, or at the end.
  public mutating func next() throws(TraceError) -> TraceItem? {
    var record = InputRecord(time: .zero, stream: 0)
    switch try read(into: &record) {
    case .record: return .record(record)
    case .item(let item): return item
    case nil: return nil
    }
  }

  /// The next line's item, a row by way of `record`, whose storage is used again.
  ///
  /// - Parameter record: receives a row; after any other item, or an error, its content means nothing.
  /// - Returns: what was found; nil as in `next()`.
  /// - Throws: what is wrong with the line, the same again at every further call.
  public mutating func read(into record: inout InputRecord) throws(TraceError) -> TraceStep? {
    if grammar.isAmongRows, searched == start,
      let next = RowScanner.scan(buffer, from: start, &grammar, into: &record)
    {
      line &+= 1
      start = next
      searched = next
      return .record
    }
    return try readLine(into: &record)
  }

  // MARK: - What was read

  /// True where the end is reached and the footer, or half of the last line, is missing.
  public var isTruncated: Bool { !warnings.isEmpty }

  /// The time of the first row or object with a time; nil before it.
  public var firstTime: Timestamp? { grammar.firstTime }

  /// The latest time of a row or object; nil before the first.
  public var lastTime: Timestamp? { grammar.lastTime }

  /// How many rows each stream has had so far, by rising stream number.
  public var rowCounts: [(stream: Int, rows: Int)] {
    grammar.streams.entries.map { (stream: $0.id, rows: $0.rows) }
  }

  /// How many bytes were pushed and not yet pulled.
  public var pendingBytes: Int { buffer.count - Self.padding - start }

  /// How many bytes the reader has room for.
  var capacity: Int { buffer.capacity }

  // MARK: - Lines

  /// Everything but the fast way through a row.
  @inline(never)
  private mutating func readLine(into record: inout InputRecord) throws(TraceError) -> TraceStep? {
    if let failure { throw failure }
    let end = buffer.count - Self.padding
    if isAtEnd { return nil }
    if grammar.phase == .footer, start < end { throw fail(line + 1, ScanFault(0, .afterFooter)) }
    guard let newline = findNewline() else {
      if end - start > Self.lineLimit { throw fail(line + 1, ScanFault(Self.lineLimit, .lineTooLong)) }
      return isFinished ? try readEnd(into: &record) : nil
    }
    if newline - start > Self.lineLimit {
      throw fail(line + 1, ScanFault(Self.lineLimit, .lineTooLong))
    }
    line += 1
    if grammar.isAmongRows, let next = RowScanner.scan(buffer, from: start, &grammar, into: &record) {
      // A row that came in two pieces.
      start = next
      searched = next
      return .record
    }
    let text = buffer[start..<newline]
    start = newline + 1
    searched = start
    do { return try grammar.interpret(text, into: &record) } catch { throw fail(line, error) }
  }

  /// The next newline; what was searched is not searched again.
  private mutating func findNewline() -> Int? {
    let end = buffer.count - Self.padding
    let newline = LineSearch.newline(buffer, in: searched..<end)
    searched = newline ?? end
    return newline
  }

  /// What lies behind the last newline.
  private mutating func readEnd(into record: inout InputRecord) throws(TraceError) -> TraceStep? {
    let text = buffer[start..<(buffer.count - Self.padding)]
    start = buffer.count - Self.padding
    if text.isEmpty {
      if grammar.phase == .header { throw fail(1, ScanFault(0, .empty)) }
      if grammar.phase != .footer {
        warnings.append(TraceWarning(line: line + 1, column: 1, kind: .missingFooter))
      }
      isAtEnd = true
      return nil
    }
    line += 1
    var scanner = JSONScanner(line: text)
    do {
      try scanner.skipValue(depth: 0)
      try scanner.expectEnd()
    } catch {
      if grammar.phase == .header {
        throw fail(
          line,
          text.first == .openBrace ? ScanFault(text.count, .unfinishedHeader) : TraceGrammar.foreign(text))
      }
      line -= 1
      warnings.append(TraceWarning(line: line + 1, column: text.count + 1, kind: .unfinishedLine))
      isAtEnd = true
      return nil
    }
    do { return try grammar.interpret(text, into: &record) } catch { throw fail(line, error) }
  }

  private mutating func fail(_ line: Int, _ fault: ScanFault) -> TraceError {
    let error = TraceError(line: line, fault)
    failure = error
    grammar.end()
    return error
  }
}
