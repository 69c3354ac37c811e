/// The rotation vector: the axis times the angle, radians; the logarithm of a rotation.
extension Quaternion {
  /// The turn by a rotation vector: exp(v/2) = (cos(|v|/2), sin(|v|/2) v/|v|).
  ///
  /// The vector in radians; of any size, more than a turn included. The zero vector gives the identity, tiny
  /// ones keep all their digits. Not finite: the result is NaN, so callers refuse such input first.
  public init(rotationVector vector: Vector3) {
    let square = vector.dot(vector)
    if square < 0x1p-54 {
      // cos(h) = 1 and sin(h)/(2h) = 1/2 with h = |v|/2: what is left out is below 2^-58.
      self.init(w: 1, x: vector.x / 2, y: vector.y / 2, z: vector.z / 2)
    } else {
      let length = square < .infinity ? square.squareRoot() : (vector * 0x1p-600).length * 0x1p600
      let (sine, cosine) = Portable.sincos(length / 2)
      let factor = sine / length
      self.init(w: cosine, x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }
  }

  /// The rotation vector of the rotation the short way: length in [0, pi] radians.
  ///
  /// q and -q give the same. A half turn has two; it gives the one whose first component that is not 0 is
  /// positive. The inverse of `init(rotationVector:)` for vectors shorter than pi.
  public var rotationVector: Vector3 {
    let unique = canonical
    let vector = Vector3(x: unique.x, y: unique.y, z: unique.z)
    let length = vector.robustLength
    // atan2(l, w)/l: for tiny l it is 1/w - l^2/(3 w^3), of which the second term is below 2^-101.
    if length < 0x1p-50 { return unique.w == 0 ? .zero : vector * (2 / unique.w) }
    return vector * (2 * Portable.atan2(length, unique.w) / length)
  }
}
