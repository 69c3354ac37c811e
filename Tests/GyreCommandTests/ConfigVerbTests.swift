import Foundation
import GyreConfiguration
import Testing

@Suite struct ConfigVerbTests {
  struct Entry: Decodable, Equatable {
    var key: String
    var value: Value
    var source: String

    enum Value: Decodable, Equatable {
      case number(Double), text(String), none

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .none
        } else if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          self = .text(try container.decode(String.self))
        }
      }
    }
  }

  static func entries(_ arguments: String..., input: String = "") throws -> [Entry] {
    let run = try RunningGyre.run(["config", "--json"] + arguments, input: Array(input.utf8))
    #expect(run.code == 0 && run.words.isEmpty, "\(run.words)")
    return try JSONDecoder().decode([Entry].self, from: Data(run.output))
  }

  @Test func listsEveryKeyOnce() throws {
    #expect(try Self.entries().map(\.key) == ConfigurationKey.all.map(\.name))
  }

  @Test func saysWhoSaidSo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a \"b\".conf", "# first\n[view]\nhfov = 80\nyaw = 12.5\n")
    let entries = try Self.entries(
      "--set", "view.yaw=-5", "--config", file, "--set", "gyro.mode=off", "--set", "spin.frames=64")
    let expected = [
      Entry(key: "view.hfov", value: .number(80), source: "\(file):3"),
      Entry(key: "view.yaw", value: .number(-5), source: "--set"),
      Entry(key: "gyro.mode", value: .text("off"), source: "--set"),
      Entry(key: "spin.frames", value: .number(64), source: "--set"),
      Entry(key: "spin.rows", value: .none, source: "default"),
      Entry(key: "view.width", value: .none, source: "default"),
      Entry(key: "view.hfov-max", value: .number(120), source: "default"),
    ]
    for entry in expected { #expect(entries.first { $0.key == entry.key } == entry) }
  }

  @Test func laterFilesWinAndGzipIsRead() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("a.conf", "view.yaw = 1\nview.pitch = 1\n")
    try folder.write("b.conf", "view.yaw = 2\n")
    let run = try RunningGyre.shell(
      "cd '\(folder.root.path)'; gzip -n b.conf; cat b.conf.gz | \"$GYRE\" config --config '\(first)' --config -"
    )
    #expect(run.text.contains("view.yaw = 2 ") && run.text.contains("view.pitch = 1 "))
    #expect(run.text.contains("# -:1\n") && run.text.contains("# \(first):2\n"))
  }

  @Test func theListingIsAConfigurationFile() throws {
    let first = try RunningGyre.run(["config", "--set", "view.yaw=0.1", "--set", "view.width=640"])
    let second = try RunningGyre.run(["config", "--config", "-"], input: first.output)
    func settings(_ run: RunningGyre) -> [Substring] {
      run.text.split(separator: "\n").map { $0.prefix { $0 != "#" } }
    }
    #expect(second.code == 0 && settings(first) == settings(second))
  }

  @Test func everyKeyIsInTheHelp() throws {
    let help = try RunningGyre.run(["config", "--help"]).text
    for key in ConfigurationKey.all {
      #expect(
        help.contains("  \(key.name) ") && help.contains(key.meaning) && help.contains(key.kind.expectation))
    }
  }
}
