import CLinuxInput
import CUMockdev
import Glibc
import GyreInput
import Synchronization

@testable import GyreDevices

/// The kernel's side of an evdev node: answers the ioctls of libevdev from a description and a present state.
///
/// umockdev calls from a thread of its own, hence the lock.
final class FakeEvdev: Sendable {
  /// What the device is doing now.
  struct State: Sendable {
    /// The value of each slot, by the code of the axis.
    var slots: [Int: [Int32]] = [:]
    /// The value of each axis, by its code; 0 where not given.
    var values: [Int: Int32] = [:]
    /// The keys that are down.
    var pressed: [Int] = []
    /// The clock that was asked for; nil before anybody asked.
    var clock: Int32?
    /// The numbers of the ioctls, in the order they came.
    var requests: [Int] = []
    /// The errno that a request ends with, by its number.
    var errors: [Int: Int32] = [:]
    /// The errno that reading ends with, such as ENODEV once the device is unplugged; nil: it reads events.
    var readError: Int32?
  }

  let device: DeviceDescription
  private let state: Mutex<State>

  /// Makes the side of a device with so many slots; nil: as many as it claims.
  init(_ device: DeviceDescription, slots: Int? = nil) {
    self.device = device
    var state = State()
    let slots = slots ?? device.slots ?? 0
    for code in device.axes.map(\.code) where code >= Int(ABS_MT_TOUCH_MAJOR) {
      state.slots[code] = Array(
        repeating: code == Int(ABS_MT_TRACKING_ID) ? -1 : 0, count: slots)
    }
    self.state = Mutex(state)
  }

  /// Reads or changes the present state.
  @discardableResult
  func with<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
    state.withLock { body(&$0) }
  }

  /// The answer to an ioctl whose argument is `bytes`: the bytes to put there, or an errno.
  func answer(_ number: Int, _ bytes: [UInt8]) -> FakeAnswer {
    state.withLock { state in
      state.requests.append(number)
      if let code = state.errors[number] { return .error(code) }
      return answer(number, bytes, &state)
    }
  }

  private func answer(_ number: Int, _ bytes: [UInt8], _ state: inout State) -> FakeAnswer {
    switch number {
    case 0x01: .bytes(FakeAnswer.words([0x10001]))
    case 0x02:
      .bytes(
        [
          device.identifiers.bus, device.identifiers.vendor, device.identifiers.product,
          device.identifiers.version,
        ]
        .flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    case 0x06: .bytes(Array(device.name.utf8) + [0])
    case 0x07, 0x08: .error(ENOENT)
    case 0x09: .bytes(FakeAnswer.bits(device.properties))
    case 0x0a: slots(bytes, state)
    case 0x18: .bytes(FakeAnswer.bits(state.pressed))
    case 0x19, 0x1b: .bytes([])
    case 0x20..<0x40: .bytes(FakeAnswer.bits(device.codes[number - 0x20] ?? []))
    case 0x40..<0x80: axis(number - 0x40, state)
    case 0xa0: clock(bytes, &state)
    default: .error(ENOTTY)
    }
  }

  private func axis(_ code: Int, _ state: State) -> FakeAnswer {
    guard let axis = device.axes.first(where: { $0.code == code }) else { return .error(EINVAL) }
    let value = state.values[code] ?? 0
    return .bytes(
      FakeAnswer.words([value, axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution]))
  }

  private func slots(_ bytes: [UInt8], _ state: State) -> FakeAnswer {
    guard bytes.count >= 4, let values = state.slots[Int(bytes[0])] else { return .error(EINVAL) }
    return .bytes(bytes.prefix(4) + FakeAnswer.words(values))
  }

  private func clock(_ bytes: [UInt8], _ state: inout State) -> FakeAnswer {
    state.clock = bytes.first.map(Int32.init)
    return .bytes([])
  }
}

/// What an ioctl answers.
enum FakeAnswer: Sendable {
  case bytes([UInt8])
  case error(Int32)

  /// A bitmap with some bits set.
  static func bits(_ codes: [Int]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: (codes.max() ?? 0) / 8 + 1)
    for code in codes { bytes[code / 8] |= 1 << UInt8(code % 8) }
    return bytes
  }

  /// Numbers in the machine's order of bytes.
  static func words(_ numbers: [Int32]) -> [UInt8] {
    numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }
}
