import GyreTrace
import Testing

/// What is wrong with a trace, and where: a line and column for each kind of error.
@Suite struct TraceErrorTests {
  static let header = #"{"format":"gyre-trace","version":1}"#
  static let imu = #"{"stream":0,"kind":"imu","channels":["gx","gy","gz"]}"#
  static let touch = #"{"stream":1,"kind":"evdev","abs":{}}"#

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let line: Int
    let column: Int
    let kind: TraceError.Kind
    /// The rows, where the case is made of rows.
    var rows: [String] = []
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ line: Int, _ column: Int, _ kind: TraceError.Kind) {
      self.name = name
      self.bytes = bytes
      self.line = line
      self.column = column
      self.kind = kind
    }

    /// Lines behind a header and two streams; the first of them is line 4.
    init(_ name: String, rows: [String], _ line: Int, _ column: Int, _ kind: TraceError.Kind) {
      self.init(name, ExampleTrace.trace([header, imu, touch] + rows), line, column, kind)
      self.rows = rows
    }

    /// One line behind a header: line 2.
    init(_ name: String, object: String, _ column: Int, _ kind: TraceError.Kind) {
      self.init(name, ExampleTrace.trace([header, object]), 2, column, kind)
    }

    /// One first line.
    init(_ name: String, first: String, _ column: Int, _ kind: TraceError.Kind) {
      self.init(name, ExampleTrace.trace([first]), 1, column, kind)
    }
  }

  static let files: [Case] = [
    Case("empty", [], 1, 1, .empty),
    Case("gzip", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0], 1, 1, .foreign(.gzip)),
    Case("gzip with a newline", [0x1F, 0x8B, 8, 0x0A, 0], 1, 1, .foreign(.gzip)),
    Case("binary", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2], 1, 1, .foreign(.binary)),
    Case("zeros", [0, 0, 0, 0], 1, 1, .foreign(.binary)),
    Case("UTF-16", [0xFF, 0xFE, 0x7B, 0, 0x22, 0], 1, 1, .foreign(.utf16)),
    Case("byte order mark", [0xEF, 0xBB, 0xBF] + Array(header.utf8), 1, 1, .byteOrderMark),
    Case("evemu", first: "# EVEMU 1.3", 1, .foreign(.evemu)),
    Case("evemu without header", first: "E: 0.000001 0003 0039 0", 1, .foreign(.evemu)),
    Case("evemu description", first: "N: N-Trig MultiTouch", 1, .foreign(.evemu)),
    Case("libinput", first: "# libinput record", 1, .foreign(.libinput)),
    Case("gcsv", first: "GYROFLOW IMU LOG", 1, .foreign(.gcsv)),
    Case("csv", first: "t,gx,gy,gz,ax,ay,az", 1, .foreign(.csv)),
    Case("csv with CRLF", first: "Time (s),Gyroscope X (deg/s)\r", 1, .foreign(.csv)),
    Case("EuRoC", first: "#timestamp [ns],w_RS_S_x [rad s^-1]", 1, .foreign(.csv)),
    Case("view trace", first: "t_ns,yaw_deg,pitch_deg", 1, .foreign(.viewTrace)),
    Case("view trace in JSON", first: #"{"t_ns":0,"yaw_deg":0}"#, 1, .foreign(.viewTrace)),
    Case(
      "getevent", first: "[      42.407808] EV_ABS       ABS_MT_TRACKING_ID   00000000", 1,
      .foreign(.getevent)),
    Case("getevent devices", first: "add device 1: /dev/input/event5", 1, .foreign(.getevent)),
    Case("TUM", first: "1305031102.1604 1.34 0.62 1.66 -0.72 -0.35 0.32 0.48", 1, .foreign(.tum)),
    Case("other JSON", first: #"{"name":"x"}"#, 1, .foreign(.json)),
    Case("text", first: "hello world", 1, .foreign(.text)),
    Case("empty line", first: "", 1, .emptyLine),
    Case("half a header", Array(#"{"format":"gyre-tr"#.utf8), 1, 19, .unfinishedHeader),
    Case("row first", first: "[0,0,1,2,3]", 1, .missingHeader),
    Case("stream first", first: imu, 1, .missingHeader),
    Case("footer first", first: #"{"end":true}"#, 1, .missingHeader),
    Case("other format", first: #"{"format":"motion","version":1}"#, 11, .format(found: "motion")),
    Case("version 2", first: #"{"format":"gyre-trace","version":2}"#, 34, .version(found: 2)),
    Case(
      "version as text", first: #"{"format":"gyre-trace","version":"1"}"#, 34,
      .wrongType(key: "version", wanted: .integer)),
    Case("no version", first: #"{"format":"gyre-trace"}"#, 1, .missingKey("version")),
    Case("format as number", first: #"{"format":1}"#, 11, .wrongType(key: "format", wanted: .string)),
    Case(
      "t0 with a point", first: #"{"format":"gyre-trace","version":1,"t0_ns":1.5}"#, 44,
      .wrongType(key: "t0_ns", wanted: .integer)),
    Case(
      "display without a size", first: #"{"format":"gyre-trace","version":1,"display":{"width":0}}"#, 55,
      .notPositive(key: "width")),
    Case(
      "crooked display", first: #"{"format":"gyre-trace","version":1,"display":{"rotation":45}}"#, 58,
      .rotation),
    Case(
      "display as a list", first: #"{"format":"gyre-trace","version":1,"display":[]}"#, 46,
      .wrongType(key: "display", wanted: .object)),
    Case("header with CRLF", first: header + "\r", 36, .carriageReturn),
    Case("header with more", first: header + "x", 36, .unexpected(0x78, wanted: .lineEnd)),
  ]

  static let lines: [Case] = [
    Case("second header", object: header, 1, .secondHeader),
    Case("empty line", object: "", 1, .emptyLine),
    Case("blank line", object: "  ", 1, .emptyLine),
    Case("text", object: "hello", 1, .unexpected(0x68, wanted: .lineStart)),
    Case("half a line", rows: ["[0,0,1,", "[0,0,1,2,3]"], 4, 8, .lineEnds(wanted: .number)),
    Case("half an object", object: #"{"t":5,"event":"ga"#, 19, .lineEnds(wanted: .closingQuote)),
    Case("half a number", rows: ["[0,0,1,2,-", "[1,0,1,2,3]"], 4, 11, .lineEnds(wanted: .digit)),
    Case("two in a line", rows: ["[0,0,1,2,3][1,0,1,2,3]"], 4, 12, .unexpected(0x5B, wanted: .lineEnd)),
    Case("row with CRLF", rows: ["[0,0,1,2,3]\r"], 4, 12, .carriageReturn),
    Case("zero byte", rows: ["[0,0,1\u{0},2,3]"], 4, 7, .unexpected(0, wanted: .commaOrBracket)),
    Case("nested row", rows: ["[0,0,[1],2,3]"], 4, 6, .unexpected(0x5B, wanted: .number)),
    Case("text in a row", rows: [#"[0,0,"1",2,3]"#], 4, 6, .unexpected(0x22, wanted: .number)),
    Case("comma too many", rows: ["[0,0,1,2,3,]"], 4, 12, .unexpected(0x5D, wanted: .number)),
    Case("comma too few", rows: ["[0,0,1 2,3]"], 4, 8, .unexpected(0x32, wanted: .commaOrBracket)),
    Case("null", rows: ["[0,0,null,2,3]"], 4, 6, .unexpected(0x6E, wanted: .number)),
    Case("NaN", rows: ["[0,0,NaN,2,3]"], 4, 6, .notFinite),
    Case("nan", rows: ["[0,0,nan,2,3]"], 4, 6, .notFinite),
    Case("Infinity", rows: ["[0,0,1,Infinity,3]"], 4, 8, .notFinite),
    Case("minus infinity", rows: ["[0,0,1,-inf,3]"], 4, 8, .notFinite),
    Case("plus sign", rows: ["[0,0,+1,2,3]"], 4, 6, .unexpected(0x2B, wanted: .number)),
    Case("leading zero", rows: ["[0,0,1,-007,3]"], 4, 9, .leadingZero),
    Case("leading zero in a time", rows: ["[00,0,1,2,3]"], 4, 2, .leadingZero),
    Case("bare point", rows: ["[0,0,.5,2,3]"], 4, 6, .unexpected(0x2E, wanted: .number)),
    Case("no digit behind the point", rows: ["[0,0,1.,2,3]"], 4, 8, .unexpected(0x2C, wanted: .digit)),
    Case("no digit in the exponent", rows: ["[0,0,1e+,2,3]"], 4, 9, .unexpected(0x2C, wanted: .digit)),
    Case("hexadecimal", rows: ["[0,0,0x1F,2,3]"], 4, 7, .unexpected(0x78, wanted: .commaOrBracket)),
    Case(
      "400 digits", rows: ["[0,0,\(String(repeating: "1", count: 400)),2,3]"], 4, 6,
      .tooManyDigits(found: 400)),
    Case(
      "65 digits behind the point", rows: ["[0,0,0.\(String(repeating: "1", count: 64)),2,3]"], 4, 6,
      .tooManyDigits(found: 65)),
    Case("beyond 64 bits", rows: ["[0,0,9223372036854775808,2,3]"], 4, 6, .integerRange),
    Case("below 64 bits", rows: ["[0,0,-9223372036854775809,2,3]"], 4, 6, .integerRange),
    Case("beyond a double", rows: ["[0,0,1e309,2,3]"], 4, 6, .numberRange),
    Case("64 levels and one", object: "{\"a\":" + String(repeating: "[", count: 100_000), 69, .nesting),
    Case("65 objects", object: String(repeating: "{\"a\":", count: 65) + "0", 321, .nesting),
    Case(
      "line of 2 MiB", object: "{\"a\":\"" + String(repeating: "x", count: 2 << 20) + "\"}", 1_048_577,
      .lineTooLong),
    Case(
      "invalid UTF-8",
      ExampleTrace.trace([header]) + Array("{\"a\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8), 2, 7,
      .invalidUTF8),
    Case(
      "byte beyond ASCII outside a text", rows: ["[0,0,1,2,3]ä"], 4, 12,
      .unexpected(0xC3, wanted: .lineEnd)),
    Case("tab in a text", object: "{\"a\":\"b\tc\"}", 8, .controlCharacter(9)),
    Case("unknown escape", object: #"{"a":"\x41"}"#, 8, .badEscape(0x78)),
    Case("half a surrogate", object: #"{"a":"\ud83d!"}"#, 7, .loneSurrogate),
    Case("short escape", object: #"{"a":"\u12"}"#, 11, .unexpected(0x22, wanted: .hexadecimalDigit)),
    Case("word", object: #"{"a":tru}"#, 6, .unexpected(0x74, wanted: .value)),
    Case("key without quotes", object: "{a:1}", 2, .unexpected(0x61, wanted: .key)),
    Case("no colon", object: #"{"a" 1}"#, 6, .unexpected(0x31, wanted: .colon)),
    Case("comma at the end", object: #"{"a":1,}"#, 8, .unexpected(0x7D, wanted: .key)),
  ]

  static let objects: [Case] = [
    Case("duplicate key", object: #"{"a":1,"b":2,"\u0061":3}"#, 14, .duplicateKey("a")),
    Case(
      "duplicate key in abs", object: #"{"stream":0,"kind":"evdev","abs":{"0":[0,1,0,0,0],"0":[0,1,0,0,0]}}"#,
      51, .duplicateKey("0")),
    Case("stream without kind", object: #"{"stream":0}"#, 1, .missingKey("kind")),
    Case("stream without channels", object: #"{"stream":0,"kind":"imu"}"#, 1, .missingKey("channels")),
    Case("evdev without abs", object: #"{"stream":0,"kind":"evdev"}"#, 1, .missingKey("abs")),
    Case(
      "stream below zero", object: #"{"stream":-1,"kind":"imu","channels":["gx"]}"#, 11,
      .outOfRange(key: "stream", 0, 2_147_483_647, found: -1)),
    Case(
      "stream as text", object: #"{"stream":"0","kind":"imu","channels":["gx"]}"#, 11,
      .wrongType(key: "stream", wanted: .integer)),
    Case("duplicate stream", rows: [imu], 4, 11, .duplicateStream(0)),
    Case(
      "no channel", object: #"{"stream":0,"kind":"imu","channels":[]}"#, 37,
      .elementCount(key: "channels", expected: 1, found: 0)),
    Case(
      "channel twice", object: #"{"stream":0,"kind":"imu","channels":["gx","gx"]}"#, 43,
      .duplicateChannel("gx")),
    Case(
      "channel as number", object: #"{"stream":0,"kind":"imu","channels":["gx",1]}"#, 43,
      .wrongType(key: "channels", wanted: .string)),
    Case(
      "attitude without qw", object: #"{"stream":0,"kind":"attitude","channels":["qx","qy","qz"]}"#, 42,
      .missingChannel("qw")),
    Case(
      "scale of zero", object: #"{"stream":0,"kind":"imu","channels":["gx"],"scale":[0]}"#, 53,
      .notPositive(key: "scale")),
    Case(
      "scale below zero", object: #"{"stream":0,"kind":"imu","channels":["gx"],"scale":[-1]}"#, 53,
      .notPositive(key: "scale")),
    Case("scale NaN", object: #"{"stream":0,"kind":"imu","channels":["gx"],"scale":[NaN]}"#, 53, .notFinite),
    Case(
      "scales too few", object: #"{"stream":0,"kind":"imu","channels":["gx","gy"],"scale":[1]}"#, 57,
      .elementCount(key: "scale", expected: 2, found: 1)),
    Case(
      "scale as number", object: #"{"stream":0,"kind":"imu","channels":["gx"],"scale":1}"#, 52,
      .wrongType(key: "scale", wanted: .array)),
    Case(
      "offset as text", object: #"{"stream":0,"kind":"imu","channels":["gx"],"offset":["1"]}"#, 54,
      .wrongType(key: "offset", wanted: .number)),
    Case(
      "range of zero", object: #"{"stream":0,"kind":"imu","channels":["gx"],"range":[0]}"#, 53,
      .notPositive(key: "range")),
    Case(
      "rate of zero", object: #"{"stream":0,"kind":"imu","channels":["gx"],"rate_hz":0}"#, 54,
      .notPositive(key: "rate_hz")),
    Case(
      "mount of two rows", object: #"{"stream":0,"kind":"imu","channels":["gx"],"mount":[[1,0,0],[0,1,0]]}"#,
      52, .elementCount(key: "mount", expected: 3, found: 2)),
    Case(
      "mount row of two",
      object: #"{"stream":0,"kind":"imu","channels":["gx"],"mount":[[1,0,0],[0,1],[0,0,1]]}"#, 61,
      .elementCount(key: "mount", expected: 3, found: 2)),
    Case(
      "mount of texts", object: #"{"stream":0,"kind":"imu","channels":["gx"],"mount":[[1,0,0],[0,1,0],"z"]}"#,
      69, .wrongType(key: "mount", wanted: .array)),
    Case(
      "singular mount",
      object: #"{"stream":0,"kind":"imu","channels":["gx"],"mount":[[0,1,0],[-1,0,0],[0,0,0]]}"#, 52,
      .singularMount),
    Case(
      "axis by name", object: #"{"stream":0,"kind":"evdev","abs":{"ABS_X":[0,1,0,0,0]}}"#, 35,
      .axisCode("ABS_X")),
    Case(
      "axis beyond 16 bits", object: #"{"stream":0,"kind":"evdev","abs":{"65536":[0,1,0,0,0]}}"#, 35,
      .axisCode("65536")),
    Case(
      "axis of four", object: #"{"stream":0,"kind":"evdev","abs":{"0":[0,1,0,0]}}"#, 39,
      .elementCount(key: "0", expected: 5, found: 4)),
    Case(
      "axis beyond 32 bits", object: #"{"stream":0,"kind":"evdev","abs":{"0":[0,4294967296,0,0,0]}}"#, 42,
      .outOfRange(key: "0", -2_147_483_648, 2_147_483_647, found: 4_294_967_296)),
    Case(
      "axis with a point", object: #"{"stream":0,"kind":"evdev","abs":{"0":[0,1.0,0,0,0]}}"#, 42,
      .wrongType(key: "0", wanted: .integer)),
    Case(
      "property below zero", object: #"{"stream":0,"kind":"evdev","abs":{},"properties":[-1]}"#, 51,
      .outOfRange(key: "properties", 0, 65_535, found: -1)),
    Case(
      "REL code as text", object: #"{"stream":0,"kind":"evdev","abs":{},"rel":["8"]}"#, 44,
      .wrongType(key: "rel", wanted: .integer)),
    Case(
      "five numbers of calibration",
      object: #"{"stream":0,"kind":"evdev","abs":{},"calibration":[1,0,0,0,1]}"#, 51,
      .elementCount(key: "calibration", expected: 6, found: 5)),
    Case("event without time", object: #"{"event":"marker"}"#, 1, .missingKey("t")),
    Case(
      "event with a point in its time", object: #"{"t":1.5,"event":"marker"}"#, 6,
      .wrongType(key: "t", wanted: .integer)),
    Case("event as number", object: #"{"t":1,"event":5}"#, 16, .wrongType(key: "event", wanted: .string)),
    Case("gap of an unknown stream", object: #"{"t":1,"event":"gap","stream":7}"#, 31, .unknownStream(7)),
    Case(
      "gap below zero", rows: [#"{"t":1,"event":"gap","stream":0,"lost":-1}"#], 4, 40,
      .outOfRange(key: "lost", 0, .max, found: -1)),
    Case("display at an angle", object: #"{"t":1,"event":"display","rotation":91}"#, 37, .rotation),
    Case("display without rotation", object: #"{"t":1,"event":"display"}"#, 1, .missingKey("rotation")),
    Case("truth without qz", object: #"{"t":1,"event":"truth","qw":1,"qx":0,"qy":0}"#, 1, .missingKey("qz")),
    Case("command without name", object: #"{"t":1,"event":"command"}"#, 1, .missingKey("name")),
    Case("spin without frame", object: #"{"t":1,"event":"command","name":"spin"}"#, 1, .missingKey("frame")),
    Case("mode without word", object: #"{"t":1,"event":"command","name":"mode"}"#, 1, .missingKey("gyro")),
    Case(
      "mode of an unknown word", object: #"{"t":1,"event":"command","name":"mode","gyro":"on"}"#, 47,
      .unknownWord(key: "gyro", found: "on", known: ["relative", "absolute", "off"])),
    Case(
      "path of an unknown word", object: #"{"t":1,"event":"command","name":"look","path":"up"}"#, 47,
      .unknownWord(key: "path", found: "up", known: ["shortest", "clockwise", "counterclockwise"])),
    Case(
      "look in the past", object: #"{"t":1,"event":"command","name":"look","over_s":-1}"#, 49,
      .negative(key: "over_s")),
    Case(
      "look at nothing", object: #"{"t":1,"event":"command","name":"look","hfov_deg":0}"#, 51,
      .notPositive(key: "hfov_deg")),
    Case(
      "object before a row's time", rows: ["[5,0,1,2,3]", #"{"t":4,"event":"marker"}"#], 5, 6,
      .timeRunsBack(previous: 5, found: 4)),
    Case(
      "unknown object before a row's time", rows: ["[5,0,1,2,3]", #"{"t":4,"x":0}"#], 5, 6,
      .timeRunsBack(previous: 5, found: 4)),
    Case("end that is none", object: #"{"end":false}"#, 8, .wrongType(key: "end", wanted: .yes)),
    Case(
      "footer with a wrong count", rows: ["[0,0,1,2,3]", #"{"end":true,"rows":[2,0]}"#], 5, 21,
      .footerRows(stream: 0, expected: 1, found: 2)),
    Case(
      "footer with too few counts", rows: ["[0,0,1,2,3]", #"{"end":true,"rows":[1]}"#], 5, 20,
      .footerStreams(expected: 2, found: 1)),
    Case(
      "footer with a negative count", rows: [#"{"end":true,"rows":[-1,0]}"#], 4, 21,
      .outOfRange(key: "rows", 0, .max, found: -1)),
    Case(
      "footer with a text", rows: [#"{"end":true,"dropped":"no"}"#], 4, 23,
      .wrongType(key: "dropped", wanted: .integer)),
    Case("row after the footer", rows: [#"{"end":true}"#, "[0,0,1,2,3]"], 5, 1, .afterFooter),
    Case("blank line after the footer", rows: [#"{"end":true}"#, ""], 5, 1, .afterFooter),
  ]

  static let rows: [Case] = [
    Case("no number", rows: ["[]"], 4, 2, .unexpected(0x5D, wanted: .number)),
    Case("time alone", rows: ["[5]"], 4, 3, .unexpected(0x5D, wanted: .comma)),
    Case("time with a point", rows: ["[5.0,0,1,2,3]"], 4, 2, .decimal(what: .time)),
    Case("stream with a point", rows: ["[5,0.0,1,2,3]"], 4, 4, .decimal(what: .stream)),
    Case("unknown stream", rows: ["[5,7,1,2,3]"], 4, 4, .unknownStream(7)),
    Case("stream below zero", rows: ["[5,-1,1,2,3]"], 4, 4, .unknownStream(-1)),
    Case(
      "row before its stream", rows: ["[5,2]", #"{"stream":2,"kind":"evdev","abs":{}}"#], 4, 4,
      .unknownStream(2)),
    Case("values too few", rows: ["[5,0,1,2]"], 4, 9, .valueCount(expected: 3, found: 2)),
    Case("values too many", rows: ["[5,0,1,2,3,4,5]"], 4, 12, .valueCount(expected: 3, found: 5)),
    Case("no values", rows: ["[5,0]"], 4, 5, .valueCount(expected: 3, found: 0)),
    Case("time back", rows: ["[5,0,1,2,3]", "[4,0,1,2,3]"], 5, 2, .timeRunsBack(previous: 5, found: 4)),
    Case(
      "time back on another stream", rows: ["[5,0,1,2,3]", "[4,1]"], 5, 2,
      .timeRunsBack(previous: 5, found: 4)),
    Case("half a triple", rows: ["[5,1,3,57]"], 4, 10, .incompleteTriple(found: 2)),
    Case("four values", rows: ["[5,1,3,57,0,3]"], 4, 14, .incompleteTriple(found: 4)),
    Case("event type beyond 16 bits", rows: ["[5,1,65536,0,0]"], 4, 6, .eventNumber(found: 65_536)),
    Case("event code below zero", rows: ["[5,1,3,-1,0]"], 4, 8, .eventNumber(found: -1)),
    Case(
      "event value beyond 32 bits", rows: ["[5,1,3,57,2147483648]"], 4, 11,
      .eventValue(found: 2_147_483_648)),
    Case("event value with a point", rows: ["[5,1,3,57,1.0]"], 4, 11, .decimal(what: .eventValue)),
    Case("event code with a point", rows: ["[5,1,3,57e0,1]"], 4, 8, .decimal(what: .eventCode)),
    Case("frame end in a row", rows: ["[5,1,3,57,0,0,0,0]"], 4, 13, .frameEnd),
  ]

  @Test(arguments: files + lines + objects + rows)
  func saysWhatAndWhere(_ test: Case) {
    let (_, error) = ExampleTrace.read(test.bytes)
    #expect(error == TraceError(line: test.line, column: test.column, test.kind))
  }

  /// The first row goes the careful way; behind one that is sound, the fast way meets the error first.
  @Test(arguments: (lines + rows).filter { !$0.rows.isEmpty })
  func saysTheSameBehindASoundRow(_ test: Case) {
    let bytes = ExampleTrace.trace([Self.header, Self.imu, Self.touch, "[-1,0,7,8,9]"] + test.rows)
    #expect(ExampleTrace.read(bytes).error == TraceError(line: test.line + 1, column: test.column, test.kind))
  }

  @Test func aRowOfMoreThanALineIsRefusedTheFastWayToo() {
    let row = "[0,1" + String(repeating: ",3,53,1024", count: 110_000) + "]"
    let bytes = ExampleTrace.trace([Self.header, Self.imu, Self.touch, "[-1,0,7,8,9]", row])
    #expect(ExampleTrace.read(bytes).error == TraceError(line: 5, column: 1_048_577, .lineTooLong))
  }

  @Test(arguments: files + lines + objects + rows)
  func theMessageSaysWhatToDo(_ test: Case) throws {
    let message = TraceError(line: 1, column: 1, test.kind).description
    let parts = message.split(separator: "; ", omittingEmptySubsequences: false)
    #expect(parts.count == 2, "\(message)")
    #expect(parts.allSatisfy { $0.count > 5 }, "\(message)")
    #expect(!message.contains("\n") && message.utf8.count < 200, "\(message)")
    #expect(message != "not readable; check the file")
  }

  @Test func messagesDoNotRepeatHostileText() {
    let name = "\u{1B}[31m" + String(repeating: "long", count: 100)
    let message = TraceError(line: 1, column: 1, .duplicateChannel(name)).description
    #expect(!message.contains("\u{1B}"))
    #expect(message.count < 120)
  }

  @Test func theSameErrorComesAgain() {
    var reader = TraceReader(
      ExampleTrace.trace([Self.header, Self.imu, "[0,0,1,2,3]", "[0,0]", "[1,0,1,2,3]"]))
    var errors: [TraceError] = []
    for _ in 0..<6 {
      do throws(TraceError) { _ = try reader.next() } catch { errors.append(error) }
    }
    let expected = TraceError(line: 4, column: 5, .valueCount(expected: 3, found: 0))
    #expect(errors == [expected, expected, expected])
  }

  @Test func moreStreamsThanATraceMayHave() {
    var lines = [Self.header]
    for stream in 0...1_024 {
      lines.append(#"{"stream":\#(stream),"kind":"evdev","abs":{}}"#)
    }
    #expect(
      ExampleTrace.read(ExampleTrace.trace(lines)).error
        == TraceError(line: 1_026, column: 11, .tooManyStreams))
  }
}
