extension RectilinearView {
  /// The unit ray through a pixel, in the camera's frame.
  func ray(_ pixel: ScreenPoint) -> Vector3 { ray(x: pixel.x, y: pixel.y) }

  /// How fast the unit ray through a pixel turns (rad/s) while the pixel moves.
  ///
  /// With p = (X, Y, -1) the ray before it is normalised: c' = (p' - c (c . p')) / |p|.
  func turn(_ pixel: ScreenPoint, velocity: ScreenVelocity) -> Vector3 {
    let k = pixelLength
    let plane = Vector3(x: (pixel.x - width / 2) * k, y: (height / 2 - pixel.y) * k, z: -1)
    let inverse = 1 / plane.length
    let ray = plane * inverse
    let motion = Vector3(x: velocity.x * k, y: -velocity.y * k, z: 0) * inverse
    return motion - ray * ray.dot(motion)
  }

  /// How fast the unit ray through a pixel turns (rad/s) while the horizontal field of view widens at a speed (rad/s).
  ///
  /// k = 2 tan(h/2) / width, so the pixel's place at distance 1 moves outwards by k'/k = h' / sin(h) of its length.
  func turn(_ pixel: ScreenPoint, widening speed: Double) -> Vector3 {
    let rate = speed / Portable.sin(horizontalFieldOfView)
    return turn(
      pixel, velocity: ScreenVelocity(x: (pixel.x - width / 2) * rate, y: (pixel.y - height / 2) * rate))
  }
}
