import GyreInput
import GyreMotion
import Testing

@Suite struct ContactSlotsTests {
  @Test func slotZeroIsImplied() throws {
    var session = try Session(touchScreen())
    #expect(session.contacts(.id(7), .x(1), .y(2)) == [contact(0, .began, 1, 2)])
  }

  @Test func followsTwoFingersInTwoSlots() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.slot(0), .id(7), .x(1), .y(2), .slot(1), .id(8), .x(50), .y(60))
    #expect(session.contacts(.y(61)) == [contact(0, .moved, 1, 2), contact(1, .moved, 50, 61)])
    #expect(session.contacts(.slot(0), .id(-1)) == [contact(0, .ended, 1, 2), contact(1, .moved, 50, 61)])
    #expect(session.contacts() == [contact(1, .moved, 50, 61)])
  }

  @Test func anotherIdentityWithoutAnEndEndsAndBegins() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(7), .x(1), .y(2))
    #expect(session.contacts(.id(8), .x(90)) == [contact(0, .ended, 1, 2), contact(1, .began, 90, 2)])
  }

  @Test func aRepeatedIdentityChangesNothing() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(7), .x(1), .y(2))
    #expect(session.contacts(.id(7), .id(7)) == [contact(0, .moved, 1, 2)])
  }

  @Test func aContactWithinOneFrameIsNone() throws {
    var session = try Session(touchScreen())
    #expect(session.contacts(.id(7), .x(1), .y(2), .id(-1)) == [])
  }

  @Test func aContactOfNoLengthPasses() throws {
    var session = try Session(touchScreen())
    #expect(session.contacts(.id(7), .x(1), .y(2)) == [contact(0, .began, 1, 2)])
    #expect(session.contacts(.id(-1)) == [contact(0, .ended, 1, 2)])
  }

  @Test func unsentAxesKeepTheSlotsValue() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.slot(4), .id(1), .x(33), .y(44))
    _ = session.contacts(.id(-1))
    #expect(session.contacts(.id(2), .y(45)) == [contact(1, .began, 33, 45)])
  }

  @Test func beginsOnceThePositionIsKnown() throws {
    var session = try Session(touchScreen())
    #expect(session.contacts(.id(1)) == [])
    #expect(session.contacts(.x(5)) == [])
    #expect(session.contacts(.y(6)) == [contact(0, .began, 5, 6)])
  }

  @Test func theFirstRowMayHoldWhatIsDownAlready() throws {
    var session = try Session(touchScreen(slots: 3))
    let began = session.contacts(
      .slot(0), .id(-1), .x(9), .y(9), .slot(1), .id(40), .x(10), .y(20), .slot(2), .id(41), .x(30), .y(40),
      .slot(1))
    #expect(began == [contact(0, .began, 10, 20), contact(1, .began, 30, 40)])
    #expect(session.contacts(.x(11)) == [contact(0, .moved, 11, 20), contact(1, .moved, 30, 40)])
    #expect(session.contacts(.slot(0), .id(42)).last == contact(2, .began, 9, 9))
  }

  // MARK: - Palm and hover

  @Test func aPalmIsCancelledOnceAndSilentUntilANewIdentity() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(5), .y(6))
    #expect(session.contacts(.tool(2), .x(7)) == [contact(0, .cancelled, 5, 6)])
    #expect(session.contacts(.x(8)) == [])
    #expect(session.contacts(.tool(0), .x(9)) == [])
    #expect(session.contacts(.id(-1)) == [])
    #expect(session.contacts(.id(2)) == [contact(1, .began, 9, 6)])
  }

  @Test func aPalmFromTheStartIsNeverTold() throws {
    var session = try Session(touchScreen())
    #expect(session.contacts(.id(1), .tool(2), .x(5), .y(6)) == [])
    #expect(session.contacts(.tool(0)) == [])
    #expect(session.contacts(.id(2)) == [contact(0, .began, 5, 6)])
    #expect(session.contacts(.tool(2)) == [contact(0, .cancelled, 5, 6)])
    #expect(session.contacts(.id(3)) == [])
    #expect(session.contacts(.id(4), .tool(0)) == [contact(1, .began, 5, 6)])
  }

  @Test func hoveringIsNoContact() throws {
    var session = try Session(touchScreen())
    #expect(session.contacts(.id(1), .distance(3), .x(5), .y(6)) == [])
    #expect(session.contacts(.distance(0)) == [contact(0, .began, 5, 6)])
    #expect(session.contacts(.distance(1), .x(8)) == [contact(0, .ended, 5, 6)])
    #expect(session.contacts(.distance(0)) == [contact(1, .began, 8, 6)])
  }

  // MARK: - Lost events

  @Test func lostEventsCancelAndNothingOfTheHalfFrameIsTold() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(5), .y(6))
    #expect(session.contacts(.x(90), .dropped) == [contact(0, .cancelled, 5, 6)])
    #expect(session.contacts(.slot(0), .id(-1)) == [])
    #expect(session.contacts(.id(2), .x(20), .y(30)) == [contact(1, .began, 20, 30)])
  }

  @Test func aContactThatLastsBeginsAnewWhenItIsNamed() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(5), .y(6), .slot(1), .id(2), .x(50), .y(60))
    #expect(session.contacts(.dropped).map(\.phase) == [.cancelled, .cancelled])
    #expect(session.contacts() == [])
    #expect(session.contacts(.x(51)) == [contact(2, .began, 51, 60)])
    #expect(session.contacts(.slot(0), .id(-1)) == [contact(2, .moved, 51, 60)])
  }

  @Test func aSynchronisationMayFollowInTheSameRow() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(5), .y(6))
    let contacts = session.contacts(
      .x(7), .dropped, .slot(0), .id(-1), .slot(1), .id(9), .x(20), .y(30), .slot(0))
    #expect(contacts == [contact(0, .cancelled, 5, 6), contact(1, .began, 20, 30)])
  }

  @Test func eventsOfAnUnknownSlotAfterLostOnesBelongToNobody() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(5), .y(6))
    #expect(session.contacts(.dropped, .x(77), .id(4)) == [contact(0, .cancelled, 5, 6)])
    #expect(session.contacts(.y(8)) == [contact(1, .began, 5, 8)])
  }

  @Test func aPalmStaysSilentOverLostEvents() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .tool(2), .x(5), .y(6))
    _ = session.contacts(.dropped)
    #expect(session.contacts(.x(9), .tool(0)) == [])
    #expect(session.contacts(.id(2)) == [contact(0, .began, 9, 6)])
  }

  // MARK: - Limits

  @Test func slotsThatTheDeviceDoesNotHaveAreIgnored() throws {
    var session = try Session(touchScreen(slots: 2))
    #expect(session.contacts(.slot(2), .id(1), .x(5), .y(6)) == [])
    #expect(session.contacts(.slot(-1), .id(1), .x(5), .y(6)) == [])
    #expect(session.contacts(.slot(.max), .id(1), .x(5), .y(6)) == [])
    #expect(session.contacts(.slot(1), .id(1), .x(5), .y(6)) == [contact(0, .began, 5, 6)])
  }

  @Test func theSeventeenthFingerBeginsWhenThereIsRoom() throws {
    var session = try Session(touchScreen(slots: 40))
    let all = (0..<20).flatMap { [EvdevEvent.slot($0), .id($0 + 100), .x($0), .y($0)] }
    #expect(session.decode(all).contacts.map(\.id) == Array(0..<16))
    #expect(session.contacts(.slot(3), .id(-1)).map(\.phase).count(where: { $0 == .ended }) == 1)
    let next = session.contacts()
    #expect(next.count == 16)
    #expect(next.last == contact(16, .began, 16, 16))
    let lifted = session.decode((0..<20).flatMap { [EvdevEvent.slot($0), .id(-1)] }).contacts
    #expect(lifted.allSatisfy { $0.phase == .ended } && lifted.count == 16)
    #expect(session.contacts() == [])
  }

  @Test func aDeviceMayClaimAnyNumberOfSlots() throws {
    for maximum in [Int32.max, Int32.min, -1, 0] {
      var axes = [0x35, 0x36, 0x39].map { AbsoluteAxis(code: $0, minimum: 0, maximum: 100) }
      axes.append(AbsoluteAxis(code: 0x2f, minimum: 0, maximum: maximum))
      var session = try Session(
        StreamDescription(id: 0, kind: .evdev, evdev: EvdevDescription(axes: axes)))
      #expect(session.contacts(.id(1), .x(5), .y(6)) == [contact(0, .began, 5, 6)])
    }
  }
}
