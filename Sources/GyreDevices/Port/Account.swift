internal import Glibc

/// The names of users and groups, and whether this process belongs to a group.
enum Account {
  /// The name of a user id; nil where the user database does not know it.
  static func userName(_ id: uid_t, buffer size: Int = 1024) -> String? {
    unsafe lookUp(size) { buffer, size, name in
      var entry = unsafe passwd()
      var found: UnsafeMutablePointer<passwd>?
      let code = unsafe getpwuid_r(id, &entry, buffer, size, &found)
      if let text = unsafe found.flatMap({ unsafe $0.pointee.pw_name }) {
        name = unsafe String(cString: text)
      }
      return code
    }
  }

  /// The name of a group id and the users that the group database lists in it; nil where unknown.
  static func group(_ id: gid_t, buffer size: Int = 1024) -> (name: String, members: [String])? {
    unsafe lookUp(size) { buffer, size, group in
      var entry = unsafe Glibc.group()
      var found: UnsafeMutablePointer<Glibc.group>?
      let code = unsafe getgrgid_r(id, &entry, buffer, size, &found)
      guard let found = unsafe found, let name = unsafe found.pointee.gr_name else { return code }
      var members: [String] = []
      var next = unsafe found.pointee.gr_mem
      while let member = unsafe next?.pointee {
        unsafe members.append(String(cString: member))
        unsafe next = next?.successor()
      }
      group = unsafe (String(cString: name), members)
      return code
    }
  }

  /// Whether this process has a group, or would have it after the next login.
  static func membership(in id: gid_t, listed members: [String]) -> GroupMembership {
    if id == getegid() || supplementaryGroups.contains(id) { return .active }
    guard let user = userName(geteuid()), members.contains(user) else { return .none }
    return .afterLogin
  }

  private static var supplementaryGroups: [gid_t] {
    let count = getgroups(0, nil)
    guard count > 0 else { return [] }
    var groups = [gid_t](repeating: 0, count: Int(count))
    let filled = unsafe getgroups(count, &groups)
    return Array(groups.prefix(Int(max(filled, 0))))
  }

  /// Calls a reentrant look-up with ever larger buffers until the entry fits (a group may list thousands).
  private static func lookUp<Entry>(
    _ size: Int, _ body: (UnsafeMutablePointer<CChar>, Int, inout Entry?) -> Int32
  ) -> Entry? {
    var entry: Entry?
    var size = size
    while size <= 1 << 20 {
      let code = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
        guard let start = buffer.baseAddress else { return ERANGE }
        return unsafe body(start, buffer.count, &entry)
      }
      if code != ERANGE { return entry }
      size *= 4
    }
    return nil
  }
}
