import CAllocationCounter

/// A piece of work on the hot path, which must ask for no memory once it is warm.
///
/// The tests run all of them in a debug build, the program `CountAllocations` in a release build.
public struct HotPathCase: Sendable, CustomStringConvertible {
  /// What is done, in words.
  public let description: String
  /// Does it twice, first to warm up, and counts the second time.
  public let count: @Sendable () throws -> HotPathCount

  init(_ description: String, count: @escaping @Sendable () throws -> HotPathCount) {
    self.description = description
    self.count = count
  }

  /// Every piece of work there is.
  public static let all = controller + curves + glides + velocities + spins
}

/// What came of a piece of work.
public struct HotPathCount: Sendable, Equatable {
  /// How many times memory was asked for on this thread.
  public let allocations: UInt
  /// A sum over the results, so that no compiler leaves the work out; must be finite.
  public let checksum: Double

  /// Whether this build counts: not under a sanitizer, which brings its own allocator.
  public static var isPossible: Bool { gyre_counts_allocations() == 1 }

  /// Counts what a piece of work asks for; it returns its part of the checksum.
  public init(of work: () throws -> Double) rethrows {
    let before = gyre_allocations()
    checksum = try work()
    allocations = gyre_allocations() - before
  }
}
