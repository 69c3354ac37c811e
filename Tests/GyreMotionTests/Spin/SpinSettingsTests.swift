import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct SpinSettingsTests {
  @Test func theShortWayIsShortAndShowsTheFrame() {
    RandomCases(100_000, seed: 41).allHold { random in
      let settings = SpinSettings(frames: random.integer(1...100))
      let position = random.number(-1000...1000)
      let frame = random.integer(0...(settings.frames - 1))
      let target = settings.position(showing: frame, from: position)
      guard settings.frame(of: target) == frame, target == target.rounded() else {
        return "it shows the frame"
      }
      guard Swift.abs(target - position) <= Double(settings.frames) / 2 + 1e-9 else {
        return "it is the short way"
      }
      let start = random.integer(0...(settings.frames - 1))
      let way = settings.shortestWay(from: start, to: frame)
      guard 2 * way > -settings.frames, 2 * way <= settings.frames else { return "half a turn goes forwards" }
      guard settings.position(showing: frame, from: Double(start)) == Double(start + way) else {
        return "both ways are the same"
      }
      return nil
    }
  }

  @Test func halfATurnGoesForwards() {
    let settings = SpinSettings(frames: 64)
    #expect(settings.position(showing: 32, from: 0.001) == 32)
    #expect(settings.position(showing: 32, from: -0.001) == -32)
    #expect(settings.position(showing: 32, from: 0) == 32)
    #expect(settings.position(showing: 0, from: 32) == 64)
    #expect(settings.position(showing: 0, from: -32) == 0)
    #expect(settings.shortestWay(from: 40, to: 8) == 32)
    let clamped = SpinSettings(frames: 64, ends: .clamp)
    #expect(clamped.position(showing: 60, from: 1) == 60 && clamped.shortestWay(from: 1, to: 60) == 59)
  }

  @Test func framesOfClampedEndsStayWithin() {
    var settings = SpinSettings(frames: 10, rows: 4, pixelsPerRow: 50, ends: .clamp)
    #expect(settings.frame(of: 12) == 9 && settings.frame(of: -3) == 0)
    for ends in SpinEnds.allCases {
      settings.ends = ends
      #expect(settings.frame(of: .nan) == 0 && settings.frame(of: .infinity) == 0)
      #expect(settings.frame(of: -1e-300) == 0)
    }
    #expect(settings.rowsPerPixel(viewHeight: 900) == 0.02)
    #expect(SpinSettings(frames: 10, rows: 4).rowsPerPixel(viewHeight: 900) == 3.0 / 900)
  }

  @Test func glidesEndExactlyOnAFrameAtMostThreeTurnsASecond() {
    let view = ViewSettings(width: 1000, height: 800)
    let feels = [GlideFeel.gyre(), .ios, .android, .flutter, .marzipano]
    RandomCases(100_000, seed: 42).allHold { random in
      let settings = SpinSettings(frames: random.integer(2...120), ends: random.sign() > 0 ? .wrap : .clamp)
      let last = Double(settings.frames - 1)
      let position = settings.ends == .wrap ? random.number(-500...500) : random.number(0...last)
      let velocity = random.sign() * random.magnitude(0.01...1000)
      let feel = feels[random.integer(0...4)]
      let scale = settings.framesPerPixel(viewWidth: view.width)
      let glide = settings.glide(
        from: position, velocity: velocity, framesPerPixel: scale, view: view,
        settings: GlideSettings(feel: feel), at: .zero)
      guard glide.end == glide.end.rounded() else { return "it ends exactly on a frame" }
      guard Swift.abs(glide.velocity) <= 3 * Double(settings.frames) else {
        return "at most three turns a second"
      }
      guard settings.ends == .wrap || (glide.end >= 0 && glide.end <= last) else { return "it ends inside" }
      let free = settings.glide(
        from: position, velocity: velocity, framesPerPixel: scale, view: view,
        settings: GlideSettings(feel: feel, snap: .off), at: .zero)
      guard Swift.abs(glide.end - free.end) <= max(1.5, Swift.abs(free.travel)) else {
        return "near its free end"
      }
      return nil
    }
  }

  @Test func theReferenceSpeedIsATurnOfTheObject() {
    // 300 deg/s of object turn last one second, whatever the number of frames.
    for frames in [12, 64, 720] {
      let settings = SpinSettings(frames: frames)
      let glide = settings.glide(
        from: 0, velocity: 300.0 / 360 * Double(frames), framesPerPixel: 0.01, view: ViewSettings(),
        settings: GlideSettings(snap: .off), at: .zero)
      #expect(Swift.abs(glide.duration - 1) < 1e-12)
    }
  }

  @Test func switchedOffGlidesSettleOnTheFrame() {
    let settings = SpinSettings(frames: 64)
    let glide = settings.glide(
      from: 3.4, velocity: 100, framesPerPixel: 0.1, view: ViewSettings(),
      settings: GlideSettings(isOn: false),
      at: .zero)
    #expect(glide.end == 3 && glide.velocity == 0)
  }

  /// 48 frames, 10 pixels each, at 240 dots per inch: a radian is 76.4 pixels, 50.9 dp.
  @Test func feelsOfPlatformsSeeThePixelsOfTheScreen() {
    let view = ViewSettings(width: 800, height: 600, dotsPerInch: 240)
    let glide = { (feel: GlideFeel) in
      SpinSettings(frames: 48).glide(
        from: 0, velocity: 60, framesPerPixel: 0.1, view: view,
        settings: GlideSettings(feel: feel, snap: .off), at: .zero)
    }
    // 600 pixels a second are 400 dp a second, and three quarters of a view width.
    #expect(Swift.abs(glide(.ios).duration - Portable.log((400.0 + 5) / 5) / 2.002002670673) < 1e-9)
    #expect(Swift.abs(glide(.marzipano).duration - 0.75 / 6) < 1e-9)
  }

  @Test func glidesAgainstAClampedEndLandOnIt() {
    let settings = SpinSettings(frames: 64, ends: .clamp)
    for snap in [GlideSnapMode.auto, .off] {
      for (velocity, end) in [(150.0, 63.0), (-150, 0)] {
        let glide = settings.glide(
          from: 40, velocity: velocity, framesPerPixel: 0.1, view: ViewSettings(),
          settings: GlideSettings(snap: snap), at: .zero)
        #expect(glide.end == end && glide.velocity == velocity)
      }
    }
  }

  @Test func theDefaultsAreTheDocumentedOnes() {
    let settings = SpinSettings(frames: 64)
    #expect(settings.rows == 1 && settings.start == 0 && settings.direction == -1)
    #expect(settings.hysteresis == 0.1 && settings.autoplay == 0 && settings.gyroGain == 0)
    #expect(settings.scale == .viewWidthPerRevolution && settings.ends == .wrap)
    #expect(settings.rule == .continuous)
  }

  /// The last setting that is taken and the first that is not.
  @Test func settingsHaveLimits() {
    let pairs: [(SpinSettings, SpinSettings)] = [
      (SpinSettings(frames: 1_000_000), SpinSettings(frames: 1_000_001)),
      (SpinSettings(frames: 9, rows: 10_000), SpinSettings(frames: 9, rows: 10_001)),
      (SpinSettings(frames: 9, hysteresis: 0.4), SpinSettings(frames: 9, hysteresis: 0.40001)),
      (SpinSettings(frames: 9, autoplay: -1e6), SpinSettings(frames: 9, autoplay: -1_000_001)),
      (SpinSettings(frames: 9, gyroGain: 1e6), SpinSettings(frames: 9, gyroGain: 1_000_001)),
      (SpinSettings(frames: 9, pixelsPerRow: 1e-3), SpinSettings(frames: 9, pixelsPerRow: 0.99999e-3)),
      (
        SpinSettings(frames: 9, scale: .pixelsPerFrame(1e-3)),
        SpinSettings(frames: 9, scale: .pixelsPerFrame(0.99999e-3))
      ),
    ]
    for (taken, refused) in pairs { #expect(taken.problem == nil && refused.problem != nil, "\(refused)") }
  }
}
