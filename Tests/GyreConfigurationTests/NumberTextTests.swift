import GyreConfiguration
import GyreTestSupport
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("0", 0), ("90", 90), ("-1.5", -1.5), ("+5", 5), (".1", 0.1), ("-.5", -0.5), ("1e3", 1000),
    ("1E-2", 0.01),
    ("1e+20", 1e20), ("00090", 90), ("-0", 0),
  ])
  func readsDecimals(text: String, number: Double) { #expect(NumberText.number(text) == number) }

  @Test(arguments: [
    "", " ", " 1", "1 ", "1.", ".", "+", "-", "e5", "1e", "1e+", "0x10", "inf", "nan", "infinity", "1,5",
    "1_000",
    "--1", "1.2.3", "٣", "1\u{0}", "½", String(repeating: "1", count: 65),
  ])
  func refusesEverythingElse(text: String) { #expect(NumberText.number(text) == nil) }

  @Test func minusZeroIsZero() { #expect(NumberText.number("-0.0")?.sign == .plus) }

  @Test func tooLargeIsInfiniteSoThatBoundsRefuseIt() { #expect(NumberText.number("1e999") == .infinity) }

  @Test(arguments: [("12", 12), ("-3", -3), ("+7", 7)])
  func readsIntegers(text: String, integer: Int) { #expect(NumberText.integer(text) == integer) }

  @Test(arguments: ["", "1.0", "1e3", "9223372036854775808", "-", "0x1", " 1"])
  func refusesWhatIsNoInteger(text: String) { #expect(NumberText.integer(text) == nil) }

  @Test(arguments: [
    (90, "90"), (0.1, "0.1"), (-0.0, "0"), (1e300, "1e+300"), (-2.5, "-2.5"), (1e15, "1000000000000000"),
  ])
  func printsTheShortestText(number: Double, text: String) { #expect(NumberText.text(number) == text) }

  @Test func everyNumberReadsBackAsItself() {
    let seed: UInt64 = 0x6779_7265
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite, number != 0 else { continue }
      let text = NumberText.text(number)
      #expect(NumberText.number(text) == number, "seed \(seed), \(text)")
    }
  }
}
