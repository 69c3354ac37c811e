import GyreDevices
import GyreInput
import Testing

@testable import gyre

@Suite struct DeviceTextTests {
  static let screen = TouchScreen(
    identity: DeviceIdentity(
      name: "Goodix \u{1B}[2J\"Touch\"",
      identifiers: DeviceIdentifiers(bus: 0x18, vendor: 0x416, product: 0x38F),
      link: "/dev/input/by-path/platform-i2c0-event"),
    node: "/dev/input/event3", systemPath: "/sys/x", evidence: .direct, protocol: .slots, slots: 10,
    evdev: EvdevDescription(
      axes: [
        AbsoluteAxis(code: 0, minimum: 0, maximum: 1),
        AbsoluteAxis(code: 0x35, minimum: 0, maximum: 4095, resolution: 20),
        AbsoluteAxis(code: 0x36, minimum: -5, maximum: 2047, resolution: 20),
      ]),
    size: PanelSize(width: 204.75, height: 102.6), calibrationText: "1 0")

  @Test func aTouchScreenAsJSON() {
    #expect(
      DeviceText.json(Self.screen)
        == #"{"kind":"touch","name":"Goodix \u001b[2J\"Touch\"","node":"/dev/input/event3","id":"0416:038f","#
        + #""path":"/dev/input/by-path/platform-i2c0-event","protocol":"B","contacts":10,"x":[0,4095,20],"#
        + #""y":[-5,2047,20],"size_mm":[204.75,102.6],"calibration":"1 0","reason":"direct","problem":null}"#)
  }

  @Test func theTableNamesEveryFactAndEveryProblem() {
    var broken = Self.screen
    broken.node = "/dev/input/event4"
    broken.problem = .busy(path: "/dev/input/event4", code: 16)
    let other = OtherInput(identity: DeviceIdentity(name: "Mouse"), node: nil, refusal: .mouse)
    let lines = DeviceText.table([Self.screen, broken], [other]).split(separator: "\n")
    #expect(lines.count == 8)
    #expect(
      lines[1].hasPrefix(
        #"touch  Goodix \x1b[2J"Touch"  /dev/input/event3  B         10        0..4095 x -5..2047"#))
    #expect(lines[1].contains("  205x103 mm  /dev/input/by-path/platform-i2c0-event"))
    #expect(lines[4] == "/dev/input/event3: LIBINPUT_CALIBRATION_MATRIX is '1 0'; it needs six numbers")
    #expect(lines[5].hasPrefix("/dev/input/event4: another program holds the device; "))
    #expect(lines[7] == "Mouse: no touch screen: it is a mouse")
    #expect(DeviceText.table([], []).isEmpty)
  }
}
