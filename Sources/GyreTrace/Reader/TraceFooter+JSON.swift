extension TraceFooter {
  /// Reads the footer and compares its counts with the rows that were read.
  init(_ object: inout JSONObject, _ streams: StreamTable) throws(ScanFault) {
    self.init()
    guard let end = object.take("end") else { throw object.missing("end") }
    guard Array(object.scanner.bytes[end.value]) == Array("true".utf8) else {
      throw object.wrongType(end, .yes)
    }
    if let (counts, offset) = try object.elements("rows") {
      guard counts.count == streams.entries.count else {
        throw ScanFault(
          offset, .footerStreams(expected: streams.entries.count, found: counts.count))
      }
      for (count, entry) in zip(counts, streams.entries) {
        let found = try count.integer(key: "rows", in: 0 ... .max)
        guard found == Int64(entry.rows) else {
          throw ScanFault(
            count.position, .footerRows(stream: entry.id, expected: entry.rows, found: found))
        }
      }
      rows = streams.entries.map(\.rows)
    }
    dropped = try object.count("dropped")
    extra = object.extra
  }
}
