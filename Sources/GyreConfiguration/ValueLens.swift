internal import GyreMotion

/// How a configured value is read from settings and written into them.
///
/// `write` is only called with a value of the key's own kind; anything else it leaves alone.
struct ValueLens<Root>: Sendable {
  let read: @Sendable (Root) -> ConfigurationValue
  let write: @Sendable (ConfigurationValue, inout Root) -> Void

  static func number(_ path: any WritableKeyPath<Root, Double> & Sendable) -> ValueLens {
    ValueLens(
      read: { .number($0[keyPath: path]) },
      write: { if case .number(let number) = $0 { $1[keyPath: path] = number } })
  }

  static func degrees(_ path: any WritableKeyPath<Root, Angle> & Sendable) -> ValueLens {
    ValueLens(
      read: { .number($0[keyPath: path].degrees) },
      write: { if case .number(let number) = $0 { $1[keyPath: path] = .degrees(number) } })
  }

  static func seconds(_ path: any WritableKeyPath<Root, TimeSpan> & Sendable) -> ValueLens {
    ValueLens(
      read: { .number($0[keyPath: path].seconds) },
      write: { if case .number(let number) = $0 { $1[keyPath: path] = .seconds(number) } })
  }

  static func integer(_ path: any WritableKeyPath<Root, Int> & Sendable) -> ValueLens {
    ValueLens(
      read: { .integer($0[keyPath: path]) },
      write: { if case .integer(let integer) = $0 { $1[keyPath: path] = integer } })
  }

  static func toggle(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> ValueLens {
    ValueLens(
      read: { .toggle($0[keyPath: path]) },
      write: { if case .toggle(let isOn) = $0 { $1[keyPath: path] = isOn } })
  }

  static func word<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Root, Value> & Sendable, _ words: [(word: String, value: Value)]
  ) -> ValueLens {
    ValueLens(
      read: { root in
        words.first { $0.value == root[keyPath: path] }.map { .word($0.word) } ?? .none
      },
      write: { value, root in
        guard let match = words.first(where: { .word($0.word) == value }) else { return }
        root[keyPath: path] = match.value
      })
  }
}

extension ValueLens where Root == SpinSettings {
  /// The same value within the whole settings; nothing is written where they have no spin.
  var inSpin: ValueLens<MotionSettings> {
    ValueLens<MotionSettings>(
      read: { $0.spin.map(read) ?? .none },
      write: { value, settings in
        guard var spin = settings.spin else { return }
        write(value, &spin)
        settings.spin = spin
      })
  }
}
