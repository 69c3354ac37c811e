import Testing

@testable import GyreDevices

@Suite struct InputNodeTests {
  @Test func takesTheNameFromSysfsElseFromTheUevent() {
    var node = InputNode(path: "/sys/x", node: nil, device: ["NAME": "\"A \"B\" panel\""])
    #expect(node.name == "A \"B\" panel")
    node.nameAttribute = "Panel"
    #expect(node.name == "Panel")
    node.nameAttribute = ""
    node.device = [:]
    #expect(node.name.isEmpty)
    node.device = ["NAME": "\""]
    #expect(node.name == "\"")
  }

  @Test func aNameCannotCommandTheTerminal() {
    let node = InputNode(path: "/sys/x", node: nil, nameAttribute: "A\u{1b}[2J\u{9b}\nB\u{7f} é")
    #expect(node.name == "A\u{FFFD}[2J\u{FFFD}\u{FFFD}B\u{FFFD} é")
  }

  @Test func readsProduct() {
    let node = InputNode(path: "/sys/x", node: nil, device: ["PRODUCT": "3/eef/1/210"])
    #expect(node.identifiers == DeviceIdentifiers(bus: 3, vendor: 0xeef, product: 1, version: 0x210))
    #expect(node.identifiers?.description == "0eef:0001")
  }

  @Test(arguments: ["", "3/eef/1", "3/eef/1/210/0", "3//1/2", "3/xyz/1/2", "3/10000/1/2"])
  func refusesAnotherProduct(text: String) {
    #expect(InputNode(path: "/sys/x", node: nil, device: ["PRODUCT": text]).identifiers == nil)
  }

  @Test(arguments: DeviceDescription.recorded.map(\.file))
  func readsTheCapabilitiesOfRecordedDevicesBack(file: String) throws {
    let device = try DeviceDescription(recording: file)
    let node = device.node(3)
    #expect(node.capabilities == device.capabilities)
    #expect(node.identifiers == device.identifiers)
    #expect(node.name == device.name)
  }

  @Test func withoutTypesTheCapabilitiesAreUnknown() {
    #expect(InputNode(path: "/sys/x", node: nil, device: ["KEY": "1"]).capabilities == nil)
  }
}
