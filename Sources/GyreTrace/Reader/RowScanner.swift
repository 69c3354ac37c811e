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
    var at = start
    guard bytes[at] == .openBracket else { return nil }
    at += 1
    guard let time = integer(bytes, &at), time >= grammar.previous, bytes[at] == .comma else { return nil }
    at += 1
    if bytes[at] == .space { at += 1 }
    guard let id = integer(bytes, &at), let index = grammar.streams.index(of: id) else { return nil }

    switch grammar.streams.entries[index].shape {
    case .channels(let count):
      guard scanChannels(bytes, &at, count: count, &record.values) else { return nil }
    case .triples:
      guard scanTriples(bytes, &at, &record.values) else { return nil }
    case .any:
      return nil
    }
    guard bytes[at] == .closeBracket, bytes[at + 1] == .newline else { return nil }
    guard at + 1 - start <= TraceReader.lineLimit else { return nil }
    record.time = Timestamp(nanoseconds: time)
    record.stream = Int(id)
    grammar.streams.count(at: index)
    grammar.previous = time
    return at + 2
  }

  @inline(__always)
  private static func scanChannels(
    _ bytes: Span<UInt8>, _ at: inout Int, count: Int, _ values: inout [RawValue]
  ) -> Bool {
    if values.count != count { resize(&values, to: count) }
    var slots = values.mutableSpan
    for slot in 0..<count {
      guard bytes[at] == .comma else { return false }
      at += 1
      if bytes[at] == .space { at += 1 }
      let start = at
      if let value = integer(bytes, &at), bytes[at] == .comma || bytes[at] == .closeBracket {
        slots[slot] = .integer(value)
      } else {
        at = start
        guard let value = number(bytes, &at) else { return false }
        slots[slot] = value
      }
    }
    return true
  }

  @inline(__always)
  private static func scanTriples(_ bytes: Span<UInt8>, _ at: inout Int, _ values: inout [RawValue]) -> Bool {
    values.removeAll(keepingCapacity: true)
    while bytes[at] == .comma {
      var triple: (Int64, Int64, Int64) = (0, 0, 0)
      guard let type = element(bytes, &at), let code = element(bytes, &at), let value = element(bytes, &at)
      else { return false }
      triple = (type, code, value)
      guard EventTriple.isValid(type: triple.0, code: triple.1, value: triple.2) else { return false }
      values.append(.integer(type))
      values.append(.integer(code))
      values.append(.integer(value))
    }
    return true
  }

  @inline(__always)
  private static func element(_ bytes: Span<UInt8>, _ at: inout Int) -> Int64? {
    guard bytes[at] == .comma else { return nil }
    at += 1
    if bytes[at] == .space { at += 1 }
    return integer(bytes, &at)
  }

  /// An integer of at most 18 digits, which cannot overflow.
  @inline(__always)
  private static func integer(_ bytes: Span<UInt8>, _ at: inout Int) -> Int64? {
    let isNegative = bytes[at] == .minus
    if isNegative { at += 1 }
    let start = at
    var value: Int64 = 0
    var digit = bytes[at] &- .zero
    while digit < 10 {
      value = value &* 10 &+ Int64(digit)
      at += 1
      digit = bytes[at] &- .zero
    }
    let length = at - start
    guard length > 0, length <= 18, length == 1 || bytes[start] != .zero else { return nil }
    return isNegative ? 0 &- value : value
  }

  /// Any other number.
  @inline(never)
  private static func number(_ bytes: Span<UInt8>, _ at: inout Int) -> RawValue? {
    do { return try JSONNumber.scan(bytes, &at) } catch { return nil }
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
