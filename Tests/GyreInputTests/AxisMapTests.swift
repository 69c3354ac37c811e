import GyreInput
import GyreMotion
import GyreTestSupport
import Testing

@Suite struct AxisMapTests {
  private let range = AxisRange(minimum: 0, maximum: 4095)

  @Test func theEndsOfTheRangeAreTheEdgesOfTheView() {
    let map = AxisMap(horizontal: range, vertical: AxisRange(minimum: 42, maximum: 1981))
    let view = TouchView(width: 1920, height: 1080)
    #expect(map.position(x: 0, y: 42, in: view) == ScreenPoint(x: 0, y: 0))
    #expect(map.position(x: 4095, y: 1981, in: view) == ScreenPoint(x: 1920, y: 1080))
    #expect(map.position(x: 1024, y: 42, in: view).x == 1024.0 / 4095 * 1920)
  }

  @Test func whatIsBeyondIsClamped() {
    let map = AxisMap(horizontal: range, vertical: range)
    let view = TouchView(width: 10, height: 10)
    #expect(map.position(x: -1, y: 5000, in: view) == ScreenPoint(x: 0, y: 10))
    #expect(map.position(x: -.infinity, y: .infinity, in: view) == ScreenPoint(x: 0, y: 10))
    #expect(map.position(x: .nan, y: 0, in: view) == ScreenPoint(x: 5, y: 0))
  }

  @Test(arguments: [(7.0, 7.0), (9, 3)])
  func anAxisWithoutExtentGivesTheMiddle(minimum: Double, maximum: Double) {
    #expect(AxisRange(minimum: minimum, maximum: maximum).fraction(7) == 0.5)
  }

  @Test func theWidestRangeDoesNotOverflow() {
    let axis = AxisRange(AbsoluteAxis(code: 0, minimum: .min, maximum: .max))
    #expect(axis.fraction(Double(Int32.min)) == 0)
    #expect(axis.fraction(Double(Int32.max)) == 1)
  }

  // A panel of 800 x 480 seen at each turn; the panel's point (200, 120) by the formulas of `TouchView.seen`.
  @Test(arguments: [
    (ScreenRotation.degrees0, 800.0, 480.0, ScreenPoint(x: 200, y: 120)),
    (.degrees90, 480, 800, ScreenPoint(x: 120, y: 600)),
    (.degrees180, 800, 480, ScreenPoint(x: 600, y: 360)),
    (.degrees270, 480, 800, ScreenPoint(x: 360, y: 200)),
  ])
  func turnsWithThePicture(rotation: ScreenRotation, width: Double, height: Double, expected: ScreenPoint) {
    let map = AxisMap(
      horizontal: AxisRange(minimum: 0, maximum: 800), vertical: AxisRange(minimum: 0, maximum: 480))
    let view = TouchView(width: width, height: height, rotation: rotation)
    #expect(map.position(x: 200, y: 120, in: view) == expected)
  }

  @Test func calibratesBeforeItTurns() {
    let map = AxisMap(
      horizontal: AxisRange(minimum: 0, maximum: 100), vertical: AxisRange(minimum: 0, maximum: 100),
      calibration: .mirroredHorizontally)
    let view = TouchView(width: 100, height: 100, rotation: .degrees90)
    // Raw (25, 50) is the panel's (75, 50), seen at (50, 25).
    #expect(map.position(x: 25, y: 50, in: view) == ScreenPoint(x: 50, y: 25))
  }

  @Test func aPartOfTheSurfaceFillsTheView() {
    let map = AxisMap(
      horizontal: AxisRange(minimum: 0, maximum: 100), vertical: AxisRange(minimum: 0, maximum: 100))
    let view = TouchView(
      width: 1000, height: 1000, part: SurfacePart(left: 0.5, top: 0, width: 0.5, height: 1))
    #expect(map.position(x: 75, y: 30, in: view) == ScreenPoint(x: 500, y: 300))
    #expect(map.isOver(view, x: 75, y: 30))
    #expect(!map.isOver(view, x: 25, y: 30))
    #expect(map.position(x: 25, y: 30, in: view) == ScreenPoint(x: 0, y: 300))
  }

  @Test func whatACalibrationPutsBeyondTheSurfaceIsOnItsEdge() {
    let range = AxisRange(minimum: 0, maximum: 100)
    let map = AxisMap(
      horizontal: range, vertical: range, calibration: TouchCalibration(1, 0, -0.25, 0, 1, 0))
    let view = TouchView(
      width: 100, height: 100, part: SurfacePart(left: 0, top: 0, width: 0.5, height: 1))
    #expect(map.isOver(view, x: 10, y: 50))
    #expect(map.position(x: 10, y: 50, in: view) == ScreenPoint(x: 0, y: 50))
    #expect(!map.isOver(view, x: 90, y: 50))
  }

  @Test func aContactThatBeginsBesideTheViewIsNotItsOwn() throws {
    var session = try Session(
      touchScreen(),
      view: TouchView(width: 100, height: 100, part: SurfacePart(left: 0.5, top: 0, width: 0.5, height: 1)))
    #expect(session.contacts(.id(1), .x(40), .y(10)) == [])
    #expect(session.contacts(.x(75)) == [])
    #expect(session.contacts(.id(2)) == [contact(0, .began, 50, 10)])
    #expect(session.contacts(.x(40)) == [contact(0, .moved, 0, 10)])
  }

  @Test func theDescriptionsCalibrationIsUsed() throws {
    var description = touchScreen()
    description.calibration = .turned180
    var session = try Session(description)
    #expect(session.contacts(.id(1), .x(10), .y(20)) == [contact(0, .began, 90, 80)])
    description.calibration = TouchCalibration(1, 1, 0, 1, 1, 0)
    #expect(throws: InputError.singularCalibration(stream: 3)) { _ = try Session(description) }
  }

  @Test func everyResultIsOnTheViewAndNeverNegativeZero() {
    let turns: [TouchCalibration] = [
      .identity, .mirroredHorizontally, .mirroredVertically, .turned90, .turned180, .turned270,
      TouchCalibration(1.2, 0.1, -0.3, -0.2, 0.9, 0.4),
    ]
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let calibration = turns.randomElement(using: &random) ?? .identity
      let map = AxisMap(
        horizontal: AxisRange(minimum: Double.random(in: -9...0, using: &random), maximum: 9),
        vertical: AxisRange(minimum: 0, maximum: Double.random(in: 0...9, using: &random)),
        calibration: calibration)
      let view = TouchView(
        width: Double.random(in: 1...4000, using: &random),
        height: Double.random(in: 1...4000, using: &random),
        rotation: ScreenRotation.allCases.randomElement(using: &random) ?? .degrees0)
      let point = map.position(
        x: Double.random(in: -12...12, using: &random).rounded(),
        y: Double.random(in: -2...12, using: &random), in: view)
      #expect(point.x >= 0 && point.x <= view.width && point.x.sign == .plus, "seed \(seed)")
      #expect(point.y >= 0 && point.y <= view.height && point.y.sign == .plus, "seed \(seed)")
    }
  }
}
