// Prints what tools/draw-pictures draws: figures, panels and lines of the library's own values, as tab-separated text.
import GyreMath
import GyreMotion

/// Writes figures as text.
enum Print {
  static func figure(_ name: String, _ title: String) { print("figure\t\(name)\t\(title)") }

  static func panel(_ title: String, _ x: String = "progress in time", _ y: String = "value") {
    print("panel\t\(title)\t\(x)\t\(y)")
  }

  /// A line from the beginning of the range to its end, or back.
  static func line(
    _ label: String, _ range: ClosedRange<Double> = 0...1, backwards: Bool = false,
    _ value: (Double) -> Double
  ) {
    let count = 600
    var text = "line\t\(label)"
    for step in 0...count {
      let part = Double(backwards ? count - step : step) / Double(count)
      let x = range.lowerBound + (range.upperBound - range.lowerBound) * part
      text += "\t\(x) \(value(x))"
    }
    print(text)
  }

  static func curve(_ label: String, _ curve: EasingCurve, _ range: ClosedRange<Double> = 0...1) {
    line(label, range) { curve.value(at: $0) }
  }
}

let directions: [(EasingDirection, String)] = [
  (.in, "in"), (.out, "out"), (.inOut, "in-out"), (.outIn, "out-in"),
]
let families: [(EasingFamily, String)] = [(.easingsNet, "easingsNet"), (.penner, "penner"), (.d3, "d3")]

func printEasings() {
  Print.figure("easing-power", "Powers")
  for (direction, name) in directions {
    Print.panel(name)
    Print.curve("quad", .quad(direction))
    Print.curve("cubic", .cubic(direction))
    Print.curve("quart", .quart(direction))
    Print.curve("quint", .quint(direction))
    Print.curve("power 0.7", .power(0.7, direction))
  }
  Print.figure("easing-smooth", "Sine, circle, smoothstep, minimum jerk")
  for (direction, name) in directions {
    Print.panel(name)
    Print.curve("sine", .sine(direction))
    Print.curve("circular", .circular(direction))
    if direction == .inOut {
      Print.curve("smoothstep", .smoothstep)
      Print.curve("minimumJerk", .minimumJerk)
    }
  }
  let shapes: [(String, String, (EasingDirection, EasingFamily) -> EasingCurve)] = [
    ("easing-exponential", "Exponential", { .exponential($0, family: $1) }),
    ("easing-back", "Back", { .back($0, family: $1) }),
    ("easing-elastic", "Elastic", { .elastic($0, family: $1) }),
    ("easing-bounce", "Bounce", { .bounce($0, family: $1) }),
  ]
  for (figure, title, shape) in shapes {
    Print.figure(figure, title)
    for (direction, name) in directions {
      Print.panel(name)
      for (family, label) in families { Print.curve(label, shape(direction, family)) }
    }
    if figure == "easing-exponential" {
      Print.panel("in, from near")
      for (family, label) in families { Print.curve(label, shape(.in, family), 0...0.1) }
    }
    if figure == "easing-elastic" {
      Print.panel("out, by amplitude and period")
      Print.curve("amplitude 1, period 0.3", .elastic(.out))
      Print.curve("amplitude 1.5, period 0.3", .elastic(.out, amplitude: 1.5))
      Print.curve("amplitude 1, period 0.6", .elastic(.out, period: 0.6))
    }
  }
  Print.figure("easing-qt", "Qt's own curves")
  Print.panel("")
  Print.curve("inCurve", .qt(.inCurve))
  Print.curve("outCurve", .qt(.outCurve))
  Print.curve("sineCurve", .qt(.sineCurve))
  Print.curve("cosineCurve", .qt(.cosineCurve))
}

func printCSS() throws {
  Print.figure("easing-css", "CSS and Bezier curves")
  Print.panel("keywords, and beyond their ends")
  Print.curve("ease", .ease, -0.2...1.2)
  Print.curve("ease-in", .easeIn, -0.2...1.2)
  Print.curve("ease-out", .easeOut, -0.2...1.2)
  Print.curve("ease-in-out", .easeInOut, -0.2...1.2)
  Print.panel("cubic-bezier(...)")
  Print.curve("0, 0, .2, 1", .materialDecelerate)
  Print.curve(".34, 1.56, .64, 1", try .cubicBezier(0.34, 1.56, 0.64, 1))
  Print.curve("0, 1, 1, 0", try .cubicBezier(0, 1, 1, 0))
  Print.curve("1, 0, 0, 1", try .cubicBezier(1, 0, 0, 1))
  Print.figure("easing-pieces", "Curves of pieces")
  Print.panel("steps(4, ...)")
  for (jump, name) in [
    (StepCurve.Jump.start, "start"), (.end, "end"), (.none, "jump-none"), (.both, "jump-both"),
  ] {
    Print.curve(name, try .steps(4, jump), 0...0.9999)
  }
  Print.panel("linear() and a spline")
  Print.curve("linear(0, .25 25% 50%, 1)", try EasingCurve(css: "linear(0, .25 25% 50%, 1)"), -0.1...1.1)
  Print.curve(
    "BezierSpline",
    .spline(
      try BezierSpline([
        .init(0.05, 0), .init(0.13, 0.06), .init(0.17, 0.4), .init(0.21, 0.82), .init(0.25, 1), .init(1, 1),
      ])))
}

/// Degrees and degrees per second of a glide, in two panels.
func printGlides(_ glides: [(String, Glide)], _ unit: String, times: Double, until: Double) {
  Print.panel("where it is", "seconds", unit)
  for (label, glide) in glides {
    Print.line(label, 0...until) { glide.sample(at: .zero + .seconds($0)).position * times }
  }
  Print.panel("how fast", "seconds", "\(unit) per second")
  for (label, glide) in glides {
    Print.line(label, 0...until) { glide.sample(at: .zero + .seconds($0)).velocity * times }
  }
}

func glide(_ degreesPerSecond: Double, _ curve: GlideCurve = .cubic, law: GlideTimeLaw = .ballistic())
  -> Glide
{
  let speed = Angle.degrees(degreesPerSecond).radians
  return Glide(from: 0, velocity: speed, at: .zero, plan: law.plan(curve, speed: speed))
}

func printInertia() throws {
  let degrees = 180 / Double.pi
  Print.figure("glide-speeds", "Our own feel: cubic, ballistic")
  printGlides(
    [720.0, 300, 100, 20].map { ("\(Int($0)) deg/s", glide($0)) }, "degrees", times: degrees, until: 1.7)
  Print.figure("glide-curves", "One release, 200 deg/s, by curve")
  printGlides(
    [
      ("power 2", glide(200, .quadratic)), ("power 3", glide(200)), ("power 5", glide(200, try .power(5))),
      ("sine", glide(200, .sine)), ("exponential", glide(200, .exponential)),
      ("ease-out", glide(200, try GlideCurve(.easeOut))),
      ("material decelerate", glide(200, try GlideCurve(.materialDecelerate))),
    ], "degrees", times: degrees, until: 1)
  Print.figure("glide-laws", "The same release, 200 deg/s, by time law")
  printGlides(
    [
      ("ballistic", glide(200)), ("fixed time 1 s", glide(200, law: .fixedTime())),
      ("fixed distance 90 degrees", glide(200, law: .fixedDistance())),
    ], "degrees", times: degrees, until: 1.4)
  let scale = GlideScale(densityIndependentPixels: 1, viewWidths: 1.0 / 1280)
  let feels: [(String, GlideFeel)] = [
    ("ios", .ios), ("iosFast", .iosFast), ("android", .android), ("flutter", .flutter),
    ("chromeTouchpad", .chromeTouchpad), ("marzipano", .marzipano),
    ("decay 0.35 s", .decay(timeConstant: 0.35, restDelta: 0.5)), ("deceleration 2000", .deceleration(2000)),
  ]
  Print.figure("glide-feels", "Feels of platforms: a release at 2000 dp/s, 1280 dp a view")
  printGlides(
    feels.map {
      ($0.0, Glide(from: 0, velocity: 2000, at: .zero, plan: $0.1.plan(speed: 2000, scale: scale)))
    }, "dp",
    times: 1, until: 3.2)
  Print.figure("glide-snap", "A release that ends on a frame of 10 degrees, or on a limit")
  let fast = glide(60)
  let slow = glide(12)
  let frame = Angle.degrees(10).radians
  printGlides(
    [
      ("60 deg/s, free", fast), ("on its frame", fast.snapped(to: frame).glide),
      ("on a limit at 5 degrees", fast.landing(at: Angle.degrees(5).radians)),
      (
        "12 deg/s from 6 degrees, settling",
        Glide(
          from: frame * 0.6, velocity: slow.velocity, at: .zero,
          plan: GlideTimeLaw.ballistic().plan(.cubic, speed: slow.velocity)
        ).snapped(to: frame).glide
      ),
    ], "degrees", times: degrees, until: 0.7)
}

/// A spin under one finger in a view 1000 pixels wide, without slop.
struct Finger {
  var controller: MotionController
  var time = Timestamp.zero

  init(_ spin: SpinSettings) {
    controller = MotionController(
      MotionSettings(view: ViewSettings(width: 1000, height: 1000), touch: TouchSettings(slop: 0), spin: spin)
    )
  }

  mutating func at(_ phase: ContactPhase, _ x: Double, after seconds: Double = 0.008) {
    time = time + .seconds(seconds)
    let contact = Contact(id: 1, phase: phase, position: ScreenPoint(x: x, y: 500))
    controller.handle(.contacts(ContactFrame(time: time, [contact])))
  }

  func position(after seconds: Double = 0) -> Double {
    controller.view(at: time + .seconds(seconds)).spin?.position ?? .nan
  }

  func frame(after seconds: Double = 0) -> Double {
    controller.view(at: time + .seconds(seconds)).spin.map { Double($0.frame) } ?? .nan
  }
}

func printSpins() {
  Print.figure("spin-frame", "The frame that is shown, there and back")
  Print.panel("", "pixels dragged to the left", "frames")
  var finger = Finger(SpinSettings(frames: 36, scale: .pixelsPerFrame(10)))
  finger.at(.began, 900)
  Print.line("position", 0...50) {
    finger.at(.moved, 900 - $0)
    return finger.position()
  }
  finger = Finger(SpinSettings(frames: 36, scale: .pixelsPerFrame(10)))
  finger.at(.began, 900)
  Print.line("frame, on the way there", 0...50) {
    finger.at(.moved, 900 - $0)
    return finger.frame()
  }
  Print.line("frame, on the way back", 0...50, backwards: true) {
    finger.at(.moved, 900 - $0)
    return finger.frame()
  }
}

/// Where clamped ends hold a spin of 10 frames, 20 pixels each.
func printEnds() {
  let spin = SpinSettings(frames: 10, scale: .pixelsPerFrame(20), ends: .clamp)
  Print.figure("spin-ends", "Clamped ends: a drag past the last frame, and its way back")
  Print.panel("under the finger", "pixels dragged to the left", "frames")
  var finger = Finger(spin)
  finger.at(.began, 900)
  Print.line("position", 0...600) {
    finger.at(.moved, 900 - $0)
    return finger.position()
  }
  Print.panel("after the finger has lifted", "seconds", "frames")
  finger.at(.moved, 300, after: 0.2)
  finger.at(.ended, 300)
  Print.line("position", 0...0.4) {
    finger.position(after: $0)
  }
  Print.figure("spin-glide", "A flick of a spin of 36 frames, 10 pixels each")
  finger = Finger(SpinSettings(frames: 36, scale: .pixelsPerFrame(10)))
  finger.at(.began, 500)
  for step in 1...10 { finger.at(.moved, 500 - 4 * Double(step)) }
  finger.at(.ended, 460)
  Print.panel("after the release", "seconds", "frames")
  Print.line("position", 0...1.2) {
    finger.position(after: $0)
  }
  Print.line("frame", 0...1.2) {
    finger.frame(after: $0)
  }
  Print.figure("spin-autoplay", "Autoplay of 10 frames, 8 frames per second")
  for (ends, title) in [(SpinEnds.wrap, "wrapping"), (.clamp, "clamped")] {
    Print.panel(title, "seconds", "frames")
    finger = Finger(SpinSettings(frames: 10, ends: ends, autoplay: 8))
    Print.line("position", 0...3) { finger.position(after: $0) }
    Print.line("frame", 0...3) { finger.frame(after: $0) }
  }
}

@main struct PrintCurves {
  static func main() throws {
    printEasings()
    try printCSS()
    try printInertia()
    printSpins()
    printEnds()
  }
}
