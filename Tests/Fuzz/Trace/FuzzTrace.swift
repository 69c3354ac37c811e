import GyreTrials

/// What libFuzzer calls with every input; see `Trial`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTrace(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe Trial.trace.run([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}
