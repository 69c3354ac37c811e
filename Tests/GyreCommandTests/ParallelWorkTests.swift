import Foundation
import Testing

@testable import gyre

@Suite struct ParallelWorkTests {
  @Test(arguments: [0, 1, 2, 3, 7, 100])
  func everyPieceIsDoneOnce(count: Int) throws {
    let folder = try TemporaryFolder()
    try ParallelWork.run(count) { piece throws(CommandError) in
      var file = try OutputFile(FilePath(folder.path("\(piece)")))
      try file.write("x")
      try file.finish()
    }
    #expect(try Set(folder.names()) == Set((0..<count).map(String.init)))
  }

  @Test func theErrorOfTheLowestPieceIsThrown() {
    #expect(throws: CommandError(.failed, "piece 3", "try again")) {
      try ParallelWork.run(50) { piece throws(CommandError) in
        if piece == 3 || piece == 4 || piece == 40 {
          throw CommandError(.failed, "piece \(piece)", "try again")
        }
      }
    }
  }
}
