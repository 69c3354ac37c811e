/// Tells that a gyroscope stands at the end of its range, where nobody says what that is.
///
/// The largest rate ever seen on any axis, seen three times and more, is the end of the range: readings beyond it are
/// cut off there. Turns that are slower than any gyroscope's range do not count, nor do readings that only repeat.
struct SaturationDetector: Sendable, Equatable {
  /// No gyroscope has a smaller range, rad/s (115 degrees per second).
  private static let smallestRange = 2.0
  private static let enough = 3

  private var largest = smallestRange
  private var seen = 0
  private var latest = Vector3.zero

  /// Takes in a rate, rad/s; true where an axis of it is cut off.
  mutating func isCutOff(_ rate: Vector3) -> Bool {
    let reach = max(abs(rate.x), max(abs(rate.y), abs(rate.z)))
    guard reach >= largest, rate != latest else {
      latest = rate
      return false
    }
    latest = rate
    seen = reach == largest ? seen + 1 : 1
    largest = reach
    return seen >= Self.enough
  }
}
