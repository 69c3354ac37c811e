import GyreInput
import GyreMotion
import GyreTestSupport
import GyreTrace
import Testing

@Suite struct MotionTableReaderTests {
  private func read(
    _ lines: [String], _ reader: MotionTableReader = MotionTableReader()
  ) throws(ImportError) -> ImportedRecording {
    try reader.read(Array(lines.joined(separator: "\n").utf8))
  }

  @Test func numbersStayAsTheyAreWritten() throws {
    let table = try read([
      "t,gx,gy,gz,ax,ay,az,mx,my,mz",
      "0.0070,0.00462,0.00249,-0.00320,0.0772,0.0858,9.8058,-0.04,16.47,-42.11",
      "0.0175,1,-2,0,0,0,10,0,0,-0", "",
    ])
    #expect(table.warnings.isEmpty)
    #expect(table.origin == Timestamp(nanoseconds: 7_000_000))
    #expect(table.records.map(\.time.nanoseconds) == [0, 10_500_000])
    let measured: [Double] = [0.00462, 0.00249, -0.0032, 0.0772, 0.0858, 9.8058, -0.04, 16.47, -42.11]
    #expect(table.records[0].values == measured.map { RawValue.decimal($0) })
    let whole: [Int64] = [1, -2, 0, 0, 0, 10, 0, 0, 0]
    #expect(table.records[1].values == whole.map { RawValue.integer($0) })
    let stream = table.streams[0].description
    #expect(stream.kind == .imu)
    #expect(stream.rate == 95.238)
    #expect(stream.channels.map(\.name) == ["gx", "gy", "gz", "ax", "ay", "az", "mx", "my", "mz"])
    #expect(stream.channels.map(\.scale) == Array(repeating: 1, count: 9))
    #expect(
      stream.channels.map(\.unit) == ["rad/s", "rad/s", "rad/s", "m/s^2", "m/s^2", "m/s^2", "uT", "uT", "uT"])

    var trace: [UInt8] = []
    try table.write(TraceHeader(tool: "test"), to: &trace)
    let text = String(decoding: trace, as: UTF8.self)
    #expect(text.contains("\n[0,0,0.00462,0.00249,-0.0032,0.0772,0.0858,9.8058,-0.04,16.47,-42.11]\n"))
    #expect(ExampleTrace.read(trace).error == nil)
  }

  @Test func unitsInNamesBecomeScales() throws {
    let table = try read([
      "Time (s),Gyroscope X (deg/s),Gyroscope Y (deg/s),Gyroscope Z (deg/s),Accelerometer X (g),"
        + "Accelerometer Y (g),Accelerometer Z (g),Magnetometer X (uT),Magnetometer Y (uT),Magnetometer Z (uT)",
      "0,0.01644619,-0.1517251,0.1080897,0.001015204,-0.02045836,0.9970807,15.3017,0.4328527,-41.06483",
      "0.010078907,0.01654156,-0.3308571,0.04700107,0.001496836,-0.01803474,0.9990417,15.30666,-0.3084283,-41.06782",
    ])
    #expect(table.records[1].time == Timestamp(nanoseconds: 10_078_907))
    let channels = table.streams[0].description.channels
    let degree = Double.pi / 180
    let scales: [Double] = [degree, degree, degree, 9.80665, 9.80665, 9.80665, 1, 1, 1]
    #expect(channels.map(\.scale) == scales)
    #expect(table.records[0].values[5] == .decimal(0.9970807))
  }

  struct Layout: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    var reader = MotionTableReader()
    let channels: [String]
    let scales: [Double]
    let values: [Double]
    let times: [Int64]
    var testDescription: String { name }
  }

  static let degree = Double.pi / 180

  static let layouts: [Layout] = [
    Layout(
      name: "any order, other columns", lines: ["ay,label,t,az,ax", "2,still,1,3,1", "5,still,1.5,6,4"],
      channels: ["ax", "ay", "az"], scales: [1, 1, 1], values: [1, 2, 3], times: [0, 500_000_000]),
    Layout(
      name: "EuRoC",
      lines: [
        "#timestamp [ns],w_RS_S_x [rad s^-1],w_RS_S_y [rad s^-1],w_RS_S_z [rad s^-1],a_RS_S_x [m s^-2],"
          + "a_RS_S_y [m s^-2],a_RS_S_z [m s^-2]", "1403636579758555392,-0.09,0.1,0.05,8.1,-0.3,-2.6",
        "1403636579763555584,-0.09,0.1,0.05,8.1,-0.3,-2.6",
      ], channels: ["gx", "gy", "gz", "ax", "ay", "az"], scales: Array(repeating: 1, count: 6),
      values: [-0.09, 0.1, 0.05, 8.1, -0.3, -2.6], times: [0, 5_000_192]),
    Layout(
      name: "phyphox",
      lines: [
        #""Time (s)","Gyroscope x (rad/s)","Gyroscope y (rad/s)","Gyroscope z (rad/s)","Absolute (rad/s)""#,
        "1.5E-2,1.0E-3,2.0E-3,-3.0E-3,4.0E-3", "2.0E-2,0,0,0,0",
      ], channels: ["gx", "gy", "gz"], scales: [1, 1, 1], values: [1e-3, 2e-3, -3e-3], times: [0, 5_000_000]),
    Layout(
      name: "phyphox with decimal commas",
      lines: [
        #""Time (s)";"Acceleration x (m/s^2)";"Acceleration y (m/s^2)";"Acceleration z (m/s^2)""#,
        "0,015;1,25;-0,5;9,81", "0,02;0;0;0",
      ], channels: ["ax", "ay", "az"], scales: [1, 1, 1], values: [1.25, -0.5, 9.81], times: [0, 5_000_000]),
    Layout(
      name: "Sensor Logger",
      lines: [
        "time,seconds_elapsed,z,y,x", "1718030736912338000,0.11,3,2,1", "1718030736922338000,0.12,6,5,4",
      ], reader: MotionTableReader(bare: .angularVelocity), channels: ["gx", "gy", "gz"], scales: [1, 1, 1],
      values: [1, 2, 3], times: [0, 10_000_000]),
    Layout(
      name: "Sensor Logger's attitude",
      lines: [
        "time,seconds_elapsed,qz,qy,qx,qw,roll,pitch,yaw",
        "1718030736912338000,0.11,-0.5,-0.1,0.2,0.8,0.03,-0.48,1.07",
      ], channels: ["qx", "qy", "qz", "qw"], scales: [1, 1, 1, 1], values: [0.2, -0.1, -0.5, 0.8], times: [0]),
    Layout(
      name: "attitude of a filter", lines: ["t,w,x,y,z", "0,1,0,0,0", "0.01,0.9,0.1,0,0"],
      channels: ["qx", "qy", "qz", "qw"], scales: [1, 1, 1, 1], values: [0, 0, 0, 1], times: [0, 10_000_000]),
    Layout(
      name: "ROS",
      lines: [
        "Time\tangular_velocity.x\tangular_velocity.y\tangular_velocity.z", "0\t1\t2\t3", "1\t1\t2\t3",
      ], channels: ["gx", "gy", "gz"], scales: [1, 1, 1], values: [1, 2, 3], times: [0, 1_000_000_000]),
    Layout(
      name: "microseconds in the name", lines: ["time_us,gyroX,gyroY,gyroZ", "1000,1,2,3", "1500,1,2,3"],
      channels: ["gx", "gy", "gz"], scales: [1, 1, 1], values: [1, 2, 3], times: [0, 500_000]),
    Layout(
      name: "units from outside", lines: ["timestamp,gx,ax", "5,1,2", "6,1,2"],
      reader: MotionTableReader(units: [("t", "ms"), ("gyro", "dps"), ("ax", "mg")]), channels: ["gx", "ax"],
      scales: [degree, 9.80665e-3], values: [1, 2], times: [0, 1_000_000]),
    Layout(
      name: "xio without units", lines: ["t,gx,gy,gz,ax,ay,az", "0,1,2,3,4,5,6"],
      reader: MotionTableReader(preset: .xio), channels: ["gx", "gy", "gz", "ax", "ay", "az"],
      scales: [.pi / 180, .pi / 180, .pi / 180, 9.80665, 9.80665, 9.80665], values: [1, 2, 3, 4, 5, 6],
      times: [0]),
    Layout(
      name: "loose numbers",
      lines: ["t,gx,gy,gz", " +0.5 , .25,5., 007", "# a comment", "", "0.75,-.5,+1e-1,-0"],
      channels: ["gx", "gy", "gz"], scales: [1, 1, 1], values: [0.25, 5, 7], times: [0, 250_000_000]),
    Layout(
      name: "byte order mark and CRLF", lines: ["\u{FEFF}t,gx\r", "0,1\r", "1,2\r"], channels: ["gx"],
      scales: [1],
      values: [1], times: [0, 1_000_000_000]),
  ]

  @Test(arguments: layouts)
  func readsWhatProgramsWrite(layout: Layout) throws {
    let table = try read(layout.lines, layout.reader)
    #expect(table.streams.count == 1)
    let stream = table.streams[0].description
    #expect(stream.channels.map(\.name) == layout.channels)
    #expect(stream.channels.map(\.scale) == layout.scales)
    #expect(table.records.first?.values.map(\.double) == layout.values)
    #expect(table.records.map(\.time.nanoseconds) == layout.times)
    var trace: [UInt8] = []
    try table.write(to: &trace)
    #expect(ExampleTrace.read(trace).error == nil)
  }

  @Test func measurementsAndAttitudesAreTwoStreams() throws {
    let table = try read(["t,gx,qw,qx,qy,qz", "0,5,1,0,0,0", "1,6,0,1,0,0"])
    #expect(table.streams.map(\.description.kind) == [.imu, .attitude])
    #expect(table.streams[1].description.toFrame == "earth")
    #expect(table.records.map(\.stream) == [0, 1, 0, 1])
    #expect(table.records[3].values.map(\.double) == [1, 0, 0, 0])
  }

  @Test func aTimeThatRunsBackIsKept() throws {
    let table = try read(["t,gx", "1,1", "2,2", "1.5,3", "3,4"])
    #expect(table.records.map(\.time.nanoseconds) == [0, 1_000_000_000, 1_000_000_000, 2_000_000_000])
    #expect(table.streams[0].description.channels.map(\.name) == ["gx", "device_t_ns"])
    let stamps: [Int64] = [0, 1_000_000_000, 500_000_000, 2_000_000_000]
    #expect(table.records.map { $0.values[1] } == stamps.map { RawValue.integer($0) })
    #expect(table.warnings == [ImportWarning(line: 4, .timeRanBack)])
  }

  @Test func warnsAboutColumnsAndRates() throws {
    let table = try read(["time,gx,temperature,time_us", "1000,1,20,5", "2000,1,20,6", "3000,1,20,7"])
    #expect(
      table.warnings == [
        ImportWarning(line: 1, .ignoredColumns(["temperature", "time_us"])),
        ImportWarning(line: 1, .implausibleRate(0.001)),
      ])
  }

  @Test func aTimeInSmallUnitsIsToldByItsRate() throws {
    let table = try read(["t,gx", "0,1", "10000000,1", "20000000,1"])
    #expect(table.warnings == [ImportWarning(line: 1, .implausibleRate(1e-7))])
    #expect(table.streams[0].description.rate == nil)
  }

  @Test func aUnitHoldsForItsGroup() throws {
    let table = try read(["t,gx (deg/s),gy,gz,ax,ay [g],az", "0,1,1,1,1,1,1"])
    let scales = table.streams[0].description.channels.map(\.scale)
    let degree = Double.pi / 180
    let expected: [Double] = [degree, degree, degree, 9.80665, 9.80665, 9.80665]
    #expect(scales == expected)
  }

  // MARK: - Errors

  static let wrong: [([String], Int, Int, ImportError.Kind)] = [
    ([""], 1, 1, .empty), (["0,1,2"], 1, 1, .noColumnNames), (["gx,gy,gz", "1,2,3"], 1, 1, .noTime),
    (["t,temperature", "1,2"], 1, 1, .noMotion), (["t,gx"], 1, 1, .noEvents), (["t,gx\u{0}"], 1, 1, .binary),
    (["t,gx,gyro_x", "0,1,2"], 1, 6, .duplicateChannel("gx")),
    (["t,gx (km/h)", "0,1"], 1, 3, .unknownUnit(channel: "gx", unit: "km/h")),
    (["t (g),gx", "0,1"], 1, 1, .unknownUnit(channel: "t", unit: "g")),
    (["t,qw,qx,qy", "0,1,0,0"], 1, 1, .missingChannel("qz")),
    (["t,gx", "0,1", "1"], 3, 2, .cellCount(expected: 2, found: 1)),
    (["t,gx", "0,1", "1,2,3"], 3, 5, .cellCount(expected: 2, found: 3)),
    (["t,gx", "0,1", "1,"], 3, 3, .emptyCell(column: "gx")),
    (["t,gx", "0,1", "1, x"], 3, 4, .notANumber(column: "gx")),
    (["t,gx", "0,1", "1,1x"], 3, 3, .notANumber(column: "gx")),
    (["t,gx", "0,1", "1,1.2.3"], 3, 3, .notANumber(column: "gx")),
    (["t,gx", "0,1", "1,--1"], 3, 3, .notANumber(column: "gx")),
    (["t,gx", "0,1", "1,."], 3, 3, .notANumber(column: "gx")),
    (["t,gx", "0,1", "1,-"], 3, 3, .notANumber(column: "gx")),
    (["t,gx", "0,NaN"], 2, 3, .notFinite(column: "gx")),
    (["t,gx", "0,-inf"], 2, 3, .notFinite(column: "gx")),
    (["t,gx", "0,1e999"], 2, 3, .notFinite(column: "gx")),
    (["t,gx", "nan,1"], 2, 1, .notFinite(column: "t")),
    (["t,gx", "1e30,1"], 2, 1, .outOfRange(what: "a time")), (["t,gx", "0,\"1"], 2, 3, .openQuote),
    (["t,\"gx"], 1, 3, .openQuote),
  ]

  @Test(arguments: wrong)
  func saysWhatAndWhere(lines: [String], line: Int, column: Int, kind: ImportError.Kind) {
    let error = #expect(throws: ImportError.self) { _ = try read(lines) }
    #expect(error == ImportError(line: line, column: column, kind))
    #expect(error?.description.split(separator: "; ").count == 2)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func damagedTablesNeverCrash(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<20 {
      let layout = Self.layouts[round % Self.layouts.count]
      let bytes = Mutation.mutate(Array(layout.lines.joined(separator: "\n").utf8), &random)
      guard let table = try? layout.reader.read(bytes) else { continue }
      var trace: [UInt8] = []
      #expect(throws: Never.self, "seed \(seed)") { try table.write(to: &trace) }
      #expect(ExampleTrace.read(trace).error == nil, "seed \(seed)")
    }
  }
}
