import Foundation
import GyreTestSupport
import Testing

/// Scenarios that a person can read (Tests/Diagrams), played on virtual time.
@Suite struct DiagramTests {
  static let scenarios: [Diagram] = {
    do {
      let folder = Fixtures.root.appendingPathComponent("Tests/Diagrams")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".txt")
      }
      return names.sorted().flatMap { name in
        do {
          return try Diagram.read(String(decoding: Fixtures.bytes("Tests/Diagrams/\(name)"), as: UTF8.self))
        } catch {
          fatalError("Tests/Diagrams/\(name): \(error)")
        }
      }
    } catch {
      fatalError("\(error)")
    }
  }()

  @Test func thereAreManyAndEachHasItsOwnTitle() {
    #expect(Self.scenarios.count >= 40)
    #expect(Set(Self.scenarios.map(\.title)).count == Self.scenarios.count)
  }

  @Test(arguments: scenarios)
  func isSeenAsDrawn(diagram: Diagram) throws {
    let run = try DiagramRun(diagram)
    #expect(run.jumps.isEmpty)
    for (name, seen) in [("phase", run.phases), ("gesture", run.gestures)] {
      guard let row = diagram.row(name) else { continue }
      #expect(String(row.signs) == seen, "line \(row.line)")
    }
    for expected in diagram.expectations {
      let seen = try #require(run.value(expected.quantity, expected.column), "line \(expected.line)")
      #expect(
        abs(seen - expected.value) <= expected.tolerance,
        "line \(expected.line): \(expected.quantity) \(seen)")
    }
    let expects =
      diagram.row("phase") != nil || diagram.row("gesture") != nil || !diagram.expectations.isEmpty
    #expect(expects, "it has to expect something")
  }
}
