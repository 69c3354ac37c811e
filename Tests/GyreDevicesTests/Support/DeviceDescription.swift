import GyreInput
import GyreTestSupport
import Testing

@testable import GyreDevices

/// A device as evemu describes it: from a `.desc` file of the recordings, or made up in a test.
struct DeviceDescription: Sendable, CustomTestStringConvertible {
  var name: String
  var identifiers = DeviceIdentifiers()
  var properties: [Int] = []
  /// The codes of each type of event; type 0 lists the types.
  var codes: [Int: [Int]] = [:]
  var axes: [AbsoluteAxis] = []

  var testDescription: String { name }

  var capabilities: InputCapabilities {
    InputCapabilities(
      types: CodeSet(codes[0] ?? []), keys: CodeSet(codes[1] ?? []), absolute: CodeSet(codes[3] ?? []),
      relative: CodeSet(codes[2] ?? []), properties: CodeSet(properties))
  }

  /// The slots that the description claims; nil without ABS_MT_SLOT.
  var slots: Int? { axes.first { $0.code == 0x2f }.map { Int($0.maximum) + 1 } }

  /// A device made up of its key codes, relative codes, axes and properties.
  init(
    _ name: String, keys: [Int] = [], relative: [Int] = [], axes: [AbsoluteAxis] = [],
    properties: [Int] = [], identifiers: DeviceIdentifiers = DeviceIdentifiers(bus: 3, vendor: 1, product: 2)
  ) {
    self.name = name
    self.identifiers = identifiers
    self.properties = properties
    self.axes = axes
    codes[1] = keys
    codes[2] = relative
    codes[3] = axes.map(\.code)
    codes[0] = [0] + (1...3).filter { !(codes[$0] ?? []).isEmpty }
  }

  /// Reads a file of `Tests/Recordings/touch`: N name, I identifiers, P properties, B bits, A axes.
  init(recording: String) throws {
    self.init("")
    codes = [:]
    var bits: [Int: [UInt8]] = [:]
    var propertyBytes: [UInt8] = []
    let text = String(decoding: try Fixtures.bytes("Tests/Recordings/touch/\(recording).desc"), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let value = line.dropFirst(2).drop { $0 == " " }
      let words = value.split(separator: " ")
      let numbers = words.compactMap { Int($0, radix: 16) }
      switch line.first {
      case "N":
        name = String(value)
      case "I":
        let ids = numbers.map { UInt16(truncatingIfNeeded: $0) }
        identifiers = DeviceIdentifiers(bus: ids[0], vendor: ids[1], product: ids[2], version: ids[3])
      case "P":
        propertyBytes += numbers.map { UInt8(truncatingIfNeeded: $0) }
      case "B":
        bits[numbers[0], default: []] += numbers.dropFirst().map { UInt8(truncatingIfNeeded: $0) }
      case "A":
        let range = words.dropFirst().compactMap { Int32($0) } + [0]
        axes.append(
          AbsoluteAxis(
            code: numbers[0], minimum: range[0], maximum: range[1], fuzz: range[2], flat: range[3],
            resolution: range[4]))
      default:
        break
      }
    }
    properties = Self.codes(propertyBytes)
    for (type, bytes) in bits { codes[type] = Self.codes(bytes) }
  }

  /// The devices that were recorded, by file name, and how each tells contacts apart.
  static let recorded: [(file: String, protocol: TouchProtocol)] = [
    ("Atmel_maXTouch_Touchscreen", .slots),
    ("Beijing_IRTOUCHSYSTEMS_Co._LtD_IRTOUCH_InfraRed_USB_TouchScreen", .slots),
    ("N-Trig_MultiTouch", .anonymous),
    ("QUANTA_OpticalTouchScreen", .slots),
    ("Wacom_ISDv4_E6_Finger", .slots),
    ("eGalax_Inc._USB_TouchController", .single),
  ]

  private static func codes(_ bytes: [UInt8]) -> [Int] {
    bytes.indices.flatMap { index in
      (0..<8).filter { bytes[index] >> UInt8($0) & 1 == 1 }.map { index * 8 + $0 }
    }
  }
}
