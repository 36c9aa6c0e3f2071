import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct PathPatternTests {
    @Test(
        "* stands for anything within a segment, ** for anything",
        arguments: [
            ("/verify", "/verify", true), ("/verify", "/verify/", false), ("/verify", "/Verify", false),
            ("/verify/*", "/verify/abc", true), ("/verify/*", "/verify/", true), ("/verify/*", "/verify/a/b", false),
            ("/verify/*", "/x/verify/a", false), ("/*/verify", "/en/verify", true),
            ("/*/verify", "/en/gb/verify", false),
            ("/**/verify", "/en/gb/verify", true), ("/a*c", "/abbc", true), ("/a*c", "/ac", true),
            ("/a*c", "/ab/c", false),
            ("**/done", "/a/b/done", true), ("**", "", true), ("**", "/a/b", true),
            ("/verify/**", "/verify/a/b/", true),
            ("/*/*", "/a/b", true), ("/*/*", "/a", false), ("", "", true), ("", "/", false), ("*", "/", false),
        ])
    func matches(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern.matches(pattern, path) == isMatch)
    }

    @Test("many wildcards take linear time", arguments: [("*a", "a"), ("**a", "/a")])
    func hostile(_ row: (wildcard: String, piece: String)) {
        let pattern = String(repeating: row.wildcard, count: 30) + "b"
        let growth = timeGrowth(from: 200) {
            "/" + String(repeating: row.piece, count: $0)
        } _: { path in
            #expect(!PathPattern.matches(pattern, path))
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
