/// An evdev node and what can be known of it without opening it: a plain value, so that the rest is pure.
package struct InputNode: Sendable, Equatable {
  /// The node's directory in sysfs (".../input/input7/event7").
  package var path: String
  /// The node in /dev; nil where the kernel made none.
  package var node: String?
  /// The node's properties: ID_INPUT_*, ID_PATH, DEVLINKS and the like, where udevd runs.
  package var properties: [String: String]
  /// The uevent of the input device above it, which the kernel writes: NAME, PHYS, PRODUCT, PROP, EV, KEY ...
  package var device: [String: String]
  /// The sysfs attribute `name` of the input device above it; nil where there is none.
  package var nameAttribute: String?

  /// Makes a node.
  package init(
    path: String, node: String?, properties: [String: String] = [:], device: [String: String] = [:],
    nameAttribute: String? = nil
  ) {
    self.path = path
    self.node = node
    self.properties = properties
    self.device = device
    self.nameAttribute = nameAttribute
  }

  /// Copies what libudev knows of a node.
  init(_ device: borrowing UdevDevice) {
    self.init(path: device.path, node: device.node, properties: device.properties)
    guard let parent = device.parent(subsystem: "input") else { return }
    self.device = parent.properties
    nameAttribute = parent.attribute("name")
  }

  /// The device's name; empty where nobody knows it.
  package var name: String {
    if let nameAttribute, !nameAttribute.isEmpty { return nameAttribute.printable }
    // The kernel quotes NAME in the uevent, but escapes nothing inside.
    guard let quoted = device["NAME"] else { return "" }
    let isQuoted = quoted.count >= 2 && quoted.hasPrefix("\"") && quoted.hasSuffix("\"")
    return (isQuoted ? String(quoted.dropFirst().dropLast()) : quoted).printable
  }

  /// Bus, vendor, product and version, from the uevent's PRODUCT ("3/eef/1/210"); nil where it has none.
  package var identifiers: DeviceIdentifiers? {
    guard let fields = device["PRODUCT"]?.split(separator: "/", omittingEmptySubsequences: false) else {
      return nil
    }
    let numbers = fields.compactMap { UInt16($0, radix: 16) }
    guard fields.count == 4, numbers.count == 4 else { return nil }
    return DeviceIdentifiers(
      bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
  }

  /// The event codes and properties that the device has; nil where the uevent does not tell.
  package var capabilities: InputCapabilities? {
    guard let types = device["EV"] else { return nil }
    return InputCapabilities(
      types: CodeSet(words: types), keys: CodeSet(words: device["KEY"] ?? ""),
      absolute: CodeSet(words: device["ABS"] ?? ""), relative: CodeSet(words: device["REL"] ?? ""),
      properties: CodeSet(words: device["PROP"] ?? ""))
  }
}
