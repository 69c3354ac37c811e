/// What a drag needs to know of the view at a moment.
struct DragScene: Sendable, Equatable {
  /// Pixels to rays.
  var pinhole: RectilinearView
  /// Earth <- camera by the device alone.
  var device: Quaternion
  /// The roll at which the pitch offset counts as "up", radians.
  var upReference: Double
  /// From the shown camera to the user layer's: what is left of the view before a switch of source, and limits.
  var blend: Quaternion
  /// The shown roll, radians.
  var roll: Double
  /// True where only the heading may follow the finger.
  var locksPitch = false
  /// The linear rule's gain, radians per pixel: the field of view over the width.
  var radiansPerPixel: Double

  /// The ray of a pixel in the frame of the user layer.
  func ray(_ pixel: ScreenPoint) -> Vector3 { blend.rotate(pinhole.ray(pixel)) }
}

/// How a pan turns the camera: anchored to the scene, or in proportion to the finger (linear and fixed).
enum SphereDrag: Sendable, Equatable {
  /// The grabbed point stays under the finger.
  case anchored(AnchoredDrag)
  /// A pixel is an angle: yaw -= dx gain, pitch += dy gain, along the horizon as it is shown.
  case proportional(from: ScreenPoint, radiansPerPixel: Double)

  /// True where a point of the scene stays under the finger.
  var isAnchored: Bool {
    if case .anchored = self { return true }
    return false
  }

  /// Grabs what is under an anchor.
  init(
    _ settings: DragSettings, anchor: ScreenPoint, scene: DragScene, heading: Double, pitchOffset: Double
  ) {
    switch settings.mode {
    case .anchored:
      self = .anchored(
        AnchoredDrag(
          scene.ray(anchor), device: scene.device, upReference: scene.upReference, heading: heading,
          pitchOffset: pitchOffset, locksPitch: scene.locksPitch))
    case .linear:
      self = .proportional(from: anchor, radiansPerPixel: scene.radiansPerPixel)
    case .fixed:
      self = .proportional(from: anchor, radiansPerPixel: settings.anglePerPixel.radians)
    }
  }

  /// The finger reached a point, or the device turned under it: the new heading and pitch offset, radians.
  mutating func move(
    to point: ScreenPoint, scene: DragScene, deviceTurn: Double, heading: Double, pitchOffset: Double
  ) -> (heading: Double, pitchOffset: Double) {
    switch self {
    case .anchored(var drag):
      let turned = drag.move(
        to: scene.ray(point), device: scene.device, upReference: scene.upReference,
        deviceTurn: deviceTurn, heading: heading, pitchOffset: pitchOffset)
      self = .anchored(drag)
      return turned
    case .proportional(let from, let radiansPerPixel):
      self = .proportional(from: point, radiansPerPixel: radiansPerPixel)
      let turn = Self.turn(
        ScreenPoint(x: point.x - from.x, y: point.y - from.y), roll: scene.roll, radiansPerPixel)
      if scene.locksPitch { return (heading + turn.heading, pitchOffset) }
      let limit = PitchLimit(device: scene.device, upReference: scene.upReference)
      return (heading + turn.heading, limit.clamp(pitchOffset + turn.pitchOffset, from: pitchOffset))
    }
  }

  /// How fast the view turns (rad/s) while the finger passes a point at a velocity in pixels per second.
  func velocity(at point: ScreenPoint, _ velocity: ScreenVelocity, scene: DragScene, pitchOffset: Double)
    -> (heading: Double, pitchOffset: Double)
  {
    switch self {
    case .anchored(let drag):
      return drag.velocity(
        turn: scene.blend.rotate(scene.pinhole.turn(point, velocity: velocity)), device: scene.device,
        upReference: scene.upReference, pitchOffset: pitchOffset)
    case .proportional(_, let radiansPerPixel):
      let turn = Self.turn(ScreenPoint(x: velocity.x, y: velocity.y), roll: scene.roll, radiansPerPixel)
      return scene.locksPitch ? (turn.heading, 0) : turn
    }
  }

  /// A move on the screen as a turn along the horizon, which a roll tilts.
  private static func turn(_ move: ScreenPoint, roll: Double, _ radiansPerPixel: Double)
    -> (heading: Double, pitchOffset: Double)
  {
    let cosine = Portable.cos(roll)
    let sine = Portable.sin(roll)
    let right = move.x * cosine - move.y * sine
    let down = move.x * sine + move.y * cosine
    return (-right * radiansPerPixel, down * radiansPerPixel)
  }
}
