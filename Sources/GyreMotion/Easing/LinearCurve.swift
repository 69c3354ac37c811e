/// CSS `linear(...)`: straight pieces between stops.
///
/// A stop without an input lies evenly between its neighbours (the first at 0, the last at 1); an input below
/// an earlier one is raised to it; at a repeated input the later stop wins. Before the first and behind the
/// last stop the end pieces go on, flat where their two stops share an input. One stop is a constant.
/// Source: CSS Easing Functions Level 2.
public struct LinearCurve: Sendable, Equatable {
  /// One corner.
  public struct Stop: Sendable, Hashable {
    /// The place in progress.
    public var input: Double
    /// The value there.
    public var output: Double

    /// Makes a stop.
    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// The stops as they are used: each with an input, none below the one before.
  public let stops: [Stop]

  /// Makes a curve from outputs and their inputs, nil where they are to be spread; throws where there is no
  /// stop, or one is no finite number.
  public init(_ stops: [(output: Double, input: Double?)]) throws(EasingError) {
    guard !stops.isEmpty else { throw .noStops }
    var used: [Stop] = []
    used.reserveCapacity(stops.count)
    var highest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      guard Swift.abs(stop.output) < 1e100, Swift.abs(stop.input ?? 0) < 1e100 else {
        throw .stopNotUsable(index: index)
      }
      var input = stop.input
      if input == nil, index == 0 { input = 0 }
      if input == nil, index == stops.count - 1 { input = 1 }
      if let given = input {
        highest = Swift.max(highest, given + 0)
        used.append(Stop(input: highest, output: stop.output + 0))
      } else {
        used.append(Stop(input: .nan, output: stop.output + 0))
      }
    }
    Self.spread(&used)
    self.stops = used
  }

  /// Spreads the stops without input evenly between those that have one.
  private static func spread(_ stops: inout [Stop]) {
    var known = 0
    for next in 1..<Swift.max(1, stops.count) where !stops[next].input.isNaN {
      let (low, high) = (stops[known].input, stops[next].input)
      let pieces = Double(next - known)
      for index in (known + 1)..<Swift.max(known + 1, next) {
        stops[index].input = low + (high - low) * Double(index - known) / pieces
      }
      known = next
    }
  }

  /// The value at x.
  public func value(at x: Double) -> Double {
    let place = x.isNaN ? 0 : x
    let (first, second) = piece(place)
    // Exactly on a stop the last one there wins; on an edge of two outer stops the outer one holds.
    if place == second.input { return second.output }
    guard second.input > first.input else { return place < second.input ? first.output : second.output }
    if first.output == second.output { return first.output }
    let share = (place - first.input) / (second.input - first.input)
    return first.output + (second.output - first.output) * share + 0
  }

  /// The slope at x, to the right at a corner; 0 on a flat end.
  public func slope(at x: Double) -> Double {
    let (first, second) = piece(x.isNaN ? 0 : x)
    guard second.input > first.input else { return 0 }
    return (second.output - first.output) / (second.input - first.input) + 0
  }

  /// The two stops that hold a place: the last stop at or before it and the next one, at the ends the outer two.
  private func piece(_ x: Double) -> (Stop, Stop) {
    guard stops.count > 1 else { return (stops[0], stops[0]) }
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].input <= x { low = middle + 1 } else { high = middle }
    }
    let index = Swift.min(Swift.max(low - 1, 0), stops.count - 2)
    return (stops[index], stops[index + 1])
  }

  /// The least and the greatest value for x in [0, 1].
  public var range: ClosedRange<Double> {
    var (low, high) = (Swift.min(value(at: 0), value(at: 1)), Swift.max(value(at: 0), value(at: 1)))
    for stop in stops where (0...1).contains(stop.input) {
      low = Swift.min(low, stop.output)
      high = Swift.max(high, stop.output)
    }
    return low...high
  }
}
