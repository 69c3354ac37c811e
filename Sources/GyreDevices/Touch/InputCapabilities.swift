/// Which events an input device can send and what it says it is: the kernel's bitmaps.
package struct InputCapabilities: Sendable, Equatable {
  /// The EV_ types.
  package var types: CodeSet
  /// The KEY_ and BTN_ codes.
  package var keys: CodeSet
  /// The ABS_ codes.
  package var absolute: CodeSet
  /// The REL_ codes.
  package var relative: CodeSet
  /// The INPUT_PROP_ numbers.
  package var properties: CodeSet

  /// Makes capabilities; what is left out, the device has not.
  package init(
    types: CodeSet = CodeSet(), keys: CodeSet = CodeSet(), absolute: CodeSet = CodeSet(),
    relative: CodeSet = CodeSet(), properties: CodeSet = CodeSet()
  ) {
    self.types = types
    self.keys = keys
    self.absolute = absolute
    self.relative = relative
    self.properties = properties
  }
}
