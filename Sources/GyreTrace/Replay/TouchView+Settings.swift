internal import GyreInput
internal import GyreMotion

extension TouchView {
  /// The view that touch positions map to, as settings describe it.
  init(_ view: ViewSettings) {
    self.init(width: view.width, height: view.height, rotation: view.rotation)
  }
}
