import GyreMath
import GyreTestSupport
import Testing

@Suite struct MarzipanoViewTests {
  @Test func showsTheSamePointsAsItsMatrix() throws {
    let rows = try ConventionFixture.read().marzipano
    #expect(rows.count == 20)
    for row in rows {
      let view = MarzipanoView(
        yaw: try #require(row.yaw), pitch: try #require(row.pitch), roll: try #require(row.roll))
      let lens = RectilinearView(
        width: row.width, height: row.height, verticalFieldOfView: try #require(row.vfov))
      let point = MarzipanoView(yaw: row.point_yaw, pitch: try #require(row.point_pitch_down)).viewAngles
      #expect(row.isShared(by: view.viewAngles, seeing: point, through: lens), "\(row)")
    }
  }

  @Test func comesBack() {
    let seed: UInt64 = 82
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let view = ViewAngles(camera: generator.rotation())
      #expect(MarzipanoView(view).viewAngles == view, "seed \(seed)")
    }
    #expect(MarzipanoView(ViewAngles()).pitch.bitPattern == 0)
    #expect(MarzipanoView(ViewAngles(pitch: 0.5)).pitch == -0.5)
  }
}
