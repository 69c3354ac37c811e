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
    unsafe withUnsafeTemporaryAllocation(byteCount: ASCIIText.room, alignment: 8) { room in
      var line = unsafe ViewTraceLine(format: format, text: ASCIIText(room))
      line.put(view)
      unsafe bytes.append(contentsOf: line.text.bytes)
    }
  }
}

/// A line of a view trace while it is put together.
private struct ViewTraceLine {
  let format: ViewTraceFormat
  var text: ASCIIText

  mutating func put(_ view: ViewState) {
    let camera = view.camera
    let attitude = camera.attitude
    begin(.time)
    text.put(view.time.nanoseconds)
    put(.yaw, camera.yaw.degrees)
    put(.pitch, camera.pitch.degrees)
    put(.roll, camera.roll.degrees)
    put(.horizontalFieldOfView, camera.horizontalFieldOfView.degrees)
    put(.qw, attitude.w)
    put(.qx, attitude.x)
    put(.qy, attitude.y)
    put(.qz, attitude.z)
    put(.frame, view.spin?.frame)
    put(.row, view.spin?.row)
    begin(.phase)
    if format == .jsonl { text.put("\"" as Unicode.Scalar) }
    text.put(view.phase.name)
    text.put(format == .csv ? "\n" : "\"}\n" as StaticString)
  }

  private mutating func put(_ column: ViewTraceColumn, _ value: Double) {
    begin(column)
    text.put(value)
  }

  private mutating func put(_ column: ViewTraceColumn, _ value: Int?) {
    begin(column)
    if let value {
      text.put(Int64(value))
    } else if format == .jsonl {
      text.put("null" as StaticString)
    }
  }

  /// What stands before a value: its comma, and for JSON its key.
  private mutating func begin(_ column: ViewTraceColumn) {
    if format == .csv {
      if column != .time { text.put("," as Unicode.Scalar) }
      return
    }
    text.put(column == .time ? "{\"" : ",\"" as StaticString)
    text.write(column.rawValue)
    text.put("\":" as StaticString)
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
