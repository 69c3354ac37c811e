/// All that an attitude filter remembers; a plain value, so that a copy is a checkpoint.
public struct AttitudeFilterState: Sendable, Equatable {
  /// Earth <- device.
  public internal(set) var attitude: Quaternion
  /// The gyroscope's bias, which is taken away from its readings, rad/s in the device frame.
  public internal(set) var bias = Vector3.zero
  /// True once an acceleration told which way is up.
  public internal(set) var isLevelled = false

  /// How sure speed, tilt and bias are.
  var covariance: TiltBiasCovariance
  /// What readings add up to since the slow part last ran.
  var sums = ReadingSums()
  /// The horizontal speed that is not explained, m/s, east and north.
  var speedX = 0.0
  var speedY = 0.0
  /// The horizontal part of gravity that is not corrected yet, m/s^2, east and north.
  var tiltX = 0.0
  var tiltY = 0.0
  /// The heading that is still to be turned back, rad, and in how many seconds.
  var turnBack = 0.0
  var turnBackTime = 0.0
  /// How the attitude is being corrected, rad/s about the earth's axes.
  var correction = Vector3.zero
  /// The time since the tilt last began anew, seconds.
  var levelledTime = 0.0
  /// How fast the device turns and is carried.
  var movement = MovementMeter()
  /// Whether it lies still, and what that taught.
  var rest = RestDetector()

  /// True while the device lies still.
  public var isAtRest: Bool { rest.isAtRest }

  /// True once a bias was learnt at rest or restored.
  public var isBiasKnown: Bool { rest.isBiasKnown }

  /// The deviation of the bias along its worst axis of the device, rad/s; never less than what is believed.
  public var biasDeviation: Double {
    let matrix = covariance.bias
    return max(matrix.xx, max(matrix.yy, matrix.zz)).squareRoot()
  }
}
