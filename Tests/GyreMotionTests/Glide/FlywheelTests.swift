import GyreMotion
import Testing

@Suite struct FlywheelTests {
  static func moment(_ milliseconds: Double) -> Timestamp { .zero + .milliseconds(milliseconds) }

  @Test func flicksInTheSameDirectionAddUp() {
    var flywheel = Flywheel()
    flywheel.caught(yawVelocity: 3, pitchVelocity: 1, at: .zero)
    let first = flywheel.release(yawVelocity: 4, pitchVelocity: 0, at: Self.moment(100))
    #expect(first == (7, 1))
    flywheel.caught(yawVelocity: 3, pitchVelocity: 1, at: .zero)
    let late = flywheel.release(
      yawVelocity: 4, pitchVelocity: 0, at: .zero + TimeSpan(nanoseconds: 100_000_001))
    #expect(late == (4, 0))
    let second = flywheel.release(yawVelocity: 4, pitchVelocity: 0, at: Self.moment(101))
    #expect(second == (4, 0))
  }

  @Test func againstItOrAfterAHoldNothingAdds() {
    var flywheel = Flywheel()
    flywheel.caught(yawVelocity: 3, pitchVelocity: 1, at: .zero)
    #expect(flywheel.release(yawVelocity: -4, pitchVelocity: 1, at: Self.moment(50)) == (-4, 1))
    flywheel.caught(yawVelocity: 3, pitchVelocity: 1, at: .zero)
    #expect(flywheel.release(yawVelocity: 4, pitchVelocity: 0, at: Self.moment(101)) == (4, 0))
    flywheel.caught(yawVelocity: 3, pitchVelocity: 1, at: .zero)
    #expect(flywheel != Flywheel())
    flywheel.reset()
    #expect(flywheel == Flywheel())
    #expect(flywheel.release(yawVelocity: 4, pitchVelocity: 0, at: .zero) == (4, 0))
  }
}
