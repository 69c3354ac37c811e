import GyreTestSupport
import Testing

@testable import GyreDevices

@Suite struct CodeSetTests {
  @Test func readsTheKernelsWordsHighestFirst() {
    #expect(CodeSet(words: "b").codes == [0, 1, 3])
    #expect(CodeSet(words: "660800011000003").codes == [0, 1, 24, 28, 47, 53, 54, 57, 58])
    // A real touchpad's KEY: BTN_LEFT, BTN_TOOL_FINGER, BTN_TOUCH and the taps.
    #expect(
      CodeSet(words: "e520 10000 0 0 0 0").codes == [0x110, 0x145, 0x148, 0x14a, 0x14d, 0x14e, 0x14f])
  }

  @Test func knowsWhatItContains() {
    let set = CodeSet([3, 64, 0x2ff])
    #expect(set.contains(3) && set.contains(64) && set.contains(0x2ff))
    #expect(!set.contains(4) && !set.contains(-1) && !set.contains(1_000_000))
    #expect(set.contains(anyOf: [5, 64]) && !set.contains(anyOf: [5, 6]))
    #expect(set.contains(allOf: [3, 64]) && !set.contains(allOf: [3, 65]))
  }

  @Test(arguments: ["", " ", "0", "xyz", "12 zz", "fffffffffffffffff", "-1", "\u{1F600}"])
  func takesTextWithoutBitsAsEmpty(text: String) {
    #expect(CodeSet(words: text).codes.isEmpty)
  }

  @Test func leavesOutCodesThatNoKernelHas() {
    #expect(CodeSet([-1, 0x300, .max, .min]) == CodeSet())
    let long = String(repeating: "ffffffffffffffff ", count: 1000)
    #expect(CodeSet(words: long).codes == Array(0...0x2ff))
  }

  @Test func writtenWordsAreReadBack() {
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let codes = Set((0..<20).map { _ in Int.random(in: 0...0x2ff, using: &random) }).sorted()
      #expect(CodeSet(words: DeviceDescription.words(codes)).codes == codes, "seed \(seed)")
      #expect(CodeSet(words: DeviceDescription.words(codes)) == CodeSet(codes), "seed \(seed)")
    }
  }
}
