import GyreInput
import Testing

@testable import GyreDevices

@Suite struct PanelSizeTests {
  private func evdev(_ axes: [(Int, Int32, Int32, Int32)]) -> EvdevDescription {
    EvdevDescription(
      axes: axes.map { AbsoluteAxis(code: $0.0, minimum: $0.1, maximum: $0.2, resolution: $0.3) })
  }

  @Test func isTheRangeOverTheResolution() {
    let contacts = evdev([(0, 0, 1, 1), (1, 0, 1, 1), (0x35, 0, 4095, 40), (0x36, 42, 4137, 65)])
    #expect(
      PanelSize(evdev: contacts, properties: [:]) == PanelSize(width: 102.375, height: 63))
    let single = evdev([(0, -100, 100, 10), (1, 0, 100, 10)])
    #expect(PanelSize(evdev: single, properties: [:]) == PanelSize(width: 20, height: 10))
  }

  @Test func takesTheOtherAxesWhereContactsHaveNoResolution() {
    let mixed = evdev([(0, 0, 800, 8), (1, 0, 480, 8), (0x35, 0, 800, 0), (0x36, 0, 480, 0)])
    #expect(PanelSize(evdev: mixed, properties: [:]) == PanelSize(width: 100, height: 60))
  }

  @Test func takesUdevsWordForANodeThatCannotBeRead() {
    let properties = ["ID_INPUT_WIDTH_MM": "344", "ID_INPUT_HEIGHT_MM": "194"]
    #expect(PanelSize(evdev: nil, properties: properties) == PanelSize(width: 344, height: 194))
  }

  @Test(arguments: [
    ["ID_INPUT_WIDTH_MM": "344"], ["ID_INPUT_WIDTH_MM": "x", "ID_INPUT_HEIGHT_MM": "1"],
    [
      "ID_INPUT_WIDTH_MM": "0", "ID_INPUT_HEIGHT_MM": "inf",
    ],
  ])
  func isUnknownOtherwise(properties: [String: String]) {
    #expect(PanelSize(evdev: nil, properties: properties) == nil)
    #expect(PanelSize(evdev: evdev([(0, 0, 800, 0), (1, 5, 5, 8)]), properties: properties) == nil)
  }

  @Test func theWidestRangeDoesNotOverflow() throws {
    let wide = evdev([(0, .min, .max, 1), (1, .min, .max, 1)])
    let size = try #require(PanelSize(evdev: wide, properties: [:]))
    #expect(size.width == 4_294_967_295)
  }
}
