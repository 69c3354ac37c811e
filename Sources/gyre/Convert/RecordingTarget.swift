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
    case .gyre: try writeTrace(&merge, &output)
    case .evemu: try writeEvemu(&merge, &output)
    }
    try output.finish()
  }

  private func writeTrace(
    _ merge: inout RecordingMerge, _ output: inout OutputFile
  ) throws(CommandError) {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    var footer: TraceFooter?
    do {
      try writer.write(merge.header, to: &bytes)
      try merge.run { record throws(CommandError) in
        do throws(TraceError) { try writer.write(record, to: &bytes) } catch { throw Self.refusal(error) }
        if bytes.count > 1 << 16 { try output.take(&bytes) }
      } _: { item throws(CommandError) in
        if case .footer(let found) = item {
          footer = found
        } else {
          do throws(TraceError) { try writer.write(item, to: &bytes) } catch { throw Self.refusal(error) }
        }
      }
      try writer.finish(dropped: footer?.dropped, extra: footer?.extra ?? [], to: &bytes)
    } catch let error as TraceError {
      throw Self.refusal(error)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.failed, "it cannot be written", "check the inputs")
    }
    try output.take(&bytes)
  }
}
