import GyreInput
import Testing

@Suite struct TouchCalibrationTests {
  @Test(arguments: [
    (TouchCalibration.identity, 0.25, 0.125), (.mirroredHorizontally, 0.75, 0.125),
    (.mirroredVertically, 0.25, 0.875), (.turned90, 0.875, 0.25), (.turned180, 0.75, 0.875),
    (.turned270, 0.125, 0.75),
  ])
  func namedOnesDoWhatTheySay(calibration: TouchCalibration, u: Double, v: Double) {
    let place = calibration.apply(u: 0.25, v: 0.125)
    #expect(place.u == u && place.v == v)
    #expect(calibration.isUsable)
  }

  @Test func fourQuarterTurnsAreNone() {
    let turn = TouchCalibration.turned90
    #expect(turn.followed(by: turn) == .turned180)
    #expect(turn.followed(by: turn).followed(by: turn) == .turned270)
    #expect(turn.followed(by: .turned270) == .identity)
  }

  @Test func followedByAppliesTheFirstFirst() {
    let first = TouchCalibration(1, 2, 3, 4, 5, 6)
    let second = TouchCalibration(-1, 0.5, 2, 7, 3, 1)
    let stepwise = first.apply(u: 0.5, v: 0.25)
    let expected = second.apply(u: stepwise.u, v: stepwise.v)
    let both = first.followed(by: second).apply(u: 0.5, v: 0.25)
    #expect(both.u == expected.u && both.v == expected.v)
  }

  @Test func singularOnesAreUnusable() {
    #expect(!TouchCalibration(1, 2, 0, 2, 4, 0).isUsable)
    #expect(!TouchCalibration(1, 0, .nan, 0, 1, 0).isUsable)
    #expect(!TouchCalibration(1, 0, 0, 0, .infinity, 0).isUsable)
  }
}
