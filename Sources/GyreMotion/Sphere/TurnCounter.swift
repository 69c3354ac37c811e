/// Counts how far a device turns, but neither noise nor a tremor of the hand: a play operator on attitudes.
///
/// A reference attitude is dragged along at a distance of 1 degree, and only its own turns are counted. So what stays
/// within 1 degree counts nothing however long it lasts, and a turn counts all but its first degree.
struct TurnCounter: Sendable, Equatable {
  /// The play, radians.
  private static let play = Double.pi / 180
  /// The cosine of half the play.
  private static let cosineOfHalf = 0.999_961_923_064_170_9

  private var reference: Quaternion?

  /// The device reached an attitude (unit): how far that dragged the reference, radians.
  mutating func turn(to attitude: Quaternion) -> Double {
    guard let reference else {
      self.reference = attitude
      return 0
    }
    guard abs(reference.dot(attitude)) < Self.cosineOfHalf else { return 0 }
    let way = (reference.conjugate * attitude.nearest(to: reference)).rotationVector
    let distance = way.length
    guard distance > Self.play else { return 0 }
    let step = distance - Self.play
    let dragged = reference * Quaternion(rotationVector: way * (step / distance))
    self.reference = dragged.normalized ?? attitude
    return step
  }

  /// Turns with the picture on its panel, clockwise by an angle in radians: that is no turn of the device.
  mutating func turnPicture(by angle: Double) {
    if let reference { self.reference = reference * Quaternion.aboutZ(-angle) }
  }

  /// Counts from an attitude on.
  mutating func reset(to attitude: Quaternion) { reference = attitude }
}
