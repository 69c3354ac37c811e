internal import GyreInput

extension ChannelDescription {
  /// Reads `channels` and the arrays that have one element for each of them.
  static func list(
    _ object: inout JSONObject, kind: StreamKind
  ) throws(ScanFault) -> [ChannelDescription] {
    guard let member = object.take("channels") else {
      if case .other = kind { return [] }
      throw object.missing("channels")
    }
    var channels: [ChannelDescription] = []
    for element in try object.elements(of: member) {
      let name = try element.text(key: "channels")
      if channels.contains(where: { $0.name == name }) {
        throw ScanFault(element.position, .duplicateChannel(name))
      }
      // Rows of that many values do not fit into a line anyway, and looking for doubles stays cheap.
      if channels.count == StreamLimits.channels { throw ScanFault(element.position, .tooManyChannels) }
      channels.append(ChannelDescription(name: name))
    }
    if channels.isEmpty, kind == .imu || kind == .attitude {
      throw ScanFault(member.value.lowerBound, .elementCount(key: "channels", expected: 1, found: 0))
    }
    if kind == .attitude {
      for name in ["qw", "qx", "qy", "qz"] where !channels.contains(where: { $0.name == name }) {
        throw ScanFault(member.value.lowerBound, .missingChannel(name))
      }
    }
    try readUnits(&object, &channels)
    try readNumbers(&object, &channels)
    return channels
  }

  private static func readUnits(
    _ object: inout JSONObject, _ channels: inout [ChannelDescription]
  ) throws(ScanFault) {
    for (index, element) in try object.elements("units", for: channels).enumerated() {
      if element.byte != JSONScanner.null { channels[index].unit = try element.text(key: "units") }
    }
  }

  private static func readNumbers(
    _ object: inout JSONObject, _ channels: inout [ChannelDescription]
  ) throws(ScanFault) {
    for (index, element) in try object.elements("scale", for: channels).enumerated() {
      channels[index].scale = try element.number(key: "scale", isPositive: true)
    }
    for (index, element) in try object.elements("offset", for: channels).enumerated() {
      channels[index].offset = try element.number(key: "offset", isPositive: false)
    }
    for (index, element) in try object.elements("range", for: channels).enumerated()
    where element.byte != JSONScanner.null {
      channels[index].range = try element.number(key: "range", isPositive: true)
    }
  }
}

extension JSONObject {
  /// The elements of an array that has one for each channel; none where the key is absent.
  fileprivate mutating func elements(
    _ key: String, for channels: [ChannelDescription]
  ) throws(ScanFault) -> [JSONScanner] {
    guard let (list, offset) = try elements(key) else { return [] }
    guard list.count == channels.count else {
      throw ScanFault(offset, .elementCount(key: key, expected: channels.count, found: list.count))
    }
    return list
  }
}

extension JSONScanner {
  /// The first byte of `null`.
  static let null: UInt8 = 0x6E

  /// The text that the scanner stands on.
  fileprivate func text(key: String) throws(ScanFault) -> String {
    var inner = self
    guard byte == .quote else { throw ScanFault(position, .wrongType(key: key, wanted: .string)) }
    return try inner.string()
  }

  /// The number that the scanner stands on.
  fileprivate func number(key: String, isPositive: Bool) throws(ScanFault) -> Double {
    var inner = self
    guard let value = try inner.numberIfAny()?.double else {
      throw ScanFault(position, .wrongType(key: key, wanted: .number))
    }
    if isPositive, value <= 0 { throw ScanFault(position, .notPositive(key: key)) }
    return value
  }
}
