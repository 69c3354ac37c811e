/// A file of another kind that somebody took for a trace, told by its first line.
public enum ForeignFormat: Sendable, Equatable, CaseIterable {
  /// Compressed by gzip.
  case gzip
  /// Some other file that is no text.
  case binary
  /// Text of two bytes a character.
  case utf16
  /// An evemu recording or description.
  case evemu
  /// A recording of `libinput record`.
  case libinput
  /// A Gyroflow log.
  case gcsv
  /// Comma-separated values.
  case csv
  /// What `gyre replay` puts out.
  case viewTrace
  /// What Android's getevent puts out.
  case getevent
  /// A TUM trajectory.
  case tum
  /// JSON of another program.
  case json
  /// Any other text.
  case text

  /// Tells by a file's first line, without its newline.
  init(firstLine line: ArraySlice<UInt8>) {
    if line.starts(with: [0x1F, 0x8B]) {
      self = .gzip
      return
    }
    if line.starts(with: [0xFF, 0xFE]) || line.starts(with: [0xFE, 0xFF]) {
      self = .utf16
      return
    }
    if line.contains(where: { $0 < 0x20 && $0 != .tab && $0 != .carriageReturn }) {
      self = .binary
      return
    }
    let text = String(decoding: line.prefix(512), as: UTF8.self)
    let head = text.drop { $0 == " " || $0 == "\t" }
    if Self.isAny(of: ["# EVEMU", "N: ", "E: ", "# Input device name:"], startOf: head) {
      self = .evemu
    } else if Self.isAny(of: ["# libinput record", "version: 1", "libinput:"], startOf: head) {
      self = .libinput
    } else if Self.isAny(of: ["GYROFLOW IMU LOG", "CAMERA IMU LOG"], startOf: head) {
      self = .gcsv
    } else if Self.isAny(of: ["t_ns,yaw_deg", "{\"t_ns\":"], startOf: head) {
      self = .viewTrace
    } else if Self.isAny(of: ["add device ", "/dev/input/"], startOf: head)
      || head.hasPrefix("[") && head.contains("] ")
    {
      self = .getevent
    } else if head.hasPrefix("{") || head.hasPrefix("[") {
      self = .json
    } else if head.contains(",") || head.contains(";") || head.contains("\t") {
      self = .csv
    } else if head.hasPrefix("# timestamp tx ty tz") || Self.isTrajectory(head) {
      self = .tum
    } else {
      self = line.contains { $0 >= 0x80 } && String(validating: line, as: UTF8.self) == nil ? .binary : .text
    }
  }

  private static func isAny(of beginnings: [String], startOf text: Substring) -> Bool {
    beginnings.contains { text.hasPrefix($0) }
  }

  /// Eight numbers, separated by blanks.
  private static func isTrajectory(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 8 && words.allSatisfy { Double($0) != nil }
  }
}
