/// How sure the filter is of speed, tilt and bias, and how their errors hang together: a 7 by 7 covariance in blocks.
///
/// The state is horizontal speed v (m/s, x and y), gravity's horizontal part d (m/s^2), which is 0 where the tilt is
/// right, and the gyroscope's bias b (rad/s, device frame). During T seconds, with G = T g times the horizontal rows
/// (y, -x) of earth <- device: d' = d + G b, v' = v + T (d + d') / 2.
struct TiltBiasCovariance: Sendable, Equatable {
  /// Speed with itself.
  private(set) var vxx = 0.0
  private(set) var vxy = 0.0
  private(set) var vyy = 0.0
  /// Speed (first letter) with tilt (second).
  private(set) var vdxx = 0.0
  private(set) var vdxy = 0.0
  private(set) var vdyx = 0.0
  private(set) var vdyy = 0.0
  /// Tilt with itself.
  private(set) var dxx = 0.0
  private(set) var dxy = 0.0
  private(set) var dyy = 0.0
  /// Speed and tilt with the bias.
  private(set) var vxb = Vector3.zero
  private(set) var vyb = Vector3.zero
  private(set) var dxb = Vector3.zero
  private(set) var dyb = Vector3.zero
  /// Bias with itself.
  private(set) var bias: SymmetricMatrix3

  /// Nothing hangs together yet; variances of speed, tilt and bias.
  init(speed: Double, tilt: Double, bias: Double) {
    self.bias = .diagonal(bias)
    restartTilt(speed: speed, tilt: tilt)
  }

  /// Forgets speed and tilt; the bias stays as well known as it is.
  mutating func restartTilt(speed: Double, tilt: Double) {
    let known = bias
    self = TiltBiasCovariance(bias: known)
    vxx = speed
    vyy = speed
    dxx = tilt
    dyy = tilt
  }

  /// Lets the tilt be less sure: deviations add up, not their squares, for what is missing goes one way.
  mutating func doubtTilt(deviation: Double) {
    dxx += deviation * (deviation + 2 * max(0, dxx).squareRoot())
    dyy += deviation * (deviation + 2 * max(0, dyy).squareRoot())
  }

  /// Forgets the speed: no accelerations came.
  mutating func restartSpeed(variance: Double) {
    vxx = variance
    vxy = 0
    vyy = variance
    vdxx = 0
    vdxy = 0
    vdyx = 0
    vdyy = 0
    vxb = .zero
    vyb = .zero
  }

  /// Forgets the bias.
  mutating func restartBias(variance: Double) {
    bias = .diagonal(variance)
    vxb = .zero
    vyb = .zero
    dxb = .zero
    dyb = .zero
  }

  private init(bias: SymmetricMatrix3) { self.bias = bias }

  /// Lets `seconds` pass; `xRow` and `yRow` are the rows of G, `drift` is what the tilt's variance grows by.
  mutating func pass(seconds: Double, xRow: Vector3, yRow: Vector3, drift: Double) {
    let half = seconds / 2
    let newX = dxb + bias * xRow
    let newY = dyb + bias * yRow
    // Covariance of d with G b, and of G b (before) with d' (after).
    let hxx = dxb.dot(xRow)
    let hxy = dxb.dot(yRow)
    let hyx = dyb.dot(xRow)
    let hyy = dyb.dot(yRow)
    let newDxx = dxx + hxx + newX.dot(xRow)
    let newDxy = dxy + hyx + newX.dot(yRow)
    let newDyy = dyy + hyy + newY.dot(yRow)
    // Covariance of d with d'.
    let uxx = dxx + hxx
    let uxy = dxy + hxy
    let uyx = dxy + hyx
    let uyy = dyy + hyy
    // Covariance of v with d'.
    let wxx = vdxx + vxb.dot(xRow)
    let wxy = vdxy + vxb.dot(yRow)
    let wyx = vdyx + vyb.dot(xRow)
    let wyy = vdyy + vyb.dot(yRow)
    vxx += half * (2 * (vdxx + wxx) + half * (dxx + uxx + uxx + newDxx))
    vxy += half * (vdxy + wxy + vdyx + wyx + half * (dxy + uxy + uyx + newDxy))
    vyy += half * (2 * (vdyy + wyy) + half * (dyy + uyy + uyy + newDyy))
    vdxx = wxx + half * (uxx + newDxx)
    vdxy = wxy + half * (uxy + newDxy)
    vdyx = wyx + half * (uyx + newDxy)
    vdyy = wyy + half * (uyy + newDyy)
    vxb = vxb + (dxb + newX) * half
    vyb = vyb + (dyb + newY) * half
    dxb = newX
    dyb = newY
    dxx = newDxx + drift
    dxy = newDxy
    dyy = newDyy + drift
  }

  /// Lets the bias be less sure: its variance grows by `growth`, and all that is known of it keeps `share`.
  mutating func forgetBias(growth: Double, share: Double) {
    bias.grow(by: growth, keeping: share)
    let root = (1 + share) / 2
    vxb = vxb * root
    vyb = vyb * root
    dxb = dxb * root
    dyb = dyb * root
  }

  /// Takes away `scale` times a column's product with itself.
  mutating func subtractSquare(of column: TiltBiasChange, times scale: Double) {
    let vx = column.vx * scale
    let vy = column.vy * scale
    let dx = column.dx * scale
    let dy = column.dy * scale
    vxx -= vx * column.vx
    vxy -= vx * column.vy
    vyy -= vy * column.vy
    vdxx -= vx * column.dx
    vdxy -= vx * column.dy
    vdyx -= vy * column.dx
    vdyy -= vy * column.dy
    dxx -= dx * column.dx
    dxy -= dx * column.dy
    dyy -= dy * column.dy
    vxb = vxb - column.bias * vx
    vyb = vyb - column.bias * vy
    dxb = dxb - column.bias * dx
    dyb = dyb - column.bias * dy
    bias.subtractSquare(of: column.bias, times: scale)
  }
}
