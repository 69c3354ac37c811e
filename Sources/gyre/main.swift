internal import Glibc

// Closed standard descriptors are filled first: a trace must never become standard output.
StandardDescriptors.open()
StandardSignals.install()
exit(Program.run(Argument.ofProcess).rawValue)
