import GyreMotion
import Testing

@testable import GyreInput

@Suite struct TouchViewTests {
  @Test(arguments: ScreenRotation.allCases)
  func panelUndoesSeen(rotation: ScreenRotation) {
    let view = TouchView(width: 1080, height: 1920, rotation: rotation)
    let panel = view.panel(view.seen(panelX: 100, panelY: 250))
    #expect(panel.x == 100 && panel.y == 250)
  }

  @Test func sidesChangePlacesAtQuarterTurns() {
    let view = TouchView(width: 800, height: 480)
    #expect(view.turned(to: .degrees90) == TouchView(width: 480, height: 800, rotation: .degrees90))
    #expect(view.turned(to: .degrees180) == TouchView(width: 800, height: 480, rotation: .degrees180))
    #expect(
      view.turned(to: .degrees90).turned(to: .degrees270)
        == TouchView(width: 480, height: 800, rotation: .degrees270))
    #expect(view.turned(to: .degrees270).turned(to: .degrees0) == view)
  }
}
