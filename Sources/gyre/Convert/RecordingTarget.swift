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
    case .csv: try writeTable(&merge, &output)
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
    var leftOut: [StreamDescription] = []
    try merge.run { record throws(CommandError) in
      if streams.contains(where: { $0.description.id == record.stream }) { records.append(record) }
    } _: { item throws(CommandError) in
      guard case .stream(let description, let extra) = item else { return }
      if description.kind == .evdev, stream == nil || stream == description.id {
        streams.append(ImportedRecording.Stream(description, extra: extra))
      } else {
        leftOut.append(description)
      }
    }
    try output.write(EvemuWriter.write(try only(streams) { $0.description.id }, records))
    warn(leftOut: leftOut)
  }

  private func writeTable(
    _ merge: inout RecordingMerge, _ output: inout OutputFile
  ) throws(CommandError) {
    var tables: [(id: Int, table: MotionTable)] = []
    var leftOut: [StreamDescription] = []
    var isMounted = false
    var bytes: [UInt8] = []
    try merge.run { record throws(CommandError) in
      // Asked for each row: a second stream may be described later.
      let chosen = try only(tables, \.id)
      guard record.stream == chosen.id else { return }
      guard chosen.table.write(record, to: &bytes) else {
        throw CommandError(
          .invalid, "a value at \(MotionTable.seconds(record.time)) s is beyond the largest number",
          "correct the stream's scale")
      }
      if bytes.count >= 1 << 16 { try output.take(&bytes) }
    } _: { item throws(CommandError) in
      guard case .stream(let description, _) = item else { return }
      guard stream == nil || stream == description.id, let table = MotionTable(description) else {
        leftOut.append(description)
        return
      }
      if tables.isEmpty { bytes.append(contentsOf: table.header.utf8) }
      tables.append((description.id, table))
      isMounted = isMounted || description.mount.map { $0 != .identity } == true
    }
    _ = try only(tables, \.id)
    try output.take(&bytes)
    warn(leftOut: leftOut)
    if isMounted {
      StandardError.warn(nil, "the mount matrix is not part of a table; values are the sensor's own")
    }
  }

  /// Says which streams the format has no room for; silent where the user chose one.
  private func warn(leftOut streams: [StreamDescription]) {
    guard stream == nil, !streams.isEmpty else { return }
    let names = streams.prefix(8).map { "\($0.id) (\($0.kind.word))" }.joined(separator: ", ")
    let rest = streams.count > 8 ? " and \(streams.count - 8) more" : ""
    StandardError.warn(nil, "left out, for \(format.rawValue) cannot hold them: stream \(names)\(rest)")
  }

  /// The only element, or which streams there are to choose from.
  private func only<Element>(
    _ elements: [Element], _ id: (Element) -> Int
  ) throws(CommandError) -> Element {
    if let first = elements.first, elements.count == 1 { return first }
    guard !elements.isEmpty else {
      throw CommandError(
        .invalid, "there is no stream that \(format.rawValue) can hold", "'gyre info' lists the streams")
    }
    let numbers = elements.map { String(id($0)) }.joined(separator: ", ")
    throw CommandError(
      .invalid, "\(format.rawValue) holds one stream, and there are several: \(numbers)",
      "choose one with --stream ID")
  }
}
