/// What one measurement teaches about speed, tilt and bias.
struct TiltBiasChange: Sendable, Equatable {
  /// Speed, m/s.
  var vx = 0.0
  var vy = 0.0
  /// Tilt, m/s^2.
  var dx = 0.0
  var dy = 0.0
  /// Bias, rad/s.
  var bias = Vector3.zero
}

/// Kalman's update by one number at a time, so that nothing has to be inverted but a number.
extension TiltBiasCovariance {
  /// The speed along x was measured, with a variance; `change` says what is known already and takes in the rest.
  mutating func measure(speedX value: Double, variance: Double, into change: inout TiltBiasChange) {
    let column = TiltBiasChange(vx: vxx, vy: vxy, dx: vdxx, dy: vdxy, bias: vxb)
    learn(value - change.vx, column, 1 / (vxx + variance), &change)
  }

  /// The speed along y was measured.
  mutating func measure(speedY value: Double, variance: Double, into change: inout TiltBiasChange) {
    let column = TiltBiasChange(vx: vxy, vy: vyy, dx: vdyx, dy: vdyy, bias: vyb)
    learn(value - change.vy, column, 1 / (vyy + variance), &change)
  }

  /// The bias was measured, each part with the same variance.
  mutating func measure(bias value: Vector3, variance: Double, into change: inout TiltBiasChange) {
    let x = TiltBiasChange(
      vx: vxb.x, vy: vyb.x, dx: dxb.x, dy: dyb.x, bias: Vector3(x: bias.xx, y: bias.xy, z: bias.xz))
    learn(value.x - change.bias.x, x, 1 / (bias.xx + variance), &change)
    let y = TiltBiasChange(
      vx: vxb.y, vy: vyb.y, dx: dxb.y, dy: dyb.y, bias: Vector3(x: bias.xy, y: bias.yy, z: bias.yz))
    learn(value.y - change.bias.y, y, 1 / (bias.yy + variance), &change)
    let z = TiltBiasChange(
      vx: vxb.z, vy: vyb.z, dx: dxb.z, dy: dyb.z, bias: Vector3(x: bias.xz, y: bias.yz, z: bias.zz))
    learn(value.z - change.bias.z, z, 1 / (bias.zz + variance), &change)
  }

  /// P <- P - c c* / s, and the state's share of what was unexpected: c / s times it.
  private mutating func learn(
    _ unexpected: Double, _ column: TiltBiasChange, _ inverse: Double, _ change: inout TiltBiasChange
  ) {
    let step = unexpected * inverse
    change.vx += column.vx * step
    change.vy += column.vy * step
    change.dx += column.dx * step
    change.dy += column.dy * step
    change.bias = change.bias + column.bias * step
    subtractSquare(of: column, times: inverse)
  }
}
