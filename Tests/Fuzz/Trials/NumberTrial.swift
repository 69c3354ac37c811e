import GyreInput
import GyreMotion
import GyreTrace

/// Numbers of a trace, the bytes being one: decimals are the nearest `Double`, as the standard library has it.
enum NumberTrial {
  static func run(_ bytes: [UInt8]) {
    // A row that goes on behind the number is a matter of another trial.
    guard !bytes.contains(where: { $0 == 0x5D || $0 == 0x0A }) else { return }
    // Both ways through a row: a blank in front of it is one that only the careful way takes.
    let (fast, careful) = (value("[0,0,", bytes), value(" [0,0,", bytes))
    precondition(fast == careful, "\(String(describing: fast)) or \(String(describing: careful))")
    guard let value = fast else { return }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    precondition(value.double == Double(text), "\(value) is not \(text)")
    precondition(value.double.sign == .plus || value.double < 0, "-0 is let through")
    if let integer = value.integer { precondition(Int64(text) == integer, "\(integer) is not \(text)") }
  }

  private static func value(_ start: String, _ bytes: [UInt8]) -> RawValue? {
    let lines = """
      {"format":"gyre-trace","version":1}
      {"stream":0,"kind":"imu","channels":["gx"]}
      [0,0,0]
      \(start)
      """
    var reader = TraceReader(Array(lines.utf8) + bytes + Array("]\n".utf8))
    var record = InputRecord(time: .zero, stream: 0)
    do throws(TraceError) {
      guard case .item(.header) = try reader.read(into: &record),
        case .item(.stream) = try reader.read(into: &record), try reader.read(into: &record) == .record
      else { preconditionFailure("the lines before are sound") }
      guard try reader.read(into: &record) == .record, record.values.count == 1 else { return nil }
      return record.values[0]
    } catch {
      precondition(error.line > 3, "the lines before are sound: \(error)")
      return nil
    }
  }
}
