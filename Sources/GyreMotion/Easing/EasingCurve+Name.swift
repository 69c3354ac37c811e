#if !hasFeature(Embedded)
  // Curves by the names that configuration files use.
  extension EasingCurve {
    /// The curve of a name: CSS notation; `power K` (an ease-out); a direction and a shape of easings.net, such as
    /// `out-quad`, `in-out-back`, `out-in-sine`; `smoothstep`; `minimum-jerk`. Throws like CSS notation.
    public init(name text: String) throws(EasingError) {
      if let curve = Self.named(text) { self = curve } else { self = try EasingCurve(css: text) }
    }

    private static func named(_ text: String) -> EasingCurve? {
      var reader = EasingNotation(text)
      let name = reader.name()
      if name == "power", let exponent = try? reader.number(), (try? reader.end()) != nil {
        return .power(exponent.value(), .out)
      }
      guard (try? reader.end()) != nil else { return nil }
      if name == "smoothstep" { return .smoothstep }
      if name == "minimum-jerk" { return .minimumJerk }
      let directions: [(String, EasingDirection)] = [
        ("in-out-", .inOut), ("out-in-", .outIn), ("in-", .in), ("out-", .out),
      ]
      for (prefix, direction) in directions where name.hasPrefix(prefix) {
        return shape(String(name.dropFirst(prefix.count)), direction)
      }
      return nil
    }

    private static func shape(_ name: String, _ direction: EasingDirection) -> EasingCurve? {
      switch name {
      case "quad": .quad(direction)
      case "cubic": .cubic(direction)
      case "quart": .quart(direction)
      case "quint": .quint(direction)
      case "sine": .sine(direction)
      case "expo": .exponential(direction)
      case "circ": .circular(direction)
      case "back": .back(direction)
      case "elastic": .elastic(direction)
      case "bounce": .bounce(direction)
      default: nil
      }
    }
  }
#endif
