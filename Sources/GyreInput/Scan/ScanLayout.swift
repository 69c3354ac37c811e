/// One enabled element of an IIO buffer.
public struct ScanElement: Sendable, Equatable {
  /// The element's number (`*_index`), by which elements are ordered.
  public var index: Int
  /// Its name without suffix, such as `in_anglvel_x`.
  public var name: String
  /// How it is stored.
  public var type: ScanType

  /// Makes an element.
  public init(index: Int, name: String, type: ScanType) {
    self.index = index
    self.name = name
    self.type = type
  }

  /// True for the time stamp that Linux puts behind the values.
  public var isStamp: Bool { name == "in_timestamp" }
}

/// Where the enabled elements of an IIO buffer lie in a scan.
///
/// Elements follow one another in the order of their index, each aligned to its own bytes, repeats included; the
/// scan is padded to its largest element. Source: the kernel's industrialio-buffer.c (iio_compute_scan_bytes).
public struct ScanLayout: Sendable, Equatable {
  /// The elements in their order.
  public let elements: [ScanElement]
  /// Where each of them begins, in bytes.
  public let offsets: [Int]
  /// The bytes of a scan, padding included.
  public let size: Int

  /// Lays elements out; throws where there are none or two have the same index.
  public init(_ elements: [ScanElement]) throws(InputError) {
    let ordered = elements.sorted { $0.index < $1.index }
    guard !ordered.isEmpty else { throw .emptyScan }
    for place in ordered.indices.dropFirst() where ordered[place].index == ordered[place - 1].index {
      throw .repeatedScanIndex(ordered[place].index, names: [ordered[place - 1].name, ordered[place].name])
    }
    var offsets: [Int] = []
    var end = 0
    var largest = 1
    for element in ordered {
      let start = Self.aligned(end, to: element.type.byteCount)
      offsets.append(start)
      end = start + element.type.byteCount
      largest = max(largest, element.type.byteCount)
    }
    self.elements = ordered
    self.offsets = offsets
    size = Self.aligned(end, to: largest)
  }

  private static func aligned(_ offset: Int, to size: Int) -> Int { (offset + size - 1) / size * size }
}
