/// Which way is north, by a magnetometer that is believed only while the field is the earth's.
///
/// The field, turned by the attitude, gives the azimuth of magnetic north; the heading is turned there by a share of the
/// difference, 1 - e^(-dt / tau), at first by the running mean of all readings. A field whose size is 10 % off the one that is known,
/// or whose dip is 10 degrees, is a disturbance: it is not followed for up to a minute, and then half as fast. A new field is
/// believed after it stood for 20 s of turning, the first after 5 s. At rest with a known bias nothing is followed: the heading
/// holds by itself, and noise would move the view. Source of the rules and numbers: D. Laidig and T. Seel, VQF, Information
/// Fusion 91, 2023; that rest is left alone is our own.
struct MagneticHeading: Sendable, Equatable {
  /// What the newest reading was good for.
  enum Trust: Sendable, Equatable {
    /// There was none yet.
    case none
    /// It is the earth's field.
    case followed
    /// It is something else's.
    case disturbed
  }

  private static let sizeTolerance = 0.1
  private static let dipTolerance = 10 * Double.pi / 180
  /// Seconds: of the low-pass before the comparison, of the known field's adaptation, ...
  private static let smoothing = 0.05
  private static let adaptation = 20.0
  /// ... that a field has to be undisturbed, that a new one and a first one have to stand, that a disturbance is borne.
  private static let calmTime = 0.5
  private static let newFieldTime = 20.0
  private static let firstFieldTime = 5.0
  private static let longestRejection = 60.0
  /// What counts as turning while a new field is looked at, rad/s: a disturbance turns with the device.
  private static let lookingRate = 20 * Double.pi / 180

  /// A field's size, in the sensor's unit, and its dip below the horizon, radians.
  private struct Field: Sendable, Equatable {
    var size = 0.0
    var dip = 0.0

    func isLike(_ other: Field) -> Bool {
      abs(size - other.size) < sizeTolerance * other.size && abs(dip - other.dip) < dipTolerance
    }

    mutating func approach(_ other: Field, by share: Double) {
      size += share * (other.size - size)
      dip += share * (other.dip - dip)
    }
  }

  /// How far the attitude has to be turned about the vertical, radians, counter-clockwise.
  private(set) var turn = 0.0
  /// Whether the field is believed.
  private(set) var trust = Trust.none

  private var current: Field?
  private var known = Field()
  private var candidate = Field()
  private var candidateTime = 0.0
  private var calm = 0.0
  private var rejected = 0.0
  /// The share of the running mean at the start; 0 once the low-pass is slower.
  private var firstShare = 1.0

  /// True before the first reading, which turns the heading at once.
  var isUnset: Bool { current == nil }

  /// Takes in a field in the device frame, at an attitude without this turn, after a turn at a rate (rad/s) over some
  /// seconds; `holds`: the heading is held by itself.
  mutating func update(
    _ field: Vector3, attitude: Quaternion, rate: Double, over seconds: Double, time: Double, holds: Bool
  ) {
    let earth = attitude.rotate(field)
    let size = field.length
    guard size > 0, size.isFinite, seconds > 0 else { return }
    let measured = Field(size: size, dip: -Portable.asin(min(max(earth.z / size, -1), 1)))
    var now = current ?? measured
    now.approach(measured, by: Self.share(seconds, Self.smoothing))
    current = now
    watch(now, rate: rate, seconds)
    // Near a magnetic pole of whatever kind there is no azimuth.
    guard earth.x * earth.x + earth.y * earth.y > 1e-4 * size * size else { return }
    let difference = Angle.wrap(Portable.atan2(earth.x, earth.y) - turn)
    var share = Self.share(seconds, time)
    if trust == .disturbed, firstShare == 0 {
      rejected += rejected <= Self.longestRejection ? seconds : 0
      share = rejected <= Self.longestRejection ? 0 : share / 2
    } else {
      rejected = max(rejected - 2 * seconds, 0)
    }
    if firstShare > 0 {
      share = max(share, firstShare)
      firstShare = firstShare / (firstShare + 1)
      if firstShare * time < seconds { firstShare = 0 }
    } else if holds {
      share = 0
    }
    turn = Angle.wrap(turn + share * difference)
  }

  /// Compares the field with the known one and with the one that may become it.
  private mutating func watch(_ field: Field, rate: Double, _ seconds: Double) {
    let share = Self.share(seconds, Self.adaptation)
    if field.isLike(known) {
      calm += seconds
      if calm >= Self.calmTime {
        trust = .followed
        known.approach(field, by: share)
      }
    } else {
      calm = 0
      trust = .disturbed
    }
    guard field.isLike(candidate) else {
      candidate = field
      candidateTime = 0
      return
    }
    if rate >= Self.lookingRate { candidateTime += seconds }
    candidate.approach(field, by: share)
    let needed = known.size == 0 ? Self.firstFieldTime : Self.newFieldTime
    guard trust == .disturbed, candidateTime >= needed else { return }
    known = candidate
    trust = .followed
    calm = Self.calmTime
  }

  private static func share(_ seconds: Double, _ time: Double) -> Double { -Portable.expm1(-seconds / time) }
}
