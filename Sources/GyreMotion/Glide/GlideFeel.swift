/// The law that makes a glide from a release speed: our own, or that of a platform, by name.
///
/// Every feel reduces to a shape and a duration, D = v0 T / e'(0), so snapping, limits and re-aiming work with
/// all of them. Platform feels reckon in density-independent pixels (dp, 1/160 inch).
/// Sources: each case names its own.
public enum GlideFeel: Sendable, Equatable {
  /// Our own: a curve and a time law; by default cubic, ballistic.
  case gyre(curve: GlideCurve = .cubic, timeLaw: GlideTimeLaw = .ballistic())
  /// iOS scrolling at its normal rate: v = (v0 + b) e^(-kt) - b, k = -1000 ln .998, b = 5 dp/s, to rest.
  /// Source: published analyses of UIScrollView's .998 per millisecond; b makes the end finite.
  case ios
  /// iOS scrolling at its fast rate: k = -1000 ln .99.
  case iosFast
  /// Android's fling: cubic-bezier(.175, .5, .35, 1), T = (v / vref)^.736268 s, D = .35 v T.
  /// Source: AOSP's OverScroller, whose table is that curve within 2.4e-5.
  case android
  /// Flutter's clamping fling: power ln .78 / ln .9, T = .35 k (v / vref)^(1 / (k - 1)): as far as Android's.
  case flutter
  /// Chrome's touchpad fling: x = a (e^(-gt) - 1) - b t, a = -5707.62, b = 172, g = 3.7, entered where its
  /// speed is the release speed; faster releases start at its top speed of 20946.2 dp/s.
  case chromeTouchpad
  /// Marzipano's: constant friction of 6 view widths/s^2, more where it would last above .3 s.
  case marzipano
  /// Exponential decay v0 e^(-t/tau), tau in seconds above 0; the last `restDelta` units (above 0) are
  /// stepped over. A brake in units/s^2 lets the speed fall by that much more each second.
  /// Sources: motion's inertia, Flutter's FrictionSimulation.
  case decay(timeConstant: Double, restDelta: Double, brake: Double = 0)
  /// Constant deceleration in units/s^2, above 0.
  case deceleration(Double)
}

extension GlideFeel {
  /// The plan for a speed in units per second (for `.gyre` radians per second), at least 0.
  ///
  /// A speed of 0 or no number gives a plan of no duration, which rests at once.
  public func plan(speed: Double, scale: GlideScale) -> GlidePlan {
    guard speed > 0, speed.isFinite else { return GlidePlan(curve: .cubic, duration: 0) }
    let pixels = speed * scale.densityIndependentPixels
    switch self {
    case .gyre(let curve, let timeLaw): return timeLaw.plan(curve, speed: speed)
    case .ios: return Self.friction(pixels, rate: 2.002002670673, rest: 5)
    case .iosFast: return Self.friction(pixels, rate: 10.050335853501, rest: 5)
    case .android:
      let growth = Portable.pow(pixels / Self.androidReference, 1 / (Self.androidExponent - 1))
      return GlidePlan(curve: GlideCurve(shape: .bezier(Self.androidCurve)), duration: growth)
    case .flutter:
      let k = Self.androidExponent
      let growth = Portable.pow(pixels / Self.androidReference, 1 / (k - 1))
      return GlidePlan(curve: GlideCurve(shape: .power(k)), duration: 0.35 * k * growth)
    case .chromeTouchpad:
      let plan = Self.friction(Swift.min(pixels, Self.chromeTopSpeed), rate: 3.7, rest: 172)
      let share = pixels > Self.chromeTopSpeed ? Self.chromeTopSpeed / pixels : 1
      return GlidePlan(curve: plan.curve, duration: plan.duration, velocityShare: share)
    case .marzipano:
      return GlidePlan(curve: .quadratic, duration: Swift.min(0.3, speed * scale.viewWidths / 6))
    case .decay(let timeConstant, let restDelta, let brake):
      if brake > 0 { return Self.braked(speed, rate: 1 / timeConstant, brake: brake) }
      let length = Portable.log(speed * timeConstant / restDelta)
      guard length > 0, length.isFinite else { return GlidePlan(curve: .cubic, duration: 0) }
      return GlidePlan(curve: GlideCurve(shape: .decay(length)), duration: timeConstant * length)
    case .deceleration(let rate):
      return GlidePlan(curve: .quadratic, duration: speed / rate)
    }
  }

  /// Exponential decay towards -rest, ended at speed 0: T = ln((v0 + b) / b) / k.
  private static func friction(_ speed: Double, rate: Double, rest: Double) -> GlidePlan {
    let length = Portable.log1p(speed / rest)
    guard length > 0, length.isFinite else { return GlidePlan(curve: .cubic, duration: 0) }
    return GlidePlan(curve: GlideCurve(shape: .friction(length)), duration: length / rate)
  }

  /// Decay and brake stop where v0 e^(-kT) = c T: with z = kT, z e^z = k v0 / c, by Newton's method in ln z.
  private static func braked(_ speed: Double, rate: Double, brake: Double) -> GlidePlan {
    let target = Portable.log(rate * speed / brake)
    guard target.isFinite else { return GlidePlan(curve: .cubic, duration: 0) }
    var z = target > 1 ? target : Portable.exp(target)
    for _ in 0..<8 {
      // d(z + ln z)/d(ln z) = z + 1.
      z *= Portable.exp((target - z - Portable.log(z)) / (z + 1))
    }
    guard z > 0, z.isFinite else { return GlidePlan(curve: .cubic, duration: 0) }
    return GlidePlan(curve: GlideCurve(shape: .brake(z)), duration: z / rate)
  }

  /// ln .78 / ln .9: Android's deceleration exponent.
  private static let androidExponent = 2.358201815425945
  /// .015 * 9.80665 * 39.37 * 160 * .84 / .35 dp/s: the speed whose fling lasts one second.
  private static let androidReference = 0.015 * 9.80665 * 39.37 * 160 * 0.84 / 0.35
  private static let androidCurve = CubicBezier(known: 0.175, 0.5, 0.35, 1)
  /// 5707.62 * 3.7 - 172 dp/s.
  private static let chromeTopSpeed = 5707.62 * 3.7 - 172
}
