import Testing

@testable import GyreMotion

@Suite struct SmoothstepTests {
  @Test func itGoesFromNothingToAllAndAddsUpToOneHalf() {
    #expect(Smoothstep.value(0) == 0 && Smoothstep.value(1) == 1 && Smoothstep.value(0.5) == 0.5)
    #expect(Smoothstep.integral(0) == 0 && Smoothstep.integral(1) == 0.5)
    for step in 0..<100 {
      let s = Double(step) / 100
      let slope = (Smoothstep.integral(s + 1e-4) - Smoothstep.integral(s)) / 1e-4
      #expect(abs(slope - Smoothstep.value(s + 5e-5)) < 1e-8)
    }
  }
}
