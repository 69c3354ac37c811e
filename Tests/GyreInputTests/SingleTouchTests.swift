import GyreInput
import GyreMotion
import Testing

@Suite struct SingleTouchTests {
  private func device(_ codes: [Int] = [0, 1], minimum: Int32 = 0, maximum: Int32 = 100) -> StreamDescription
  {
    let axes = codes.map { AbsoluteAxis(code: $0, minimum: minimum, maximum: maximum) }
    return StreamDescription(id: 5, kind: .evdev, evdev: EvdevDescription(axes: axes))
  }

  @Test func followsAFinger() throws {
    var session = try Session(device())
    #expect(session.contacts(.touch(1), .axis(0, 10), .axis(1, 20)) == [contact(0, .began, 10, 20)])
    #expect(session.contacts(.axis(1, 30)) == [contact(0, .moved, 10, 30)])
    #expect(session.contacts(.touch(0)) == [contact(0, .ended, 10, 30)])
    #expect(session.contacts(.axis(0, 50)) == [])
    #expect(session.contacts(.touch(1)) == [contact(1, .began, 50, 30)])
  }

  @Test func theRangeMayStartAnywhere() throws {
    var session = try Session(device(minimum: 42, maximum: 1981))
    #expect(session.contacts(.touch(1), .axis(0, 42), .axis(1, 1981)) == [contact(0, .began, 0, 100)])
    #expect(session.contacts(.axis(0, 0), .axis(1, 5000)) == [contact(0, .moved, 0, 100)])
  }

  @Test func liftedAndPressedWithinAFrameIsAnotherContact() throws {
    var session = try Session(device())
    _ = session.contacts(.touch(1), .axis(0, 10), .axis(1, 20))
    #expect(
      session.contacts(.touch(0), .touch(1), .axis(0, 90)) == [
        contact(0, .ended, 10, 20), contact(1, .began, 90, 20),
      ])
    #expect(session.contacts(.touch(1)) == [contact(1, .moved, 90, 20)])
  }

  @Test func beginsOnceThePositionIsKnown() throws {
    var session = try Session(device())
    #expect(session.contacts(.touch(1), .axis(0, 10)) == [])
    #expect(session.contacts(.axis(1, 20)) == [contact(0, .began, 10, 20)])
  }

  @Test func aPointerWithAbsoluteAxesPressesWithItsLeftButton() throws {
    var session = try Session(device())
    _ = session.contacts(.axis(0, 10), .axis(1, 20))
    #expect(session.contacts(.click(1)) == [contact(0, .began, 10, 20, .mouse)])
    #expect(session.contacts(.axis(0, 11)) == [contact(0, .moved, 11, 20, .mouse)])
    #expect(session.contacts(.click(0)) == [contact(0, .ended, 11, 20, .mouse)])
    #expect(session.decode([.axis(0, 60)]).isEmpty)
    #expect(
      session.decode([.relative(8, -1)])
        == [.wheel(WheelTurn(time: session.time, notches: -1, position: ScreenPoint(x: 60, y: 20)))])
  }

  @Test func theTouchKeyCountsWhereBothAreSent() throws {
    var session = try Session(device())
    #expect(
      session.contacts(.click(1), .touch(1), .axis(0, 10), .axis(1, 20)) == [contact(0, .began, 10, 20)])
    #expect(session.contacts(.click(0)) == [contact(0, .moved, 10, 20)])
    #expect(session.contacts(.touch(0)) == [contact(0, .ended, 10, 20)])
    #expect(session.contacts(.click(1)) == [])
  }

  @Test func theRepeatedAxesCountWhereTheyAreSent() throws {
    var session = try Session(device([0, 1, 2, 3]))
    #expect(session.contacts(.touch(1), .axis(2, 10), .axis(3, 20)) == [contact(0, .began, 10, 20)])
    #expect(session.contacts(.axis(0, 99), .axis(1, 99)) == [contact(0, .moved, 10, 20)])
    #expect(session.contacts(.touch(0)) == [contact(0, .ended, 10, 20)])
    #expect(session.contacts(.touch(1)) == [contact(1, .began, 99, 99)])
  }

  @Test func lostEventsCancelAndAFingerGoesOnWhenItMoves() throws {
    var session = try Session(device())
    _ = session.contacts(.touch(1), .axis(0, 10), .axis(1, 20))
    #expect(session.contacts(.axis(0, 50), .dropped) == [contact(0, .cancelled, 10, 20)])
    #expect(session.contacts() == [])
    #expect(session.contacts(.axis(0, 51)) == [contact(1, .began, 51, 20)])
  }

  @Test func lostEventsLetGoOfAButton() throws {
    var session = try Session(device())
    _ = session.contacts(.click(1), .axis(0, 10), .axis(1, 20))
    #expect(session.contacts(.dropped) == [contact(0, .cancelled, 10, 20, .mouse)])
    #expect(session.contacts(.axis(0, 51)) == [])
    #expect(session.contacts(.click(1)) == [contact(1, .began, 51, 20, .mouse)])
  }

  @Test func bothAxesMustBeDescribed() {
    #expect(throws: InputError.missingAxes(stream: 5, codes: [1])) { _ = try Session(device([0])) }
  }
}
