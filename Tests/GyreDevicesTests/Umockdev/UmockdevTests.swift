import Testing

/// All tests that need made-up devices, one after the other: a process can have one testbed at a time.
@Suite(.serialized, .enabled(if: Testbed.isAvailable, "needs umockdev-wrapper"))
struct UmockdevTests {}

/// A run that asks for the tests must not pass by skipping them.
@Test func umockdevIsThereWhereItIsRequired() {
  #expect(Testbed.isAvailable || !Testbed.isRequired, "REQUIRE_UMOCKDEV is set, but there is no preload")
}
