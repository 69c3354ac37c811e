@testable import GyreDevices

extension DeviceDescription {
  /// The device in umockdev's text form: the evdev node and the input device above it, as the kernel shows them.
  ///
  /// The link `device` and the block of the parent are needed: without them libudev finds no name.
  func testbedText(
    _ number: Int, properties: [String: String] = [:], hasMouseNode: Bool = false
  ) -> String {
    let device = "/devices/virtual/input/input\(number)"
    var text = node("event\(number)", minor: 64 + number, below: device, number, properties)
    if hasMouseNode { text += node("mouse\(number)", minor: 32 + number, below: device, number, properties) }
    text += "P: \(device)\nE: SUBSYSTEM=input\n"
    for (name, value) in uevent.sorted(by: { $0.key < $1.key }) { text += "E: \(name)=\(value)\n" }
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) where name.hasPrefix("ID_INPUT") {
      text += "E: \(name)=\(value)\n"
    }
    return text + "A: name=\(name)\\n\nA: properties=\(Self.words(self.properties))\\n\n\n"
  }

  private func node(
    _ name: String, minor: Int, below device: String, _ number: Int, _ properties: [String: String]
  ) -> String {
    var text = """
      P: \(device)/\(name)
      N: input/\(name)
      E: DEVNAME=/dev/input/\(name)
      E: SUBSYSTEM=input
      E: MAJOR=13
      E: MINOR=\(minor)

      """
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) { text += "E: \(name)=\(value)\n" }
    return text + "A: dev=13:\(minor)\nL: device=../../input\(number)\n\n"
  }
}
