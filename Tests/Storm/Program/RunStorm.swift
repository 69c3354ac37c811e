import Glibc
import GyreMotion
import GyreStorm
import GyreStormTrace

/// Random visitors, devices and programs by the million: no event may move a view by more than it explains, no limit may be
/// passed, and the storm has to have been wherever that is difficult.
///
/// usage: RunStorm [--events N] [--seed S] [--keep NAME]. A failure is shrunk and kept as NAME.trace.jsonl and NAME.conf.
@main struct RunStorm {
  /// How many events one visitor makes.
  private static let length = 1000

  static func main() throws {
    let options = Options(CommandLine.arguments)
    var reach = StormReach()
    var seed = options.seed
    while reach.steps < options.events {
      var storm = StormGenerator(seed: seed)
      var run = StormRun(storm.settings)
      var copy = run.controller
      var steps: [StormStep] = []
      steps.reserveCapacity(length)
      for index in 0..<min(length, options.events - reach.steps) {
        let step = storm.next()
        steps.append(step)
        copy.take(step)
        if let fault = run.take(step)
          ?? (copy == run.controller ? nil : "a copy that was not looked at is another")
        {
          try keep(steps, storm.settings, options.keep)
          print("seed \(seed), event \(index): \(fault)")
          exit(1)
        }
      }
      reach.add(run.reach)
      seed += 1
    }
    print("\(reach.steps) events, seeds \(options.seed)..<\(seed)")
    for place in StormReach.Place.allCases {
      print("\(Double(Int(reach.part(place) * 10_000)) / 100) %  \(place.rawValue)")
    }
    if !reach.missed.isEmpty {
      print(
        "too seldom (below \(StormReach.least * 100) %): \(reach.missed.map(\.rawValue).joined(separator: ", "))"
      )
      exit(1)
    }
  }

  private static func keep(_ steps: [StormStep], _ settings: MotionSettings, _ name: String) throws {
    let short = StormShrinker(settings).shrunk(steps)
    let found = StormRun.fault(in: short, settings)
    let files = StormTrace(short, settings)
    try write(files.trace, to: name + ".trace.jsonl")
    try write(Array(files.configuration.utf8), to: name + ".conf")
    print("shrunk from \(steps.count) to \(short.count) events, the last one: \(found?.what ?? "nothing")")
    if !files.isFaithful { print("the trace says not everything: \(files.doubts)") }
    print("see it: gyre replay \(name).trace.jsonl --config \(name).conf --at-events")
  }

  private static func write(_ bytes: [UInt8], to name: String) throws {
    guard let file = unsafe fopen(name, "w") else {
      print("RunStorm: \(name) cannot be written")
      exit(1)
    }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  private struct Options {
    var events = 1_000_000
    var seed: UInt64 = 1
    var keep = "storm"

    init(_ arguments: [String]) {
      var words = arguments.dropFirst()
      while let word = words.popFirst() {
        let value = words.popFirst()
        switch (word, value) {
        case ("--events", let value?) where Int(value).map { $0 > 0 } == true: events = Int(value) ?? events
        case ("--seed", let value?) where UInt64(value) != nil: seed = UInt64(value) ?? seed
        case ("--keep", let value?): keep = value
        default:
          print("RunStorm: unknown \(word); usage: RunStorm [--events N] [--seed S] [--keep NAME]")
          exit(2)
        }
      }
    }
  }
}
