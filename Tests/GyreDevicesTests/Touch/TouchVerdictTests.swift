import CLinuxInput
import GyreInput
import Testing

@testable import GyreDevices

@Suite struct TouchVerdictTests {
  private static let evidence: [String: TouchEvidence] = [
    "N-Trig_MultiTouch": .touchButton, "eGalax_Inc._USB_TouchController": .penWithoutStylus,
  ]

  @Test(arguments: DeviceDescription.recorded.map(\.file))
  func everyRecordedDeviceIsATouchScreenByItsCapabilities(file: String) throws {
    let device = try DeviceDescription(recording: file)
    let verdict = TouchVerdict(properties: [:], capabilities: device.capabilities)
    #expect(verdict == .touchScreen(Self.evidence[file] ?? .direct))
  }

  @Test(arguments: [
    (DeviceDescription.touchpad, TouchRefusal.touchpad), (.oldTouchpad, .touchpad), (.mouse, .mouse),
    (.keyboard, .keyboard), (.accelerometer, .motionSensor), (.gamepad, .joystick), (.pen, .pen),
    (.virtualMouse, .mouse), (.powerButton, .keyboard),
  ])
  func otherDevicesAreRefused(device: DeviceDescription, refusal: TouchRefusal) {
    #expect(TouchVerdict(properties: [:], capabilities: device.capabilities) == .refused(refusal))
  }

  @Test func aPositionWithoutTouchIsRefused() {
    let dial = DeviceDescription(
      "Dial", axes: [.init(code: 0, minimum: 0, maximum: 9), .init(code: 1, minimum: 0, maximum: 9)])
    #expect(TouchVerdict(properties: [:], capabilities: dial.capabilities) == .refused(.noTouch))
    #expect(TouchVerdict(properties: [:], capabilities: InputCapabilities()) == .refused(.noPosition))
  }

  @Test func contactPositionsNeedNoTouchButton() {
    var device = DeviceDescription.panel
    device.properties = []
    device.codes[1] = []
    #expect(
      TouchVerdict(properties: [:], capabilities: device.capabilities) == .touchScreen(.contactPositions))
  }

  @Test(arguments: [[INPUT_PROP_POINTER], [INPUT_PROP_BUTTONPAD], [INPUT_PROP_BUTTONPAD, INPUT_PROP_DIRECT]])
  func eachPropertyOfTouchpadsIsEnough(properties: [Int32]) {
    var device = DeviceDescription.panel
    device.properties = properties.map(Int.init)
    #expect(TouchVerdict(properties: [:], capabilities: device.capabilities) == .refused(.touchpad))
  }

  /// Drivers that set both mean a touch screen with a cursor.
  @Test func directCountsMoreThanPointer() {
    var device = DeviceDescription.panel
    device.properties = [Int(INPUT_PROP_POINTER), Int(INPUT_PROP_DIRECT)]
    #expect(TouchVerdict(properties: [:], capabilities: device.capabilities) == .touchScreen(.direct))
  }

  /// Some panels send finger and pen through one node.
  @Test func aPenWithContactsIsATouchScreen() {
    var device = DeviceDescription.panel
    device.codes[1] = [Int(BTN_TOUCH), Int(BTN_TOOL_PEN), Int(BTN_STYLUS)]
    #expect(TouchVerdict(properties: [:], capabilities: device.capabilities) == .touchScreen(.direct))
    let verdict = TouchVerdict(
      properties: ["ID_INPUT_TABLET": "1"], capabilities: device.capabilities)
    #expect(verdict == .touchScreen(.direct))
  }

  /// A receiver that claims every code there is has no contacts.
  @Test func aDeviceThatClaimsEverythingIsRefused() {
    let all = InputCapabilities(
      types: CodeSet([0, 1, 2, 3]), keys: CodeSet(0x100...0x2ff), absolute: CodeSet(0...0x3f),
      relative: CodeSet(0...9))
    #expect(!all.hasContactPositions)
    #expect(TouchVerdict(properties: [:], capabilities: all) == .refused(.pen))
  }

  @Test(arguments: ["TOUCHPAD", "MOUSE", "JOYSTICK", "ACCELEROMETER", "KEYBOARD", "KEY", "TABLET_PAD"])
  func anotherClassOfUdevIsRefused(name: String) {
    let verdict = TouchVerdict(
      properties: ["ID_INPUT": "1", "ID_INPUT_\(name)": "1"],
      capabilities: DeviceDescription.panel.capabilities)
    #expect(verdict == .refused(.udev("ID_INPUT_\(name)=1")))
  }

  @Test func udevsWordCountsMoreThanTheCapabilities() {
    let touchpad = DeviceDescription.touchpad.capabilities
    let panel = DeviceDescription.panel.capabilities
    #expect(
      TouchVerdict(properties: ["ID_INPUT_TOUCHSCREEN": "1"], capabilities: touchpad) == .touchScreen(.udev))
    #expect(
      TouchVerdict(properties: ["ID_INPUT_TOUCHSCREEN": "0"], capabilities: panel)
        == .refused(.udev("ID_INPUT_TOUCHSCREEN=0")))
    #expect(
      TouchVerdict(
        properties: ["ID_INPUT_TOUCHSCREEN": "1", "ID_INPUT_TOUCHPAD": "1"], capabilities: panel)
        == .refused(.udev("ID_INPUT_TOUCHPAD=1")))
    // A panel with a few keys of its own stays a panel.
    #expect(
      TouchVerdict(properties: ["ID_INPUT_TOUCHSCREEN": "1", "ID_INPUT_KEY": "1"], capabilities: panel)
        == .touchScreen(.udev))
  }

  @Test func udevsWordCannotMakeAPosition() {
    let verdict = TouchVerdict(
      properties: ["ID_INPUT_TOUCHSCREEN": "1"], capabilities: DeviceDescription.keyboard.capabilities)
    #expect(verdict == .refused(.noPosition))
  }

  @Test func aTabletOfUdevIsATouchScreenUnlessItHasAStylus() throws {
    let tablet = ["ID_INPUT": "1", "ID_INPUT_TABLET": "1"]
    let controller = try DeviceDescription(recording: "eGalax_Inc._USB_TouchController").capabilities
    #expect(TouchVerdict(properties: tablet, capabilities: controller) == .touchScreen(.penWithoutStylus))
    #expect(
      TouchVerdict(properties: tablet, capabilities: DeviceDescription.pen.capabilities)
        == .refused(.udev("ID_INPUT_TABLET=1")))
    #expect(TouchVerdict(properties: tablet, capabilities: nil) == nil)
  }

  @Test func withoutUdevAndCapabilitiesNothingIsDecided() {
    #expect(TouchVerdict(properties: ["ID_INPUT": "1"], capabilities: nil) == nil)
    #expect(TouchVerdict(properties: ["ID_INPUT_TOUCHSCREEN": "1"], capabilities: nil) == .touchScreen(.udev))
  }

  @Test func everyReasonHasWords() {
    let refusals: [TouchRefusal] = [
      .udev("X"), .touchpad, .pen, .joystick, .motionSensor, .mouse, .keyboard, .noPosition, .noTouch,
      .unknown(.busy(path: "/dev/input/event1", code: 16)),
    ]
    #expect(Set(refusals.map(\.description)).count == refusals.count)
    let evidence: [TouchEvidence] = [.udev, .direct, .touchButton, .contactPositions, .penWithoutStylus]
    #expect(Set(evidence.map(\.description)).count == evidence.count)
  }
}
