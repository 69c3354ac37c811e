import GyreConfiguration
import GyreMath
import GyreMotion

/// A diagram played on a controller: what was seen at the end of each column.
struct DiagramRun {
  /// The view at the end of each column.
  private(set) var views: [ViewState] = []
  /// The phase of each of them, as signs.
  private(set) var phases = ""
  /// What the fingers did: `1` a tap, `2` a double tap, `L` a long press, `-` nothing new.
  private(set) var gestures = ""
  /// Events that moved the view by more than they may, with the columns.
  private(set) var jumps: [String] = []

  private var controller: MotionController
  private var fingers: DiagramFingers
  private let diagram: Diagram
  private var device = (yaw: 0.0, pitch: 0.0, roll: 0.0)
  private var time = Timestamp.zero
  private var column = 0

  init(_ diagram: Diagram) throws {
    self.diagram = diagram
    var configuration = Configuration()
    let defaults = ["drag.mode=fixed", "drag.degrees-per-pixel=0.1", "touch.slop=0", "mouse.slop=0"]
    for assignment in defaults + diagram.settings {
      try configuration.set(assignment.replacing("_", with: " "))
    }
    controller = MotionController(
      try configuration.settings(on: Panel(width: 1000, height: 1000, rotation: .degrees0, dotsPerInch: 160)))
    fingers = DiagramFingers(diagram)
    var latest: Gesture?
    for column in 0..<diagram.columns {
      self.column = column
      time = .zero + .milliseconds(Double(column) * diagram.step)
      try playColumn()
      let view = controller.view(at: time)
      views.append(view)
      phases.append(DiagramProgram.sign(of: view.phase))
      let gesture = controller.gesture(at: time)
      gestures.append(gesture == latest ? "-" : Self.sign(of: gesture))
      latest = gesture
    }
  }

  private mutating func playColumn() throws {
    if let row = diagram.row("program"), let command = try DiagramProgram.command(row.signs[column], of: row)
    {
      // A look at once is asked for.
      happen("a command", atMost: row.signs[column] == "L" ? .pi : 0) { $0.perform(command, at: $1) }
    }
    if let row = diagram.row("display"),
      let rotation = try DiagramProgram.rotation(row.signs[column], of: row)
    {
      let axis = controller.view(at: time).camera
      happen("the display", atMost: .pi) {
        $0.handle(.rotation(ScreenRotationChange(time: $1, rotation: rotation)))
      }
      let moved = controller.view(at: time).camera
      let turn =
        abs(Angle.wrap(moved.yaw.radians - axis.yaw.radians)) + abs(moved.pitch.radians - axis.pitch.radians)
      if turn > 1e-9 { jumps.append("column \(column): the display turned the axis by \(turn)") }
    }
    if let row = diagram.row("device") { try playDevice(row) }
    if let row = diagram.row("wheel"), "^v".contains(row.signs[column]) {
      let turn = WheelTurn(
        time: time, notches: row.signs[column] == "^" ? row.factor : -row.factor,
        position: ScreenPoint(x: row.place.x, y: row.place.y))
      happen("the wheel", atMost: 0) { controller, _ in controller.handle(.wheel(turn)) }
    }
    if let row = diagram.row("knob"), "()".contains(row.signs[column]) {
      let turn = KnobTurn(time: time, steps: row.signs[column] == ")" ? row.factor : -row.factor)
      happen("the knob", atMost: 0) { controller, _ in controller.handle(.knob(turn)) }
    }
    if let frame = try fingers.frame(column, at: time) {
      // Ten pixels are at most .02 rad of the default view; a drag turns it by at most eight times as much.
      happen("a finger", atMost: 8 * 0.02 * fingers.moved) { controller, _ in
        controller.handle(.contacts(frame))
      }
    }
  }

  private mutating func playDevice(_ row: Diagram.Row) throws {
    let sign = row.signs[column]
    if sign == "x" || sign == "g" {
      let cause: Interruption = sign == "x" ? .disconnected : .gap
      happen("the sensor", atMost: 0) { $0.handle(.interruption(SourceInterruption(time: $1, cause: cause))) }
    }
    guard let turn = try DiagramProgram.turn(sign, of: row) else { return }
    device = (device.yaw + turn.yaw, device.pitch + turn.pitch, device.roll + turn.roll)
    let degree = Double.pi / 180
    let attitude = ViewAngles(
      yaw: device.yaw * degree, pitch: device.pitch * degree, roll: device.roll * degree
    ).camera
    let most = 3 * (abs(turn.yaw) + abs(turn.pitch) + abs(turn.roll)) * degree
    happen("the device", atMost: most) { $0.handle(.attitude(AttitudeSample(time: $1, attitude: attitude))) }
  }

  /// Something happens, and may turn the shown view by so much at once, radians.
  private mutating func happen(
    _ what: String, atMost most: Double, _ event: (inout MotionController, Timestamp) -> Void
  ) {
    let before = controller.view(at: time).camera.attitude
    event(&controller, time)
    let jump = before.angle(to: controller.view(at: time).camera.attitude)
    if jump > most + 1e-9 { jumps.append("column \(column): \(what) moved the view by \(jump) rad") }
  }

  private static func sign(of gesture: Gesture?) -> Character {
    switch gesture?.kind {
    case .tap(count: 1): "1"
    case .tap: "2"
    case .longPress: "L"
    case nil: "-"
    }
  }

  /// How fast the heading turns at the end of a column, degrees per second: over the next millisecond.
  private func speed(_ column: Int) -> Double? {
    guard column == views.count - 1 else { return nil }
    let (now, later) = (views[column], controller.view(at: time + .milliseconds(1)))
    return (later.camera.unwrappedYaw.degrees - now.camera.unwrappedYaw.degrees) * 1000
  }

  /// A quantity of the view at the end of a column; nil where nobody knows it.
  func value(_ quantity: String, _ column: Int?) -> Double? {
    let view = views[column ?? views.count - 1]
    switch quantity {
    case "yaw": return view.camera.yaw.degrees
    case "turned": return view.camera.unwrappedYaw.degrees
    case "pitch": return view.camera.pitch.degrees
    case "roll": return view.camera.roll.degrees
    case "hfov": return view.camera.horizontalFieldOfView.degrees
    case "speed": return speed(column ?? views.count - 1)
    case "position": return view.spin?.position
    case "frame": return view.spin.map { Double($0.frame) }
    case "row": return view.spin?.row.map { Double($0) }
    default: return nil
    }
  }
}
