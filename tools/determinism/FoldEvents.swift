/// Prints the hash of a number of random events: the same on every machine, as `main.c` does where there is no
/// standard library.
@main struct FoldEvents {
  static func main() {
    let events = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 100_000
    let digits = String(foldEvents(1, events), radix: 16)
    print(String(repeating: "0", count: 16 - digits.count) + digits)
  }
}
