import GyreMotion

extension MountMatrix {
  /// Reads a mount matrix as sysfs and udev write it: three rows with `;`, three numbers in each with `,`.
  ///
  /// White space may stand anywhere or nowhere, a last `;` may follow. Throws `InputError.unreadableMount` where
  /// there are not nine finite numbers, `InputError.flatMount` where the matrix is singular: two of the 203
  /// published ones repeat a row. Mirrors are taken; see `isReflection`.
  public init(_ text: String) throws(InputError) {
    var rows = text.split(separator: ";", omittingEmptySubsequences: false)
    if rows.count == 4, rows[3].allSatisfy(\.isWhitespace) { rows.removeLast() }
    var found: [Vector3] = []
    for row in rows {
      let numbers = row.split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
      guard numbers.count == 3, let x = numbers[0], let y = numbers[1], let z = numbers[2] else {
        throw .unreadableMount(text)
      }
      found.append(Vector3(x: x, y: y, z: z))
    }
    guard found.count == 3 else { throw .unreadableMount(text) }
    self.init(x: found[0], y: found[1], z: found[2])
    guard isUsable else { throw .flatMount(text) }
  }

  /// A finite number amid white space, never -0.
  private static func number(_ text: Substring) -> Double? {
    let bare = text.drop(while: \.isWhitespace)
    guard let end = bare.lastIndex(where: { !$0.isWhitespace }), let value = Double(bare[...end]),
      value.isFinite
    else { return nil }
    return value + 0
  }
}

extension MountMatrix: CustomStringConvertible {
  /// The matrix as sysfs writes it: `1, 0, 0; 0, 1, 0; 0, 0, 1`.
  public var description: String {
    [x, y, z].map { row in
      [row.x, row.y, row.z].map { value in
        value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
      }.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
