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

  private static func update(_ pan: inout PanRecognizer, _ frame: ContactFrame, slop: Double = 10)
    -> PanRecognizer.Change
  {
    pan.update(frame, touchSlop: slop, mouseSlop: 4)
  }

  /// Exactly the slop is lost: a 3-4-5 triangle puts the anchor at 10 of 50 pixels.
  @Test func thePanIsAnchoredWhereTheLineCrossesTheSlopCircle() {
    var pan = PanRecognizer()
    #expect(Self.update(&pan, Self.frame(0, [(1, .began, 100, 100)])) == .pressed)
    #expect(Self.update(&pan, Self.frame(8, [(1, .moved, 106, 108)])) == .none)
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .moved, 130, 140)]))
        == .began(anchor: ScreenPoint(x: 106, y: 108), to: ScreenPoint(x: 130, y: 140)))
    #expect(
      Self.update(&pan, Self.frame(24, [(1, .moved, 131, 141)])) == .moved(to: ScreenPoint(x: 131, y: 141)))
  }

  @Test func withoutSlopThePressIsTheAnchor() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 100, 100)]), slop: 0)
    #expect(Self.update(&pan, Self.frame(8, [(1, .moved, 100, 100)]), slop: 0) == .none)
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .moved, 100.5, 100)]), slop: 0)
        == .began(anchor: ScreenPoint(x: 100, y: 100), to: ScreenPoint(x: 100.5, y: 100)))
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
        == .began(anchor: ScreenPoint(x: 4, y: 0), to: ScreenPoint(x: 5, y: 0)))
  }

  @Test func aTapIsReleasedAndAPanEnds() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    #expect(Self.update(&pan, Self.frame(50, [(1, .ended, 0, 0)])) == .released)
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
        == .reanchored(at: ScreenPoint(x: 95, y: 50), to: ScreenPoint(x: 100, y: 50)))
    #expect(
      Self.update(&pan, Self.frame(24, [(1, .moved, 60, 0), (2, .moved, 160, 100)]))
        == .moved(to: ScreenPoint(x: 110, y: 50)))
    #expect(
      Self.update(&pan, Self.frame(32, [(1, .ended, 60, 0), (2, .moved, 163, 100)]))
        == .reanchored(at: ScreenPoint(x: 160, y: 100), to: ScreenPoint(x: 163, y: 100)))
  }

  @Test func aThirdFingerIsIgnored() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0), (2, .began, 100, 0)]), slop: 0)
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 10, 0), (2, .moved, 110, 0)]), slop: 0)
    #expect(
      Self.update(&pan, Self.frame(16, [(3, .began, 500, 500)]), slop: 0)
        == .moved(to: ScreenPoint(x: 60, y: 0)))
    #expect(
      Self.update(&pan, Self.frame(24, [(3, .moved, 900, 900)]), slop: 0)
        == .moved(to: ScreenPoint(x: 60, y: 0)))
  }

  @Test func contactsOfDifferentDevicesNeverMix() {
    var pan = PanRecognizer()
    func frame(_ source: Int, _ phase: ContactPhase, _ x: Double) -> ContactFrame {
      ContactFrame(
        time: .zero, source: source, [Contact(id: 1, phase: phase, position: ScreenPoint(x: x, y: 0))])
    }
    _ = Self.update(&pan, frame(0, .began, 0), slop: 0)
    _ = Self.update(&pan, frame(7, .began, 100), slop: 0)
    #expect(Self.update(&pan, frame(7, .ended, 100), slop: 0) != .released)
    #expect(pan.isHeld)
  }

  @Test func anIdThatChangesWithoutLiftingPressesAnew() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 80, 0)]))
    #expect(Self.update(&pan, Self.frame(16, [(1, .ended, 80, 0), (2, .began, 300, 0)])) == .pressed)
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
        == .reanchored(at: ScreenPoint(x: 500, y: 80), to: ScreenPoint(x: 500, y: 80)))
  }

  @Test func aDeviceMayNameItsContactsAnewUnderATurnedPicture() {
    var pan = PanRecognizer()
    _ = Self.update(&pan, Self.frame(0, [(1, .began, 0, 0)]))
    _ = Self.update(&pan, Self.frame(8, [(1, .moved, 80, 0)]))
    pan.reanchor()
    #expect(
      Self.update(&pan, Self.frame(16, [(1, .cancelled, 500, 80), (2, .began, 500, 80)]))
        == .reanchored(at: ScreenPoint(x: 500, y: 80), to: ScreenPoint(x: 500, y: 80)))
    #expect(pan.isPanning)
  }
}
