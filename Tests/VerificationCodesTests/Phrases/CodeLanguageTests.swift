import Foundation
import TestSupport
import Testing

@testable import VerificationCodes

/// The text files of languages, and the Swift file that is made from them.
private enum LanguageFiles {
    private static let sources = Corpus.folder.appending(path: "../Sources/VerificationCodes").standardizedFileURL
    private static let folder = sources.appending(path: "Languages")
    static let generated = sources.appending(path: "Phrases/Languages+Generated.swift")

    /// By the names of the files.
    static func texts() throws -> [(tag: String, text: String)] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            (String($0.dropLast(4)), try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }

    static func folded(phrase: some StringProtocol) -> String {
        String(decoding: FoldedText(String(phrase)).lower, as: UTF8.self)
    }

    /// The text as the program has it: otherwise it would fold 34,000 phrases at each start.
    private static func folded(_ text: String) -> String {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            (line.hasPrefix(" ") ? " " + folded(phrase: line) : String(line)) + "\n"
        }.joined()
    }

    static func swift() throws -> String {
        let entries = try texts().map {
            "        (\n            \"\($0.tag)\",\n            #\"\"\"\n\(folded($0.text))\"\"\"#\n        ),\n"
        }
        return """
            // The text files of the folder Languages, folded and without comments. Not edited by hand: CodeLanguageTests writes
            // it where the environment has LETTERBOOK_UPDATE_DOCS=1.

            // swift-format-ignore
            extension CodeLanguage {
                /// Each with the name of its file.
                static let texts: [(tag: String, text: String)] = [
            \(entries.joined())    ]
            }

            """
    }
}

@Suite("Languages")
struct CodeLanguageTests {
    @Test("are in the program as their text files have them")
    func inStep() throws {
        if ProcessInfo.processInfo.environment["LETTERBOOK_UPDATE_DOCS"] == "1" {
            try Data(LanguageFiles.swift().utf8).write(to: LanguageFiles.generated)
        }
        #expect(try String(contentsOf: LanguageFiles.generated, encoding: .utf8) == LanguageFiles.swift())
        #expect(CodeLanguage.texts.count > 60)
    }

    @Test("their phrases are those of the text files, folded")
    func folded() throws {
        let files = try LanguageFiles.texts()
        #expect(files.map(\.tag) == CodeLanguage.texts.map(\.tag))
        for ((tag, written), (_, text)) in zip(files, CodeLanguage.texts) {
            let (expected, lists) = (PhraseLists(written), PhraseLists(text))
            #expect(lists.names == expected.names)
            for name in lists.names {
                let phrases = expected[name].map { LanguageFiles.folded(phrase: $0) }
                #expect(lists[name] == phrases, "\(tag), \(name)")
            }
        }
    }

    @Test("every text has the lists that there are, in their order, and nothing in them that is no phrase")
    func lists() {
        let known = [
            "codeNames", "codeWords", "intent", "entering", "inSubject", "places", "otherCodes", "offers", "expiry",
            "past", "minutes", "hours", "days", "links",
        ]
        for (tag, text) in CodeLanguage.texts {
            let lists = PhraseLists(text)
            #expect(lists.names == known.filter(lists.names.contains), "\(tag)")
            for name in lists.names {
                #expect(!lists[name].isEmpty, "\(tag), \(name)")
                for phrase in lists[name] {
                    let isClean = !phrase.contains { ",\n()\\".contains($0) } || phrase.contains { $0 > "\u{3000}" }
                    #expect(
                        isClean && phrase == phrase.trimmingCharacters(in: .whitespaces), "\(tag), \(name): \(phrase)")
                }
            }
        }
    }

    @Test("two groups stand for each phrase of the first with each of the second, with the space between them")
    func groups() {
        let lists = PhraseLists(
            """
            # A comment
            codeNames:
              plain, two words
            # (Within, a) (list)
              (kod,
               kodu) (dostępu, logowania)
            # Another
            links:
              (Sicherheits)(
               code, pin), 授权码(许可), last
            """)
        #expect(lists.names == ["codeNames", "links"])
        #expect(
            lists["codeNames"] == [
                "plain", "two words", "kod dostępu", "kod logowania", "kodu dostępu", "kodu logowania",
            ])
        #expect(lists["links"] == ["Sicherheitscode", "Sicherheitspin", "授权码(许可)", "last"])
        #expect(lists["expiry"] == [])
    }
}
