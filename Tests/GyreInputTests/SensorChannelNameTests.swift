import GyreInput
import Testing

@Suite struct SensorChannelNameTests {
  @Test(arguments: [
    ("in_anglvel_x", ["in_anglvel_x_scale", "in_anglvel_scale", "in_scale", "scale"]),
    ("in_rot_quaternion", ["in_rot_quaternion_scale", "in_rot_scale", "in_scale", "scale"]),
    ("in_voltage0", ["in_voltage0_scale", "in_voltage_scale", "in_scale", "scale"]),
    ("in_temp", ["in_temp_scale", "in_scale", "scale"]),
  ])
  func looksFromTheNearestToTheWidest(name: String, files: [String]) {
    #expect(SensorChannelName(name).attributeNames("scale") == files)
  }

  @Test func findsTheMountMatrix() {
    #expect(
      SensorChannelName("in_accel_z").attributeNames("mount_matrix")
        == ["in_accel_z_mount_matrix", "in_accel_mount_matrix", "in_mount_matrix", "mount_matrix"])
  }

  @Test(
    arguments: [
      ("in_anglvel_y", ["gy"], "rad/s"), ("in_accel_z", ["az"], "m/s^2"), ("in_magn_x", ["mx"], "G"),
      ("in_rot_quaternion", ["qx", "qy", "qz", "qw"], nil), ("in_timestamp", ["device_t_ns"], "ns"),
      ("in_temp", [], nil), ("in_accel_x_y", [], nil), ("in_gravity_x", [], nil), ("", [], nil),
      ("x", [], nil),
    ] as [(String, [String], String?)])
  func namesTheChannelsOfARow(name: String, channels: [String], unit: String?) {
    #expect(SensorChannelName(name).channels == channels)
    #expect(SensorChannelName(name).unit == unit)
  }

  @Test func anEmptyNameHasOnlyThePlainFile() {
    #expect(SensorChannelName("").attributeNames("scale").last == "scale")
  }
}
