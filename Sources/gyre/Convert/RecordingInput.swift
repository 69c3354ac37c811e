internal import GyreTrace

/// Opens the inputs of a conversion: tells their format and finds what belongs to them.
struct RecordingInput {
  /// The most bytes of a recording that is read as a whole.
  private static let sizeLimit = 1 << 30

  /// The format that the command line names; nil to tell each input's own.
  var format: RecordingFormat?
  /// The description that the command line names; nil to look beside the recording.
  var description: FilePath?
  /// Units of table columns by channel or group, which outweigh what the table says.
  var units: [(channel: String, unit: String)]
  /// True where rows of a table with numbers that are not finite are left out and counted.
  var skipsNotFinite = false

  /// Opens an input.
  func open(_ path: FilePath) throws(CommandError) -> RecordingSource {
    var file = try InputFile(path)
    var format = format
    if format == nil { format = try Self.tell(&file) }
    switch format ?? .gyre {
    case .gyre: return try RecordingSource(TraceInput(file))
    case .evemu: return try evemu(file.rest(limit: Self.sizeLimit), path)
    case let format: return try table(file.rest(limit: Self.sizeLimit), path, format.table ?? .plain)
    }
  }

  private func evemu(_ bytes: [UInt8], _ path: FilePath) throws(CommandError) -> RecordingSource {
    let beside = description ?? EvemuDescription.find(beside: path)
    let description: [UInt8]? =
      if let beside { try InputFile.contents(of: beside, limit: 1 << 20) } else { nil }
    let recording: ImportedRecording
    do {
      recording = try EvemuReader.read(bytes, description: description)
    } catch {
      throw CommandError(error, in: error.source == .description ? beside ?? path : path)
    }
    return try RecordingSource(recording, name: path.text)
  }

  private func table(
    _ bytes: [UInt8], _ path: FilePath, _ preset: MotionTableReader.Preset
  ) throws(CommandError) -> RecordingSource {
    var reader = MotionTableReader(preset: preset, units: units, bare: Self.quantity(in: path.name))
    reader.skipsNotFinite = skipsNotFinite
    let recording: ImportedRecording
    do {
      recording = try reader.read(bytes)
    } catch {
      throw CommandError(error, in: path)
    }
    return try RecordingSource(recording, name: path.text)
  }

  /// What the columns x, y, z of a table measure, by the name that phone apps give its file.
  private static func quantity(in name: FilePath) -> MotionQuantity? {
    let name = name.text.lowercased()
    if name.contains("gyro") { return .angularVelocity }
    if name.contains("accel") || name.contains("gravity") { return .acceleration }
    if name.contains("magnet") { return .magneticField }
    return nil
  }

  /// Tells the format by the first line.
  private static func tell(_ file: inout InputFile) throws(CommandError) -> RecordingFormat {
    // A trace's reader knows its neighbours, so that it can say what somebody gave it instead of a trace.
    let first = try file.peekLine(limit: TraceReader.lineLimit)
    var reader = TraceReader(first + [UInt8(ascii: "\n")])
    do throws(TraceError) {
      _ = try reader.next()
    } catch {
      switch error.kind {
      case .foreign(.evemu): return .evemu
      case .foreign(.csv): return .csv
      case .foreign(.text), .foreign(.json), .foreign(.tum), .foreign(.gcsv),
        .foreign(.getevent),
        .foreign(.libinput):
        throw CommandError(
          .invalid, at: "\(file.name):1:1", "the first line does not tell a format that gyre reads",
          "name the format with --from")
      default: break
      }
    }
    return .gyre
  }
}

extension CommandError {
  /// A recording of another format that cannot be read.
  fileprivate init(_ error: ImportError, in file: FilePath) {
    self.init(.invalid, at: "\(file.text):\(error.line):\(error.column)", message: error.description)
  }
}
