/// How one element lies in an IIO scan: `[be|le]:[s|u]BITS/STORAGE[XREPEAT]>>SHIFT`.
///
/// Source: the Linux IIO ABI, `scan_elements/*_type`. libiio prints capitals for fully defined formats.
public struct ScanType: Sendable, Equatable {
  /// True where the most significant byte comes first.
  public let isBigEndian: Bool
  /// True where the highest of the real bits is a sign.
  public let isSigned: Bool
  /// How many bits are real; 1 to 64. What lies above them is of other fields.
  public let bits: Int
  /// How many bits are stored; 8, 16, 24, 32, 40, 48, 56 or 64.
  public let storageBits: Int
  /// How many values follow one another; 4 for a quaternion. 1 to 64.
  public let repeats: Int
  /// How far the stored number is shifted down.
  public let shift: Int

  /// Makes a type; throws `InputError.unknownScanType` where the numbers do not fit one another.
  public init(
    isBigEndian: Bool = false, isSigned: Bool, bits: Int, storageBits: Int, repeats: Int = 1, shift: Int = 0
  ) throws(InputError) {
    self.isBigEndian = isBigEndian
    self.isSigned = isSigned
    self.bits = bits
    self.storageBits = storageBits
    self.repeats = repeats
    self.shift = shift
    guard storageBits >= 8, storageBits <= 64, storageBits % 8 == 0, bits >= 1, shift >= 0,
      bits <= storageBits, shift <= storageBits - bits, repeats >= 1, repeats <= 64
    else { throw .unknownScanType(description) }
  }

  /// Reads the text of a `*_type` attribute, with or without its line end.
  public init(_ text: String) throws(InputError) {
    var scanner = ScanTypeScanner(text)
    guard let isBigEndian = scanner.choice("le", "be"), scanner.skip(":"),
      let isSigned = scanner.choice("u", "s"), let bits = scanner.number(), scanner.skip("/"),
      let storageBits = scanner.number()
    else { throw .unknownScanType(text) }
    var repeats: Int? = 1
    if scanner.skip("x") { repeats = scanner.number() }
    guard let repeats, scanner.skip(">>"), let shift = scanner.number(), scanner.isAtEnd else {
      throw .unknownScanType(text)
    }
    try self.init(
      isBigEndian: isBigEndian, isSigned: isSigned, bits: bits, storageBits: storageBits, repeats: repeats,
      shift: shift)
  }

  /// How many bytes one value takes.
  public var valueBytes: Int { storageBits / 8 }

  /// How many bytes all repeated values take: also what the element is aligned to.
  public var byteCount: Int { valueBytes * repeats }

  /// The largest magnitude that (raw + offset) * scale can have at both ends: a sensor that delivers more is
  /// saturated. Nil for 64-bit fields, whose ends no sensor reaches.
  public func range(scale: Double, offset: Double = 0) -> Double? {
    guard bits < 64 else { return nil }
    let values = Double(UInt64(1) << UInt64(bits))
    let (lowest, highest) = isSigned ? (-values / 2, values / 2 - 1) : (0, values - 1)
    return min(abs((lowest + offset) * scale), abs((highest + offset) * scale))
  }

  /// Reads one value at a byte of a scan; the bytes must be there.
  func value(_ scan: Span<UInt8>, at start: Int) -> Int64 {
    var stored: UInt64 = 0
    for byte in 0..<valueBytes {
      stored = stored << 8 | UInt64(scan[isBigEndian ? start + byte : start + valueBytes - 1 - byte])
    }
    let unused = UInt64(64 - bits)
    let top = (stored >> UInt64(shift)) << unused
    if isSigned { return Int64(bitPattern: top) >> Int64(unused) }
    return Int64(clamping: top >> unused)
  }
}

extension ScanType: CustomStringConvertible {
  /// The text as Linux prints it.
  public var description: String {
    let repeated = repeats == 1 ? "" : "X\(repeats)"
    return "\(isBigEndian ? "be" : "le"):\(isSigned ? "s" : "u")\(bits)/\(storageBits)\(repeated)>>\(shift)"
  }
}

/// Reads words and small numbers from the start of a text; letters count in either case.
private struct ScanTypeScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  /// True where nothing but white space is left.
  var isAtEnd: Bool { rest.allSatisfy { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0d) } }

  /// False for the first word, true for the second, nil for neither.
  mutating func choice(_ no: StaticString, _ yes: StaticString) -> Bool? {
    if skip(no) { return false }
    return skip(yes) ? true : nil
  }

  mutating func skip(_ word: StaticString) -> Bool {
    let expected = word.description.utf8
    guard rest.count >= expected.count,
      zip(rest, expected).allSatisfy({ $0 == $1 || ($0 >= 0x41 && $0 <= 0x5a && $0 | 0x20 == $1) })
    else { return false }
    rest = rest.dropFirst(expected.count)
    return true
  }

  /// A number of up to three digits.
  mutating func number() -> Int? {
    var number = 0
    var digits = 0
    while let byte = rest.first, byte >= 0x30, byte <= 0x39 {
      number = number * 10 + Int(byte - 0x30)
      digits += 1
      if digits > 3 { return nil }
      rest = rest.dropFirst()
    }
    return digits > 0 ? number : nil
  }
}
