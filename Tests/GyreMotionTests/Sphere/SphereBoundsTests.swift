import GyreTestSupport
import Testing

@testable import GyreMotion

@Suite struct SphereBoundsTests {
  private static func bounds(_ settings: LimitSettings) -> SphereBounds { SphereBounds(settings) }

  @Test func aCropIsPlacedAsItsNumbersSay() {
    // 8000 x 4000 in all, a photograph of 4000 x 1000 that begins 1000 px from the left and from the top.
    let crop = PanoramaCrop(
      fullWidth: 8000, fullHeight: 4000, left: 1000, top: 1000, width: 4000, height: 1000)
    let bounds = Self.bounds(LimitSettings(crop: crop))
    #expect(abs(bounds.middle - -45 * .pi / 180) < 1e-12)
    #expect(abs(bounds.halfWidth - .pi / 2) < 1e-12)
    #expect(abs(bounds.highest - .pi / 4) < 1e-12)
    #expect(abs(bounds.lowest) < 1e-12)
    #expect(!bounds.isWhole && !bounds.isAllRound)
    let whole = PanoramaCrop(fullWidth: 6000, fullHeight: 3000, left: 0, top: 0, width: 6000, height: 3000)
    #expect(Self.bounds(LimitSettings(crop: whole)).isWhole)
    #expect(Self.bounds(LimitSettings()).isWhole)
  }

  @Test func givenRangesNarrowACrop() {
    let crop = PanoramaCrop(fullWidth: 3600, fullHeight: 1800, left: 900, top: 300, width: 1800, height: 1200)
    func range(_ from: Double, _ to: Double) -> HeadingRange {
      HeadingRange(from: .degrees(from), to: .degrees(to))
    }
    let both = Self.bounds(
      LimitSettings(crop: crop, yaw: range(30, 200), lowest: .degrees(-70), highest: .degrees(20)))
    #expect(abs(both.middle * 180 / .pi - 60) < 1e-9 && abs(both.halfWidth * 180 / .pi - 30) < 1e-9)
    #expect(abs(both.lowest * 180 / .pi - -60) < 1e-9 && abs(both.highest * 180 / .pi - 20) < 1e-9)
    let apart = Self.bounds(LimitSettings(crop: crop, yaw: range(120, 150)))
    #expect(abs(apart.middle * 180 / .pi - 90) < 1e-9 && apart.halfWidth == 0)
    let seam = Self.bounds(LimitSettings(yaw: range(170, -170)))
    #expect(abs(abs(seam.middle) - .pi) < 1e-12 && abs(seam.halfWidth * 180 / .pi - 10) < 1e-9)
  }

  /// With bounds, and at any roll, a picture that is brought inside shows nothing outside.
  @Test func whatIsBroughtInsideShowsNothingOutside() {
    var random = SeededGenerator(seed: 31)
    var checked = (all: 0, partial: 0)
    for round in 0..<4000 {
      let picture = SampledPicture(&random)
      let bounds = SphereBounds(
        middle: random.number(from: -.pi, to: .pi),
        halfWidth: round % 3 == 0 ? .pi : random.number(from: 0.5, to: 3.1),
        lowest: round % 4 == 0 ? -.pi / 2 : random.number(from: -1.5, to: 0),
        highest: round % 5 == 0 ? .pi / 2 : random.number(from: 0, to: 1.5))
      let limits = ViewLimits(bounds: bounds, keepsLevel: false)
      let asked = ViewAngles(
        yaw: random.number(from: -4, to: 4), pitch: random.number(from: -.pi / 2, to: .pi / 2),
        roll: picture.roll)
      let viewed = ViewedPicture(halfField: picture.halfField, aspect: picture.aspect)
      let view = limits.limited(asked, viewed).angles
      #expect(
        limits.limited(view, viewed).angles.camera.angle(to: view.camera) < 1e-9,
        "inside stays: round \(round)")
      let pitches = bounds.pitches(of: viewed.reach(roll: picture.roll))
      guard pitches.lowest < pitches.highest else { continue }
      let headings = bounds.headings(of: viewed.reach(roll: picture.roll), atPitch: view.pitch)
      guard headings.lowest < headings.highest else { continue }
      if bounds.isAllRound { checked.all += 1 } else { checked.partial += 1 }
      picture.points(pitch: view.pitch) { azimuth, elevation in
        if bounds.isBoundedAbove { #expect(elevation <= bounds.highest + 1e-9, "round \(round)") }
        if bounds.isBoundedBelow { #expect(elevation >= bounds.lowest - 1e-9, "round \(round)") }
        guard !bounds.isAllRound else { return }
        let heading = Angle.wrap(view.yaw - bounds.middle) + azimuth
        #expect(abs(heading) <= bounds.halfWidth + 1e-8, "round \(round): \(picture) \(bounds)")
      }
    }
    #expect(checked.all > 300 && checked.partial > 300, "\(checked)")
  }

  @Test func theLargestFieldJustFits() {
    var random = SeededGenerator(seed: 32)
    for round in 0..<300 {
      let bounds = SphereBounds(
        middle: 0, halfWidth: round % 3 == 0 ? .pi : random.number(from: 0.2, to: 3.1),
        lowest: random.number(from: -1.5, to: 0.3), highest: random.number(from: 0.4, to: 1.5))
      let aspect = random.number(from: 0.4, to: 2)
      let field = bounds.largestField(aspect: aspect, widest: 2)
      func fits(_ field: Double) -> Bool {
        let reach = ViewedPicture(halfField: field / 2, aspect: aspect).reach(roll: 0)
        let pitches = bounds.pitches(of: reach)
        guard pitches.lowest < pitches.highest else { return false }
        let headings = bounds.headings(of: reach, atPitch: min(max(0, pitches.lowest), pitches.highest))
        return headings.lowest < headings.highest
      }
      #expect(fits(field * (1 - 1e-6)), "round \(round)")
      if field < 2 { #expect(!fits(field * (1 + 1e-6)), "round \(round)") }
    }
    #expect(SphereBounds.whole.largestField(aspect: 1, widest: 1.7) == 1.7)
  }
}
