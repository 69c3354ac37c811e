import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

@Suite struct ContactReportsTests {
  /// One contact of a frame, closed.
  private func finger(_ x: Int64, _ y: Int64) -> [EvdevEvent] { [.x(x), .y(y), .report] }

  @Test func followsAFinger() throws {
    var session = try Session(touchScreen(slots: nil))
    #expect(session.decode(finger(10, 20)).contacts == [contact(0, .began, 10, 20)])
    #expect(session.decode(finger(12, 20)).contacts == [contact(0, .moved, 12, 20)])
    #expect(session.contacts(.report) == [contact(0, .ended, 12, 20)])
    #expect(session.contacts(.report) == [])
  }

  @Test func followsFingersWhateverTheirOrder() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20) + finger(60, 70) + finger(90, 10))
    let contacts = session.decode(finger(88, 12) + finger(11, 21) + finger(61, 71)).contacts
    #expect(
      contacts == [contact(0, .moved, 11, 21), contact(1, .moved, 61, 71), contact(2, .moved, 88, 12)])
  }

  @Test func theLeastSumDecidesNotTheNearestPair() throws {
    // Two fingers 10 apart go 9 along their line: the nearest pair alone would lose both.
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 50) + finger(20, 50))
    let contacts = session.decode(finger(30, 50) + finger(19, 50)).contacts
    #expect(contacts == [contact(0, .moved, 19, 50), contact(1, .moved, 30, 50)])
  }

  @Test func oneOfTwoLifts() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20) + finger(60, 70))
    #expect(
      session.decode(finger(61, 70)).contacts == [contact(0, .ended, 10, 20), contact(1, .moved, 61, 70)])
  }

  @Test func aThirdComesBetween() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20) + finger(60, 70))
    let contacts = session.decode(finger(40, 40) + finger(10, 21) + finger(60, 71)).contacts
    #expect(
      contacts == [contact(0, .moved, 10, 21), contact(1, .moved, 60, 71), contact(2, .began, 40, 40)])
  }

  @Test func whatIsTooFarIsAnotherFinger() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 10))
    #expect(session.decode(finger(42, 10)).contacts == [contact(0, .moved, 42, 10)])
    #expect(
      session.decode(finger(80, 10)).contacts == [contact(0, .ended, 42, 10), contact(1, .began, 80, 10)])
  }

  @Test func lettingGoOfTheTouchKeyEndsAll() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20) + finger(60, 70) + [.touch(1)])
    #expect(session.contacts(.touch(0)).map(\.phase) == [.ended, .ended])
    _ = session.decode([.touch(1)] + finger(10, 20))
    #expect(session.decode([.touch(0)] + finger(10, 20)).contacts == [contact(2, .ended, 10, 20)])
  }

  @Test func noPressureEndsAll() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20) + [.axis(0x18, 40)])
    #expect(session.contacts(.axis(0x18, 0)) == [contact(0, .ended, 10, 20)])
  }

  @Test func aFrameOfOtherThingsChangesNothing() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20))
    #expect(session.contacts(.axis(0, 99), .axis(1, 99)) == [contact(0, .moved, 10, 20)])
    #expect(session.contacts() == [contact(0, .moved, 10, 20)])
  }

  @Test func whatIsNotClosedIsNoContact() throws {
    // A recorder's first row holds an axis' current values; here they are leftovers of the last contact.
    var session = try Session(touchScreen(slots: nil))
    #expect(session.contacts(.x(10), .y(20)) == [])
    #expect(session.decode(finger(30, 40)).contacts == [contact(0, .began, 30, 40)])
    #expect(session.contacts(.x(30), .report) == [contact(0, .ended, 30, 40)])
  }

  @Test func trackingIdentitiesCountWhereTheyAreSent() throws {
    var session = try Session(touchScreen(slots: nil))
    func finger(_ id: Int64, _ x: Int64, _ y: Int64) -> [EvdevEvent] { [.id(id), .x(x), .y(y), .report] }
    _ = session.decode(finger(5, 10, 10) + finger(6, 20, 10))
    #expect(
      session.decode(finger(6, 10, 10) + finger(5, 95, 10)).contacts
        == [contact(0, .moved, 95, 10), contact(1, .moved, 10, 10)])
    #expect(
      session.decode(finger(7, 95, 10) + finger(6, 10, 10)).contacts
        == [contact(0, .ended, 95, 10), contact(1, .moved, 10, 10), contact(2, .began, 95, 10)])
    #expect(session.decode(finger(-1, 95, 10) + finger(6, 10, 10) + finger(6, 50, 50)).contacts.count == 2)
    #expect(session.decode(finger(.max, 50, 50) + finger(.max - 1, 60, 60)).contacts.count == 2)
    #expect(session.contacts(.report).map(\.phase) == [.ended])
  }

  @Test func anIdentityTwiceInAFrameCountsOnce() throws {
    var session = try Session(touchScreen(slots: nil))
    let contacts = session.contacts(.id(6), .x(10), .y(10), .report, .id(6), .x(50), .y(50), .report)
    #expect(contacts == [contact(0, .began, 10, 10)])
  }

  @Test func palmsAndHoveringFingersAreFollowedButNotTold() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20))
    #expect(session.contacts(.tool(2), .x(11), .y(20), .report) == [contact(0, .cancelled, 10, 20)])
    #expect(session.decode(finger(12, 20)).contacts == [])
    #expect(
      session.decode(finger(13, 20) + [.distance(2), .x(80), .y(80), .report]).contacts == [])
    #expect(session.decode(finger(13, 20) + finger(80, 80)).contacts == [contact(1, .began, 80, 80)])
  }

  @Test func lostEventsCancelAndTheNextFrameBeginsAnew() throws {
    var session = try Session(touchScreen(slots: nil))
    _ = session.decode(finger(10, 20))
    #expect(
      session.decode(finger(11, 20) + [.dropped] + finger(50, 50)).contacts == [
        contact(0, .cancelled, 10, 20)
      ])
    #expect(session.decode(finger(12, 20)).contacts == [contact(1, .began, 12, 20)])
  }

  @Test func moreContactsThanAreFollowedDoNoHarm() throws {
    var session = try Session(touchScreen(slots: nil))
    var ledger = ContactLedger(session.decoder.view)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let fingers = (0..<Int.random(in: 0...60, using: &random)).flatMap { _ in
        finger(Int64.random(in: -5...105, using: &random), Int64.random(in: -5...105, using: &random))
      }
      for event in session.decode(fingers + [.report]) { ledger.take(event) }
    }
    for event in session.decode([.report]) { ledger.take(event) }
    #expect(ledger.isEmpty)
    #expect(ledger.breaches == [])
    #expect(ledger.mostAtOnce == 16)
  }
}
