import Testing

@testable import GyreInput

@Suite struct ContactProtocolTests {
  private func device(_ codes: Int...) -> EvdevDescription {
    EvdevDescription(axes: codes.map { AbsoluteAxis(code: $0, minimum: 0, maximum: 9) })
  }

  @Test func showsInTheAxes() {
    #expect(ContactProtocol(device(0x00, 0x01, 0x2f, 0x35, 0x36, 0x39)) == .slots(10))
    #expect(ContactProtocol(device(0x00, 0x01, 0x35, 0x36)) == .reports)
    #expect(ContactProtocol(device(0x35, 0x36, 0x39)) == .reports)
    #expect(ContactProtocol(device(0x00, 0x01)) == .single)
    #expect(ContactProtocol(device(0x08, 0x28)) == nil)
    #expect(ContactProtocol(device()) == nil)
  }

  @Test func followsAsManyContactsAsItSays() {
    #expect(ContactProtocol.slots(10).placeCount == 10)
    #expect(ContactProtocol.reports.placeCount == 32)
    #expect(ContactProtocol.single.placeCount == 1)
  }

  @Test(arguments: [(Int32(0), 1), (63, 64), (64, 64), (.max, 64), (-1, 1), (.min, 1)])
  func countsSlotsWithinReason(maximum: Int32, count: Int) {
    let slot = AbsoluteAxis(code: 0x2f, minimum: 0, maximum: maximum)
    #expect(ContactProtocol(EvdevDescription(axes: [slot])) == .slots(count))
  }
}
