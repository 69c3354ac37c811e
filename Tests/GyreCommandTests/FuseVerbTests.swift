import Foundation
import GyreMath
import GyreTestSupport
import Testing

@Suite struct FuseVerbTests {
  static func fuse(_ arguments: [String], input: String = "") throws -> RunningGyre {
    try RunningGyre.run(["fuse"] + arguments, input: Array(input.utf8))
  }

  /// A level device that turns about its vertical by 0.5 rad/s, a row every 10 ms.
  static func table(_ count: Int, header: String = "t,gx,gy,gz,ax,ay,az") -> [String] {
    [header] + (0..<count).map { "\(Double($0) / 100),0,0,0.5,0,0,9.8" }
  }

  /// Times and attitudes of a run that succeeded.
  static func rows(_ run: RunningGyre) throws -> [(time: Double, attitude: Quaternion)] {
    try #require(run.code == 0, "\(run.words)")
    return try run.text.split(separator: "\n").dropFirst().map { line in
      let numbers = try line.split(separator: ",").map { try #require(Double($0)) }
      return (numbers[0], Quaternion(w: numbers[1], x: numbers[2], y: numbers[3], z: numbers[4]))
    }
  }

  @Test func aTurnAboutTheVerticalIsTheSumOfItsRates() throws {
    let rows = try Self.rows(Self.fuse([], input: Self.table(100).joined(separator: "\n") + "\n"))
    #expect(rows.count == 100)
    #expect(abs(rows[99].time - 0.99) < 1e-12)
    #expect(abs(rows[99].attitude.angle(to: .aboutZ(0.99 / 2))) < 1e-9)
  }

  @Test func columnsComeInAnyOrderAndUnit() throws {
    let plain = try Self.fuse([], input: Self.table(50).joined(separator: "\n") + "\n")
    let other =
      ["az,ay,ax,gz,gy,gx,t"] + (0..<50).map { "9.8,0,0,\(0.5 * 180 / .pi),0,0,\(Double($0) / 100)" }
    let mixed = try Self.fuse(["--unit", "gyro=deg/s"], input: other.joined(separator: "\n") + "\n")
    let (a, b) = (try Self.rows(plain), try Self.rows(mixed))
    #expect(a.count == b.count)
    #expect(zip(a, b).allSatisfy { $0.attitude.angle(to: $1.attitude) < 1e-7 })
  }

  @Test func whatIsLeftOutIsCountedInOneLine() throws {
    var lines = Self.table(100)
    lines[20] = "0.19,nan,0,0.5,0,0,9.8"
    lines[30] = "0.28,0,0,0.5,0,0,9.8"
    let run = try Self.fuse([], input: lines.joined(separator: "\n") + "\n")
    #expect(try Self.rows(run).count == 98)
    #expect(run.words.contains("98 rows used, 1 dropped (time stood or ran back), 1 refused (not finite)"))
    #expect(run.words.split(separator: "\n").count == 1)
  }

  @Test func aHoleIsNotIntegrated() throws {
    let lines = Self.table(400).enumerated().filter { !(100..<350).contains($0.offset) }.map(\.element)
    let run = try Self.fuse([], input: lines.joined(separator: "\n") + "\n")
    #expect(run.words.contains("1 gap not integrated"))
    let rows = try Self.rows(run)
    #expect(abs(rows[rows.count - 1].attitude.angle(to: .aboutZ(0.5 * (0.98 + 0.5)))) < 0.02)
  }

  @Test func settingsReachTheFilter() throws {
    // A push to the side from the second second on, which a long average takes for gravity.
    let lines =
      ["t,gx,gy,gz,ax,ay,az"] + (0..<300).map { "\(Double($0) / 100),0,0,0,\($0 < 100 ? 0 : 3),0,9.8" }
    func tilt(_ arguments: String...) throws -> Double {
      let rows = try Self.rows(Self.fuse(arguments, input: lines.joined(separator: "\n") + "\n"))
      return rows[rows.count - 1].attitude.angle(to: .identity)
    }
    let usual = try tilt()
    #expect(usual > 0.1)
    #expect(abs(try tilt("--set", "filter.tau-acceleration=1") - usual) > 0.2 * usual)
    #expect(try tilt("--set", "filter.tau-acceleration=3") == usual)
    let wrong = try Self.fuse(["--set", "filter.tau-acceleration=0"], input: "")
    #expect(wrong.code == 2 && wrong.words.contains("filter.tau-acceleration"))
  }

  @Test func aTableWithoutMotionSaysWhatItNeeds() throws {
    let run = try Self.fuse([], input: "t,w,x,y,z\n0,1,0,0,0\n")
    #expect(run.code == 5 && run.output.isEmpty)
    #expect(run.words.contains("angular velocity"), "\(run.words)")
    #expect(run.words.split(separator: "\n").count == 1)
  }
}
