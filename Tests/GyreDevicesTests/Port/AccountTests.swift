import Glibc
import Testing

@testable import GyreDevices

@Suite struct AccountTests {
  @Test func knowsRoot() {
    #expect(Account.userName(0) == "root")
    #expect(Account.group(0)?.name == "root")
  }

  @Test func aLongEntryGetsALargerBuffer() {
    #expect(Account.userName(0, buffer: 1) == "root")
    #expect(Account.group(0, buffer: 1)?.name == "root")
  }

  @Test func unknownNumbersHaveNoName() {
    #expect(Account.userName(3_999_999_999) == nil)
    #expect(Account.group(3_999_999_999) == nil)
  }

  @Test func membershipComesFromTheProcessElseFromTheDatabase() throws {
    let user = try #require(Account.userName(geteuid()))
    #expect(Account.membership(in: getegid(), listed: []) == .active)
    #expect(Account.membership(in: 3_999_999_999, listed: ["nobody-else", user]) == .afterLogin)
    #expect(Account.membership(in: 3_999_999_999, listed: ["nobody-else"]) == .none)
  }
}
