internal import GyreInput
internal import GyreMotion

/// Puts the events of evemu lines together to frames.
struct EvemuFrames {
  private let stream: Int
  private var records: [InputRecord] = []
  private var frame: [RawValue] = []
  private var origin: Int64?
  private var latest: Int64 = 0
  private var hasAxes = false
  private var warnings: [ImportWarning] = []
  /// True where any event came.
  private(set) var hasEvents = false

  /// Begins with no frame.
  init(stream: Int) { self.stream = stream }

  /// Takes a line E, whose letter and colon are passed.
  mutating func take(_ line: inout FieldScanner) throws(FieldScanner.Fault) {
    let time = try nanoseconds(&line)
    let type = try line.number(radix: 16, limit: 0xFFFF, "an event type in hexadecimal")
    let code = try line.number(radix: 16, limit: 0xFFFF, "an event code in hexadecimal")
    let value = try line.signedNumber("an event value")
    try line.expectEnd()
    hasEvents = true
    if type == 0, code == 0 {
      end(at: time, line.line)
      return
    }
    if type == 3 { hasAxes = true }
    frame.append(.integer(Int64(type)))
    frame.append(.integer(Int64(code)))
    frame.append(.integer(Int64(value)))
  }

  /// Seconds, a point, and up to nine digits of their fraction.
  private func nanoseconds(_ line: inout FieldScanner) throws(FieldScanner.Fault) -> Int64 {
    // 9e9 seconds are the year 2255; whatever is added to them in nanoseconds fits.
    let seconds = Int64(try line.number(limit: 9_000_000_000, "a time in seconds"))
    try line.expect(.point, "'.' and microseconds")
    let start = line.position
    guard line.byte?.isDigit == true else { throw line.unexpected("microseconds") }
    var fraction = Int64(try line.number(limit: 999_999_999, "microseconds"))
    for _ in 0..<max(0, 9 - (line.position - start)) { fraction *= 10 }
    if line.position - start > 9 { throw line.fault(.outOfRange(what: "a fraction of a second"), at: start) }
    return seconds * 1_000_000_000 + fraction
  }

  private mutating func end(at time: Int64, _ line: Int) {
    let start = origin ?? time
    origin = start
    if time - start < latest, !warnings.contains(where: { $0.kind == .timeRanBack }) {
      warnings.append(ImportWarning(line: line, .timeRanBack))
    }
    latest = max(latest, time - start)
    records.append(InputRecord(time: Timestamp(nanoseconds: latest), stream: stream, values: frame))
    frame.removeAll()
  }

  /// The recording of a device.
  func recording(_ device: EvemuDevice, lastLine: Int) -> ImportedRecording {
    var warnings = warnings
    if !frame.isEmpty { warnings.append(ImportWarning(line: lastLine, .unfinishedFrame)) }
    if hasAxes, device.axes.isEmpty { warnings.append(ImportWarning(line: lastLine, .noRanges)) }
    return ImportedRecording(
      streams: [device.stream(stream)], records: records, origin: Timestamp(nanoseconds: origin ?? 0),
      warnings: warnings)
  }
}
