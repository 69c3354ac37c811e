import GyreTestSupport
import Testing

@testable import GyreMotion

/// The feels by their published numbers; all speeds in dp/s, one unit being one dp.
@Suite struct GlideFeelTests {
  static let pixels = GlideScale(densityIndependentPixels: 1, viewWidths: 1.0 / 1000)

  static func glide(_ feel: GlideFeel, _ velocity: Double, from origin: Double = 0) -> Glide {
    Glide(
      from: origin, velocity: velocity, at: .zero,
      plan: feel.plan(speed: Swift.abs(velocity), scale: pixels))
  }

  static func moment(_ seconds: Double) -> Timestamp { .zero + .seconds(seconds) }

  @Test(arguments: [(GlideFeel.ios, 2.002002670673), (.iosFast, 10.050335853501)])
  func iosDecaysToRest(feel: GlideFeel, rate: Double) {
    for velocity in [20.0, 300, 2500, 8000] {
      let glide = Self.glide(feel, velocity)
      let logarithm = Portable.log((velocity + 5) / 5)
      #expect(Swift.abs(glide.duration - logarithm / rate) <= 1e-12)
      #expect(Swift.abs(glide.end - (velocity / rate - 5 / rate * logarithm)) <= 1e-9)
      let t = glide.duration * 0.37
      let sample = glide.sample(at: Self.moment(t))
      #expect(Swift.abs(sample.velocity - ((velocity + 5) * Portable.exp(-rate * t) - 5)) <= 1e-5)
    }
  }

  @Test func androidAndFlutterTravelEquallyFar() {
    for (velocity, flutter, distance) in [(1000.0, 0.4582, 194.31), (8000, 2.1184, 7186.36)] {
      let theirs = Self.glide(.flutter, velocity)
      let android = Self.glide(.android, velocity)
      #expect(Swift.abs(theirs.duration - flutter) < 5e-5)
      #expect(Swift.abs(theirs.end - distance) < 0.005)
      #expect(Swift.abs(android.end - theirs.end) < 1e-9)
      #expect(Swift.abs(theirs.duration / android.duration - 0.82537) < 1e-5)
    }
    let second = Self.glide(.android, 778.353 / 0.35)
    #expect(Swift.abs(second.duration - 1) < 1e-5)
    let curve = CubicBezier(known: 0.175, 0.5, 0.35, 1)
    let sample = second.sample(at: Self.moment(0.3))
    let part = Self.moment(0.3).seconds(since: .zero) / second.duration
    #expect(Swift.abs(sample.position - second.end * curve.value(at: part)) < 1e-9)
  }

  @Test func chromeTouchpadIsItsWholeCurveAtMost() {
    let whole = Self.glide(.chromeTouchpad, 20946.2)
    #expect(Swift.abs(whole.duration - 1.3001) < 5e-5)
    #expect(Swift.abs(whole.end - 5437.5) < 0.05)
    let faster = Self.glide(.chromeTouchpad, -90_000)
    #expect(Swift.abs(faster.end + whole.end) < 1e-2)
    #expect(Swift.abs(faster.sample(at: .zero).velocity + 20946.2) < 0.01)
    // Entered in the middle, it runs along the rest of the curve.
    let entry = 0.4
    let speed = 5707.62 * 3.7 * Portable.exp(-3.7 * entry) - 172
    let rest = Self.glide(.chromeTouchpad, speed)
    func place(_ t: Double) -> Double { -5707.62 * (Portable.exp(-3.7 * t) - 1) - 172 * t }
    for t in [0.1, 0.3, 0.7] {
      let sample = rest.sample(at: Self.moment(t))
      #expect(Swift.abs(sample.position - (place(entry + t) - place(entry))) < 1e-5)
    }
  }

  /// `chromium_fling` holds only the physics-based curve, a model that is not ours (Tests/Vectors/README.md).
  @Test func chromiumFlingHoldsNothingElse() throws {
    struct Vectors: Decodable {
      struct Case: Decodable { var curve: String }
      var cases: [Case]
    }
    let cases = try Fixtures.vectors("chromium_fling", as: Vectors.self).cases
    #expect(cases.allSatisfy { $0.curve == "chromium_physics_based" })
  }

  @Test func marzipanoStopsWithinThreeTenths() {
    // 6 view widths/s^2: 1000 px/s is one width per second.
    let slow = Self.glide(.marzipano, 1000)
    #expect(Swift.abs(slow.duration - 1.0 / 6) < 1e-15 && Swift.abs(slow.end - 1000.0 / 12) < 1e-10)
    let fast = Self.glide(.marzipano, 5000)
    #expect(fast.duration == 0.3 && Swift.abs(fast.end - 750) < 1e-9)
  }

  /// Flutter's friction with a constant deceleration: v = v0 e^(-t / tau) - c t, until it is 0.
  @Test(arguments: [(800.0, 0.4, 300.0), (5000, 0.25, 40), (50, 0.5, 2000)])
  func decayWithABrakeIsBoth(velocity: Double, timeConstant: Double, brake: Double) {
    let glide = Self.glide(.decay(timeConstant: timeConstant, restDelta: 0.5, brake: brake), velocity)
    let end = glide.duration
    func speed(_ t: Double) -> Double { velocity * Portable.exp(-t / timeConstant) - brake * t }
    func place(_ t: Double) -> Double {
      velocity * timeConstant * (1 - Portable.exp(-t / timeConstant)) - brake * t * t / 2
    }
    #expect(Swift.abs(speed(end)) < 1e-9 && Swift.abs(glide.end - place(end)) < 1e-9)
    for part in [0.1, 0.4, 0.8] {
      let sample = glide.sample(at: Self.moment(end * part))
      let t = Self.moment(end * part).seconds(since: .zero)
      #expect(Swift.abs(sample.velocity - speed(t)) < 1e-9 && Swift.abs(sample.position - place(t)) < 1e-9)
    }
  }

  struct ClosedForms: Decodable {
    struct Case: Decodable {
      var model: String
      var v0: Double
      var decel: Double?
      var tau: Double?
      var t: Double
      var x: Double
      var v: Double
      var stop_t: Double?
      var total: Double
    }
    var tolerance: Double
    var cases: [Case]
  }

  @Test func closedFormsHold() throws {
    let vectors = try Fixtures.vectors("inertia_closed_forms", as: ClosedForms.self)
    #expect(vectors.cases.count == 26)
    for vector in vectors.cases {
      let feel: GlideFeel
      if let rate = vector.decel {
        feel = .deceleration(rate)
      } else {
        feel = .decay(timeConstant: try #require(vector.tau), restDelta: 1e-12)
      }
      let glide = Self.glide(feel, vector.v0)
      let sample = glide.sample(at: Self.moment(vector.t))
      // The moment is a whole nanosecond: the path moves on by up to v0 half a nanosecond.
      let rounding = Swift.abs(Self.moment(vector.t).seconds(since: .zero) - vector.t) * 20
      #expect(Swift.abs(sample.position - vector.x) <= vectors.tolerance + rounding, "\(vector)")
      #expect(Swift.abs(sample.velocity - vector.v) <= vectors.tolerance + rounding * 5, "\(vector)")
      #expect(Swift.abs(glide.end - vector.total) <= vectors.tolerance, "\(vector)")
      if let stop = vector.stop_t { #expect(Swift.abs(glide.duration - stop) <= vectors.tolerance) }
    }
  }

  struct Inertia: Decodable {
    struct Case: Decodable {
      struct Parameters: Decodable {
        var x0: Double
        var v0: Double
        var power: Double
        var timeConstant_ms: Double
        var restDelta: Double?
      }
      var table: String
      var params: Parameters
      var t_ms: Double
      var expected: Double
    }
    var tolerance: Double
    var cases: [Case]
  }

  /// The tables with Min, Max and ModifyTarget are left out: models that are not ours (Tests/Vectors/README.md).
  @Test func motionsInertiaHolds() throws {
    let vectors = try Fixtures.vectors("motion_inertia", as: Inertia.self)
    let cases = vectors.cases.filter {
      $0.table == "expectedAnimationKeyframes" || $0.table == "expectedAnimationKeyframesNegative"
    }
    #expect(cases.count == 58)
    for vector in cases {
      let parameters = vector.params
      // Their amplitude is power * v0 whatever the time constant: it starts at that over tau.
      let timeConstant = parameters.timeConstant_ms / 1000
      let glide = Self.glide(
        .decay(timeConstant: timeConstant, restDelta: parameters.restDelta ?? 0.5),
        parameters.power * parameters.v0 / timeConstant, from: parameters.x0)
      let sample = glide.sample(at: .zero + .milliseconds(vector.t_ms))
      #expect(Swift.abs(sample.position - vector.expected) <= vectors.tolerance, "\(vector)")
    }
  }

  struct Simulations: Decodable {
    struct Case: Decodable {
      struct Number: Decodable {
        var value: Double
        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          value = (try? container.decode(Double.self)) ?? .infinity
        }
      }
      var kind: String
      var drag: Double?
      var x0: Double?
      var v0: Double?
      var constantDeceleration: Double?
      var t: Double?
      var x: Double?
      var quantity: String?
      var expected: Number?
      var expected_range: [Double]?
      var tol: Double?
    }
    var cases: [Case]
  }

  /// Gravity, spring, bouncing and clamping are left out: models that are not ours (Tests/Vectors/README.md).
  @Test func fluttersFrictionHolds() throws {
    let cases = try Fixtures.vectors("flutter_simulations", as: Simulations.self).cases.filter {
      $0.kind == "friction"
    }
    #expect(cases.count == 14)
    for vector in cases {
      let drag = try #require(vector.drag)
      let feel = GlideFeel.decay(
        timeConstant: -1 / Portable.log(drag), restDelta: 1e-10, brake: vector.constantDeceleration ?? 0)
      let glide = Self.glide(feel, try #require(vector.v0), from: try #require(vector.x0))
      switch try #require(vector.quantity) {
      case "finalX":
        #expect(Swift.abs(glide.end - (try #require(vector.expected).value)) <= (vector.tol ?? 0))
      case "timeAtX":
        #expect(try #require(vector.expected).value == .infinity)
        #expect(glide.firstMoment(reaching: try #require(vector.x)) == nil)
      case let quantity:
        let sample = glide.sample(at: Self.moment(try #require(vector.t)))
        let actual = quantity == "x" ? sample.position : sample.velocity
        if let range = vector.expected_range {
          #expect(actual >= range[0] && actual <= range[1])
        } else {
          let expected = try #require(vector.expected).value
          // Tolerance 0 for 400 * .3^2 is one rounding of theirs; e^(t ln .3) may round once more.
          let isEqual = ulps(actual, expected) <= (vector.t == 0 ? 0 : 1)
          #expect(isEqual || Swift.abs(actual - expected) <= (vector.tol ?? 0), "\(vector): \(actual)")
        }
      }
    }
  }

  @Test func everyFeelKeepsTheReleaseVelocityAndSlowsDown() {
    let feels: [GlideFeel] = [
      .gyre(), .ios, .iosFast, .android, .flutter, .chromeTouchpad, .marzipano,
      .decay(timeConstant: 0.4, restDelta: 0.5), .decay(timeConstant: 0.5, restDelta: 0.5, brake: 300),
      .deceleration(2000),
    ]
    RandomCases(100_000, seed: 31).allHold { random in
      let velocity = random.sign() * random.magnitude(5...20_000)
      let glide = Self.glide(feels[random.integer(0...(feels.count - 1))], velocity)
      guard glide.duration > 0 else { return Swift.abs(velocity) < 10 ? nil : "it glides" }
      var last = glide.sample(at: .zero)
      guard Swift.abs(last.velocity - velocity) <= 1e-12 * Swift.abs(velocity) else {
        return "it starts at the release velocity"
      }
      for step in 1...4 {
        let part = (Double(step) - random.number(0...1)) / 4
        let sample = glide.sample(at: Self.moment(glide.duration * part))
        guard Swift.abs(sample.velocity) <= Swift.abs(last.velocity) else { return "the speed never rises" }
        guard (sample.position - last.position) * velocity >= 0 else { return "it never turns back" }
        last = sample
      }
      return glide.sample(at: glide.endTime).position == glide.end ? nil : "it ends exactly on its end"
    }
  }

  @Test func restartableFeelsEndWhereTheyWould() {
    for feel in [
      GlideFeel.ios, .iosFast, .flutter, .chromeTouchpad, .decay(timeConstant: 0.3, restDelta: 0.1),
    ] {
      let first = Self.glide(feel, 3000)
      var glide = first
      var step = 0.0
      while !glide.sample(at: Self.moment(step / 90)).isDone {
        let moment = Self.moment(step / 90)
        let sample = glide.sample(at: moment)
        glide = Glide(
          from: sample.position, velocity: sample.velocity, at: moment,
          plan: feel.plan(speed: Swift.abs(sample.velocity), scale: Self.pixels))
        step += 1
      }
      #expect(Swift.abs(glide.end - first.end) < 1e-9 * first.end, "\(feel)")
    }
  }

  @Test func hostileNumbersRest() {
    let scales = [
      Self.pixels, GlideScale(densityIndependentPixels: .nan, viewWidths: .nan),
      GlideScale(densityIndependentPixels: 0, viewWidths: 0),
      GlideScale(densityIndependentPixels: .infinity, viewWidths: .infinity),
    ]
    let feels: [GlideFeel] = [
      .gyre(timeLaw: .ballistic(duration: .nan)), .gyre(timeLaw: .ballistic(referenceSpeed: .zero)), .ios,
      .android, .flutter, .chromeTouchpad, .marzipano, .decay(timeConstant: -1, restDelta: 0),
      .decay(timeConstant: 1, restDelta: 0), .decay(timeConstant: 0, restDelta: 1, brake: 1),
      .deceleration(0),
      .gyre(timeLaw: .fixedDistance(.zero, duration: 0)),
    ]
    for scale in scales {
      for feel in feels {
        for speed in [0, 1e-300, 1, 1e300, .infinity, .nan] {
          let glide = Glide(from: 1, velocity: speed, at: .zero, plan: feel.plan(speed: speed, scale: scale))
          for t in [0, 0.1, 1e4] {
            let sample = glide.sample(at: Self.moment(t))
            #expect(sample.position.isFinite && sample.velocity.isFinite, "\(feel) \(speed) \(scale)")
          }
        }
      }
    }
  }
}
