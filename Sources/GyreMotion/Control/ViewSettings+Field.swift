extension ViewSettings {
  /// The vertical field of view of a horizontal one, radians: tan(v/2) = tan(h/2) height / width.
  func verticalField(_ horizontal: Double) -> Double {
    2 * Portable.atan(Portable.tan(horizontal / 2) * height / width)
  }

  /// A horizontal field of view, radians, held where neither it nor the vertical one is too wide or too narrow.
  func clampedField(_ horizontal: Double) -> Double {
    let widest = maximumFieldOfView.radians
    // The vertical field is held to the same width: the horizontal one that it allows.
    let tall = 2 * Portable.atan(Portable.tan(widest / 2) * width / height)
    return min(max(horizontal, min(minimumFieldOfView.radians, tall)), min(widest, tall))
  }
}
