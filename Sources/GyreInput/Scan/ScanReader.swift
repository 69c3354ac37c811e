/// Reads IIO scans: bytes in, raw values and the time stamp out.
///
/// Behind a quaternion Linux 6.1 puts the stamp into the last 8 bytes of the scan and newer kernels into both the
/// last 8 and the place that the layout says. So the last 8 bytes count; where they hold 0 or an older time than
/// the scan before, the layout's place does. Source: kernel commits 883f61653069, 79a86a6cc366.
public struct ScanReader: Sendable {
  /// Where the elements lie.
  public let layout: ScanLayout
  private var latest = Int64.min

  /// Makes a reader that has read nothing.
  public init(_ layout: ScanLayout) { self.layout = layout }

  /// Reads a scan: appends the raw values of all elements but the stamp, and returns the stamp in nanoseconds on
  /// the buffer's clock, nil where none is enabled. Throws `InputError.shortScan` where bytes are missing.
  public mutating func read(_ scan: Span<UInt8>, into values: inout [RawValue]) throws(InputError) -> Int64? {
    guard scan.count >= layout.size else { throw .shortScan(bytes: scan.count, expected: layout.size) }
    var stamp: Int64?
    for place in layout.elements.indices {
      let (type, start) = (layout.elements[place].type, layout.offsets[place])
      if layout.elements[place].isStamp {
        stamp = readStamp(scan, type, start)
      } else {
        for number in 0..<type.repeats {
          values.append(.integer(type.value(scan, at: start + number * type.valueBytes)))
        }
      }
    }
    return stamp
  }

  private mutating func readStamp(_ scan: Span<UInt8>, _ type: ScanType, _ start: Int) -> Int64 {
    let documented = type.value(scan, at: start)
    let last = type.value(scan, at: layout.size - type.byteCount)
    let stamp =
      isPlausible(last) ? last : isPlausible(documented) ? documented : last != 0 ? last : documented
    latest = stamp
    return stamp
  }

  private func isPlausible(_ stamp: Int64) -> Bool { stamp != 0 && stamp >= latest }
}
