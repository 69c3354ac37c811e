internal import GyreInput
internal import GyreMotion

/// Entry points for fuzzers: any bytes go in, and a broken promise stops the program.
///
/// The promises: no input crashes a parser; what a reader finds does not depend on the pieces that the bytes come in;
/// what was read can be written, and reads back as the same; decimals are the nearest `Double`.
package enum ParserTrial {
  /// Tries the trace reader and writer.
  package static func trace(_ bytes: [UInt8]) {
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
    if let failure { precondition(failure.line > 0 && failure.column > 0 && !failure.description.isEmpty) }
    writeAndRead(items)
  }

  /// Tries the evemu reader and writer, the bytes as the recording and as its description.
  package static func evemu(_ bytes: [UInt8]) {
    _ = try? EvemuReader.read(Array("E: 1.0 0003 0000 1\nE: 1.0 0000 0000 0\n".utf8), description: bytes)
    guard let recording = try? EvemuReader.read(bytes) else { return }
    write(recording)
    let text = EvemuWriter.write(recording.streams[0], recording.records)
    guard !recording.records.isEmpty else { return }
    let again = try? EvemuReader.read(text)
    // A name with control characters, and fractions of a microsecond, do not survive.
    precondition(again?.records.count == recording.records.count, "an evemu text cannot be read back")
  }

  /// Tries the reader of tables.
  package static func table(_ bytes: [UInt8]) {
    for preset in MotionTableReader.Preset.allCases {
      let reader = MotionTableReader(preset: preset, bare: preset == .sensorLogger ? .acceleration : nil)
      if let recording = try? reader.read(bytes) { write(recording) }
    }
  }

  /// Tries the numbers against the standard library's conversion.
  package static func number(_ bytes: [UInt8]) {
    let text = bytes + [0]
    var position = 0
    do {
      let value = try JSONNumber.scan(text.span, &position)
      let expected = Double(String(decoding: bytes[..<position], as: UTF8.self))
      precondition(value.double == expected, "\(value) is not \(String(describing: expected))")
      precondition(value.double.sign == .plus || value.double < 0, "-0 is let through")
    } catch {
      precondition(error.offset < text.count)
    }
  }

  // MARK: - Parts

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

  private static func write(_ recording: ImportedRecording) {
    var text: [UInt8] = []
    do { try recording.write(to: &text) } catch {
      precondition(error.kind == .lineTooLong, "what was imported cannot be written: \(error)")
      return
    }
    var reader = TraceReader(text)
    while case .item(let item) = next(&reader) { if item == nil { return } }
    preconditionFailure("what was imported cannot be read")
  }
}
