internal import GyreMotion

extension GlideCurve {
  /// The curve of a configuration text; throws why the text is no curve, or why the curve cannot carry a glide.
  init(configured text: String) throws(ValueKind.Refusal) {
    guard let easing = try? EasingCurve(name: text) else { throw .unreadable }
    do throws(GlideCurveError) {
      self = try GlideCurve(easing)
    } catch {
      throw .unfit(error.explanation)
    }
  }
}
