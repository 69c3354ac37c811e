/// What became of the readings that were not simply used.
public struct SampleCounters: Sendable, Equatable {
  /// Readings taken in.
  public internal(set) var used = 0
  /// Readings whose time stood or ran back less than a second.
  public internal(set) var dropped = 0
  /// Holes that were not integrated.
  public internal(set) var gaps = 0
  /// Holes above a second, and clocks that began anew.
  public internal(set) var epochs = 0
  /// Readings with a number that is not finite, or with none.
  public internal(set) var refused = 0
  /// Readings with a number that no sensor gives.
  public internal(set) var outliers = 0
  /// Readings of a gyroscope at the end of its range; they are used.
  public internal(set) var saturated = 0
}
