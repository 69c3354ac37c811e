// What README shows, as a program of its own: one import drives both viewers.
import GyreMotion

var motion = MotionController(
  MotionSettings(
    view: ViewSettings(width: 1000, height: 1000, horizontalFieldOfView: .degrees(100)),
    touch: TouchSettings(slop: 0),
    spin: SpinSettings(frames: 64, scale: .pixelsPerFrame(5))))

func touch(_ motion: inout MotionController, _ phase: ContactPhase, x: Double, milliseconds: Double) {
  let finger = Contact(id: 1, phase: phase, position: ScreenPoint(x: x, y: 500))
  motion.handle(.contacts(ContactFrame(time: .zero + .milliseconds(milliseconds), [finger])))
}

touch(&motion, .began, x: 500, milliseconds: 0)
touch(&motion, .moved, x: 750, milliseconds: 16)
touch(&motion, .moved, x: 750, milliseconds: 116)
touch(&motion, .ended, x: 750, milliseconds: 124)

let view = motion.view(at: .zero + .milliseconds(124))
print((view.camera.yaw.degrees * 1000).rounded() / 1000, view.spin?.frame ?? -1)
