/// How a view trace is written.
public enum ViewTraceFormat: Sendable, Equatable, CaseIterable {
  /// One header line, then comma-separated values.
  case csv
  /// One JSON object a line.
  case jsonl
}

/// The columns of a view trace, in order; the same names are the keys of its JSON Lines.
public enum ViewTraceColumn: String, Sendable, CaseIterable {
  /// Nanoseconds since the trace's origin.
  case time = "t_ns"
  /// Heading in degrees, positive to the right, in (-180, 180].
  case yaw = "yaw_deg"
  /// Pitch in degrees, positive up.
  case pitch = "pitch_deg"
  /// Roll in degrees, positive clockwise.
  case roll = "roll_deg"
  /// Horizontal field of view in degrees.
  case horizontalFieldOfView = "hfov_deg"
  /// Earth <- camera, scalar part; the sign has it above 0.
  case qw
  /// Earth <- camera, x.
  case qx
  /// Earth <- camera, y.
  case qy
  /// Earth <- camera, z.
  case qz
  /// The spin's frame, from 0; empty without a spin.
  case frame
  /// The spin's row, 0 on top; empty without rows.
  case row
  /// The strongest phase.
  case phase
}
