/// The order of three turns about a body's own axes, named as in three.js: `xyz` turns about X first, then
/// about the new Y, then about the newest Z, so q = q_x q_y q_z.
public enum EulerOrder: Sendable, Hashable, CaseIterable {
  /// About X, the new Y, the newest Z.
  case xyz
  /// About Y, the new X, the newest Z: heading, pitch and roll where Y points up.
  case yxz
  /// About Z, the new X, the newest Y: W3C's alpha, beta, gamma.
  case zxy
  /// About Z, the new Y, the newest X: yaw, pitch and roll of aircraft.
  case zyx
  /// About Y, the new Z, the newest X.
  case yzx
  /// About X, the new Z, the newest Y.
  case xzy
}

/// Three turns in a stated order; one of twelve ways to write a rotation, and none of them without a lock.
///
/// Radians, right-handed, intrinsic. The names are those of the axes, whatever the order.
public struct EulerAngles: Sendable, Hashable {
  /// The turn about X in radians.
  public var x: Double
  /// The turn about Y in radians.
  public var y: Double
  /// The turn about Z in radians.
  public var z: Double
  /// In which order they happen.
  public var order: EulerOrder

  /// Makes a triple of turns in radians.
  public init(x: Double, y: Double, z: Double, order: EulerOrder) {
    self.x = x
    self.y = y
    self.z = z
    self.order = order
  }
}

extension Quaternion {
  /// The rotation of three turns: the product of the three axis quaternions in their order.
  public init(_ angles: EulerAngles) {
    let x = Quaternion.aboutX(angles.x)
    let y = Quaternion.aboutY(angles.y)
    let z = Quaternion.aboutZ(angles.z)
    switch angles.order {
    case .xyz: self = x * y * z
    case .yxz: self = y * x * z
    case .zxy: self = z * x * y
    case .zyx: self = z * y * x
    case .yzx: self = y * z * x
    case .xzy: self = x * z * y
    }
  }

  /// The three turns of this rotation in an order.
  ///
  /// The middle one is in [-pi/2, pi/2] radians, the outer ones in (-pi, pi]. Where the middle one is a
  /// quarter turn (to 1e-15) only the sum or difference of the outer ones means anything: the last one is
  /// then 0. q and -q give the same.
  public func eulerAngles(_ order: EulerOrder) -> EulerAngles {
    let q = canonical
    switch order {
    case .xyz:
      let (first, middle, last) = Quaternion.turns(q.w, q.x, q.y, q.z, sign: 1)
      return EulerAngles(x: first, y: middle, z: last, order: order)
    case .yxz:
      let (first, middle, last) = Quaternion.turns(q.w, q.y, q.x, q.z, sign: -1)
      return EulerAngles(x: middle, y: first, z: last, order: order)
    case .zxy:
      let (first, middle, last) = Quaternion.turns(q.w, q.z, q.x, q.y, sign: 1)
      return EulerAngles(x: middle, y: last, z: first, order: order)
    case .zyx:
      let (first, middle, last) = Quaternion.turns(q.w, q.z, q.y, q.x, sign: -1)
      return EulerAngles(x: last, y: middle, z: first, order: order)
    case .yzx:
      let (first, middle, last) = Quaternion.turns(q.w, q.y, q.z, q.x, sign: 1)
      return EulerAngles(x: last, y: first, z: middle, order: order)
    case .xzy:
      let (first, middle, last) = Quaternion.turns(q.w, q.x, q.z, q.y, sign: -1)
      return EulerAngles(x: first, y: last, z: middle, order: order)
    }
  }

  /// The turns about axes i, j, k (`sign` is 1 for even orders, i j = k), by half angles A, B, C:
  /// w + j = (cos B + sin B) cos(A + sC), i + sk = (cos B + sin B) sin(A + sC), and the same with minus
  /// signs: (cos B - sin B) and A - sC. After E. Bernardes and S. Viollet, "Quaternion to Euler angles
  /// conversion", PLoS ONE 17 (2022).
  private static func turns(
    _ w: Double, _ i: Double, _ j: Double, _ k: Double, sign: Double
  ) -> (first: Double, middle: Double, last: Double) {
    let upper = Portable.hypot(w + j, i + sign * k)
    let lower = Portable.hypot(w - j, i - sign * k)
    // sin(2B) and cos(2B), neither of which cancels where it is small.
    let middle = Portable.atan2(2 * (w * j + sign * i * k), upper * lower)
    var sum = Portable.atan2(i + sign * k, w + j)
    var difference = Portable.atan2(i - sign * k, w - j)
    if lower < 0x1p-50 { difference = sum }
    if upper < 0x1p-50 { sum = difference }
    return (Angle.wrap(sum + difference), middle + 0, Angle.wrap(sign * (sum - difference)))
  }
}
