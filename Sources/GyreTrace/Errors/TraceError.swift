/// Why a trace cannot be read, and where: the first thing that is wrong in it.
public struct TraceError: Error, Sendable, Equatable {
  /// The line, counted from 1.
  public var line: Int
  /// The byte within the line, counted from 1.
  public var column: Int
  /// What is wrong.
  public var kind: Kind

  /// Makes an error.
  public init(line: Int, column: Int, _ kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }

  /// Makes the error of a scanner's fault in a line.
  init(line: Int, _ fault: ScanFault) {
    self.init(line: line, column: fault.offset + 1, fault.kind)
  }

  /// What can be wrong with a trace.
  public enum Kind: Sendable, Equatable {
    // MARK: The file

    /// There is no byte at all.
    case empty
    /// It is a file of another kind.
    case foreign(ForeignFormat)
    /// It begins with a byte order mark.
    case byteOrderMark
    /// It ends within its first line.
    case unfinishedHeader
    /// The first line is no header.
    case missingHeader
    /// The header names another format.
    case format(found: String)
    /// The header names another version.
    case version(found: Int64)
    /// A second header.
    case secondHeader
    /// A line after the footer.
    case afterFooter

    // MARK: The line

    /// A line without anything.
    case emptyLine
    /// A line of more than 1 MiB.
    case lineTooLong
    /// A carriage return.
    case carriageReturn
    /// A byte where something else must stand.
    case unexpected(UInt8, wanted: Wanted)
    /// The line ends where something must stand.
    case lineEnds(wanted: Wanted)
    /// Arrays and objects of more than 64 levels.
    case nesting

    // MARK: Texts and numbers

    /// A byte that is no UTF-8.
    case invalidUTF8
    /// A control character in a text.
    case controlCharacter(UInt8)
    /// A letter after a backslash that means nothing.
    case badEscape(UInt8)
    /// Half of a pair of \u escapes.
    case loneSurrogate
    /// A number that begins with a needless zero.
    case leadingZero
    /// A number of more than 64 digits.
    case tooManyDigits(found: Int)
    /// An integer beyond 64 bits.
    case integerRange
    /// A decimal beyond the largest `Double`.
    case numberRange
    /// NaN or infinity.
    case notFinite

    // MARK: Objects

    /// A key that comes twice in one object.
    case duplicateKey(String)
    /// A key that must be there.
    case missingKey(String)
    /// A value that is not what its key demands.
    case wrongType(key: String, wanted: Wanted)
    /// An integer outside the range that its key allows.
    case outOfRange(key: String, Int64, Int64, found: Int64)
    /// A number that must be above zero.
    case notPositive(key: String)
    /// A number that must not be below zero.
    case negative(key: String)
    /// A text that its key does not know.
    case unknownWord(key: String, found: String, known: [String])
    /// An array of another length than its key demands.
    case elementCount(key: String, expected: Int, found: Int)
    /// A display rotation that is no quarter turn.
    case rotation
    /// A stream number that is taken.
    case duplicateStream(Int)
    /// More streams than a trace may have.
    case tooManyStreams
    /// A channel name that comes twice in one stream.
    case duplicateChannel(String)
    /// A stream of more channels than it may have.
    case tooManyChannels
    /// A channel that an attitude cannot do without.
    case missingChannel(String)
    /// A key of `abs` that is no code.
    case axisCode(String)
    /// A mount matrix that squeezes space flat.
    case singularMount
    /// A footer whose number of counts is not that of the streams.
    case footerStreams(expected: Int, found: Int)
    /// A footer whose count is not that of the stream's rows.
    case footerRows(stream: Int, expected: Int, found: Int64)

    // MARK: Rows

    /// A row or note of a stream that was not described before.
    case unknownStream(Int64)
    /// A row of more or fewer values than its stream has channels.
    case valueCount(expected: Int, found: Int)
    /// A row of evdev triples whose values do not come in threes.
    case incompleteTriple(found: Int)
    /// A decimal in a row of evdev triples, or as a time or stream number.
    case decimal(what: IntegerPlace)
    /// An event type or code outside 16 bits.
    case eventNumber(found: Int64)
    /// An event value outside 32 bits.
    case eventValue(found: Int64)
    /// A SYN_REPORT among a row's triples.
    case frameEnd
    /// A time before the one of the line before.
    case timeRunsBack(previous: Int64, found: Int64)
  }

  /// What a scanner waits for.
  public enum Wanted: Sendable, Equatable {
    case value, object, array, string, number, integer, digit, hexadecimalDigit, key, colon
    case commaOrBracket, commaOrBrace, closingQuote, lineEnd, lineStart, openBracket, comma, yes
  }

  /// What must be an integer.
  public enum IntegerPlace: Sendable, Equatable {
    case time, stream, eventType, eventCode, eventValue
  }
}
