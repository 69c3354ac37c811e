extension Portable {
  /// The angle whose tangent is x, in radians, from -pi/2 to pi/2.
  ///
  /// Error: at most .51 ulp. -0 for -0.
  public static func atan(_ x: Double) -> Double {
    let size = x.magnitude
    let angle: Double
    if size < 0x1p-27 { return x }
    if size < 0x1p60 {
      angle = Arctangent.angle(y: size, x: 1, correction: -0.0)
    } else {
      angle = size.isNaN ? .nan : Arctangent.quarterTurn.high
    }
    return x < 0 ? -angle : angle
  }

  /// The angle of the point (x, y) from the positive x axis towards the positive y axis, in radians.
  ///
  /// Range: -pi to pi. Error: at most .51 ulp. Zeros and infinities as in C: `atan2(0, -0.0)` is pi,
  /// `atan2(-0.0, 1)` is -0, two infinities give odd multiples of pi/4.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    let exponents = Arctangent.plainExponents
    let size = y.magnitude
    if exponents.contains(size), exponents.contains(x.magnitude) {
      let angle = Arctangent.angle(y: size, x: x, correction: -0.0)
      return y < 0 ? -angle : angle
    }
    return Arctangent.unusual(y: y, x: x)
  }
}

/// The angle of a point in the upper half plane, the common ground of atan, atan2, asin and acos.
///
/// With u = smaller / larger coordinate and c the nearest multiple of 1/64,
/// atan u = atan c + atan t, t = (smaller - c larger) / (larger + c smaller), |t| <= 1/128.
/// The numerator is exact, t is carried with its rounding error, atan c comes from a table on a grid of 2^-51
/// on which the sums with pi/2 and pi are exact.
enum Arctangent {
  /// pi/2 on the grid of 2^-51, and its rest.
  static let quarterTurn = DoubleDouble(high: 0x1.921fb54442d18p0, low: 0x1.1a62633145c07p-54)

  /// Magnitudes for which no intermediate result leaves the normal range.
  static let plainExponents = 0x1p-450..<0x1p450

  /// The angle of (x, y), y >= 0, neither of them both zero nor far from 1 in size, plus a small correction.
  @inline(__always) static func angle(y: Double, x: Double, correction: Double) -> Double {
    let size = x.magnitude
    let isSteep = y > size
    let smaller = isSteep ? size : y
    let larger = isSteep ? y : size
    let shifted = smaller / larger + 0x1.8p46
    let index = Int(truncatingIfNeeded: shifted.bitPattern & 127)
    let c = shifted - 0x1.8p46

    // smaller - c larger: the first difference is exact (Sterbenz), the second one has a low part.
    let largerHead = larger.head
    let numerator = DoubleDouble(
      sumOf: smaller - c * largerHead, and: -(c * (larger - largerHead)))
    let denominator = DoubleDouble(larger: larger, plus: c * smaller)
    let t = numerator.quotient(by: denominator)

    let square = t.high * t.high
    let series = -0x1.5555555555546p-2 + square * (0x1.9999999146999p-3 + square * -0x1.248cd87236236p-3)
    let tail = t.low + t.high * square * series

    // base + sign (atan c + t): a flat point counts from the x axis, a steep one back or on from the y axis.
    let isLeft = x < 0
    let quarters: Double = isSteep ? 1 : isLeft ? 2 : 0
    let sign: Double = isSteep != isLeft ? -1 : 1
    let head = DoubleDouble(
      larger: quarters * 0x1.921fb54442d18p0 + sign * ArctangentTable.angles[2 * index],
      plus: sign * t.high)
    let low = quarters * 0x1.1a62633145c07p-54 + sign * (ArctangentTable.angles[2 * index + 1] + tail)
    return head.high + (head.low + (low + correction))
  }

  /// atan2 where a coordinate is zero, infinite, NaN, very large or very small.
  @inline(never) static func unusual(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = unusualUpper(y: y.magnitude, x: x)
    return y.sign == .minus ? -angle : angle
  }

  private static func unusualUpper(y: Double, x: Double) -> Double {
    let isLeft = x.sign == .minus
    let size = x.magnitude
    if y == .infinity || size == .infinity {
      if y != size { return y == .infinity ? quarterTurn.high : isLeft ? 0x1.921fb54442d18p1 : 0 }
      return isLeft ? 0x1.2d97c7f3321d2p1 : 0x1.921fb54442d18p-1
    }
    if y == 0 { return isLeft ? 0x1.921fb54442d18p1 : 0 }
    if size == 0 { return quarterTurn.high }
    let distance = Int(y.exponent) - Int(x.exponent)
    if distance > 60 { return quarterTurn.high }
    if distance < -60 { return isLeft ? 0x1.921fb54442d18p1 : y / size }
    let scale = Double(sign: .plus, exponent: -max(-1000, min(1000, Int(x.exponent))), significand: 1)
    return Arctangent.angle(y: y * scale, x: x * scale, correction: -0.0)
  }
}
