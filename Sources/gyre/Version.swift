/// The program's version, the only place that says it.
let version = "0.1.0"
