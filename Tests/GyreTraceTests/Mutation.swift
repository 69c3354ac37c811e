import GyreTestSupport

/// Damage as files meet it: bytes changed, left out, doubled, cut off.
enum Mutation {
  static func mutate(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let length = min(Int.random(in: 1...20, using: &random), bytes.count - place)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = .random(in: 0 ... .max, using: &random)
      case 2: bytes.remove(at: place)
      case 3: bytes.removeSubrange(place..<place + length)
      case 4: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 5: bytes.removeLast(Int.random(in: 0...min(40, bytes.count), using: &random))
      default:
        // What the grammars know: brackets, separators, numbers at their ends, words.
        let pieces = [
          "[", "]", "{", "}", ",", ":", "\"", "\n", "\r\n", "-", "0", ".", "e9", "null",
          "9223372036854775807",
          "-1", "\\u", "\u{0}", "E: ", " ", "#", "é", "\t", "1e400",
        ]
        bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
      }
    }
    return bytes
  }
}
