internal import Glibc

/// The running Linux system, seen through libudev and system calls.
package struct LinuxDevicePort: DevicePort {
  /// What stands before every path that is opened or examined; empty for the system itself. libudev always
  /// reads the system's own /sys.
  package let root: String

  /// Makes a port; tests give a directory as the root.
  package init(root: String = "") { self.root = root }

  package func inputNodes() throws(DeviceError) -> [InputNode] {
    let udev = try UdevContext()
    let enumeration = try UdevEnumeration(udev, subsystem: "input", names: "event*")
    var nodes: [InputNode] = []
    for path in enumeration.paths {
      // Gone since the enumeration: no device any more.
      guard let device = UdevDevice(udev, path: path) else { continue }
      nodes.append(InputNode(device))
    }
    return nodes
  }

  package func open(_ path: String) throws(SystemError) -> FileDescriptor {
    while true {
      let number = unsafe Glibc.open(root + path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      if number >= 0 { return FileDescriptor(number) }
      if errno != EINTR { throw .last }
    }
  }

  package func permissions(of path: String) throws(SystemError) -> NodePermissions {
    var status = stat()
    guard unsafe stat(root + path, &status) == 0 else { throw .last }
    let group = Account.group(status.st_gid)
    return NodePermissions(
      owner: Account.userName(status.st_uid) ?? String(status.st_uid),
      group: group?.name ?? String(status.st_gid),
      mode: UInt16(truncatingIfNeeded: status.st_mode & 0o7777),
      membership: Account.membership(in: status.st_gid, listed: group?.members ?? []))
  }

  package func exists(_ path: String) -> Bool { unsafe access(root + path, F_OK) == 0 }
}
