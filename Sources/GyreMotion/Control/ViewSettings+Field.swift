extension ViewSettings {
  /// A horizontal field of view, radians, held where neither it nor the vertical one is too wide or too narrow.
  func clampedField(_ horizontal: Double) -> Double {
    let widest = maximumFieldOfView.radians
    // The vertical field is held to the same width: the horizontal one that it allows.
    let tall = FieldOfView.convert(widest, from: .vertical, to: .horizontal, width: width, height: height)
    return min(max(horizontal, min(minimumFieldOfView.radians, tall)), min(widest, tall))
  }
}
