internal import GyreInput
internal import GyreMotion

/// The careful way through a row: every blank that JSON allows, and the exact place of what is wrong.
enum RowReader {
  /// Reads the row that the scanner stands on; syntax is checked to the line's end before anything else.
  static func read(
    _ scanner: inout JSONScanner, since previous: Int64, _ streams: inout StreamTable,
    into record: inout InputRecord
  ) throws(ScanFault) {
    var row = try elements(&scanner)
    let time = try integer(&row, .time)
    guard time.value >= previous else {
      throw ScanFault(time.offset, .timeRunsBack(previous: previous, found: time.value))
    }
    let id = try integer(&row, .stream)
    guard let index = streams.index(of: id.value) else {
      throw ScanFault(id.offset, .unknownStream(id.value))
    }
    switch streams.entries[index].shape {
    case .any: break
    case .channels(let count):
      guard row.values.count == count else {
        let offset = row.values.count > count ? row.offsets[count] : row.end
        throw ScanFault(offset, .valueCount(expected: count, found: row.values.count))
      }
    case .triples: try check(triples: row)
    }
    record.time = Timestamp(nanoseconds: time.value)
    record.stream = Int(id.value)
    record.values.removeAll(keepingCapacity: true)
    record.values.append(contentsOf: row.values)
    streams.count(at: index)
  }

  /// Numbers of a row, each with its offset.
  private struct Row {
    var values: ArraySlice<RawValue> = []
    var offsets: ArraySlice<Int> = []
    /// The offset of the closing bracket.
    var end = 0
  }

  private static func elements(_ scanner: inout JSONScanner) throws(ScanFault) -> Row {
    var values: [RawValue] = []
    var offsets: [Int] = []
    try scanner.expect(.openBracket, .openBracket)
    repeat {
      scanner.skipBlanks()
      offsets.append(scanner.position)
      values.append(try scanner.number())
    } while try scanner.continues(to: .closeBracket, .commaOrBracket)
    let end = scanner.position - 1
    try scanner.expectEnd()
    return Row(values: values[...], offsets: offsets[...], end: end)
  }

  /// Takes the row's first number, which must be an integer.
  private static func integer(
    _ row: inout Row, _ place: TraceError.IntegerPlace
  ) throws(ScanFault) -> (value: Int64, offset: Int) {
    guard let value = row.values.popFirst(), let offset = row.offsets.popFirst() else {
      throw ScanFault(row.end, .unexpected(.closeBracket, wanted: .comma))
    }
    guard let integer = value.integer else { throw ScanFault(offset, .decimal(what: place)) }
    // From here on the values count from 0.
    row.values = Array(row.values)[...]
    row.offsets = Array(row.offsets)[...]
    return (integer, offset)
  }

  private static func check(triples row: Row) throws(ScanFault) {
    for (index, value) in row.values.enumerated() {
      let place: TraceError.IntegerPlace = [.eventType, .eventCode, .eventValue][index % 3]
      guard let integer = value.integer else { throw ScanFault(row.offsets[index], .decimal(what: place)) }
      if place == .eventValue {
        guard Int32(exactly: integer) != nil else {
          throw ScanFault(row.offsets[index], .eventValue(found: integer))
        }
      } else if UInt16(exactly: integer) == nil {
        throw ScanFault(row.offsets[index], .eventNumber(found: integer))
      }
      if place == .eventCode, integer == 0, row.values[index - 1].integer == 0 {
        throw ScanFault(row.offsets[index - 1], .frameEnd)
      }
    }
    if row.values.count % 3 != 0 {
      throw ScanFault(row.end, .incompleteTriple(found: row.values.count))
    }
  }
}
