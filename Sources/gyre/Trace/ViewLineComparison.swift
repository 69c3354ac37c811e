internal import GyreConfiguration
internal import GyreMotion
internal import GyreTrace

/// Compares two lines of view traces, byte by byte or within an angle.
///
/// Within an angle: yaw and roll modulo 360 degrees, pitch and field of view plainly, the quaternions by the
/// angle between them, 2 atan2(|v|, |w|) of conj(expected) got; everything else as text.
struct ViewLineComparison: Sendable {
  let format: ViewTraceFormat
  /// The largest difference in degrees; nil where every byte counts.
  let toleranceDegrees: Double?

  /// True where every byte counts.
  var isExact: Bool { toleranceDegrees == nil }

  /// The first column that differs, or nil.
  func difference(expected: ArraySlice<UInt8>, got: ArraySlice<UInt8>) -> ViewLineDifference? {
    if expected.elementsEqual(got) { return nil }
    guard let old = fields(expected), let new = fields(got), old.count == new.count else {
      return whole(expected, got)
    }
    if let toleranceDegrees, let column = firstBeyond(toleranceDegrees, old, new) {
      return named(column, old, new)
    }
    if toleranceDegrees != nil { return nil }
    guard let column = old.indices.first(where: { old[$0] != new[$0] }) else { return whole(expected, got) }
    return named(column, old, new)
  }

  private func whole(_ expected: ArraySlice<UInt8>, _ got: ArraySlice<UInt8>) -> ViewLineDifference {
    ViewLineDifference(
      "line", expected: expected, got: shortened(String(decoding: got, as: UTF8.self)))
  }

  private func named(_ column: Int, _ old: [String], _ new: [String]) -> ViewLineDifference {
    func shown(_ text: String) -> String { text.isEmpty ? "nothing" : shortened(text) }
    return ViewLineDifference(
      ViewTraceColumn.allCases[column].rawValue, expected: shown(old[column]), got: shown(new[column]))
  }

  /// The values of a line in the order of the columns; nil where it is no line of a view trace.
  private func fields(_ line: ArraySlice<UInt8>) -> [String]? {
    let columns = ViewTraceColumn.allCases
    var text = Substring(String(decoding: line, as: UTF8.self))
    if format == .jsonl {
      guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      text = text.dropFirst().dropLast()
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == columns.count else { return nil }
    if format == .csv { return parts.map(String.init) }
    var values: [String] = []
    for (part, column) in zip(parts, columns) {
      let start = "\"\(column.rawValue)\":"
      guard part.hasPrefix(start) else { return nil }
      values.append(String(part.dropFirst(start.count)))
    }
    return values
  }

  private func firstBeyond(_ tolerance: Double, _ old: [String], _ new: [String]) -> Int? {
    for (index, column) in ViewTraceColumn.allCases.enumerated() where old[index] != new[index] {
      switch column {
      case .yaw, .roll, .pitch, .horizontalFieldOfView:
        guard let left = NumberText.number(old[index]), let right = NumberText.number(new[index]) else {
          return index
        }
        let plain = abs(left - right).truncatingRemainder(dividingBy: 360)
        let isRound = column == .yaw || column == .roll
        let distance = isRound ? min(plain, 360 - plain) : abs(left - right)
        if !(distance <= tolerance) { return index }
      case .qw, .qx, .qy, .qz:
        guard let left = quaternion(old), let right = quaternion(new), angle(left, right) <= tolerance else {
          return index
        }
      case .time, .frame, .row, .phase: return index
      }
    }
    return nil
  }

  private func quaternion(_ fields: [String]) -> Quaternion? {
    let columns: [ViewTraceColumn] = [.qw, .qx, .qy, .qz]
    let numbers = columns.compactMap { column in
      ViewTraceColumn.allCases.firstIndex(of: column).flatMap { NumberText.number(fields[$0]) }
    }
    return numbers.count == 4
      ? Quaternion(w: numbers[0], x: numbers[1], y: numbers[2], z: numbers[3]) : nil
  }

  private func angle(_ left: Quaternion, _ right: Quaternion) -> Double {
    let turn = left.conjugate * right
    let axis = Vector3(x: turn.x, y: turn.y, z: turn.z)
    return Angle(radians: 2 * Portable.atan2(axis.length, abs(turn.w))).degrees
  }
}
