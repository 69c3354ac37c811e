import GyreConfiguration
import Testing

@Suite struct ValueKindTests {
  static let angle = ValueKind.number(.degrees, -90...90)

  @Test(arguments: [
    (angle, "-90", ConfigurationValue.number(-90)),
    (.number(.seconds, 0...10), "300ms", .number(0.3)),
    (.integer(.frames, 1...64), "64", .integer(64)),
    (.word(["wrap", "clamp"]), "clamp", .word("clamp")),
    (.toggle, "on", .toggle(true)),
    (.toggle, "off", .toggle(false)),
    (.span(.degrees, -360...360), "-90..90", .span(-90, 90)),
    (.span(.degrees, -360...360), "-.5...5", .span(-0.5, 0.5)),
    (.list(.one, 0...9, count: 3), "1 2\t 3.5", .list([1, 2, 3.5])),
    (.arc(.degrees, -360...360), "170..-170", .span(170, -170)),
    (.crop, "8000 4000 6000 0 4000 4000", .list([8000, 4000, 6000, 0, 4000, 4000])),
    (.optional(.integer(.frames, 1...64)), "none", .none),
    (.optional(.integer(.frames, 1...64)), "3", .integer(3)),
  ])
  func readsItsForm(kind: ValueKind, text: String, value: ConfigurationValue) throws {
    #expect(try kind.value(of: text) == value)
    #expect(try kind.value(of: value.text) == value, "what is printed reads back")
  }

  @Test(arguments: [
    (angle, "ninety", ValueKind.Refusal.unreadable), (angle, "90.5", .outOfRange),
    (angle, "1e999", .outOfRange),
    (angle, "90ms", .unreadable), (angle, "none", .unreadable), (angle, "nan", .unreadable),
    (.number(.seconds, 0...10), "1min", .outOfRange),
    (.integer(.frames, 1...64), "0", .outOfRange), (.integer(.frames, 1...64), "1.5", .unreadable),
    (.integer(.frames, 1...64), "99999999999999999999", .outOfRange),
    (.word(["wrap", "clamp"]), "Wrap", .unreadable), (.toggle, "yes", .unreadable),
    (.toggle, "1", .unreadable),
    (.span(.degrees, -90...90), "5", .unreadable), (.span(.degrees, -90...90), "5..", .unreadable),
    (.span(.degrees, -90...90), "..5", .unreadable), (.span(.degrees, -90...90), "5..1", .outOfRange),
    (.span(.degrees, -90...90), "0..91", .outOfRange),
    (.arc(.degrees, -90...90), "0..-91", .outOfRange), (.arc(.degrees, -90...90), "5", .unreadable),
    (.crop, "8000 4000 0 0 4000", .unreadable),
    (.home, "0 91 90", .unfit("give a pitch from -90 to 90 degrees and a field of view from 1 to 170")),
    (
      .crop, "8000 4000 0 3000 4000 1001",
      .unfit("give a part that lies within its whole panorama, each side above 0")
    ),
    (.list(.one, 0...9, count: 3), "1 2", .unreadable), (.list(.one, 0...9, count: 3), "1 2 10", .outOfRange),
  ])
  func refusesWhatItCannotBe(kind: ValueKind, text: String, refusal: ValueKind.Refusal) {
    #expect(throws: refusal) { try kind.value(of: text) }
  }

  @Test(arguments: [
    (angle, "a number from -90 to 90 degrees"),
    (.integer(.frames, 1...64), "a whole number from 1 to 64 frames"),
    (.number(.one, 0...1), "a number from 0 to 1"),
    (.word(["a", "b", "c"]), "a, b or c"), (.word(["a"]), "a"), (.toggle, "on or off"),
    (.span(.degrees, 0...1), "a range FROM..TO from 0 to 1 degrees"),
    (.arc(.degrees, 0...1), "a range FROM..TO clockwise from 0 to 1 degrees"),
    (.crop, "6 numbers of pixels, fullW fullH left top width height"),
    (.list(.pixels, 0...1, count: 6), "6 numbers from 0 to 1 pixels"),
    (.optional(.toggle), "on or off, or none"),
  ])
  func saysWhatToWrite(kind: ValueKind, expectation: String) { #expect(kind.expectation == expectation) }

  /// CSS notation takes more than one line of a file can hold: such a curve could not be written and read again.
  @Test(arguments: ["power 3\r", "power\n3", "power\u{0C}3", "power 3/*#*/", "power 3 /*;*/"])
  func aCurveIsOneLineWithoutComment(text: String) {
    #expect(throws: ValueKind.Refusal.unreadable) { try ValueKind.glideCurve.value(of: text) }
  }
}
