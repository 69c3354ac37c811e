internal import GyreConfiguration
internal import GyreInput
internal import GyreMotion
internal import GyreTrace

extension Verb {
  /// `gyre fuse`: from angular velocity and acceleration to attitudes, for comparing filters.
  static let fuse = Verb(
    "fuse", "turn gyroscope and accelerometer readings into attitudes", operands: "[FILE]", count: 0...1,
    options: [.fusedFrom, .fusedUnit, .config, .set, .output],
    examples: [
      "gyre fuse imu.csv -o attitude.csv",
      "gyre fuse --set filter.tau-acceleration=2 < imu.csv | head",
    ],
    notes: {
      """
      Reads a table with the columns t, gx, gy, gz, ax, ay, az by name in any order (s, rad/s, m/s^2), or a trace, from
      FILE or standard input. Writes t,w,x,y,z: the quaternion earth <- sensor, one line for each row that was used.
      More: the articles Motion Tables of GyreTrace and Attitude of GyreMotion.

      """
    }
  ) { arguments throws(CommandError) in
    let configuration = try LayeredConfiguration.read(arguments, withSystemFiles: false)
    let settings: MotionSettings
    do throws(ConfigurationError) {
      settings = try configuration.settings()
    } catch {
      throw CommandError(error)
    }
    var input = RecordingInput(
      format: arguments.word(.fusedFrom).flatMap(RecordingFormat.init), description: nil,
      units: try TableUnits.read(arguments.all(.fusedUnit)))
    input.skipsNotFinite = true
    let source = try input.open(arguments.operands.first?.path ?? FilePath("-"))
    var fusion = Fusion(settings, origin: source.origin ?? .zero)
    fusion.refused = source.skippedRows
    var output = try OutputFile(arguments.last(.output)?.path, reading: arguments.inputs)
    try fusion.run(source, into: &output)
    try output.finish()
    source.warn()
    if let counted = fusion.remark { StandardError.say("gyre: \(source.name): \(counted)") }
    return .success
  }
}

extension CommandOption {
  fileprivate static let fusedFrom = CommandOption(
    "--from", .kind("FORMAT", .word(RecordingFormat.readable.map(\.rawValue))),
    standard: "told by the first line", "format of the input")
  fileprivate static let fusedUnit = CommandOption(
    "--unit", .text("CHANNEL=UNIT"), standard: "what the table says, else s, rad/s, m/s^2",
    "unit of a table's column (t, gx ... az) or group (gyro, accel); repeatable")
}
