internal import GyreInput
internal import GyreMotion

/// Reads tables of measurements (CSV) by the names of their columns, in any order.
///
/// Angular velocity, acceleration and magnetic field become one stream of kind imu, quaternions one of kind
/// attitude. A row keeps the numbers of the table; the unit is in the stream's scale. Without a unit: s, rad/s, m/s^2,
/// uT. A time that runs back stays as the channel `device_t_ns`, and rows keep their order.
public struct MotionTableReader: Sendable {
  /// Names and units that a program's tables have where their first line does not say.
  public enum Preset: Sendable, Equatable, CaseIterable {
    /// What the names say: s, rad/s, m/s^2, uT.
    case plain
    /// xio Technologies: deg/s and g.
    case xio
    /// EuRoC: nanoseconds.
    case euroc
    /// Sensor Logger: nanoseconds in `time`, columns z, y, x and qz, qy, qx, qw.
    case sensorLogger
    /// phyphox: units in the names, one file for each sensor.
    case phyphox
  }

  /// Whose table it is.
  public var preset: Preset
  /// Units by channel (t, gx, ..., mz) or by group (gyro, accel, mag); they outweigh the names' own.
  public var units: [(channel: String, unit: String)]
  /// What columns measure that are only called x, y, z; nil where there are none.
  public var bare: MotionQuantity?
  /// True where rows with a number that is not finite are left out and counted; else they are errors. Default false.
  public var skipsNotFinite = false

  /// Makes a reader.
  public init(
    preset: Preset = .plain, units: [(channel: String, unit: String)] = [], bare: MotionQuantity? = nil
  ) {
    self.preset = preset
    self.units = units
    self.bare = bare
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: the table.
  ///   - stream: the number of its first stream.
  /// - Returns: one stream, or two where it has both measurements and attitudes.
  /// - Throws: the first cell or name that is wrong.
  public func read(_ bytes: [UInt8], stream: Int = 0) throws(ImportError) -> ImportedRecording {
    do throws(FieldScanner.Fault) {
      var lines = FieldScanner(bytes)
      let columns = try MotionColumns(self, &lines)
      var rows = MotionRows(columns, stream: stream, skipsNotFinite: skipsNotFinite)
      while lines.advance() { try rows.take(lines, columns) }
      guard !rows.isEmpty else { throw lines.fault(.noEvents, at: lines.position) }
      return rows.recording(columns)
    } catch {
      throw ImportError(line: error.line, column: error.column, error.kind)
    }
  }

  /// The unit that a preset gives a quantity.
  func unit(of quantity: MotionQuantity) -> String? {
    switch (preset, quantity) {
    case (.xio, .angularVelocity): "deg/s"
    case (.xio, .acceleration): "g"
    case (.euroc, .time), (.sensorLogger, .time): "ns"
    default: quantity.unit ?? ""
    }
  }
}
