import GyreMotion

/// What a picture may show at the most, walked point by point; an oracle of its own, from the settings alone.
struct StormLimits {
  private let from: Double
  private let width: Double
  private let lowest: Double
  private let highest: Double
  /// True where a drag may show more.
  private let isElastic: Bool

  /// nil where nothing is limited.
  init?(_ settings: MotionSettings) {
    let limits = settings.limits
    guard limits != LimitSettings(rubberBand: limits.rubberBand) else { return nil }
    let yaw = limits.crop?.yaw ?? limits.yaw
    from = yaw?.from.degrees ?? 0
    let turn = yaw.map { $0.to.degrees - $0.from.degrees } ?? 360
    width = turn < 0 ? turn + 360 : turn
    lowest = limits.crop?.lowest.degrees ?? limits.lowest.degrees
    highest = limits.crop?.highest.degrees ?? limits.highest.degrees
    isElastic = limits.rubberBand
  }

  /// What is shown that may not be; nil where all is well, or where the picture need not fit.
  func fault(_ view: ViewState) -> String? {
    guard !isElastic, mustFit(view.camera) else { return nil }
    let right = Portable.tan(view.camera.horizontalFieldOfView.radians / 2)
    let top = right * view.camera.aspect
    for step in -8...8 {
      let part = Double(step) / 8
      for side in [-1.0, 1] {
        if let fault = fault(view, part * right, side * top) ?? fault(view, side * right, part * top) {
          return fault
        }
      }
    }
    return fault(view, 0, 0)
  }

  private func fault(_ view: ViewState, _ x: Double, _ y: Double) -> String? {
    let direction = view.camera.attitude.rotate(Vector3(x: x, y: y, z: -1))
    let angles = ViewAngles(direction: direction)
    let elevation = angles.pitch * 180 / .pi
    if (highest < 90 && elevation > highest + 1e-7) || (lowest > -90 && elevation < lowest - 1e-7) {
      return "shows an elevation of \(elevation)"
    }
    guard width < 360 - 1e-6, abs(elevation) < 90 - 1e-5 else { return nil }
    var beyond = (angles.yaw * 180 / .pi - from).truncatingRemainder(dividingBy: 360)
    if beyond < -180 + width / 2 { beyond += 360 }
    if beyond > 180 + width / 2 { beyond -= 360 }
    // Near the poles a heading is known to fewer digits.
    let digits = 1e-7 / Portable.cos(angles.pitch)
    return beyond < -digits || beyond > width + digits ? "shows a heading of \(angles.yaw * 180 / .pi)" : nil
  }

  /// True where the picture fits at every roll: a cap that holds it does.
  func mustFit(_ camera: CameraState) -> Bool {
    let right = Portable.tan(camera.horizontalFieldOfView.radians / 2)
    let cap = Portable.atan(Portable.hypot(right, right * camera.aspect)) * 180 / .pi
    let (lower, upper) = (lowest > -90 ? lowest + cap : -90, highest < 90 ? highest - cap : 90)
    guard lower <= upper else { return false }
    guard width < 360 - 1e-6 else { return true }
    let pitch = min(max(0, lower), upper)
    guard abs(pitch) + cap < 90 else { return false }
    let half = Portable.asin(Portable.sin(cap * .pi / 180) / Portable.cos(pitch * .pi / 180)) * 180 / .pi
    return 2 * half <= width
  }
}
