import GyreInput
import Testing

@Suite struct RawValueTests {
  @Test func keepsIntegersExactAndDecimalsAsTheyAre() {
    #expect(RawValue.integer(-13).double == -13)
    #expect(RawValue.integer(.max).integer == .max)
    #expect(RawValue.decimal(0.25).integer == nil)
  }
}
