import GyreConfiguration
import GyreTestSupport
import Testing

@Suite struct NearestNameTests {
  static let names = ["view.hfov", "view.hfov-min", "view.yaw", "spin.frames", "gyro.mode", "drag.mode"]

  @Test(arguments: [
    ("view.hfovv", "view.hfov"), ("veiw.yaw", "view.yaw"), ("hfov", "view.hfov"), ("View.Yaw", "view.yaw"),
    ("spin.frame", "spin.frames"), ("gyro-mode", "gyro.mode"), ("mode", "gyro.mode"),
    ("view.hfovmin", "view.hfov-min"),
    ("", "view.yaw"),
  ])
  func namesTheLeastDifferentOne(word: String, nearest: String) {
    #expect(nearestName(to: word, among: Self.names) == nearest)
  }

  @Test func noNamesNoNearest() { #expect(nearestName(to: "x", among: []) == nil) }

  @Test func aNameIsNearestToItself() {
    for name in Self.names { #expect(nearestName(to: name, among: Self.names) == name) }
  }

  @Test func aHugeWordCostsLittle() {
    #expect(nearestName(to: String(repeating: "x", count: 1_000_000), among: Self.names) != nil)
  }
}
