import GyreInput
import GyreTrace

/// A trace with one of everything, in canonical form: reading it and writing it again gives the same bytes.
enum ExampleTrace {
  static let lines: [String] = [
    #"{"format":"gyre-trace","version":1,"clock":"monotonic","t0_ns":81234567890123,"tool":"gyre 0.1.0","display":{"width":1920,"height":1080,"rotation":90,"dpi":96}}"#,
    #"{"stream":0,"kind":"imu","name":"lsm6dsx","channels":["gx","gy","gz","ax","ay","az"],"units":["rad/s","rad/s","rad/s","m/s^2","m/s^2","m/s^2"],"scale":[0.00017,0.00017,0.00017,0.0098,0.0098,0.0098],"offset":[0,0,0,0,0,-1],"rate_hz":208,"range":[34.9,34.9,34.9,78.5,78.5,78.5],"mount":[[1,0,0],[0,1,0],[0,0,1]],"mount_source":"udev"}"#,
    #"{"stream":1,"kind":"attitude","channels":["qx","qy","qz","qw"],"scale":[6.1e-05,6.1e-05,6.1e-05,6.1e-05],"from":"device","to":"earth"}"#,
    #"{"stream":2,"kind":"evdev","name":"touch screen","abs":{"47":[0,9,0,0,0],"53":[0,4095,0,0,40],"54":[0,4095,0,0,71],"57":[0,65535,0,0,0]},"properties":[1]}"#,
    "[0,0,-12,33,5,8,-3,16384]",
    "[2604166,2,3,57,41,3,53,1024,3,54,512,1,330,1]",
    "[2604166,1,0,0,-7,16383]",
    #"{"t":5000000,"event":"gap","stream":0,"lost":12}"#,
    #"{"t":5000000,"event":"marker","text":"hier beginnt es \"richtig\""}"#,
    #"{"t":6000000,"event":"command","name":"look","yaw_deg":120,"pitch_deg":-5.5,"hfov_deg":60,"over_s":1,"path":"clockwise"}"#,
    #"{"t":6000000,"event":"command","name":"dance","steps":[1,2,{"a":null}]}"#,
    #"{"t":7000000,"event":"display","rotation":90}"#,
    #"{"t":7000000,"event":"truth","qw":0.5,"qx":-0.5,"qy":0.5,"qz":0.5}"#,
    #"{"t":7000001,"weather":"fine"}"#,
    "[7000002,2]",
    "[7000003,0,0.25,-3.0,1e-05,4,5,6]",
    #"{"end":true,"rows":[2,1,2],"dropped":0}"#,
  ]

  static var bytes: [UInt8] { trace(lines) }

  /// Lines with a newline behind each.
  static func trace(_ lines: [String]) -> [UInt8] { lines.flatMap { Array($0.utf8) + [0x0A] } }

  /// All items of a trace, and the error that ended it.
  static func read(_ bytes: [UInt8]) -> (items: [TraceItem], error: TraceError?) {
    var reader = TraceReader(bytes)
    var items: [TraceItem] = []
    do throws(TraceError) {
      while let item = try reader.next() { items.append(item) }
      return (items, nil)
    } catch {
      return (items, error)
    }
  }
}
