public import GyreMotion

/// A controller in a storm, and what the rule "no jump, ever" says of each step.
///
/// The rule: an event may turn the shown view by nothing, but a finger by 8 times what its ray and the device turned,
/// a motion sample by 3 times what the device turned, and a rotation of the picture about the optical axis alone.
public struct StormRun {
  /// Rounding, radians.
  public static let tolerance = 1e-9

  /// The controller.
  public private(set) var controller: MotionController
  /// A controller that knows the device alone: how far it shows it to turn is how far the device turned.
  private var device: MotionController
  private var fingers = StormFingers()
  private let limits: StormLimits?
  private var isFirst = true
  /// Where it has been.
  public private(set) var reach = StormReach()
  /// When the last switch of source began; nil before any.
  private var latestSwitch: Timestamp?

  /// A run of a controller with settings.
  public init(_ settings: MotionSettings) {
    controller = MotionController(settings)
    device = Self.device(settings)
    limits = StormLimits(settings)
  }

  private static func device(_ settings: MotionSettings) -> MotionController {
    var plain = MotionSettings(view: settings.view, gyro: GyroSettings(pitchOffset: .keep))
    plain.view.pitch = .zero
    return MotionController(plain)
  }

  /// Takes a step in; what is wrong with what it did, or nil.
  public mutating func take(_ step: StormStep) -> String? {
    let time = step.time
    let before = controller.view(at: time)
    let deviceBefore = device.view(at: time)
    let gripBefore = fingers.grip
    if case .event(let event) = step { follow(event) }
    controller.take(step)
    let after = controller.view(at: time)
    let deviceTurn = deviceBefore.camera.attitude.angle(to: device.view(at: time).camera.attitude)
    defer { isFirst = false }
    if isSwitch(step, deviceBefore) { latestSwitch = time }
    reach.count(places(gripBefore, before, after))

    if let fault = unsound(after) { return fault }
    let jump = before.camera.attitude.angle(to: after.camera.attitude)
    let allowance: Double
    switch step {
    case .command, .event(.interruption), .event(.wheel), .event(.knob): allowance = 0
    case .event(.contacts): allowance = self.allowance(from: gripBefore, before, after)
    case .event(.inertial), .event(.attitude):
      if isFirst { return limits?.fault(after) }
      // What begins or changes over is a switch.
      let isSwitch = deviceBefore.phase == .idle
      allowance = isSwitch ? 0 : (before.phase == .drag ? 11 : 3) * deviceTurn
    case .event(.rotation):
      return fault(ofRotationFrom: before, to: after) ?? limits?.fault(after)
    }
    if !(jump <= allowance + Self.tolerance) {
      return "turned by \(jump), allowed \(allowance): from \(Self.text(before)) to \(Self.text(after))"
    }
    return limits?.fault(after)
  }

  private mutating func follow(_ event: MotionEvent) {
    switch event {
    case .contacts(let frame): fingers.take(frame)
    case .interruption(let interruption) where interruption.cause == .disconnected:
      // A new source begins without anything of the user's.
      device = Self.device(controller.settings)
    case .inertial, .attitude, .interruption: device.handle(event)
    case .rotation(let change):
      device.handle(event)
      if change.rotation != controller.settings.view.rotation { fingers.turn() }
    case .wheel, .knob: break
    }
  }

  /// What may not be, whatever happened.
  private func unsound(_ view: ViewState) -> String? {
    let camera = view.camera
    let q = camera.attitude
    for number in [q.w, q.x, q.y, q.z, camera.yaw.radians, camera.roll.radians, camera.unwrappedYaw.radians]
    where !number.isFinite || (number == 0 && number.sign == .minus) {
      return "a number that is none, or -0: \(camera)"
    }
    if abs(q.norm - 1) > 1e-12 { return "a length of \(q.norm)" }
    if !(abs(camera.pitch.degrees) <= 90 + 1e-9) { return "a pitch of \(camera.pitch.degrees)" }
    let widest = controller.settings.view.maximumFieldOfView.degrees + 1e-9
    if !(camera.horizontalFieldOfView.degrees <= widest && camera.verticalFieldOfView.degrees <= widest) {
      return "a field of view of \(camera.horizontalFieldOfView.degrees)"
    }
    return nil
  }

  private func allowance(from grip: ScreenPoint?, _ before: ViewState, _ after: ViewState) -> Double {
    guard let grip, let reached = fingers.grip, !fingers.isNew else { return 0 }
    let settings = controller.settings
    var allowance = 8 * ray(grip, before).angle(to: ray(reached, after))
    // A drag in proportion turns as far as its settings say.
    let (dx, dy) = (abs(reached.x - grip.x), abs(reached.y - grip.y))
    if before.phase != .drag {
      // A pan begins somewhere on the slop circle, no farther from the fingers than they moved in pixels.
      let pixels = Portable.hypot(reached.x - grip.x, reached.y - grip.y)
      let pixel = Portable.tan(before.camera.horizontalFieldOfView.radians / 2) * 2 / settings.view.width
      allowance = 8 * (pixels * pixel + ray(reached, before).angle(to: ray(reached, after)))
    }
    // Its change of scale is anchored, though.
    if settings.drag.mode != .anchored { allowance += 8 * ray(grip, before).angle(to: ray(grip, after)) }
    switch settings.drag.mode {
    case .anchored: break
    case .fixed: allowance += (dx + dy) * 1.5 * settings.drag.anglePerPixel.radians
    case .linear:
      let field = max(before.camera.horizontalFieldOfView.radians, after.camera.horizontalFieldOfView.radians)
      allowance += (dx + dy) * 1.5 * field / settings.view.width
    }
    // A picture that grows at a limit is pushed inside, and one that is too large for its limits stands in their middle:
    // by eight times what its corner grows or shrinks, at the most.
    if limits != nil { allowance += 8 * abs(Self.cap(after.camera) - Self.cap(before.camera)) }
    return allowance
  }

  private static func text(_ view: ViewState) -> String {
    let camera = view.camera
    let angles = [camera.yaw, camera.pitch, camera.roll, camera.horizontalFieldOfView].map { "\($0.degrees)" }
    return "(\(angles.joined(separator: ", ")), \(view.phase))"
  }

  /// How far a corner of the picture lies from its middle, radians.
  private static func cap(_ camera: CameraState) -> Double {
    let right = Portable.tan(camera.horizontalFieldOfView.radians / 2)
    return Portable.atan(Portable.hypot(right, right * camera.aspect))
  }

  private func fault(ofRotationFrom before: ViewState, to after: ViewState) -> String? {
    guard limits == nil else { return nil }
    let turn = before.camera.attitude.conjugate * after.camera.attitude
    let axis = turn.rotate(Vector3(x: 0, y: 0, z: -1))
    let tilt = axis.angle(to: Vector3(x: 0, y: 0, z: -1))
    return tilt <= Self.tolerance ? nil : "the optical axis turned by \(tilt)"
  }

  // MARK: - Reach

  private func isSwitch(_ step: StormStep, _ deviceBefore: ViewState) -> Bool {
    switch step {
    case .command(.mode, _), .event(.interruption): true
    case .event(.inertial), .event(.attitude): !isFirst && deviceBefore.phase == .idle
    default: false
    }
  }

  private func places(_ grip: ScreenPoint?, _ before: ViewState, _ after: ViewState) -> [StormReach.Place] {
    var places: [StormReach.Place] = []
    if abs(after.camera.pitch.degrees) > 85 { places.append(.pole) }
    if [after.causes.yaw, after.causes.pitch].contains(.limit) { places.append(.limit) }
    if fingers.arePair { places.append(.twoFingers) }
    if [after.causes.yaw, after.causes.pitch, after.causes.spin].contains(.auto) {
      places.append(.unattended)
    }
    if let latestSwitch, after.time.since(latestSwitch) < .milliseconds(500) { places.append(.sourceSwitch) }
    guard before.causes.yaw == .drag, after.causes.yaw == .drag, !fingers.isNew, let grip,
      let reached = fingers.grip,
      controller.settings.drag.mode == .anchored
    else { return places }
    let (held, now) = (ray(grip, before), ray(reached, after))
    // In front, along the heading; behind, it lies beyond the pole.
    let level = Quaternion.aboutZ(-before.camera.roll.radians).rotate(held)
    let pitch = before.camera.pitch.radians
    if -level.z * Portable.cos(pitch) - level.y * Portable.sin(pitch) < 0 { places.append(.beyondThePole) }
    let drift = before.camera.attitude.rotate(held).angle(to: after.camera.attitude.rotate(now))
    if limits == nil, controller.settings.gyro.pitchOffset != .locked, drift > 1e-6 {
      places.append(.gainCap)
    }
    return places
  }

  private func ray(_ point: ScreenPoint, _ view: ViewState) -> Vector3 {
    RectilinearView(
      width: controller.settings.view.width, height: controller.settings.view.height,
      horizontalFieldOfView: view.camera.horizontalFieldOfView.radians
    ).ray(x: point.x, y: point.y)
  }
}
