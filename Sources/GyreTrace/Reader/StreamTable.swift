internal import GyreInput

/// The streams that a trace has described so far: what their rows must look like, and how many there were.
struct StreamTable: Sendable, Equatable {
  /// The most streams of one trace.
  static let limit = 1_024

  /// What a row of a stream must look like.
  enum RowShape: Sendable, Equatable {
    /// One value for each channel.
    case channels(Int)
    /// (type, code, value) triples of evdev.
    case triples
    /// Anything: a stream of a newer version without channels.
    case any
  }

  /// One stream.
  struct Entry: Sendable, Equatable {
    let id: Int
    let shape: RowShape
    var rows: Int
  }

  /// The streams by rising number.
  private(set) var entries: [Entry] = []

  /// The place of a stream, or nil where it is not described.
  @inline(__always)
  func index(of id: Int64) -> Int? {
    // Numbers count from 0 without holes almost always.
    if id >= 0, id < Int64(entries.count), entries[Int(id)].id == Int(id) { return Int(id) }
    return search(id)
  }

  @inline(never)
  private func search(_ id: Int64) -> Int? {
    let place = insertionPlace(of: id)
    return place < entries.count && Int64(entries[place].id) == id ? place : nil
  }

  private func insertionPlace(of id: Int64) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if Int64(entries[middle].id) < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a stream that is not there yet.
  mutating func insert(_ stream: StreamDescription) {
    let entry = Entry(id: stream.id, shape: RowShape(stream), rows: 0)
    entries.insert(entry, at: insertionPlace(of: Int64(stream.id)))
  }

  /// Counts a row.
  @inline(__always)
  mutating func count(at index: Int) { entries[index].rows &+= 1 }
}

extension StreamTable.RowShape {
  /// The shape that a description demands.
  init(_ stream: StreamDescription) {
    switch stream.kind {
    case .evdev: self = .triples
    case .imu, .attitude: self = .channels(stream.channels.count)
    case .other: self = stream.channels.isEmpty ? .any : .channels(stream.channels.count)
    }
  }
}
