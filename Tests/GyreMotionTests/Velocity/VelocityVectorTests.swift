import GyreMotion
import GyreTestSupport
import Testing

/// Recorded strokes of other projects: `flutter_compose_velocity_strokes` and `android_velocity_tracker`.
@Suite struct VelocityVectorTests {
  struct Strokes: Decodable {
    struct Stroke: Decodable, CustomTestStringConvertible {
      var id: String
      var samples: [Event]
      var expected_lsq2: [Double]
      var tol_lsq2_rel: Double
      var expected_impulse_y: Double?
      var tol_impulse_abs: Double?
      var testDescription: String { id }
    }
    struct Event: Decodable {
      var kind: String
      var time: Timestamp
      var position: ScreenPoint
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        kind = try list.decode(String.self)
        time = .zero + .milliseconds(try list.decode(Double.self))
        position = ScreenPoint(x: try list.decode(Double.self), y: try list.decode(Double.self))
      }
    }
    var cases: [Stroke]
  }

  static func strokes() throws -> [Strokes.Stroke] {
    try Fixtures.vectors("flutter_compose_velocity_strokes", as: Strokes.self).cases
  }

  @Test func reproducesRecordedStrokes() throws {
    let strokes = try Self.strokes()
    #expect(strokes.count == 7)
    for stroke in strokes {
      var parabola = VelocityEstimator(method: .leastSquares(degree: 2))
      var impulse = VelocityEstimator(method: .impulse)
      var up: Timestamp?
      for event in stroke.samples {
        if event.kind == "up" {
          up = event.time
        } else {
          parabola.add(event.position, at: event.time)
          impulse.add(event.position, at: event.time)
        }
      }
      let velocity = parabola.velocity(liftedAt: try #require(up))
      for (actual, expected) in zip([velocity.x, velocity.y], stroke.expected_lsq2) {
        let tolerance = stroke.tol_lsq2_rel * Swift.abs(expected)
        #expect(Swift.abs(actual - expected) <= tolerance, "\(stroke.id)")
        #expect(Swift.abs(actual - expected) <= 1e-9 * Swift.abs(expected), "\(stroke.id)")
      }
      if let expected = stroke.expected_impulse_y, let tolerance = stroke.tol_impulse_abs {
        let velocity = impulse.velocity(liftedAt: try #require(up))
        #expect(Swift.abs(velocity.y - expected) <= tolerance, "\(stroke.id)")
      }
    }
  }

  struct Flings: Decodable {
    struct Fling: Decodable {
      struct Check: Decodable {
        var strategy: String
        var axis: String
        var expected: Double?
        var tol_rel: Double
      }
      var id: String
      var samples_ms_x_y: [[Double]]
      var last_is_up: Bool
      var checks: [Check]
    }
    var cases: [Fling]
  }

  @Test func reproducesAndroidsFlings() throws {
    let flings = try Fixtures.vectors("android_velocity_tracker", as: Flings.self).cases
    #expect(flings.count == 15)
    var checks = 0
    for fling in flings {
      for check in fling.checks {
        var estimator = VelocityEstimator(
          method: check.strategy == "impulse" ? .impulse : .leastSquares(degree: 2))
        var up = Timestamp.zero
        for (index, sample) in fling.samples_ms_x_y.enumerated() {
          up = .zero + .milliseconds(sample[0])
          if fling.last_is_up, index == fling.samples_ms_x_y.count - 1 { break }
          estimator.add(ScreenPoint(x: sample[1], y: sample[2]), at: up)
        }
        let velocity = estimator.velocity(liftedAt: up)
        let actual = check.axis == "x" ? velocity.x : velocity.y
        let expected = check.expected ?? 0
        let tolerance = check.tol_rel * Swift.abs(expected)
        // Zero has no relative tolerance: exact but for rounding.
        #expect(Swift.abs(actual - expected) <= max(tolerance, 1e-9), "\(fling.id) \(check.strategy)")
        checks += 1
      }
    }
    #expect(checks >= 35)
  }
}
