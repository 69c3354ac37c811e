internal import CLinuxInput
internal import GyreInput

/// The size of a touch panel in millimetres.
public struct PanelSize: Sendable, Equatable {
  /// The width in millimetres, above 0.
  public var width: Double
  /// The height in millimetres, above 0.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size that axes and udev's properties tell: (maximum - minimum) / resolution of the contacts' axes, else
  /// of ABS_X and ABS_Y, else ID_INPUT_WIDTH_MM and ID_INPUT_HEIGHT_MM; nil where none is known.
  init?(evdev: EvdevDescription?, properties: [String: String]) {
    func length(_ codes: [Int32]) -> Double? {
      for code in codes { if let length = evdev?.axis(Int(code))?.millimetres { return length } }
      return nil
    }
    func property(_ name: String) -> Double? {
      guard let number = properties[name].flatMap(Double.init), number > 0, number.isFinite else {
        return nil
      }
      return number
    }
    guard let width = length([ABS_MT_POSITION_X, ABS_X]) ?? property("ID_INPUT_WIDTH_MM"),
      let height = length([ABS_MT_POSITION_Y, ABS_Y]) ?? property("ID_INPUT_HEIGHT_MM")
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension AbsoluteAxis {
  /// The axis' length in millimetres; nil where the driver gives no resolution or an empty range.
  var millimetres: Double? {
    guard resolution > 0, maximum > minimum else { return nil }
    return (Double(maximum) - Double(minimum)) / Double(resolution)
  }
}
