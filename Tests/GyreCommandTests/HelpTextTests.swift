import Testing

@testable import gyre

@Suite struct HelpTextTests {
  @Test func theProgramsHelpNamesEveryVerb() throws {
    let run = try RunningGyre.run(["--help"])
    #expect(run.code == 0 && run.words.isEmpty)
    for verb in Verb.all { #expect(run.text.contains("  \(verb.name) "), "\(verb.name)") }
  }

  @Test(arguments: Verb.all.map(\.name))
  func aVerbsHelpNamesEveryOption(name: String) throws {
    let verb = try #require(Verb.all.first { $0.name == name })
    let run = try RunningGyre.run([name, "--help"])
    #expect(run.code == 0 && run.words.isEmpty)
    #expect(run.text.hasPrefix("gyre \(name) - \(verb.purpose)\n"))
    #expect(run.text.hasSuffix("\n") && !run.text.hasSuffix("\n\n"))
    for option in verb.options + [.help] {
      let line = run.text.split(separator: "\n").first { $0.hasPrefix("  \(option.usage) ") }
      #expect(line?.contains(option.meaning) == true, "\(option.name)")
      #expect(
        option.standard.isEmpty || line?.contains("default \(option.standard)") == true, "\(option.name)")
      #expect(option.unit.isEmpty || line?.contains(option.unit) == true, "\(option.name)")
    }
    #expect(verb.examples.count == 2)
    for example in verb.examples { #expect(example.contains("gyre \(name)") && run.text.contains(example)) }
    #expect(try RunningGyre.run(["help", name]).text == run.text)
    #expect(try RunningGyre.run([name, "-h"]).text == run.text)
  }

  @Test func optionsOfAVerbHaveOneName() {
    for verb in Verb.all {
      #expect(Set(verb.options.map(\.name)).count == verb.options.count, "\(verb.name)")
    }
  }

  @Test func helpWinsOverMissingOperands() throws {
    #expect(try RunningGyre.run(["config", "--set", "view.yaw=1", "--help"]).code == 0)
  }

  @Test func theVersionIsTheOneConstant() throws {
    let run = try RunningGyre.run(["--version"])
    #expect(run.text == "gyre \(version)\n" && run.code == 0 && run.words.isEmpty)
  }
}
