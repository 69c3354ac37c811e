import GyreMath
import GyreTestSupport
import Testing

@Suite struct PannellumViewTests {
  @Test func showsTheSamePointsAsItsShader() throws {
    let rows = try ConventionFixture.read().pannellum
    #expect(rows.count == 20)
    for row in rows {
      let view = PannellumView(
        yawDegrees: try #require(row.yaw_deg), pitchDegrees: try #require(row.pitch_deg),
        rollDegrees: try #require(row.roll_deg))
      let lens = RectilinearView(
        width: row.width, height: row.height,
        horizontalFieldOfView: Angle.degrees(try #require(row.hfov_deg)).radians)
      let point = ViewAngles(yaw: row.point_yaw, pitch: try #require(row.point_pitch_up))
      #expect(row.isShared(by: view.viewAngles, seeing: point, through: lens), "\(row)")
    }
  }

  @Test func comesBack() {
    let seed: UInt64 = 81
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let view = ViewAngles(camera: generator.rotation())
      let back = PannellumView(view).viewAngles
      #expect(near(back.camera, view.camera, 2e-15), "seed \(seed)")
    }
    #expect(PannellumView(ViewAngles()).rollDegrees.bitPattern == 0)
  }
}
