/// The distance of two numbers, counted in representable numbers between them; 0 for equal bits or +-0.
public func ulps(_ left: Double, _ right: Double) -> UInt64 {
  if left == right { return 0 }
  if left.isNaN || right.isNaN { return left.isNaN && right.isNaN ? 0 : .max }
  func ordered(_ value: Double) -> Int64 {
    let bits = Int64(bitPattern: value.bitPattern)
    return bits < 0 ? .min &- bits : bits
  }
  let (difference, overflow) = ordered(left).subtractingReportingOverflow(ordered(right))
  return overflow ? .max : difference.magnitude
}
