import CUMockdev
import Glibc
import Testing

@testable import GyreDevices

/// A system of made-up devices: umockdev's /dev, /sys and uevents for this process.
///
/// Only one at a time: its place is in an environment variable. Hence one `.serialized` suite for all of them.
@safe final class Testbed {
  private let pointer: UnsafeMutablePointer<UMockdevTestbed>
  /// The devices' answers, called from the testbed's own thread for as long as it lives.
  private var devices: [FakeEvdev] = []

  /// What umockdev could not do.
  struct Failure: Error {
    let what: String
  }

  /// True under `umockdev-wrapper`.
  ///
  /// Not asked of umockdev itself: before the first testbed it says no, and remembers that.
  static let isAvailable: Bool = environment("LD_PRELOAD")?.contains("umockdev") == true

  /// True where a skipped test must count as a failure.
  static let isRequired: Bool = environment("REQUIRE_UMOCKDEV") == "1"

  init() throws {
    guard let pointer = unsafe umockdev_testbed_new() else { throw Failure(what: "no testbed") }
    unsafe self.pointer = unsafe pointer
    try #require(umockdev_in_mock_environment() != 0, "the process has no umockdev preload library")
  }

  deinit { unsafe g_object_unref(pointer) }

  /// Adds devices in umockdev's own text form.
  func add(_ text: String) throws {
    var error: UnsafeMutablePointer<GError>?
    let isAdded = unsafe umockdev_testbed_add_from_string(pointer, text, &error)
    if isAdded == 0 { throw unsafe Failure(error) }
  }

  /// Adds an evdev device, and makes its node answer ioctls as the kernel would.
  @discardableResult
  func add(
    _ device: DeviceDescription, number: Int, properties: [String: String] = [:], hasMouseNode: Bool = false
  ) throws -> FakeEvdev {
    try add(device.testbedText(number, properties: properties, hasMouseNode: hasMouseNode))
    let fake = FakeEvdev(device)
    try attach(fake, number: number)
    return fake
  }

  /// Makes a node answer ioctls.
  func attach(_ fake: FakeEvdev, number: Int) throws {
    devices.append(fake)
    guard let base = unsafe umockdev_ioctl_base_new() else { throw Failure(what: "no ioctl base") }
    defer { unsafe g_object_unref(base) }
    let context = unsafe Unmanaged.passUnretained(fake).toOpaque()
    unsafe gyre_connect(base, "handle-ioctl", FakeEvdev.answerRequest, context)
    unsafe gyre_connect(base, "handle-read", FakeEvdev.answerRead, context)
    var error: UnsafeMutablePointer<GError>?
    let isAttached = unsafe umockdev_testbed_attach_ioctl(pointer, "/dev/input/event\(number)", base, &error)
    if isAttached == 0 { throw unsafe Failure(error) }
  }

  /// Takes a device away: sysfs and node.
  func remove(number: Int) {
    let path = "/sys/devices/virtual/input/input\(number)"
    unsafe umockdev_testbed_remove_device(pointer, path + "/event\(number)")
    unsafe umockdev_testbed_remove_device(pointer, path)
  }

  /// The other end of a node: what is written to it, the node's readers read.
  func writingEnd(number: Int) throws -> Int32 {
    let descriptor = unsafe umockdev_testbed_get_dev_fd(pointer, "/dev/input/event\(number)")
    try #require(descriptor >= 0)
    return descriptor
  }

  /// Where the testbed keeps its files.
  var root: String { unsafe String(cString: umockdev_testbed_get_root_dir(pointer)) }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}

extension Testbed.Failure {
  /// Takes over the words of a GLib error.
  fileprivate init(_ error: UnsafeMutablePointer<GError>?) {
    guard let error = unsafe error, let message = unsafe error.pointee.message else {
      self.init(what: "unknown")
      return
    }
    self.init(what: unsafe String(cString: message))
    unsafe g_error_free(error)
  }
}
