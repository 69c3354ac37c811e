/// A number as the unevaluated sum of two doubles, the second a small correction of the first.
///
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision", 1971.
struct DoubleDouble {
  /// The leading part.
  var high: Double
  /// What the leading part lacks.
  var low: Double

  @inline(__always) init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers of which the first is the larger one in magnitude, or zero.
  @inline(__always) init(larger: Double, plus smaller: Double) {
    high = larger + smaller
    low = (larger - high) + smaller
  }

  /// The exact sum of any two numbers.
  @inline(__always) init(sumOf first: Double, and second: Double) {
    high = first + second
    let secondPart = high - first
    low = (first - (high - secondPart)) + (second - secondPart)
  }

  /// The product of two numbers, exact but for 2^-105 of it.
  ///
  /// The factors are cut at 26 bits by masking, which cannot overflow (Veltkamp's splitting can).
  @inline(__always) init(productOf first: Double, and second: Double) {
    let firstHead = first.head
    let firstTail = first - firstHead
    let secondHead = second.head
    let secondTail = second - secondHead
    high = first * second
    let rest = (firstHead * secondHead - high) + firstHead * secondTail + firstTail * secondHead
    low = rest + firstTail * secondTail
  }

  /// The square of a number, exact but for 2^-105 of it.
  @inline(__always) init(squareOf value: Double) {
    let head = value.head
    let tail = value - head
    high = value * value
    low = ((head * head - high) + 2 * head * tail) + tail * tail
  }
}

extension Double {
  /// The number without its last 27 bits, so that products of heads are exact.
  @inline(__always) var head: Double { Double(bitPattern: bitPattern & 0xffff_ffff_f800_0000) }
}

extension DoubleDouble {
  /// Both parts in one number.
  @inline(__always) var sum: Double { high + low }

  /// The quotient, with a relative error near 2^-100; both numbers must be normalised.
  @inline(__always) func quotient(by divisor: DoubleDouble) -> DoubleDouble {
    let first = high / divisor.high
    let back = DoubleDouble(productOf: first, and: divisor.high)
    let rest = ((high - back.high) - back.low) + (low - first * divisor.low)
    return DoubleDouble(high: first, low: rest / divisor.high)
  }

  /// The square root of a positive number, with a relative error near 2^-100.
  @inline(__always) var squareRoot: DoubleDouble {
    let root = high.squareRoot()
    let back = DoubleDouble(squareOf: root)
    return DoubleDouble(high: root, low: (((high - back.high) - back.low) + low) / (2 * root))
  }
}
