/// Hands bytes out one after another, zeros at the end: how an input steers a trial.
struct ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number that is small, or at the end of its range, or any: the first byte decides.
  mutating func value() -> Int32 {
    let first = byte()
    switch first {
    case 0...199: return Int32(first)
    case 200...219: return Int32(first - 200) * 4096 + Int32(byte())
    case 220: return -1
    case 221: return .max
    case 222: return .min
    case 223...229: return -Int32(byte()) - 1
    default:
      return (0..<4).reduce(0) { value, _ in value << 8 | Int32(byte()) }
    }
  }

  /// One of several.
  mutating func element<Element>(of choices: [Element]) -> Element {
    choices[Int(byte()) % choices.count]
  }
}
