internal import GyreMotion

extension TraceHeader {
  /// Appends the header's object.
  func write(to text: inout [UInt8]) {
    text.append(text: "{\"format\":\"gyre-trace\"")
    text.append("version", Int64(version))
    text.append("clock", clock)
    text.append("t0_ns", t0?.nanoseconds)
    text.append("tool", tool)
    if let display {
      text.append(key: "display")
      display.write(to: &text)
    }
    text.append(extra: extra)
    text.append(.closeBrace)
  }
}

extension DisplayDescription {
  /// Appends the object of `display`.
  fileprivate func write(to text: inout [UInt8]) {
    text.append(.openBrace)
    text.append("width", number: width)
    text.append("height", number: height)
    text.append("rotation", Int64(rotation.rawValue))
    text.append("dpi", number: dotsPerInch)
    text.append(extra: extra)
    text.append(.closeBrace)
  }
}

extension TraceFooter {
  /// Appends the footer's object.
  func write(to text: inout [UInt8]) {
    text.append(text: "{\"end\":true")
    if let rows {
      text.append(key: "rows")
      text.append(array: rows) { text, count in text.append(integer: Int64(count)) }
    }
    text.append("dropped", dropped.map { Int64($0) })
    text.append(extra: extra)
    text.append(.closeBrace)
  }
}
