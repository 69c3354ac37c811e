extension CommandOption {
  /// Shows the verb's help; every verb has it.
  static let help = CommandOption("--help", "show this help")
  /// Listings and reports for programs.
  static let json = CommandOption("--json", "print JSON")
  /// Where the output goes.
  static let output = CommandOption(
    "-o", .text("FILE"), standard: "-", "where to write; - is standard output")
  /// A configuration file.
  static let config = CommandOption(
    "--config", .text("FILE"), "read settings from a file; repeatable, the later one wins")
  /// One value of the configuration.
  static let set = CommandOption(
    "--set", .text("KEY=VALUE"),
    "set one key ('gyre config --help' lists them); repeatable, the last one wins")
}
