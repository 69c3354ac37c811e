import CLinuxInput
import GyreInput

@testable import GyreDevices

// Devices of each kind, put together from what such devices commonly claim.
extension DeviceDescription {
  static let touchpad = DeviceDescription(
    "SynPS/2 Touchpad", keys: [BTN_LEFT, BTN_TOOL_FINGER, BTN_TOUCH, BTN_TOOL_DOUBLETAP].map(Int.init),
    axes: [
      axis(ABS_X, 1472...5768, 65), axis(ABS_Y, 1408...5062, 136), axis(ABS_PRESSURE, 0...255),
      axis(ABS_MT_SLOT, 0...1), axis(ABS_MT_POSITION_X, 1472...5768, 65),
      axis(ABS_MT_POSITION_Y, 1408...5062, 136), axis(ABS_MT_TRACKING_ID, 0...65535),
    ],
    properties: [Int(INPUT_PROP_POINTER), Int(INPUT_PROP_BUTTONPAD)])

  /// A touchpad of before INPUT_PROP_POINTER existed.
  static let oldTouchpad = DeviceDescription(
    "AlpsPS/2 Touchpad", keys: [BTN_LEFT, BTN_TOOL_FINGER, BTN_TOUCH].map(Int.init),
    axes: [axis(ABS_X, 0...1023), axis(ABS_Y, 0...767), axis(ABS_PRESSURE, 0...127)])

  static let mouse = DeviceDescription(
    "USB Mouse", keys: [BTN_LEFT, BTN_RIGHT, BTN_MIDDLE].map(Int.init),
    relative: [REL_X, REL_Y, REL_WHEEL].map(Int.init))

  static let keyboard = DeviceDescription("AT Keyboard", keys: Array(1...127))

  static let accelerometer = DeviceDescription(
    "Wireless Controller Motion Sensors",
    axes: [ABS_X, ABS_Y, ABS_Z, ABS_RX, ABS_RY, ABS_RZ].map { axis($0, -32768...32767, 8192) },
    properties: [Int(INPUT_PROP_ACCELEROMETER)])

  static let gamepad = DeviceDescription(
    "Wireless Controller", keys: [BTN_A, BTN_B, BTN_X, BTN_Y, BTN_START].map(Int.init),
    axes: [ABS_X, ABS_Y, ABS_RX, ABS_RY].map { axis($0, 0...255) })

  /// The pen of a pen display: direct as its finger node is, and yet no touch screen.
  static let pen = DeviceDescription(
    "ISDv4 Pen", keys: [BTN_TOOL_PEN, BTN_TOOL_RUBBER, BTN_TOUCH, BTN_STYLUS].map(Int.init),
    axes: [axis(ABS_X, 0...27760, 100), axis(ABS_Y, 0...15694, 100), axis(ABS_PRESSURE, 0...255)],
    properties: [Int(INPUT_PROP_DIRECT)])

  /// The absolute mouse that virtual machines show.
  static let virtualMouse = DeviceDescription(
    "USB Tablet", keys: [BTN_LEFT, BTN_RIGHT, BTN_MIDDLE].map(Int.init), relative: [Int(REL_WHEEL)],
    axes: [axis(ABS_X, 0...32767), axis(ABS_Y, 0...32767)])

  static let powerButton = DeviceDescription("Power Button", keys: [Int(KEY_POWER)])

  /// A plain capacitive panel of 1920 x 1080 units at 8 units per millimetre.
  static let panel = DeviceDescription(
    "Panel", keys: [Int(BTN_TOUCH)],
    axes: [
      axis(ABS_X, 0...1919, 8), axis(ABS_Y, 0...1079, 8), axis(ABS_MT_SLOT, 0...4),
      axis(ABS_MT_POSITION_X, 0...1919, 8), axis(ABS_MT_POSITION_Y, 0...1079, 8),
      axis(ABS_MT_TRACKING_ID, 0...65535),
    ],
    properties: [Int(INPUT_PROP_DIRECT)])

  static func axis(_ code: Int32, _ range: ClosedRange<Int32>, _ resolution: Int32 = 0) -> AbsoluteAxis {
    AbsoluteAxis(
      code: Int(code), minimum: range.lowerBound, maximum: range.upperBound, resolution: resolution)
  }
}
