import GyreMotion
import GyreStorm
import Testing

@Suite struct StormShrinkerTests {
  private static func steps(_ seed: UInt64, _ count: Int) -> (settings: MotionSettings, steps: [StormStep]) {
    var storm = StormGenerator(seed: seed)
    return (storm.settings, (0..<count).map { _ in storm.next() })
  }

  /// What fails with two of three hundred steps is shrunk to these two, in their order.
  @Test(arguments: [(0, 299), (7, 8), (150, 151), (33, 200)])
  func onlyWhatMattersIsLeft(first: Int, second: Int) {
    let (settings, steps) = Self.steps(5, 300)
    let culprits = [steps[first], steps[second]]
    let shrinker = StormShrinker(settings) { $0.filter(culprits.contains) == culprits }
    #expect(shrinker.shrunk(steps) == culprits)
  }

  /// A rule that healthy controllers break: what is left still breaks it, and nothing of it can be spared.
  @Test func whatIsLeftStillFails() throws {
    var failures = 0
    for seed in 0..<40 as Range<UInt64> {
      let (settings, steps) = Self.steps(seed, 60)
      func fails(_ steps: [StormStep]) -> Bool {
        var controller = MotionController(settings)
        for step in steps {
          controller.take(step)
          if abs(controller.view(at: step.time).camera.roll.degrees) > 60 { return true }
        }
        return false
      }
      guard fails(steps) else { continue }
      failures += 1
      let short = StormShrinker(settings, fails: fails).shrunk(steps)
      #expect(fails(short), "seed \(seed)")
      for index in short.indices {
        var without = short
        without.remove(at: index)
        #expect(!fails(without), "seed \(seed): step \(index) is not needed")
      }
    }
    #expect(failures >= 3)
  }
}
