/// What stays the same about a device over reboots and replugging; the number in `eventN` does not.
public struct DeviceIdentity: Sendable, Equatable {
  /// The name that driver or firmware gives; empty where unknown.
  public var name: String
  /// The maker's numbers.
  public var identifiers: DeviceIdentifiers
  /// The link below /dev/input/by-path, where udev made one that no other device claims too.
  public var link: String?
  /// udev's ID_PATH: through which buses and ports the device is connected.
  public var path: String?
  /// The driver's own words for the connection (PHYS), which need no udevd.
  public var physicalPath: String?

  /// Makes an identity.
  public init(
    name: String, identifiers: DeviceIdentifiers = DeviceIdentifiers(), link: String? = nil,
    path: String? = nil, physicalPath: String? = nil
  ) {
    self.name = name
    self.identifiers = identifiers
    self.link = link
    self.path = path
    self.physicalPath = physicalPath
  }

  /// The identity of a node.
  init(_ node: InputNode) {
    func text(_ value: String?) -> String? {
      guard let value, !value.isEmpty else { return nil }
      return value.printable
    }
    func unquoted(_ value: String?) -> String? { value.map { $0.filter { $0 != "\"" } } }
    self.init(
      name: node.name, identifiers: node.identifiers ?? DeviceIdentifiers(), link: node.pathLinks.first,
      path: text(node.properties["ID_PATH"]), physicalPath: text(unquoted(node.device["PHYS"])))
  }

  /// The best lasting path there is: the link, else ID_PATH, else PHYS; nil for a device without any, such as
  /// a virtual one, which only its name can choose.
  public var stablePath: String? { link ?? path ?? physicalPath }

  /// True where a user's words choose this device: one of its lasting paths, its vendor:product in hexadecimal
  /// digits, or a part of its name in any case. A node such as /dev/input/event3 never matches.
  public func matches(_ selector: String) -> Bool {
    guard !selector.isEmpty else { return false }
    if [link, path, physicalPath].contains(selector) { return true }
    let words = selector.lowercased()
    return words == identifiers.description || name.lowercased().contains(words)
  }
}

extension InputNode {
  /// The links below /dev/input/by-path that udev's rules give the node, sorted.
  var pathLinks: [String] {
    (properties["DEVLINKS"] ?? "").split(separator: " ").map(String.init)
      .filter { $0.hasPrefix("/dev/input/by-path/") }.sorted()
  }
}
