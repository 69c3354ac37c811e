/// A field of view that changes by itself while the scene point under a pixel stays under it.
///
/// Heading and pitch offset follow from the field of view at each moment in closed form: they are those of a drag
/// that is anchored at the pixel. What the device does meanwhile is added, and does not pull at the point. Where the
/// point cannot be held (beyond a pole, or only by turning faster than a drag may), the view keeps what it had.
struct AnchoredZoom: Sendable, Equatable {
  /// In how many steps the way is looked over for a place from which the point cannot be held.
  private static let steps = 32

  private var field: Transition
  private var pixel: ScreenPoint
  private var scene: DragScene
  private var anchor: AnchoredDrag
  private var heading: Double
  private var pitchOffset: Double
  /// What rounding takes from the turn at the start: half of the digits, where the point is about to slip away.
  private var headingError = 0.0
  private var pitchError = 0.0
  /// The fields of view between which the point is held.
  private var lowest: Double
  private var highest: Double

  /// A change of the field of view from that of a scene, about a pixel, with the user's turn at its start.
  init(
    _ field: Transition, from: Double, to: Double, about pixel: ScreenPoint, scene: DragScene,
    turn: UserLayer.Turn
  ) {
    self.field = field
    self.pixel = pixel
    self.scene = scene
    heading = turn.heading
    pitchOffset = turn.pitchOffset
    anchor = AnchoredDrag(
      scene.ray(pixel), device: scene.device, upReference: scene.upReference, heading: turn.heading,
      pitchOffset: turn.pitchOffset, locksPitch: scene.locksPitch)
    lowest = from
    highest = from
    let start = solution(for: scene.ray(pixel))
    headingError = start.heading - turn.heading
    pitchError = start.pitchOffset - turn.pitchOffset
    var (ray, before) = (scene.ray(pixel), turn)
    for step in 1...Self.steps {
      let reached = from + (to - from) * (Double(step) / Double(Self.steps))
      let next = self.ray(at: reached)
      let solution = solution(for: next)
      let turned = abs(solution.heading - before.heading) + abs(solution.pitchOffset - before.pitchOffset)
      let limit = PitchLimit(device: scene.device, upReference: scene.upReference)
      guard solution.isExact, limit.clamp(solution.pitchOffset) == solution.pitchOffset,
        turned <= AnchoredDrag.gain * ray.angle(to: next)
      else { break }
      lowest = min(lowest, reached)
      highest = max(highest, reached)
      (ray, before) = (next, (solution.heading, solution.pitchOffset))
    }
  }

  /// From when on it rests.
  var restTime: Timestamp { field.end }

  /// The user's turn at a moment.
  func turn(at time: Timestamp) -> UserLayer.Turn {
    guard lowest < highest else { return (heading, pitchOffset) }
    let solution = solution(for: ray(at: min(max(field.value(at: time), lowest), highest)))
    return (solution.heading - headingError, solution.pitchOffset - pitchError)
  }

  /// How fast it changes at a moment, radians per second.
  func velocity(at time: Timestamp) -> UserLayer.Turn {
    let reached = field.value(at: time)
    let change = field.velocity(at: time)
    guard reached > lowest, reached < highest, change != 0 else { return (0, 0) }
    var pinhole = scene.pinhole
    pinhole.horizontalFieldOfView = reached
    var held = anchor
    held.hold(ray(at: reached))
    return held.velocity(
      turn: scene.blend.rotate(pinhole.turn(pixel, widening: change)), device: scene.device,
      upReference: scene.upReference, pitchOffset: turn(at: time).pitchOffset)
  }

  /// Why it changes at a moment; idle where it rests.
  func phase(at time: Timestamp) -> MotionPhase { isMoving(at: time) ? .command : .idle }

  /// True where it will still change after a moment.
  func isMoving(at time: Timestamp) -> Bool { time < field.end }

  private func ray(at field: Double) -> Vector3 {
    var pinhole = scene.pinhole
    pinhole.horizontalFieldOfView = field
    return scene.blend.rotate(pinhole.ray(pixel))
  }

  private func solution(for ray: Vector3) -> AnchoredDrag.Solution {
    anchor.solution(
      for: ray, device: scene.device, upReference: scene.upReference, heading: heading,
      pitchOffset: pitchOffset)
  }
}
