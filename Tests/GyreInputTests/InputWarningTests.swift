import GyreInput
import GyreMotion
import Testing

@Suite struct InputWarningTests {
  @Test func aSoundStreamHasNone() {
    #expect(touchScreen().warnings.isEmpty)
    #expect(StreamDescription(id: 0, kind: .imu, mount: .identity).warnings.isEmpty)
  }

  @Test func mountsThatMirrorOrShear() {
    let (x, y) = (Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0))
    let mirror = MountMatrix(x: x, y: y, z: Vector3(x: 0, y: 0, z: -1))
    #expect(StreamDescription(id: 4, kind: .imu, mount: mirror).warnings == [.mirroredMount(stream: 4)])
    let shear = MountMatrix(x: x, y: y, z: Vector3(x: 1, y: 0, z: 1))
    #expect(StreamDescription(id: 4, kind: .imu, mount: shear).warnings == [.unevenMount(stream: 4)])
  }

  @Test func axesWithoutExtentAndTouchpads() {
    var screen = touchScreen(extent: 0)
    #expect(screen.warnings == [.flatAxis(stream: 3, code: 0x35), .flatAxis(stream: 3, code: 0x36)])
    let sensor = EvdevDescription(
      axes: [AbsoluteAxis(code: 0, minimum: 0, maximum: 0, resolution: 1)], properties: [6])
    #expect(StreamDescription(id: 3, kind: .evdev, evdev: sensor).warnings.isEmpty)
    screen = touchScreen()
    screen.evdev?.properties = [0, 2]
    #expect(screen.warnings == [.touchpad(stream: 3)])
    #expect(screen.warnings[0].description.contains("stream 3"))
  }
}
