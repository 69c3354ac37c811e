internal import Glibc

/// What kind of file something is, whose, and who may use it.
struct FileStatus: Equatable {
  /// Kind and permission bits.
  var mode: mode_t
  /// The user who owns it.
  var owner: uid_t
  /// The group that it belongs to.
  var group: gid_t
  /// The disk that it lies on, and its number there: together they tell files apart, whatever their names.
  var place: [UInt64]

  init(_ status: stat) {
    mode = status.st_mode
    owner = status.st_uid
    group = status.st_gid
    place = [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  /// The status of a file behind all links, or nil where it cannot be asked for.
  init?(of path: FilePath) {
    var status = stat()
    guard unsafe path.withCString({ unsafe fstatat(AT_FDCWD, $0, &status, 0) }) == 0 else { return nil }
    self.init(status)
  }

  /// The status of what is read under a name; `-` is standard input.
  init?(ofInput path: FilePath) {
    guard path.isStandard else {
      self.init(of: path)
      return
    }
    var status = stat()
    guard unsafe fstat(0, &status) == 0 else { return nil }
    self.init(status)
  }

  /// True for a directory.
  var isDirectory: Bool { mode & S_IFMT == S_IFDIR }
  /// True for a file on a disk, which can be replaced; false for devices, pipes and sockets.
  var isRegular: Bool { mode & S_IFMT == S_IFREG }
  /// The permission bits.
  var permissions: mode_t { mode & 0o7777 }

  /// Owner, group and mode: `root:input 0660`.
  var ownership: String {
    let digits = String(permissions, radix: 8)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(userName):\(groupName) \(padded)"
  }

  /// The name of the owner, or the number.
  private var userName: String {
    guard let entry = unsafe getpwuid(owner), let name = unsafe entry.pointee.pw_name else {
      return String(owner)
    }
    return unsafe String(cString: name)
  }

  /// The name of the group, or the number.
  private var groupName: String {
    guard let entry = unsafe getgrgid(group), let name = unsafe entry.pointee.gr_name else {
      return String(group)
    }
    return unsafe String(cString: name)
  }
}
