import Testing

@testable import GyreDevices

@Suite struct DeviceIdentityTests {
  private let identity = DeviceIdentity(
    name: "eGalax Inc. USB TouchController",
    identifiers: DeviceIdentifiers(bus: 3, vendor: 0xeef, product: 1, version: 0x210),
    link: "/dev/input/by-path/pci-0000:00:14.0-usb-0:3:1.0-event", path: "pci-0000:00:14.0-usb-0:3:1.0",
    physicalPath: "usb-0000:00:14.0-3/input0")

  @Test(arguments: [
    "/dev/input/by-path/pci-0000:00:14.0-usb-0:3:1.0-event", "pci-0000:00:14.0-usb-0:3:1.0",
    "usb-0000:00:14.0-3/input0", "0eef:0001", "0EEF:0001", "egalax", "eGalax Inc. USB TouchController",
  ])
  func lastingWordsChooseIt(selector: String) { #expect(identity.matches(selector)) }

  @Test(arguments: ["", "/dev/input/event3", "event3", "0eef:0002", "eef:1", "Goodix", "pci-0000"])
  func otherWordsDoNot(selector: String) { #expect(!identity.matches(selector)) }

  @Test func theBestPathIsTheLink() {
    var identity = identity
    #expect(identity.stablePath == "/dev/input/by-path/pci-0000:00:14.0-usb-0:3:1.0-event")
    identity.link = nil
    #expect(identity.stablePath == "pci-0000:00:14.0-usb-0:3:1.0")
    identity.path = nil
    #expect(identity.stablePath == "usb-0000:00:14.0-3/input0")
    identity.physicalPath = nil
    #expect(identity.stablePath == nil)
  }

  @Test func comesFromUdevAndTheUevent() {
    let links = "/dev/input/by-id/usb-serial /dev/input/by-path/b-event /dev/input/by-path/a-event"
    let node = DeviceDescription.panel.node(4, properties: ["DEVLINKS": links, "ID_PATH": "platform-x"])
    #expect(
      DeviceIdentity(node)
        == DeviceIdentity(
          name: "Panel", identifiers: DeviceIdentifiers(bus: 3, vendor: 1, product: 2),
          link: "/dev/input/by-path/a-event", path: "platform-x", physicalPath: "usb-1/input0"))
  }

  @Test func emptyTextsAreNone() {
    let node = InputNode(path: "/sys/x", node: nil, properties: ["ID_PATH": ""], device: ["PHYS": "\"\""])
    #expect(DeviceIdentity(node) == DeviceIdentity(name: ""))
  }
}
