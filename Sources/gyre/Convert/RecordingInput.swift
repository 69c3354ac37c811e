internal import GyreTrace

/// Opens the inputs of a conversion: tells their format and finds what belongs to them.
struct RecordingInput {
  /// The most bytes of a recording that is read as a whole.
  private static let sizeLimit = 1 << 30

  /// The format that the command line names; nil to tell each input's own.
  var format: RecordingFormat?
  /// The description that the command line names; nil to look beside the recording.
  var description: FilePath?

  /// Opens an input.
  func open(_ path: FilePath) throws(CommandError) -> RecordingSource {
    var file = try InputFile(path)
    var format = format
    if format == nil { format = try Self.tell(&file) }
    switch format ?? .gyre {
    case .gyre: return try RecordingSource(TraceInput(file))
    case .evemu: return try evemu(file.rest(limit: Self.sizeLimit), path)
    }
  }

  private func evemu(_ bytes: [UInt8], _ path: FilePath) throws(CommandError) -> RecordingSource {
    let beside = description ?? EvemuDescription.find(beside: path)
    let description: [UInt8]? =
      if let beside { try InputFile.contents(of: beside, limit: 1 << 20) } else { nil }
    let recording: ImportedRecording
    do throws(ImportError) {
      recording = try EvemuReader.read(bytes, description: description)
    } catch {
      let file = error.source == .description ? (beside ?? path).text : path.text
      throw CommandError(
        .invalid, at: "\(file):\(error.line):\(error.column)", message: error.description)
    }
    return try RecordingSource(recording, name: path.text)
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
      case .foreign(.text), .foreign(.json), .foreign(.csv), .foreign(.tum), .foreign(.gcsv),
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
