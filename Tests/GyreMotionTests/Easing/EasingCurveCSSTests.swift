import GyreMotion
import GyreTestSupport
import Testing

@Suite struct EasingCurveCSSTests {
  @Test func keywordsAndFunctionsAreRead() throws {
    let cases: [(String, EasingCurve)] = [
      ("linear", .linear), ("ease", .ease), ("EASE-in", .easeIn), (" ease-out\n", .easeOut),
      ("ease-in-out", .easeInOut), ("step-start", .stepStart), ("step-end", .stepEnd),
      ("cubic-bezier(.4, 0, +0.2, 1e0)", try .cubicBezier(0.4, 0, 0.2, 1)),
      ("Cubic-Bezier( 0.25,-1.5e-1 ,0.5 , 2.5 )", try .cubicBezier(0.25, -0.15, 0.5, 2.5)),
      ("steps(4)", try .steps(4)), ("steps( +3 , start )", try .steps(3, .start)),
      ("steps(2, jump-none)", try .steps(2, .none)), ("steps(1,jump-both)", try .steps(1, .both)),
      ("steps(5, end)", try .steps(5, .end)), ("steps(5, jump-start)", try .steps(5, .start)),
      (
        "linear(0, .5 20% 40%, 1)",
        .piecewiseLinear(try LinearCurve([(0, nil), (0.5, 0.2), (0.5, 0.4), (1, nil)]))
      ),
      (
        "linear(0 , 25% 0.75, 1/* end */)",
        .piecewiseLinear(try LinearCurve([(0, nil), (0.75, 0.25), (1, nil)]))
      ),
      ("linear(0.5)", .piecewiseLinear(try LinearCurve([(0.5, nil)]))),
      ("/**/ ease /* / * /*/", .ease),
    ]
    for (text, curve) in cases { #expect(try EasingCurve(css: text) == curve, "\(text)") }
  }

  @Test func whatIsNoEasingSaysWhere() {
    func error(_ text: String) -> EasingError? {
      do {
        _ = try EasingCurve(css: text)
        return nil
      } catch { return error }
    }
    #expect(error("") == .notation(byte: 0, expected: .keywordOrFunction))
    #expect(error("  eas") == .notation(byte: 2, expected: .keywordOrFunction))
    #expect(error("ease x") == .notation(byte: 5, expected: .end))
    #expect(error("cubic-bezier (0,0,1,1)") == .notation(byte: 0, expected: .keywordOrFunction))
    #expect(error("cubic-bezier(0 0,1,1)") == .notation(byte: 15, expected: .comma))
    #expect(error("cubic-bezier(0,a,1,1)") == .notation(byte: 15, expected: .number))
    #expect(error("cubic-bezier(0,0,1,1") == .notation(byte: 20, expected: .closingParenthesis))
    #expect(error("cubic-bezier(0,0,1,1,1)") == .notation(byte: 20, expected: .closingParenthesis))
    #expect(error("cubic-bezier(1.1,0,1,1)") == .controlPointOutside(x1: 1.1, y1: 0, x2: 1, y2: 1))
    #expect(error("cubic-bezier(0,1e999,1,1)") != nil)
    #expect(error("cubic-bezier(0,nan,1,1)") == .notation(byte: 15, expected: .number))
    #expect(error("steps(0)") == .stepCount(0, least: 1))
    #expect(error("steps(1, jump-none)") == .stepCount(1, least: 2))
    #expect(error("steps(99999999999999999999)") != nil)
    #expect(error("steps(2.0)") == .notation(byte: 6, expected: .wholeNumber))
    #expect(error("steps(2, middle)") == .notation(byte: 9, expected: .stepPosition))
    #expect(error("linear()") == .notation(byte: 7, expected: .number))
    #expect(error("linear(0,)") == .notation(byte: 9, expected: .number))
    #expect(error("linear(10%)") == .notation(byte: 10, expected: .number))
    #expect(error("linear(0 1 2%)") == .notation(byte: 9, expected: .comma))
    #expect(error("linear(0 1% 2% 3%)") != nil)
    #expect(error("/*") == .notation(byte: 2, expected: .keywordOrFunction))
  }

  @Test func printedCurvesReadBackEqual() throws {
    for var random in RandomCases(2_000, seed: 51) {
      let bezier = EasingCurve.cubicBezier(
        try CubicBezier(
          random.number(0...1), random.number(-3...3), random.number(0...1), random.number(-3...3)))
      let css = try #require(bezier.css)
      #expect(try EasingCurve(css: css) == bezier, "seed \(random.seed): \(css)")
      var stops: [(output: Double, input: Double?)] = []
      for _ in 0..<random.integer(1...6) {
        stops.append((random.number(-1...2), random.sign() > 0 ? random.number(-0.5...1.5) : nil))
      }
      let linear = EasingCurve.piecewiseLinear(try LinearCurve(stops))
      let text = try #require(linear.css)
      #expect(try EasingCurve(css: text) == linear, "seed \(random.seed): \(text)")
    }
    for curve in [
      EasingCurve.linear, .ease, .stepStart, .stepEnd, try .steps(7, .both), try .steps(2, .none),
    ] {
      #expect(try EasingCurve(css: try #require(curve.css)) == curve)
    }
    #expect(EasingCurve.ease.css == "cubic-bezier(0.25, 0.1, 0.25, 1)")
    #expect(EasingCurve.stepStart.css == "steps(1, start)")
    #expect(try EasingCurve(css: "linear(0, .5 25%, 1)").css == "linear(0 0%, 0.5 25%, 1 100%)")
    #expect(EasingCurve.bounce(.out).css == nil)
  }

  @Test func arbitraryBytesNeverTrap() {
    let pieces = [
      "linear(", "steps(", "cubic-bezier(", ",", ")", "1", "-", ".", "e", "%", "/*", "*/", " ", "ß", "ease",
    ]
    for var random in RandomCases(3_000, seed: 52) {
      var text = ""
      for _ in 0..<random.integer(0...12) { text += pieces[random.integer(0...(pieces.count - 1))] }
      if let curve = try? EasingCurve(css: text), let css = curve.css {
        #expect((try? EasingCurve(css: css)) == curve, "\(text)")
      }
    }
  }

  @Test func namesOfConfigurationFilesAreRead() throws {
    #expect(try EasingCurve(name: "power 3") == .power(3, .out))
    #expect(try EasingCurve(name: "power 2.5") == .power(2.5, .out))
    #expect(try EasingCurve(name: "out-quad") == .quad(.out))
    #expect(try EasingCurve(name: "In-Out-Back") == .back(.inOut))
    #expect(try EasingCurve(name: "out-in-sine") == .sine(.outIn))
    #expect(try EasingCurve(name: "in-expo") == .exponential(.in))
    #expect(try EasingCurve(name: "minimum-jerk") == .minimumJerk)
    #expect(try EasingCurve(name: "smoothstep") == .smoothstep)
    #expect(try EasingCurve(name: "ease-in") == .easeIn)
    #expect(try EasingCurve(name: "steps(3)") == .steps(3))
    #expect(throws: EasingError.self) { try EasingCurve(name: "out-cube") }
    #expect(throws: EasingError.self) { try EasingCurve(name: "power three") }
  }
}
