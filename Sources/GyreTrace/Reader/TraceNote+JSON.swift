internal import GyreMotion

extension TraceNote {
  /// Reads an object with an event; its time and its stream are checked by the reader.
  init(_ object: inout JSONObject, time: Timestamp, name: String) throws(ScanFault) {
    let event: Event
    switch name {
    case "gap": event = .gap(stream: try object.stream(), lost: try object.count("lost"))
    case "dropped": event = .dropped(stream: try object.stream(), lost: try object.count("lost"))
    case "disconnect": event = .disconnect(stream: try object.stream())
    case "reconnect": event = .reconnect(stream: try object.stream())
    case "marker": event = .marker(text: try object.text("text") ?? "")
    case "command": event = .command(try TraceCommand(&object))
    case "display":
      guard let rotation = try object.rotation() else { throw object.missing("rotation") }
      event = .display(rotation: rotation)
    case "truth":
      event = .truth(
        Quaternion(
          w: try object.component("qw"), x: try object.component("qx"),
          y: try object.component("qy"), z: try object.component("qz")))
    default: event = .other(name: name)
    }
    self.init(time: time, event: event, extra: object.extra)
  }
}

extension TraceNote.Event {
  /// The stream that it concerns; nil for all or none.
  var stream: Int? {
    switch self {
    case .gap(let stream, _), .dropped(let stream, _): stream
    case .disconnect(let stream), .reconnect(let stream): stream
    case .marker, .command, .display, .truth, .other: nil
    }
  }
}

extension TraceCommand {
  /// Reads a command's keys; those of unknown commands stay in the object.
  fileprivate init(_ object: inout JSONObject) throws(ScanFault) {
    guard let name = try object.text("name") else { throw object.missing("name") }
    self.init(name: name)
    switch name {
    case "look":
      yawDegrees = try object.number("yaw_deg")
      pitchDegrees = try object.number("pitch_deg")
      horizontalFieldOfViewDegrees = try object.positiveNumber("hfov_deg")
      overSeconds = try object.duration("over_s")
      path = try object.path()
    case "spin":
      guard let number = try object.number("frame") else { throw object.missing("frame") }
      frame = number
      overSeconds = try object.duration("over_s")
      path = try object.path()
    case "turn":
      yawDegreesPerSecond = try object.number("yaw_deg_s")
      pitchDegreesPerSecond = try object.number("pitch_deg_s")
    case "mode":
      gyro = try object.word("gyro", of: ["relative", "absolute", "off"])
      if gyro == nil { throw object.missing("gyro") }
    default: break
    }
  }
}

extension TurningPath {
  /// The words that traces use, in the order of the cases.
  static let words = ["shortest", "clockwise", "counterclockwise"]

  /// The word that traces use.
  var word: String {
    switch self {
    case .shortest: "shortest"
    case .clockwise: "clockwise"
    case .counterclockwise: "counterclockwise"
    }
  }
}

extension JSONObject {
  /// The number of the stream that an event concerns; nil for all.
  fileprivate mutating func stream() throws(ScanFault) -> Int? {
    try integer("stream", in: 0...StreamLimits.largestNumber).map { Int($0) }
  }

  /// A count, or nil where the key is absent.
  mutating func count(_ key: String) throws(ScanFault) -> Int? {
    try integer(key, in: 0 ... .max).map { Int($0) }
  }

  /// A number that must be there.
  fileprivate mutating func component(_ key: String) throws(ScanFault) -> Double {
    guard let value = try number(key) else { throw missing(key) }
    return value
  }

  /// A time in seconds, 0 or more, or nil where the key is absent.
  fileprivate mutating func duration(_ key: String) throws(ScanFault) -> Double? {
    let offset = members.first { $0.key == key }?.value.lowerBound
    guard let value = try number(key) else { return nil }
    guard value >= 0 else { throw ScanFault(offset ?? 0, .negative(key: key)) }
    return value
  }

  /// One of the words that a key knows, or nil where the key is absent.
  fileprivate mutating func word(_ key: String, of known: [String]) throws(ScanFault) -> String? {
    let offset = members.first { $0.key == key }?.value.lowerBound
    guard let value = try text(key) else { return nil }
    guard known.contains(value) else {
      throw ScanFault(offset ?? 0, .unknownWord(key: key, found: value, known: known))
    }
    return value
  }

  /// The way round of "path", or nil where the key is absent.
  fileprivate mutating func path() throws(ScanFault) -> TurningPath? {
    let word = try word("path", of: TurningPath.words)
    return TurningPath.allCases.first { $0.word == word }
  }
}
