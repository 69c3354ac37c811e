internal import Glibc

/// Why a device cannot be found, opened or read: where, the kernel's errno, and what helps.
///
/// `description` is one line: path, what, the node's permissions where they matter, and the command that
/// mends it.
public enum DeviceError: Error, Sendable, Equatable {
  /// The node may not be read: EACCES by its mode, EPERM by a container or security module.
  case denied(path: String, code: Int32, permissions: NodePermissions?)
  /// Another program holds the device (EBUSY).
  case busy(path: String, code: Int32)
  /// The device is gone (ENODEV, ENXIO, EIO of a node that hung up).
  case unplugged(path: String, code: Int32)
  /// The kernel has the device, but its node does not exist (ENOENT).
  case missing(path: String, code: Int32)
  /// The node is there, but is none of the kind that was asked for (EINVAL, ENOTTY, ENOTDIR).
  case unsuitable(path: String, code: Int32)
  /// Anything else that a system call or library answered.
  case failed(DeviceOperation, path: String, code: Int32)

  /// The error of an operation on a path that ended with an errno value.
  package init(
    _ operation: DeviceOperation, path: String, code: Int32, permissions: NodePermissions? = nil
  ) {
    self =
      switch code {
      case EACCES, EPERM: .denied(path: path, code: code, permissions: permissions)
      case EBUSY: .busy(path: path, code: code)
      case ENODEV, ENXIO: .unplugged(path: path, code: code)
      case ENOENT where operation == .open: .missing(path: path, code: code)
      case EINVAL where operation.isFirstLook, ENOTTY where operation.isFirstLook, ENOTDIR:
        .unsuitable(path: path, code: code)
      default: .failed(operation, path: path, code: code)
      }
  }

  /// The path of the node or directory.
  public var path: String {
    switch self {
    case .denied(let path, _, _), .busy(let path, _), .unplugged(let path, _), .missing(let path, _),
      .unsuitable(let path, _), .failed(_, let path, _):
      path
    }
  }

  /// The errno value, always positive.
  public var code: Int32 {
    switch self {
    case .denied(_, let code, _), .busy(_, let code), .unplugged(_, let code), .missing(_, let code),
      .unsuitable(_, let code), .failed(_, _, let code):
      code
    }
  }

  /// Owner, group and mode of the node where they are the reason; nil otherwise.
  public var permissions: NodePermissions? {
    if case .denied(_, _, let permissions) = self { permissions } else { nil }
  }

  /// True where the permission is what lacks, so that a program can end with its own exit code.
  public var isPermission: Bool { if case .denied = self { true } else { false } }
}

/// What was tried when a device failed.
public enum DeviceOperation: String, Sendable {
  /// Listing the devices that the system has.
  case list = "list the devices"
  /// Opening the node.
  case open = "open it"
  /// Asking the node for the monotonic clock.
  case setClock = "set its clock"
  /// Asking the node for its name, axes and state.
  case describe = "read its description"
  /// Reading events.
  case read = "read from it"

  /// True where a node of another kind may be what fails.
  fileprivate var isFirstLook: Bool { self == .open || self == .describe }
}
