internal import GyreInput
internal import GyreMotion
internal import GyreTrace

/// A recording's inertial rows on their way through the attitude filter into a table.
struct Fusion {
  private var attitude: InertialAttitude
  private var decoder: InputDecoder
  private let origin: Timestamp
  private let prediction: TimeSpan
  private let writer = AttitudeTableWriter()
  private var bytes: [UInt8] = []
  private var rows = 0
  /// Rows with a number that is not finite, left out before they came here.
  var refused = 0

  /// Makes one; times are counted from `origin`.
  init(_ settings: MotionSettings, origin: Timestamp) {
    attitude = InertialAttitude(settings.filter)
    decoder = InputDecoder(view: TouchView(width: 1, height: 1))
    self.origin = origin
    prediction = settings.gyro.prediction
  }

  /// What a user should know of rows that were not used; nil where all were.
  var remark: String? {
    let counters = attitude.counters
    let refused = refused + counters.refused + decoder.refusedRows
    var parts: [String] = []
    if counters.dropped > 0 { parts.append("\(counters.dropped) dropped (time stood or ran back)") }
    if refused > 0 { parts.append("\(refused) refused (not finite)") }
    if counters.gaps > 0 {
      parts.append(counters.gaps == 1 ? "1 gap not integrated" : "\(counters.gaps) gaps not integrated")
    }
    return parts.isEmpty ? nil : "\(rows) rows used, " + parts.joined(separator: ", ")
  }

  /// Reads a recording to its end.
  mutating func run(_ source: RecordingSource, into output: inout OutputFile) throws(CommandError) {
    writer.writeHeader(to: &bytes)
    while let head = source.head {
      switch head {
      case .record: take(source.record)
      case .item(.stream(let stream, extra: _)): try describe(stream, source.name)
      case .item(.note(let note)): take(note)
      case .item: break
      }
      if bytes.count >= 1 << 16 { try output.take(&bytes) }
      try source.advance()
    }
    try output.take(&bytes)
    if rows == 0 {
      throw CommandError(
        .invalid, at: source.name, "it has no row with an angular velocity or acceleration",
        "give columns gx, gy, gz, ax, ay, az")
    }
  }

  private mutating func describe(_ stream: StreamDescription, _ name: String) throws(CommandError) {
    guard stream.kind == .imu else { return }
    var attitude = attitude
    do {
      try decoder.describe(stream, at: .zero) { if case .interruption = $0 { attitude.interrupt() } }
    } catch {
      throw CommandError(.invalid, at: name, "\(error)", "check the description of the stream")
    }
    self.attitude = attitude
  }

  private mutating func take(_ note: TraceNote) {
    switch note.event {
    case .gap, .dropped, .disconnect, .reconnect: attitude.interrupt()
    default: break
    }
  }

  private mutating func take(_ record: InputRecord) {
    var sample: InertialSample?
    decoder.decode(record) { if case .inertial(let inertial) = $0 { sample = inertial } }
    guard let sample, attitude.update(sample), let fused = attitude.attitude(in: prediction) else { return }
    rows += 1
    writer.write(fused, at: origin + sample.measured.since(.zero), to: &bytes)
  }
}
