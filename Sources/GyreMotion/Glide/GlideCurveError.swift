/// Why a curve cannot carry a glide.
public enum GlideCurveError: Error, Equatable {
  /// The exponent of a power curve is not a finite number above 1.
  case exponentNotAboveOne(Double)
  /// e'(0) = 0: no release velocity can be taken over (CSS ease-in and ease-in-out, smoothstep, bounce).
  case startsAtRest
  /// e'(0) < 0: the glide would start against the hand.
  case startsBackwards(Double)
  /// e'(0) is infinite (circular out): every release velocity would be too slow.
  case startsVertically
  /// The slope rises above an earlier one (CSS ease rises from 0.4 to 2.29): the glide would speed up by
  /// itself.
  case speedsUp(from: Double, to: Double)
  /// The value passes its end (back, elastic): the glide would turn round.
  case overshoots(Double)
  /// The slope never falls (linear): the glide would stop dead at full speed.
  case neverSlows
  /// The curve has pieces (steps, `linear(...)`, splines): the speed would jump between them.
  case severalPieces

  /// What is wrong with the curve and what to do, in one sentence.
  public var explanation: String {
    switch self {
    case .exponentNotAboveOne:
      "a glide needs an exponent above 1: take 2 for constant deceleration, 3 for the default"
    case .startsAtRest:
      "the curve starts at rest, so it cannot take over the hand's speed: take an ease-out curve"
    case .startsBackwards:
      "the curve starts backwards, against the hand: take an ease-out curve"
    case .startsVertically:
      "the curve starts infinitely steep, so no speed fits it: take a power, sine or exponential ease-out"
    case .speedsUp:
      "the curve gets steeper on its way, so the glide would speed up after the release: take an ease-out curve"
    case .overshoots:
      "the curve passes its end and comes back, so the glide would turn round: take a curve within 0 and 1"
    case .neverSlows:
      "the curve never gets flatter, so the glide would stop dead at full speed: take an ease-out curve"
    case .severalPieces:
      "the curve consists of pieces, so the speed would jump between them: take a single ease-out curve"
    }
  }
}
