import CUMockdev
import Glibc

extension FakeEvdev {
  /// umockdev's question what an ioctl does.
  static let answerRequest: gyre_client_handler = { _, client, context in
    guard let client = unsafe client, let context = unsafe context,
      let argument = unsafe umockdev_ioctl_client_get_arg(client)
    else { return 0 }
    let device = unsafe Unmanaged<FakeEvdev>.fromOpaque(context).takeUnretainedValue()
    // An ioctl number holds the size of its argument in bits 16 to 29.
    let request = unsafe umockdev_ioctl_client_get_request(client)
    let size = Int(request >> 16 & 0x3fff)
    var error: UnsafeMutablePointer<GError>?
    guard let data = unsafe umockdev_ioctl_data_resolve(argument, 0, gsize(size), &error) else {
      unsafe umockdev_ioctl_client_complete(client, -1, EFAULT)
      return 1
    }
    defer { unsafe g_object_unref(data) }
    let memory = unsafe UnsafeMutableRawBufferPointer(start: data.pointee.data, count: size)
    switch unsafe device.answer(Int(request & 0xff), Array(memory)) {
    case .bytes(let bytes):
      for (index, byte) in bytes.prefix(size).enumerated() { unsafe memory[index] = byte }
      for index in min(bytes.count, size)..<size { unsafe memory[index] = 0 }
      unsafe umockdev_ioctl_client_complete(client, 0, 0)
    case .error(let code):
      unsafe umockdev_ioctl_client_complete(client, -1, code)
    }
    return 1
  }

  /// umockdev's question what a read brings: what was written to the node, unless it shall fail.
  static let answerRead: gyre_client_handler = { _, client, context in
    guard let client = unsafe client, let context = unsafe context else { return 0 }
    let device = unsafe Unmanaged<FakeEvdev>.fromOpaque(context).takeUnretainedValue()
    guard let code = device.with(\.readError) else { return 0 }
    unsafe umockdev_ioctl_client_complete(client, -1, code)
    return 1
  }
}
