/// What an evdev event may be: type and code of 16 bits, a value of 32 bits with its sign (linux/input.h).
enum EventTriple {
  /// True for an event that a frame may hold: in range, and not the SYN_REPORT that ends it.
  @inline(__always)
  static func isValid(type: Int64, code: Int64, value: Int64) -> Bool {
    UInt64(bitPattern: type) <= 0xFFFF && UInt64(bitPattern: code) <= 0xFFFF
      && value >= Int64(Int32.min) && value <= Int64(Int32.max) && (type != 0 || code != 0)
  }
}
