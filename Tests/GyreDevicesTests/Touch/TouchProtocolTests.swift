import Testing

@testable import GyreDevices

@Suite struct TouchProtocolTests {
  @Test(arguments: DeviceDescription.recorded)
  func recordedDevices(file: String, protocol: TouchProtocol) throws {
    #expect(TouchProtocol(try DeviceDescription(recording: file).capabilities) == `protocol`)
  }

  @Test func slotsWithoutPositionsAreNoProtocol() {
    #expect(TouchProtocol(InputCapabilities(absolute: CodeSet([0, 1, 0x2f]))) == .single)
    #expect(TouchProtocol(InputCapabilities(absolute: CodeSet([0x2e, 0x2f, 0x35, 0x36]))) == .single)
  }
}
