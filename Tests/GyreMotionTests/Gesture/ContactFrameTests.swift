import GyreMotion
import Testing

@Suite struct ContactFrameTests {
  @Test func holdsSixteenContactsAndLeavesOutTheRest() {
    let contacts = (0..<20).map {
      Contact(id: Int32($0), phase: .moved, position: ScreenPoint(x: Double($0), y: 0))
    }
    let frame = ContactFrame(time: .zero, contacts)
    #expect(frame.count == 16)
    #expect(frame[15] == contacts[15])
  }
}
