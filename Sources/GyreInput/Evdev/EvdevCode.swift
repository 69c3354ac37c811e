/// The numbers of Linux input events that decoding knows. Source: linux/input-event-codes.h.
enum EvdevCode {
  // MARK: - Types

  static let synchronisation: Int64 = 0
  static let key: Int64 = 1
  static let relative: Int64 = 2
  static let absolute: Int64 = 3
  static let miscellaneous: Int64 = 4

  // MARK: - Synchronisation

  static let touchReport: Int64 = 2
  static let dropped: Int64 = 3

  // MARK: - Keys

  static let leftButton: Int64 = 0x110
  static let touch: Int64 = 0x14a

  // MARK: - Relative axes

  static let relativeX: Int64 = 0
  static let relativeY: Int64 = 1
  static let dial: Int64 = 7
  static let wheel: Int64 = 8
  static let fineWheel: Int64 = 11

  // MARK: - Absolute axes

  static let x: Int64 = 0x00
  static let y: Int64 = 0x01
  static let z: Int64 = 0x02
  static let turnX: Int64 = 0x03
  static let turnY: Int64 = 0x04
  static let turnZ: Int64 = 0x05
  static let pressure: Int64 = 0x18
  static let slot: Int64 = 0x2f
  static let firstTouchAxis: Int64 = 0x30
  static let touchX: Int64 = 0x35
  static let touchY: Int64 = 0x36
  static let toolType: Int64 = 0x37
  static let trackingID: Int64 = 0x39
  static let distance: Int64 = 0x3b
  static let lastTouchAxis: Int64 = 0x3d

  // MARK: - Miscellaneous

  static let stamp: Int64 = 5

  // MARK: - Values and properties

  static let palm: Int64 = 2
  static let pointerProperty = 0
  static let accelerometerProperty = 6
}
