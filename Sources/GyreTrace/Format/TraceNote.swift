public import GyreMotion

/// Something that happened between rows: an object with a time and an event.
public struct TraceNote: Sendable, Equatable {
  /// When, on the trace's clock.
  public var time: Timestamp
  /// What.
  public var event: Event
  /// Keys of newer versions.
  public var extra: [ExtraMember]

  /// Makes a note.
  public init(time: Timestamp, event: Event, extra: [ExtraMember] = []) {
    self.time = time
    self.event = event
    self.extra = extra
  }

  /// What happened. A stream of nil means all streams.
  public enum Event: Sendable, Equatable {
    /// The device did not deliver rows; `lost` is their number where it is known.
    case gap(stream: Int?, lost: Int?)
    /// The recorder could not keep up; `lost` is the number of rows where it is known.
    case dropped(stream: Int?, lost: Int?)
    /// The device is gone.
    case disconnect(stream: Int?)
    /// The device is back.
    case reconnect(stream: Int?)
    /// A word of the person who recorded.
    case marker(text: String)
    /// What a program or a key asked for.
    case command(TraceCommand)
    /// The picture was turned on the panel.
    case display(rotation: ScreenRotation)
    /// The true attitude, earth <- device, as simulations know it.
    case truth(Quaternion)
    /// An event of a newer version; its keys are in `extra`.
    case other(name: String)
  }
}
