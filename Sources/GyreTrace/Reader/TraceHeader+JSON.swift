internal import GyreInput
internal import GyreMotion

extension TraceHeader {
  /// Reads the header's object; what the trace is was checked before.
  init(_ object: inout JSONObject) throws(ScanFault) {
    self.init()
    guard let format = object.take("format") else { throw object.missing("format") }
    let name = try object.text(of: format)
    guard name == "gyre-trace" else { throw ScanFault(format.value.lowerBound, .format(found: name)) }
    guard let version = object.take("version") else { throw object.missing("version") }
    var number = object.value(of: version)
    guard let found = try number.numberIfAny()?.integer else { throw object.wrongType(version, .integer) }
    guard found == Int64(Self.currentVersion) else {
      throw ScanFault(version.value.lowerBound, .version(found: found))
    }
    clock = try object.text("clock")
    t0 = try object.integer("t0_ns").map { Timestamp(nanoseconds: $0) }
    tool = try object.text("tool")
    if let member = object.take("display") {
      var inner = try object.object(of: member)
      display = try DisplayDescription(&inner)
    }
    extra = object.extra
  }
}

extension DisplayDescription {
  /// Reads the header's `display`; what it does not say has its default.
  fileprivate init(_ object: inout JSONObject) throws(ScanFault) {
    self.init()
    if let value = try object.positiveNumber("width") { width = value }
    if let value = try object.positiveNumber("height") { height = value }
    if let value = try object.rotation() { rotation = value }
    if let value = try object.positiveNumber("dpi") { dotsPerInch = value }
    extra = object.extra
  }
}

extension JSONObject {
  /// The quarter turn of "rotation", or nil where the key is absent.
  mutating func rotation() throws(ScanFault) -> ScreenRotation? {
    guard let member = take("rotation") else { return nil }
    var inner = value(of: member)
    guard let number = try inner.numberIfAny() else { throw wrongType(member, .integer) }
    guard let degrees = number.integer.flatMap(Int.init(exactly:)),
      let rotation = ScreenRotation(rawValue: degrees)
    else { throw ScanFault(member.value.lowerBound, .rotation) }
    return rotation
  }
}
