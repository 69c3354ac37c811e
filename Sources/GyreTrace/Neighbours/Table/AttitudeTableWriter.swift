public import GyreMotion

/// Writes attitudes as a table that other programs read: `t,w,x,y,z`, seconds and the quaternion earth <- device.
///
/// Seconds keep every digit of their nanoseconds; numbers are Swift's shortest that read back equal, never -0.
public struct AttitudeTableWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// Appends the names of the columns.
  public func writeHeader(to bytes: inout [UInt8]) { bytes.append(contentsOf: "t,w,x,y,z\n".utf8) }

  /// Appends a row.
  public func write(_ attitude: Quaternion, at time: Timestamp, to bytes: inout [UInt8]) {
    unsafe withUnsafeTemporaryAllocation(byteCount: ASCIIText.room, alignment: 8) { room in
      var line = unsafe ASCIIText(room)
      Self.put(seconds: time.nanoseconds, to: &line)
      for number in [attitude.w, attitude.x, attitude.y, attitude.z] {
        line.put("," as Unicode.Scalar)
        line.put(number)
      }
      line.put("\n" as Unicode.Scalar)
      unsafe bytes.append(contentsOf: line.bytes)
    }
  }

  private static func put(seconds nanoseconds: Int64, to line: inout ASCIIText) {
    if nanoseconds < 0 { line.put("-" as Unicode.Scalar) }
    var (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    line.put(Int64(whole))
    guard rest > 0 else { return }
    line.put("." as Unicode.Scalar)
    var place: UInt64 = 100_000_000
    while rest > 0 {
      (whole, rest) = rest.quotientAndRemainder(dividingBy: place)
      line.put(Int64(whole))
      place /= 10
    }
  }
}
