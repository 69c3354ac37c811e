import CLinuxInput
import Foundation
import Glibc
import GyreInput
import Testing

@testable import GyreDevices

extension UmockdevTests {
  @Suite struct DiscoveryTests {
    private static let touch = ["ID_INPUT": "1", "ID_INPUT_TOUCHSCREEN": "1"]

    @Test(arguments: DeviceDescription.recorded)
    func recordedDevicesAreFoundWithoutUdevd(file: String, protocol: TouchProtocol) throws {
      let device = try DeviceDescription(recording: file)
      let testbed = try Testbed()
      let fake = try testbed.add(device, number: 7)
      let screens = try DeviceList().touchScreens()
      let screen = try #require(screens.first)
      #expect(screens.count == 1)
      #expect(screen.name == device.name && screen.node == "/dev/input/event7")
      #expect(screen.identity.identifiers == device.identifiers)
      #expect(screen.protocol == `protocol`)
      #expect(screen.slots == device.slots)
      #expect(screen.evdev == EvdevDescription(axes: device.axes, properties: device.properties))
      #expect(screen.xAxis?.code == (`protocol` == .single ? 0 : 0x35))
      #expect(screen.evidence != .udev && screen.isReadable && screen.size == nil)
      // The clock first, before anything can be queued on another one.
      #expect(fake.with { $0.requests.first } == 0xa0)
      #expect(fake.with { $0.clock } == CLOCK_MONOTONIC)
    }

    @Test func allRecordedDevicesAtOnceWithUdev() throws {
      let testbed = try Testbed()
      for (index, recorded) in DeviceDescription.recorded.enumerated() {
        // What systemd's input_id gives them: BTN_TOOL_PEN makes the eGalax a tablet.
        let isPen = recorded.protocol == .single
        let properties = ["ID_INPUT": "1", isPen ? "ID_INPUT_TABLET" : "ID_INPUT_TOUCHSCREEN": "1"]
        try testbed.add(
          DeviceDescription(recording: recorded.file), number: index + 2, properties: properties,
          hasMouseNode: true)
      }
      let survey = try DeviceList().survey()
      #expect(survey.touchScreens.count == DeviceDescription.recorded.count)
      #expect(survey.others.isEmpty)
      for screen in survey.touchScreens {
        #expect(screen.evidence == (screen.protocol == .single ? .penWithoutStylus : .udev))
        #expect(screen.node.hasPrefix("/dev/input/event"))
      }
    }

    @Test(arguments: [
      DeviceDescription.touchpad, .oldTouchpad, .mouse, .keyboard, .accelerometer, .gamepad, .pen,
      .virtualMouse,
    ])
    func otherDevicesAreNotListedAndNotOpened(device: DeviceDescription) throws {
      let testbed = try Testbed()
      let fake = try testbed.add(device, number: 4)
      let survey = try DeviceList().survey()
      #expect(survey.touchScreens.isEmpty)
      #expect(survey.others.map(\.identity.name) == [device.name])
      #expect(fake.with { $0.requests.isEmpty })
    }

    @Test func aRecordedTouchpadIsNotListed() throws {
      let testbed = try Testbed()
      try testbed.add(touchpadAsUmockdevRecordsIt)
      let survey = try DeviceList().survey()
      #expect(survey.touchScreens.isEmpty)
      let other = try #require(survey.others.first)
      #expect(survey.others.count == 1)
      #expect(other.refusal == .udev("ID_INPUT_TOUCHPAD=1"))
      #expect(other.identity.name == "PS/2 TouchPad" && other.identity.path == "platform-serio-1")
      #expect(other.identity.link == "/dev/input/by-path/platform-serio-1-event-mouse")
      #expect(other.identity.physicalPath == "serio1/input0")
      #expect(other.identity.identifiers == DeviceIdentifiers(bus: 0x11, vendor: 2, product: 7, version: 1))
    }

    @Test func aRecordedTouchpadIsNotListedWithoutUdevEither() throws {
      let testbed = try Testbed()
      let lines = touchpadAsUmockdevRecordsIt.split(separator: "\n", omittingEmptySubsequences: false)
      try testbed.add(lines.filter { !$0.contains("ID_INPUT") }.joined(separator: "\n"))
      let survey = try DeviceList().survey()
      #expect(survey.touchScreens.isEmpty)
      #expect(survey.others.map(\.refusal) == [.touchpad])
    }

    @Test func udevsPropertiesAreTaken() throws {
      let testbed = try Testbed()
      let link = "/dev/input/by-path/platform-i2c-event"
      let extra = [
        "LIBINPUT_CALIBRATION_MATRIX": "0 -1 1 1 0 0", "ID_PATH": "platform-i2c",
        "DEVLINKS": "/dev/input/by-id/x \(link)",
      ]
      try testbed.add(
        .panel, number: 7, properties: Self.touch.merging(extra) { $1 }, hasMouseNode: true)
      let screens = try DeviceList().touchScreens()
      let screen = try #require(screens.first)
      #expect(screens.count == 1)
      #expect(screen.calibration == TouchCalibration(a: 0, b: -1, c: 1, d: 1, e: 0, f: 0))
      #expect(screen.identity.link == link && screen.identity.path == "platform-i2c")
      #expect(screen.size == PanelSize(width: 1919.0 / 8, height: 1079.0 / 8))
      #expect(screen.slots == 5)
      #expect(
        screen.stream(id: 3)
          == StreamDescription(id: 3, kind: .evdev, name: "Panel", evdev: screen.evdev))
    }

    @Test func aWrongCalibrationKeepsItsText() throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7, properties: ["LIBINPUT_CALIBRATION_MATRIX": "0 -1 1"])
      let screen = try #require(try DeviceList().touchScreens().first)
      #expect(screen.calibration == nil && screen.calibrationText == "0 -1 1")
    }

    /// Where the uevent does not tell what a device can do, its node does.
    @Test(arguments: [(DeviceDescription.panel, true), (.oldTouchpad, false)])
    func aDeviceWithABareEntryIsAskedItself(device: DeviceDescription, isTouchScreen: Bool) throws {
      let testbed = try Testbed()
      let entry = device.testbedText(5).split(separator: "\n", omittingEmptySubsequences: false)
      try testbed.add(entry.filter { !$0.hasPrefix("E: EV=") }.joined(separator: "\n"))
      let fake = FakeEvdev(device)
      try testbed.attach(fake, number: 5)
      let survey = try DeviceList().survey()
      #expect(survey.touchScreens.count == (isTouchScreen ? 1 : 0))
      #expect(survey.others.count == (isTouchScreen ? 0 : 1))
      #expect((survey.touchScreens.map(\.name) + survey.others.map(\.identity.name)) == [device.name])
      #expect(fake.with { !$0.requests.isEmpty })
    }

    @Test func aClaimOfTooManySlotsIsRefused() throws {
      let testbed = try Testbed()
      var device = DeviceDescription.panel
      device.axes = device.axes.map { axis in
        var axis = axis
        if axis.code == Int(ABS_MT_SLOT) { axis.maximum = 2_000_000_000 }
        return axis
      }
      device.name = "Liar"
      try testbed.add(device.testbedText(7))
      try testbed.attach(FakeEvdev(device, slots: 0), number: 7)
      let screen = try #require(try DeviceList().touchScreens().first)
      #expect(screen.problem == .unsuitable(path: "/dev/input/event7", code: EINVAL))
    }

    @Test(arguments: [(0xa0, ENODEV), (0x02, ENODEV), (0x06, EIO), (0x75, EINVAL)])
    func anErrorOfTheDriverIsTheProblem(request: Int, code: Int32) throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7).with { $0.errors[request] = code }
      let screen = try #require(try DeviceList().touchScreens().first)
      #expect(screen.problem?.code == code)
    }

    /// Old emulations do not know the ioctl: the screen is described, but rows of another clock are not read.
    @Test func aClockThatCannotBeSetIsAProblemOfReading() throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7).with { $0.errors[0xa0] = ENOENT }
      let screen = try #require(try DeviceList().touchScreens().first)
      let problem = DeviceError.failed(.setClock, path: "/dev/input/event7", code: ENOENT)
      #expect(screen.problem == problem && screen.slots == 5 && screen.evdev != nil)
      #expect(throws: problem) { _ = try EvdevReader(screen, stream: 0) }
    }

    @Test func whatWasOpenedIsClosed() throws {
      let testbed = try Testbed()
      let panel = try testbed.add(.panel, number: 7)
      let before = try openTerminals()
      for round in 0..<6 {
        // Every other time the driver fails in the middle of the description.
        panel.with { $0.errors = round % 2 == 0 ? [:] : [0x75: EIO] }
        #expect(try DeviceList().touchScreens().count == 1)
      }
      panel.with { $0.errors = [:] }
      #expect(try openTerminals() == before)
      let reader = try EvdevReader(node: "/dev/input/event7", stream: 0, through: LinuxDevicePort())
      #expect(try openTerminals() == before + 1 && reader.descriptor >= 0)
    }

    @Test func aDeviceThatVanishesBetweenListingAndOpeningIsLeftOut() throws {
      let testbed = try Testbed()
      try testbed.add(.panel, number: 7)
      let stale = StalePort(nodes: try LinuxDevicePort().inputNodes())
      #expect(stale.nodes.count == 1)
      testbed.remove(number: 7)
      #expect(try DeviceList(port: stale).survey() == InputSurvey())
    }
  }
}

/// How many terminals this process has open: umockdev's nodes are terminals inside.
private func openTerminals() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    return target?.hasPrefix("/dev/pts/") == true
  }
}

/// The system itself, but with the list of nodes of a moment ago.
private struct StalePort: DevicePort {
  let nodes: [InputNode]
  private let system = LinuxDevicePort()

  init(nodes: [InputNode]) { self.nodes = nodes }

  func inputNodes() throws(DeviceError) -> [InputNode] { nodes }
  func open(_ path: String) throws(SystemError) -> FileDescriptor { try system.open(path) }
  func permissions(of path: String) throws(SystemError) -> NodePermissions {
    try system.permissions(of: path)
  }
  func exists(_ path: String) -> Bool { system.exists(path) }
}
