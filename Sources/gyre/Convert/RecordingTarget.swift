internal import GyreInput
internal import GyreTrace

/// Writes what a merge hands over in one of the formats.
struct RecordingTarget {
  /// The format.
  let format: RecordingFormat
  /// The stream that formats with one stream only are made of; nil for the only one that fits.
  let stream: Int?

  /// Writes everything into an output and completes it.
  func write(_ merge: inout RecordingMerge, into output: consuming OutputFile) throws(CommandError) {
    switch format {
    case .evemu: try writeEvemu(&merge, &output)
    default: try writeTrace(&merge, &output)
    }
    try output.finish()
  }

  private func writeTrace(
    _ merge: inout RecordingMerge, _ output: inout OutputFile
  ) throws(CommandError) {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    var footer = TraceFooter()
    try Self.checked { () throws(TraceError) in try writer.write(merge.header, to: &bytes) }
    try merge.run { record throws(CommandError) in
      try Self.checked { () throws(TraceError) in try writer.write(record, to: &bytes) }
      if bytes.count >= 1 << 16 { try output.take(&bytes) }
    } _: { item throws(CommandError) in
      if case .footer(let found) = item {
        footer = found
      } else {
        try Self.checked { () throws(TraceError) in try writer.write(item, to: &bytes) }
      }
    }
    try Self.checked { () throws(TraceError) in
      try writer.finish(dropped: footer.dropped, extra: footer.extra, to: &bytes)
    }
    try output.take(&bytes)
  }

  /// What the format forbids: a merge can make a trace of more streams than a trace may have.
  private static func checked(_ write: () throws(TraceError) -> Void) throws(CommandError) {
    do throws(TraceError) { try write() } catch {
      throw CommandError(.invalid, at: "line \(error.line) of the output", message: error.description)
    }
  }

  private func writeEvemu(
    _ merge: inout RecordingMerge, _ output: inout OutputFile
  ) throws(CommandError) {
    var streams: [ImportedRecording.Stream] = []
    var records: [InputRecord] = []
    try merge.run { record throws(CommandError) in
      if streams.contains(where: { $0.description.id == record.stream }) { records.append(record) }
    } _: { item throws(CommandError) in
      guard case .stream(let description, let extra) = item, description.kind == .evdev else { return }
      if stream == nil || stream == description.id {
        streams.append(ImportedRecording.Stream(description, extra: extra))
      }
    }
    guard let only = streams.first, streams.count == 1 else {
      let numbers = streams.map { String($0.description.id) }.joined(separator: ", ")
      throw CommandError(
        .invalid,
        streams.isEmpty ? "there is no such evdev stream" : "there are several evdev streams: \(numbers)",
        streams.isEmpty ? "'gyre info' lists the streams" : "choose one with --stream ID")
    }
    try output.write(EvemuWriter.write(only, records))
  }
}
