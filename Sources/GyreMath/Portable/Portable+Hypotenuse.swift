extension Portable {
  /// The length of (x, y): the root of the sum of squares, without overflow or underflow on the way.
  ///
  /// The sum is formed in two parts and the root corrected by what its square lacks.
  /// Error: at most .51 ulp; exact wherever the length is a double. Infinity if either is infinite, even
  /// against NaN; otherwise NaN for NaN.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    // Where one of them is NaN, one of the comparisons below fails.
    let isTall = y.magnitude > x.magnitude
    let larger = isTall ? y.magnitude : x.magnitude
    let smaller = isTall ? x.magnitude : y.magnitude
    if larger < 0x1p500, smaller > 0x1p-450 { return plainHypotenuse(larger, smaller) }
    return unusualHypotenuse(x.magnitude, y.magnitude)
  }

  @inline(__always) private static func plainHypotenuse(_ larger: Double, _ smaller: Double) -> Double {
    let largerSquare = DoubleDouble(squareOf: larger)
    let smallerSquare = DoubleDouble(squareOf: smaller)
    var square = DoubleDouble(larger: largerSquare.high, plus: smallerSquare.high)
    square.low += largerSquare.low + smallerSquare.low
    return square.squareRoot.sum
  }

  @inline(never) private static func unusualHypotenuse(_ x: Double, _ y: Double) -> Double {
    if x == .infinity || y == .infinity { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    let (larger, smaller) = (max(x, y), min(x, y))
    // Below 2^-60 of the larger one the smaller one does not count.
    if smaller == 0 || larger * 0x1p-60 >= smaller { return larger }
    let up = larger < 1
    let scale = up ? 0x1p600 : 0x1p-600
    return plainHypotenuse(larger * scale, smaller * scale) * (up ? 0x1p-600 : 0x1p600)
  }
}
