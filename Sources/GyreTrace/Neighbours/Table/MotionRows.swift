internal import GyreInput
internal import GyreMotion

/// The rows of a table on their way into records.
struct MotionRows {
  private let stream: Int
  private let hasBoth: Bool
  private let skipsNotFinite: Bool
  private var skipped = 0
  private var records: [InputRecord] = []
  /// The time of each row as the table has it, since the first one.
  private var stamps: [Int64] = []
  private var origin: Int64?
  private var latest: Int64 = 0
  private var firstBack: Int?
  private var cells: [TableCells.Cell] = []
  private var number = TableNumber()

  /// Begins with no row.
  init(_ columns: MotionColumns, stream: Int, skipsNotFinite: Bool) {
    self.skipsNotFinite = skipsNotFinite
    self.stream = stream
    hasBoth = !columns.inertial.isEmpty && !columns.attitude.isEmpty
  }

  /// True where no row came.
  var isEmpty: Bool { stamps.isEmpty }

  /// Takes a line; empty ones and comments are passed over.
  mutating func take(_ lines: FieldScanner, _ columns: MotionColumns) throws(FieldScanner.Fault) {
    let text = lines.text
    if text.isEmpty || text.first == .hash { return }
    let start = text.startIndex
    if let (quote, _) = TableCells.split(text, separator: columns.separator, into: &cells) {
      throw lines.fault(.openQuote, at: start + quote)
    }
    guard cells.count == columns.count else {
      let place = cells.count > columns.count ? start + cells[columns.count].offset : text.endIndex
      throw lines.fault(.cellCount(expected: columns.count, found: cells.count), at: place)
    }
    if skipsNotFinite, isNotFinite(columns, lines) {
      skipped += 1
      return
    }
    let time = try self.time(columns, lines)
    let moment = Timestamp(nanoseconds: time)
    if !columns.inertial.isEmpty {
      records.append(
        InputRecord(time: moment, stream: stream, values: try values(columns.inertial, columns, lines)))
    }
    if !columns.attitude.isEmpty {
      records.append(
        InputRecord(
          time: moment, stream: hasBoth ? stream + 1 : stream,
          values: try values(columns.attitude, columns, lines)))
    }
  }

  /// True where a number of the row is written as one that is not finite.
  private mutating func isNotFinite(_ columns: MotionColumns, _ lines: FieldScanner) -> Bool {
    for column in [columns.time] + columns.inertial + columns.attitude {
      do {
        _ = try value(column, columns, lines)
      } catch {
        if case .notFinite = error.kind { return true }
      }
    }
    return false
  }

  /// The row's time since the first, never before the one of the row before.
  private mutating func time(
    _ columns: MotionColumns, _ lines: FieldScanner
  ) throws(FieldScanner.Fault) -> Int64 {
    _ = try value(columns.time, columns, lines)
    let cell = cells[columns.time.place]
    guard
      let stamp = number.nanoseconds(power: columns.time.unit.power),
      stamp.magnitude <= 1 << 62
    else {
      throw lines.fault(.outOfRange(what: "a time"), at: lines.text.startIndex + cell.offset)
    }
    let start = origin ?? stamp
    origin = start
    // Both are within 2^62, so the difference fits.
    let since = stamp - start
    stamps.append(since)
    if since < latest, firstBack == nil { firstBack = lines.line }
    latest = max(latest, since)
    return latest
  }

  private mutating func values(
    _ used: [MotionColumns.Column], _ columns: MotionColumns, _ lines: FieldScanner
  ) throws(FieldScanner.Fault) -> [RawValue] {
    var values: [RawValue] = []
    values.reserveCapacity(used.count + 1)
    for column in used { values.append(try value(column, columns, lines)) }
    return values
  }

  private mutating func value(
    _ column: MotionColumns.Column, _ columns: MotionColumns, _ lines: FieldScanner
  ) throws(FieldScanner.Fault) -> RawValue {
    let cell = cells[column.place]
    let kind: ImportError.Kind
    if cell.text.isEmpty {
      kind = .emptyCell(column: column.name)
    } else {
      do {
        return try number.value(cell.text, decimalComma: columns.separator != .comma)
      } catch {
        kind = error == .notFinite ? .notFinite(column: column.name) : .notANumber(column: column.name)
      }
    }
    throw lines.fault(kind, at: lines.text.startIndex + cell.offset)
  }

  // MARK: - As a recording

  /// The recording; where a time ran back, each row also carries its own.
  func recording(_ columns: MotionColumns) -> ImportedRecording {
    var records = records
    if firstBack != nil {
      for index in records.indices {
        records[index].values.append(.integer(stamps[hasBoth ? index / 2 : index]))
      }
    }
    var streams: [ImportedRecording.Stream] = []
    if !columns.inertial.isEmpty {
      streams.append(.init(description(stream, .imu, columns.inertial)))
    }
    if !columns.attitude.isEmpty {
      streams.append(.init(description(stream + streams.count, .attitude, columns.attitude)))
    }
    var recording = ImportedRecording(
      streams: streams, records: records, origin: Timestamp(nanoseconds: origin ?? 0),
      warnings: warnings(columns))
    recording.skippedRows = skipped
    return recording
  }

  private func description(
    _ id: Int, _ kind: StreamKind, _ columns: [MotionColumns.Column]
  ) -> StreamDescription {
    var channels = columns.map {
      ChannelDescription(name: $0.channel, unit: $0.unit.quantity.unit, scale: $0.unit.factor)
    }
    if firstBack != nil { channels.append(ChannelDescription(name: "device_t_ns", unit: "ns")) }
    return StreamDescription(
      id: id, kind: kind, channels: channels, rate: rate, fromFrame: kind == .attitude ? "device" : nil,
      toFrame: kind == .attitude ? "earth" : nil)
  }

  /// Rows per second over the whole table; nil where time stands still.
  private var exactRate: Double? {
    guard stamps.count > 1, latest > 0 else { return nil }
    return Double(stamps.count - 1) / (Double(latest) / 1e9)
  }

  /// The same to three digits; nil where nothing is left.
  private var rate: Double? {
    guard let exactRate else { return nil }
    let digits = (exactRate * 1e3).rounded() / 1e3
    return digits > 0 ? digits : nil
  }

  private func warnings(_ columns: MotionColumns) -> [ImportWarning] {
    var warnings: [ImportWarning] = []
    if !columns.ignored.isEmpty {
      warnings.append(ImportWarning(line: columns.line, .ignoredColumns(columns.ignored)))
    }
    if let firstBack { warnings.append(ImportWarning(line: firstBack, .timeRanBack)) }
    if let rate = exactRate, !(0.5...100_000 ~= rate) {
      warnings.append(ImportWarning(line: columns.line, .implausibleRate(rate)))
    }
    return warnings
  }
}
