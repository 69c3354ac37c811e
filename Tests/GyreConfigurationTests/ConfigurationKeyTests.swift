import GyreMotion
import Testing

@testable import GyreConfiguration

@Suite struct ConfigurationKeyTests {
  @Test func namesAreOneOfAKindAndWellFormed() {
    let names = ConfigurationKey.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 || $0 == 46 }, "\(name)")
      #expect(name.split(separator: ".").count == 2, "\(name)")
    }
  }

  @Test(arguments: ConfigurationKey.all.map(\.name))
  func theDefaultTextIsTheSettingsDefault(name: String) throws {
    let key = try #require(ConfigurationKey.all.first { $0.name == name })
    var settings = MotionSettings()
    if name.hasPrefix("spin."), name != "spin.frames" { settings.spin = SpinSettings(frames: 64) }
    let standard = try key.kind.value(of: key.standard)
    #expect(standard.text == key.standard, "the default is written as values are printed")
    let before = settings
    key.lens.write(standard, &settings)
    #expect(settings == before)
    if case .number(let number) = standard, case .number(let read) = key.lens.read(settings) {
      #expect(abs(read - number) <= 1e-13 * abs(number))
    } else if name != "glide.curve", name != "glide.distance" {
      // A curve's text is not kept in the settings, and there is a distance only in the law that has one.
      #expect(key.lens.read(settings) == standard)
    }
  }

  @Test func everyMeaningIsASentence() {
    for key in ConfigurationKey.all {
      #expect(key.meaning.hasSuffix(".") && key.meaning.count > 10, "\(key.name)")
    }
  }

  @Test func panelKeysSayWhereTheirDefaultComesFrom() {
    #expect(
      ConfigurationKey.all.filter(\.comesFromPanel).map(\.name) == [
        "view.width", "view.height", "view.rotation", "view.dpi",
      ])
    #expect(ConfigurationKey.view.first?.standardNote == "the display's, else 1920")
    #expect(ConfigurationKey.spin.first?.standardNote == "none")
  }

  @Test func replacedKeysExist() {
    for key in ConfigurationKey.all {
      for other in key.replaces { #expect(ConfigurationKey.index(of: other) != nil, "\(key.name)") }
    }
  }
}
