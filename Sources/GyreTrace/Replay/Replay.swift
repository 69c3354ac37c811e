public import GyreInput
public import GyreMotion

/// Plays a trace through decoding and control, and shows the view at the moments that were asked for.
///
/// The very path of live devices: records and notes in, views out; the clock is the trace's own. A view shows
/// the state after everything with a time up to its own. With a rate the samples start at the first row or object
/// with a time, and there is one more exactly at the last, so every rate ends on the same view.
public struct Replay: Sendable {
  /// Makes the settings of a controller from the panel that a trace names.
  public typealias SettingsMaker = @Sendable (DisplayDescription) -> MotionSettings

  private let makeSettings: SettingsMaker
  private let sampling: Sampling
  private var controller: MotionController
  private var decoder: InputDecoder
  private var clock: SampleClock?
  private var latest: Timestamp?
  private var latestShown: Timestamp?
  /// Commands and streams of a newer version, or that this one does not know: the first ten that were left out, in
  /// words for people.
  public private(set) var omissions: [String] = []
  /// How many were left out.
  public private(set) var omissionCount = 0
  /// Rows that could not be decoded: of a stream that was left out, too short, or with results that are not finite.
  public var refusedRows: Int { decoder.refusedRows }

  /// Makes a replay that waits for a trace's header.
  public init(sampling: Sampling, settings: @escaping SettingsMaker) {
    if case .rate(let rate) = sampling { precondition(rate > 0 && rate.isFinite, "a rate lies above 0") }
    self.sampling = sampling
    makeSettings = settings
    let start = settings(DisplayDescription())
    controller = MotionController(start)
    decoder = InputDecoder(view: TouchView(start.view))
  }

  /// The controller as it stands.
  public var state: MotionController { controller }

  /// Takes the next item of the trace; calls `show` for every view that became due before it.
  ///
  /// What `show` throws ends it: a hole of years in a trace need not be written onto a full disk.
  public mutating func take<Failure>(
    _ item: TraceItem, _ show: (ViewState) throws(Failure) -> Void
  ) throws(Failure) {
    switch item {
    case .header(let header):
      let settings = makeSettings(header.display ?? DisplayDescription())
      controller = MotionController(settings)
      decoder = InputDecoder(view: TouchView(settings.view))
    case .stream(let stream, extra: _):
      describe(stream)
    case .record(let record):
      try take(record, show)
    case .note(let note):
      try advance(to: note.time, show)
      carryOut(note)
    case .unknown, .footer:
      break
    }
  }

  /// Takes the next row of the trace; calls `show` for every view that became due before it.
  public mutating func take<Failure>(
    _ record: InputRecord, _ show: (ViewState) throws(Failure) -> Void
  ) throws(Failure) {
    try advance(to: record.time, show)
    decode(record)
    if sampling == .events {
      latestShown = record.time
      try show(controller.view(at: record.time))
    }
  }

  /// Shows what is due up to the last moment, and the last moment itself.
  public mutating func finish<Failure>(
    _ show: (ViewState) throws(Failure) -> Void
  ) throws(Failure) {
    guard case .rate = sampling, let latest else { return }
    while let clock, clock.next <= latest, latestShown != latest { try sample(show) }
    if latestShown != latest {
      latestShown = latest
      try show(controller.view(at: latest))
    }
  }

  private mutating func advance<Failure>(
    to time: Timestamp, _ show: (ViewState) throws(Failure) -> Void
  ) throws(Failure) {
    if case .rate(let rate) = sampling {
      if clock == nil { clock = SampleClock(first: time, rate: rate) }
      while let clock, clock.next < time { try sample(show) }
    }
    latest = time
  }

  private mutating func sample<Failure>(
    _ show: (ViewState) throws(Failure) -> Void
  ) throws(Failure) {
    guard let next = clock?.next else { return }
    latestShown = next
    try show(controller.view(at: next))
    clock?.advance()
  }

  private mutating func decode(_ record: InputRecord) {
    Self.decode(record, by: &decoder, into: &controller)
  }

  /// The two fields are lent side by side: neither is copied for a row.
  private static func decode(
    _ record: InputRecord, by decoder: inout InputDecoder, into controller: inout MotionController
  ) {
    decoder.decode(record) { controller.handle($0) }
  }

  private mutating func describe(_ stream: StreamDescription) {
    var moving = controller
    do throws(InputError) {
      try decoder.describe(stream, at: latest ?? .zero) { moving.handle($0) }
    } catch {
      leaveOut("rows of \(error)")
    }
    controller = moving
  }

  private mutating func carryOut(_ note: TraceNote) {
    var moving = controller
    switch note.event {
    case .gap(let stream, lost: _), .dropped(let stream, lost: _):
      decoder.interrupt(stream: stream, at: note.time, cause: .gap) { moving.handle($0) }
    case .disconnect(let stream):
      decoder.interrupt(stream: stream, at: note.time, cause: .disconnected) { moving.handle($0) }
    case .reconnect(let stream):
      decoder.interrupt(stream: stream, at: note.time, cause: .reconnected) { moving.handle($0) }
    case .command(let command):
      if let known = Command(command) {
        moving.perform(known, at: note.time)
        if case .spin = known, moving.settings.spin == nil {
          leaveOut("command \"spin\", because there is no spin (spin.frames)")
        }
      } else {
        leaveOut("command \(MessageText.quoted(command.name))")
      }
    case .display(let rotation):
      decoder.rotate(to: rotation, at: note.time) { moving.handle($0) }
    case .marker, .truth, .other:
      break
    }
    controller = moving
  }

  private mutating func leaveOut(_ what: String) {
    omissionCount += 1
    if omissions.count < 10 { omissions.append(what) }
  }
}
