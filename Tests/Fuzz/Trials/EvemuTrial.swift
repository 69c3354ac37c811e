import GyreInput
import GyreTrace

/// The evemu reader and writer: the bytes are a recording, and the description of one.
///
/// What was read can be written as a trace and as evemu text, and that text has the same frames.
enum EvemuTrial {
  static func run(_ bytes: [UInt8]) {
    let events = Array("E: 1.0 0003 0000 1\nE: 1.0 0000 0000 0\n".utf8)
    if let recording = read(events, described: bytes) { TraceTrial.write(recording) }
    guard let recording = read(bytes, described: nil) else { return }
    TraceTrial.write(recording)
    guard !recording.records.isEmpty else { return }
    let text = EvemuWriter.write(recording.streams[0], recording.records)
    // A name with control characters, and fractions of a microsecond, do not survive.
    let again = read(text, described: nil)
    precondition(again?.records.count == recording.records.count, "an evemu text cannot be read back")
    precondition(again?.records.map(\.values) == recording.records.map(\.values), "events change on the way")
  }

  private static func read(_ bytes: [UInt8], described description: [UInt8]?) -> ImportedRecording? {
    do throws(ImportError) {
      return try EvemuReader.read(bytes, description: description)
    } catch {
      precondition(error.line > 0 && error.column > 0 && !error.description.isEmpty)
      return nil
    }
  }
}
