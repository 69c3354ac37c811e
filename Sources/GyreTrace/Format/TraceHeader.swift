public import GyreMotion

/// The first line of a trace: what the times count from, who wrote it, on which panel.
public struct TraceHeader: Sendable, Equatable {
  /// The version that this library reads and writes.
  public static let currentVersion = 1

  /// The format's version; 1.
  public var version: Int
  /// The clock of all streams ("monotonic" for CLOCK_MONOTONIC); nil where unknown.
  public var clock: String?
  /// The moment on that clock that row times count from; nil where unknown.
  public var t0: Timestamp?
  /// The program that wrote it, with its version; nil where unknown.
  public var tool: String?
  /// The panel that was touched; nil where unknown, which counts as `DisplayDescription()`.
  public var display: DisplayDescription?
  /// Keys of newer versions.
  public var extra: [ExtraMember]

  /// Makes a header.
  public init(
    clock: String? = nil, t0: Timestamp? = nil, tool: String? = nil,
    display: DisplayDescription? = nil, extra: [ExtraMember] = []
  ) {
    version = Self.currentVersion
    self.clock = clock
    self.t0 = t0
    self.tool = tool
    self.display = display
    self.extra = extra
  }
}
