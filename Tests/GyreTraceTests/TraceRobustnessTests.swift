import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

@testable import GyreTrace

/// Whatever the bytes are and however they come in pieces, the reader ends in items, warnings or one error.
@Suite struct TraceRobustnessTests {
  struct Outcome: Equatable {
    var items: [TraceItem] = []
    var warnings: [TraceWarning] = []
    var error: TraceError?
    var line = 0
  }

  /// Reads a whole trace at once.
  static func whole(_ bytes: [UInt8]) -> Outcome {
    var reader = TraceReader(bytes)
    var outcome = Outcome()
    do throws(TraceError) {
      while let item = try reader.next() { outcome.items.append(item) }
    } catch {
      outcome.error = error
    }
    outcome.warnings = reader.warnings
    outcome.line = reader.line
    return outcome
  }

  /// Reads a trace in pieces, into one record that is used again.
  static func pieces(_ bytes: [UInt8], _ length: () -> Int) -> Outcome {
    var reader = TraceReader()
    var outcome = Outcome()
    var record = InputRecord(time: .zero, stream: 0)
    var place = 0
    do throws(TraceError) {
      while true {
        while let step = try reader.read(into: &record) {
          switch step {
          case .record: outcome.items.append(.record(record))
          case .item(let item): outcome.items.append(item)
          }
        }
        if place == bytes.count {
          if reader.isAtEnd { break }
          reader.finish()
        } else {
          let end = min(place + length(), bytes.count)
          reader.append(bytes[place..<end])
          place = end
        }
      }
    } catch {
      outcome.error = error
    }
    outcome.warnings = reader.warnings
    outcome.line = reader.line
    return outcome
  }

  @Test func onePieceForEachByte() {
    #expect(Self.pieces(ExampleTrace.bytes) { 1 } == Self.whole(ExampleTrace.bytes))
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func damagedTracesEndInItemsOrOneError(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sound =
      try seed % 2 == 0
      ? ExampleTrace.bytes : TraceWriterTests.write(RandomTrace.items(seed: seed, length: 30))
    for round in 0..<20 {
      let bytes = Mutation.mutate(sound, &random)
      let whole = Self.whole(bytes)
      let largest = [1, 7, 64, 1_000][round % 4]
      let pieces = Self.pieces(bytes) { Int.random(in: 1...largest, using: &random) }
      if pieces != whole {
        Issue.record("seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
      if let error = whole.error {
        #expect(error.line >= 1 && error.column >= 1, "seed \(seed), round \(round)")
        #expect(error.description != "not readable; check the file", "seed \(seed), round \(round)")
      }
    }
  }

  /// Cut anywhere, a trace loses half a line and nothing else.
  @Test func everyCutKeepsTheLinesBefore() throws {
    let bytes = ExampleTrace.bytes
    let all = Self.whole(bytes).items
    let headerEnd = try #require(bytes.firstIndex(of: 0x0A))
    for length in stride(from: headerEnd, to: bytes.count, by: 1)
    where length % 5 == 0 || length > bytes.count - 120 {
      let outcome = Self.whole(Array(bytes[..<length]))
      // A line without its newline is whole if its bracket is there.
      let newlines = bytes[..<length].count { $0 == 0x0A }
      let complete = newlines + (bytes[length] == 0x0A ? 1 : 0)
      #expect(outcome.error == nil, "cut at \(length)")
      #expect(outcome.items == Array(all[..<complete]), "cut at \(length)")
      let isWhole = complete == all.count
      #expect(outcome.warnings.isEmpty == isWhole, "cut at \(length)")
      #expect(outcome.warnings.allSatisfy { $0.description.contains("truncated") })
    }
  }

  @Test func halfAFirstLineIsAnError() {
    let bytes = ExampleTrace.bytes
    for length in 1..<20 {
      let outcome = Self.whole(Array(bytes[..<length]))
      #expect(outcome.error == TraceError(line: 1, column: length + 1, .unfinishedHeader))
    }
  }

  @Test func aLineThatNeverEndsIsRefusedAtItsLimit() throws {
    var reader = TraceReader()
    reader.append(ExampleTrace.trace([#"{"format":"gyre-trace","version":1}"#]))
    _ = try reader.next()
    let piece = [UInt8](repeating: 0x20, count: 1 << 18)
    for _ in 0..<4 {
      reader.append(piece)
      #expect(try reader.next() == nil)
    }
    reader.append([0x20])
    let error = #expect(throws: TraceError.self) { _ = try reader.next() }
    #expect(error == TraceError(line: 2, column: TraceReader.lineLimit + 1, .lineTooLong))
  }

  @Test func nothingIsKeptThatWasRead() {
    var reader = TraceReader()
    reader.append(
      ExampleTrace.trace([#"{"format":"gyre-trace","version":1}"#, #"{"stream":0,"kind":"evdev","abs":{}}"#]))
    let row = ExampleTrace.trace(["[0,0,3,0,5,3,1,6]"])
    var record = InputRecord(time: .zero, stream: 0)
    var rows = 0
    for _ in 0..<2_000 {
      reader.append(row[..<7])
      while let step = try? reader.read(into: &record) { rows += step == .record ? 1 : 0 }
      reader.append(row[7...])
      while let step = try? reader.read(into: &record) { rows += step == .record ? 1 : 0 }
    }
    #expect(rows == 2_000)
    #expect(reader.rowCounts.map(\.rows) == [2_000])
    #expect(reader.pendingBytes == 0)
    #expect(reader.capacity < 4_096)
  }

  @Test func aRecordIsFilledInPlace() throws {
    var reader = TraceReader(
      ExampleTrace.trace(
        [#"{"format":"gyre-trace","version":1}"#, #"{"stream":0,"kind":"imu","channels":["gx","gy"]}"#]
          + (0..<50).map { "[\($0),0,\($0),-1.5]" }))
    var record = InputRecord(time: .zero, stream: 0)
    var addresses: Set<UInt> = []
    while let step = try reader.read(into: &record) {
      guard step == .record else { continue }
      unsafe record.values.withUnsafeBufferPointer { _ = addresses.insert(UInt(bitPattern: $0.baseAddress)) }
    }
    #expect(addresses.count == 1)
  }
}
