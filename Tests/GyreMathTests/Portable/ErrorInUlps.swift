/// The spacing of the doubles at a value: the unit in which errors are stated.
func spacing(at value: Double) -> Double {
  Double(sign: .plus, exponent: max(Int(value.exponent), -1022) - 52, significand: 1)
}

#if arch(x86_64)
  /// The distance from the exact value, in spacings of the doubles there; infinite for NaN.
  func errorInUlps(_ value: Double, exact: Float80) -> Double {
    let unit = Float80(sign: .plus, exponent: max(Int(exact.exponent), -1022) - 52, significand: 1)
    let error = Double(((Float80(value) - exact) / unit).magnitude)
    return error.isNaN ? .infinity : error
  }
#endif
