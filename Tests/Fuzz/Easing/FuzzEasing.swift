import GyreTrials

/// What libFuzzer calls with every input; see `Trial`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEasing(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe Trial.easing.run([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}
