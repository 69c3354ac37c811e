/// What makes a stream suspect although it can be decoded.
public enum InputWarning: Sendable, Equatable {
  /// The mount matrix mirrors: the stream's number.
  case mirroredMount(stream: Int)
  /// The mount matrix stretches or shears: the stream's number.
  case unevenMount(stream: Int)
  /// An axis of a touch surface has no extent, so that it always gives the middle: stream and code.
  case flatAxis(stream: Int, code: Int)
  /// The device is a touchpad (INPUT_PROP_POINTER): its contacts are not on the view.
  case touchpad(stream: Int)
}

extension InputWarning: CustomStringConvertible {
  /// What is suspect, where, and what to do.
  public var description: String {
    switch self {
    case .mirroredMount(let stream):
      "stream \(stream): the mount matrix mirrors, so turns and attitudes take it with the opposite sign; "
        + "check the direction of z"
    case .unevenMount(let stream):
      "stream \(stream): the mount matrix is no rotation; give rows of length 1 at right angles"
    case .flatAxis(let stream, let code):
      "stream \(stream): axis \(code) has no extent, every touch is in its middle; state its range"
    case .touchpad(let stream):
      "stream \(stream): this is a touchpad, whose contacts are not on the view; choose a touch screen"
    }
  }
}

extension StreamDescription {
  /// What is suspect about a description that `InputDecoder.describe` takes.
  public var warnings: [InputWarning] {
    var warnings: [InputWarning] = []
    if let mount, mount.isUsable {
      if mount.isReflection { warnings.append(.mirroredMount(stream: id)) }
      if !mount.isOrthonormal { warnings.append(.unevenMount(stream: id)) }
    }
    guard kind == .evdev, let evdev, !evdev.properties.contains(EvdevCode.accelerometerProperty) else {
      return warnings
    }
    let isTouch = evdev.hasAny(EvdevCode.touchX, EvdevCode.touchY)
    for code in isTouch ? [EvdevCode.touchX, EvdevCode.touchY] : [EvdevCode.x, EvdevCode.y] {
      if let axis = evdev.axis(Int(code)), axis.maximum <= axis.minimum {
        warnings.append(.flatAxis(stream: id, code: axis.code))
      }
    }
    if isTouch && evdev.properties.contains(EvdevCode.pointerProperty) {
      warnings.append(.touchpad(stream: id))
    }
    return warnings
  }
}
