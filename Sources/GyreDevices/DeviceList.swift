/// The input devices that the system has now.
///
/// Each call looks anew. Works with and without udevd, and for nodes that may not be read.
public struct DeviceList: Sendable {
  private let port: any DevicePort

  /// Makes a list of the running system.
  public init() { self.init(port: LinuxDevicePort()) }

  package init(port: any DevicePort) { self.port = port }

  /// All touch screens, sorted by stable path and name; those whose node cannot be read carry their `problem`.
  ///
  /// Errors: only where the system's devices cannot be listed at all. No touch screen is an empty list.
  public func touchScreens() throws(DeviceError) -> [TouchScreen] { try survey().touchScreens }

  /// All evdev devices, with the reason why each is or is not a touch screen.
  public func survey() throws(DeviceError) -> InputSurvey {
    var survey = InputSurvey()
    var seen: Set<String> = []
    let nodes = try port.inputNodes().filter { seen.insert($0.path).inserted }
    let shared = Self.sharedLinks(nodes)
    for node in nodes {
      var identity = DeviceIdentity(node)
      // Nodes of one USB interface claim one link, and udev lets one of them have it: no use for choosing.
      identity.link = node.pathLinks.first { !shared.contains($0) }
      survey.add(InputFinding(node, identity, through: port))
    }
    survey.sort()
    return survey
  }

  private static func sharedLinks(_ nodes: [InputNode]) -> Set<String> {
    var once: Set<String> = []
    var shared: Set<String> = []
    for link in nodes.flatMap(\.pathLinks) where !once.insert(link).inserted { shared.insert(link) }
    return shared
  }
}
