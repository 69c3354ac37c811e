/// CSS `steps(n, position)`: equal steps that jump at once.
///
/// Formula: floor(n x), plus 1 where it jumps at the start, over the number of jumps: n for start and end,
/// n + 1 for both, n - 1 for none. Between 0 and 1 the value stays in [0, 1]; outside it goes on stepping.
/// Source: CSS Easing Functions Level 1.
public struct StepCurve: Sendable, Equatable {
  /// Where the jumps are.
  public enum Jump: Sendable, Hashable, CaseIterable {
    /// The first step is jumped at once: n jumps.
    case start
    /// The last step is jumped at the end: n jumps. CSS's default.
    case end
    /// Neither end jumps: n - 1 jumps.
    case none
    /// Both ends jump: n + 1 jumps.
    case both
  }

  /// The number of steps, at least 1.
  public let count: Int
  /// Where the jumps are.
  public let jump: Jump

  /// Makes steps; throws where there are none (with `.none`: fewer than two), or more than 2^31 - 1.
  public init(_ count: Int, _ jump: Jump = .end) throws(EasingError) {
    let least = jump == .none ? 2 : 1
    guard count >= least, count <= Int(Int32.max) else { throw .stepCount(count, least: least) }
    self.count = count
    self.jump = jump
  }

  /// The steps whose count is known to be usable.
  init(known count: Int, _ jump: Jump) {
    self.count = count
    self.jump = jump
  }

  private var jumps: Double {
    switch jump {
    case .start, .end: Double(count)
    case .none: Double(count - 1)
    case .both: Double(count + 1)
    }
  }

  /// The value at x.
  public func value(at x: Double) -> Double {
    let place = x.isNaN ? 0 : x
    var step = (place * Double(count)).rounded(.down)
    if jump == .start || jump == .both { step += 1 }
    if place <= 1, step > jumps { step = jumps }
    return step / jumps + 0
  }

  /// The least and the greatest value for x in [0, 1].
  public var range: ClosedRange<Double> { value(at: 0)...1 }
}
