import CAllocationCounter
import GyreMotion
import Testing

/// How many times a piece of work asks for memory, on this thread.
func allocations(_ work: () -> Void) -> UInt {
  let before = gyre_allocations()
  work()
  return gyre_allocations() - before
}

@Suite struct ControllerAllocationTests {
  static func controller() -> MotionController {
    MotionController(
      MotionSettings(
        view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: 0),
        spin: SpinSettings(frames: 64)))
  }

  /// One event of a visitor who drags in circles on a device that turns.
  static func event(_ index: Int) -> MotionEvent {
    let time = Timestamp(nanoseconds: Int64(index) * 2_500_000)
    if index % 4 != 0 {
      let rate = Vector3(x: 0.1, y: Double(index % 7) * 0.05, z: -0.2)
      return .inertial(
        InertialSample(
          time: time, angularVelocity: rate, acceleration: Vector3(x: 0.1, y: 9.6, z: 1.9)))
    }
    let step = index / 4 % 100
    var frame = ContactFrame(time: time)
    let place = ScreenPoint(x: 300 + Double(step) * 3, y: 500 + Double(step % 10))
    frame.append(
      Contact(
        id: Int32(index / 400), phase: step == 0 ? .began : step == 99 ? .ended : .moved, position: place))
    return .contacts(frame)
  }

  @Test func theCounterCounts() throws {
    try #require(gyre_counts_allocations() == 1, "a sanitizer's allocator cannot be counted")
    var blocks: [[UInt8]] = []
    #expect(allocations { blocks = [[UInt8](repeating: 1, count: 1000)] } >= 1)
    #expect(blocks[0].count == 1000)
  }

  @Test func tenThousandEventsAndViewsAllocateNothing() {
    var controller = Self.controller()
    for index in 0..<2000 { controller.handle(Self.event(index)) }
    var checksum = 0.0
    let events = allocations { for index in 2000..<12000 { controller.handle(Self.event(index)) } }
    let views = allocations {
      for index in 0..<10000 {
        let time = Timestamp(nanoseconds: 30_000_000_000 + Int64(index) * 1_000_000)
        checksum += controller.view(at: time).camera.yaw.radians
      }
    }
    #expect(checksum.isFinite)
    #expect(events == 0)
    #expect(views == 0)
  }
}
