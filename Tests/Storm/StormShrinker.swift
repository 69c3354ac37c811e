public import GyreMotion

/// Makes a failing sequence short: drops whatever it fails without.
public struct StormShrinker {
  /// Settings under which the sequence fails.
  public let settings: MotionSettings
  /// What fails: true where a sequence does.
  private let fails: ([StormStep]) -> Bool

  /// A shrinker for what goes wrong in a storm.
  public init(_ settings: MotionSettings) {
    self.init(settings) { steps in Self.isStorm(steps) && StormRun.fault(in: steps, settings) != nil }
  }

  /// A shrinker for another failure.
  public init(_ settings: MotionSettings, fails: @escaping ([StormStep]) -> Bool) {
    self.settings = settings
    self.fails = fails
  }

  /// The shortest sequence that was found: without any one of its parts, large or small, it does not fail.
  public func shrunk(_ steps: [StormStep]) -> [StormStep] {
    var steps = steps
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < steps.count {
        var without = steps
        without.removeSubrange(start..<min(start + length, steps.count))
        if fails(without) {
          steps = without
          isShorter = true
        } else {
          start += length
        }
      }
      if length == 1, !isShorter { return steps }
      if !isShorter { length = max(1, length / 2) }
    }
  }

  /// True where fingers do what a storm's fingers do: those that move are down, and where one comes or goes the others
  /// stay where they were.
  private static func isStorm(_ steps: [StormStep]) -> Bool {
    var places: [Int32: ScreenPoint] = [:]
    for case .event(.contacts(let frame)) in steps {
      var changes = 0
      var stays = true
      for index in 0..<frame.count {
        let contact = frame[index]
        if contact.phase == .began {
          guard places[contact.id] == nil else { return false }
          changes += 1
        } else {
          guard let place = places[contact.id] else { return false }
          stays = stays && place == contact.position
          if contact.phase != .moved { changes += 1 }
        }
        places[contact.id] = contact.phase == .ended || contact.phase == .cancelled ? nil : contact.position
      }
      guard changes == 0 || (changes == 1 && stays) else { return false }
    }
    return true
  }
}

extension StormRun {
  /// The first fault of a sequence, with its place; nil where there is none.
  public static func fault(in steps: [StormStep], _ settings: MotionSettings) -> (index: Int, what: String)? {
    var run = StormRun(settings)
    for (index, step) in steps.enumerated() {
      if let what = run.take(step) { return (index, what) }
    }
    return nil
  }
}
