internal import GyreConfiguration

extension Verb {
  /// `gyre convert`: traces from and to other formats, several recordings onto one clock.
  static let convert = Verb(
    "convert", "turn recordings of other formats into traces and back, several into one", operands: "IN...",
    count: 1...Int.max, options: [.output, .from, .to, .evemuDescription, .unit, .stream],
    examples: [
      "gyre convert touch.events imu.trace.jsonl -o visitor.trace.jsonl",
      "gyre convert log.csv --unit gyro=deg/s --unit accel=g -o imu.trace.jsonl",
    ],
    notes: {
      """
      The first line of a table names its columns, in any order: t, gx, gy, gz (or gyro_x ...), ax, ay, az (acc_x ...),
      mx, my, mz, qw, qx, qy, qz. A unit may stand behind a name in brackets: 'gx (deg/s)'. Without one: s, rad/s, m/s^2,
      uT; csv-xio: deg/s and g; csv-euroc and csv-sensorlogger: ns. More: the article Motion Tables of GyreTrace.

      """
    }
  ) { arguments throws(CommandError) in
    let path = arguments.last(.output)?.path
    let input = RecordingInput(
      format: arguments.word(.from).flatMap(RecordingFormat.init),
      description: arguments.last(.evemuDescription)?.path,
      units: try TableUnits.read(arguments.all(.unit)))
    let format =
      arguments.word(.to).flatMap(RecordingFormat.init) ?? RecordingFormat(outputName: path ?? FilePath("-"))
    var sources: [RecordingSource] = []
    for operand in arguments.operands { sources.append(try input.open(operand.path)) }
    var merge = RecordingMerge(sources)
    let target = RecordingTarget(format: format, stream: arguments.number(.stream).map { Int($0) })
    try target.write(&merge, into: try OutputFile(path, reading: arguments.inputs))
    for source in sources { source.warn() }
    if merge.leftOut > 0 {
      StandardError.warn(
        nil, "\(merge.leftOut) objects of a newer version were left out: their times cannot be moved")
    }
    return .success
  }
}

extension CommandOption {
  fileprivate static let from = CommandOption(
    "--from", .kind("FORMAT", .word(RecordingFormat.readable.map(\.rawValue))),
    standard: "told by the first line",
    "format of the inputs: " + RecordingFormat.readable.map(\.rawValue).joined(separator: ", "))
  fileprivate static let to = CommandOption(
    "--to", .kind("FORMAT", .word(RecordingFormat.writable.map(\.rawValue))),
    standard: "told by the output's name",
    "format of the output: " + RecordingFormat.writable.map(\.rawValue).joined(separator: ", "))
  fileprivate static let evemuDescription = CommandOption(
    "--description", .text("FILE"), standard: "the .desc or .prop beside it",
    "description of the device that an evemu recording comes from")
  fileprivate static let unit = CommandOption(
    "--unit", .text("CHANNEL=UNIT"), standard: "what the table says, else s, rad/s, m/s^2, uT",
    "unit of a table's column (t, gx ... mz) or group (gyro, accel, mag); repeatable")
  fileprivate static let stream = CommandOption(
    "--stream", .kind("ID", .integer(.one, 0...Int.max)), standard: "the only one",
    "stream for formats that hold one")
}
