import GyreMath
import Testing

@Suite struct AngleTests {
  @Test func roundDegreesAreRoundAgain() {
    for hundredths in -72_000...72_000 {
      let degrees = Double(hundredths) / 100
      #expect(Angle.degrees(degrees).degrees == degrees)
    }
    for degrees in [0.000_001, 123.456_789, -12.5, 1e6] { #expect(Angle.degrees(degrees).degrees == degrees) }
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.degrees(90).radians == .pi / 2)
    #expect(Angle.radians(1) == Angle(radians: 1))
  }

  @Test func otherAnglesAreConvertedPlainly() {
    #expect(near(Angle(radians: 1).degrees, 57.295779513082320877, 1e-14))
    #expect(Angle(radians: 1e-300).degrees == 1e-300 * 180 / .pi)
    #expect(Angle(radians: .infinity).degrees == .infinity)
    #expect(Angle(radians: .nan).degrees.isNaN)
    #expect(Angle(radians: 1e308).degrees == .infinity)
  }

  @Test func comparedAsNumbers() {
    #expect(Angle.degrees(-1) < .zero)
    #expect(Angle.degrees(359) < .degrees(361))
  }
}
