import GyreMath
import GyreMotion
import GyreTestSupport

/// A device that turns at a given rate, and what its sensors say: bias, noise, a stamp's jitter.
struct SensorSimulation {
  /// The true attitude, earth <- device.
  var attitude: Quaternion
  /// The gyroscope's bias, rad/s.
  var bias = Vector3.zero
  /// Noise of each gyroscope sample, rad/s, and of each accelerometer sample, m/s^2.
  var rateNoise = 0.0
  var accelerationNoise = 0.0
  /// The time of the latest sample.
  private(set) var time = Timestamp.zero
  private var random: SeededGenerator

  init(attitude: Quaternion = .aboutX(.pi / 2), seed: UInt64 = 1) {
    self.attitude = attitude
    random = SeededGenerator(seed: seed)
  }

  /// Turns for some seconds at a rate, rad/s in the device frame, pushed by an acceleration in the earth's frame.
  mutating func sample(
    rate: Vector3 = .zero, push: Vector3 = .zero, over span: TimeSpan
  ) -> InertialSample {
    time = time + span
    attitude = attitude * Quaternion(rotationVector: rate * span.seconds)
    let force = attitude.conjugate.rotate(push + Vector3(x: 0, y: 0, z: 9.80665))
    return InertialSample(
      time: time, angularVelocity: rate + bias + noise(rateNoise),
      acceleration: force + noise(accelerationNoise))
  }

  /// A normal random vector of a deviation along each axis: twelve even numbers, close enough to Gauss.
  private mutating func noise(_ deviation: Double) -> Vector3 {
    guard deviation > 0 else { return .zero }
    func normal() -> Double {
      var sum = -6.0
      for _ in 0..<12 { sum += random.unit() }
      return sum
    }
    return Vector3(x: normal() * deviation, y: normal() * deviation, z: normal() * deviation)
  }
}

/// The angle between the ups of two attitudes, radians.
func tiltError(_ left: Quaternion, _ right: Quaternion) -> Double {
  let up = Vector3(x: 0, y: 0, z: 1)
  let one = left.conjugate.rotate(up)
  let other = right.conjugate.rotate(up)
  return Portable.atan2(one.cross(other).length, one.dot(other))
}

extension Double {
  /// Degrees as radians.
  static func degrees(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
