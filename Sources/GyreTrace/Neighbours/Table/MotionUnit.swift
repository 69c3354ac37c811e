/// A unit that tables of measurements use, and the factor to the one that the trace's value has.
public struct MotionUnit: Sendable, Equatable {
  /// What it measures.
  public var quantity: MotionQuantity
  /// The value in the quantity's own unit = value * factor.
  public var factor: Double
  /// For times: a unit is 10^power nanoseconds.
  var power: Int

  /// The unit of a name such as "deg/s", "g" or "ms"; nil where the quantity has no such unit.
  ///
  /// Upper and lower case count only where they tell units apart ("mG" and "Mg" do not occur). Angular velocity:
  /// rad/s, deg/s (dps), mdps, mrad/s; acceleration: m/s^2, g (9.80665 m/s^2, standard gravity), mg; magnetic field:
  /// uT, nT, mT, T, gauss (100 uT), mG; time: s, ms, us, ns.
  public init?(_ name: String, of quantity: MotionQuantity) {
    let plain = Self.plain(name)
    let factor: Double
    var power = 0
    switch (quantity, plain) {
    case (.angularVelocity, "rad/s"), (.angularVelocity, "rads-1"), (.angularVelocity, "rads^-1"): factor = 1
    case (.angularVelocity, "mrad/s"): factor = 1e-3
    case (.angularVelocity, "deg/s"), (.angularVelocity, "dps"), (.angularVelocity, "degs-1"),
      (.angularVelocity, "degs^-1"), (.angularVelocity, "°/s"), (.angularVelocity, "degree/s"),
      (.angularVelocity, "degrees/s"), (.angularVelocity, "deg/sec"):
      factor = .pi / 180
    case (.angularVelocity, "mdps"), (.angularVelocity, "mdeg/s"): factor = .pi / 180_000
    case (.acceleration, "m/s^2"), (.acceleration, "m/s2"), (.acceleration, "m/s²"), (.acceleration, "ms^-2"),
      (.acceleration, "ms-2"), (.acceleration, "m/s/s"):
      factor = 1
    case (.acceleration, "g"): factor = 9.80665
    case (.acceleration, "mg"): factor = 9.80665e-3
    case (.magneticField, "ut"), (.magneticField, "µt"), (.magneticField, "μt"): factor = 1
    case (.magneticField, "nt"): factor = 1e-3
    case (.magneticField, "mt"): factor = 1e3
    case (.magneticField, "t"): factor = 1e6
    case (.magneticField, "gauss"), (.magneticField, "g"), (.magneticField, "gs"): factor = 100
    case (.magneticField, "mg"), (.magneticField, "mgauss"): factor = 0.1
    case (.attitude, ""), (.attitude, "1"): factor = 1
    case (.time, "s"), (.time, "sec"), (.time, "second"), (.time, "seconds"): (factor, power) = (1, 9)
    case (.time, "ms"), (.time, "msec"), (.time, "milliseconds"): (factor, power) = (1e-3, 6)
    case (.time, "us"), (.time, "µs"), (.time, "μs"), (.time, "usec"), (.time, "microseconds"):
      (factor, power) = (1e-6, 3)
    case (.time, "ns"), (.time, "nsec"), (.time, "nanoseconds"): (factor, power) = (1e-9, 0)
    default: return nil
    }
    self.quantity = quantity
    self.factor = factor
    self.power = power
  }

  /// The name without blanks and in lower case.
  private static func plain(_ name: String) -> String { name.filter { $0 != " " && $0 != "\t" }.lowercased() }
}

/// What a column of a table measures.
public enum MotionQuantity: Sendable, Equatable, CaseIterable {
  /// The moment of the row; seconds.
  case time
  /// gx, gy, gz; rad/s.
  case angularVelocity
  /// ax, ay, az; m/s^2.
  case acceleration
  /// mx, my, mz; microtesla.
  case magneticField
  /// qw, qx, qy, qz; earth <- device.
  case attitude

  /// The unit that a trace's value has, as traces spell it; nil for none.
  var unit: String? {
    switch self {
    case .time: "s"
    case .angularVelocity: "rad/s"
    case .acceleration: "m/s^2"
    case .magneticField: "uT"
    case .attitude: nil
    }
  }

  /// What `--unit` calls all its channels at once.
  var name: String {
    switch self {
    case .time: "t"
    case .angularVelocity: "gyro"
    case .acceleration: "accel"
    case .magneticField: "mag"
    case .attitude: "attitude"
    }
  }
}
