import GyreInput
import GyreMotion
import Testing

@Suite struct MousePointerTests {
  private let mouse = StreamDescription(id: 1, kind: .evdev, name: "mouse")

  @Test func startsAtTheCentreAndDragsWithTheLeftButton() throws {
    var session = try Session(mouse)
    #expect(session.decode([.relative(0, 10), .relative(1, -20)]).isEmpty)
    #expect(session.contacts(.click(1)) == [contact(0, .began, 60, 30, .mouse)])
    #expect(session.contacts(.relative(0, 5)) == [contact(0, .moved, 65, 30, .mouse)])
    #expect(session.contacts() == [contact(0, .moved, 65, 30, .mouse)])
    #expect(session.contacts(.click(0)) == [contact(0, .ended, 65, 30, .mouse)])
    #expect(session.decode([.relative(0, 1)]).isEmpty)
  }

  @Test func staysOnTheView() throws {
    var session = try Session(mouse)
    #expect(
      session.contacts(.click(1), .relative(0, 900), .relative(1, -900)).first?.position
        == ScreenPoint(x: 100, y: 0))
    #expect(session.contacts(.relative(0, -1)).first?.position == ScreenPoint(x: 99, y: 0))
    #expect(
      session.contacts(.relative(0, .min), .relative(1, .max)).first?.position == ScreenPoint(x: 0, y: 100))
  }

  @Test func otherButtonsDoNothing() throws {
    var session = try Session(mouse)
    #expect(session.decode([.key(0x111, 1), .key(0x112, 1)]).isEmpty)
  }

  @Test func aSecondPressWithinAFrameIsAnotherContact() throws {
    var session = try Session(mouse)
    _ = session.contacts(.click(1))
    #expect(
      session.contacts(.click(0), .click(1), .relative(0, 3))
        == [contact(0, .ended, 50, 50, .mouse), contact(1, .began, 53, 50, .mouse)])
    #expect(session.contacts(.click(0), .click(1), .click(0)) == [contact(1, .ended, 53, 50, .mouse)])
  }

  @Test func lostEventsLetGo() throws {
    var session = try Session(mouse)
    _ = session.contacts(.click(1))
    #expect(session.contacts(.relative(0, 9), .dropped) == [contact(0, .cancelled, 50, 50, .mouse)])
    #expect(session.contacts(.relative(0, 9)) == [])
    #expect(session.contacts(.click(1)) == [contact(1, .began, 59, 50, .mouse)])
    #expect(session.interrupt(.disconnected).contacts == [contact(1, .cancelled, 59, 50, .mouse)])
  }

  @Test func aTurnKeepsItsPlaceOnThePanel() throws {
    var session = try Session(mouse, view: TouchView(width: 200, height: 100))
    _ = session.contacts(.click(1), .relative(0, -90), .relative(1, -30))
    #expect(
      session.rotate(to: .degrees90).contacts
        == [contact(0, .cancelled, 20, 190, .mouse), contact(1, .began, 20, 190, .mouse)])
    #expect(session.contacts(.relative(0, 4)) == [contact(1, .moved, 24, 190, .mouse)])
  }
}
