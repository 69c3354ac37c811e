/// Finds the device's description that belongs to an evemu recording.
enum EvemuDescription {
  /// The `.desc` or `.prop` beside the recording whose name has the most in common with it.
  ///
  /// `Wacom.desc` belongs to `Wacom.events` and `Wacom.two-fingers.events`: the shorter name, without its
  /// ending, must begin the longer one, and end there or at a dot, a dash or an underscore.
  static func find(beside path: FilePath) -> FilePath? {
    guard !path.isStandard else { return nil }
    let recording = stem(path.name)
    var best: (name: FilePath, length: Int)?
    for name in Directory.names(in: path.directory) ?? []
    where name.hasEnding(".desc") || name.hasEnding(".prop") {
      let length = common(stem(name), recording)
      // Of two equally good names the first one, so that .desc comes before .prop.
      if length > best?.length ?? 0 { best = (name, length) }
    }
    return best.map { path.bytes.contains(UInt8(ascii: "/")) ? path.directory.appending($0.name) : $0.name }
  }

  /// The length of the common beginning; 0 where the names do not belong together.
  private static func common(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    guard long.starts(with: short) else { return 0 }
    let rest = long.dropFirst(short.count)
    return rest.isEmpty || rest.first.map { ".-_".utf8.contains($0) } == true ? short.count : 0
  }

  /// The name without its last ending.
  private static func stem(_ name: FilePath) -> ArraySlice<UInt8> {
    let end = name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex
    return name.bytes[..<(end == 0 ? name.bytes.endIndex : end)]
  }
}
