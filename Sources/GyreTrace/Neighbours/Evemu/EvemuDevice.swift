internal import GyreInput

/// The device that an evemu text describes: the lines N, I, P, B and A of versions 1.0 to 1.3.
struct EvemuDevice {
  /// The line N.
  private(set) var name = ""
  /// The line I: bus, vendor, product, version.
  private(set) var numbers: [UInt64] = []
  /// The lines P and B: which bits are set, by rising number.
  private(set) var properties: [Int] = []
  private(set) var codes: [(type: Int, codes: [Int])] = []
  /// The lines A.
  private(set) var axes: [AbsoluteAxis] = []
  /// True where any of these lines came.
  private(set) var isDescribed = false

  private var propertyCount = 0
  private var bitCounts: [(type: Int, count: Int)] = []

  /// Takes a line that begins with a letter and a colon, both already passed; false for lines of other letters.
  mutating func take(_ letter: UInt8, _ line: inout FieldScanner) throws(FieldScanner.Fault) -> Bool {
    switch letter {
    case 0x4E: takeName(&line)
    case 0x49: try takeNumbers(&line)
    case 0x50: try takeProperties(&line)
    case 0x42: try takeCodes(&line)
    case 0x41: try takeAxis(&line)
    default: return false
    }
    isDescribed = true
    return true
  }

  /// N: the rest of the line.
  private mutating func takeName(_ line: inout FieldScanner) {
    line.skipBlanks()
    name = String(decoding: line.rest, as: UTF8.self)
    while name.last == " " { name.removeLast() }
  }

  /// I: four hexadecimal numbers.
  private mutating func takeNumbers(_ line: inout FieldScanner) throws(FieldScanner.Fault) {
    numbers = []
    for what in ["a bus number", "a vendor number", "a product number", "a version number"] {
      numbers.append(try line.number(radix: 16, limit: 0xFFFF, what))
    }
    try line.expectEnd()
  }

  /// P: bytes of a bit set, the first line the lowest.
  private mutating func takeProperties(_ line: inout FieldScanner) throws(FieldScanner.Fault) {
    properties += try bits(&line, after: propertyCount)
    propertyCount += 64
  }

  /// B: a type, then bytes of the bit set of its codes, the first line the lowest.
  private mutating func takeCodes(_ line: inout FieldScanner) throws(FieldScanner.Fault) {
    let type = Int(try line.number(radix: 16, limit: 0xFFFF, "an event type"))
    let place = bitCounts.firstIndex { $0.type == type } ?? bitCounts.count
    if place == bitCounts.count { bitCounts.append((type, 0)) }
    let found = try bits(&line, after: bitCounts[place].count)
    bitCounts[place].count += 64
    // Type 0 lists the types themselves, which the others tell as well.
    if found.isEmpty || type == 0 { return }
    if let index = codes.firstIndex(where: { $0.type == type }) {
      codes[index].codes += found
    } else {
      codes.append((type, found))
    }
  }

  private func bits(_ line: inout FieldScanner, after first: Int) throws(FieldScanner.Fault) -> [Int] {
    var found: [Int] = []
    var bit = first
    while !line.isAtEnd {
      let start = line.position
      let byte = try line.number(radix: 16, limit: 0xFF, "a byte in hexadecimal")
      guard bit < 0x1_0000 else { throw line.fault(.outOfRange(what: "an event code"), at: start) }
      for place in 0..<8 where byte >> UInt64(place) & 1 == 1 { found.append(bit + place) }
      bit += 8
    }
    return found
  }

  /// A: a code in hexadecimal; minimum, maximum, fuzz, flat and, since 1.2, resolution in decimal.
  private mutating func takeAxis(_ line: inout FieldScanner) throws(FieldScanner.Fault) {
    var axis = AbsoluteAxis(
      code: Int(try line.number(radix: 16, limit: 0xFFFF, "the code of an axis")), minimum: 0, maximum: 0)
    axis.minimum = try line.signedNumber("a minimum")
    axis.maximum = try line.signedNumber("a maximum")
    axis.fuzz = try line.signedNumber("a fuzz")
    axis.flat = try line.signedNumber("a flat")
    if !line.isAtEnd { axis.resolution = try line.signedNumber("a resolution") }
    try line.expectEnd()
    axes.removeAll { $0.code == axis.code }
    axes.append(axis)
  }

  // MARK: - As a stream

  /// The stream of the device.
  func stream(_ id: Int) -> ImportedRecording.Stream {
    let description = StreamDescription(
      id: id, kind: .evdev, name: name,
      evdev: EvdevDescription(
        axes: axes.sorted { $0.code < $1.code }, properties: properties,
        // Type 2 is EV_REL.
        relativeAxes: codes.first { $0.type == 2 }?.codes))
    var extra: [ExtraMember] = []
    if !numbers.isEmpty {
      var text: [UInt8] = []
      text.append(array: numbers) { text, number in text.append(integer: Int64(number)) }
      extra.append(ExtraMember(uncheckedKey: "id", json: text))
    }
    if !codes.isEmpty {
      var text: [UInt8] = [.openBrace]
      for entry in codes {
        text.append(key: String(entry.type))
        text.append(array: entry.codes) { text, code in text.append(integer: Int64(code)) }
      }
      text.append(.closeBrace)
      extra.append(ExtraMember(uncheckedKey: "codes", json: text))
    }
    return ImportedRecording.Stream(description, extra: extra)
  }
}
