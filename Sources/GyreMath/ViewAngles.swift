/// Temporary.
public struct ViewAngles: Sendable, Hashable {
  /// Yaw.
  public var yaw: Double
  /// Pitch.
  public var pitch: Double
  /// Roll.
  public var roll: Double
  /// Border.
  public static let poleRadius = 1e-3
  /// Wrap.
  public static func wrap(_ x: Double) -> Double {
    let r = x - (x / (2 * .pi)).rounded() * 2 * .pi
    return r <= -.pi ? r + 2 * .pi : r
  }
  /// From camera.
  public init(camera q: Quaternion, heldRoll: Double) {
    let f = q.rotate(Vector3(x: 0, y: 0, z: -1))
    let h = Portable.hypot(f.x, f.y)
    pitch = Portable.atan2(f.z, h)
    if h < Self.poleRadius {
      let r = (q * Quaternion.aboutZ(heldRoll)).rotate(Vector3(x: 1, y: 0, z: 0))
      roll = heldRoll
      yaw = Portable.atan2(-r.y, r.x)
    } else {
      let r = q.rotate(Vector3(x: 1, y: 0, z: 0))
      let u = q.rotate(Vector3(x: 0, y: 1, z: 0))
      yaw = Portable.atan2(f.x, f.y)
      roll = Portable.atan2(-r.z, u.z)
    }
  }
}
extension Quaternion {
  /// X.
  public static func aboutX(_ a: Double) -> Quaternion { Quaternion(w: Portable.cos(a / 2), x: Portable.sin(a / 2), y: 0, z: 0) }
  /// Z.
  public static func aboutZ(_ a: Double) -> Quaternion { Quaternion(w: Portable.cos(a / 2), x: 0, y: 0, z: Portable.sin(a / 2)) }
  /// Log.
  public var rotationVector: Vector3 {
    let s = (x * x + y * y + z * z).squareRoot()
    let k = s < 1e-300 ? 2 : 2 * Portable.atan2(w < 0 ? -s : s, abs(w)) / s
    return Vector3(x: x, y: y, z: z) * k
  }
  /// Exp.
  public init(rotationVector v: Vector3) {
    let a = v.length
    let k = a < 1e-9 ? 0.5 : Portable.sin(a / 2) / a
    self.init(w: Portable.cos(a / 2), x: v.x * k, y: v.y * k, z: v.z * k)
  }
  /// Unit.
  public var normalized: Quaternion? { let n = norm; return n > 0 && n.isFinite ? Quaternion(w: w / n, x: x / n, y: y / n, z: z / n) : nil }
  /// Canon.
  public var canonical: Quaternion { w < 0 ? Quaternion(w: -w, x: -x, y: -y, z: -z) : self }
  /// Angle.
  public func angle(to o: Quaternion) -> Double { (conjugate * o).rotationVector.length }
}
