#if !hasFeature(Embedded)
  // CSS easing notation: reading and writing it.
  extension EasingCurve {
    /// The curve of a CSS `<easing-function>`, such as `ease-out` or `cubic-bezier(0.4, 0, 0.2, 1)`; throws with
    /// the byte where the text is no such thing, or with what is wrong with its numbers.
    public init(css text: String) throws(EasingError) {
      var reader = EasingNotation(text)
      let curve = try Self.function(&reader)
      try reader.end()
      self = curve
    }

    private static func function(_ reader: inout EasingNotation) throws(EasingError) -> EasingCurve {
      reader.skipSpace()
      let start = reader.index
      let name = reader.name()
      guard reader.takeAtOnce("(") else {
        switch name {
        case "linear": return .linear
        case "ease": return .ease
        case "ease-in": return .easeIn
        case "ease-out": return .easeOut
        case "ease-in-out": return .easeInOut
        case "step-start": return .stepStart
        case "step-end": return .stepEnd
        default: throw .notation(byte: start, expected: .keywordOrFunction)
        }
      }
      let curve: EasingCurve
      switch name {
      case "cubic-bezier": curve = try bezier(&reader)
      case "steps": curve = try steps(&reader)
      case "linear": curve = try piecewise(&reader)
      default: throw .notation(byte: start, expected: .keywordOrFunction)
      }
      guard reader.take(")") else { throw .notation(byte: reader.index, expected: .closingParenthesis) }
      return curve
    }

    private static func bezier(_ reader: inout EasingNotation) throws(EasingError) -> EasingCurve {
      let x1 = try reader.number().value()
      guard reader.take(",") else { throw .notation(byte: reader.index, expected: .comma) }
      let y1 = try reader.number().value()
      guard reader.take(",") else { throw .notation(byte: reader.index, expected: .comma) }
      let x2 = try reader.number().value()
      guard reader.take(",") else { throw .notation(byte: reader.index, expected: .comma) }
      return try .cubicBezier(x1, y1, x2, reader.number().value())
    }

    private static func steps(_ reader: inout EasingNotation) throws(EasingError) -> EasingCurve {
      reader.skipSpace()
      let start = reader.index
      let count = try reader.number()
      guard count.isInteger else { throw .notation(byte: start, expected: .wholeNumber) }
      var jump = StepCurve.Jump.end
      if reader.take(",") {
        reader.skipSpace()
        let place = reader.index
        switch reader.name() {
        case "jump-start", "start": jump = .start
        case "jump-end", "end": jump = .end
        case "jump-none": jump = .none
        case "jump-both": jump = .both
        default: throw .notation(byte: place, expected: .stepPosition)
        }
      }
      return try .steps(Int(Swift.min(Swift.max(count.value(), -1e15), 1e15)), jump)
    }

    private static func piecewise(_ reader: inout EasingNotation) throws(EasingError) -> EasingCurve {
      var stops: [(output: Double, input: Double?)] = []
      repeat {
        var output: Double?
        var inputs: [Double] = []
        // A number and up to two percentages, the number before or behind them.
        while output == nil || reader.isAtNumber() {
          let start = reader.index
          let number = try reader.number()
          let isPercentage = reader.takeAtOnce("%")
          if isPercentage, inputs.count < 2 {
            inputs.append(number.value(shift: -2))
          } else if !isPercentage, output == nil {
            output = number.value()
          } else {
            throw .notation(byte: start, expected: .comma)
          }
        }
        guard let output else { throw .notation(byte: reader.index, expected: .number) }
        if inputs.isEmpty { stops.append((output, nil)) }
        for input in inputs { stops.append((output, input)) }
      } while reader.take(",")
      return .piecewiseLinear(try LinearCurve(stops))
    }
  }

  extension EasingCurve {
    /// The curve in CSS notation; nil for curves that CSS has no exact notation for.
    ///
    /// Read again, it gives an equal curve: numbers are printed as their shortest decimal.
    public var css: String? {
      switch self {
      case .linear: return "linear"
      case .cubicBezier(let curve):
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(Self.text)
        return "cubic-bezier(\(numbers.joined(separator: ", ")))"
      case .steps(let curve):
        switch curve.jump {
        case .start: return "steps(\(curve.count), start)"
        case .end: return "steps(\(curve.count))"
        case .none: return "steps(\(curve.count), jump-none)"
        case .both: return "steps(\(curve.count), jump-both)"
        }
      case .piecewiseLinear(let curve):
        let stops = curve.stops.map { "\(Self.text($0.output)) \(Self.percentage($0.input))" }
        return "linear(\(stops.joined(separator: ", ")))"
      default: return nil
      }
    }

    /// The shortest decimal that reads back, without a needless fraction.
    private static func text(_ number: Double) -> String {
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A share as a percentage that reads back: with the exponent moved where a product would round.
    private static func percentage(_ share: Double) -> String {
      let percent = text(share * 100)
      if let read = try? EasingNotation.Number.read(percent)?.value(shift: -2), read == share {
        return percent + "%"
      }
      guard let number = try? EasingNotation.Number.read(text(share)) else { return percent + "%" }
      return "\(number.mantissa)e\(number.exponent + 2)%"
    }
  }

  extension EasingNotation.Number {
    /// The number of a text that is one.
    fileprivate static func read(_ text: String) throws(EasingError) -> EasingNotation.Number? {
      var reader = EasingNotation(text)
      return try reader.number()
    }
  }
#endif
