/// A number as it was delivered: the kernel's integer, or the decimal of an imported recording.
public enum RawValue: Sendable, Equatable {
  /// An exact integer, as kernels deliver.
  case integer(Int64)
  /// A finite decimal number, as text formats of other programs carry.
  case decimal(Double)

  /// The number as a `Double`; integers beyond 2^53 are rounded.
  @inlinable public var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    }
  }

  /// The number as an integer, or nil where it is a decimal.
  @inlinable public var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .decimal: nil
    }
  }
}
