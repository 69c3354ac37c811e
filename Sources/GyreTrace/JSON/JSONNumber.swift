internal import GyreInput

/// The grammar of JSON numbers: integers stay exact, decimals become the nearest `Double`.
///
/// Stricter than JSON in what it lets through: at most 64 digits, integers within `Int64`, decimals within
/// `Double`. -0 becomes 0. Source of the grammar: RFC 8259, section 6.
enum JSONNumber {
  /// The largest count of digits in one number, exponent included.
  static let digitLimit = 64

  /// Reads the number that begins at `position` and moves past it; the bytes end with one that is no digit.
  static func scan(_ bytes: Span<UInt8>, _ position: inout Int) throws(ScanFault) -> RawValue {
    let start = position
    var at = position
    let isNegative = bytes[at] == .minus
    if isNegative { at += 1 }
    guard bytes[at].isDigit else { throw notANumber(bytes, start: start, at: at) }
    if bytes[at] == .zero, bytes[at + 1].isDigit { throw ScanFault(at, .leadingZero) }

    var digits = Digits()
    while bytes[at].isDigit {
      digits.append(bytes[at] &- .zero)
      at += 1
    }
    let next = bytes[at]
    if next != .point, next | 0x20 != 0x65 {
      if digits.count > digitLimit { throw ScanFault(start, .tooManyDigits(found: digits.count)) }
      guard let value = digits.integer(isNegative: isNegative) else {
        throw ScanFault(start, .integerRange)
      }
      position = at
      return .integer(value)
    }

    if next == .point {
      at += 1
      guard bytes[at].isDigit else { throw ScanFault(at, .unexpected(bytes[at], wanted: .digit)) }
      while bytes[at].isDigit {
        digits.append(bytes[at] &- .zero)
        digits.exponent -= 1
        at += 1
      }
    }
    let end = at
    var exponent = 0
    if bytes[at] | 0x20 == 0x65 {
      at += 1
      let isDown = bytes[at] == .minus
      if isDown || bytes[at] == .plus { at += 1 }
      guard bytes[at].isDigit else { throw ScanFault(at, .unexpected(bytes[at], wanted: .digit)) }
      while bytes[at].isDigit {
        // Far beyond every Double already; only the count of digits grows.
        if exponent < 100_000 { exponent = exponent * 10 + Int(bytes[at] &- .zero) }
        digits.count += 1
        at += 1
      }
      if isDown { exponent = -exponent }
    }
    if digits.count > digitLimit { throw ScanFault(start, .tooManyDigits(found: digits.count)) }
    digits.exponent += exponent
    let magnitude = digits.isLong ? longDecimal(bytes, start..<end, digits) : digits.double
    guard magnitude.isFinite else { throw ScanFault(start, .numberRange) }
    position = at
    return .decimal(isNegative && magnitude != 0 ? -magnitude : magnitude)
  }

  /// The value of more than 19 digits, read again from the text before the exponent.
  @inline(never)
  private static func longDecimal(_ bytes: Span<UInt8>, _ range: Range<Int>, _ digits: Digits) -> Double {
    var long = LongDecimal()
    for at in range where bytes[at].isDigit { long.append(bytes[at] &- .zero) }
    return long.double(exponent: digits.exponent)
  }

  /// What stands in a number's place, with a word of its own for the numbers that JSON has no text for.
  private static func notANumber(_ bytes: Span<UInt8>, start: Int, at: Int) -> ScanFault {
    for word in ["nan", "inf"] {
      var isEqual = true
      var place = at
      for letter in word.utf8 where isEqual {
        isEqual = place < bytes.count && bytes[place] | 0x20 == letter
        place += 1
      }
      if isEqual { return ScanFault(start, .notFinite) }
    }
    return ScanFault(at, .unexpected(bytes[at], wanted: at > start ? .digit : .number))
  }
}

/// The digits of a number while they are read.
private struct Digits {
  /// Digits seen, leading zeros and the exponent's included.
  var count = 0
  /// The power of ten that the significand is to be multiplied with.
  var exponent = 0
  /// The number without its point, while it has at most 19 significant digits.
  private var significand: UInt64 = 0
  private var significantCount = 0

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    count += 1
    if significantCount > 0 || digit > 0 { significantCount += 1 }
    if significantCount <= 19 { significand = significand &* 10 &+ UInt64(digit) }
  }

  /// True where the significand does not hold all digits.
  var isLong: Bool { significantCount > 19 }

  /// The number without its sign.
  var double: Double { DecimalConversion.double(significand: significand, exponent: exponent) }

  /// The number as an integer, or nil outside `Int64`.
  func integer(isNegative: Bool) -> Int64? {
    if isLong { return nil }
    if isNegative {
      return significand > UInt64(1) << 63 ? nil : Int64(truncatingIfNeeded: 0 &- significand)
    }
    return Int64(exactly: significand)
  }
}
