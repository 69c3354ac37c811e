public import GyreMotion

/// Writes what a replay saw, one line for each sampled moment, into a caller's buffer.
///
/// Numbers are Swift's shortest that read back equal, never -0; the same view gives the same bytes everywhere.
public struct ViewTraceWriter: Sendable {
  /// How lines are written.
  public let format: ViewTraceFormat

  /// Makes a writer.
  public init(_ format: ViewTraceFormat = .csv) { self.format = format }

  /// Appends what stands before the first line: the column names for CSV, nothing for JSON Lines.
  public func writeHeader(to bytes: inout [UInt8]) {
    guard format == .csv else { return }
    for (index, column) in ViewTraceColumn.allCases.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(contentsOf: column.rawValue.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the line of a view.
  public func write(_ view: ViewState, to bytes: inout [UInt8]) {
    var text = ASCIIText()
    swap(&text.bytes, &bytes)
    let camera = view.camera
    let attitude = camera.attitude
    begin(.time, &text)
    text.append(view.time.nanoseconds)
    write(.yaw, camera.yaw.degrees, &text)
    write(.pitch, camera.pitch.degrees, &text)
    write(.roll, camera.roll.degrees, &text)
    write(.horizontalFieldOfView, camera.horizontalFieldOfView.degrees, &text)
    write(.qw, attitude.w, &text)
    write(.qx, attitude.x, &text)
    write(.qy, attitude.y, &text)
    write(.qz, attitude.z, &text)
    write(.frame, view.spin?.frame, &text)
    write(.row, view.spin?.row, &text)
    begin(.phase, &text)
    if format == .jsonl { text.append("\"") }
    text.append(view.phase.name)
    text.append(format == .csv ? "\n" : "\"}\n")
    swap(&text.bytes, &bytes)
  }

  private func write(_ column: ViewTraceColumn, _ value: Double, _ text: inout ASCIIText) {
    begin(column, &text)
    text.append(value)
  }

  private func write(_ column: ViewTraceColumn, _ value: Int?, _ text: inout ASCIIText) {
    begin(column, &text)
    if let value {
      text.append(Int64(value))
    } else if format == .jsonl {
      text.append("null")
    }
  }

  /// What stands before a value: its comma, and for JSON its key.
  private func begin(_ column: ViewTraceColumn, _ text: inout ASCIIText) {
    switch format {
    case .csv: if column != .time { text.append(",") }
    case .jsonl:
      text.append(column == .time ? "{\"" : ",\"")
      text.write(column.rawValue)
      text.append("\":")
    }
  }
}

extension MotionPhase {
  /// The phase's word in a view trace.
  public var name: StaticString {
    switch self {
    case .drag: "drag"
    case .limit: "limit"
    case .glide: "glide"
    case .settle: "settle"
    case .command: "command"
    case .auto: "auto"
    case .gyro: "gyro"
    case .idle: "idle"
    }
  }
}
