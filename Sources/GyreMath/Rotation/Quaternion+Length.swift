extension Quaternion {
  /// The quaternion scaled to length 1; nil for the zero quaternion and where a number is not finite.
  ///
  /// Scaled by a power of two first, so that neither huge nor tiny numbers overflow or vanish. The
  /// length is 1 to 4e-16.
  public var normalized: Quaternion? {
    let largest = max(max(w.magnitude, x.magnitude), max(y.magnitude, z.magnitude))
    guard isFinite, largest > 0 else { return nil }
    let scaled = times(Double.reciprocalPowerOfTwo(of: largest))
    let length = scaled.norm
    return Quaternion(
      w: scaled.w / length, x: scaled.x / length, y: scaled.y / length, z: scaled.z / length)
  }

  @inline(__always) func times(_ factor: Double) -> Quaternion {
    Quaternion(w: w * factor, x: x * factor, y: y * factor, z: z * factor)
  }
}
