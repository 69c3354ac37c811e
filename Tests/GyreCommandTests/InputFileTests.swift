import Foundation
import GyreTestSupport
import Testing

@testable import gyre

@Suite struct InputFileTests {
  static func contents(_ path: String) throws -> [UInt8] {
    try InputFile.contents(of: FilePath(path), limit: 64 << 20)
  }

  /// Compressible only a little, so that packed and unpacked bytes are both many.
  static func noise(_ count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: 3)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) & 0x3F }
  }

  @Test(arguments: [0, 1, 2, 3, InputFile.chunkSize - 1, InputFile.chunkSize, InputFile.chunkSize * 2 + 1])
  func readsEveryByte(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = Self.noise(count)
    #expect(try Self.contents(try folder.write("a", bytes)) == bytes)
  }

  @Test func unpacksGzipFromFilesAndPipes() throws {
    let folder = try TemporaryFolder()
    let bytes = Self.noise(1 << 20)
    let path = try folder.write("a", bytes)
    let pipe = folder.path("pipe")
    // Two members in a row are one stream (RFC 1952), and the name says nothing.
    let run = try RunningGyre.shell(
      "gzip -c '\(path)' > '\(path).x'; gzip -c '\(path)' >> '\(path).x'; mkfifo '\(pipe)'")
    #expect(run.code == 0)
    #expect(try Self.contents(path + ".x") == bytes + bytes)
    let writer = Thread { _ = try? RunningGyre.shell("cat '\(path).x' > '\(pipe)'") }
    writer.start()
    #expect(try Self.contents(pipe) == bytes + bytes)
  }

  @Test(arguments: [2, 9, 100, 5000])
  func cutGzipIsRefused(count: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", Self.noise(20_000))
    let run = try RunningGyre.shell("gzip -c '\(path)' | head -c \(count) > '\(path).gz'")
    #expect(run.code == 0)
    #expect {
      try Self.contents(path + ".gz")
    } throws: { error in
      let error = error as? CommandError
      return error?.code == .invalid && error?.place == path + ".gz"
    }
  }

  @Test func flippedBitsAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", Self.noise(20_000))
    _ = try RunningGyre.shell("gzip -nc '\(path)' > '\(path).gz'")
    var packed = try folder.read("a.gz")
    packed[packed.count / 2] ^= 0x10
    try folder.write("a.gz", packed)
    #expect(throws: CommandError.self) { try Self.contents(path + ".gz") }
  }

  @Test func readingOnBehindTheEndStaysAtTheEnd() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", "hello")
    _ = try RunningGyre.shell("gzip -n '\(path)'")
    var file = try InputFile(FilePath(path + ".gz"))
    var chunk = InputFile.emptyChunk
    #expect(try file.read(into: &chunk) == 5)
    for _ in 0..<3 { #expect(try file.read(into: &chunk) == 0) }
  }
}
