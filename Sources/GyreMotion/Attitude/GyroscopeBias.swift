/// What a gyroscope shows at rest, as it was learnt: may be kept, and given back when the device is used again.
public struct GyroscopeBias: Sendable, Equatable {
  /// The rate that is no turn, rad/s in the device frame.
  public var rate: Vector3
  /// How far it may be from the truth, a standard deviation along the worst axis, rad/s; above 0.
  ///
  /// Kept for a day, or over a change of temperature, a bias moves: give it back with at least 0.5 degrees per second.
  public var deviation: Double

  /// Makes a bias.
  public init(rate: Vector3, deviation: Double) {
    self.rate = rate
    self.deviation = deviation
  }
}

extension AttitudeFilter {
  /// The gyroscope's bias; nil until rest has taught it, or until one is restored.
  public var bias: GyroscopeBias? {
    state.isBiasKnown ? GyroscopeBias(rate: state.bias, deviation: state.biasDeviation) : nil
  }
}
