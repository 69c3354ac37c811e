extension Verb {
  /// Every verb, in the order in which help lists them.
  static let all: [Verb] = [.replay, .fuse, .convert, .info, .validate, .devices, .config]
}
