import GyreConfiguration
import GyreMotion
import GyreTrace

/// A trace through decoding and control; what stands before a zero byte configures it.
///
/// Every view is one of finite numbers within its limits, however wrong the rows are, and times do not run back.
enum ReplayTrial {
  static func run(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    var configuration = Configuration()
    if parts.count > 1 { try? configuration.read(Array(parts[0]), file: "a") }
    let configured = configuration
    var replay = Replay(sampling: .events) { display in
      let panel = Panel(
        width: display.width, height: display.height, rotation: display.rotation,
        dotsPerInch: display.dotsPerInch)
      return (try? configured.settings(on: panel)) ?? MotionSettings()
    }
    var reader = TraceReader(Array(parts[parts.count - 1]))
    var latest = Timestamp(nanoseconds: .min)
    while let item = try? reader.next() {
      replay.take(item) { view in
        precondition(view.time >= latest, "time runs back")
        latest = view.time
        check(view)
      }
    }
    precondition(replay.omissions.allSatisfy { !$0.isEmpty })
    replay.finish { check($0) }
    check(replay.state.view(at: latest + .seconds(0.25)))
    check(replay.state.view(at: Timestamp(nanoseconds: .max)))
  }

  private static func check(_ view: ViewState) {
    let camera = view.camera
    let attitude = camera.attitude
    let norm =
      attitude.x * attitude.x + attitude.y * attitude.y + attitude.z * attitude.z + attitude.w * attitude.w
    precondition(abs(norm - 1) < 1e-9, "the attitude is no rotation: \(attitude)")
    precondition(camera.yaw.degrees > -180.000001 && camera.yaw.degrees < 180.000001, "\(camera.yaw)")
    precondition(abs(camera.pitch.degrees) < 90.000001, "\(camera.pitch)")
    precondition(abs(camera.roll.degrees) < 180.000001, "\(camera.roll)")
    precondition(camera.unwrappedYaw.radians.isFinite, "\(camera.unwrappedYaw)")
    let width = camera.horizontalFieldOfView.degrees
    precondition(width > 0 && width < 180, "a field of view of \(width)")
    precondition(!(camera.verticalFieldOfView.radians.isNaN))
    if let spin = view.spin { precondition(spin.position.isFinite && spin.frame >= 0) }
  }
}
