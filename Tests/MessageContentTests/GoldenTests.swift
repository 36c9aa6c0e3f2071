import Foundation
import MessageContent
import TestSupport
import Testing

/// Everything that is made of each message of Corpus/messages, so that a change of any of it is seen.
/// Corpus/README.md says how goldens are rewritten.
@Suite("Goldens of Corpus/messages")
struct GoldenTests {
    @Test("a message is read as its golden says", arguments: Corpus.messagePaths)
    func golden(path: String) throws {
        let made = GoldenJSON.text(of: try Corpus.email(path))
        let url = Corpus.messages.appendingPathComponent(path.dropLast(4) + ".golden.json")
        if Corpus.updatesGoldens { try Data(made.utf8).write(to: url) }
        let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        guard made != golden else { return }
        let difference = firstDifference(lines(golden), lines(made))
        Issue.record("\(path): line \(difference.line)\n  golden: \(difference.golden)\n  now:    \(difference.made)")
    }

    @Test("every golden has its message")
    func noStrays() {
        let names = FileManager.default.enumerator(atPath: Corpus.messages.path)?.compactMap { $0 as? String } ?? []
        let goldens = names.filter { $0.hasSuffix(".golden.json") }.map { String($0.dropLast(12)) + ".eml" }
        #expect(goldens.sorted() == Corpus.messagePaths)
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    private func firstDifference(_ golden: [Substring], _ made: [Substring]) -> (
        line: Int, golden: String, made: String
    ) {
        let index = zip(golden, made).enumerated().first { $1.0 != $1.1 }?.offset ?? min(golden.count, made.count)
        func line(_ lines: [Substring]) -> String { index < lines.count ? String(lines[index]) : "(nothing)" }
        return (index + 1, line(golden), line(made))
    }
}
