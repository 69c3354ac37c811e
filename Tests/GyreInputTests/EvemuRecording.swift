import GyreInput
import GyreMotion
import GyreTestSupport

/// A recording of a touch device as evemu writes it: enough of the format for these tests.
struct EvemuRecording {
  var description: StreamDescription
  var records: [InputRecord]

  /// Reads a recording of the repository.
  init(device: String, events: String) throws {
    let folder = "Tests/Recordings/touch/"
    self.init(
      description: try Fixtures.bytes(folder + device + ".desc"),
      events: try Fixtures.bytes(folder + device + (events.isEmpty ? "" : "." + events) + ".events"))
  }

  /// Reads a recording of the bytes of its two files.
  init(description: [UInt8], events: [UInt8]) {
    var axes: [AbsoluteAxis] = []
    var properties: [Int] = []
    for line in String(decoding: description, as: UTF8.self).split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.first == "A:", words.count >= 6, let code = Int(words[1], radix: 16) {
        let numbers = words[2...].compactMap { Int32($0) }
        axes.append(
          AbsoluteAxis(
            code: code, minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
            resolution: numbers.count > 4 ? numbers[4] : 0))
      } else if words.first == "P:", properties.isEmpty {
        for (place, word) in words.dropFirst().enumerated() {
          let byte = Int(word, radix: 16) ?? 0
          properties += (0..<8).filter { byte >> $0 & 1 == 1 }.map { place * 8 + $0 }
        }
      }
    }
    self.description = StreamDescription(
      id: 7, kind: .evdev, evdev: EvdevDescription(axes: axes, properties: properties))
    records = []
    var values: [RawValue] = []
    for line in String(decoding: events, as: UTF8.self).split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.first == "E:", words.count >= 5, let type = Int64(words[2], radix: 16),
        let code = Int64(words[3], radix: 16), let value = Int64(words[4])
      else { continue }
      if type == 0 && code == 0 {
        let parts = words[1].split(separator: ".")
        let time = (Int64(parts[0]) ?? 0) * 1_000_000_000 + (Int64(parts[1]) ?? 0) * 1000
        records.append(InputRecord(time: Timestamp(nanoseconds: time), stream: 7, values: values))
        values.removeAll()
      } else {
        values += [.integer(type), .integer(code), .integer(value)]
      }
    }
  }
}
