/// How often a storm was where things are difficult: what says that it would have found a fault there.
public struct StormReach: Sendable {
  /// A difficult place.
  public enum Place: String, Sendable, CaseIterable {
    /// The view looks within 5 degrees of the zenith or the nadir.
    case pole = "within 5 degrees of a pole"
    /// A drag holds a point beyond the pole: the second branch of its solution.
    case beyondThePole = "a drag on the second branch"
    /// A drag of an unlimited view may not follow: what the finger holds is another point than before.
    case gainCap = "a drag at the gain cap"
    /// The view stands at a limit.
    case limit = "at a limit"
    /// Two fingers are down.
    case twoFingers = "with two fingers"
    /// The view fades from one source to another.
    case sourceSwitch = "during a switch"
    /// The view moves by itself.
    case unattended = "while nobody is there"
  }

  /// The least part of all steps for each place.
  public static let least = 0.01

  /// All steps.
  public private(set) var steps = 0
  private var counts: [Place: Int] = [:]

  /// Nothing yet.
  public init() {}

  /// The part of the steps that were at a place.
  public func part(_ place: Place) -> Double { steps == 0 ? 0 : Double(counts[place] ?? 0) / Double(steps) }

  /// The places that were reached too seldom.
  public var missed: [Place] { Place.allCases.filter { part($0) < Self.least } }

  /// Counts a step.
  mutating func count(_ places: [Place]) {
    steps += 1
    for place in places { counts[place, default: 0] += 1 }
  }

  /// Adds another's counts.
  public mutating func add(_ other: StormReach) {
    steps += other.steps
    counts.merge(other.counts, uniquingKeysWith: +)
  }
}
