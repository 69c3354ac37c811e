import GyreMotion
import Testing

/// How a view behaves at its limits.
@Suite struct LimitsTests {
  /// A square view of 60 degrees, without slop, that may show 120 degrees of heading and 100 of elevation.
  private static func controller(
    rubberBand: Bool = false, yaw: (Double, Double)? = (-60, 60), pitch: (Double, Double) = (-50, 50),
    field: Double = 60, gyro: GyroMode = .relative
  ) -> MotionController {
    MotionController(
      MotionSettings(
        view: ViewSettings(
          width: 1000, height: 1000, horizontalFieldOfView: .degrees(field), minimumFieldOfView: .degrees(10)),
        touch: TouchSettings(slop: 0), gyro: GyroSettings(mode: gyro),
        limits: LimitSettings(
          yaw: yaw.map { HeadingRange(from: .degrees($0.0), to: .degrees($0.1)) }, lowest: .degrees(pitch.0),
          highest: .degrees(pitch.1), rubberBand: rubberBand)))
  }

  private static func seconds(_ seconds: Double) -> Timestamp { .zero + .seconds(seconds) }

  @Test func aDragStopsAtTheLimitAndTurnsBackAtOnce() {
    var stroke = Stroke(Self.controller())
    stroke.drag(from: (200, 500), by: (700, 0), steps: 30, lift: false)
    #expect(abs(stroke.view.camera.yaw.degrees - -30) < 1e-9)
    stroke.contact(.moved, 890, 500, id: 1)
    #expect(stroke.view.camera.yaw.degrees > -29.9, "the point under the finger is a new one")
    #expect(stroke.view.phase == .drag)
  }

  @Test func oneAxisAtItsLimitDoesNotHoldTheOther() {
    var stroke = Stroke(Self.controller())
    stroke.drag(from: (200, 500), by: (700, 100), steps: 30)
    #expect(abs(stroke.view.camera.pitch.degrees) > 3)
    let camera = stroke.view.camera
    let half = Portable.atan2(
      Portable.tan(.pi / 6),
      Portable.cos(camera.pitch.radians) - Portable.tan(.pi / 6) * Portable.sin(camera.pitch.radians))
    #expect(abs(camera.yaw.degrees - (-60 + half * 180 / .pi)) < 1e-6, "what the corner sees")
  }

  @Test func theBandGivesWayEverHarderAndComesBack() {
    var stroke = Stroke(Self.controller(rubberBand: true))
    stroke.contact(.began, 500, 500)
    stroke.contact(.moved, 500, 500)
    var last = stroke.view.camera.yaw.degrees
    var gains: [Double] = []
    for step in 1...20 {
      stroke.contact(.moved, 500 + Double(step) * 20, 500)
      gains.append(last - stroke.view.camera.yaw.degrees)
      last = stroke.view.camera.yaw.degrees
    }
    for step in 0..<20 {
      stroke.contact(.moved, 900 + Double(step) * 20, 500)
      gains.append(last - stroke.view.camera.yaw.degrees)
      last = stroke.view.camera.yaw.degrees
    }
    #expect(
      last < -31 && last > -30 - 0.15 * 60, "beyond the limit by less than 0.15 fields of view: \(last)")
    // Past the limit each 20 px turn the view by less than the 20 px before.
    #expect(zip(gains.dropFirst(28), gains.dropFirst(29)).allSatisfy { $0 > $1 && $1 > 0 })
    // The anchor is kept: where the finger was pressed, everything is as it was.
    stroke.contact(.moved, 500, 500)
    #expect(abs(stroke.view.camera.yaw.degrees) < 1e-9)
    stroke.contact(.moved, 1280, 500)
    stroke.contact(.moved, 1280, 500, after: 0.2)
    let pulled = stroke.view.camera.yaw.degrees
    stroke.contact(.ended, 1280, 500)
    #expect(abs(stroke.view.camera.yaw.degrees - pulled) < 1e-9, "the lift moves nothing")
    #expect(stroke.view.phase == .settle && stroke.view.isAnimating)
    let half = stroke.controller.view(at: stroke.time + .milliseconds(150)).camera.yaw.degrees
    #expect(half > pulled && half < -30)
    let end = stroke.controller.view(at: stroke.time + .milliseconds(300))
    #expect(abs(end.camera.yaw.degrees - -30) < 1e-9 && !end.isAnimating)
  }

  @Test func aFingerCatchesTheBandOnItsWayBack() {
    var stroke = Stroke(Self.controller(rubberBand: true))
    stroke.contact(.began, 100, 500, id: 1)
    stroke.contact(.moved, 1100, 500, id: 1)
    stroke.contact(.moved, 1100, 500, after: 0.2, id: 1)
    stroke.contact(.ended, 1100, 500, id: 1)
    stroke.pass(0.1)
    stroke.contact(.began, 500, 500, after: 0, id: 2)
    let caught = stroke.view.camera.yaw.degrees
    #expect(caught < -30.5)
    #expect(stroke.controller.view(at: stroke.time + .seconds(1)).camera.yaw.degrees == caught, "held")
    stroke.contact(.moved, 500.01, 500, id: 2)
    #expect(abs(stroke.view.camera.yaw.degrees - caught) < 0.01, "the drag goes on from there")
    stroke.contact(.ended, 500.01, 500, after: 0.3, id: 2)
    #expect(abs(stroke.controller.view(at: stroke.time + .seconds(1)).camera.yaw.degrees - -30) < 1e-9)
  }

  /// The glide that would go farther ends on the limit, with the speed that it had at first.
  @Test func aGlideIsReaimedAtTheLimitWithItsSpeed() {
    func flick(_ controller: MotionController) -> Stroke {
      var stroke = Stroke(controller)
      stroke.contact(.began, 600, 500)
      for step in 1...8 { stroke.contact(.moved, 600 - Double(step) * 12, 500 + Double(step) * 8) }
      stroke.contact(.ended, 504, 564, after: 0.004)
      return stroke
    }
    let (free, limited) = (
      flick(Self.controller(yaw: nil, pitch: (-90, 90))),
      flick(Self.controller(yaw: (-60, 45), pitch: (-90, 90)))
    )
    func speed(_ stroke: Stroke) -> Double {
      let view = stroke.controller
      let later = stroke.time + .seconds(1e-4)
      return (view.view(at: later).camera.yaw.degrees - view.view(at: stroke.time).camera.yaw.degrees) / 1e-4
    }
    #expect(speed(free) > 50)
    #expect(abs(speed(limited) / speed(free) - 1) < 1e-2)
    let end = limited.controller.view(at: limited.time + .seconds(9)).camera
    let top = Portable.tan(.pi / 6)
    let half = Portable.atan2(
      top, Portable.cos(end.pitch.radians) - top * Portable.sin(abs(end.pitch.radians)))
    #expect(abs(end.yaw.degrees - (45 - half * 180 / .pi)) < 1e-6, "its corner lies on the limit")
    var last = limited.view.camera.yaw.degrees
    for step in 1...200 {
      let yaw = limited.controller.view(at: limited.time + .milliseconds(Double(step) * 10)).camera.yaw
        .degrees
      #expect(yaw >= last - 1e-9)
      last = yaw
    }
  }

  @Test func zoomingOutPushesTheViewInside() {
    var controller = Self.controller(yaw: nil, pitch: (-50, 50), field: 30)
    controller.perform(.look(pitch: .degrees(80), over: .zero), at: .zero)
    #expect(abs(controller.view(at: .zero).camera.pitch.degrees - 35) < 1e-9)
    controller.perform(.look(horizontalFieldOfView: .degrees(70), over: .seconds(1)), at: .zero)
    for step in 0...20 {
      let camera = controller.view(at: Self.seconds(Double(step) * 0.05)).camera
      #expect(abs(camera.pitch.degrees + camera.verticalFieldOfView.degrees / 2 - 50) < 1e-9)
    }
  }

  @Test func commandsEndAtTheLimitAndGoThroughWhatMayBeShown() {
    var controller = Self.controller(yaw: (-150, 150), pitch: (-60, 60))
    controller.perform(.look(yaw: .degrees(115), over: .zero), at: .zero)
    controller.perform(.look(yaw: .degrees(-110), pitch: .degrees(-20), over: .seconds(1)), at: .zero)
    for step in 0...20 {
      let yaw = controller.view(at: Self.seconds(Double(step) * 0.05)).camera.yaw.degrees
      #expect(abs(yaw) <= 120 + 1e-9)
    }
    #expect(
      abs(controller.view(at: Self.seconds(0.5)).camera.yaw.degrees) < 90,
      "not over the seam, by the short way")
    #expect(abs(controller.view(at: Self.seconds(1)).camera.yaw.degrees - -110) < 1e-9)
    controller.perform(.turn(yaw: .degrees(-90), pitch: .degrees(90)), at: Self.seconds(2))
    let end = controller.view(at: Self.seconds(9))
    #expect(abs(end.camera.pitch.degrees - 30) < 1e-6)
    #expect(!end.isAnimating)
  }

  @Test func theStartViewIsBroughtInside() {
    let controller = MotionController(
      MotionSettings(
        view: ViewSettings(
          width: 1000, height: 1000, horizontalFieldOfView: .degrees(60), yaw: .degrees(170),
          pitch: .degrees(80)),
        limits: LimitSettings(yaw: HeadingRange(from: .degrees(-60), to: .degrees(60)), highest: .degrees(40))
      ))
    let camera = controller.view(at: .zero).camera
    #expect(abs(camera.pitch.degrees - 10) < 1e-9 && camera.yaw.degrees > 20)
  }

  @Test func aCropBoundsTheFieldOfView() {
    let crop = PanoramaCrop(
      fullWidth: 7200, fullHeight: 3600, left: 3000, top: 1200, width: 1000, height: 1200)
    var controller = MotionController(
      MotionSettings(view: ViewSettings(width: 1000, height: 1000), limits: LimitSettings(crop: crop)))
    // 50 degrees wide about -5 degrees, 60 tall: the width decides, and nothing else can be looked at.
    #expect(abs(controller.view(at: .zero).camera.horizontalFieldOfView.degrees - 50) < 1e-6)
    controller.perform(.look(yaw: .degrees(90), horizontalFieldOfView: .degrees(120), over: .zero), at: .zero)
    let camera = controller.view(at: .zero).camera
    #expect(abs(camera.horizontalFieldOfView.degrees - 50) < 1e-6)
    #expect(abs(camera.yaw.degrees - -5) < 1e-4)
  }

  /// The device looks higher than may be shown: the offset moves, so that it follows at once when the device turns back.
  @Test func theOffsetMovesAndNotTheDevice() {
    var controller = Self.controller(yaw: nil, pitch: (-50, 50))
    var time = Timestamp.zero
    func tilt(to degrees: Double, steps: Int = 100) {
      let from = controller.view(at: time)
      _ = from
      for step in 1...steps {
        time = time + .milliseconds(5)
        let pitch = last + (degrees - last) * Double(step) / Double(steps)
        let attitude = ViewAngles(yaw: 0.3, pitch: pitch * .pi / 180).camera
        controller.handle(.attitude(AttitudeSample(time: time, attitude: attitude)))
      }
      last = degrees
    }
    var last = 0.0
    tilt(to: 0, steps: 1)
    tilt(to: 70)
    #expect(abs(controller.view(at: time).camera.pitch.degrees - 20) < 1e-9)
    #expect(controller.view(at: time).phase == .limit)
    tilt(to: 66)
    #expect(controller.view(at: time).camera.pitch.degrees < 19)
    #expect(controller.view(at: time).phase == .gyro)
  }

  @Test func aDevicesOwnHeadingIsNotMoved() {
    func turned(_ gyro: GyroMode) -> Double {
      var controller = Self.controller(gyro: gyro)
      var time = Timestamp.zero
      for yaw in stride(from: 0.0, through: 80, by: 1) {
        time = time + .milliseconds(5)
        controller.handle(
          .attitude(AttitudeSample(time: time, attitude: ViewAngles(yaw: yaw * .pi / 180).camera)))
      }
      #expect(abs(controller.view(at: time).camera.yaw.degrees - 30) < 1e-9)
      for yaw in stride(from: 80.0, through: 20, by: -1) {
        time = time + .milliseconds(5)
        controller.handle(
          .attitude(AttitudeSample(time: time, attitude: ViewAngles(yaw: yaw * .pi / 180).camera)))
      }
      return controller.view(at: time).camera.yaw.degrees
    }
    #expect(abs(turned(.absolute) - 20) < 1e-9, "north stays where it is")
    #expect(abs(turned(.relative) - -30) < 1e-9, "what was turned beyond the limit is let go")
  }
}
