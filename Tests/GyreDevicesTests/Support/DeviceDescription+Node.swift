@testable import GyreDevices

extension DeviceDescription {
  /// The uevent that the kernel writes for the device.
  var uevent: [String: String] {
    let ids = [identifiers.bus, identifiers.vendor, identifiers.product, identifiers.version]
    var uevent = [
      "NAME": "\"\(name)\"", "PHYS": "\"usb-1/input0\"",
      "PRODUCT": ids.map { String($0, radix: 16) }.joined(separator: "/"),
      "PROP": Self.words(properties), "EV": Self.words(codes[0] ?? []),
    ]
    for (key, type) in ["KEY": 1, "REL": 2, "ABS": 3] {
      if let codes = codes[type], !codes.isEmpty { uevent[key] = Self.words(codes) }
    }
    return uevent
  }

  /// The node that libudev would show.
  func node(_ number: Int, properties: [String: String] = [:]) -> InputNode {
    InputNode(
      path: "/sys/devices/virtual/input/input\(number)/event\(number)", node: "/dev/input/event\(number)",
      properties: properties, device: uevent, nameAttribute: name)
  }

  /// The kernel's bitmap text: words in hexadecimal, highest first, without leading zero words.
  static func words(_ codes: [Int]) -> String {
    let count = (codes.max() ?? 0) / UInt.bitWidth + 1
    var words = [UInt](repeating: 0, count: count)
    for code in codes { words[code / UInt.bitWidth] |= 1 << UInt(code % UInt.bitWidth) }
    return words.reversed().map { String($0, radix: 16) }.joined(separator: " ")
  }
}
