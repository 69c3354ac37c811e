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

  @Test func positionsBeyondEveryScreenCountAsAMillionPixelsAway() {
    let far = ScreenPoint(x: .greatestFiniteMagnitude, y: -1e7)
    let frame = ContactFrame(time: .zero, [Contact(id: 1, phase: .began, position: far)])
    #expect(frame[0].position == ScreenPoint(x: 1e6, y: -1e6))
    let wrong = ContactFrame(
      time: .zero, [Contact(id: 1, phase: .began, position: ScreenPoint(x: .nan, y: 0))])
    #expect(wrong.count == 0)
  }
}
