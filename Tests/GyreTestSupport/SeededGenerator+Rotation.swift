public import GyreMath

extension SeededGenerator {
  /// A random number from 0 to 1, without the 1.
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A random number of a range, all equally likely.
  public mutating func number(from low: Double, to high: Double) -> Double { low + (high - low) * unit() }

  /// A random direction, all equally likely: a point in the unit ball, pushed out to the sphere.
  public mutating func direction() -> Vector3 {
    while true {
      let point = Vector3(
        x: number(from: -1, to: 1), y: number(from: -1, to: 1), z: number(from: -1, to: 1))
      if point.length < 1, let direction = point.normalized { return direction }
    }
  }

  /// A random rotation, all equally likely: a point in the four-dimensional ball, pushed out to the sphere.
  public mutating func rotation() -> Quaternion {
    while true {
      let point = Quaternion(
        w: number(from: -1, to: 1), x: number(from: -1, to: 1), y: number(from: -1, to: 1),
        z: number(from: -1, to: 1))
      if point.norm < 1, let rotation = point.normalized { return rotation }
    }
  }
}
