@testable import GyreMotion
import Testing

@Suite struct PanRecognizerTests {
  private static func frame(_ milliseconds: Double, _ contacts: [(Int32, ContactPhase, Double, Double)])
    -> ContactFrame
  {
    ContactFrame(
      time: .zero + .milliseconds(milliseconds),
      contacts.map { Contact(id: $0.0, phase: $0.1, position: ScreenPoint(x: $0.2, y: $0.3)) })
  }

  private static func grip(_ x: Double, _ y: Double) -> Grip { Grip(point: ScreenPoint(x: x, y: y)) }

  private static func pair(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double) -> Grip {
    let span = ((x2 - x) * (x2 - x) + (y2 - y) * (y2 - y)).squareRoot()
    return Grip(point: ScreenPoint(x: (x + x2) / 2, y: (y + y2) / 2), span: span)
  }

  private static func update(
    _ pan: inout PanRecognizer, _ frame: ContactFrame, slop: Double = 10, scroll: ScrollArbitration = .both
  )
    -> PanRecognizer.Change
  {
    pan.update(frame, PanRecognizer.Rules(touchSlop: slop, mouseSlop: 4, scroll: scroll))
  }

  /// Exactly the slop is lost: a 3-4-5 triangle puts the anchor at 10 of 50 pixels.
  @Test func thePanIsAnchoredWhereTheLineCrossesTheSlopCircle() {
    var pan = PanRecognizer()
    #expect(
      Self.update(&pan, Self.frame(0, [(1, .began, 100, 100)])) == .pressed(at: ScreenPoint(x: 100, y: 100)))
    #expect(Self.update(&pan, Self.frame(8, [(1, .moved, 106, 108)])) == .none)
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .moved, 130, 140)]))
        == .began(anchor: Self.grip(106, 108), to: Self.grip(130, 140)))
    #expect(
      Self.update(&pan, Self.frame(24, [(1, .moved, 131, 141)])) == .moved(to: Self.grip(131, 141)))
  }

  @Test func withoutSlopThePressIsTheAnchor() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 100, 100)]), slop: 0)
    #expect(Self.update(&pan, Self.frame(8, [(1, .moved, 100, 100)]), slop: 0) == .none)
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .moved, 100.5, 100)]), slop: 0)
        == .began(anchor: Self.grip(100, 100), to: Self.grip(100.5, 100)))
  }

  @Test func theMouseHasASlopOfItsOwn() {
    var pan = PanRecognizer()
    func frame(_ phase: ContactPhase, _ x: Double) -> ContactFrame {
      ContactFrame(
        time: .zero, [Contact(id: 1, phase: phase, position: ScreenPoint(x: x, y: 0), tool: .mouse)])
    }
    _ = Self.update(&pan, frame(.began, 0))
    #expect(Self.update(&pan, frame(.moved, 4)) == .none)
    #expect(
      Self.update(&pan, frame(.moved, 5))
        == .began(anchor: Self.grip(4, 0), to: Self.grip(5, 0)))
  }

  @Test func aTapIsReleasedAndAPanEnds() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    #expect(Self.update(&pan, Self.frame(50, [(1, .ended, 0, 0)])) == .released(isStill: true))
    #expect(!pan.isHeld)
    _ = Self.update(&pan, Self.frame(100, [(1, .began, 0, 0)]))
    for step in 1...10 {
      _ = Self.update(&pan, Self.frame(100 + Double(step) * 8, [(1, .moved, Double(step) * 8, 0)]))
    }
    guard case .ended(let velocity) = Self.update(&pan, Self.frame(184, [(1, .ended, 80, 0)])) else {
      Issue.record("a pan that lifts must end")
      return
    }
    #expect(abs(velocity.x - 1000) < 1e-6)
    #expect(abs(velocity.y) < 1e-6)
  }

  @Test func aCancelledContactLeavesNoVelocity() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 80, 0)]))
    #expect(Self.update(&pan, Self.frame(16, [(1, .cancelled, 80, 0)])) == .cancelled)
    #expect(!pan.isPanning)
  }

  @Test func twoFingersPanByTheirMidpointAndAnyChangeReanchors() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 40, 0)]))
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .moved, 50, 0), (2, .began, 150, 100)]))
        == .reanchored(at: Self.pair(40, 0, 150, 100), to: Self.pair(50, 0, 150, 100)))
    #expect(
      Self.update(&pan, Self.frame(24, [(1, .moved, 60, 0), (2, .moved, 160, 100)]))
        == .moved(to: Self.pair(60, 0, 160, 100)))
    #expect(
      Self.update(&pan, Self.frame(32, [(1, .ended, 60, 0), (2, .moved, 163, 100)]))
        == .reanchored(at: Self.grip(160, 100), to: Self.grip(163, 100)))
  }

  @Test func aThirdFingerIsIgnored() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0), (2, .began, 100, 0)]), slop: 0)
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 10, 0), (2, .moved, 110, 0)]), slop: 0)
    #expect(
      Self.update(&pan, Self.frame(16, [(3, .began, 500, 500)]), slop: 0)
        == .moved(to: Self.pair(10, 0, 110, 0)))
    #expect(
      Self.update(&pan, Self.frame(24, [(3, .moved, 900, 900)]), slop: 0)
        == .moved(to: Self.pair(10, 0, 110, 0)))
  }

  @Test func contactsOfDifferentDevicesNeverMix() {
    var pan = PanRecognizer()
    func frame(_ source: Int, _ phase: ContactPhase, _ x: Double) -> ContactFrame {
      ContactFrame(
        time: .zero, source: source, [Contact(id: 1, phase: phase, position: ScreenPoint(x: x, y: 0))])
    }
    _ = Self.update(&pan, frame(0, .began, 0), slop: 0)
    _ = Self.update(&pan, frame(7, .began, 100), slop: 0)
    #expect(Self.update(&pan, frame(7, .ended, 100), slop: 0) != .released(isStill: false))
    #expect(pan.isHeld)
  }

  @Test func anIdThatChangesWithoutLiftingPressesAnew() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 80, 0)]))
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .ended, 80, 0), (2, .began, 300, 0)]))
        == .pressed(at: ScreenPoint(x: 300, y: 0)))
    #expect(!pan.isPanning)
    #expect(pan.isHeld)
  }

  @Test func aTurnedPictureIsNoMove() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]), slop: 0)
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 80, 0)]), slop: 0)
    pan.reanchor()
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .moved, 500, 80)]), slop: 0)
        == .reanchored(at: Self.grip(500, 80), to: Self.grip(500, 80)))
  }

  @Test func aDeviceMayNameItsContactsAnewUnderATurnedPicture() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 80, 0)]))
    pan.reanchor()
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .cancelled, 500, 80), (2, .began, 500, 80)]))
        == .reanchored(at: Self.grip(500, 80), to: Self.grip(500, 80)))
    #expect(pan.isPanning)
  }

  /// The midpoint stays, so only the distance can have left the slop: 100 to 140 px, of which 10 are lost.
  @Test func aPinchBeginsByTheDistanceAndLosesExactlyTheSlop() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 100, 0), (2, .began, 200, 0)]))
    #expect(Self.update(&pan, Self.frame(8, [(1, .moved, 96, 0), (2, .moved, 204, 0)])) == .none)
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .moved, 80, 0), (2, .moved, 220, 0)]))
        == .began(anchor: Self.pair(95, 0, 205, 0), to: Self.pair(80, 0, 220, 0)))
  }

  @Test func aStillFingerIsOneThatNeverLeftItsSlopAlone() {
    func lift(_ frames: [ContactFrame]) -> PanRecognizer.Change {
      var pan = PanRecognizer()
      for frame in frames.dropLast() { _ = Self.update(&pan, frame, scroll: .twoFinger) }
      return Self.update(&pan, frames[frames.count - 1], scroll: .twoFinger)
    }
    let press = Self.frame(0, [(1, .began, 0, 0)])
    let up = Self.frame(99, [(1, .ended, 0, 0)])
    #expect(lift([press, Self.frame(8, [(1, .moved, 9, 0)]), up]) == .released(isStill: true))
    #expect(lift([press, Self.frame(8, [(1, .moved, 11, 0)]), up]) == .released(isStill: false))
    let other = Self.frame(8, [(2, .began, 90, 0)])
    let otherUp = Self.frame(16, [(2, .ended, 90, 0)])
    #expect(lift([press, other, otherUp, up]) == .released(isStill: false))
  }

  @Test(arguments: [(100.0, 57.0, true), (100, 58.5, false), (-100, 57, true), (0, -50, false)])
  func horizontalScrollingPansWithinThirtyDegrees(dx: Double, dy: Double, pans: Bool) {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]), scroll: .horizontal)
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, dx, dy)]), scroll: .horizontal)
    #expect(pan.isPanning == pans)
    // The first move decides: what follows does not win it back, a second finger does.
    _ = Self.update(&pan, Self.frame(16, [(1, .moved, dx * 9 + 900, dy)]), scroll: .horizontal)
    #expect(pan.isPanning == pans)
    _ = Self.update(&pan, Self.frame(24, [(2, .began, 0, 0)]), scroll: .horizontal)
    _ = Self.update(&pan, Self.frame(32, [(2, .moved, 0, 90)]), scroll: .horizontal)
    #expect(pan.isPanning)
  }

  @Test func whereTwoFingersPanOneDoesNot() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]), scroll: .twoFinger)
    #expect(Self.update(&pan, Self.frame(8, [(1, .moved, 90, 0)]), scroll: .twoFinger) == .none)
    _ = Self.update(&pan, Self.frame(16, [(2, .began, 90, 100)]), scroll: .twoFinger)
    for step in 1...9 {
      let x = 90 + Double(step) * 10
      _ = Self.update(
        &pan, Self.frame(16 + Double(step) * 8, [(1, .moved, x, 0), (2, .moved, x, 100)]), scroll: .twoFinger)
    }
    #expect(pan.isPanning)
    guard
      case .ended(let velocity) = Self.update(
        &pan, Self.frame(92, [(2, .ended, 180, 100)]), scroll: .twoFinger)
    else {
      Issue.record("the first of two fingers that lifts ends the pan")
      return
    }
    #expect(abs(velocity.x - 1250) < 1e-6)
    #expect(Self.update(&pan, Self.frame(100, [(1, .moved, 500, 0)]), scroll: .twoFinger) == .none)
    #expect(
      Self.update(&pan, Self.frame(108, [(1, .ended, 500, 0)]), scroll: .twoFinger)
        == .released(isStill: false))
  }

  @Test func theMousePansHoweverPagesScroll() {
    var pan = PanRecognizer()
    func frame(_ phase: ContactPhase, _ y: Double) -> ContactFrame {
      ContactFrame(
        time: .zero, [Contact(id: 1, phase: phase, position: ScreenPoint(x: 0, y: y), tool: .mouse)])
    }
    _ = Self.update(&pan, frame(.began, 0), scroll: .twoFinger)
    _ = Self.update(&pan, frame(.moved, 50), scroll: .twoFinger)
    #expect(pan.isPanning)
  }
}
