internal import GyreConfiguration
internal import GyreInput
internal import GyreMotion

/// Writes the rows of a motion stream as comma-separated values: the time in seconds, then each channel in its
/// unit, value = (raw + offset) * scale.
struct MotionTable {
  private let channels: [ChannelDescription]

  /// Makes a table of a stream's channels; nil for streams without any, whose rows are no values.
  init?(_ stream: StreamDescription) {
    guard !stream.channels.isEmpty else { return nil }
    channels = stream.channels
  }

  /// The names of the columns: those that `gyre convert --from csv` knows.
  var header: String { "t," + channels.map { Self.cell($0.name) }.joined(separator: ",") + "\n" }

  /// Appends a row; false, and nothing appended, where a value is beyond the largest number.
  func write(_ record: InputRecord, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: Self.seconds(record.time).utf8)
    for (channel, raw) in zip(channels, record.values) {
      let value = (raw.double + channel.offset) * channel.scale
      guard value.isFinite else {
        bytes.removeLast(bytes.count - start)
        return false
      }
      bytes.append(UInt8(ascii: ","))
      bytes.append(contentsOf: NumberText.text(value).utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
    return true
  }

  /// Nanoseconds as seconds, every digit kept: 12.000000001.
  static func seconds(_ time: Timestamp) -> String {
    let (whole, rest) = time.nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    var digits = String(rest)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let sign = time.nanoseconds < 0 ? "-" : ""
    return sign + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }

  /// A name as a cell (RFC 4180): in quotes where it has any of , " or a line's end.
  private static func cell(_ name: String) -> String {
    guard name.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return name }
    return "\"" + name.flatMap { $0 == "\"" ? "\"\"" : String($0) } + "\""
  }
}
