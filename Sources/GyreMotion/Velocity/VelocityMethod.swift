/// How a release velocity is computed from the last samples of a contact.
public enum VelocityMethod: Sendable, Equatable {
  /// The default: a parabola through all samples of the last 100 ms, its slope taken at the moment of the up;
  /// an axis is 0 where the straight line through the same samples has the other sign.
  ///
  /// Samples before a pause of more than max(40 ms, 2.5 sample periods) do not count. Samples that span less
  /// than 8 ms give the mean velocity over the last 8 ms or more, else 0.
  case guarded
  /// A polynomial of degree 1 to 4 by least squares over at most 20 samples of the last 100 ms, after the
  /// last gap of more than 40 ms; its slope at the last sample. Source: Android's and Flutter's trackers.
  case leastSquares(degree: Int)
  /// The velocities between the last four samples, weighted .6, .35 and .05 from the oldest pair to the
  /// newest: insensitive to the spike of a lifting finger. Source: Flutter's iOS tracker.
  case weightedPairs
  /// The velocity at which a mass would move that the finger had pushed, by summing work over the samples of
  /// `leastSquares`. Source: Android's impulse tracker.
  case impulse
}
