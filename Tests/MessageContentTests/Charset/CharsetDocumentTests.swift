import Foundation
import TestSupport
import Testing

@testable import MessageContent

/// Sources/MessageContent/MessageContent.docc/Charsets.md, made from the table of charsets.
///
/// `LETTERBOOK_UPDATE_DOCS=1 swift test --filter CharsetDocument` rewrites it.
private enum CharsetDocument {
    static let url = Corpus.folder.deletingLastPathComponent()
        .appendingPathComponent("Sources/MessageContent/MessageContent.docc/Charsets.md")

    static var text: String {
        let rows = Charset.all.map { "| \($0.name) | \(reading(of: $0.family)) | \(labels(of: $0)) |" }
        return introduction + rows.joined(separator: "\n") + "\n"
    }

    private static let introduction = """
        # Charsets

        Generated from `CharsetTable` by `CharsetDocumentTests`. Labels are those of the WHATWG Encoding Standard and of
        the IANA registry, and what mail has beside them; letter case, blanks, quotes, punctuation, a leading `x-`,
        `charset=` and comments are passed over, and a code page may go by its number.

        Single-byte charsets have tables of ours, the same on every system. Sequences, shifts and broken text are read by
        our own code everywhere; the characters of the double-byte sets are asked of the system's iconv once, by the first
        name it knows, and a set that it lacks gives replacement characters. glibc has them all; macOS's and musl's
        iconv may lack JIS X 0213, CNS 11643 and JOHAB.

        | charset | read by | labels |
        | --- | --- | --- |

        """

    private static func reading(of family: Charset.Family) -> String {
        switch family {
        case .singleByte: "own table"
        case .doubleByte(let scheme): "own code, characters of " + scheme.table.iconvNames.joined(separator: " or ")
        case .iso2022, .hz: "own code, characters of the double-byte charsets"
        case .utf8, .utf7, .utf16, .utf32: "own code"
        }
    }

    private static func labels(of charset: Charset) -> String {
        charset.labels.filter { $0 != charset.name }.map { "`\($0)`" }.joined(separator: " ")
    }
}

@Suite("The documented table of charsets")
struct CharsetDocumentTests {
    @Test("is in step with the code")
    func inStep() throws {
        if ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_DOCS"] == "1" {
            try Data(CharsetDocument.text.utf8).write(to: CharsetDocument.url)
        }
        let committed = try String(decoding: Data(contentsOf: CharsetDocument.url), as: UTF8.self)
        #expect(committed == CharsetDocument.text)
    }
}
