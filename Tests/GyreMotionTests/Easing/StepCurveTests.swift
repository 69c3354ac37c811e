import GyreMotion
import Testing

@Suite struct StepCurveTests {
  static let thirds: [(StepCurve.Jump, [Double])] = [
    (.start, [1.0 / 3, 2.0 / 3, 1, 1]), (.end, [0, 1.0 / 3, 2.0 / 3, 1]),
    (.both, [0.25, 0.5, 0.75, 1]), (.none, [0, 0.5, 1, 1]),
  ]

  @Test(arguments: thirds)
  func stepsAreEqual(jump: StepCurve.Jump, values: [Double]) throws {
    let curve = try StepCurve(3, jump)
    for (index, value) in values.enumerated() {
      #expect(curve.value(at: Double(index) / 3) == value)
      if index < 3 { #expect(curve.value(at: Double(index) / 3 + 0.33) == value) }
    }
    #expect(curve.range == curve.value(at: 0)...1)
  }

  @Test func outsideTheyGoOn() throws {
    #expect(try StepCurve(4).value(at: -0.1) == -0.25)
    #expect(try StepCurve(4).value(at: 1.3) == 1.25)
    #expect(try StepCurve(4, .start).value(at: 1) == 1 && StepCurve(4, .start).value(at: 1.00001) == 1.25)
    #expect(try StepCurve(2, .both).value(at: -0.4) == 0)
    #expect(try StepCurve(2, .both).value(at: -0.6) == -1.0 / 3)
    #expect(try StepCurve(2, .none).value(at: 1.6) == 3)
    #expect(try StepCurve(2, .none).value(at: .nan) == 0)
    #expect(try StepCurve(2, .start).value(at: -0.5).sign == .plus)
  }

  @Test func countsAreChecked() {
    #expect(throws: EasingError.stepCount(0, least: 1)) { try StepCurve(0) }
    #expect(throws: EasingError.stepCount(1, least: 2)) { try StepCurve(1, .none) }
    #expect(throws: EasingError.stepCount(.max, least: 1)) { try StepCurve(.max) }
  }
}
