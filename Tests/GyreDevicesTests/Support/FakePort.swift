@testable import GyreDevices

/// A system made up in a test: its nodes, and the errno that opening each ends with.
struct FakePort: DevicePort {
  var nodes: [InputNode] = []
  /// The errno of opening, by node; every other node opens this file, which is no device.
  var openErrors: [String: Int32] = [:]
  var permissions = NodePermissions(owner: "root", group: "input", mode: 0o660)
  /// The sysfs paths that are gone by the time somebody asks.
  var vanished: Set<String> = []
  var listError: DeviceError?

  func inputNodes() throws(DeviceError) -> [InputNode] {
    if let listError { throw listError }
    return nodes
  }

  func open(_ path: String) throws(SystemError) -> FileDescriptor {
    if let code = openErrors[path] { throw SystemError(code) }
    return try LinuxDevicePort().open(#filePath)
  }

  func permissions(of path: String) throws(SystemError) -> NodePermissions { permissions }

  func exists(_ path: String) -> Bool { !vanished.contains(path) }
}
