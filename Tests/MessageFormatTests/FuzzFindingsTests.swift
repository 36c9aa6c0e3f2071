import TestSupport
import Testing

@testable import MessageFormat

/// What `Tests/Fuzzing` has found, each as small as it could be made.
@Suite("findings of the fuzzer")
struct FuzzFindingsTests {
    @Test("a folded quoted local part becomes one line, whatever its line ends", arguments: LineEnd.allCases)
    func foldedLocalPart(_ lineEnd: LineEnd) {
        for text in ["\"a\n b\"@c.example", "<\"a\n b\"@c.example>"] {
            let list = lineEnd.apply(to: text).withView { AddressList(parsing: $0) }
            let addrSpecs = list.addresses.map { String(utf8: list.arena[$0.addrSpec.start..<$0.addrSpec.end]) }
            #expect(addrSpecs == ["\"a b\"@c.example"])
        }
    }

    @Test("a backslash before a fold does not keep the line end", arguments: LineEnd.allCases)
    func escapedFold(_ lineEnd: LineEnd) {
        let list = lineEnd.apply(to: "\"a\\\n b\" (c\\\n d) <e@f.example>").withView { AddressList(parsing: $0) }
        #expect(!list.arena.contains(0x0A))
        #expect(!list.arena.contains(0x0D))
        #expect(list.addresses.map { String(utf8: list.arena[$0.name.start..<$0.name.end]) } == ["a b"])
    }

    @Test("the leap second of the last year is written as it is counted")
    func lastLeapSecond() throws {
        for zone in ["+0000", "-0100", "+1400"] {
            let date = try #require("31 Dec 9999 23:59:60 \(zone)".withView { DateTime.parse($0)?.date })
            #expect(date.rfc3339.withView { DateTime.parse($0)?.date } == date)
        }
    }

    @Test("a boundary that ends in a blank is known as such with any line ends", arguments: LineEnd.allCases)
    func boundaryEndsInBlank(_ lineEnd: LineEnd) {
        let text = "Content-Type: multipart/mixed; boundary=\"b \"\n\nbefore\n--b \n\nx\n--b --\nafter\n"
        let parsed = ParsedMessage(text, lineEnd)
        #expect(parsed.leaves == ["x"])
        #expect(!parsed.codes.contains("mime.boundary.unclosed"))
    }

    @Test("uuencoded lines of nothing but a length make a bounded number of zeros")
    func lengthsWithoutData() {
        let text = "begin 644 a\n" + String(repeating: "_\n", count: 100_000)
        let decoded = text.withView { UUEncode.decode($0) }
        #expect((decoded?.bytes.count ?? 0) <= Limits.uuencodePadding)
        #expect(decoded?.diagnostics == [.uuencodeMalformed])
    }
}
