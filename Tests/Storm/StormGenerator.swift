public import GyreMotion
import GyreTestSupport

/// A visitor, a device and a program that do anything at any time; the seed tells what.
public struct StormGenerator {
  /// The settings of the controller that is to bear it.
  public let settings: MotionSettings
  /// True where the motion source gives finished attitudes, false where it gives angular velocities.
  private let givesAttitudes: Bool
  private var random: SeededGenerator
  private var time = Timestamp.zero
  private var fingers: [(id: Int32, x: Double, y: Double)] = []
  private var nextID: Int32 = 1
  private var rate = Vector3.zero
  private var attitude: Quaternion
  private var rotation: ScreenRotation
  /// The size of the view as it stands on its panel.
  private var width: Double
  private var height: Double
  private let tool: ContactTool
  /// True where somebody has to be away at times.
  private let livesUnattended: Bool

  /// The storm of a seed.
  public init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    settings = MotionSettings(storm: &random)
    givesAttitudes = random.chance(0.7)
    attitude = random.chance(0.5) ? random.rotation() : Quaternion.aboutX(.pi / 2)
    rotation = settings.view.rotation
    width = settings.view.width
    height = settings.view.height
    tool = random.chance(0.15) ? .mouse : .finger
    livesUnattended = settings.unattended != UnattendedSettings()
    self.random = random
  }

  /// What happens next.
  public mutating func next() -> StormStep {
    time = time + .seconds(random.element([0.001, 0.002, 0.008, 0.008, 0.02, 0.1, 0.3]))
    if livesUnattended, fingers.isEmpty, random.chance(0.3) {
      time = time + .seconds(random.number(from: 1, to: 8))
    }
    switch random.number(from: 0, to: 100) {
    case ..<9 where fingers.count < 3: return press()
    case ..<15 where !fingers.isEmpty: return lift()
    case ..<45 where !fingers.isEmpty: return move()
    case ..<88: return motion()
    case ..<89:
      let cause = random.element([Interruption.gap, .gap, .disconnected, .reconnected])
      return .event(.interruption(SourceInterruption(time: time, cause: cause)))
    case ..<89.5: return turnPicture()
    case ..<91:
      let notches = random.number(from: -4, to: 4)
      return .event(.wheel(WheelTurn(time: time, notches: notches, position: point())))
    case ..<92: return .event(.knob(KnobTurn(time: time, steps: random.number(from: -3, to: 3).rounded())))
    default: return command()
    }
  }

  // MARK: - Touch

  private mutating func point() -> ScreenPoint {
    ScreenPoint(x: random.number(from: 0, to: width), y: random.number(from: 0, to: height))
  }

  private func contact(_ finger: (id: Int32, x: Double, y: Double), _ phase: ContactPhase) -> Contact {
    Contact(id: finger.id, phase: phase, position: ScreenPoint(x: finger.x, y: finger.y), tool: tool)
  }

  private mutating func press() -> StormStep {
    let place = point()
    let others = fingers.map { contact($0, .moved) }
    fingers.append((nextID, place.x, place.y))
    nextID += 1
    return .event(.contacts(ContactFrame(time: time, others + [contact(fingers[fingers.count - 1], .began)])))
  }

  private mutating func lift() -> StormStep {
    let gone = fingers.remove(at: Int(random.number(from: 0, to: Double(fingers.count))))
    let phase: ContactPhase = random.chance(0.8) ? .ended : .cancelled
    return .event(
      .contacts(ContactFrame(time: time, fingers.map { contact($0, .moved) } + [contact(gone, phase)])))
  }

  private mutating func move() -> StormStep {
    let reach = random.element([0.0, 0.5, 5, 30, 300])
    for index in fingers.indices {
      // Decoding holds a contact on the view.
      fingers[index].x = min(max(fingers[index].x + random.number(from: -reach, to: reach), 0), width)
      fingers[index].y = min(max(fingers[index].y + random.number(from: -reach, to: reach), 0), height)
    }
    return .event(.contacts(ContactFrame(time: time, fingers.map { contact($0, .moved) })))
  }

  // MARK: - The device and the program

  private mutating func motion() -> StormStep {
    if random.chance(0.03) {
      let size = random.element([0, 0.05, 1, 6])
      rate = random.direction() * size
    }
    guard givesAttitudes else { return .event(.inertial(InertialSample(time: time, angularVelocity: rate))) }
    attitude = (attitude * Quaternion(rotationVector: rate * 0.01)).normalized ?? .identity
    return .event(.attitude(AttitudeSample(time: time, attitude: attitude)))
  }

  private mutating func turnPicture() -> StormStep {
    let next = random.element(ScreenRotation.allCases)
    if next.swapsSides != rotation.swapsSides { swap(&width, &height) }
    rotation = next
    return .event(.rotation(ScreenRotationChange(time: time, rotation: next)))
  }

  private mutating func command() -> StormStep {
    let angle = Angle.degrees(random.number(from: -200, to: 200))
    let pitch = Angle.degrees(random.element([-90, 90, random.number(from: -90, to: 90)]))
    let field = Angle.degrees(random.number(from: 10, to: 140))
    let command: Command =
      switch random.number(from: 0, to: 9) {
      case ..<3:
        .look(
          yaw: random.chance(0.7) ? angle : nil, pitch: random.chance(0.7) ? pitch : nil,
          horizontalFieldOfView: random.chance(0.4) ? field : nil,
          over: .seconds(random.number(from: 0.05, to: 2)), path: random.element(TurningPath.allCases))
      case ..<4: .recentre
      case ..<5: .home
      case ..<6: .stop
      case ..<7: .mode(random.element(GyroMode.allCases))
      default:
        .turn(
          yaw: random.chance(0.7) ? angle : nil,
          pitch: random.chance(0.7) ? .degrees(random.number(from: -90, to: 90)) : nil)
      }
    return .command(command, time)
  }
}
