import GyreMotion

/// Reads one channel of a row: (raw + offset) * scale, then into the event's unit.
struct ChannelReader: Sendable, Equatable {
  /// The channel's place in a row; negative where the stream has no such channel.
  private let index: Int
  private let offset: Double
  private let scale: Double
  private let range: Double
  private let conversion: UnitConversion

  /// Finds a channel by name; see `isMissing`.
  init(_ name: String, of stream: StreamDescription, units: [ChannelUnit]) throws(InputError) {
    guard let index = stream.channels.firstIndex(where: { $0.name == name }) else {
      (index, offset, scale, range) = (-1, 0, 1, .infinity)
      conversion = UnitConversion(factor: 1, divisor: 1)
      return
    }
    let channel = stream.channels[index]
    guard stream.channels.lastIndex(where: { $0.name == name }) == index else {
      throw .repeatedChannel(stream: stream.id, name: name)
    }
    guard channel.scale.isFinite, channel.scale != 0, channel.offset.isFinite, channel.range?.isNaN != true
    else { throw .unusableScale(stream: stream.id, channel: name) }
    let unit = channel.unit ?? units[0].name
    guard let known = units.first(where: { $0.name == unit }) else {
      throw .unknownUnit(stream: stream.id, channel: name, unit: unit, known: units.map(\.name))
    }
    self.index = index
    offset = channel.offset
    scale = channel.scale
    range = channel.range.map { $0 > 0 ? $0 : .infinity } ?? .infinity
    conversion = known.conversion
  }

  /// True where the stream has no such channel, so that nothing can be read.
  @inline(__always) var isMissing: Bool { index < 0 }

  /// The value in the event's unit; sets `isSaturated` where it stands at the end of its range.
  ///
  /// The end is the description's range, in the channel's unit, or the end of a 16- or 32-bit integer: what a
  /// sensor delivers there is the end of its register and no measurement.
  @inline(__always)
  func read(_ values: [RawValue], _ isSaturated: inout Bool) -> Double {
    let raw = values[index]
    let value = (raw.double + offset) * scale
    if abs(value) >= range || raw.isIntegerEnd { isSaturated = true }
    return conversion.convert(value)
  }

  /// The value as it is, without a look at its range; exact for integers that are neither scaled nor moved.
  func readInteger(_ values: [RawValue]) -> Int64? {
    if case .integer(let raw) = values[index], scale == 1, offset == 0, conversion.factor == 1,
      conversion.divisor == 1
    {
      return raw
    }
    return Int64(exactly: conversion.convert((values[index].double + offset) * scale).rounded())
  }
}

extension RawValue {
  /// True at the ends of 16- and 32-bit integers.
  @inline(__always) var isIntegerEnd: Bool {
    guard case .integer(let raw) = self else { return false }
    return raw == 32767 || raw == -32768 || raw == 2_147_483_647 || raw == -2_147_483_648
  }
}
