/// Keeps the view's pitch between two angles by moving the pitch offset, never the device.
///
/// With u' = (q Rz(rho)) (0,1,0), f = q (0,0,-1) and A = hypot(f.up, u'.up), the view's pitch is
/// asin(A cos(b0 - b)), b0 = atan2(u'.up, f.up): so b0 - b lies between acos(sin(highest)/A) and acos(sin(lowest)/A).
struct PitchLimit: Sendable, Equatable {
  private var zenithOffset: Double
  private var amplitude: Double

  /// The limit over a device's attitude (earth <- camera) and the way that is up for the offset.
  init(device: Quaternion, upReference: Double) {
    let forward = device.rotate(Vector3(x: 0, y: 0, z: -1))
    let up = (device * Quaternion.aboutZ(upReference)).rotate(Vector3(x: 0, y: 1, z: 0))
    zenithOffset = Portable.atan2(up.z, forward.z)
    amplitude = Portable.hypot(forward.z, up.z)
  }

  /// The offsets that keep the pitch between two angles (radians), the nearer end of the branch that holds `offset`.
  func range(around offset: Double, lowest: Double = -.pi / 2, highest: Double = .pi / 2)
    -> (lowest: Double, highest: Double)?
  {
    guard amplitude >= 1e-9 else { return nil }
    func angle(_ pitch: Double) -> Double {
      Portable.acos(min(max(Portable.sin(pitch) / amplitude, -1), 1))
    }
    // The same tilt is reached again a full turn on: take the turn that holds the present offset.
    let middle = zenithOffset - .pi / 2
    let turn = ((offset - middle) / (2 * .pi)).rounded() * 2 * .pi
    return (zenithOffset - angle(lowest) + turn, zenithOffset - angle(highest) + turn)
  }

  /// The offset next to `offset` that keeps the pitch between two angles (radians).
  func clamp(_ offset: Double) -> Double {
    guard let range = range(around: offset) else { return offset }
    return min(max(offset, range.lowest), range.highest)
  }

  /// The offset next to `offset` that keeps the pitch between two angles, or is no farther out than a present one.
  func clamp(_ offset: Double, from present: Double) -> Double {
    guard let range = range(around: present) else { return offset }
    return min(max(offset, min(range.lowest, present)), max(range.highest, present))
  }

  /// The offset that gives the view a pitch (radians); the nearest that there is where the device is rolled over.
  func offset(forPitch pitch: Double, near offset: Double) -> Double {
    guard let range = range(around: offset, lowest: pitch, highest: pitch) else { return offset }
    return range.lowest
  }
}
