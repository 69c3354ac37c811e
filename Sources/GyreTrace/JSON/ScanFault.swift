/// What a scanner met where it did not belong: the offset in its bytes and the kind of error.
struct ScanFault: Error {
  /// The offset from the first byte, from 0.
  var offset: Int
  /// What is wrong there.
  var kind: TraceError.Kind

  /// Makes a fault.
  init(_ offset: Int, _ kind: TraceError.Kind) {
    self.offset = offset
    self.kind = kind
  }
}
