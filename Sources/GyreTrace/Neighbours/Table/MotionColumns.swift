/// The first line of a table: which column is which channel, and in which unit.
struct MotionColumns {
  /// A column that is used.
  struct Column {
    /// Its place in the row.
    let place: Int
    /// Its name as written.
    let name: String
    let channel: String
    let unit: MotionUnit
  }

  /// The time.
  let time: Column
  /// gx gy gz ax ay az mx my mz, in this order, those that are there.
  let inertial: [Column]
  /// qx qy qz qw, or none.
  let attitude: [Column]
  /// How many cells each row has.
  let count: Int
  /// What separates them.
  let separator: UInt8
  /// Names that are no motion.
  private(set) var ignored: [String] = []
  /// The line of the names.
  let line: Int

  private static let order = ["gx", "gy", "gz", "ax", "ay", "az", "mx", "my", "mz", "qx", "qy", "qz", "qw"]

  /// Reads the first line that is not empty.
  init(_ reader: MotionTableReader, _ lines: inout FieldScanner) throws(FieldScanner.Fault) {
    var hasLine = false
    while !hasLine, lines.advance() { hasLine = !lines.text.isEmpty }
    guard hasLine else { throw FieldScanner.Fault(line: 1, column: 1, kind: .empty) }
    line = lines.line
    if lines.text.contains(where: { $0 < 0x20 && $0 != .tab }) {
      throw lines.fault(.binary, at: lines.position)
    }
    var text = lines.text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    separator = TableCells.separator(of: text)
    var cells: [TableCells.Cell] = []
    let start = text.startIndex
    if let (quote, _) = TableCells.split(text, separator: separator, into: &cells) {
      throw lines.fault(.openQuote, at: start + quote)
    }
    count = cells.count
    if let first = cells.first?.text.first, first.isDigit || first == .minus {
      throw lines.fault(.noColumnNames, at: start)
    }

    let names = cells.map { String(decoding: $0.text, as: UTF8.self) }
    let reader = reader.adapted(to: names)
    let columns = names.map { MotionColumn($0, bare: reader.bare) }
    var found: [Column] = []
    var times: [Column] = []
    for (place, (cell, name)) in zip(cells, names).enumerated() {
      guard let column = columns[place] else {
        ignored.append(name)
        continue
      }
      let words = reader.unit(for: column, among: columns)
      guard let unit = MotionUnit(words, of: column.quantity) else {
        throw lines.fault(.unknownUnit(channel: column.channel, unit: words), at: start + cell.offset)
      }
      let entry = Column(place: place, name: name, channel: column.channel, unit: unit)
      if column.quantity == .time {
        times.append(entry)
      } else if found.contains(where: { $0.channel == column.channel }) {
        throw lines.fault(.duplicateChannel(column.channel), at: start + cell.offset)
      } else {
        found.append(entry)
      }
    }
    // Several clocks in one table: the first one counts.
    guard let time = times.first else { throw lines.fault(.noTime, at: start) }
    self.time = time
    ignored += times.dropFirst().map(\.name)
    let sorted = Self.order.compactMap { channel in found.first { $0.channel == channel } }
    inertial = sorted.filter { $0.unit.quantity != .attitude }
    attitude = sorted.filter { $0.unit.quantity == .attitude }
    if sorted.isEmpty { throw lines.fault(.noMotion, at: start) }
    if !attitude.isEmpty {
      for channel in ["qw", "qx", "qy", "qz"] where !attitude.contains(where: { $0.channel == channel }) {
        throw lines.fault(.missingChannel(channel), at: start)
      }
    }
  }
}

extension MotionTableReader {
  /// The reader for a table with these names, where they give away more than one name alone does.
  fileprivate func adapted(to names: [String]) -> MotionTableReader {
    var reader = self
    // A quaternion whose parts have no other name.
    if bare == nil, ["w", "x", "y", "z"].allSatisfy({ names.contains($0) }) { reader.bare = .attitude }
    // Only Sensor Logger has both, and its first one is in nanoseconds.
    if preset == .plain, names.contains("time"), names.contains("seconds_elapsed") {
      reader.preset = .sensorLogger
    }
    return reader
  }

  /// The unit of a column: the user's, the name's own, that of the first name of the same group with one
  /// (`gx (deg/s), gy, gz`), the preset's.
  fileprivate func unit(for column: MotionColumn, among columns: [MotionColumn?]) -> String {
    if let given = units.last(where: { $0.channel == column.channel || $0.channel == column.quantity.name }) {
      return given.unit
    }
    if let own = column.unit { return own }
    let isGroup = column.quantity != .time
    let sibling = columns.lazy.compactMap(\.self).first {
      isGroup && $0.quantity == column.quantity && $0.unit != nil
    }
    return sibling?.unit ?? unit(of: column.quantity) ?? ""
  }
}
