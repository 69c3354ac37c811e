import GyreMath
import Testing

@testable import GyreMotion

@Suite struct TiltFollowerTests {
  @Test func aTiltIsFollowedInItsTimeAndTheHeadingStays() {
    var attitude = Quaternion.aboutZ(0.7) * Quaternion.aboutX(.pi / 2)
    let target = Quaternion.aboutZ(0.7) * Quaternion.aboutX(.pi / 2 - 0.2)
    let force = target.conjugate.rotate(Vector3(x: 0, y: 0, z: 9.81))
    for _ in 0..<30 { attitude = TiltFollower.follow(attitude, force, over: 0.01) }
    #expect(abs(tiltError(attitude, target) - 0.2 * Portable.exp(-1)) < 1e-9)
    #expect(abs(ViewAngles(camera: attitude).yaw - -0.7) < 1e-9)
  }

  @Test func itWaitsWhileTheDeviceIsPushed() {
    let attitude = Quaternion.aboutX(.pi / 2)
    #expect(TiltFollower.follow(attitude, Vector3(x: 9, y: 9, z: 0), over: 0.1) == attitude)
    #expect(TiltFollower.follow(attitude, .zero, over: 0.1) == attitude)
    #expect(
      TiltFollower.follow(attitude, Vector3(x: 0, y: 9.8, z: 0), over: 0.1) == attitude, "level already")
  }
}
