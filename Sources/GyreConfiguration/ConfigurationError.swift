/// Why a configuration is refused: one place, one reason, one remedy.
///
/// Its text is `FILE:LINE:COLUMN: what; what to do`, without line and column where the value came from the
/// command line.
public struct ConfigurationError: Error, Sendable, Equatable {
  /// Where the refused text stands.
  public var place: ConfigurationPlace
  /// What is wrong with it.
  public var reason: Reason

  /// Makes an error.
  public init(place: ConfigurationPlace, reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// What can be wrong with a configuration.
  public enum Reason: Sendable, Equatable {
    /// A line is neither a section, an assignment, a comment nor empty.
    case notAnAssignment
    /// A `--set` without an equals sign.
    case notKeyAndValue(String)
    /// A section's brackets are not closed, or its name has other bytes than a-z, 0-9, - and dots.
    case badSection
    /// No key has this name; `nearest` is the known one that differs least.
    case unknownKey(String, nearest: String)
    /// Nothing stands behind the equals sign; `expected` says what should.
    case noValue(key: String, expected: String)
    /// A value cannot be read; `expected` says what can.
    case badValue(key: String, text: String, expected: String)
    /// A number lies outside its range; `expected` says the range and the unit.
    case outOfRange(key: String, text: String, expected: String)
    /// A value can be read, but not be used; `why` says why, and what to do.
    case unfit(key: String, text: String, why: String)
    /// Two values cannot both be true; both are named.
    case contradiction(String, remedy: String)
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// What is wrong, without the place.
  public var what: String {
    switch reason {
    case .notAnAssignment: "this line is no section and no assignment"
    case .notKeyAndValue(let text): "\(quoted(text)) sets nothing"
    case .badSection: "this is no section name"
    case .unknownKey(let key, _): "unknown key \(quoted(key))"
    case .noValue(let key, _): "\(key) has no value"
    case .badValue(let key, let text, _), .unfit(let key, let text, _): "\(key) cannot be \(quoted(text))"
    case .outOfRange(let key, let text, _): "\(key) is out of range at \(quoted(text))"
    case .contradiction(let what, _): what
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch reason {
    case .notAnAssignment: "write '[section]' or 'key = value', and comments behind '#'"
    case .notKeyAndValue: "write KEY=VALUE"
    case .badSection: "write '[section]', in lower case"
    case .unknownKey(_, let nearest): "the nearest known key is '\(nearest)'"
    case .noValue(_, let expected), .badValue(_, _, let expected), .outOfRange(_, _, let expected):
      "give \(expected)"
    case .unfit(_, _, let why): why
    case .contradiction(_, let remedy): remedy
    }
  }

  /// The whole message on one line.
  public var description: String { "\(place): \(what); \(remedy)" }
}

/// Where a configured value stands.
public struct ConfigurationPlace: Sendable, Equatable, CustomStringConvertible {
  /// The file, or the option of the command line (`--set`, `--hfov`).
  public var source: String
  /// The line in the file, from 1; nil on the command line.
  public var line: Int?
  /// The byte in the line, from 1; nil on the command line.
  public var column: Int?

  /// Makes a place.
  public init(source: String, line: Int? = nil, column: Int? = nil) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// `FILE:LINE:COLUMN`, as far as they are known.
  public var description: String {
    var text = source
    if let line { text += ":\(line)" }
    if let column { text += ":\(column)" }
    return text
  }
}
