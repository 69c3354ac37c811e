/// Why a recording of another format cannot be read, and where: the first thing that is wrong in it.
public struct ImportError: Error, Sendable, Equatable {
  /// The file that is wrong.
  public var source: Source
  /// The line, counted from 1.
  public var line: Int
  /// The byte within the line, counted from 1.
  public var column: Int
  /// What is wrong.
  public var kind: Kind

  /// Makes an error.
  public init(_ source: Source = .recording, line: Int, column: Int, _ kind: Kind) {
    self.source = source
    self.line = line
    self.column = column
    self.kind = kind
  }

  /// Which of the files that belong to a recording.
  public enum Source: Sendable, Equatable {
    /// The recording itself.
    case recording
    /// The description of its device.
    case description
  }

  /// What can be wrong with a recording.
  public enum Kind: Sendable, Equatable {
    /// There is nothing in it.
    case empty
    /// It is no text.
    case binary
    /// There is a description, but nothing was recorded.
    case noEvents

    // MARK: Lines of fields

    /// A line that begins like none of the format.
    case unknownLine
    /// A byte where something else must stand.
    case unexpected(UInt8, wanted: String)
    /// The line ends where something must stand.
    case lineEnds(wanted: String)
    /// A number outside the range of its place.
    case outOfRange(what: String)

    // MARK: Tables

    /// The first line does not name the columns.
    case noColumnNames
    /// No column is a time.
    case noTime
    /// No column is a rate of turn, an acceleration, a magnetic field or an attitude.
    case noMotion
    /// Two columns that mean the same channel.
    case duplicateChannel(String)
    /// A unit that nobody knows, or that does not fit what the column measures.
    case unknownUnit(channel: String, unit: String)
    /// Some parts of a quaternion, but not all.
    case missingChannel(String)
    /// A row of more or fewer cells than the first line.
    case cellCount(expected: Int, found: Int)
    /// A cell without a number.
    case emptyCell(column: String)
    /// A cell that is no number.
    case notANumber(column: String)
    /// A cell that is NaN or infinite.
    case notFinite(column: String)
    /// A quote that does not end.
    case openQuote
  }
}

extension ImportError: CustomStringConvertible {
  /// What is wrong and what to do about it, without the position: "what; what to do".
  public var description: String {
    switch kind {
    case .empty: "the file is empty; record again"
    case .binary: "the file is binary, not a recording; give its text"
    case .noEvents: "the file describes a device, but nothing was recorded; give the recording"
    case .unknownLine: "a line that this format does not have; remove it or choose another --from"
    case .unexpected(let byte, let wanted):
      "\(MessageText.name(of: byte)) instead of \(wanted); the line is damaged, correct or remove it"
    case .lineEnds(let wanted): "the line ends instead of \(wanted); it was cut, complete or remove it"
    case .outOfRange(let what): "\(what) is out of range; correct or remove the line"
    case .noColumnNames: "the first line does not name the columns; add one such as t,gx,gy,gz,ax,ay,az"
    case .noTime: "no column is a time; name one t, time or timestamp"
    case .noMotion: "no column is motion; name them gx gy gz ax ay az mx my mz or qw qx qy qz"
    case .duplicateChannel(let name): "two columns mean \(MessageText.quoted(name)); rename or remove one"
    case .unknownUnit(let channel, let unit):
      "\(MessageText.quoted(unit)) is no unit of \(channel); give one by --unit \(channel)=UNIT"
    case .missingChannel(let name): "the column \(name) is missing; an attitude needs qw, qx, qy and qz"
    case .cellCount(let expected, let found):
      "\(found) cells, the first line has \(expected); complete or remove the row"
    case .emptyCell(let column): "the cell of \(MessageText.quoted(column)) is empty; fill or remove the row"
    case .notANumber(let column): "the cell of \(MessageText.quoted(column)) is no number; correct it"
    case .notFinite(let column):
      "the cell of \(MessageText.quoted(column)) is NaN or infinite; remove the row"
    case .openQuote: "a quote that does not end in its line; close it"
    }
  }
}
