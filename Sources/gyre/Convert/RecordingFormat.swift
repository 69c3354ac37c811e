/// A format that `gyre convert` knows, by the name that `--from` and `--to` take.
enum RecordingFormat: String, Sendable, CaseIterable {
  /// The trace format of this program.
  case gyre
  /// Events of one input device, as evemu-record writes them.
  case evemu

  /// The formats that are read.
  static let readable: [RecordingFormat] = [.gyre, .evemu]
  /// The formats that are written.
  static let writable: [RecordingFormat] = [.gyre, .evemu]

  /// Tells the format of an output by its name; traces where the name says nothing.
  init(outputName path: FilePath) {
    self = path.hasEnding(".events") || path.hasEnding(".evemu") ? .evemu : .gyre
  }
}
