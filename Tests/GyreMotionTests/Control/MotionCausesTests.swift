import Testing

@testable import GyreMotion

/// Each axis says for itself why it moves.
@Suite struct MotionCausesTests {
  private static func causes(
    _ yaw: MotionPhase = .idle, _ pitch: MotionPhase = .idle, roll: MotionPhase = .idle,
    zoom: MotionPhase = .idle,
    spin: MotionPhase = .idle, row: MotionPhase = .idle
  ) -> MotionCauses {
    MotionCauses(yaw: yaw, pitch: pitch, roll: roll, fieldOfView: zoom, spin: spin, row: row)
  }

  private static let settings = MotionSettings(
    touch: TouchSettings(slop: 0), spin: SpinSettings(frames: 36, rows: 3))

  @Test func theStrongestIsThePhase() {
    #expect(Self.causes().strongest == .idle)
    #expect(
      Self.causes(.gyro, .glide, roll: .gyro, zoom: .command, spin: .settle, row: .auto).strongest == .glide)
    let view = MotionController(Self.settings).view(at: .zero)
    #expect(view.causes == Self.causes() && view.phase == .idle)
  }

  @Test func aFingerMovesTheAxesThatItMoves() {
    var stroke = Stroke(MotionController(Self.settings))
    stroke.drag(from: (500, 500), by: (60, 20), steps: 6, lift: false)
    #expect(stroke.view.causes == Self.causes(.drag, .drag, spin: .drag, row: .drag))
    stroke.contact(.ended, 560, 520, after: 0.004, id: 1)
    let glide = stroke.view.causes
    #expect(
      [glide.yaw, glide.spin].allSatisfy { [.glide, .settle].contains($0) } && glide.fieldOfView == .idle)
    #expect(stroke.view.phase == glide.strongest)
  }

  @Test func aCommandMovesWhatItNames() {
    var controller = MotionController(Self.settings)
    controller.perform(.look(pitch: .degrees(10), horizontalFieldOfView: .degrees(60)), at: .zero)
    controller.perform(.spin(toFrame: 5), at: .zero)
    let view = controller.view(at: .zero + .milliseconds(100))
    #expect(view.causes == Self.causes(.idle, .command, zoom: .command, spin: .command))
  }

  @Test func aSourceGivesTheAnglesThatNobodyElseMoves() {
    var tablet = Tablet(MotionSettings(), pitch: 10)
    tablet.report()
    #expect(tablet.view.causes == Self.causes(.gyro, .gyro, roll: .gyro))
    tablet.perform(.look(yaw: .degrees(10)))
    #expect(
      tablet.controller.view(at: tablet.time + .milliseconds(100)).causes
        == Self.causes(.command, .gyro, roll: .gyro))
    tablet.pass(1)
    tablet.controller.handle(.interruption(SourceInterruption(time: tablet.time, cause: .disconnected)))
    let fading = tablet.controller.view(at: tablet.time + .milliseconds(100))
    #expect(fading.causes.roll == .settle && fading.phase == .settle)
    #expect(tablet.controller.view(at: tablet.time + .seconds(1)).causes == Self.causes())
  }
}
