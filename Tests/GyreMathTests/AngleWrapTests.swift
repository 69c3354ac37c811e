import GyreMath
import GyreTestSupport
import Testing

@Suite struct AngleWrapTests {
  @Test func roundNumbersOfTurnsAreRound() {
    for turns in 1...100_000 {
      let angle = Double(turns) * 2 * .pi
      #expect(Angle.wrap(angle) == 0)
      #expect(Angle.wrap(angle + .pi).magnitude > 3)
    }
    for degrees in stride(from: -7_200.0, through: 7_200, by: 360) {
      #expect(Angle.degrees(degrees).wrapped == .zero)
      #expect(Angle.degrees(degrees + 180).wrapped.degrees == 180)
    }
  }

  @Test func rangeIsHalfOpenAtMinusPi() {
    #expect(Angle.wrap(-.pi) == .pi)
    #expect(Angle.wrap(.pi) == .pi)
    #expect(Angle.wrap((-Double.pi).nextUp) == (-Double.pi).nextUp)
    #expect(Angle.wrap(Double.pi.nextUp) == .pi || Angle.wrap(Double.pi.nextUp) < 0)
    #expect(Angle.wrap(3 * .pi) == .pi)
    #expect(Angle.wrap(-3 * .pi) == .pi)
  }

  @Test func neverMinusZero() {
    for angle in [-0.0, 2 * .pi, -2 * .pi, 4 * .pi, -4 * .pi] {
      #expect(Angle.wrap(angle).bitPattern == 0)
    }
  }

  @Test func numbersThatAreNoneStayNone() {
    #expect(Angle.wrap(.nan).isNaN)
    #expect(Angle.wrap(.infinity).isNaN)
    #expect(Angle.wrap(-.infinity).isNaN)
  }

  @Test(arguments: [10.0, 1e3, 1e6, 1e9, 1e15, 1e300])
  func keepsTheDirectionAndIsIdempotent(_ size: Double) {
    let seed: UInt64 = 21
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let angle = generator.number(from: -size, to: size)
      let wrapped = Angle.wrap(angle)
      #expect(wrapped > -.pi && wrapped <= .pi, "seed \(seed): \(angle)")
      #expect(Angle.wrap(wrapped) == wrapped, "seed \(seed): \(angle)")
      #expect(near(Portable.sin(wrapped), Portable.sin(angle), 4e-16), "seed \(seed): \(angle)")
      #expect(near(Portable.cos(wrapped), Portable.cos(angle), 4e-16), "seed \(seed): \(angle)")
    }
  }

  @Test func shortestTurnLeadsToTheEnd() {
    let seed: UInt64 = 22
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let start = generator.number(from: -10, to: 10)
      let end = generator.number(from: -10, to: 10)
      let turn = Angle.shortestTurn(from: start, to: end)
      #expect(turn.magnitude <= .pi)
      #expect(near(Angle.wrap(start + turn - end), 0, 1e-14), "seed \(seed): \(start) \(end)")
    }
    #expect(Angle.shortestTurn(from: 3, to: -3) == Angle.wrap(-6))
    #expect(Angle.shortestTurn(from: 3, to: -3) > 0)
  }
}
