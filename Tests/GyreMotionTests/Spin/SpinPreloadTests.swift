import GyreMotion
import Testing

@Suite struct SpinPreloadTests {
  @Test(arguments: [1, 2, 3, 5, 7, 8, 12, 36, 64, 72, 100])
  func everyFrameComesOnceAndTheGapsHalve(count: Int) {
    let centre = count / 3
    let order = Array(SpinPreload(count: count, around: centre))
    #expect(order.first == centre)
    #expect(order.sorted() == Array(0..<count))
    // After 2^k frames no frame is farther than a gap of count / 2^k from a loaded one.
    var loaded: Set<Int> = []
    for (index, frame) in order.enumerated() {
      loaded.insert(frame)
      let done = index + 1
      guard done & (done - 1) == 0, done < count else { continue }
      let farthest = (0..<count).map { place in
        loaded.map { min(abs($0 - place), count - abs($0 - place)) }.min() ?? count
      }.max()
      #expect((farthest ?? count) <= count / done + 1, "after \(done) of \(count)")
    }
  }

  @Test func theOrderIsThis() {
    #expect(Array(SpinPreload(count: 8, around: 3)) == [3, 7, 5, 1, 4, 2, 6, 0])
    #expect(Array(SpinPreload(count: 1, around: -5)) == [0])
    #expect(Array(SpinPreload(count: 0, around: 2)) == [0])
  }
}
