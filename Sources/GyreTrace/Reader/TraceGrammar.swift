internal import GyreInput
internal import GyreMotion

/// What lines may follow one another in a trace and what each of them means: one rule for reader and writer.
struct TraceGrammar: Sendable {
  /// How far the trace has come.
  enum Phase: Sendable {
    /// Nothing came yet.
    case header
    /// The header came, but no time yet.
    case streams
    /// A time came.
    case rows
    /// The footer came.
    case footer
    /// A line was wrong.
    case failed
  }

  private(set) var phase = Phase.header
  /// The streams described so far.
  var streams = StreamTable()
  /// The latest time; the smallest of all before the first.
  var previous: Int64 = .min
  /// The time of the first row or object with a time.
  private(set) var firstTime: Timestamp?

  /// True where a time came and the footer did not.
  @inline(__always) var isAmongRows: Bool { phase == .rows }

  /// The latest time; nil before the first.
  var lastTime: Timestamp? { firstTime == nil ? nil : Timestamp(nanoseconds: previous) }

  /// Interprets the next line, given without its newline.
  mutating func interpret(
    _ text: ArraySlice<UInt8>, into record: inout InputRecord
  ) throws(ScanFault) -> TraceStep {
    if phase == .header { return .item(.header(try header(text))) }
    if phase == .footer { throw ScanFault(0, .afterFooter) }
    var scanner = JSONScanner(line: text)
    scanner.skipBlanks()
    switch scanner.byte {
    case .openBracket:
      try RowReader.read(&scanner, since: previous, &streams, into: &record)
      note(time: record.time)
      return .record
    case .openBrace:
      var object = try JSONObject(scanner)
      var rest = object.scanner
      try rest.expectEnd()
      return .item(try item(&object, text))
    default:
      if scanner.isAtEnd { throw ScanFault(0, .emptyLine) }
      throw scanner.unexpected(.lineStart)
    }
  }

  private mutating func header(_ text: ArraySlice<UInt8>) throws(ScanFault) -> TraceHeader {
    guard text.first == .openBrace else { throw Self.foreign(text) }
    var object = try JSONObject(JSONScanner(line: text))
    var rest = object.scanner
    try rest.expectEnd()
    guard object.has("format") else {
      if object.has("t_ns") { throw ScanFault(0, .foreign(.viewTrace)) }
      let isOurs = object.has("stream") || object.has("event") || object.has("end")
      throw ScanFault(0, isOurs ? .missingHeader : .foreign(.json))
    }
    let header = try TraceHeader(&object)
    phase = .streams
    return header
  }

  /// What a first line is that is no object.
  static func foreign(_ text: ArraySlice<UInt8>) -> ScanFault {
    if text.isEmpty { return ScanFault(0, .emptyLine) }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { return ScanFault(0, .byteOrderMark) }
    if text.first == .openBracket {
      var scanner = JSONScanner(line: text)
      if (try? scanner.skipValue(depth: 0)) != nil, scanner.isAtEnd { return ScanFault(0, .missingHeader) }
    }
    return ScanFault(0, .foreign(ForeignFormat(firstLine: text)))
  }

  private mutating func item(
    _ object: inout JSONObject, _ text: ArraySlice<UInt8>
  ) throws(ScanFault) -> TraceItem {
    if object.has("event") { return .note(try note(&object)) }
    if object.has("end") { return .footer(try footer(&object)) }
    if object.has("stream") { return try stream(&object) }
    if object.has("format") { throw ScanFault(object.range.lowerBound, .secondHeader) }
    var time: Timestamp?
    if let member = object.members.first(where: { $0.key == "t" }) {
      var value = object.value(of: member)
      if let number = try value.numberIfAny()?.integer {
        time = try check(time: number, at: member.value.lowerBound)
      }
    }
    return .unknown(UnknownObject(time: time, json: Array(text)))
  }

  private mutating func stream(_ object: inout JSONObject) throws(ScanFault) -> TraceItem {
    let offset = object.members.first { $0.key == "stream" }?.value.lowerBound ?? 0
    let description = try StreamDescription(&object)
    if streams.index(of: Int64(description.id)) != nil {
      throw ScanFault(offset, .duplicateStream(description.id))
    }
    if streams.entries.count == StreamTable.limit { throw ScanFault(offset, .tooManyStreams) }
    streams.insert(description)
    return .stream(description, extra: object.extra)
  }

  private mutating func note(_ object: inout JSONObject) throws(ScanFault) -> TraceNote {
    guard let name = try object.text("event") else { throw object.missing("event") }
    guard let offset = object.members.first(where: { $0.key == "t" })?.value.lowerBound,
      let number = try object.integer("t")
    else { throw object.missing("t") }
    let streamOffset = object.members.first { $0.key == "stream" }?.value.lowerBound ?? 0
    let time = try check(time: number, at: offset)
    let note = try TraceNote(&object, time: time, name: name)
    if let stream = note.event.stream, streams.index(of: Int64(stream)) == nil {
      throw ScanFault(streamOffset, .unknownStream(Int64(stream)))
    }
    return note
  }

  /// Checks that time does not run back, and remembers it.
  private mutating func check(time: Int64, at offset: Int) throws(ScanFault) -> Timestamp {
    guard time >= previous else {
      throw ScanFault(offset, .timeRunsBack(previous: previous, found: time))
    }
    let moment = Timestamp(nanoseconds: time)
    note(time: moment)
    return moment
  }

  /// Takes no further line.
  mutating func end() { phase = .failed }

  /// Remembers the time of a row or object.
  mutating func note(time: Timestamp) {
    previous = time.nanoseconds
    if firstTime == nil { firstTime = time }
    phase = .rows
  }

  private mutating func footer(_ object: inout JSONObject) throws(ScanFault) -> TraceFooter {
    let footer = try TraceFooter(&object, streams)
    phase = .footer
    return footer
  }
}
