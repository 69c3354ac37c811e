/// Whose formula is meant where one name stands for different curves (mostly by some 0.001, elastic and bounce by up to 0.5).
public enum EasingFamily: Sendable, Hashable, CaseIterable {
  /// easings.net: expo is 2^(10x - 10) with pinned ends; in-out elastic has the period 0.45; in-out back has
  /// the overshoot 1.70158 * 1.525.
  case easingsNet
  /// Robert Penner's originals as Qt has them: expo is lowered by 0.001, out-in elastic and out-in bounce
  /// keep their full amplitude, in-out back as easings.net.
  case penner
  /// d3-ease: expo and elastic rescaled so that both ends are met without a step, in-out back a plain mirror.
  case d3
}
