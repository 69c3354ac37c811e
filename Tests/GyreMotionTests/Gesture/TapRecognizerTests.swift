import Testing

@testable import GyreMotion

@Suite struct TapRecognizerTests {
  /// A still finger at a place from one moment to another, milliseconds.
  private static func tap(
    _ taps: inout TapRecognizer, _ x: Double, _ down: Double, _ up: Double, isCatch: Bool = false,
    _ settings: GestureSettings = GestureSettings()
  ) -> Int? {
    taps.press(
      at: ScreenPoint(x: x, y: 0), .zero + .milliseconds(down), isCatch: isCatch, settings, dotsPerInch: 320)
    return taps.lift(at: .zero + .milliseconds(up), isStill: true, settings)?.count
  }

  /// 40 dp are 80 px at 320 per inch.
  @Test(arguments: [(180.0, 80.0, 2), (380, 0, 2), (381, 0, 1), (180, 81, 1), (180, -80, 2)])
  func aSecondTapIsOneThatIsPressedSoonAndNear(press: Double, x: Double, count: Int) {
    var taps = TapRecognizer()
    #expect(Self.tap(&taps, 0, 0, 80) == 1)
    #expect(Self.tap(&taps, x, press, press + 90) == count)
  }

  @Test func theThirdTapCountsFromOne() {
    var taps = TapRecognizer()
    #expect([0, 150, 300, 450].map { Self.tap(&taps, 0, $0, $0 + 50) } == [1, 2, 1, 2])
  }

  @Test func whatIsHeldIsNoTap() {
    var taps = TapRecognizer()
    #expect(Self.tap(&taps, 0, 0, 499) == 1)
    #expect(Self.tap(&taps, 0, 1000, 1500) == nil)
    #expect(Self.tap(&taps, 0, 1600, 1650) == 1, "after a long press taps count from one")
    let patient = GestureSettings(longPressTime: .seconds(2))
    #expect(Self.tap(&taps, 0, 5000, 5600, patient) == nil)
    let hasty = GestureSettings(longPressTime: .milliseconds(200))
    #expect(Self.tap(&taps, 0, 9000, 9250, hasty) == nil)
  }

  @Test func aFingerThatMovesIsNoTapAndEndsTheCount() {
    var taps = TapRecognizer()
    _ = Self.tap(&taps, 0, 0, 50)
    taps.press(
      at: ScreenPoint(x: 0, y: 0), .zero + .milliseconds(100), isCatch: false, GestureSettings(),
      dotsPerInch: 160)
    taps.fail()
    #expect(taps.lift(at: .zero + .milliseconds(150), isStill: false, GestureSettings()) == nil)
    #expect(Self.tap(&taps, 0, 200, 250) == 1)
  }

  @Test func aLongPressIsReportedWhileItIsHeldAndStaysTheLatest() {
    var taps = TapRecognizer()
    let settings = GestureSettings()
    let press = Timestamp.zero + .milliseconds(100)
    let place = ScreenPoint(x: 7, y: 8)
    taps.press(at: place, press, isCatch: false, settings, dotsPerInch: 160)
    #expect(taps.gesture(at: .zero + .milliseconds(599), isStill: true, settings) == nil)
    let long = Gesture(kind: .longPress, time: .zero + .milliseconds(600), position: place)
    #expect(taps.gesture(at: .zero + .milliseconds(600), isStill: true, settings) == long)
    #expect(taps.gesture(at: .zero + .milliseconds(900), isStill: false, settings) == nil)
    _ = taps.lift(at: .zero + .milliseconds(900), isStill: true, settings)
    #expect(taps.gesture(at: .zero + .milliseconds(2000), isStill: false, settings) == long)
  }

  /// A tap that stops a glide is meant for that: it is not reported, but may begin a double tap.
  @Test func aTapThatStopsAGlideIsNotReported() {
    var taps = TapRecognizer()
    let settings = GestureSettings()
    #expect(Self.tap(&taps, 0, 0, 50, isCatch: true) == 1)
    #expect(taps.gesture(at: .zero + .milliseconds(60), isStill: false, settings) == nil)
    #expect(Self.tap(&taps, 0, 150, 200) == 2)
    #expect(taps.gesture(at: .zero + .milliseconds(210), isStill: false, settings)?.kind == .tap(count: 2))
  }
}
