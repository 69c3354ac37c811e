/// A decimal text as a time in whole nanoseconds, without a detour over `Double`.
///
/// 1403636579.758555392 s has 19 digits: as a `Double` it would be off by a hundred nanoseconds.
enum DecimalTime {
  /// The nanoseconds of a number in JSON's form whose unit is 10^power nanoseconds, rounded half away from zero;
  /// nil where it is no number or beyond 64 bits.
  static func nanoseconds(_ text: ArraySlice<UInt8>, power: Int) -> Int64? {
    var at = text.startIndex
    func byte() -> UInt8 { at < text.endIndex ? text[at] : 0 }
    let isNegative = byte() == .minus
    if isNegative || byte() == .plus { at += 1 }
    var digits: UInt128 = 0
    var power = power
    var count = 0
    var isFraction = false
    while byte().isDigit || byte() == .point && !isFraction {
      if byte() == .point {
        isFraction = true
      } else {
        count += 1
        // 30 digits are far more than any clock has; the rest is below a nanosecond anyway.
        if digits < 1_000_000_000_000_000_000_000_000_000_000 {
          digits = digits * 10 + UInt128(byte() - .zero)
          if isFraction { power -= 1 }
        } else if !isFraction {
          return nil
        }
      }
      at += 1
    }
    guard count > 0, count <= JSONNumber.digitLimit else { return nil }
    if byte() | 0x20 == 0x65 {
      at += 1
      let isDown = byte() == .minus
      if isDown || byte() == .plus { at += 1 }
      guard byte().isDigit else { return nil }
      var exponent = 0
      while byte().isDigit {
        if exponent < 1_000 { exponent = exponent * 10 + Int(byte() - .zero) }
        at += 1
      }
      power += isDown ? -exponent : exponent
    }
    guard at == text.endIndex else { return nil }
    return scaled(digits, power: power, isNegative: isNegative)
  }

  private static func scaled(_ digits: UInt128, power: Int, isNegative: Bool) -> Int64? {
    var value = digits
    var power = power
    while power > 0, value > 0 {
      guard value <= UInt128(Int64.max) else { return nil }
      value *= 10
      power -= 1
    }
    if power < 0 {
      guard power >= -38 else { return 0 }
      var divisor: UInt128 = 1
      for _ in power..<0 { divisor *= 10 }
      let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
      value = quotient + (remainder >= divisor - remainder ? 1 : 0)
    }
    guard value <= UInt128(Int64.max) else { return nil }
    let magnitude = Int64(value)
    return isNegative ? -magnitude : magnitude
  }
}
