import GyreConfiguration
import GyreMotion
import Testing

@Suite struct ConfigurationTests {
  static func configuration(_ text: String) throws -> Configuration {
    var configuration = Configuration()
    try configuration.read(Array(text.utf8), file: "f.conf")
    return configuration
  }

  static func effective(_ key: String, in configuration: Configuration) throws -> EffectiveValue {
    try #require(configuration.effective.first { $0.key == key })
  }

  @Test func defaultsAreTheSettingsDefaults() throws {
    #expect(try Configuration().settings() == MotionSettings())
    #expect(Configuration().effective.allSatisfy { $0.source == .standard })
    #expect(Configuration().effective.map(\.key) == ConfigurationKey.all.map(\.name))
  }

  @Test func laterLayersWin() throws {
    var configuration = try Self.configuration("[view]\nhfov = 80\nyaw = 10\n")
    try configuration.read(Array("view.hfov = 70\n".utf8), file: "g.conf")
    try configuration.set("view.yaw=20")
    try configuration.set("view.hfov-max", to: "100", by: "--widest")
    let expected = [
      ("view.hfov", ConfigurationValue.number(70), "g.conf:1"), ("view.yaw", .number(20), "--set"),
      ("view.hfov-max", .number(100), "--widest"), ("view.hfov-min", .number(30), "default"),
    ]
    for (key, value, source) in expected {
      let effective = try Self.effective(key, in: configuration)
      #expect(effective.value == value && effective.source.description == source)
    }
    let settings = try configuration.settings()
    #expect(settings.view.horizontalFieldOfView == .degrees(70) && settings.view.yaw == .degrees(20))
  }

  @Test func theLaterOfTwoLinesWins() throws {
    let yaw = try Self.effective("view.yaw", in: try Self.configuration("view.yaw = 1\nview.yaw = 2\n"))
    #expect(yaw.value == .number(2) && yaw.source == .file("f.conf", line: 2))
  }

  @Test func aRefusedFileChangesNothing() throws {
    var configuration = try Self.configuration("view.yaw = 1")
    let before = configuration
    #expect(throws: ConfigurationError.self) {
      try configuration.read(Array("view.yaw = 2\nnonsense".utf8), file: "g.conf")
    }
    #expect(configuration == before)
  }

  @Test(arguments: [
    ("[view]\nhfovv = 90", "f.conf:2:1: unknown key 'view.hfovv'; the nearest known key is 'view.hfov'"),
    ("hfov = 90", "f.conf:1:1: unknown key 'hfov'; the nearest known key is 'view.hfov'"),
    (
      "view.hfov = wide",
      "f.conf:1:13: view.hfov cannot be 'wide'; give a number from 1 to 170 degrees"
    ),
    (
      "\n  view.hfov=500",
      "f.conf:2:13: view.hfov is out of range at '500'; give a number from 1 to 170 degrees"
    ),
    ("view.hfov =", "f.conf:1:11: view.hfov has no value; give a number from 1 to 170 degrees"),
    ("gyro.mode = on", "f.conf:1:13: gyro.mode cannot be 'on'; give relative, absolute or off"),
    (
      "glide.curve = wobbly",
      "f.conf:1:15: glide.curve cannot be 'wobbly'; give a curve such as 'power 3', 'out-quad' or 'cubic-bezier(0, 0, 0.2, 1)'"
    ),
    (
      "glide.curve = ease-in-out",
      "f.conf:1:15: glide.curve cannot be 'ease-in-out'; the curve starts at rest, so it cannot take over the hand's speed: take an ease-out curve"
    ),
    (
      "view.rotation = 45", "f.conf:1:17: view.rotation cannot be '45'; give 0, 90, 180 or 270"
    ),
    (
      "hello",
      "f.conf:1:1: this line is no section and no assignment; write '[section]' or 'key = value', and comments behind '#'"
    ),
    ("[x y]", "f.conf:1:1: this is no section name; write '[section]', in lower case"),
  ])
  func errorsSayWhereWhatAndWhatToDo(text: String, message: String) {
    #expect {
      try Self.configuration(text)
    } throws: { "\($0)" == message }
  }

  @Test(arguments: [
    ("", "--set: '' sets nothing; write KEY=VALUE"),
    ("view.hfov", "--set: 'view.hfov' sets nothing; write KEY=VALUE"),
    ("=5", "--set: unknown key ''; the nearest known key is 'view.dpi'"),
    ("view.hfov=", "--set: view.hfov has no value; give a number from 1 to 170 degrees"),
    ("a\nb", "--set: 'a\\x0ab' sets nothing; write KEY=VALUE"),
  ])
  func refusedAssignments(text: String, message: String) {
    var configuration = Configuration()
    #expect {
      try configuration.set(text)
    } throws: { "\($0)" == message }
  }

  @Test func blanksAroundAnAssignmentAreAllowed() throws {
    var configuration = Configuration()
    try configuration.set(" view.yaw = 5 ")
    #expect(try Self.effective("view.yaw", in: configuration).value == .number(5))
  }

  @Test func aHostileValueStaysOnOneShortLine() {
    var configuration = Configuration()
    #expect {
      try configuration.set("view.yaw=" + String(repeating: "\u{1B}[2J\n", count: 100_000))
    } throws: { error in
      let text = "\(error)"
      return text.utf8.count < 400 && text.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    }
  }
}
