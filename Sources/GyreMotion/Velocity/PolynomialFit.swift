/// The slope of a polynomial through samples by least squares, without storing anything.
///
/// Formula: orthogonal polynomials over the sample times, p_(k+1) = (t - a_k) p_k - b_k p_(k-1) with
/// a_k = <t p_k, p_k> / <p_k, p_k> and b_k = <p_k, p_k> / <p_(k-1), p_(k-1)>; the coefficient of p_k is
/// <x, p_k> / <p_k, p_k>, so the fits of lower degree are partial sums.
/// Source: Forsythe, "Generation and use of orthogonal polynomials for data-fitting", 1957.
struct PolynomialFit {
  /// The slopes at the asked moment: of the straight line, and of the polynomial of the full degree.
  var line = ScreenVelocity.zero
  var slope = ScreenVelocity.zero

  static let highestDegree = 4

  /// Fits the samples from `start` on and takes the slope at `moment`.
  ///
  /// The degree is cut to one less than the samples; times are integer differences to the newest sample, in
  /// seconds, and positions differences to its position.
  init(_ history: VelocityHistory, from start: Int, degree: Int, at moment: Timestamp) {
    let degree = Swift.min(degree, history.count - start - 1, Self.highestDegree)
    guard degree > 0 else { return }
    let newest = history[history.count - 1]
    let place = moment.seconds(since: newest.time)
    var a = InlineArray<5, Double>(repeating: 0)
    var b = InlineArray<5, Double>(repeating: 0)
    var normBefore = 1.0
    // Values and derivatives of p_(k-1) and p_k at the asked moment.
    var (before, current) = (0.0, 1.0)
    var (beforeSlope, currentSlope) = (0.0, 0.0)
    for k in 0...degree {
      var norm = 0.0
      var moment = 0.0
      var x = 0.0
      var y = 0.0
      for index in start..<history.count {
        let sample = history[index]
        let t = sample.time.seconds(since: newest.time)
        var (lower, value) = (0.0, 1.0)
        for j in 0..<k { (lower, value) = (value, (t - a[j]) * value - b[j] * lower) }
        norm += value * value
        moment += t * value * value
        x += (sample.x - newest.x) * value
        y += (sample.y - newest.y) * value
      }
      guard norm > 0 else { return }
      slope.x += x / norm * currentSlope
      slope.y += y / norm * currentSlope
      if k == 1 { line = slope }
      a[k] = moment / norm
      b[k] = k == 0 ? 0 : norm / normBefore
      normBefore = norm
      (before, current, beforeSlope, currentSlope) = (
        current, (place - a[k]) * current - b[k] * before,
        currentSlope, current + (place - a[k]) * currentSlope - b[k] * beforeSlope
      )
    }
  }
}
