/// The order in which to load the photographs of a spin, so that a drag finds one nearby as soon as possible.
///
/// The shown frame comes first, then the one opposite, then those that halve the gaps, each round beginning
/// next to the shown frame and spreading to both sides. Every frame comes once; nothing is allocated.
/// Source: the idea is that of Reel's preload order "fidelity"; own algorithm.
public struct SpinPreload: Sequence, IteratorProtocol, Sendable {
  private let count: Int
  private let centre: Int
  /// The distance between the frames loaded by the rounds before; a power of two.
  private var gap: Int
  /// The next place in this round, counted by distance: 0 ahead, 1 behind, 2 ahead ...
  private var place = 0
  private var isFirst = true

  /// Makes the order of `count` frames, 1 to 2^28, around one of them.
  public init(count: Int, around frame: Int) {
    self.count = Swift.min(Swift.max(1, count), 1 << 28)
    centre = ((frame % self.count) + self.count) % self.count
    gap = 1
    while gap < self.count { gap *= 2 }
  }

  /// The next frame to load; nil after all.
  public mutating func next() -> Int? {
    if isFirst {
      isFirst = false
      return centre
    }
    while gap > 1 {
      // This round adds the odd multiples of half the gap, out of `slots` places round the circle.
      let half = gap / 2
      let index = place / 2
      let steps = (2 * index + 1) * half
      let slots = Self.slots(count)
      // Ahead from the shown frame, then the mirror image behind it, until both meet.
      let slot = place % 2 == 0 ? steps : slots - steps
      if steps > slots / 2 {
        gap = half
        place = 0
        continue
      }
      place += 1
      if slot == steps, place % 2 == 0 { continue }
      if let frame = frame(slot, of: slots) { return frame }
    }
    return nil
  }

  private static func slots(_ count: Int) -> Int {
    var slots = 1
    while slots < count { slots *= 2 }
    return slots
  }

  /// The frame at a slot; nil where the slot falls between two frames that others have.
  private func frame(_ slot: Int, of slots: Int) -> Int? {
    // Frame k owns the first slot at or behind k slots / count; the products need 64 bits everywhere.
    let offset = Int(Int64(slot) * Int64(count) / Int64(slots))
    let owner = Int((Int64(offset) * Int64(slots) + Int64(count) - 1) / Int64(count))
    return owner == slot ? (centre + offset) % count : nil
  }
}
