internal import GyreInput
internal import GyreMotion

/// The fast way through a row: what almost every line of a trace is, read where it lies, without allocation.
///
/// Accepts `[t,stream,values...]` and a newline, at most one blank after each comma. Whatever is unusual or
/// wrong makes it say nil, and `RowReader` reads the line again with care.
enum RowScanner {
  /// Reads the row that begins at `start`; the bytes end with a zero, which no row contains.
  ///
  /// - Returns: the offset behind the row's newline, or nil where the row needs care.
  static func scan(
    _ buffer: borrowing [UInt8], from start: Int, _ grammar: inout TraceGrammar,
    into record: inout InputRecord
  ) -> Int? {
    let bytes = buffer.span
    guard bytes[start] == .openBracket else { return nil }
    let time = time(bytes, start &+ 1)
    guard time.end == .comma, time.value >= grammar.previous else { return nil }
    let id = stream(bytes, time.next)
    guard id.end != 0, let index = grammar.streams.index(of: id.value) else { return nil }

    let next: Int
    switch grammar.streams.entries[index].shape {
    case .channels(let count): next = channels(bytes, id.next, id.end, count: count, &record.values)
    case .triples: next = triples(bytes, id.next, id.end, &record.values)
    case .any: return nil
    }
    guard next > 0, bytes[next] == .newline, next &- start <= TraceReader.lineLimit else { return nil }
    record.time = Timestamp(nanoseconds: time.value)
    record.stream = Int(id.value)
    grammar.streams.count(at: index)
    grammar.previous = time.value
    return next &+ 1
  }

  /// One value for each channel, from behind the byte after the stream number, which is `end`; the offset behind
  /// the closing bracket, or 0 where they need care.
  @inline(__always)
  private static func channels(
    _ bytes: Span<UInt8>, _ start: Int, _ end: UInt8, count: Int, _ values: inout [RawValue]
  ) -> Int {
    if values.count != count { resize(&values, to: count) }
    var slots = values.mutableSpan
    var at = start
    var end = end
    for slot in 0..<count {
      guard end == .comma else { return 0 }
      let value = shortInteger(bytes, at)
      if value.end != 0 {
        slots[slot] = .integer(value.value)
        (at, end) = (value.next, value.end)
      } else {
        var other = decimal(bytes, at)
        if other.end == 0 { other = number(bytes, at) }
        slots[slot] = other.value
        (at, end) = (other.next, other.end)
      }
    }
    return end == .closeBracket ? at : 0
  }

  /// (type, code, value) triples; the offset behind the closing bracket, or 0 where they need care.
  @inline(__always)
  private static func triples(
    _ bytes: Span<UInt8>, _ start: Int, _ end: UInt8, _ values: inout [RawValue]
  ) -> Int {
    values.removeAll(keepingCapacity: true)
    var at = start
    var end = end
    while end == .comma {
      let type = integer(bytes, at)
      guard type.end == .comma else { return 0 }
      let code = integer(bytes, type.next)
      guard code.end == .comma else { return 0 }
      let value = integer(bytes, code.next)
      guard EventTriple.isValid(type: type.value, code: code.value, value: value.value) else { return 0 }
      values.append(.integer(type.value))
      values.append(.integer(code.value))
      values.append(.integer(value.value))
      (at, end) = (value.next, value.end)
    }
    return end == .closeBracket ? at : 0
  }

  // MARK: - Numbers, each with the comma or bracket that ends it

  /// A number of a row.
  private struct Field<Value> {
    /// The number.
    var value: Value
    /// The offset behind the comma or bracket after it.
    var next: Int
    /// That comma or bracket; 0 where there is no number, or one that needs care.
    var end: UInt8
  }

  /// The row's time: almost always of 9 to 15 digits.
  @inline(__always)
  private static func time(_ bytes: Span<UInt8>, _ at: Int) -> Field<Int64> {
    let first = DigitBlock(DigitBlock.load(bytes, at: at))
    guard first.count == 8, bytes[at] != .zero else { return integer(bytes, at) }
    let second = DigitBlock(DigitBlock.load(bytes, at: at &+ 8))
    guard second.next == .comma, second.count &- 1 < 7, second.count > 0 else { return integer(bytes, at) }
    let value = first.value &* DigitBlock.powersOfTen[second.count] &+ second.value
    return Field(
      value: Int64(truncatingIfNeeded: value), next: at &+ 9 &+ second.count, end: second.next)
  }

  /// The row's stream number: almost always one digit.
  @inline(__always)
  private static func stream(_ bytes: Span<UInt8>, _ at: Int) -> Field<Int64> {
    let end = bytes[at &+ 1]
    guard bytes[at].isDigit, end == .comma || end == .closeBracket else { return integer(bytes, at) }
    return Field(value: Int64(bytes[at] &- .zero), next: at &+ 2, end: end)
  }

  /// An integer that fits into eight bytes with its sign and the byte after it.
  @inline(__always)
  private static func shortInteger(_ bytes: Span<UInt8>, _ at: Int) -> Field<Int64> {
    let word = DigitBlock.load(bytes, at: at)
    let isNegative = word & 0xFF == UInt64(UInt8.minus)
    let text = isNegative ? word &>> 8 : word
    let block = DigitBlock(text)
    let isWhole = block.next == .comma || block.next == .closeBracket
    let isCanonical = block.count == 1 || text & 0xFF != UInt64(UInt8.zero)
    guard isWhole, isCanonical, block.count &- 1 < 7, block.count > 0 else {
      return Field(value: 0, next: 0, end: 0)
    }
    let value = Int64(truncatingIfNeeded: block.value)
    return Field(
      value: isNegative ? 0 &- value : value, next: at &+ block.count &+ (isNegative ? 2 : 1),
      end: block.next)
  }

  /// An integer of at most 18 digits.
  @inline(__always)
  private static func integer(_ bytes: Span<UInt8>, _ at: Int) -> Field<Int64> {
    let short = shortInteger(bytes, at)
    return short.end != 0 ? short : longInteger(bytes, at)
  }

  /// The same for more digits, or with a blank in front.
  @inline(never)
  private static func longInteger(_ bytes: Span<UInt8>, _ at: Int) -> Field<Int64> {
    let from = bytes[at] == .space ? at &+ 1 : at
    let isNegative = bytes[from] == .minus
    let start = isNegative ? from &+ 1 : from
    var value: UInt64 = 0
    var place = start
    while true {
      let block = DigitBlock(DigitBlock.load(bytes, at: place))
      guard block.count > 0 else { break }
      value = value &* DigitBlock.powersOfTen[block.count] &+ block.value
      place &+= block.count
      guard place &- start <= 18 else { return Field(value: 0, next: 0, end: 0) }
      guard block.count == 8 else { break }
    }
    let isCanonical = place &- start == 1 || bytes[start] != .zero
    guard place > start, isCanonical else { return Field(value: 0, next: 0, end: 0) }
    return Field(
      value: Int64(truncatingIfNeeded: isNegative ? 0 &- value : value), next: place &+ 1,
      end: separator(bytes[place]))
  }

  /// A decimal of at most 19 digits without an exponent.
  @inline(never)
  private static func decimal(_ bytes: Span<UInt8>, _ at: Int) -> Field<RawValue> {
    let isNegative = bytes[at] == .minus
    let start = isNegative ? at &+ 1 : at
    let whole = DigitBlock(DigitBlock.load(bytes, at: start))
    guard whole.count &- 1 < 7, whole.count > 0, whole.next == .point,
      whole.count == 1 || bytes[start] != .zero
    else { return Field(value: .integer(0), next: 0, end: 0) }
    var significand = whole.value
    var place = start &+ whole.count &+ 1
    var fraction = 0
    while true {
      let block = DigitBlock(DigitBlock.load(bytes, at: place))
      if block.count > 0 {
        significand = significand &* DigitBlock.powersOfTen[block.count] &+ block.value
        place &+= block.count
        fraction &+= block.count
      }
      if block.count < 8 { break }
      guard whole.count &+ fraction <= 19 else { return Field(value: .integer(0), next: 0, end: 0) }
    }
    guard fraction > 0, whole.count &+ fraction <= 19 else {
      return Field(value: .integer(0), next: 0, end: 0)
    }
    let magnitude = DecimalConversion.double(significand: significand, exponent: 0 &- fraction)
    return Field(
      value: .decimal(isNegative && magnitude != 0 ? 0 - magnitude : magnitude), next: place &+ 1,
      end: separator(bytes[place]))
  }

  /// Any other number.
  @inline(never)
  private static func number(_ bytes: Span<UInt8>, _ at: Int) -> Field<RawValue> {
    var place = bytes[at] == .space ? at &+ 1 : at
    do {
      let value = try JSONNumber.scan(bytes, &place)
      return Field(value: value, next: place &+ 1, end: separator(bytes[place]))
    } catch {
      return Field(value: .integer(0), next: 0, end: 0)
    }
  }

  /// A comma or closing bracket as it is, 0 for any other byte.
  @inline(__always)
  private static func separator(_ byte: UInt8) -> UInt8 {
    byte == .comma || byte == .closeBracket ? byte : 0
  }

  @inline(never)
  private static func resize(_ values: inout [RawValue], to count: Int) {
    if values.count > count {
      values.removeLast(values.count - count)
    } else {
      values.append(contentsOf: repeatElement(.integer(0), count: count - values.count))
    }
  }
}
