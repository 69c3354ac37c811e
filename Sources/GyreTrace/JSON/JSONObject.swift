internal import GyreInput

/// One JSON object, taken apart into its members; what nobody takes remains as extra members.
struct JSONObject {
  /// One member: its key without escapes, where the key begins and where its value lies.
  struct Member {
    let key: String
    let keyOffset: Int
    let value: Range<Int>
  }

  /// The scanner of the line, whose bytes the ranges point into.
  private(set) var scanner: JSONScanner
  /// Where the object begins and ends.
  let range: Range<Int>
  /// The nesting of the object, the line's own object being 1.
  private let depth: Int
  private(set) var members: [Member]

  /// Reads the object at the scanner's position to its closing brace.
  init(_ start: JSONScanner, depth: Int = 1) throws(ScanFault) {
    scanner = start
    self.depth = depth
    members = []
    let begin = scanner.position
    try scanner.expect(.openBrace, .object)
    scanner.skipBlanks()
    if scanner.byte == .closeBrace {
      scanner.position += 1
    } else {
      repeat {
        scanner.skipBlanks()
        let keyOffset = scanner.position
        let key = try scanner.string(.key)
        try scanner.expect(.colon, .colon)
        scanner.skipBlanks()
        let valueStart = scanner.position
        try scanner.skipValue(depth: depth)
        members.append(Member(key: key, keyOffset: keyOffset, value: valueStart..<scanner.position))
      } while try scanner.continues(to: .closeBrace, .commaOrBrace)
    }
    range = begin..<scanner.position
    if let double = firstDuplicate() { throw ScanFault(double.keyOffset, .duplicateKey(double.key)) }
  }

  /// The first member whose key came before; sorting keeps hostile objects of many keys cheap.
  private func firstDuplicate() -> Member? {
    if members.count <= 8 {
      for (index, member) in members.enumerated()
      where members[..<index].contains(where: { $0.key == member.key }) {
        return member
      }
      return nil
    }
    let order = members.indices.sorted {
      members[$0].key == members[$1].key ? $0 < $1 : members[$0].key < members[$1].key
    }
    var first: Int?
    for (left, right) in zip(order, order.dropFirst()) where members[left].key == members[right].key {
      first = min(first ?? right, right)
    }
    return first.map { members[$0] }
  }

  /// True where a member has the key and nobody took it.
  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The member with a key, removed; nil where there is none.
  mutating func take(_ key: String) -> Member? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index)
  }

  /// The error of a member that must be there.
  func missing(_ key: String) -> ScanFault { ScanFault(range.lowerBound, .missingKey(key)) }

  /// What nobody took, as it was written.
  var extra: [ExtraMember] {
    members.map { ExtraMember(uncheckedKey: $0.key, json: Array(scanner.bytes[$0.value])) }
  }

  // MARK: - Values

  /// A scanner that stands on a member's value.
  func value(of member: Member) -> JSONScanner {
    var inner = scanner
    inner.position = member.value.lowerBound
    return inner
  }

  /// A text, or nil where the key is absent.
  mutating func text(_ key: String) throws(ScanFault) -> String? {
    guard let member = take(key) else { return nil }
    return try text(of: member)
  }

  /// A text.
  func text(of member: Member) throws(ScanFault) -> String {
    var inner = value(of: member)
    guard inner.byte == .quote else { throw wrongType(member, .string) }
    return try inner.string()
  }

  /// An integer within a range, or nil where the key is absent.
  mutating func integer(
    _ key: String, in range: ClosedRange<Int64> = .min ... .max
  ) throws(ScanFault) -> Int64? {
    guard let member = take(key) else { return nil }
    var inner = value(of: member)
    guard let value = try inner.numberIfAny()?.integer else { throw wrongType(member, .integer) }
    guard range.contains(value) else {
      throw ScanFault(
        member.value.lowerBound,
        .outOfRange(key: key, range.lowerBound, range.upperBound, found: value))
    }
    return value
  }

  /// A number, or nil where the key is absent.
  mutating func number(_ key: String) throws(ScanFault) -> Double? {
    guard let member = take(key) else { return nil }
    var inner = value(of: member)
    guard let value = try inner.numberIfAny() else { throw wrongType(member, .number) }
    return value.double
  }

  /// A number above zero, or nil where the key is absent.
  mutating func positiveNumber(_ key: String) throws(ScanFault) -> Double? {
    let offset = members.first { $0.key == key }?.value.lowerBound
    guard let value = try number(key) else { return nil }
    guard value > 0 else { throw ScanFault(offset ?? 0, .notPositive(key: key)) }
    return value
  }

  /// The elements of an array, each as a scanner that stands on it, or nil where the key is absent.
  mutating func elements(_ key: String) throws(ScanFault) -> (list: [JSONScanner], offset: Int)? {
    guard let member = take(key) else { return nil }
    return (try elements(of: member), member.value.lowerBound)
  }

  /// The elements of an array, each as a scanner that stands on it.
  func elements(of member: Member) throws(ScanFault) -> [JSONScanner] {
    let inner = value(of: member)
    guard inner.byte == .openBracket else { throw wrongType(member, .array) }
    return try inner.elements()
  }

  /// The object that is a member's value.
  func object(of member: Member) throws(ScanFault) -> JSONObject {
    let inner = value(of: member)
    guard inner.byte == .openBrace else { throw wrongType(member, .object) }
    return try JSONObject(inner, depth: depth + 1)
  }

  /// The error of a value that is not what its key demands.
  func wrongType(_ member: Member, _ wanted: TraceError.Wanted) -> ScanFault {
    ScanFault(member.value.lowerBound, .wrongType(key: member.key, wanted: wanted))
  }
}

extension JSONScanner {
  /// A number, or nil where the value is something else.
  mutating func numberIfAny() throws(ScanFault) -> RawValue? {
    byte == .minus || byte.isDigit ? try number() : nil
  }

  /// The elements of the array at the position, each as a scanner that stands on it; syntax is checked already.
  func elements() throws(ScanFault) -> [JSONScanner] {
    var walker = self
    var list: [JSONScanner] = []
    walker.position += 1
    walker.skipBlanks()
    if walker.byte == .closeBracket { return [] }
    repeat {
      walker.skipBlanks()
      list.append(walker)
      try walker.skipValue(depth: 0)
    } while try walker.continues(to: .closeBracket, .commaOrBracket)
    return list
  }
}
