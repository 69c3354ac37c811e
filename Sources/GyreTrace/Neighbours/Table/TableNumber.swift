internal import GyreInput

/// A number of a table: what spreadsheets and loggers write, more loosely than JSON.
///
/// Allowed besides: a plus sign, zeros in front, a bare point on either side, and a decimal comma where the comma
/// does not separate cells.
struct TableNumber {
  /// Why a cell is no number.
  enum Fault: Error {
    case notANumber
    case notFinite
  }

  /// The number in JSON's form, with a zero behind it.
  private var canonical: [UInt8] = []

  /// Reads a cell.
  mutating func value(_ cell: ArraySlice<UInt8>, decimalComma: Bool) throws(Fault) -> RawValue {
    try normalise(cell, decimalComma: decimalComma)
    var position = 0
    do {
      let value = try JSONNumber.scan(canonical.span, &position)
      guard position == canonical.count - 1 else { throw Fault.notANumber }
      return value
    } catch let fault as ScanFault {
      throw fault.kind == .notFinite || fault.kind == .numberRange ? .notFinite : .notANumber
    } catch {
      throw .notANumber
    }
  }

  /// The last cell that was read as a time whose unit is 10^power nanoseconds; nil beyond 64 bits.
  func nanoseconds(power: Int) -> Int64? { DecimalTime.nanoseconds(canonical.dropLast(), power: power) }

  /// Writes the cell into `canonical`.
  private mutating func normalise(_ cell: ArraySlice<UInt8>, decimalComma: Bool) throws(Fault) {
    canonical.removeAll(keepingCapacity: true)
    var rest = cell
    if rest.first == .plus || rest.first == .minus {
      if rest.first == .minus { canonical.append(.minus) }
      rest.removeFirst()
    }
    guard let first = rest.first, first != .minus, first != .plus else { throw .notANumber }
    while rest.count > 1, rest.first == .zero, rest[rest.startIndex + 1].isDigit { rest.removeFirst() }
    if first == .point || decimalComma && first == .comma { canonical.append(.zero) }
    for (index, byte) in zip(rest.indices, rest) {
      if byte == .point || decimalComma && byte == .comma {
        canonical.append(.point)
        // A digit must follow in JSON.
        if index + 1 == rest.endIndex || !rest[index + 1].isDigit { canonical.append(.zero) }
      } else {
        canonical.append(byte)
      }
    }
    guard rest.contains(where: { $0.isDigit }) || rest.first.map({ $0.isLetter }) == true else {
      throw .notANumber
    }
    canonical.append(0)
  }
}
