internal import GyreInput
internal import GyreMotion

/// Reads evemu recordings of versions 1.0 to 1.3: `E: seconds.microseconds type code value`, with the device's
/// description in the same file or in one of its own.
///
/// What real files do: the line `# EVEMU x.y` is missing; SYN values are written 0 or 0000; times count from 1970 or
/// from the first event; kernels before 2013 stamp each event of a frame for itself, so a frame's time is that of
/// its SYN_REPORT; protocol A has SYN_MT_REPORT and no slots. All events but SYN_REPORT are kept as they are.
public enum EvemuReader {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: the recording.
  ///   - description: the device's description where it has a file of its own (.desc, .prop).
  ///   - stream: the number of the stream.
  /// - Returns: one stream of kind evdev; its extra keys `id` and `codes` hold what the lines I and B say.
  /// - Throws: the first line that is wrong.
  public static func read(
    _ bytes: [UInt8], description: [UInt8]? = nil, stream: Int = 0
  ) throws(ImportError) -> ImportedRecording {
    var device = EvemuDevice()
    if let description {
      do throws(FieldScanner.Fault) {
        try describe(&device, description)
      } catch {
        throw ImportError(.description, line: error.line, column: error.column, error.kind)
      }
    }
    do throws(FieldScanner.Fault) {
      return try record(bytes, described: device, stream)
    } catch {
      throw ImportError(line: error.line, column: error.column, error.kind)
    }
  }

  /// Reads a description; events in it are passed over.
  private static func describe(_ device: inout EvemuDevice, _ bytes: [UInt8]) throws(FieldScanner.Fault) {
    var lines = FieldScanner(bytes)
    while lines.advance() {
      guard let letter = try letter(&lines), letter != event else { continue }
      if try !device.take(letter, &lines) { try passOver(letter, lines) }
    }
    if !device.isDescribed {
      throw FieldScanner.Fault(line: 1, column: 1, kind: bytes.isEmpty ? .empty : .unknownLine)
    }
  }

  private static let event: UInt8 = 0x45

  /// Reads a recording; a description of its own takes the place of the one given.
  private static func record(
    _ bytes: [UInt8], described: EvemuDevice, _ stream: Int
  ) throws(FieldScanner.Fault) -> ImportedRecording {
    var lines = FieldScanner(bytes)
    var own = EvemuDevice()
    var frames = EvemuFrames(stream: stream)
    while lines.advance() {
      guard let letter = try letter(&lines) else { continue }
      if letter == event {
        try frames.take(&lines)
      } else if try !own.take(letter, &lines) {
        try passOver(letter, lines)
      }
    }
    if bytes.isEmpty { throw FieldScanner.Fault(line: 1, column: 1, kind: .empty) }
    let device = own.isDescribed ? own : described
    guard frames.hasEvents else {
      throw FieldScanner.Fault(line: max(lines.line, 1), column: 1, kind: .noEvents)
    }
    return frames.recording(device, lastLine: lines.line)
  }

  /// The letter that a line begins with, and its colon passed; nil for empty lines and comments.
  private static func letter(_ line: inout FieldScanner) throws(FieldScanner.Fault) -> UInt8? {
    if line.isAtEnd { return nil }
    guard let letter = line.byte else { return nil }
    if letter < 0x20 || letter >= 0x7F {
      throw line.fault(letter == 0 ? .binary : .unknownLine, at: line.position)
    }
    let start = line.position
    line.skip()
    guard letter.isLetter, line.byte == .colon else { throw line.fault(.unknownLine, at: start) }
    line.skip()
    return letter
  }

  /// Lines that are known and say nothing about motion: states of lights (L) and switches (S), waits (W).
  private static func passOver(_ letter: UInt8, _ line: FieldScanner) throws(FieldScanner.Fault) {
    guard letter == 0x4C || letter == 0x53 || letter == 0x57 else {
      throw line.fault(.unknownLine, at: line.position - 2)
    }
  }
}
