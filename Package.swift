// swift-tools-version: 6.3
import PackageDescription

// One set of settings for every Swift target: language mode 6, strict memory safety, warnings as errors.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// squareRoot, rounded and truncatingRemainder are exact, but leave undefined symbols that libm defines.
let exactArithmetic: [LinkerSetting] = [.linkedLibrary("m")]

let package = Package(
  name: "gyre",
  products: [
    .library(name: "GyreMath", targets: ["GyreMath"]),
    .library(name: "GyreMotion", targets: ["GyreMotion"]),
    .library(name: "GyreInput", targets: ["GyreInput"]),
    .library(name: "GyreTrace", targets: ["GyreTrace"]),
    .library(name: "GyreConfiguration", targets: ["GyreConfiguration"]),
    .library(name: "GyreDevices", targets: ["GyreDevices"]),
    .executable(name: "gyre", targets: ["gyre"]),
  ],
  targets: [
    // MARK: - The pure core: no I/O, no clock, no libm

    .target(name: "GyreMath", swiftSettings: settings, linkerSettings: exactArithmetic),
    .testTarget(
      name: "GyreMathTests", dependencies: ["GyreMath", "GyreTestSupport"], swiftSettings: settings),

    .target(name: "GyreMotion", dependencies: ["GyreMath"], swiftSettings: settings),
    .testTarget(
      name: "GyreMotionTests", dependencies: ["GyreMotion", "GyreTestSupport"], swiftSettings: settings),

    .target(name: "GyreInput", dependencies: ["GyreMotion"], swiftSettings: settings),
    .testTarget(
      name: "GyreInputTests", dependencies: ["GyreInput", "GyreTestSupport"],
      swiftSettings: settings),

    .target(name: "GyreTrace", dependencies: ["GyreInput"], swiftSettings: settings),
    .testTarget(
      name: "GyreTraceTests", dependencies: ["GyreTrace", "GyreTestSupport", "GyreTrials"],
      swiftSettings: settings),

    // MARK: - Around the core

    .target(name: "GyreConfiguration", dependencies: ["GyreMotion"], swiftSettings: settings),
    .testTarget(
      name: "GyreConfigurationTests", dependencies: ["GyreConfiguration", "GyreTestSupport"],
      swiftSettings: settings),

    .target(
      name: "GyreDevices", dependencies: ["GyreInput", "CLibevdev", "CLibudev", "CLinuxInput"],
      swiftSettings: settings),
    .testTarget(
      name: "GyreDevicesTests", dependencies: ["GyreDevices", "GyreTestSupport", "CUMockdev"],
      swiftSettings: settings),

    // The hot path asks for no memory: counted by tests in debug, by a program in release (below).
    .target(
      name: "GyreHotPath", dependencies: ["GyreMotion", "CAllocationCounter"], path: "Tests/HotPath/Work",
      swiftSettings: settings),
    .testTarget(name: "GyreHotPathTests", dependencies: ["GyreHotPath"], swiftSettings: settings),
    .target(name: "CAllocationCounter", path: "Tests/HotPath/Counter"),

    // MARK: - Programs

    // Linked with the standard library inside: a program that starts in a few milliseconds, without Swift installed.
    // Release tests (tools/test --all) link the program's code, and cannot be linked so: GYRE_RELEASE_TESTS=1.
    .executableTarget(
      name: "gyre", dependencies: ["GyreTrace", "GyreConfiguration", "GyreDevices"],
      swiftSettings: settings,
      linkerSettings: Context.environment["GYRE_RELEASE_TESTS"] == "1"
        ? [] : [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),
    .testTarget(
      name: "GyreCommandTests", dependencies: ["gyre", "GyreTestSupport"],
      swiftSettings: settings),

    // MARK: - Scenarios a person can read (Tests/Diagrams)

    .testTarget(
      name: "GyreDiagramTests", dependencies: ["GyreConfiguration", "GyreTestSupport"],
      swiftSettings: settings),

    // MARK: - C libraries: module maps and header shims

    .systemLibrary(
      name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(name: "CLibudev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),
    .systemLibrary(name: "CLinuxInput"),
    .systemLibrary(
      name: "CUMockdev", path: "Tests/CUMockdev", pkgConfig: "umockdev-1.0",
      providers: [.apt(["libumockdev-dev"])]),

    // MARK: - Shared by the tests

    .target(
      name: "GyreTestSupport", dependencies: ["GyreMath"], path: "Tests/GyreTestSupport",
      swiftSettings: settings),

    // Random visitors, devices and programs, and what may never happen to a view.
    .target(
      name: "GyreStorm", dependencies: ["GyreMotion", "GyreTestSupport"], path: "Tests/Storm",
      exclude: ["Trace", "Program"], swiftSettings: settings),
    .target(
      name: "GyreStormTrace", dependencies: ["GyreStorm", "GyreTrace", "GyreConfiguration"],
      path: "Tests/Storm/Trace", swiftSettings: settings),
    .testTarget(
      name: "GyreStormTests", dependencies: ["GyreStormTrace"], swiftSettings: settings),

    // What fuzzers run; the tests run it over the kept inputs.
    .target(
      name: "GyreTrials", dependencies: ["GyreTrace", "GyreConfiguration"], path: "Tests/Fuzz/Trials",
      swiftSettings: settings),
    .testTarget(
      name: "GyreTrialTests", dependencies: ["GyreTrials", "GyreTestSupport"], swiftSettings: settings),
  ]
)

// Backtraces of tests name lines; more of the debugger's information would take a tenth of the whole build's time.
for target in package.targets where target.type == .test {
  target.swiftSettings = settings + [.unsafeFlags(["-gline-tables-only"])]
}

// Fuzzers have no main of their own and link only with -sanitize=fuzzer, so plain builds leave them out.
if Context.environment["GYRE_FUZZ"] == "1" {
  let fuzzing = settings + [.unsafeFlags(["-parse-as-library"])]
  // Nothing else, so that one build makes all of them: a program with a main cannot be linked beside theirs.
  package.products.removeAll()
  package.targets.removeAll {
    $0.type == .test
      || [
        "gyre", "GyreDevices", "GyreTestSupport", "GyreStorm", "GyreStormTrace", "GyreHotPath", "CUMockdev",
      ].contains($0.name)
  }
  for name in ["Trace", "Number", "Evemu", "Table", "Configuration", "Scan", "Touch", "Easing", "Replay"] {
    package.targets.append(
      .executableTarget(
        name: "Fuzz\(name)", dependencies: ["GyreTrials"], path: "Tests/Fuzz/\(name)",
        swiftSettings: fuzzing))
  }
}

// Programs that check builds as they are shipped, release ones above all: they share the objects of `gyre`, which tests
// cannot, for these need other flags. tools/test builds and runs them.
if Context.environment["GYRE_CHECKS"] == "1" {
  package.targets += [
    .executableTarget(
      name: "CountAllocations", dependencies: ["GyreHotPath"], path: "Tests/HotPath/Program",
      swiftSettings: settings),
    .executableTarget(
      name: "RunStorm", dependencies: ["GyreStormTrace"], path: "Tests/Storm/Program", swiftSettings: settings
    ),
    .executableTarget(
      name: "FoldEvents", dependencies: ["GyreMotion"], path: "tools/determinism", exclude: ["main.c"],
      swiftSettings: settings),
  ]
}
