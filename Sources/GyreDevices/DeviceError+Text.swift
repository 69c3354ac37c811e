internal import Glibc

extension DeviceError: CustomStringConvertible {
  /// One line without the program's name: `PATH: what (owner:group mode); what to do: command`.
  public var description: String {
    var text = "\(path): \(what)"
    if let permissions { text += " (\(permissions))" }
    guard let advice else { return text }
    text += "; \(advice)"
    if let command { text += ": \(command)" }
    return text
  }

  /// What is wrong, without path and advice.
  public var what: String {
    switch self {
    case .denied: "permission denied"
    case .busy: "another program holds the device"
    case .unplugged: "the device was unplugged"
    case .missing: "the kernel has the device, but this node does not exist"
    case .unsuitable(_, let code): "no evdev device (\(SystemError(code)))"
    case .failed(let operation, _, let code): "cannot \(operation.rawValue): \(SystemError(code))"
    }
  }

  /// What to do, in words; nil where nothing is known to help.
  public var advice: String? { remedy?.advice }

  /// The shell command that does what `advice` says; nil where it takes a hand, not a command.
  public var command: String? { remedy?.command }

  private var remedy: (advice: String, command: String?)? {
    switch self {
    case .denied(let path, EPERM, _), .missing(let path, _):
      ("in a container pass the device in", "docker run --device \(path) ...")
    case .denied(_, _, let permissions): permissions?.remedy
    case .busy(let path, _): ("find that program", "sudo fuser -v \(path)")
    case .unplugged: ("connect it again", nil)
    case .unsuitable: ("choose one that is listed", "gyre devices")
    case .failed: nil
    }
  }
}

extension NodePermissions {
  /// What makes the node readable for this user.
  var remedy: (advice: String, command: String?) {
    // Nobody should join the group root: then, and where the group may not read, the node needs another group.
    guard isGroupReadable, group != "root" else {
      return ("give input nodes to the group input", Self.inputRule)
    }
    switch membership {
    case .none:
      return ("add the user to group \(group)", "sudo usermod -aG \(group) $USER")
    case .afterLogin:
      return (
        "the user is in group \(group) from the next login on: log in again, or for now", "newgrp \(group)"
      )
    case .active:
      return ("its mode allows it, so a sandbox or security module denies it", nil)
    }
  }

  /// Gives event nodes the group and mode that systemd's own rules give them.
  private static let inputRule =
    #"echo 'SUBSYSTEM=="input", KERNEL=="event*", GROUP="input", MODE="0660"'"#
    + " | sudo tee /etc/udev/rules.d/70-gyre-input.rules"
    + " && sudo udevadm control --reload && sudo udevadm trigger --subsystem-match=input"
}
