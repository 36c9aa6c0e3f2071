import Foundation
import MessageFormat
import TestSupport
import Testing

@testable import MailArchive

/// Whatever way a query is answered - from the newest messages alone, along the dates, from the list of a word, from counts
/// that are kept -, it finds what looking at every letter finds.
@Suite("Searches beside a slow look at every letter")
struct SearchOracleTests {
    private typealias Letter = GeneratedMail.Letter

    /// A query, and what it means.
    private struct Question {
        var text: String
        var isMet: (Letter) -> Bool
    }

    /// The words of a letter by column, as the full-text index has them.
    private static func columns(_ letter: Letter) -> [[String]] {
        let people = (letter.from + " " + letter.recipient).lowercased()
        return [letter.subject, people.split { !$0.isLetter && !$0.isNumber }.map(String.init), letter.body]
    }

    private static func hasPhrase(_ letter: Letter, _ phrase: [String]) -> Bool {
        columns(letter).contains { words in
            words.indices.dropLast(phrase.count - 1).contains { words[$0...].starts(with: phrase) }
        }
    }

    private static func leaf(_ mail: inout GeneratedMail, _ random: inout SplitMix) -> Question {
        let word = mail.words(1)[0]
        let date = mail.letters.randomElement(using: &random)?.date ?? 0
        let day = String(DateTime(unixSeconds: date).rfc3339.prefix(10))
        let start = date / 86_400 * 86_400
        switch Int.random(in: 0...11, using: &random) {
        case 0, 1: return Question(text: word) { letter in hasPhrase(letter, [word]) }
        case 2, 3:
            let beginning = String(word.prefix(Int.random(in: 1...3, using: &random)))
            return Question(text: beginning + "*") { letter in
                columns(letter).contains { $0.contains { $0.hasPrefix(beginning) } }
            }
        case 4:
            let phrase = mail.words(2)
            return Question(text: "\"\(phrase.joined(separator: " "))\"") { letter in hasPhrase(letter, phrase) }
        case 5: return Question(text: "subject:\(word)") { letter in letter.subject.contains(word) }
        case 6: return Question(text: GeneratedMail.commonWord) { _ in true }
        case 7:
            let person = Int.random(in: 0...9, using: &random)
            return Question(text: "from:person\(person)") { letter in
                letter.from.lowercased().contains("person\(person)")
            }
        case 8: return Question(text: "from:karo") { letter in letter.from.contains("Karo") }
        case 9:
            return Question(text: "is:unread") { letter in letter.isUnread && letter.email != GeneratedMail.owner }
        case 10: return Question(text: "after:\(day)") { letter in letter.date >= start }
        default: return Question(text: "before:\(day)") { letter in letter.date < start }
        }
    }

    private static func question(_ mail: inout GeneratedMail, _ random: inout SplitMix) -> Question {
        let leaves = (0...Int.random(in: 0...2, using: &random)).map { _ in leaf(&mail, &random) }
        let (first, rest) = (leaves[0], leaves.dropFirst())
        return rest.reduce(first) { whole, part in
            switch Int.random(in: 0...3, using: &random) {
            case 0: Question(text: "(\(whole.text) OR \(part.text))") { whole.isMet($0) || part.isMet($0) }
            case 1: Question(text: "\(whole.text) -\(part.text)") { whole.isMet($0) && !part.isMet($0) }
            default: Question(text: "\(whole.text) \(part.text)") { whole.isMet($0) && part.isMet($0) }
            }
        }
    }

    @Test("pages, whole lists and counts of random queries are right")
    func queries() async throws {
        let folder = try TemporaryFolder()
        var mail = GeneratedMail(2_400)
        let (archive, _) = try await Archive.importing(
            [folder.write(mbox(mail.letters.map(\.text)), to: "box.mbox")], in: folder, owner: [GeneratedMail.owner])
        var random = SplitMix(state: 7)
        var sizes: [Int] = []
        for _ in 0..<60 {
            let question = Self.question(&mail, &random)
            let expected = mail.letters.filter(question.isMet).reversed().map { $0.id }
            let query = try SearchQuery(question.text)
            sizes.append(expected.count)
            #expect(try archive.count(query) == expected.count, "\(question.text)")
            let pages = [(10, 0), (10, 10), (3, 290), (5, 1_000)]
            for (limit, offset) in pages {
                let page = try archive.messages(query, limit: limit, offset: offset).map(\.messageID)
                #expect(page == expected.dropFirst(offset).prefix(limit).map(\.self), "\(question.text) \(offset)")
            }
            let ranked = try Set(archive.messages(query, order: .rank, limit: 20).compactMap(\.messageID))
            #expect(ranked.count == min(20, expected.count) && ranked.isSubset(of: expected), "\(question.text)")
        }
        // Rare and common ones.
        #expect(sizes.count { $0 == 0 } < 20 && sizes.count { $0 > 1_000 } > 8 && sizes.count { 1...50 ~= $0 } > 4)
    }
}
