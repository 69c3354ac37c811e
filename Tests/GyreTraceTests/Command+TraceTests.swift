import GyreMotion
import GyreTrace
import Testing

/// What a trace's commands ask of a controller.
@Suite struct CommandTraceTests {
  static func command(_ name: String, _ change: (inout TraceCommand) -> Void = { _ in }) -> Command? {
    var command = TraceCommand(name: name)
    change(&command)
    return Command(command)
  }

  @Test func commandsAreReadWithTheirDefaults() {
    #expect(Self.command("look") == .look())
    #expect(Self.command("recentre") == .recentre)
    #expect(Self.command("home") == .home)
    #expect(Self.command("stop") == .stop)
    #expect(
      Self.command("spin") { $0.frame = 7 } == .spin(toFrame: 7, over: .milliseconds(500), path: .shortest))
    #expect(
      Self.command("spin") {
        $0.frame = 3
        $0.overSeconds = 0
        $0.path = .counterclockwise
      } == .spin(toFrame: 3, over: .zero, path: .counterclockwise))
    #expect(
      Self.command("look") {
        $0.yawDegrees = 90
        $0.overSeconds = 2
        $0.path = .clockwise
      } == .look(yaw: .degrees(90), over: .seconds(2), path: .clockwise))
  }

  @Test func whatIsNoCommandIsNone() {
    #expect(Self.command("dance") == nil)
    #expect(Self.command("spin") == nil)
    for frame in [0.5, .nan, .infinity, 1e300] {
      #expect(Self.command("spin") { $0.frame = frame } == nil, "\(frame)")
    }
  }

  /// Whole degrees and milliseconds come back to the bit.
  @Test(
    arguments: [
      .look(),
      .look(yaw: .degrees(90), pitch: .degrees(-45), horizontalFieldOfView: .degrees(60), over: .seconds(2)),
      .look(pitch: .degrees(10), over: .zero, path: .counterclockwise), .spin(toFrame: 7, path: .clockwise),
      .turn(yaw: .degrees(30)), .turn(yaw: .zero, pitch: .degrees(-90)), .recentre, .home, .stop,
      .mode(.relative),
      .mode(.absolute), .mode(.off),
    ] as [Command])
  func whatIsSpelledIsRead(command: Command) { #expect(Command(TraceCommand(command)) == command) }
}
