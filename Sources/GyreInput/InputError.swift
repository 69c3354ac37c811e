/// Why a stream, a mount matrix or a scan type cannot be used.
public enum InputError: Error, Sendable, Equatable {
  /// A stream lacks channels: its number and their names.
  case missingChannels(stream: Int, names: [String])
  /// A stream names a channel twice.
  case repeatedChannel(stream: Int, name: String)
  /// A channel has a unit that nobody knows for what it measures: stream, channel, unit, and those that are known.
  case unknownUnit(stream: Int, channel: String, unit: String, known: [String])
  /// A channel's scale is 0, or its scale, offset or range is no finite number.
  case unusableScale(stream: Int, channel: String)
  /// An evdev device lacks the absolute axes with these codes.
  case missingAxes(stream: Int, codes: [Int])
  /// An axis of a motion sensor states no resolution, so that its unit is unknown.
  case missingResolution(stream: Int, code: Int)
  /// A mount matrix is singular or not finite: a direction is lost.
  case singularMount(stream: Int)
  /// A mount matrix shears so much that no rotation is meant; attitudes cannot be turned by it.
  case shearingMount(stream: Int)
  /// An attitude turns between frames that are not device and earth: stream, from, to.
  case unknownFrames(stream: Int, from: String, to: String)
  /// A touch calibration is singular or not finite.
  case singularCalibration(stream: Int)
  /// A text is no mount matrix: three rows of three finite numbers.
  case unreadableMount(String)
  /// A mount matrix in a text is singular.
  case flatMount(String)
  /// A text is no scan type, or one that cannot be.
  case unknownScanType(String)
  /// A scan has no elements.
  case emptyScan
  /// Two elements of a scan have the same index: the index and the names.
  case repeatedScanIndex(Int, names: [String])
  /// A scan is shorter than its layout.
  case shortScan(bytes: Int, expected: Int)
}

extension InputError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .missingChannels(let stream, let names):
      "stream \(stream): no channel \(names.joined(separator: ", ")); name all axes of a vector or none"
    case .repeatedChannel(let stream, let name):
      "stream \(stream): channel \(name) is named twice; name it once"
    case .unknownUnit(let stream, let channel, let unit, let known):
      "stream \(stream): unit \"\(unit)\" of \(channel) is unknown; use \(known.joined(separator: ", "))"
    case .unusableScale(let stream, let channel):
      "stream \(stream): scale, offset or range of \(channel) is unusable; "
        + "give finite numbers and a scale that is not 0"
    case .missingAxes(let stream, let codes):
      "stream \(stream): no absolute axis \(codes.map(String.init).joined(separator: ", ")); "
        + "describe both axes of a touch screen, all three of a motion sensor"
    case .missingResolution(let stream, let code):
      "stream \(stream): axis \(code) has no resolution; give units per g or per deg/s"
    case .singularMount(let stream):
      "stream \(stream): the mount matrix is singular; give three independent rows"
    case .shearingMount(let stream):
      "stream \(stream): the mount matrix is no rotation; give rows of length 1 at right angles"
    case .unknownFrames(let stream, let from, let to):
      "stream \(stream): its attitude turns from \"\(from)\" to \"\(to)\"; "
        + "give \"from\":\"device\",\"to\":\"earth\" or the other way round"
    case .singularCalibration(let stream):
      "stream \(stream): the touch calibration is singular; give six finite numbers with a e - b d not 0"
    case .unreadableMount(let text):
      "mount matrix \"\(text)\" is unreadable; write three rows like 1, 0, 0; 0, 1, 0; 0, 0, 1"
    case .flatMount(let text):
      "mount matrix \"\(text)\" is singular; give three independent rows"
    case .unknownScanType(let text):
      "scan type \"\(text)\" is unknown; it should look like le:s16/32X4>>0"
    case .emptyScan: "no scan element is enabled; enable a channel of the buffer"
    case .repeatedScanIndex(let index, let names):
      "scan index \(index) belongs to \(names.joined(separator: " and ")); read the indices anew"
    case .shortScan(let bytes, let expected):
      "a scan of \(bytes) bytes is short of \(expected); read the enabled channels anew"
    }
  }
}
