// The way to a frame.
extension SpinSettings {
  /// The whole position nearest to `position` that shows `frame`: the short way round, half a turn forwards.
  ///
  /// With clamped ends it is the frame itself. Formula: n = frame + N floor((p - frame) / N + 1/2).
  public func position(showing frame: Int, from position: Double) -> Double {
    guard ends == .wrap else { return Double(frame) }
    let count = Double(frames)
    return Double(frame) + count * ((position - Double(frame)) / count + 0.5).rounded(.down)
  }

  /// The frames from one to another by the short way: in (-frames / 2, frames / 2], half a turn forwards.
  public func shortestWay(from start: Int, to target: Int) -> Int {
    guard ends == .wrap else { return target - start }
    let ahead = ((target - start) % frames + frames) % frames
    return 2 * ahead > frames ? ahead - frames : ahead
  }
}
