/// How a released drag goes on.
public struct GlideSettings: Sendable, Equatable {
  /// Whether a release glides at all. Default true.
  public var isOn: Bool

  /// Makes glide settings.
  public init(isOn: Bool = true) { self.isOn = isOn }
}
