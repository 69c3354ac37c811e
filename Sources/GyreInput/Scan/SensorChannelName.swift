/// The name of an IIO channel, such as `in_anglvel_x`: where its attributes are, and what it is to Gyre.
///
/// Source: the Linux IIO ABI.
public struct SensorChannelName: Sendable, Equatable {
  /// The name as sysfs has it, without `_raw`, `_en` and the like.
  public let name: String

  /// Takes a name.
  public init(_ name: String) { self.name = name }

  /// The files that may hold an attribute of the channel, the first that exists counts: its own, that of all
  /// channels of the type, that of all inputs, that of the device.
  ///
  /// `in_anglvel_x` and `scale`: in_anglvel_x_scale, in_anglvel_scale, in_scale, scale.
  public func attributeNames(_ attribute: String) -> [String] {
    let words = name.split(separator: "_")
    var names = [name]
    if words.count > 1 {
      let type = words[1].prefix { !$0.isNumber }
      let shared = words[0] + "_" + type
      if shared != name { names.append(String(shared)) }
    }
    if words.count > 0 { names.append(String(words[0])) }
    return names.map { $0 + "_" + attribute } + [attribute]
  }

  /// The channels of a row that its values become, in their order; empty where Gyre has no use for it.
  public var channels: [String] {
    switch name {
    case "in_rot_quaternion": return ["qx", "qy", "qz", "qw"]
    case "in_timestamp": return ["device_t_ns"]
    default:
      guard let axis = name.last, axis == "x" || axis == "y" || axis == "z" else { return [] }
      switch name.dropLast(2) {
      case "in_anglvel": return ["g\(axis)"]
      case "in_accel": return ["a\(axis)"]
      case "in_magn": return ["m\(axis)"]
      default: return []
      }
    }
  }

  /// The unit of the scaled value, as `ChannelDescription.unit` takes it; nil where it has none.
  public var unit: String? {
    switch channels.first?.first {
    case "g": "rad/s"
    case "a": "m/s^2"
    case "m": "G"
    case "d": "ns"
    default: nil
    }
  }
}
