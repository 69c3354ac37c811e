import GyreMath
import Testing

@Suite struct FramesTests {
  @Test func framesAreRightHanded() {
    #expect(EarthFrame.east.cross(EarthFrame.north) == EarthFrame.up)
    #expect(DeviceFrame.right.cross(DeviceFrame.top) == DeviceFrame.out)
    #expect(CameraFrame.right.cross(CameraFrame.top) == -CameraFrame.forward)
  }

  @Test func aFlatDeviceLooksDownWithItsTopNorth() {
    let flat = Quaternion.identity
    #expect(flat.rotate(DeviceFrame.out) == EarthFrame.up)
    #expect(flat.rotate(DeviceFrame.top) == EarthFrame.north)
    #expect(flat.camera(screenAngle: 0).rotate(CameraFrame.forward) == -EarthFrame.up)
  }

  @Test func anUprightDeviceLooksNorth() {
    let upright = Quaternion.aboutX(.pi / 2)
    #expect(near(upright.rotate(CameraFrame.forward), EarthFrame.north, 3e-16))
    #expect(near(upright.rotate(DeviceFrame.top), EarthFrame.up, 3e-16))
    // The picture turned clockwise by a quarter: its top is at the panel's right edge.
    let turned = upright.camera(screenAngle: .pi / 2)
    #expect(near(turned.rotate(CameraFrame.top), upright.rotate(DeviceFrame.right), 5e-16))
  }
}
