import Foundation
import Glibc
import Testing

@testable import GyreDevices

@Suite struct LinuxDevicePortTests {
  /// A directory in the place of the system's root, with one file. Its place does not come from the
  /// environment, which umockdev changes meanwhile.
  private func withRoot(_ body: (LinuxDevicePort, String) throws -> Void) throws {
    let root = "/tmp/gyre-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: root) }
    try Data("x".utf8).write(to: URL(fileURLWithPath: root + "/node"))
    try body(LinuxDevicePort(root: root), root + "/node")
  }

  @Test func readsOwnerGroupAndMode() throws {
    try withRoot { port, file in
      #expect(unsafe chmod(file, 0o640) == 0)
      let permissions = try port.permissions(of: "/node")
      #expect(permissions.mode == 0o640)
      #expect(permissions.owner == Account.userName(geteuid()) ?? String(geteuid()))
      #expect(permissions.group == Account.group(getegid())?.name ?? String(getegid()))
      #expect(permissions.membership == .active)
    }
  }

  @Test func opensForReadingOnlyAndClosesInChildren() throws {
    try withRoot { port, _ in
      let file = try port.open("/node")
      #expect(fcntl(file.number, F_GETFL) & (O_ACCMODE | O_NONBLOCK) == O_RDONLY | O_NONBLOCK)
      #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
    }
  }

  @Test func aDescriptorClosesWithItsOwner() throws {
    try withRoot { port, _ in
      func number() throws(SystemError) -> Int32 { try port.open("/node").number }
      // The lowest free number is given out again: the first file is closed.
      #expect(try number() >= 0)
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?
          .hasPrefix(port.root) == true
      }
      #expect(open.isEmpty)
    }
  }

  @Test func aMissingNodeIsENOENT() throws {
    try withRoot { port, _ in
      #expect(throws: SystemError(ENOENT)) { _ = try port.open("/none") }
      #expect(throws: SystemError(ENOENT)) { try port.permissions(of: "/none") }
      #expect(port.exists("/node") && !port.exists("/none"))
    }
  }
}
