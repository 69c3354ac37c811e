import GyreMath
import GyreTestSupport
import Testing

@testable import GyreMotion

/// The blocks against the same filter as plain 7 by 7 matrices.
@Suite struct TiltBiasCovarianceTests {
  typealias Matrix = [[Double]]

  private static func dense(_ c: TiltBiasCovariance) -> Matrix {
    let b = c.bias
    return [
      [c.vxx, c.vxy, c.vdxx, c.vdxy, c.vxb.x, c.vxb.y, c.vxb.z],
      [c.vxy, c.vyy, c.vdyx, c.vdyy, c.vyb.x, c.vyb.y, c.vyb.z],
      [c.vdxx, c.vdyx, c.dxx, c.dxy, c.dxb.x, c.dxb.y, c.dxb.z],
      [c.vdxy, c.vdyy, c.dxy, c.dyy, c.dyb.x, c.dyb.y, c.dyb.z],
      [c.vxb.x, c.vyb.x, c.dxb.x, c.dyb.x, b.xx, b.xy, b.xz],
      [c.vxb.y, c.vyb.y, c.dxb.y, c.dyb.y, b.xy, b.yy, b.yz],
      [c.vxb.z, c.vyb.z, c.dxb.z, c.dyb.z, b.xz, b.yz, b.zz],
    ]
  }

  private static func multiply(_ a: Matrix, _ b: Matrix) -> Matrix {
    a.map { row in (0..<7).map { j in (0..<7).reduce(0) { $0 + row[$1] * b[$1][j] } } }
  }

  private static func transposed(_ a: Matrix) -> Matrix { (0..<7).map { j in (0..<7).map { a[$0][j] } } }

  private static func worst(_ a: Matrix, _ b: Matrix) -> Double {
    var worst = 0.0
    for i in 0..<7 {
      for j in 0..<7 {
        // Relative to what the two states could at most have in common.
        let size = (a[i][i].magnitude * a[j][j].magnitude).squareRoot() + 1e-300
        worst = max(worst, (a[i][j] - b[i][j]).magnitude / size)
      }
    }
    return worst
  }

  private static func values(_ change: TiltBiasChange) -> [Double] {
    [change.vx, change.vy, change.dx, change.dy, change.bias.x, change.bias.y, change.bias.z]
  }

  private static func update(
    _ p: inout Matrix, _ x: inout [Double], _ place: Int, _ value: Double, _ r: Double
  ) {
    let s = p[place][place] + r
    let column = p.map { $0[place] }
    let unexpected = value - x[place]
    for i in 0..<7 { x[i] += column[i] / s * unexpected }
    for i in 0..<7 { for j in 0..<7 { p[i][j] -= column[i] * column[j] / s } }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func theBlocksAreTheMatrix(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var blocks = TiltBiasCovariance(speed: 0.25, tilt: 4, bias: 2e-3)
    var p = Self.dense(blocks)
    for step in 0..<300 {
      let seconds = random.number(from: 0.04, to: 0.2)
      let q = random.rotation()
      let scale = 9.80665 * seconds
      let g = [Vector3(x: 0, y: 1, z: 0), Vector3(x: -1, y: 0, z: 0)].map { q.conjugate.rotate($0) * scale }
      let drift = random.number(from: 0, to: 0.01)
      blocks.pass(seconds: seconds, xRow: g[0], yRow: g[1], drift: drift)
      var f: Matrix = (0..<7).map { i in (0..<7).map { $0 == i ? 1 : 0 } }
      for i in 0..<2 {
        f[i][2 + i] = seconds
        for (j, number) in [g[i].x, g[i].y, g[i].z].enumerated() {
          f[2 + i][4 + j] = number
          f[i][4 + j] = number * seconds / 2
        }
      }
      p = Self.multiply(Self.multiply(f, p), Self.transposed(f))
      p[2][2] += drift
      p[3][3] += drift

      blocks.forgetBias(growth: 1e-8, share: 0.999)
      for i in 0..<7 {
        for j in 0..<7 {
          if i == j, i > 3 { p[i][j] += 1e-8 }
          let biases = (i > 3 ? 1 : 0) + (j > 3 ? 1 : 0)
          p[i][j] *= biases == 2 ? 0.999 : biases == 1 ? 0.9995 : 1
        }
      }

      var change = TiltBiasChange()
      var x = [Double](repeating: 0, count: 7)
      let r = random.number(from: 0.1, to: 20)
      let speed = random.number(from: -1, to: 1)
      blocks.measure(speedX: speed, variance: r, into: &change)
      Self.update(&p, &x, 0, speed, r)
      blocks.measure(speedY: -speed, variance: r, into: &change)
      Self.update(&p, &x, 1, -speed, r)
      if step % 7 == 0 {
        let bias = random.direction() * 0.01
        blocks.measure(bias: bias, variance: 1e-6, into: &change)
        for (place, number) in [bias.x, bias.y, bias.z].enumerated() {
          Self.update(&p, &x, 4 + place, number, 1e-6)
        }
      }
      #expect(Self.worst(p, Self.dense(blocks)) < 1e-9, "seed \(seed), step \(step)")
      for (one, other) in zip(x, Self.values(change)) { #expect(abs(one - other) < 1e-9) }
    }
  }

  /// Steady, with a known bias, the gains are those of the Butterworth low-pass: sqrt(2) w dt and w^2 dt.
  @Test func settledItIsButterworth() {
    let seconds = 0.001
    let frequency = 2.0.squareRoot() / 3
    let noise = 1.0
    let drift = noise * frequency * frequency * frequency * frequency
    var blocks = TiltBiasCovariance(speed: 1, tilt: 1, bias: 1e-300)
    var change = TiltBiasChange()
    for _ in 0..<20_000 {
      blocks.pass(seconds: seconds, xRow: .zero, yRow: .zero, drift: drift * seconds)
      change = TiltBiasChange()
      blocks.measure(speedX: 1, variance: noise / seconds, into: &change)
      blocks.measure(speedY: 0, variance: noise / seconds, into: &change)
    }
    #expect(abs(change.vx / (2.0.squareRoot() * frequency * seconds) - 1) < 1e-3)
    #expect(abs(change.dx / (frequency * frequency * seconds) - 1) < 1e-3)
  }

  @Test func variancesStayPositiveForHours() {
    var random = SeededGenerator(seed: 31)
    var blocks = TiltBiasCovariance(speed: 0.25, tilt: 4, bias: 2e-3)
    for step in 0..<50_000 {
      let q = random.rotation()
      let rows = [Vector3(x: 0, y: 1, z: 0), Vector3(x: -1, y: 0, z: 0)].map { q.conjugate.rotate($0) * 0.49 }
      blocks.pass(seconds: 0.05, xRow: rows[0], yRow: rows[1], drift: 1e-3)
      blocks.forgetBias(growth: 1e-10, share: 0.99999)
      var change = TiltBiasChange()
      blocks.measure(speedX: 0, variance: 20, into: &change)
      blocks.measure(speedY: 0, variance: 20, into: &change)
      if step % 10 == 0 { blocks.measure(bias: .zero, variance: 1e-7, into: &change) }
    }
    let p = Self.dense(blocks)
    for i in 0..<7 {
      #expect(p[i][i] > 0)
      for j in 0..<7 { #expect(p[i][j] * p[i][j] <= p[i][i] * p[j][j] * (1 + 1e-9)) }
    }
  }

  @Test func aNewTiltLeavesTheBiasAndANewBiasTheTilt() {
    var blocks = TiltBiasCovariance(speed: 0.25, tilt: 4, bias: 2e-3)
    let row = Vector3(x: 0.3, y: 0.2, z: -0.1)
    blocks.pass(seconds: 0.05, xRow: row, yRow: row * 2, drift: 0)
    let before = blocks
    blocks.restartTilt(speed: 1, tilt: 2)
    #expect(blocks.bias == before.bias && blocks.dxx == 2 && blocks.vyy == 1 && blocks.dxb == .zero)
    blocks = before
    blocks.restartBias(variance: 5)
    #expect(blocks.bias == .diagonal(5) && blocks.dxx == before.dxx && blocks.vyb == .zero)
    blocks = before
    blocks.restartSpeed(variance: 7)
    #expect(blocks.vxx == 7 && blocks.vdxx == 0 && blocks.dxb == before.dxb)
  }
}
