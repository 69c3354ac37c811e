internal import GyreInput
internal import GyreMotion

extension StreamDescription {
  /// Appends the stream's object; what has its default is left out.
  func write(extra: [ExtraMember], to text: inout [UInt8]) {
    text.append(text: "{\"stream\":")
    text.append(integer: Int64(id))
    text.append("kind", kind.word)
    if !name.isEmpty { text.append("name", name) }
    text.append("clock", clock)
    if kind == .evdev {
      (evdev ?? EvdevDescription()).write(to: &text)
    } else {
      write(channels: channels, to: &text)
    }
    text.append("rate_hz", number: rate)
    write(ranges: channels, to: &text)
    if let mount {
      text.append(key: "mount")
      text.append(array: [mount.x, mount.y, mount.z]) { text, row in
        text.append(array: [row.x, row.y, row.z]) { text, number in text.append(number: number) }
      }
    }
    text.append("mount_source", mountSource)
    text.append("from", fromFrame)
    text.append("to", toFrame)
    if let calibration {
      text.append(key: "calibration")
      text.append(array: calibration.numbers) { text, number in text.append(number: number) }
    }
    text.append(extra: extra)
    text.append(.closeBrace)
  }

  private func write(channels: [ChannelDescription], to text: inout [UInt8]) {
    if channels.isEmpty, case .other = kind { return }
    text.append(key: "channels")
    text.append(array: channels) { text, channel in text.append(quoted: channel.name) }
    if channels.contains(where: { $0.unit != nil }) {
      text.append(key: "units")
      text.append(array: channels) { text, channel in
        if let unit = channel.unit { text.append(quoted: unit) } else { text.append(text: "null") }
      }
    }
    if channels.contains(where: { $0.scale != 1 }) {
      text.append(key: "scale")
      text.append(array: channels) { text, channel in text.append(number: channel.scale) }
    }
    if channels.contains(where: { $0.offset != 0 }) {
      text.append(key: "offset")
      text.append(array: channels) { text, channel in text.append(number: channel.offset) }
    }
  }

  private func write(ranges channels: [ChannelDescription], to text: inout [UInt8]) {
    guard kind != .evdev, channels.contains(where: { $0.range != nil }) else { return }
    text.append(key: "range")
    text.append(array: channels) { text, channel in
      if let range = channel.range { text.append(number: range) } else { text.append(text: "null") }
    }
  }
}

extension EvdevDescription {
  /// Appends the members `abs`, `rel` and `properties`.
  fileprivate func write(to text: inout [UInt8]) {
    text.append(key: "abs")
    text.append(.openBrace)
    for axis in axes.sorted(by: { $0.code < $1.code }) {
      text.append(key: String(axis.code))
      text.append(array: [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution]) { text, value in
        text.append(integer: Int64(value))
      }
    }
    text.append(.closeBrace)
    if let relativeAxes {
      text.append(key: "rel")
      text.append(array: relativeAxes) { text, code in text.append(integer: Int64(code)) }
    }
    if !properties.isEmpty {
      text.append(key: "properties")
      text.append(array: properties) { text, property in text.append(integer: Int64(property)) }
    }
  }
}
