import Glibc
import GyreInput
import Testing

@testable import GyreDevices

@Suite struct DeviceListTests {
  private static let touch = ["ID_INPUT": "1", "ID_INPUT_TOUCHSCREEN": "1"]

  @Test(arguments: [EACCES, EBUSY, ENODEV, EINVAL, EMFILE, EIO])
  func aScreenThatCannotBeOpenedIsListedWithItsProblem(code: Int32) throws {
    let properties = Self.touch.merging(
      [
        "LIBINPUT_CALIBRATION_MATRIX": "0 -1 1 1 0 0", "ID_INPUT_WIDTH_MM": "240",
        "ID_INPUT_HEIGHT_MM": "135",
      ]
    ) { $1 }
    let port = FakePort(
      nodes: [DeviceDescription.panel.node(3, properties: properties)],
      openErrors: ["/dev/input/event3": code])
    let screen = try #require(try DeviceList(port: port).touchScreens().first)
    #expect(screen.name == "Panel" && screen.node == "/dev/input/event3")
    #expect(screen.problem?.code == code && !screen.isReadable)
    #expect(screen.problem?.isPermission == (code == EACCES))
    #expect(screen.problem?.permissions == (code == EACCES ? port.permissions : nil))
    // All that is known without the node is told all the same.
    #expect(screen.protocol == .slots && screen.evidence == .udev)
    #expect(screen.identity.identifiers == DeviceIdentifiers(bus: 3, vendor: 1, product: 2))
    #expect(screen.size == PanelSize(width: 240, height: 135))
    #expect(screen.calibration == TouchCalibration(a: 0, b: -1, c: 1, d: 1, e: 0, f: 0))
    #expect(screen.evdev == nil && screen.slots == nil && screen.xAxis == nil)
    #expect(screen.stream(id: 4).evdev == nil && screen.stream(id: 4).id == 4)
  }

  @Test func aDeniedScreenSaysWhatHelps() throws {
    let port = FakePort(
      nodes: [DeviceDescription.panel.node(3)], openErrors: ["/dev/input/event3": EACCES])
    let screen = try #require(try DeviceList(port: port).touchScreens().first)
    #expect(
      screen.problem?.description
        == "/dev/input/event3: permission denied (root:input 0660); add the user to group input: sudo usermod -aG input $USER"
    )
    #expect(screen.evidence == .direct)
  }

  @Test(arguments: [ENOENT, ENODEV])
  func aScreenThatVanishesMeanwhileIsLeftOut(code: Int32) throws {
    let node = DeviceDescription.panel.node(3)
    let port = FakePort(
      nodes: [node, DeviceDescription.panel.node(4)],
      openErrors: ["/dev/input/event3": code, "/dev/input/event4": EACCES], vanished: [node.path])
    #expect(try DeviceList(port: port).touchScreens().map(\.node) == ["/dev/input/event4"])
  }

  @Test func aNodeThatDoesNotExistThoughItsDeviceDoesIsAProblem() throws {
    var unnamed = DeviceDescription.panel.node(5)
    unnamed.node = nil
    let port = FakePort(
      nodes: [DeviceDescription.panel.node(3), unnamed], openErrors: ["/dev/input/event3": ENOENT])
    let screens = try DeviceList(port: port).touchScreens()
    #expect(
      screens.map(\.problem) == [
        .missing(path: "/dev/input/event3", code: ENOENT), .missing(path: unnamed.path, code: ENOENT),
      ])
  }

  @Test func aFileThatIsNoDeviceIsUnsuitable() throws {
    // The fake port opens a plain file, which answers no ioctl.
    let screen = try #require(
      try DeviceList(port: FakePort(nodes: [DeviceDescription.panel.node(3)])).touchScreens().first)
    #expect(screen.problem == .unsuitable(path: "/dev/input/event3", code: ENOTTY))
  }

  @Test func otherDevicesAreNotOpened() throws {
    // Opening would fail and show as `.unknown`.
    let devices: [DeviceDescription] = [.touchpad, .mouse, .keyboard, .accelerometer, .gamepad, .pen]
    let nodes = devices.enumerated().map { $1.node($0) }
    let port = FakePort(
      nodes: nodes, openErrors: Dictionary(uniqueKeysWithValues: nodes.map { ($0.node ?? "", EIO) }))
    let survey = try DeviceList(port: port).survey()
    #expect(survey.touchScreens.isEmpty)
    #expect(Set(survey.others.map(\.identity.name)) == Set(devices.map(\.name)))
    for other in survey.others {
      if case .unknown = other.refusal { Issue.record("\(other.identity.name) was opened") }
    }
  }

  @Test func aNodeThatNobodyKnowsAndThatCannotBeReadIsNamedAsSuch() throws {
    let node = InputNode(path: "/sys/a/event9", node: "/dev/input/event9", nameAttribute: "Mystery")
    let port = FakePort(nodes: [node], openErrors: ["/dev/input/event9": EACCES])
    let survey = try DeviceList(port: port).survey()
    #expect(survey.touchScreens.isEmpty)
    guard case .unknown(.denied) = survey.others.first?.refusal else {
      Issue.record("\(survey.others)")
      return
    }
  }

  @Test func oneNodeListedTwiceIsOneDevice() throws {
    let node = DeviceDescription.panel.node(3)
    let port = FakePort(nodes: [node, node], openErrors: ["/dev/input/event3": EACCES])
    #expect(try DeviceList(port: port).touchScreens().count == 1)
  }

  @Test func aLinkThatTwoNodesClaimChoosesNeither() throws {
    let shared = "/dev/input/by-path/platform-usb-event"
    let own = "/dev/input/by-path/z-own-event"
    let port = FakePort(
      nodes: [
        DeviceDescription.panel.node(3, properties: ["DEVLINKS": "\(shared) \(own)"]),
        DeviceDescription.mouse.node(4, properties: ["DEVLINKS": shared]),
      ], openErrors: ["/dev/input/event3": EACCES])
    let survey = try DeviceList(port: port).survey()
    #expect(survey.touchScreens.first?.identity.link == own)
    #expect(survey.others.first?.identity.link == nil)
  }

  @Test func theOrderIsThatOfTheStablePaths() throws {
    func node(_ number: Int, _ path: String) -> InputNode {
      DeviceDescription.panel.node(number, properties: ["ID_PATH": path])
    }
    let nodes = [node(12, "b"), node(3, "c"), node(20, "a"), node(10, "d"), node(9, "d")]
    let port = FakePort(
      nodes: nodes, openErrors: Dictionary(uniqueKeysWithValues: nodes.map { ($0.node ?? "", EACCES) }))
    #expect(
      try DeviceList(port: port).touchScreens().map(\.node)
        == [20, 12, 3, 9, 10].map { "/dev/input/event\($0)" })
  }

  @Test func aSystemThatCannotBeListedThrows() {
    let error = DeviceError.failed(.list, path: "/sys/class/input", code: EIO)
    #expect(throws: error) { try DeviceList(port: FakePort(listError: error)).touchScreens() }
  }

  @Test func aSystemWithoutDevicesIsAnEmptyList() throws {
    #expect(try DeviceList(port: FakePort()).survey() == InputSurvey())
  }
}
