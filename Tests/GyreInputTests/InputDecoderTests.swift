import GyreInput
import GyreMotion
import Testing

@Suite struct InputDecoderTests {
  @Test func followsAFingerFromPressToLift() throws {
    var session = try Session(touchScreen())
    #expect(session.contacts(.id(41), .x(10), .y(20), .touch(1)) == [contact(0, .began, 10, 20)])
    #expect(session.contacts(.x(30)) == [contact(0, .moved, 30, 20)])
    #expect(session.contacts(.id(-1), .touch(0)) == [contact(0, .ended, 30, 20)])
    #expect(session.contacts(.id(42)) == [contact(1, .began, 30, 20)])
  }

  @Test func stampsFramesWithTimeAndStream() throws {
    var session = try Session(touchScreen())
    let frame = try #require(session.decode([.id(1), .x(1), .y(2)]).frames.first)
    #expect(frame.time == session.time)
    #expect(frame.source == 3)
  }

  @Test func refusesRowsThatItCannotDecode() throws {
    var session = try Session(
      StreamDescription(id: 0, kind: .imu, channels: ["gx", "gy", "gz"].map { ChannelDescription(name: $0) }))
    #expect(session.decode([.integer(1), .integer(2)] as [RawValue]).isEmpty)
    session.decoder.decode(InputRecord(time: .zero, stream: 99, values: [])) { _ in Issue.record("no event") }
    #expect(session.decoder.refusedRows == 2)
  }

  @Test func cancelsOnInterruptionAndHandsItOnForMotionSources() throws {
    var touch = try Session(touchScreen())
    _ = touch.contacts(.id(1), .x(10), .y(20))
    #expect(touch.interrupt(.disconnected).contacts == [contact(0, .cancelled, 10, 20)])
    #expect(touch.interrupt(.disconnected).isEmpty)
    var imu = try Session(
      StreamDescription(id: 0, kind: .imu, channels: ["gx", "gy", "gz"].map { ChannelDescription(name: $0) }))
    #expect(imu.interrupt(.gap) == [.interruption(SourceInterruption(time: imu.time, cause: .gap))])
  }

  @Test func aContactGoesOnAfterAGapWhenItIsNamed() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(10), .y(20))
    _ = session.interrupt(.gap)
    #expect(session.contacts() == [])
    #expect(session.contacts(.x(11)) == [contact(1, .began, 11, 20)])
  }

  @Test func forgetsEverythingWhenUnplugged() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(10), .y(20))
    _ = session.interrupt(.disconnected)
    #expect(session.contacts(.id(2), .x(11)) == [])
    #expect(session.contacts(.y(5)) == [contact(1, .began, 11, 5)])
  }

  @Test func describingAnewCancels() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(10), .y(20))
    var events: [MotionEvent] = []
    try session.decoder.describe(touchScreen(extent: 200), at: session.time) { events.append($0) }
    #expect(events.contacts == [contact(0, .cancelled, 10, 20)])
    #expect(session.contacts(.id(2), .x(200), .y(100)).map(\.position) == [ScreenPoint(x: 100, y: 50)])
  }

  @Test func aMotionSourceThatIsDescribedAnewIsReconnected() throws {
    let gyro = StreamDescription(
      id: 0, kind: .imu, channels: ["gx", "gy", "gz"].map { ChannelDescription(name: $0) })
    var session = try Session(gyro)
    var events: [MotionEvent] = []
    try session.decoder.describe(gyro, at: session.time) { events.append($0) }
    #expect(events == [.interruption(SourceInterruption(time: session.time, cause: .reconnected))])
    events = []
    #expect(throws: InputError.self) {
      try session.decoder.describe(StreamDescription(id: 0, kind: .imu), at: session.time) {
        events.append($0)
      }
    }
    #expect(events == [.interruption(SourceInterruption(time: session.time, cause: .disconnected))])
  }

  @Test func anUnusableDescriptionLeavesTheNumberUnknown() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(10), .y(20))
    var events: [MotionEvent] = []
    let bad = StreamDescription(id: 3, kind: .imu)
    #expect(throws: InputError.missingChannels(stream: 3, names: ["gx", "gy", "gz", "ax", "ay", "az"])) {
      try session.decoder.describe(bad, at: session.time) { events.append($0) }
    }
    #expect(events.contacts == [contact(0, .cancelled, 10, 20)])
    #expect(session.decode([.x(1)]).isEmpty)
    #expect(session.decoder.refusedRows == 1)
  }

  @Test func turningTheDisplayReanchors() throws {
    var session = try Session(
      touchScreen(), view: TouchView(width: 200, height: 100, rotation: .degrees0))
    #expect(session.contacts(.id(1), .x(10), .y(20)) == [contact(0, .began, 20, 20)])
    let events = session.rotate(to: .degrees90)
    #expect(events.first == .rotation(ScreenRotationChange(time: session.time, rotation: .degrees90)))
    #expect(events.contacts == [contact(0, .cancelled, 20, 180), contact(1, .began, 20, 180)])
    #expect(session.decoder.view == TouchView(width: 100, height: 200, rotation: .degrees90))
    #expect(session.contacts(.x(100)) == [contact(1, .moved, 20, 0)])
    #expect(session.rotate(to: .degrees90).isEmpty)
  }

  @Test func otherKindsAreKeptSilent() throws {
    var session = try Session(StreamDescription(id: 0, kind: .other("barometer")))
    #expect(session.decode([.integer(3)] as [RawValue]).isEmpty)
    #expect(session.decoder.refusedRows == 0)
  }

  @Test func streamsDoNotMix() throws {
    var session = try Session(touchScreen())
    var other = touchScreen()
    other.id = 8
    try session.decoder.describe(other, at: .zero) { _ in Issue.record("no event") }
    _ = session.contacts(.id(1), .x(10), .y(20))
    var events: [MotionEvent] = []
    session.decoder.interrupt(stream: 8, at: session.time, cause: .disconnected) { events.append($0) }
    session.decoder.interrupt(stream: 99, at: session.time, cause: .disconnected) { events.append($0) }
    #expect(events.isEmpty)
    let row = [3, 0x39, 5, 3, 0x35, 1, 3, 0x36, 2].map { RawValue.integer($0) }
    session.decoder.decode(InputRecord(time: session.time, stream: 8, values: row)) { events.append($0) }
    #expect(events.frames.map(\.source) == [8])
    #expect(session.contacts(.x(11)) == [contact(0, .moved, 11, 20)])
  }

  @Test func whatIsNoTripleOfIntegersIsIgnored() throws {
    var session = try Session(touchScreen())
    _ = session.contacts(.id(1), .x(10), .y(20))
    #expect(
      session.decode([.integer(3), .integer(0x35), .decimal(50), .integer(3), .integer(0x36)] as [RawValue])
        .contacts == [contact(0, .moved, 10, 20)])
  }
}
