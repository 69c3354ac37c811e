import GyreInput
import GyreMotion
import GyreTrace

/// The trace reader and writer.
///
/// What is read does not depend on the pieces that the bytes come in; what was read can be written, and reads back
/// as the same; every error and warning has words and a place.
enum TraceTrial {
  static func run(_ bytes: [UInt8]) {
    var whole = TraceReader(bytes)
    var pieces = TraceReader()
    var items: [TraceItem] = []
    var record = InputRecord(time: .zero, stream: 0)
    var place = 0
    var failure: TraceError?
    while failure == nil, !whole.isAtEnd {
      let expected = next(&whole)
      var found = read(&pieces, &record)
      while found == .item(nil), place < bytes.count || !pieces.isAtEnd {
        feed(&pieces, bytes, &place)
        found = read(&pieces, &record)
      }
      precondition(found == expected, "pieces change what is read: \(found), \(expected)")
      switch expected {
      case .item(let item): if let item { items.append(item) }
      case .failure(let error): failure = error
      }
    }
    precondition(whole.warnings == pieces.warnings, "pieces change the warnings")
    precondition(whole.warnings.allSatisfy { !$0.description.isEmpty })
    if let failure { precondition(failure.line > 0 && failure.column > 0 && !failure.description.isEmpty) }
    writeAndRead(items)
  }

  /// What one call of a reader gave.
  private enum Outcome: Equatable {
    case item(TraceItem?)
    case failure(TraceError)
  }

  private static func next(_ reader: inout TraceReader) -> Outcome {
    do throws(TraceError) { return .item(try reader.next()) } catch { return .failure(error) }
  }

  private static func read(_ reader: inout TraceReader, _ record: inout InputRecord) -> Outcome {
    do throws(TraceError) {
      switch try reader.read(into: &record) {
      case .record: return .item(.record(record))
      case .item(let item): return .item(item)
      case nil: return .item(nil)
      }
    } catch {
      return .failure(error)
    }
  }

  /// Pushes the next piece; its length depends on the bytes, so that a fuzzer chooses it.
  private static func feed(_ reader: inout TraceReader, _ bytes: [UInt8], _ place: inout Int) {
    guard place < bytes.count else { return reader.finish() }
    let end = min(place + 1 + Int(bytes[place] &* 31) % 29, bytes.count)
    reader.append(bytes[place..<end])
    place = end
  }

  private static func writeAndRead(_ items: [TraceItem]) {
    var writer = TraceWriter()
    var text: [UInt8] = []
    do {
      for item in items { try writer.write(item, to: &text) }
    } catch {
      // A row near the limit may grow beyond it in its canonical form.
      precondition(error.kind == .lineTooLong, "what was read cannot be written: \(error)")
      return
    }
    var reader = TraceReader(text)
    for item in items {
      guard case .item(let again?) = next(&reader) else {
        preconditionFailure("cannot be read back: \(item)")
      }
      if case .footer = item { continue }
      precondition(again == item, "reads back as \(again), not \(item)")
    }
    if let end = items.last, case .footer = end { precondition(next(&reader) == .item(nil)) }
  }

  /// An imported recording can be written, and the trace reads to its end.
  static func write(_ recording: ImportedRecording) {
    precondition(recording.warnings.allSatisfy { !$0.description.isEmpty })
    var text: [UInt8] = []
    do { try recording.write(to: &text) } catch {
      precondition(error.kind == .lineTooLong, "what was imported cannot be written: \(error)")
      return
    }
    var reader = TraceReader(text)
    var rows = 0
    while true {
      switch next(&reader) {
      case .item(nil):
        precondition(rows == recording.records.count, "rows were lost")
        return
      case .item(.record): rows += 1
      case .item: break
      case .failure(let error): preconditionFailure("what was imported cannot be read: \(error)")
      }
    }
  }
}
