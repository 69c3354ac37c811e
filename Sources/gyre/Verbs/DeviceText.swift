internal import GyreConfiguration
internal import GyreDevices
internal import GyreInput

/// Devices as people and programs read them.
enum DeviceText {
  /// A table with a line for each device, then a line for each problem.
  static func table(_ screens: [TouchScreen], _ others: [OtherInput]) -> String {
    var rows = [["kind", "name", "node", "protocol", "contacts", "range", "size", "choose by"]]
    var notes: [String] = []
    for screen in screens {
      rows.append([
        "touch", screen.identity.name, screen.node, screen.protocol?.rawValue ?? "-",
        screen.slots.map(String.init) ?? "-", range(screen) ?? "-", size(screen) ?? "-",
        screen.identity.stablePath ?? screen.identity.identifiers.description,
      ])
      if let problem = screen.problem { notes.append(problem.description) }
      if screen.calibration == nil, let text = screen.calibrationText {
        notes.append("\(screen.node): LIBINPUT_CALIBRATION_MATRIX is '\(text)'; it needs six numbers")
      }
    }
    for other in others {
      rows.append([
        "other", other.identity.name, other.node ?? "-", "-", "-", "-", "-",
        other.identity.stablePath ?? other.identity.identifiers.description,
      ])
      notes.append("\(other.identity.name): no touch screen: \(other.refusal)")
    }
    guard rows.count > 1 else { return "" }
    return TextTable.text(rows.map { $0.map(singleLine) }) + notes.map { singleLine($0) + "\n" }.joined()
  }

  /// A touch screen as JSON.
  static func json(_ screen: TouchScreen) -> String {
    JSONText.object([
      "kind": JSONText.string("touch"), "name": JSONText.string(screen.identity.name),
      "node": JSONText.string(screen.node), "id": JSONText.string(screen.identity.identifiers.description),
      "path": text(screen.identity.stablePath), "protocol": text(screen.protocol?.rawValue),
      "contacts": screen.slots.map(String.init) ?? "null", "x": axis(screen.xAxis),
      "y": axis(screen.yAxis), "size_mm": size(screen.size),
      "calibration": text(screen.calibrationText), "reason": JSONText.string(screen.evidence.rawValue),
      "problem": text(screen.problem?.description),
    ])
  }

  /// Another input device as JSON.
  static func json(_ other: OtherInput) -> String {
    JSONText.object([
      "kind": JSONText.string("other"), "name": JSONText.string(other.identity.name),
      "node": text(other.node),
      "id": JSONText.string(other.identity.identifiers.description), "path": text(other.identity.stablePath),
      "reason": JSONText.string(other.refusal.description),
    ])
  }

  private static func text(_ text: String?) -> String { text.map(JSONText.string) ?? "null" }

  private static func range(_ screen: TouchScreen) -> String? {
    guard let x = screen.xAxis, let y = screen.yAxis else { return nil }
    return "\(x.minimum)..\(x.maximum) x \(y.minimum)..\(y.maximum)"
  }

  private static func size(_ screen: TouchScreen) -> String? {
    screen.size.map {
      NumberText.text($0.width.rounded()) + "x" + NumberText.text($0.height.rounded()) + " mm"
    }
  }

  private static func size(_ size: PanelSize?) -> String {
    size.map { "[\(JSONText.number($0.width)),\(JSONText.number($0.height))]" } ?? "null"
  }

  /// `[minimum, maximum, resolution]`.
  private static func axis(_ axis: AbsoluteAxis?) -> String {
    axis.map { "[\($0.minimum),\($0.maximum),\($0.resolution)]" } ?? "null"
  }
}
