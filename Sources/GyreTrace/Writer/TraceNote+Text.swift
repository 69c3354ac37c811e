internal import GyreMotion

extension TraceNote {
  /// Appends the note's object.
  func write(to text: inout [UInt8]) {
    text.append(text: "{\"t\":")
    text.append(integer: time.nanoseconds)
    text.append("event", event.name)
    text.append("stream", event.stream.map { Int64($0) })
    switch event {
    case .gap(_, let lost), .dropped(_, let lost): text.append("lost", lost.map { Int64($0) })
    case .marker(let words): text.append("text", words)
    case .command(let command): command.write(to: &text)
    case .display(let rotation): text.append("rotation", Int64(rotation.rawValue))
    case .truth(let attitude):
      text.append("qw", number: attitude.w)
      text.append("qx", number: attitude.x)
      text.append("qy", number: attitude.y)
      text.append("qz", number: attitude.z)
    case .disconnect, .reconnect, .other: break
    }
    text.append(extra: extra)
    text.append(.closeBrace)
  }
}

extension TraceNote.Event {
  /// The word that traces use.
  fileprivate var name: String {
    switch self {
    case .gap: "gap"
    case .dropped: "dropped"
    case .disconnect: "disconnect"
    case .reconnect: "reconnect"
    case .marker: "marker"
    case .command: "command"
    case .display: "display"
    case .truth: "truth"
    case .other(let name): name
    }
  }
}

extension TraceCommand {
  /// Appends the command's members.
  fileprivate func write(to text: inout [UInt8]) {
    text.append("name", name)
    text.append("yaw_deg", number: yawDegrees)
    text.append("pitch_deg", number: pitchDegrees)
    text.append("hfov_deg", number: horizontalFieldOfViewDegrees)
    text.append("frame", number: frame)
    text.append("yaw_deg_s", number: yawDegreesPerSecond)
    text.append("pitch_deg_s", number: pitchDegreesPerSecond)
    text.append("gyro", gyro)
    text.append("over_s", number: overSeconds)
    text.append("path", path?.word)
  }
}
