/// How a device is going to turn within a tenth of a second: by the rate of the last 30 milliseconds, its change, and the change
/// of that.
///
/// The rate is kept as means over blocks of at least 9 ms, w0 the newest, so that any sensor's rate and noise give the same. From
/// the centre of w0 on, the rate would go as w0 + a s + j s^2 / 2; hands turn back, so each part counts the less the
/// longer ahead it is. The mean rate over the next h is, with s0 the time since that centre,
///
/// w0 (1 - (h / 150 ms)^2) + a (s0 + h/2) e^(-h / 100 ms) + 0.7 j (d (s0 + h/2) + ((s0 + h)^3 - s0^3) / (6 h)) e^(-h / 60 ms),
///
/// a the difference of w0 and w1 over that of their centres, j the change of such differences, d from the middle of a to the
/// centre of w0. The constants were fitted to hands that turn a device slowly and fast (BROAD recordings). Source: own derivation.
struct TurnForecast: Sendable, Equatable {
  /// The shortest block, seconds.
  private static let shortestBlock = 0.009
  /// Longer blocks say too little of what comes next, seconds: then the last rate alone counts.
  private static let longestBlock = 0.025

  private struct Block: Sendable, Equatable {
    var rate = Vector3.zero
    var seconds = 0.0
  }

  private var newest = Block()
  private var middle = Block()
  private var oldest = Block()
  /// The block that is being filled: its turn, and its time.
  private var turned = Vector3.zero
  private var time = 0.0
  private var latest = Vector3.zero

  /// The device turned at a rate, rad/s, for some seconds.
  mutating func add(_ rate: Vector3, over seconds: Double) {
    latest = rate
    turned = turned + rate * seconds
    time += seconds
    guard time >= Self.shortestBlock else { return }
    oldest = middle
    middle = newest
    newest = Block(rate: turned * (1 / time), seconds: time)
    turned = .zero
    time = 0
  }

  /// Readings are missing: what was before says nothing.
  mutating func restart() { self = TurnForecast() }

  /// The turn of the next seconds (above 0), as a rotation vector in the device frame.
  func turn(in seconds: Double) -> Vector3 {
    let (d0, d1, d2) = (newest.seconds, middle.seconds, oldest.seconds)
    guard d2 > 0, max(d0, max(d1, d2)) <= Self.longestBlock else { return latest * seconds }
    let acceleration = (newest.rate - middle.rate) * (2 / (d0 + d1))
    let before = (middle.rate - oldest.rate) * (2 / (d1 + d2))
    let jerk = (acceleration - before) * (4 / (d0 + 2 * d1 + d2))
    let since = time + d0 / 2
    let lead = since + seconds / 2
    let ahead = since + seconds
    let square = (ahead * ahead * ahead - since * since * since) / (6 * seconds)
    let decline = seconds / 0.15
    let mean =
      newest.rate * (1 - decline * decline) + acceleration * (lead * Portable.exp(-seconds / 0.1))
      + jerk * (0.7 * Portable.exp(-seconds / 0.06) * ((d0 + d1) / 4 * lead + square))
    return mean * seconds
  }
}
