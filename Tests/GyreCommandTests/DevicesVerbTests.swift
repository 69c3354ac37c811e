import Foundation
import Testing

/// The command line on made-up devices: umockdev stands in for sysfs, udev and the ioctls of a node.
@Suite struct DevicesVerbTests {
  struct Device: Decodable, Equatable {
    var kind: String
    var name: String
    var node: String
    var id: String
    var path: String?
    var `protocol`: String?
    var contacts: Int?
    var x: [Int]?
    var size_mm: [Double]?
    var problem: String?
  }

  static let hasMock = FileManager.default.isExecutableFile(atPath: "/usr/bin/umockdev-run")

  static let description = """
    P: /devices/platform/i2c0/input/input3
    E: SUBSYSTEM=input
    E: NAME="Goodix Touch"
    E: PRODUCT=18/416/38f/1060
    E: PROP=2
    E: EV=b
    E: KEY=400 0 0 0 0 0
    E: ABS=260800000000003
    E: PHYS="input/ts"
    A: name=Goodix Touch
    A: properties=2

    P: /devices/platform/i2c0/input/input3/event3
    N: input/event3
    L: device=../../input3
    E: SUBSYSTEM=input
    E: DEVNAME=/dev/input/event3
    E: MAJOR=13
    E: MINOR=67
    E: ID_INPUT=1
    E: ID_INPUT_TOUCHSCREEN=1
    E: DEVLINKS=/dev/input/by-path/platform-i2c0-event
    A: dev=13:67

    """

  static func run(_ arguments: [String]) throws -> RunningGyre {
    let folder = try TemporaryFolder()
    let device = try folder.write("touch.umockdev", description)
    return try RunningGyre.run(["devices"] + arguments, before: ["umockdev-run", "--device", device, "--"])
  }

  /// The node cannot be read here: umockdev-run answers no ioctl that sets a clock.
  @Test(.enabled(if: hasMock, "umockdev-run makes the devices"))
  func listsATouchScreenAndWhatIsWrongWithIt() throws {
    let run = try Self.run(["--json"])
    #expect(run.code == 0 && run.words.isEmpty, "\(run.words)")
    var devices = try JSONDecoder().decode([Device].self, from: Data(run.output))
    let problem = try #require(devices.first?.problem)
    #expect(problem.hasPrefix("/dev/input/event3: "))
    devices[0].problem = nil
    #expect(
      devices == [
        Device(
          kind: "touch", name: "Goodix Touch", node: "/dev/input/event3", id: "0416:038f",
          path: "/dev/input/by-path/platform-i2c0-event", protocol: "B")
      ], "\(run.text)")
    let table = try Self.run([]).text
    #expect(table.contains("touch  Goodix Touch  /dev/input/event3  B ") && table.contains("\n\(problem)\n"))
  }

  @Test(.enabled(if: hasMock, "umockdev-run makes the devices"))
  func noDeviceIsAnEmptyList() throws {
    let run = try RunningGyre.run(["devices", "--json"], before: ["umockdev-run", "--"])
    #expect(run.text == "[]\n" && run.code == 0 && run.words.isEmpty)
    let table = try RunningGyre.run(["devices"], before: ["umockdev-run", "--"])
    #expect(table.text.isEmpty && table.code == 0 && table.words == "gyre: no touch screen found\n")
  }
}
