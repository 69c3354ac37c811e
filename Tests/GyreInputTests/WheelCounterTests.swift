import GyreInput
import GyreMotion
import Testing

@Suite struct WheelCounterTests {
  private func device(_ relative: [Int]?, axes: [Int] = []) -> StreamDescription {
    let axes = axes.map { AbsoluteAxis(code: $0, minimum: 0, maximum: 100) }
    return StreamDescription(
      id: 2, kind: .evdev, evdev: EvdevDescription(axes: axes, relativeAxes: relative))
  }

  private func turn(_ session: Session, _ notches: Double, _ x: Double = 50, _ y: Double = 50)
    -> [MotionEvent]
  {
    [.wheel(WheelTurn(time: session.time, notches: notches, position: ScreenPoint(x: x, y: y)))]
  }

  @Test func countsNotchesAtThePointer() throws {
    var session = try Session(device(nil))
    #expect(session.decode([.relative(8, 2), .relative(0, 7)]) == turn(session, 2, 57, 50))
    #expect(session.decode([.relative(8, -1)]) == turn(session, -1, 57, 50))
    #expect(session.decode([.relative(8, 1), .relative(8, -1)]).isEmpty)
  }

  @Test func fineStepsAreNotCountedTwice() throws {
    var session = try Session(device(nil))
    #expect(session.decode([.relative(8, 1), .relative(11, 120)]) == turn(session, 1))
    #expect(session.decode([.relative(11, 30)]) == turn(session, 0.25))
    #expect(session.decode([.relative(11, 90), .relative(8, 1)]) == turn(session, 0.75))
    #expect(session.decode([.relative(8, 1)]).isEmpty)
  }

  @Test func aDeviceThatSaysItHasFineStepsIsBelieved() throws {
    var session = try Session(device([0, 1, 8, 11]))
    #expect(session.decode([.relative(8, 1)]).isEmpty)
    #expect(session.decode([.relative(11, -60)]) == turn(session, -0.5))
  }

  @Test func aDialIsAKnob() throws {
    var session = try Session(device(nil))
    #expect(session.decode([.relative(7, -3)]) == [.knob(KnobTurn(time: session.time, steps: -3))])
  }

  @Test func aWheelAloneIsAKnob() throws {
    var plain = try Session(device([8]))
    #expect(plain.decode([.relative(8, 1)]) == [.knob(KnobTurn(time: plain.time, steps: 1))])
    var fine = try Session(device([8, 11]))
    #expect(
      fine.decode([.relative(11, 60), .relative(8, 0)]) == [.knob(KnobTurn(time: fine.time, steps: 0.5))])
  }

  @Test func aWheelOfATouchScreenOrMouseIsNoKnob() throws {
    var mouse = try Session(device([0, 1, 8]))
    #expect(mouse.decode([.relative(8, 1)]) == turn(mouse, 1))
    var tablet = try Session(device([8], axes: [0, 1]))
    let events = tablet.decode([.relative(8, 1)])
    #expect(events.last == turn(tablet, 1).last)
  }

  @Test func lostEventsDiscardTheHalfFrame() throws {
    var session = try Session(device(nil))
    #expect(
      session.decode([.relative(8, 1), .relative(7, 1), .dropped, .relative(8, 5)]) == turn(session, 5))
  }
}
