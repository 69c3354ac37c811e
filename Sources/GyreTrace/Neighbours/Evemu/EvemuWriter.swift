public import GyreInput
internal import GyreMotion

/// Writes an evdev stream as an evemu 1.3 recording: what evemu-play and umockdev-run replay.
///
/// Times count from the first row, in whole microseconds. What the device can send comes from the extra key
/// `codes` that `EvemuReader` leaves, or else from the rows themselves.
public enum EvemuWriter {
  /// The whole text of a recording.
  ///
  /// - Parameters:
  ///   - stream: a stream of kind evdev.
  ///   - records: its rows, in the order of their times.
  /// - Returns: the text, device and events.
  public static func write(_ stream: ImportedRecording.Stream, _ records: [InputRecord]) -> [UInt8] {
    var text = Array("# EVEMU 1.3\n".utf8)
    writeDevice(stream, records, to: &text)
    let start = records.first?.time
    for record in records {
      let span = start.map { record.time.since($0).nanoseconds } ?? 0
      for place in stride(from: 0, to: record.values.count - 2, by: 3) {
        write(
          event: record.values[place..<place + 3].map { $0.integer ?? 0 }, at: max(span, 0), to: &text)
      }
      write(event: [0, 0, 0], at: max(span, 0), to: &text)
    }
    return text
  }

  private static func write(event: [Int64], at span: Int64, to text: inout [UInt8]) {
    text.append(text: "E: ")
    text.append(integer: span / 1_000_000_000)
    text.append(.point)
    text.append(digits: UInt64(span % 1_000_000_000 / 1_000), radix: 10, count: 6)
    text.append(.space)
    text.append(digits: UInt64(truncatingIfNeeded: event[0]), radix: 16, count: 4)
    text.append(.space)
    text.append(digits: UInt64(truncatingIfNeeded: event[1]), radix: 16, count: 4)
    text.append(.space)
    text.append(integer: event[2])
    text.append(.newline)
  }

  private static func writeDevice(
    _ stream: ImportedRecording.Stream, _ records: [InputRecord], to text: inout [UInt8]
  ) {
    let evdev = stream.description.evdev ?? EvdevDescription()
    text.append(text: "N: ")
    // A control character would begin another line.
    text.append(contentsOf: stream.description.name.utf8.map { $0 < 0x20 ? 0x3F : $0 })
    text.append(text: "\nI:")
    let numbers = stream.integers("id")
    for place in 0..<4 {
      text.append(.space)
      text.append(digits: UInt64(place < numbers.count ? numbers[place] & 0xFFFF : 0), radix: 16, count: 4)
    }
    text.append(.newline)
    write(bits: evdev.properties, "P:", to: &text)
    let codes = stream.codes ?? Self.codes(evdev, records)
    write(bits: [0] + codes.map(\.type), "B: 00", to: &text)
    for entry in codes {
      var prefix = "B: "
      if entry.type < 16 { prefix += "0" }
      prefix += String(entry.type, radix: 16)
      write(bits: entry.codes, prefix, to: &text)
    }
    for axis in evdev.axes {
      text.append(text: "A: ")
      text.append(digits: UInt64(truncatingIfNeeded: axis.code & 0xFFFF), radix: 16, count: 2)
      for value in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] {
        text.append(.space)
        text.append(integer: Int64(value))
      }
      text.append(.newline)
    }
  }

  /// Lines of eight bytes each, the lowest first.
  private static func write(bits: [Int], _ prefix: String, to text: inout [UInt8]) {
    let bits = bits.filter { 0...0xFFFF ~= $0 }
    let lines = (bits.max() ?? 0) / 64 + 1
    var bytes = [UInt8](repeating: 0, count: lines * 8)
    for bit in bits { bytes[bit / 8] |= 1 << UInt8(bit % 8) }
    for line in 0..<lines {
      text.append(contentsOf: prefix.utf8)
      for byte in bytes[line * 8..<line * 8 + 8] {
        text.append(.space)
        text.append(digits: UInt64(byte), radix: 16, count: 2)
      }
      text.append(.newline)
    }
  }

  /// The types and codes that axes and rows use.
  private static func codes(
    _ evdev: EvdevDescription, _ records: [InputRecord]
  ) -> [(type: Int, codes: [Int])] {
    var seen = Set(evdev.axes.map { 3 << 16 | $0.code })
    for code in evdev.relativeAxes ?? [] { seen.insert(2 << 16 | code & 0xFFFF) }
    for record in records {
      for place in stride(from: 0, to: record.values.count - 2, by: 3) {
        guard let type = record.values[place].integer, let code = record.values[place + 1].integer, type > 0
        else { continue }
        seen.insert(Int(type) << 16 | Int(code))
      }
    }
    var list: [(type: Int, codes: [Int])] = []
    for number in seen.sorted() {
      if list.last?.type != number >> 16 { list.append((number >> 16, [])) }
      list[list.count - 1].codes.append(number & 0xFFFF)
    }
    return list
  }
}

extension ImportedRecording.Stream {
  /// The integers of an array among the extra keys; none where it is something else.
  fileprivate func integers(_ key: String) -> [Int] {
    guard let member = extra.first(where: { $0.key == key }) else { return [] }
    return Self.integers(JSONScanner(line: member.json[...]))
  }

  /// The extra key `codes`, by rising type; nil where it is not there or something else.
  fileprivate var codes: [(type: Int, codes: [Int])]? {
    guard let member = extra.first(where: { $0.key == "codes" }),
      let object = try? JSONObject(JSONScanner(line: member.json[...]))
    else { return nil }
    var list: [(type: Int, codes: [Int])] = []
    for entry in object.members {
      guard let type = Int(entry.key), 1...0xFF ~= type else { return nil }
      list.append((type, Self.integers(object.value(of: entry))))
    }
    return list.sorted { $0.type < $1.type }
  }

  private static func integers(_ scanner: JSONScanner) -> [Int] {
    guard scanner.byte == .openBracket, let elements = try? scanner.elements() else { return [] }
    return elements.compactMap { try? Int($0.integer(key: "", in: 0...0xFFFF)) }
  }
}

extension [UInt8] {
  /// Appends a number with zeros in front.
  fileprivate mutating func append(digits number: UInt64, radix: Int, count: Int) {
    let text = String(number, radix: radix)
    for _ in 0..<Swift.max(0, count - text.utf8.count) { append(.zero) }
    append(contentsOf: text.utf8)
  }
}
