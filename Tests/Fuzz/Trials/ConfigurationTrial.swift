import GyreConfiguration
import GyreMotion

/// Configuration files and `KEY=VALUE`.
///
/// An error has a place and a remedy; the effective values, written as a file, read as the same values; settings
/// that are accepted can be had on every panel.
enum ConfigurationTrial {
  static func run(_ bytes: [UInt8]) {
    var configuration = Configuration()
    check { () throws(ConfigurationError) in try configuration.read(bytes, file: "a") }
    // An unknown key costs a search for the nearest one: a few lines are enough.
    for line in bytes.split(separator: 0x0A).prefix(4) {
      let text = String(decoding: line, as: UTF8.self)
      check { () throws(ConfigurationError) in try configuration.set(text) }
      for kind in kinds { read(text, kind) }
    }
    readAgain(configuration)
    for panel in [Panel(), Panel(width: 480, height: 800, rotation: .degrees270, dotsPerInch: 96)] {
      check { () throws(ConfigurationError) in _ = try configuration.settings(on: panel) }
    }
  }

  /// Forms of values that no key has at present.
  private static let kinds: [ValueKind] = [
    .span(.degrees, -90...90), .list(.seconds, 0...600, count: 3), .optional(.integer(.frames, 1...64)),
  ]

  private static func read(_ text: String, _ kind: ValueKind) {
    guard let value = try? kind.value(of: text) else { return }
    precondition((try? kind.value(of: value.text)) == value, "\(value) changes on the way")
    precondition(!kind.expectation.isEmpty)
  }

  private static func check(_ body: () throws(ConfigurationError) -> Void) {
    do throws(ConfigurationError) { try body() } catch {
      precondition(!error.what.isEmpty && !error.remedy.isEmpty && !error.description.isEmpty)
      precondition((error.place.line ?? 1) > 0 && (error.place.column ?? 1) > 0)
    }
  }

  private static func readAgain(_ configuration: Configuration) {
    let values = configuration.effective
    // A key that replaces others comes with its default and would wipe them, so only what was set is written.
    let text = values.filter { $0.source != .standard }.map { "\($0.key) = \($0.value?.text ?? "none")\n" }
    var again = Configuration()
    do throws(ConfigurationError) {
      try again.read(Array(text.joined().utf8), file: "b")
    } catch {
      preconditionFailure("what was read cannot be read again: \(error)")
    }
    precondition(again.effective.map(\.value) == values.map(\.value), "values change on the way")
  }
}
