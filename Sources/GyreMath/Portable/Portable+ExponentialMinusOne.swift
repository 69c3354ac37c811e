extension Portable {
  /// e to the power x, minus 1, without the cancellation near 0.
  ///
  /// Error: at most .51 ulp. -1 for -infinity, infinity above 709.79; NaN for NaN, -0 for -0.
  public static func expm1(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return x }
    // Above, the 1 is less than 2^-63 of the power; below, the power is less than half an ulp of 1.
    guard x.magnitude < 44 else { return x < 0 ? -1 : exp(x) }

    let shifted = x * 0x1.71547652b82fep7 + 0x1.8p52
    let count = shifted - 0x1.8p52
    let first = x - count * 0x1.62e42fefcp-8
    let rest = DoubleDouble(sumOf: first, and: count * 0x1.c610ca86c3899p-44)
    let r = rest.high
    let square = r * r
    let series =
      0x1p-1 + r * 0x1.55555555554ddp-3
      + square * (0x1.5555555555519p-5 + r * (0x1.111114faa73b6p-7 + r * 0x1.6c16c555ad239p-10))

    // scale e^rest - 1 = (scale - 1) + rest + ((scale - 1) rest + scale (rest^2 ...)): an exact head first.
    let step = shifted.bitPattern
    let entry = 2 * Int(truncatingIfNeeded: step & 127)
    let power = ExponentialTable.powers[entry]
    let scale = Double(bitPattern: power.bitPattern &+ (step &- (step & 127)) << 45)
    let difference = DoubleDouble(sumOf: scale, and: -1)
    let head = DoubleDouble(sumOf: difference.high, and: r)
    let powerLow = ExponentialTable.powers[entry + 1]
    let tail = difference.high * r + scale * (square * series + (powerLow + powerLow * r + rest.low))
    return head.high + (head.low + (difference.low + tail))
  }
}
