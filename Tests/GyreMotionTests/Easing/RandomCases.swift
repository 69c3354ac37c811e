import Foundation
import GyreTestSupport
import Testing

/// Seeded random cases; how many is multiplied by the environment variable GYRE_PROPERTY_SCALE.
struct RandomCases: Sequence {
  static let scale = Swift.max(
    1, ProcessInfo.processInfo.environment["GYRE_PROPERTY_SCALE"].flatMap { Int($0) } ?? 1)

  var count: Int
  var seed: UInt64

  init(_ count: Int, seed: UInt64) {
    self.count = count * Self.scale
    self.seed = seed
  }

  /// One case: its own generator, so that a failure is repeated by its seed alone.
  struct Case {
    let seed: UInt64
    private var generator: SeededGenerator

    init(seed: UInt64) {
      self.seed = seed
      generator = SeededGenerator(seed: seed)
    }

    /// A number of a range, evenly spread.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
      let unit = Double(generator.next() >> 11) * 0x1p-53
      return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    /// A number of a range above 0, evenly spread in the logarithm.
    mutating func magnitude(_ range: ClosedRange<Double>) -> Double {
      exp(number(log(range.lowerBound)...log(range.upperBound)))
    }

    /// A whole number of a range.
    mutating func integer(_ range: ClosedRange<Int>) -> Int {
      range.lowerBound + Int(generator.next() % UInt64(range.count))
    }

    /// 1 or -1.
    mutating func sign() -> Double { generator.next() & 1 == 0 ? 1 : -1 }
  }

  func makeIterator() -> AnyIterator<Case> {
    var index: UInt64 = 0
    return AnyIterator {
      guard index < UInt64(count) else { return nil }
      index += 1
      return Case(seed: seed &+ index &* 0x9E37_79B9)
    }
  }

  /// Tries a statement on every case; the first that fails is the issue, with what failed and its seed.
  ///
  /// The statement gives back what does not hold, or nil. One issue for all instead of an expectation for each:
  /// a hundred thousand cases take a second.
  func allHold(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ statement: (inout Case) throws -> StaticString?
  ) rethrows {
    for index in 0..<UInt64(count) {
      var random = Case(seed: seed &+ (index + 1) &* 0x9E37_79B9)
      if let failure = try statement(&random) {
        Issue.record("\(failure): case \(index), seed \(random.seed)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}
