public import GyreMotion

/// Turns raw records into motion events: one for all streams of a session or a trace.
///
/// A pure value: the same records give the same events on every machine, and nothing is allocated once the
/// streams are described.
public struct InputDecoder: Sendable {
  /// The view that touch positions map to; `rotate` turns it.
  public var view: TouchView
  /// Rows that could not be decoded: of an unknown stream, too short, or with results that are not finite.
  public private(set) var refusedRows = 0
  private var streams: [StreamDecoder] = []

  /// Makes a decoder that knows no stream yet.
  public init(view: TouchView) { self.view = view }

  /// Learns a stream before its first row; a number that is known already is described anew, and its contacts are cancelled.
  ///
  /// A motion source that is described anew counts as reconnected: its clock may have started anew. Throws where
  /// the description cannot be used; the number is then unknown, and its rows are refused.
  public mutating func describe(
    _ stream: StreamDescription, at time: Timestamp, _ handle: (MotionEvent) -> Void
  ) throws(InputError) {
    let known = place(of: stream.id)
    do throws(InputError) {
      let decoder = try StreamDecoder(stream)
      guard let known else {
        streams.append(decoder)
        return
      }
      streams[known].interrupt(at: time, cause: .reconnected, handle)
      streams[known] = decoder
    } catch {
      if let known {
        streams[known].interrupt(at: time, cause: .disconnected, handle)
        streams.remove(at: known)
      }
      throw error
    }
  }

  /// Decodes one record; calls `handle` for each event, in order, at most once for each kind.
  public mutating func decode(_ record: InputRecord, _ handle: (MotionEvent) -> Void) {
    guard let index = place(of: record.stream),
      streams[index].decode(record, in: view, handle)
    else {
      refusedRows += 1
      return
    }
  }

  /// Tells that a stream (nil: every one) went silent, lost rows or was unplugged: its contacts are cancelled.
  ///
  /// After a gap a contact that lasts begins anew when the device names it again; otherwise the device starts
  /// from nothing. Motion sources hand the interruption on.
  public mutating func interrupt(
    stream: Int?, at time: Timestamp, cause: Interruption, _ handle: (MotionEvent) -> Void
  ) {
    for index in streams.indices where stream == nil || streams[index].id == stream {
      streams[index].interrupt(at: time, cause: cause, handle)
    }
  }

  /// The display turned: contacts are re-anchored under the new rotation.
  ///
  /// First the rotation is handed on, then for each device with contacts a frame in which every one is
  /// cancelled and begins anew, at its place on the turned view and under a new number. A rotation that stands
  /// already is no change.
  public mutating func rotate(
    to rotation: ScreenRotation, at time: Timestamp, _ handle: (MotionEvent) -> Void
  ) {
    guard rotation != view.rotation else { return }
    let old = view
    view = old.turned(to: rotation)
    handle(.rotation(ScreenRotationChange(time: time, rotation: rotation)))
    for index in streams.indices { streams[index].reanchor(at: time, from: old, to: view, handle) }
  }

  /// Where a stream's decoder is; a plain loop, for `firstIndex` allocates in debug builds.
  private func place(of stream: Int) -> Int? {
    for index in streams.indices where streams[index].id == stream { return index }
    return nil
  }
}
