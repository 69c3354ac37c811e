/// Three numbers in a right-handed frame; the name that carries it says which frame and unit.
public struct Vector3: Sendable, Hashable {
  /// The component along the frame's first axis (device: right; earth: east).
  public var x: Double
  /// The component along the frame's second axis (device: top; earth: north).
  public var y: Double
  /// The component along the frame's third axis (device: out of the screen; earth: up).
  public var z: Double

  /// Makes a vector from its components.
  @inlinable public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The vector without length.
  public static let zero = Vector3(x: 0, y: 0, z: 0)

  /// The sum, component by component.
  @inlinable public static func + (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  /// The difference, component by component.
  @inlinable public static func - (left: Vector3, right: Vector3) -> Vector3 {
    Vector3(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  /// The opposite vector.
  @inlinable public static prefix func - (vector: Vector3) -> Vector3 {
    Vector3(x: -vector.x, y: -vector.y, z: -vector.z)
  }

  /// The vector scaled by a number.
  @inlinable public static func * (vector: Vector3, factor: Double) -> Vector3 {
    Vector3(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  /// The inner product.
  @inlinable public func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  /// The outer product, right-handed.
  @inlinable public func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The length.
  @inlinable public var length: Double { dot(self).squareRoot() }

  /// True where every component is a finite number.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}
