// The way to a frame.
extension SpinSettings {
  /// The whole position that shows `frame`, seen from `position`: by the short way round, half a turn forwards.
  ///
  /// Clockwise is forwards, the index rises; counterclockwise backwards. A frame that is less than one away is
  /// reached directly whatever the path, and so is every frame between clamped ends.
  /// Formula: n = frame + N floor((p - frame) / N + 1/2).
  public func position(
    showing frame: Int, from position: Double, path: TurningPath = .shortest
  ) -> Double {
    guard ends == .wrap else { return Double(frame) }
    let count = Double(frames)
    let nearest = Double(frame) + count * ((position - Double(frame)) / count + 0.5).rounded(.down)
    guard abs(nearest - position) >= 1 else { return nearest }
    return switch path {
    case .shortest: nearest
    case .clockwise: nearest < position ? nearest + count : nearest
    case .counterclockwise: nearest > position ? nearest - count : nearest
    }
  }

  /// The frames from one to another by the short way: in (-frames / 2, frames / 2], half a turn forwards.
  public func shortestWay(from start: Int, to target: Int) -> Int {
    guard ends == .wrap else { return target - start }
    let ahead = ((target - start) % frames + frames) % frames
    return 2 * ahead > frames ? ahead - frames : ahead
  }
}
