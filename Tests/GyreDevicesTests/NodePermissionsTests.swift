import Testing

@testable import GyreDevices

@Suite struct NodePermissionsTests {
  @Test(arguments: [
    (0o660 as UInt16, "root:input 0660"), (0, "root:input 0000"), (0o7777, "root:input 7777"),
    (0o44, "root:input 0044"), (0xffff, "root:input 177777"),
  ])
  func readAsLsShowsThem(mode: UInt16, text: String) {
    #expect("\(NodePermissions(owner: "root", group: "input", mode: mode))" == text)
  }

  @Test func theGroupsReadBitCounts() {
    #expect(NodePermissions(owner: "a", group: "b", mode: 0o640).isGroupReadable)
    #expect(!NodePermissions(owner: "a", group: "b", mode: 0o604).isGroupReadable)
  }
}
