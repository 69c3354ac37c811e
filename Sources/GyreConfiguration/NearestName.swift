/// The name that differs least from a word: what somebody may have meant to write.
///
/// The distance counts inserted, left out, replaced and swapped neighbouring bytes (optimal string
/// alignment; Damerau 1964, Levenshtein 1966). A name that equals the word behind its dot wins at once, so
/// that `hfov` means `view.hfov`. Ties go to the earlier name. Nil only where there are no names.
public func nearestName(to word: String, among names: [String]) -> String? {
  // The measure is quadratic: a hostile word of a megabyte is cut where every name has ended long ago.
  let word = Array(word.utf8.prefix(80)).map { (65...90).contains($0) ? $0 | 0x20 : $0 }
  var nearest: (name: String, distance: Int)?
  for name in names {
    let bytes = Array(name.utf8)
    if let dot = bytes.lastIndex(of: UInt8(ascii: ".")), !word.isEmpty,
      bytes[(dot + 1)...].elementsEqual(word)
    {
      return name
    }
    let distance = editDistance(word, bytes)
    if distance < nearest?.distance ?? .max { nearest = (name, distance) }
  }
  return nearest?.name
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var last = Array(0...right.count)
  var (beforeLast, current) = (last, last)
  for row in 0..<left.count {
    current[0] = row + 1
    for column in 0..<right.count {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
    }
    // The row before last is written anew as the next one.
    swap(&beforeLast, &last)
    swap(&last, &current)
  }
  return last[right.count]
}
