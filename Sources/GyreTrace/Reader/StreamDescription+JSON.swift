internal import GyreInput
internal import GyreMotion

extension StreamDescription {
  /// Reads a stream's object; what nobody knows stays in the object.
  init(_ object: inout JSONObject) throws(ScanFault) {
    guard let id = try object.integer("stream", in: 0...StreamLimits.largestNumber) else {
      throw object.missing("stream")
    }
    guard let word = try object.text("kind") else { throw object.missing("kind") }
    self.init(id: Int(id), kind: StreamKind(word: word))
    if let value = try object.text("name") { name = value }
    clock = try object.text("clock")
    if kind == .evdev {
      evdev = try EvdevDescription(&object)
    } else {
      channels = try ChannelDescription.list(&object, kind: kind)
    }
    rate = try object.positiveNumber("rate_hz")
    if let member = object.take("mount") { mount = try MountMatrix(object, member) }
    mountSource = try object.text("mount_source")
    fromFrame = try object.text("from")
    toFrame = try object.text("to")
    if kind == .evdev, let numbers = try object.numbers("calibration", count: 6) {
      calibration = TouchCalibration(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
  }
}

extension StreamKind {
  /// Makes a kind of the word that traces use.
  init(word: String) {
    switch word {
    case "evdev": self = .evdev
    case "imu": self = .imu
    case "attitude": self = .attitude
    default: self = .other(word)
    }
  }

  /// The word that traces use.
  var word: String {
    switch self {
    case .evdev: "evdev"
    case .imu: "imu"
    case .attitude: "attitude"
    case .other(let word): word
    }
  }
}

extension MountMatrix {
  /// Reads three rows of three numbers that span space.
  fileprivate init(_ object: JSONObject, _ member: JSONObject.Member) throws(ScanFault) {
    let rows = try object.elements(of: member)
    let start = member.value.lowerBound
    guard rows.count == 3 else {
      throw ScanFault(start, .elementCount(key: "mount", expected: 3, found: rows.count))
    }
    var vectors: [Vector3] = []
    for row in rows {
      guard row.byte == .openBracket else {
        throw ScanFault(row.position, .wrongType(key: "mount", wanted: .array))
      }
      let numbers = try row.numbers(key: "mount", count: 3)
      vectors.append(Vector3(x: numbers[0], y: numbers[1], z: numbers[2]))
    }
    let volume = vectors[0].dot(vectors[1].cross(vectors[2]))
    // Compared with the lengths, so that the rows' scale does not matter.
    let size = vectors[0].length * vectors[1].length * vectors[2].length
    guard size.isFinite, volume.magnitude > size * 1e-6 else { throw ScanFault(start, .singularMount) }
    self.init(x: vectors[0], y: vectors[1], z: vectors[2])
  }
}

extension EvdevDescription {
  /// Reads `abs`, `rel` and `properties`.
  fileprivate init(_ object: inout JSONObject) throws(ScanFault) {
    self.init()
    guard let member = object.take("abs") else { throw object.missing("abs") }
    for axis in try object.object(of: member).members {
      guard let code = UInt16(axis.key), String(code) == axis.key else {
        throw ScanFault(axis.keyOffset, .axisCode(axis.key))
      }
      let elements = try object.elements(of: axis)
      guard elements.count == 5 else {
        throw ScanFault(
          axis.value.lowerBound, .elementCount(key: axis.key, expected: 5, found: elements.count))
      }
      var numbers: [Int32] = []
      for element in elements {
        let value = try element.integer(key: axis.key, in: Int64(Int32.min)...Int64(Int32.max))
        numbers.append(Int32(truncatingIfNeeded: value))
      }
      axes.append(
        AbsoluteAxis(
          code: Int(code), minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
          resolution: numbers[4]))
    }
    axes.sort { $0.code < $1.code }
    relativeAxes = try object.codes("rel")
    properties = try object.codes("properties") ?? []
  }
}

extension JSONScanner {
  /// The integer that the scanner stands on.
  func integer(key: String, in range: ClosedRange<Int64>) throws(ScanFault) -> Int64 {
    var inner = self
    guard let value = try inner.numberIfAny()?.integer else {
      throw ScanFault(position, .wrongType(key: key, wanted: .integer))
    }
    guard range.contains(value) else {
      throw ScanFault(
        position, .outOfRange(key: key, range.lowerBound, range.upperBound, found: value))
    }
    return value
  }

  /// The numbers of the array that the scanner stands on.
  func numbers(key: String, count: Int) throws(ScanFault) -> [Double] {
    let elements = try elements()
    guard elements.count == count else {
      throw ScanFault(position, .elementCount(key: key, expected: count, found: elements.count))
    }
    var numbers: [Double] = []
    for element in elements {
      var inner = element
      guard let value = try inner.numberIfAny() else {
        throw ScanFault(element.position, .wrongType(key: key, wanted: .number))
      }
      numbers.append(value.double)
    }
    return numbers
  }
}

extension JSONObject {
  /// An array of evdev's numbers, or nil where the key is absent.
  fileprivate mutating func codes(_ key: String) throws(ScanFault) -> [Int]? {
    guard let (list, _) = try elements(key) else { return nil }
    var codes: [Int] = []
    for element in list { codes.append(Int(try element.integer(key: key, in: 0...0xFFFF))) }
    return codes
  }

  /// An array of `count` numbers, or nil where the key is absent.
  mutating func numbers(_ key: String, count: Int) throws(ScanFault) -> [Double]? {
    guard let member = take(key) else { return nil }
    let inner = value(of: member)
    guard inner.byte == .openBracket else { throw wrongType(member, .array) }
    return try inner.numbers(key: key, count: count)
  }
}
