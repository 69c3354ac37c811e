import GyreMotion

/// The notation of easing curves.
///
/// An error lies within the text; a curve has finite values between its ends, and its notation reads back as it.
enum EasingTrial {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(EasingError) {
      let curve = try EasingCurve(name: text)
      for place in [-1, 0, 0.1, 0.5, 0.999, 1, 2, .nan, -.infinity, .infinity] as [Double] {
        let value = curve.value(at: place)
        precondition(!value.isNaN, "\(curve) at \(place) is no number")
        precondition(!curve.slope(at: place).isNaN, "the slope of \(curve) at \(place) is no number")
        precondition(value.sign == .plus || value < 0, "\(curve) at \(place) is -0")
      }
      guard let css = curve.css else { return }
      let again = try? EasingCurve(css: css)
      precondition(again == curve, "\(css) reads back as \(String(describing: again)), not \(curve)")
    } catch {
      if case .notation(let byte, _) = error { precondition(byte >= 0 && byte <= text.utf8.count) }
    }
  }
}
