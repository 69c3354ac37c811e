/// Multitouch protocol A: each frame lists all contacts anew, each closed by SYN_MT_REPORT, without identity.
///
/// Contacts are followed from frame to frame by the assignment whose squared distances have the least sum. Where
/// the device sends tracking ids those count. A frame that lists nothing ends all contacts if it closes an empty
/// report or lets go of BTN_TOUCH or ABS_PRESSURE; a frame that says nothing of touches changes nothing.
/// Source: the kernel's multi-touch-protocol document.
struct ContactReports: Sendable {
  /// The most contacts that are followed; what a frame lists beyond them is left out.
  static let capacity = 32
  /// The farthest that a contact goes between two frames, in fractions of the surface's sides. Beyond it, one
  /// contact was lifted and another one came down.
  static let gate = 1.0 / 3

  private let capacity: Int
  private let horizontal: AxisRange
  private let vertical: AxisRange
  private var open = Report()
  private var reports: [Report]
  private var count = 0
  private var isListing = false
  private var isLifted = false
  private var isLost = false
  private var nextIdentity = ContactReports.ownIdentities
  private var assignment: NearestAssignment
  private var loosePlaces: [LoosePlace]
  private var looseReports: [Int]

  /// Identities above all that devices send.
  private static let ownIdentities: Int64 = 1 << 40

  private struct Report: Sendable {
    var point = RawPoint()
    var u = 0.0
    var v = 0.0
    var identity: Int64?
    var isPalm = false
    var isHovering = false
  }

  /// A place without the device's identity, and where it is in fractions of the sides.
  private struct LoosePlace: Sendable {
    var index = 0
    var u = 0.0
    var v = 0.0
  }

  /// Makes a device that lists nothing; without capacity it never will.
  init(_ map: AxisMap, capacity: Int) {
    self.capacity = capacity
    horizontal = map.horizontal
    vertical = map.vertical
    assignment = NearestAssignment(capacity: capacity)
    reports = Array(repeating: Report(), count: capacity)
    loosePlaces = Array(repeating: LoosePlace(), count: capacity)
    looseReports = Array(repeating: 0, count: capacity)
  }

  // MARK: - Within a frame

  /// Takes an absolute event.
  mutating func take(axis code: Int64, _ value: Int64) {
    switch code {
    case EvdevCode.touchX: open.point.x = Double(value)
    case EvdevCode.touchY: open.point.y = Double(value)
    case EvdevCode.toolType: open.isPalm = value == EvdevCode.palm
    case EvdevCode.distance: open.isHovering = value > 0
    case EvdevCode.trackingID: open.identity = min(value, Int64(Int32.max))
    case EvdevCode.pressure where value == 0: isListing = true
    default: break
    }
  }

  /// Takes a key event: letting go of BTN_TOUCH lifts all, whatever else the frame lists.
  mutating func take(key code: Int64, _ value: Int64) {
    guard code == EvdevCode.touch else { return }
    isLifted = value == 0
  }

  /// SYN_MT_REPORT: closes a contact; without a position there was none.
  mutating func close() {
    isListing = true
    defer { open = Report() }
    guard let x = open.point.x, let y = open.point.y, open.identity ?? 0 >= 0, count < capacity else {
      return
    }
    open.u = horizontal.fraction(x)
    open.v = vertical.fraction(y)
    reports[count] = open
    count += 1
  }

  /// Events are missing: what the rest of this frame lists is not all, and earlier contacts are forgotten.
  mutating func lose(_ places: inout [ContactPlace]) {
    isLost = true
    for index in places.indices { places[index].reset() }
  }

  // MARK: - At its end

  /// Puts what the frame listed into the places.
  mutating func finish(_ places: inout [ContactPlace]) {
    defer {
      count = 0
      isListing = false
      isLifted = false
      isLost = false
      open = Report()
    }
    if isLifted { count = 0 }
    guard isListing || isLifted, !isLost else { return }
    let reportCount = matchIdentities(&places)
    var placeCount = 0
    for index in places.indices where places[index].identity >= Self.ownIdentities {
      loosePlaces[placeCount] = LoosePlace(
        index: index, u: horizontal.fraction(places[index].x ?? 0),
        v: vertical.fraction(places[index].y ?? 0))
      placeCount += 1
    }
    matchDistances(reportCount, placeCount, &places)
    for index in places.indices where !places[index].isNamed { places[index].identity = -1 }
    for index in 0..<reportCount where looseReports[index] >= 0 {
      let report = reports[looseReports[index]]
      put(report, identity: nextIdentity, into: freePlace(places), &places)
      nextIdentity += 1
    }
  }

  /// Gives reports with a tracking id their places; returns how many are left in `looseReports`.
  private mutating func matchIdentities(_ places: inout [ContactPlace]) -> Int {
    var left = 0
    for index in 0..<count {
      guard let identity = reports[index].identity else {
        looseReports[left] = index
        left += 1
        continue
      }
      let known = place(of: identity, places)
      if let known, places[known].isNamed { continue }
      put(reports[index], identity: identity, into: known ?? freePlace(places), &places)
    }
    return left
  }

  /// Gives the loose reports the nearest places; those that found one become -1 in `looseReports`.
  private mutating func matchDistances(_ reportCount: Int, _ placeCount: Int, _ places: inout [ContactPlace])
  {
    guard reportCount > 0, placeCount > 0 else { return }
    let limit = Self.gate * Self.gate
    let reportsAreRows = reportCount <= placeCount
    for report in 0..<reportCount {
      for place in 0..<placeCount {
        let cost = min(squaredDistance(looseReports[report], place), limit)
        if reportsAreRows { assignment[report, place] = cost } else { assignment[place, report] = cost }
      }
    }
    assignment.solve(rows: min(reportCount, placeCount), columns: max(reportCount, placeCount))
    for column in 0..<max(reportCount, placeCount) {
      guard let row = assignment.row(ofColumn: column) else { continue }
      let (looseReport, loosePlace) = reportsAreRows ? (row, column) : (column, row)
      let report = looseReports[looseReport]
      guard squaredDistance(report, loosePlace) < limit else { continue }
      let place = loosePlaces[loosePlace].index
      put(reports[report], identity: places[place].identity, into: place, &places)
      looseReports[looseReport] = -1
    }
  }

  private func squaredDistance(_ report: Int, _ loosePlace: Int) -> Double {
    let x = reports[report].u - loosePlaces[loosePlace].u
    let y = reports[report].v - loosePlaces[loosePlace].v
    return x * x + y * y
  }

  private func place(of identity: Int64, _ places: [ContactPlace]) -> Int? {
    for index in places.indices where places[index].identity == identity { return index }
    return nil
  }

  private func freePlace(_ places: [ContactPlace]) -> Int? {
    for index in places.indices where places[index].identity < 0 { return index }
    return nil
  }

  private func put(_ report: Report, identity: Int64, into index: Int?, _ places: inout [ContactPlace]) {
    guard let index else { return }
    places[index].identity = identity
    places[index].x = report.point.x
    places[index].y = report.point.y
    places[index].isPalm = report.isPalm
    places[index].isHovering = report.isHovering
    places[index].isNamed = true
  }
}
