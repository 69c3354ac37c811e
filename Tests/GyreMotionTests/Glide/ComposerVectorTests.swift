import GyreMotion
import GyreTestSupport
import Testing

/// Marzipano's composer of velocities with friction, as glides of constant deceleration.
@Suite struct ComposerVectorTests {
  private struct File: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var name: String
      var steps: [Step]
    }
    struct Step: Decodable {
      var emit: Emit?
      var advance_ms: Double?
      var read: Read?
    }
    struct Emit: Decodable {
      var velocity: Double?
      var friction: Double?
    }
    struct Read: Decodable {
      var x: Double
      var changing: Bool?
    }
  }

  /// A read is the change since the last one. Velocities without friction and offsets are not ours: a case is followed
  /// from its velocity with friction on, up to what comes then.
  @Test func velocitiesWithFrictionComeToRest() throws {
    let file = try Fixtures.vectors("marzipano_control_composer", as: File.self)
    #expect(file.cases.count == 8)
    var reads = 0
    for vector in file.cases {
      var glide: Glide?
      var time = Timestamp.zero
      var last = 0.0
      steps: for step in vector.steps {
        if let emit = step.emit {
          guard let velocity = emit.velocity, let friction = emit.friction else {
            if glide != nil { break steps }
            continue
          }
          let plan = GlideFeel.deceleration(friction).plan(
            speed: abs(velocity), scale: GlideScale(densityIndependentPixels: 1, viewWidths: 1))
          glide = Glide(from: 0, velocity: velocity, at: time, plan: plan)
          last = 0
        }
        if let milliseconds = step.advance_ms { time = time + .milliseconds(milliseconds) }
        guard let read = step.read, let glide else { continue }
        let sample = glide.sample(at: time)
        #expect(abs(sample.position - last - read.x) < 1e-5, "\(vector.name)")
        if let changing = read.changing { #expect(sample.isDone == !changing, "\(vector.name)") }
        last = sample.position
        reads += 1
      }
    }
    #expect(reads == 8)
  }
}
