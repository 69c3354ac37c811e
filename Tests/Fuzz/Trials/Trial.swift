/// Entry points for fuzzers: any bytes go in, and a broken promise stops the program.
///
/// No input may crash; what else each one promises stands with it. The raw value names the folder of kept inputs.
package enum Trial: String, CaseIterable, Sendable {
  /// The reader and writer of traces.
  case trace = "Trace"
  /// The numbers in a trace.
  case number = "Number"
  /// The reader and writer of evemu recordings and descriptions.
  case evemu = "Evemu"
  /// The reader of tables of measurements.
  case table = "Table"
  /// Configuration files, `KEY=VALUE`, and settings made of them.
  case configuration = "Configuration"
  /// What sysfs says of sensors: types, mount matrices, names; and the scans themselves.
  case scan = "Scan"
  /// Rows of evdev devices through the decoder.
  case touch = "Touch"
  /// The notation of easing curves.
  case easing = "Easing"
  /// A whole trace through decoding and control.
  case replay = "Replay"

  /// Tries an input; returns where every promise held.
  package func run(_ bytes: [UInt8]) {
    switch self {
    case .trace: TraceTrial.run(bytes)
    case .number: NumberTrial.run(bytes)
    case .evemu: EvemuTrial.run(bytes)
    case .table: TableTrial.run(bytes)
    case .configuration: ConfigurationTrial.run(bytes)
    case .scan: ScanTrial.run(bytes)
    case .touch: TouchTrial.run(bytes)
    case .easing: EasingTrial.run(bytes)
    case .replay: ReplayTrial.run(bytes)
    }
  }
}
