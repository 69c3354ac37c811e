import GyreInput
import GyreMotion
import Testing

@Suite struct EvdevMotionDecoderTests {
  /// As hid-playstation describes a DualSense: 8192 units per g, 1024 per deg/s.
  private func controller(_ codes: [Int] = [0, 1, 2, 3, 4, 5], resolution: Int32? = nil) -> StreamDescription
  {
    let axes = codes.map {
      AbsoluteAxis(
        code: $0, minimum: $0 < 3 ? -32768 : -2_097_152, maximum: $0 < 3 ? 32768 : 2_097_152,
        resolution: resolution ?? ($0 < 3 ? 8192 : 1024))
    }
    return StreamDescription(id: 9, kind: .evdev, evdev: EvdevDescription(axes: axes, properties: [6]))
  }

  private func sample(_ events: [MotionEvent]) -> InertialSample? {
    if case .inertial(let sample)? = events.first { sample } else { nil }
  }

  @Test func readsUnitsPerGAndPerDegree() throws {
    var session = try Session(controller())
    let all = sample(
      session.decode([
        .axis(0, 0), .axis(1, 8192), .axis(2, -4096), .axis(3, 184_320), .axis(4, 0), .axis(5, -1024),
      ]))
    #expect(all?.acceleration == Vector3(x: 0, y: 9.80665, z: -4.903325))
    #expect(all?.angularVelocity == Vector3(x: .pi, y: 0, z: -.pi / 180))
    #expect(all?.isSaturated == false)
    #expect(all?.measured == session.time)
  }

  @Test func keepsWhatIsNotSent() throws {
    var session = try Session(controller([0, 1, 2]))
    #expect(session.decode([.axis(0, 8192), .axis(1, 0)]).isEmpty)
    #expect(sample(session.decode([.axis(2, 0)]))?.acceleration == Vector3(x: 9.80665, y: 0, z: 0))
    let next = sample(session.decode([.axis(1, 8192)]))
    #expect(next?.acceleration == Vector3(x: 9.80665, y: 9.80665, z: 0))
    #expect(next?.angularVelocity == nil)
    #expect(sample(session.decode([] as [EvdevEvent]))?.acceleration == next?.acceleration)
  }

  @Test func itsClockRunsOverItsEnd() throws {
    var session = try Session(controller([3, 4, 5]))
    let first = sample(session.decode([.axis(3, 0), .axis(4, 0), .axis(5, 0), .stamp(4_294_966_296)]))
    let start = try #require(first?.measured)
    #expect(start == session.time)
    let second = sample(session.decode([.axis(3, 1), .stamp(3000)]))
    #expect(second?.measured == start + .milliseconds(4))
    #expect(second?.time == session.time)
    let back = sample(session.decode([.axis(3, 1), .stamp(1000)]))
    #expect(back?.measured == start + .milliseconds(2))
  }

  @Test func turnsByTheMount() throws {
    var description = controller()
    description.mount = MountMatrix(
      x: Vector3(x: 0, y: 1, z: 0), y: Vector3(x: 1, y: 0, z: 0), z: Vector3(x: 0, y: 0, z: 1))
    var session = try Session(description)
    let turned = sample(
      session.decode([
        .axis(0, 8192), .axis(1, 0), .axis(2, 0), .axis(3, 184_320), .axis(4, 0), .axis(5, 0),
      ]))
    #expect(turned?.acceleration == Vector3(x: 0, y: 9.80665, z: 0))
    #expect(turned?.angularVelocity == Vector3(x: 0, y: -.pi, z: 0))
  }

  @Test func theEndOfAnAxisIsSaturated() throws {
    var session = try Session(controller([3, 4, 5]))
    #expect(sample(session.decode([.axis(3, 2_097_152), .axis(4, 0), .axis(5, 0)]))?.isSaturated == true)
    #expect(sample(session.decode([.axis(3, 2_097_151)]))?.isSaturated == false)
    #expect(sample(session.decode([.axis(5, -2_097_152)]))?.isSaturated == true)
  }

  @Test func lostEventsAreAGap() throws {
    var session = try Session(controller([3, 4, 5]))
    _ = session.decode([.axis(3, 1), .axis(4, 0), .axis(5, 0)])
    #expect(
      session.decode([.axis(3, 5), .dropped])
        == [.interruption(SourceInterruption(time: session.time, cause: .gap))])
    #expect(sample(session.decode([.axis(4, 1024)]))?.angularVelocity?.y == .pi / 180)
  }

  @Test func anUnplugForgets() throws {
    var session = try Session(controller([3, 4, 5]))
    _ = session.decode([.axis(3, 1), .axis(4, 0), .axis(5, 0)])
    #expect(
      session.interrupt(.reconnected)
        == [.interruption(SourceInterruption(time: session.time, cause: .reconnected))])
    #expect(session.decode([.axis(3, 1)]).isEmpty)
  }

  @Test func refusesAxesThatCannotBeRead() {
    #expect(throws: InputError.missingResolution(stream: 9, code: 0)) {
      _ = try Session(controller(resolution: 0))
    }
    #expect(throws: InputError.missingAxes(stream: 9, codes: [4])) { _ = try Session(controller([3, 5])) }
    #expect(throws: InputError.missingAxes(stream: 9, codes: [0, 1, 2, 3, 4, 5])) {
      _ = try Session(controller([]))
    }
  }
}
