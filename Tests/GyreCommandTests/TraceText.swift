/// Small traces as text, made in the test.
enum TraceText {
  static let header = #"{"format":"gyre-trace","version":1,"display":{"width":1000,"height":500,"dpi":160}}"#
  static let touch =
    #"{"stream":0,"kind":"evdev","name":"touch","abs":{"47":[0,9,0,0,0],"53":[0,1000,0,0,0],"#
    + #""54":[0,500,0,0,0],"57":[0,65535,0,0,0]},"properties":[1]}"#
  static let gyro =
    #"{"stream":1,"kind":"imu","name":"gyro","channels":["gx","gy","gz"],"scale":[0.001,0.001,0.001]}"#

  /// A trace of lines, with its footer.
  static func trace(_ lines: [String], rows: [Int]) -> String {
    (lines + [#"{"end":true,"rows":[\#(rows.map(String.init).joined(separator: ","))],"dropped":0}"#])
      .map { $0 + "\n" }.joined()
  }

  /// One finger that drags to the right for half a second and lets go.
  static var drag: String {
    var lines = [header, touch, "[0,0,3,57,1,3,53,200,3,54,250,1,330,1]"]
    for step in 1...50 { lines.append("[\(step * 10_000_000),0,3,53,\(200 + step * 8)]") }
    lines.append("[510000000,0,3,57,-1,1,330,0]")
    lines.append(#"{"t":2000000000,"event":"marker","text":"end"}"#)
    return trace(lines, rows: [52])
  }

  /// A gyroscope at 100 Hz with a hole of 200 ms behind row 50, and a gap that the trace itself names.
  static var motion: String {
    var lines = [header, gyro]
    for row in 0..<100 {
      if row == 75 { lines.append(#"{"t":945000000,"event":"gap","stream":1,"lost":0}"#) }
      lines.append("[\(row * 10_000_000 + (row >= 50 ? 200_000_000 : 0)),1,100,0,0]")
    }
    return trace(lines, rows: [100])
  }
}
