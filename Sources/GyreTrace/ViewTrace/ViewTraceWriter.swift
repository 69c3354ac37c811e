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
      if index > 0 { bytes.append(Self.comma) }
      bytes.append(contentsOf: column.rawValue.utf8)
    }
    bytes.append(Self.newline)
  }

  /// Appends the line of a view.
  public func write(_ view: ViewState, to bytes: inout [UInt8]) {
    if format == .jsonl { bytes.append(UInt8(ascii: "{")) }
    let camera = view.camera
    field(.time, to: &bytes) { $0.append(contentsOf: view.time.nanoseconds.description.utf8) }
    number(.yaw, camera.yaw.degrees, to: &bytes)
    number(.pitch, camera.pitch.degrees, to: &bytes)
    number(.roll, camera.roll.degrees, to: &bytes)
    number(.horizontalFieldOfView, camera.horizontalFieldOfView.degrees, to: &bytes)
    number(.qw, camera.attitude.w, to: &bytes)
    number(.qx, camera.attitude.x, to: &bytes)
    number(.qy, camera.attitude.y, to: &bytes)
    number(.qz, camera.attitude.z, to: &bytes)
    index(.frame, view.spin?.frame, to: &bytes)
    index(.row, view.spin?.row, to: &bytes)
    field(.phase, to: &bytes) {
      let quoted = format == .jsonl
      if quoted { $0.append(UInt8(ascii: "\"")) }
      $0.append(contentsOf: view.phase.name.utf8)
      if quoted { $0.append(UInt8(ascii: "\"")) }
    }
    if format == .jsonl { bytes.append(UInt8(ascii: "}")) }
    bytes.append(Self.newline)
  }

  private static let comma = UInt8(ascii: ",")
  private static let newline = UInt8(ascii: "\n")

  private func number(_ column: ViewTraceColumn, _ value: Double, to bytes: inout [UInt8]) {
    // Adding zero turns -0 into 0 and leaves every other number as it is.
    field(column, to: &bytes) { $0.append(contentsOf: (value + 0).description.utf8) }
  }

  private func index(_ column: ViewTraceColumn, _ value: Int?, to bytes: inout [UInt8]) {
    field(column, to: &bytes) {
      if let value {
        $0.append(contentsOf: value.description.utf8)
      } else if format == .jsonl {
        $0.append(contentsOf: "null".utf8)
      }
    }
  }

  private func field(
    _ column: ViewTraceColumn, to bytes: inout [UInt8], _ value: (inout [UInt8]) -> Void
  ) {
    if column != .time { bytes.append(Self.comma) }
    if format == .jsonl {
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: column.rawValue.utf8)
      bytes.append(contentsOf: "\":".utf8)
    }
    value(&bytes)
  }
}

extension MotionPhase {
  /// The phase's word in a view trace.
  public var name: String {
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
