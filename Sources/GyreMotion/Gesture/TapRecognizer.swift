/// Tells taps, double taps and long presses from what a pan recogniser saw: how long a still finger was down.
///
/// A tap lifts within .5 s (and before the long press) without leaving the slop circle. A second one whose press
/// comes within the double-tap time after the first one's lift, and within 40 dp of its press, makes a double tap;
/// the next one counts from one again.
struct TapRecognizer: Sendable, Equatable {
  /// The longest time that a tap is down: .5 s.
  static let longestTap = TimeSpan.milliseconds(500)
  /// How far the presses of a double tap lie apart at the most, in dp.
  static let longestDistance = 40.0

  private struct Press: Sendable, Equatable {
    var time: Timestamp
    var position: ScreenPoint
    /// What it makes when it lifts as a tap: 1 or 2.
    var count: Int
    /// True where it stopped a view that ran on: it then is meant for that, and no tap is reported.
    var isCatch: Bool
  }

  private struct FirstTap: Sendable, Equatable {
    var lift: Timestamp
    var position: ScreenPoint
  }

  private var press: Press?
  private var last: FirstTap?
  /// The latest tap or long press; nil before the first.
  private var latest: Gesture?

  /// A recogniser that has seen nothing.
  init() {}

  /// A first finger came down; `isCatch`: it stopped a glide.
  mutating func press(
    at position: ScreenPoint, _ time: Timestamp, isCatch: Bool, _ settings: GestureSettings,
    dotsPerInch: Double
  ) {
    press = Press(
      time: time, position: position, count: isSecond(position, time, settings, dotsPerInch) ? 2 : 1,
      isCatch: isCatch)
  }

  /// The finger began to pan, was joined by another, or became void.
  mutating func fail() {
    press = nil
    last = nil
  }

  /// The finger lifted; the number of taps that this makes (1 or 2), and where; nil for none.
  mutating func lift(at time: Timestamp, isStill: Bool, _ settings: GestureSettings) -> (
    count: Int, position: ScreenPoint
  )? {
    defer { press = nil }
    guard let press, isStill else {
      last = nil
      return nil
    }
    let held = time.since(press.time)
    if held >= settings.longPressTime { latest = longPress(press, settings) }
    guard held < min(Self.longestTap, settings.longPressTime) else {
      last = nil
      return nil
    }
    last = press.count == 1 ? FirstTap(lift: time, position: press.position) : nil
    if !press.isCatch || press.count == 2 {
      latest = Gesture(kind: .tap(count: press.count), time: time, position: press.position)
    }
    return (press.count, press.position)
  }

  /// The latest tap or long press up to a moment, while a finger is still or not.
  func gesture(at time: Timestamp, isStill: Bool, _ settings: GestureSettings) -> Gesture? {
    guard let press, isStill, time.since(press.time) >= settings.longPressTime else { return latest }
    return longPress(press, settings)
  }

  private func longPress(_ press: Press, _ settings: GestureSettings) -> Gesture {
    Gesture(kind: .longPress, time: press.time + settings.longPressTime, position: press.position)
  }

  private func isSecond(
    _ position: ScreenPoint, _ time: Timestamp, _ settings: GestureSettings, _ dotsPerInch: Double
  ) -> Bool {
    guard let last, time.since(last.lift) <= settings.doubleTapTime else { return false }
    let dx = position.x - last.position.x
    let dy = position.y - last.position.y
    let reach = Self.longestDistance * dotsPerInch / 160
    return dx * dx + dy * dy <= reach * reach
  }
}
