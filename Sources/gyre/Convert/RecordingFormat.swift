internal import GyreTrace

/// A format that `gyre convert` knows, by the name that `--from` and `--to` take.
enum RecordingFormat: String, Sendable, CaseIterable {
  /// The trace format of this program.
  case gyre
  /// Events of one input device, as evemu-record writes them.
  case evemu
  /// Comma-separated values by the names of their columns.
  case csv
  /// Tables of xio Technologies: deg/s and g.
  case xio = "csv-xio"
  /// Tables of the EuRoC data sets: nanoseconds.
  case euroc = "csv-euroc"
  /// Tables of the app Sensor Logger.
  case sensorLogger = "csv-sensorlogger"
  /// Tables of the app phyphox.
  case phyphox = "csv-phyphox"

  /// The formats that are read.
  static let readable = allCases
  /// The formats that are written.
  static let writable: [RecordingFormat] = [.gyre, .evemu, .csv]

  /// Tells the format of an output by its name; traces where the name says nothing.
  init(outputName path: FilePath) {
    if path.hasEnding(".events") || path.hasEnding(".evemu") {
      self = .evemu
    } else {
      self = path.hasEnding(".csv") ? .csv : .gyre
    }
  }

  /// How the tables of this format are read; nil where it is none of tables.
  var table: MotionTableReader.Preset? {
    switch self {
    case .gyre, .evemu: nil
    case .csv: .plain
    case .xio: .xio
    case .euroc: .euroc
    case .sensorLogger: .sensorLogger
    case .phyphox: .phyphox
    }
  }
}
