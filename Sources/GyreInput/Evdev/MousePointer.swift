import GyreMotion

/// A pointer that relative axes move over the view, and the contact that its left button makes.
///
/// It starts at the view's centre, one count is one pixel of the view as seen, and it stays on the view.
struct MousePointer: Sendable, Equatable {
  private var position: ScreenPoint?
  private var motion = ScreenPoint(x: 0, y: 0)
  private var isHeld = false
  private var presses: Int64 = 0
  private var toldPress: Int64?
  private var toldPosition = ScreenPoint(x: 0, y: 0)
  private var contact: Int32 = 0
  private var numbers = ContactNumber()

  /// Where it stands on a view.
  func place(in view: TouchView) -> ScreenPoint { view.clamped(position ?? view.centre) }

  // MARK: - One frame

  /// Decodes a row: one frame while the button is held and where it was let go.
  mutating func decode(_ record: InputRecord, in view: TouchView, _ handle: (MotionEvent) -> Void) {
    var frame = ContactFrame(time: record.time, source: record.stream)
    for index in 0..<record.eventCount {
      if let event = record.event(index) { take(event, &frame) }
    }
    finish(&frame, in: view)
    if frame.count > 0 { handle(.contacts(frame)) }
  }

  private mutating func take(_ event: EvdevEvent, _ frame: inout ContactFrame) {
    switch (event.type, event.code) {
    case (EvdevCode.relative, EvdevCode.relativeX): motion.x += Double(event.value)
    case (EvdevCode.relative, EvdevCode.relativeY): motion.y += Double(event.value)
    case (EvdevCode.key, EvdevCode.leftButton):
      if event.value != 0 && !isHeld { presses += 1 }
      isHeld = event.value != 0
    case (EvdevCode.synchronisation, EvdevCode.dropped): lose(&frame)
    default: break
    }
  }

  /// Events are missing: what came before in this frame is no frame, and a held button may be up by now.
  mutating func lose(_ frame: inout ContactFrame) {
    motion = ScreenPoint(x: 0, y: 0)
    isHeld = false
    end(.cancelled, &frame)
  }

  /// Moves the pointer; adds the contact's state.
  private mutating func finish(_ frame: inout ContactFrame, in view: TouchView) {
    let from = place(in: view)
    let point = view.clamped(ScreenPoint(x: from.x + motion.x, y: from.y + motion.y))
    position = point
    motion = ScreenPoint(x: 0, y: 0)
    if let toldPress {
      if isHeld && toldPress == presses {
        toldPosition = point
        tell(.moved, &frame)
      } else {
        end(.ended, &frame)
      }
    }
    if isHeld && toldPress == nil {
      contact = numbers.take()
      toldPress = presses
      toldPosition = point
      tell(.began, &frame)
    }
  }

  // MARK: - Between frames

  /// The view turned: the pointer stays at its place on the panel; a held button begins anew.
  mutating func reanchor(_ frame: inout ContactFrame, from old: TouchView, to view: TouchView) {
    if let position {
      let panel = old.panel(position)
      self.position = view.clamped(view.seen(panelX: panel.x, panelY: panel.y))
    }
    guard toldPress != nil else { return }
    toldPosition = place(in: view)
    end(.cancelled, &frame)
    finish(&frame, in: view)
  }

  private mutating func end(_ phase: ContactPhase, _ frame: inout ContactFrame) {
    guard toldPress != nil else { return }
    tell(phase, &frame)
    toldPress = nil
  }

  private func tell(_ phase: ContactPhase, _ frame: inout ContactFrame) {
    frame.append(Contact(id: contact, phase: phase, position: toldPosition, tool: .mouse))
  }
}
