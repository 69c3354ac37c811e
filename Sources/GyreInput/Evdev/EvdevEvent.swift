/// One event of an evdev row.
struct EvdevEvent {
  let type: Int64
  let code: Int64
  let value: Int64
}

extension InputRecord {
  /// How many whole (type, code, value) triples an evdev row has.
  var eventCount: Int { values.count / 3 }

  /// One of the triples; nil where it is none of integers, as kernels deliver.
  @inline(__always)
  func event(_ index: Int) -> EvdevEvent? {
    guard case .integer(let type) = values[3 * index], case .integer(let code) = values[3 * index + 1],
      case .integer(let value) = values[3 * index + 2]
    else { return nil }
    return EvdevEvent(type: type, code: code, value: value)
  }
}
