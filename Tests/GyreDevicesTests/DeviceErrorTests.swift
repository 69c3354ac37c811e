import Glibc
import Testing

@testable import GyreDevices

@Suite struct DeviceErrorTests {
  private let path = "/dev/input/event3"

  private func denied(
    _ group: String, _ mode: UInt16, _ membership: GroupMembership = .none, code: Int32 = EACCES
  ) -> DeviceError {
    DeviceError(
      .open, path: path, code: code,
      permissions: NodePermissions(owner: "root", group: group, mode: mode, membership: membership))
  }

  @Test func aDeniedNodeNamesTheCommandThatHelps() {
    let error = denied("input", 0o660)
    #expect(
      "\(error)"
        == "/dev/input/event3: permission denied (root:input 0660); add the user to group input: sudo usermod -aG input $USER"
    )
    #expect(error.command == "sudo usermod -aG input $USER")
    #expect(error.isPermission && error.code == EACCES && error.path == path)
    #expect(error.permissions?.group == "input")
  }

  @Test func aUserWhoJoinedTheGroupLogsInAgain() {
    let error = denied("input", 0o660, .afterLogin)
    #expect(error.command == "newgrp input")
    #expect(error.description.contains("log in again"))
  }

  @Test(arguments: [("root", 0o660 as UInt16), ("input", 0o600), ("root", 0o600)])
  func aNodeThatNoGroupMayReadGetsARule(group: String, mode: UInt16) throws {
    let command = try #require(denied(group, mode).command)
    #expect(command.contains(#"GROUP="input", MODE="0660""#) && command.contains("udevadm trigger"))
    #expect(!command.contains("usermod"))
  }

  @Test func aModeThatAllowsItBlamesTheSandbox() {
    let error = denied("input", 0o660, .active)
    #expect(error.command == nil)
    #expect(error.description.hasSuffix("so a sandbox or security module denies it"))
  }

  @Test func aContainerIsTold() {
    #expect(denied("input", 0o660, code: EPERM).command == "docker run --device /dev/input/event3 ...")
    #expect(
      DeviceError(.open, path: path, code: ENOENT).command == "docker run --device /dev/input/event3 ...")
  }

  @Test(arguments: [
    (EBUSY, DeviceError.busy(path: "/dev/input/event3", code: EBUSY)),
    (ENODEV, .unplugged(path: "/dev/input/event3", code: ENODEV)),
    (ENXIO, .unplugged(path: "/dev/input/event3", code: ENXIO)),
    (ENOENT, .missing(path: "/dev/input/event3", code: ENOENT)),
    (EINVAL, .unsuitable(path: "/dev/input/event3", code: EINVAL)),
    (ENOTTY, .unsuitable(path: "/dev/input/event3", code: ENOTTY)),
    (EMFILE, .failed(.open, path: "/dev/input/event3", code: EMFILE)),
  ])
  func everyErrnoHasItsCase(code: Int32, expected: DeviceError) {
    let error = DeviceError(.open, path: path, code: code)
    #expect(error == expected)
    #expect(error.code == code && error.path == path && !error.isPermission && error.permissions == nil)
    #expect(error.description.hasPrefix("/dev/input/event3: "))
    #expect(!error.description.contains("\n"))
  }

  @Test func whatCouldBeOpenedIsADevice() {
    #expect(DeviceError(.read, path: path, code: EINVAL) == .failed(.read, path: path, code: EINVAL))
    #expect(DeviceError(.setClock, path: path, code: ENOENT) == .failed(.setClock, path: path, code: ENOENT))
  }

  @Test func theRestSaysWhatWasTried() {
    #expect(
      "\(DeviceError(.open, path: path, code: EMFILE))"
        == "/dev/input/event3: cannot open it: Too many open files")
    #expect(
      "\(DeviceError(.open, path: path, code: EBUSY))"
        == "/dev/input/event3: another program holds the device; find that program: sudo fuser -v /dev/input/event3"
    )
  }
}
