import Foundation
import GyreTestSupport
import GyreTrials
import Testing

/// The kept inputs of the fuzzers hold their promises in every build; a broken promise stops the process.
@Suite struct CorpusTests {
  @Test(arguments: Trial.allCases)
  func promisesHold(trial: Trial) throws {
    let folder = Fixtures.root.appendingPathComponent("Tests/Fuzz/Corpus/\(trial.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { trial.run([UInt8](try Data(contentsOf: file))) }
  }

  @Test(arguments: Trial.allCases)
  func emptyInputsAreTaken(trial: Trial) { trial.run([]) }
}
