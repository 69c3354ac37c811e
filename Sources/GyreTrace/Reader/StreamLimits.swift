/// How far stream numbers go.
enum StreamLimits {
  /// The largest number of a stream.
  static let largestNumber = Int64(Int32.max)
  /// The most channels of one stream.
  static let channels = 1_024
}
