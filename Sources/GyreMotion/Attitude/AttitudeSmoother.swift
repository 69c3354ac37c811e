/// Takes the trembling of hands and the noise of sensors from an attitude that hardly turns; a turn it leaves alone.
///
/// Below 10 degrees per second a one-euro filter on the rotation (G. Casiez, N. Roussel, D. Vogel, CHI 2012): a low-pass whose
/// cut-off, 1 Hz + 0.7 Hz for each degree per second, opens with the rate. Behind it a play: the shown attitude is dragged
/// along at a distance, so what stays within it moves nothing. Both fade out between 10 and 20 degrees per second: above, the
/// attitude is the filter's own, so turns add up exactly. Any rate of readings gives the same.
struct AttitudeSmoother: Sendable, Equatable {
  private static let slow = 10 * Double.pi / 180
  private static let fast = 20 * Double.pi / 180
  /// The cut-off at rest, Hz.
  private static let lowestCutOff = 1.0
  /// What it grows by for each rad/s, Hz.
  private static let opening = 0.7 * 180 / Double.pi

  private var smooth: Quaternion?
  private var shown = Quaternion.identity

  /// The attitude that is shown for one that the filter gives, after a turn at a rate (rad/s) over some seconds.
  ///
  /// `play`, radians: what the shown attitude stays behind at rest.
  mutating func update(_ attitude: Quaternion, rate: Double, over seconds: Double, play: Double) -> Quaternion
  {
    guard let smooth, rate < Self.fast, seconds > 0 else {
      restart(at: attitude)
      return attitude
    }
    let part = max(0, (rate - Self.slow) / (Self.fast - Self.slow))
    // How much of the smoothing is left.
    let weight = 1 - Smoothstep.value(part)
    let cutOff = Self.lowestCutOff + Self.opening * rate
    let x = 2 * .pi * cutOff * seconds
    // 1 - e^-x to a thousandth up to x = 0.2: readings that are further apart than that are smooth by themselves.
    let share = 1 - 1 / (1 + x * (1 + x / 2))
    // With weight 1 a share of the way, with weight 0 all of it.
    let next = Self.way(from: smooth, to: attitude, part: 1 - weight * (1 - share))
    self.smooth = next
    let distance = Self.angle(shown, next)
    let room = play * weight
    if distance > room { shown = Self.way(from: shown, to: next, part: (distance - room) / distance) }
    return shown
  }

  /// Begins anew at an attitude.
  mutating func restart(at attitude: Quaternion) {
    smooth = attitude
    shown = attitude
  }

  /// A part of the way between attitudes half a degree apart at the most, where the chord is the arc to six digits.
  private static func way(from: Quaternion, to: Quaternion, part: Double) -> Quaternion {
    let near = to.nearest(to: from)
    let rest = 1 - part
    let sum = Quaternion(
      w: from.w * rest + near.w * part, x: from.x * rest + near.x * part, y: from.y * rest + near.y * part,
      z: from.z * rest + near.z * part)
    return sum.normalized ?? to
  }

  /// The angle between such attitudes, radians: twice the sine of its half.
  private static func angle(_ left: Quaternion, _ right: Quaternion) -> Double {
    let between = left.conjugate * right
    return 2 * (between.x * between.x + between.y * between.y + between.z * between.z).squareRoot()
  }
}
