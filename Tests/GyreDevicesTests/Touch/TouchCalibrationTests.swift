import Testing

@testable import GyreDevices

@Suite struct TouchCalibrationTests {
  @Test func readsSixNumbers() {
    #expect(TouchCalibration("0 -1 1 1 0 0") == TouchCalibration(a: 0, b: -1, c: 1, d: 1, e: 0, f: 0))
    #expect(TouchCalibration(" 1\t0 0  0 1 0 \n") == .identity)
    #expect(
      TouchCalibration("1.02 0 -.01 0 9.8e-1 0.005")
        == TouchCalibration(a: 1.02, b: 0, c: -0.01, d: 0, e: 0.98, f: 0.005))
  }

  @Test(arguments: [
    "", "1 0 0 0 1", "1 0 0 0 1 0 0", "1 0 0 0 one 0", "1,0 0 0 0 1 0", "nan 0 0 0 1 0", "inf 0 0 0 1 0",
    "0 0 0 0 0 0", "1 2 0 2 4 0",
  ])
  func refusesAnythingElse(text: String) {
    #expect(TouchCalibration(text) == nil)
  }
}
