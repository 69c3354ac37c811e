public import Foundation

/// The fixtures beside the tests.
public enum Fixtures {
  /// The repository's root, found from this file's own place.
  public static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file below the repository's root.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// A file of `Tests/Vectors` as decoded JSON.
  public static func vectors<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
    let data = try Data(contentsOf: root.appendingPathComponent("Tests/Vectors/\(name).json"))
    return try JSONDecoder().decode(type, from: data)
  }
}
