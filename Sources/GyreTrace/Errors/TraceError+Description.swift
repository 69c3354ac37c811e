extension TraceError: CustomStringConvertible {
  /// What is wrong and what to do about it, without the position: "what; what to do".
  public var description: String {
    switch kind {
    case .empty: "the file is empty; a trace begins with a header line"
    case .foreign(let format): format.advice
    case .byteOrderMark: "the file begins with a byte order mark; save it as UTF-8 without one"
    case .unfinishedHeader: "the file ends within its header; nothing was recorded, record again"
    case .missingHeader:
      "the first line is no header; begin with {\"format\":\"gyre-trace\",\"version\":1}"
    case .format(let found):
      "the format is \(MessageText.quoted(found)), not \"gyre-trace\"; use gyre convert if it reads it"
    case .version(let found):
      "version \(found) of the trace format is not known, this program reads 1; use a newer gyre"
    case .secondHeader: "a second header; keep one trace in each file"
    case .afterFooter: "a line after the footer; remove what follows it, or the footer"
    default: lineDescription
    }
  }

  private var lineDescription: String {
    switch kind {
    case .emptyLine: "an empty line; remove it"
    case .lineTooLong: "the line is longer than 1 MiB; a trace has one short row in each line"
    case .carriageReturn:
      "a carriage return; lines end in a newline alone, remove the others with tr -d '\\r'"
    case .unexpected(let byte, let wanted):
      "\(MessageText.name(of: byte)) instead of \(wanted.name); \(wanted.advice)"
    case .lineEnds(let wanted): "the line ends instead of \(wanted.name); it was cut, remove or complete it"
    case .nesting: "arrays or objects of more than 64 levels; flatten them"
    case .invalidUTF8: "a byte that is no UTF-8; save the file as UTF-8"
    case .controlCharacter(let byte): "\(MessageText.name(of: byte)) in a text; write it as a \\u escape"
    case .badEscape(let byte):
      "a backslash before \(MessageText.name(of: byte)) means nothing; write \\\\ for a backslash"
    case .loneSurrogate: "half of a pair of \\u escapes; write both or the character itself"
    case .leadingZero: "a number that begins with a needless 0; remove it"
    case .tooManyDigits(let found): "a number of \(found) digits; 64 are the most, round it"
    case .integerRange: "an integer beyond 64 bits; write it as a decimal or give the channel a scale"
    case .numberRange: "a number beyond the largest double (1.8e308); check what wrote it"
    case .notFinite: "NaN or infinity is no number of a trace; leave the row out or write a gap"
    default: objectDescription
    }
  }

  private var objectDescription: String {
    switch kind {
    case .duplicateKey(let key): "the key \(MessageText.quoted(key)) comes twice; keep one"
    case .missingKey(let key): "the key \(MessageText.quoted(key)) is missing; add it"
    case .wrongType(let key, let wanted):
      "the value of \(MessageText.quoted(key)) must be \(wanted.name); correct it"
    case .outOfRange(let key, let low, let high, let found):
      "\(found) is no value of \(MessageText.quoted(key)); allowed is \(low) to \(high)"
    case .notPositive(let key): "a value of \(MessageText.quoted(key)) is not above 0; correct it"
    case .negative(let key): "the value of \(MessageText.quoted(key)) is below 0; correct it"
    case .unknownWord(let key, let found, let known):
      "\(MessageText.quoted(found)) is no value of \(MessageText.quoted(key)); use \(known.joined(separator: ", "))"
    case .elementCount(let key, let expected, let found):
      "\(MessageText.quoted(key)) has \(found) elements, not \(expected); write one for each"
    case .rotation: "the rotation is no quarter turn; use 0, 90, 180 or 270"
    case .duplicateStream(let stream): "stream \(stream) is described twice; give the second its own number"
    case .tooManyStreams: "more than \(StreamTable.limit) streams; split the trace"
    case .duplicateChannel(let name): "the channel \(MessageText.quoted(name)) comes twice; rename one"
    case .tooManyChannels: "more than \(StreamLimits.channels) channels; split the stream"
    case .missingChannel(let name):
      "the channel \(MessageText.quoted(name)) is missing; an attitude needs qw, qx, qy and qz"
    case .axisCode(let key): "\(MessageText.quoted(key)) is no code of an axis; use 0 to 65535 in decimal"
    case .singularMount: "the mount matrix is singular; its rows must be three independent directions"
    case .footerStreams(let expected, let found):
      "the footer counts \(found) streams, the trace has \(expected); lines were added or lost"
    case .footerRows(let stream, let expected, let found):
      "the footer counts \(found) rows of stream \(stream), the trace has \(expected); lines were added or lost"
    default: rowDescription
    }
  }

  private var rowDescription: String {
    switch kind {
    case .unknownStream(let stream): "stream \(stream) is not described before; put its object first"
    case .valueCount(let expected, let found):
      "\(found) values, the stream has \(expected) channels; write one for each"
    case .incompleteTriple(let found):
      "\(found) values do not make (type, code, value) triples; write three for each event"
    case .decimal(let what): "\(what.name) must be an integer; kernels deliver nothing else"
    case .eventNumber(let found): "\(found) is no event type or code; allowed is 0 to 65535"
    case .eventValue(let found):
      "\(found) is no event value; allowed is -2147483648 to 2147483647"
    case .frameEnd: "SYN_REPORT in a row; one row is one frame, leave it out"
    case .timeRunsBack(let previous, let found):
      "the time \(found) is before \(previous) of a line before; sort the lines by time"
    default: "not readable; check the file"
    }
  }
}

extension TraceError.Wanted {
  /// What is waited for, with its article.
  var name: String {
    switch self {
    case .value: "a value"
    case .object: "an object"
    case .array: "an array"
    case .string: "a text in quotes"
    case .number: "a number"
    case .integer: "an integer"
    case .digit: "a digit"
    case .hexadecimalDigit: "a hexadecimal digit"
    case .key: "a key in quotes"
    case .colon: "':'"
    case .comma: "','"
    case .openBracket: "'['"
    case .commaOrBracket: "',' or ']'"
    case .commaOrBrace: "',' or '}'"
    case .closingQuote: "a closing quote"
    case .lineEnd: "the end of the line"
    case .lineStart: "'[' of a row or '{' of an object"
    case .yes: "true"
    }
  }

  /// What to do where something else stands.
  var advice: String {
    switch self {
    case .lineEnd: "write each row or object in a line of its own"
    case .lineStart: "each line is a row or an object"
    default: "the line is no JSON, correct it"
    }
  }
}

extension TraceError.IntegerPlace {
  /// What must be an integer, with its article.
  var name: String {
    switch self {
    case .time: "a time in ns"
    case .stream: "a stream number"
    case .eventType: "an event type"
    case .eventCode: "an event code"
    case .eventValue: "an event value"
    }
  }
}

extension ForeignFormat {
  /// What the file is and what to do with it.
  var advice: String {
    switch self {
    case .gzip: "the file is compressed by gzip; unpack it with gzip -dc first"
    case .binary: "the file is binary, not a trace; give a .trace.jsonl file"
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .evemu: "this is an evemu recording, not a trace; use gyre convert --from evemu"
    case .libinput: "this is a libinput recording, not a trace; use gyre convert --from libinput"
    case .gcsv: "this is a Gyroflow log, not a trace; use gyre convert --from gcsv"
    case .csv: "this is CSV, not a trace; use gyre convert --from csv"
    case .viewTrace: "this is a view trace, the output of gyre replay; give the trace that it was made from"
    case .getevent: "this is getevent text, not a trace; use gyre convert --from getevent --range WxH"
    case .tum: "this is a TUM trajectory, not a trace; use gyre convert --from tum"
    case .json: "this is JSON of another kind, not a trace; a trace begins with {\"format\":\"gyre-trace\""
    case .text: "this is some other text, not a trace; use gyre convert if it reads it"
    }
  }
}
