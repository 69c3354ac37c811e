/// The numbers that a device's maker gave it, as EVIOCGID reports them; 0 where it has none.
public struct DeviceIdentifiers: Sendable, Equatable, CustomStringConvertible {
  /// The bus: 3 USB, 5 Bluetooth, 6 virtual, 0x18 I2C, 0x19 host.
  public var bus: UInt16
  /// The maker.
  public var vendor: UInt16
  /// The product among the maker's.
  public var product: UInt16
  /// The version of the product.
  public var version: UInt16

  /// Makes identifiers.
  public init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }

  /// Vendor and product in four hexadecimal digits each, as `lsusb` writes them: "0eef:0001".
  public var description: String { "\(Self.digits(vendor)):\(Self.digits(product))" }

  private static func digits(_ number: UInt16) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 4 - text.count) + text
  }
}
