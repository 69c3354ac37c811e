/// Who may read a device node: owner, group and mode, as `ls -l` shows them.
public struct NodePermissions: Sendable, Equatable, CustomStringConvertible {
  /// The owner's name, or the number where it has none.
  public var owner: String
  /// The group's name, or the number where it has none.
  public var group: String
  /// The permission bits, 0 to 0o7777.
  public var mode: UInt16
  /// Whether this process belongs to the group.
  public var membership: GroupMembership

  /// Makes a description.
  public init(owner: String, group: String, mode: UInt16, membership: GroupMembership = .none) {
    self.owner = owner
    self.group = group
    self.mode = mode
    self.membership = membership
  }

  /// True where members of the group may read the node.
  public var isGroupReadable: Bool { mode & 0o040 != 0 }

  /// Owner, group and mode, as in "root:input 0660".
  public var description: String {
    let octal = String(mode, radix: 8)
    return "\(owner):\(group) \(String(repeating: "0", count: max(0, 4 - octal.count)))\(octal)"
  }
}

/// Whether this process belongs to a group.
public enum GroupMembership: Sendable, Equatable {
  /// The user is not in the group.
  case none
  /// The user was put into the group after this session began: it counts from the next login on.
  case afterLogin
  /// The process has the group.
  case active
}
