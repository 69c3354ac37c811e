import GyreTestSupport
import Testing

@testable import GyreMotion

/// Limits and wrapping as other viewers' tests have them; their headings wrap to [-180, 180).
@Suite struct LimitVectorTests {
  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  /// The difference of two headings in degrees, whole turns left out.
  private static func apart(_ left: Double, _ right: Double) -> Double {
    abs(Angle.wrap(radians(left - right))) * 180 / .pi
  }

  /// A picture of a horizontal (or with aspect 1 any) field of view in degrees.
  private static func picture(_ field: Double, aspect: Double = 0.5) -> ViewedPicture {
    ViewedPicture(halfField: radians(field) / 2, aspect: aspect)
  }

  private static func limits(
    yaw: (Double, Double)? = nil, lowest: Double = -90, highest: Double = 90
  ) -> ViewLimits {
    let range = yaw.map { HeadingRange(from: .degrees($0.0), to: .degrees($0.1)) }
    return ViewLimits(
      bounds: SphereBounds(LimitSettings(yaw: range, lowest: .degrees(lowest), highest: .degrees(highest))),
      keepsLevel: false)
  }

  private static func limited(
    yaw: Double = 0, pitch: Double = 0, _ limits: ViewLimits, _ picture: ViewedPicture
  ) -> (yaw: Double, pitch: Double) {
    let view = limits.limited(ViewAngles(yaw: radians(yaw), pitch: radians(pitch)), picture).angles
    return (view.yaw * 180 / .pi, view.pitch * 180 / .pi)
  }

  // MARK: - partial_yaw_limits

  private struct PartialYaw: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var yaw_min: Double
      var yaw_max: Double
      var hfov: Double
      var limits: [Double]?
      var in_yaw: Double?
      var out_yaw: Double?
    }
  }

  @Test func partialYawRangesMayCrossTheSeam() throws {
    let file = try Fixtures.vectors("partial_yaw_limits", as: PartialYaw.self)
    #expect(file.cases.count == 23)
    for vector in file.cases {
      let limits = Self.limits(yaw: (vector.yaw_min, vector.yaw_max))
      let picture = Self.picture(vector.hfov)
      guard let edges = vector.limits else {
        #expect(limits.bounds.isWhole)
        continue
      }
      let headings = limits.bounds.headings(of: picture.reach(roll: 0), atPitch: 0)
      let middle = limits.bounds.middle * 180 / .pi
      #expect(Self.apart(middle + headings.lowest * 180 / .pi, edges[0]) < 1e-9, "\(vector)")
      #expect(Self.apart(middle + headings.highest * 180 / .pi, edges[1]) < 1e-9, "\(vector)")
      guard let yaw = vector.in_yaw, let expected = vector.out_yaw else { continue }
      #expect(Self.apart(Self.limited(yaw: yaw, limits, picture).yaw, expected) < 1e-9, "\(vector)")
    }
  }

  // MARK: - marzipano_view_limits

  private struct Marzipano: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var op: String
      var width: Double?
      var height: Double?
      var min: Double?
      var max: Double?
      var hmin: Double?
      var hmax: Double?
      var vmin: Double?
      var vmax: Double?
      var in_rad: Double?
      var out: Double?
      var in_vfov: Double?
      var out_vfov: Double?
      var a: Int?
      var b: Int?
    }
  }

  @Test func marzipanosLimitsHold() throws {
    let file = try Fixtures.vectors("marzipano_view_limits", as: Marzipano.self)
    #expect(file.cases.count == 10)
    for vector in file.cases {
      let expected = vector.out ?? vector.out_vfov ?? .nan
      let value: Double
      switch vector.op {
      case "normalize": value = Angle.wrap(vector.in_rad ?? .nan)
      case "limit_yaw":
        // Theirs bounds the centre: a picture without width.
        let limits = Self.limits(yaw: ((vector.min ?? 0) * 180 / .pi, (vector.max ?? 0) * 180 / .pi))
        value = Self.radians(
          Self.limited(yaw: (vector.in_rad ?? 0) * 180 / .pi, limits, Self.picture(1e-9)).yaw)
      case "limit_pitch":
        value = Self.radians(
          Self.limited(pitch: (vector.in_rad ?? 0) * 180 / .pi, Self.limits(), Self.picture(1e-9)).pitch)
      case "limit_hfov", "limit_vfov", "limit_vfov_initial":
        value = Self.clampedVertical(vector)
      case "mod": value = Double(SpinSettings(frames: vector.b ?? 1).frame(of: Double(vector.a ?? 0)))
      default: value = .nan
      }
      #expect(abs(value - expected) < 1e-6, "\(vector)")
    }
  }

  /// The vertical field of view that is left of `in_vfov` where the horizontal (or vertical) one is limited.
  private static func clampedVertical(_ vector: Marzipano.Case) -> Double {
    let (width, height) = (vector.width ?? 100, vector.height ?? 100)
    func horizontal(_ vertical: Double) -> Double {
      FieldOfView.convert(vertical, from: .vertical, to: .horizontal, width: width, height: height)
    }
    let view = ViewSettings(
      width: width, height: height,
      minimumFieldOfView: .radians(vector.hmin ?? horizontal(vector.vmin ?? 0.1)),
      maximumFieldOfView: .radians(vector.hmax ?? horizontal(vector.vmax ?? 2)))
    return FieldOfView.convert(
      view.clampedField(horizontal(vector.in_vfov ?? 0)), from: .horizontal, to: .vertical, width: width,
      height: height)
  }

  // MARK: - egjs_view360_limits

  private struct View360: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var op: String
      var in_deg: Double?
      var out: Either?
      var out_rad: Double?
      var vfov: Double?
      var hfov: Double?
      var fov: Double?
      var pitch: Double?
      var vfov_before: Double?
      var vfov_after: Double?
      var pitch_after: Double?
      var pitch_range: [Double]?
      var yaw_range: [Double]?
      var range: [Double]?
      var pan: [Double]?
      var theta_rad: Double?
      var view: [Double]?
      var target: [Double]?
    }

    /// A number or a list of them.
    enum Either: Decodable {
      case number(Double)
      case list([Double])

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Double.self) {
          self = .number(number)
        } else {
          self = .list(try value.decode([Double].self))
        }
      }

      var number: Double { if case .number(let number) = self { number } else { .nan } }
      var list: [Double] { if case .list(let list) = self { list } else { [] } }
    }
  }

  /// A square picture, so that both of its fields of view are the vector's; with a partial range the pole is hidden.
  private static func pitch(_ vector: View360.Case, field: Double, partial: Bool, from pitch: Double)
    -> Double
  {
    let range = vector.pitch_range ?? [-90, 90]
    let limits = limits(yaw: partial ? (-120, 120) : nil, lowest: range[0], highest: range[1])
    return limited(pitch: pitch, limits, picture(field, aspect: 1)).pitch
  }

  @Test func view360sLimitsHold() throws {
    let file = try Fixtures.vectors("egjs_view360_limits", as: View360.self)
    #expect(file.cases.count == 35)
    for vector in file.cases {
      let degrees = vector.in_deg ?? .nan
      let expected = vector.out?.number ?? .nan
      switch vector.op {
      case "pitch_clamp_pole_hidden", "pitch_range_equals_fov":
        // Their pitch of 360 is level for a program that wraps; ours is told by its limits alone.
        let pitch = Self.pitch(vector, field: vector.vfov ?? 0, partial: true, from: degrees)
        #expect(abs(pitch - expected) < 1e-4, "\(vector)")
      case "pitch_clamp_pole_visible":
        #expect(
          abs(Self.pitch(vector, field: vector.fov ?? 0, partial: false, from: degrees) - expected) < 1e-4)
      case "zoom_pushes_pitch":
        let before = Self.pitch(
          vector, field: vector.vfov_before ?? 0, partial: true, from: vector.pitch ?? 0)
        let after = Self.pitch(vector, field: vector.vfov_after ?? 0, partial: true, from: before)
        #expect(abs(before - (vector.pitch ?? 0)) < 1e-4 && abs(after - (vector.pitch_after ?? 0)) < 1e-4)
      case "yaw_range_equals_fov":
        let range = vector.yaw_range ?? []
        let yaw = Self.limited(
          yaw: degrees, Self.limits(yaw: (range[0], range[1])), Self.picture(vector.hfov ?? 0)
        ).yaw
        #expect(Self.apart(yaw, expected) < 1e-4, "\(vector)")
      case "yaw_wrap_deg": #expect(Self.apart(Angle.degrees(degrees).wrapped.degrees, expected) < 1e-9)
      case "spin_angle_wrap_deg": #expect(Double(SpinSettings(frames: 360).frame(of: degrees)) == expected)
      case "fov_clamp":
        let range = vector.range ?? []
        let view = ViewSettings(
          width: 100, height: 100, minimumFieldOfView: .degrees(range[0]),
          maximumFieldOfView: .degrees(range[1]))
        #expect(abs(view.clampedField(Self.radians(degrees)) * 180 / .pi - expected) < 1e-9, "\(vector)")
      case "yaw_offset_between_dirs":
        func yaw(_ direction: [Double]) -> Double { Portable.atan2(direction[0], -direction[2]) }
        let turn = Angle.shortestTurn(from: yaw(vector.target ?? []), to: yaw(vector.view ?? []))
        #expect(abs(abs(turn) - abs(vector.out_rad ?? 0)) < 1e-9, "\(vector)")
        if abs(turn) < 3 { #expect(turn * (vector.out_rad ?? 0) < 0, "yaw is positive to the right here") }
      case "pan_rotated_by_device_roll":
        let turn = Self.turn(ofPan: vector.pan ?? [], roll: vector.theta_rad ?? 0)
        let list = vector.out?.list ?? []
        #expect(abs(turn.x - list[0]) < 1e-4 && abs(turn.y - list[1]) < 1e-4, "\(vector)")
      default: Issue.record("unknown: \(vector.op)")
      }
    }
  }

  /// A fixed drag's turn, as pixels along the horizon and against it.
  private static func turn(ofPan pan: [Double], roll: Double) -> (x: Double, y: Double) {
    let scene = DragScene(
      pinhole: RectilinearView(width: 100, height: 100, horizontalFieldOfView: 1),
      device: Quaternion.aboutX(.pi / 2),
      upReference: 0, blend: .identity, roll: roll, radiansPerPixel: 0)
    let settings = DragSettings(mode: .fixed, anglePerPixel: .radians(0.001))
    var drag = SphereDrag(settings, anchor: ScreenPoint(x: 0, y: 0), scene: scene, heading: 0, pitchOffset: 0)
    let turn = drag.move(
      to: ScreenPoint(x: pan[0], y: pan[1]), scene: scene, deviceTurn: 0, heading: 0, pitchOffset: 0)
    return (-turn.heading / 0.001, turn.pitchOffset / 0.001)
  }

  // MARK: - nyt360_calculations

  private struct Compass: Decodable {
    var cases: [Case]
    struct Case: Decodable {
      var op: String
      var camera_turns: Double?
      var out_turns: Double?
      var tol: Double
    }
  }

  @Test func compassTurnsAreWrappedHeadings() throws {
    let cases = try Fixtures.vectors("nyt360_calculations", as: Compass.self).cases
      .filter { $0.op == "compass_turns" }
    #expect(cases.count == 8)
    for vector in cases {
      let turns = Angle.degrees((vector.camera_turns ?? .nan) * 360).wrapped.degrees / 360
      let expected = vector.out_turns ?? .nan
      // Half a turn either way is the same.
      #expect(abs(abs(turns) - abs(expected)) < vector.tol, "\(vector)")
    }
  }
}
