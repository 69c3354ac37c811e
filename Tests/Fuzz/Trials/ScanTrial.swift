import GyreInput
import GyreMotion

/// What sysfs says of sensors, line by line, and a scan behind the first zero byte.
///
/// A type and a mount matrix read back from their own description; a layout holds its elements without overlap; a
/// scan of the layout's size is read in full, a shorter one refused.
enum ScanTrial {
  static func run(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let scan = parts.count > 1 ? Array(parts[1]) : []
    var elements: [ScanElement] = []
    for line in parts[0].split(separator: 0x0A, omittingEmptySubsequences: false).prefix(40) {
      let text = String(decoding: line, as: UTF8.self)
      mount(text)
      let name = SensorChannelName(text)
      precondition(name.attributeNames("scale").last == "scale")
      precondition(name.channels.isEmpty == (name.unit == nil) || text == "in_rot_quaternion")
      let words = text.split(separator: " ", maxSplits: 1)
      if let type = type(String(words.last ?? "")) {
        elements.append(ScanElement(index: index(elements.count, words), name: nameOf(words), type: type))
      }
    }
    read(scan, elements)
  }

  private static func nameOf(_ words: [Substring]) -> String {
    words.count > 1 ? String(words[0]) : "in_accel_x"
  }

  /// The place in the text, except for names of an odd length, which repeat an index now and then.
  private static func index(_ place: Int, _ words: [Substring]) -> Int {
    words.count > 1 && words[0].utf8.count % 7 == 0 ? 3 : place
  }

  private static func mount(_ text: String) {
    do throws(InputError) {
      let mount = try MountMatrix(text)
      let again = try? MountMatrix(mount.description)
      precondition(again == mount, "\(mount) reads back as \(String(describing: again))")
      precondition(mount.isUsable && mount.proper.determinant > 0)
      let turned = mount.apply(Vector3(x: 1, y: 0, z: -0.0))
      precondition(turned == Vector3(x: mount.x.x, y: mount.y.x, z: mount.z.x))
      if mount.isOrthonormal { precondition(abs(mount.quaternion.norm - 1) < 1e-12) }
    } catch {
      precondition(!error.description.isEmpty)
    }
  }

  private static func type(_ text: String) -> ScanType? {
    do throws(InputError) {
      let type = try ScanType(text)
      precondition((try? ScanType(type.description)) == type, "\(type) does not read back")
      if let range = type.range(scale: 0.25, offset: -3) { precondition(range >= 0) }
      return type
    } catch {
      precondition(!error.description.isEmpty)
      return nil
    }
  }

  private static func read(_ scan: [UInt8], _ elements: [ScanElement]) {
    do throws(InputError) {
      let layout = try ScanLayout(elements)
      for place in layout.elements.indices {
        let end = layout.offsets[place] + layout.elements[place].type.byteCount
        precondition(end <= (place + 1 < layout.offsets.count ? layout.offsets[place + 1] : layout.size))
      }
      var reader = ScanReader(layout)
      var values: [RawValue] = []
      let start = scan.prefix(layout.size)
      let full = Array(start) + Array(repeating: 0xA5, count: layout.size - start.count)
      let stamp = try reader.read(full.span, into: &values)
      let expected = layout.elements.filter { !$0.isStamp }.reduce(0) { $0 + $1.type.repeats }
      precondition(values.count == expected, "\(values.count) values, not \(expected)")
      precondition((stamp != nil) == layout.elements.contains(where: \.isStamp))
      _ = try reader.read(scan.span, into: &values)
      precondition(scan.count >= layout.size, "a short scan is taken")
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
}
