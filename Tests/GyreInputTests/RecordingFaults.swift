import GyreInput
import GyreMotion
import GyreTestSupport

/// What happens to a recording on its way: faults that real devices and kernels have, put in at random places.
struct RecordingFaults {
  private var random: SeededGenerator
  private(set) var interruptions = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// The row with lost, doubled, exchanged and inserted events.
  mutating func spoil(_ values: [RawValue]) -> [RawValue] {
    var result: [RawValue] = []
    for start in stride(from: 0, to: values.count - 2, by: 3) {
      let event = Array(values[start..<start + 3])
      if happens(oneIn: 60) { continue }
      result += event
      if happens(oneIn: 20) { result += event }
      if happens(oneIn: 60) { result += [.integer(0), .integer(3), .integer(0)] }
      if happens(oneIn: 60) { result += insertion() }
    }
    if happens(oneIn: 40) { result.removeLast(min(result.count, Int.random(in: 1...4, using: &random))) }
    return result
  }

  /// One event that the device might have sent.
  private mutating func insertion() -> [RawValue] {
    let value = Int64.random(in: -1...2, using: &random)
    let codes: [Int64] = [0x00, 0x01, 0x18, 0x2f, 0x30, 0x35, 0x36, 0x37, 0x39, 0x3b]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return [.integer(3), .integer(0x37), .integer(2)]
    case 1: return [.integer(3), .integer(0x2f), .integer(Int64.random(in: -3...80, using: &random))]
    case 2: return [.integer(1), .integer(0x14a), .integer(value)]
    case 3: return [.integer(0), .integer(2), .integer(0)]
    case 4: return [.integer(3), .integer(codes.randomElement(using: &random) ?? 0), .integer(.min)]
    case 5: return [.integer(3), .integer(codes.randomElement(using: &random) ?? 0), .integer(.max)]
    case 6: return [.decimal(3), .integer(0x35), .decimal(1e300)]
    default: return [.integer(3), .integer(codes.randomElement(using: &random) ?? 0), .integer(value)]
    }
  }

  /// Now and then an interruption before a row.
  mutating func interruption() -> Interruption? {
    guard happens(oneIn: 50) else { return nil }
    interruptions += 1
    return [Interruption.gap, .disconnected, .reconnected].randomElement(using: &random)
  }

  /// Now and then a turn of the display.
  mutating func turn() -> ScreenRotation? {
    happens(oneIn: 80) ? ScreenRotation.allCases.randomElement(using: &random) : nil
  }
}
