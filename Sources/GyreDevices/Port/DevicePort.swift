/// The door to the system: everything that finding and opening a device asks of it.
///
/// `LinuxDevicePort` is the real one; tests put another in its place to see errors that no machine gives on
/// demand, such as a denied or a vanished node.
package protocol DevicePort: Sendable {
  /// The evdev nodes (`event*`) that the kernel has now, with what udev and sysfs say of them.
  func inputNodes() throws(DeviceError) -> [InputNode]

  /// Opens a node for reading, without blocking and closed in child processes.
  func open(_ path: String) throws(SystemError) -> FileDescriptor

  /// Who may read a node.
  func permissions(of path: String) throws(SystemError) -> NodePermissions

  /// True where a path exists.
  func exists(_ path: String) -> Bool
}
