internal import GyreDevices

extension Verb {
  /// `gyre devices`: which touch screens the machine has.
  static let devices = Verb(
    "devices", "list touch screens", options: [.allDevices, .json],
    examples: ["gyre devices", "gyre devices --all --json"]
  ) { arguments throws(CommandError) in
    let survey: InputSurvey
    do throws(DeviceError) {
      survey = try DeviceList().survey()
    } catch {
      throw CommandError(error)
    }
    let others = arguments.has(.allDevices) ? survey.others : []
    var output = try OutputFile(nil)
    if arguments.has(.json) {
      try output.write(
        JSONText.lines(survey.touchScreens.map(DeviceText.json) + others.map(DeviceText.json)) + "\n")
    } else {
      try output.write(DeviceText.table(survey.touchScreens, others))
      if survey.touchScreens.isEmpty { StandardError.say("gyre: no touch screen found") }
    }
    try output.finish()
    return .success
  }
}

extension CommandOption {
  fileprivate static let allDevices = CommandOption(
    "--all", "list other input devices too, with the reason why each is no touch screen")
}

extension CommandError {
  /// A device that cannot be listed, opened or read.
  init(_ error: DeviceError) {
    let advice = [error.advice, error.command].compactMap(\.self).joined(separator: ": ")
    self.init(
      error.isPermission ? .permission : .failed, at: error.path,
      error.what + (error.permissions.map { " (\($0))" } ?? ""),
      advice.isEmpty ? "check the device with 'gyre devices'" : advice)
  }
}
