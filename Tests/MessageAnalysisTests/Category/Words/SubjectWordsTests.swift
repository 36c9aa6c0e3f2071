import TestSupport
import Testing

@testable import MessageAnalysis

/// A row of Corpus/fields/subjects.json.
private struct SubjectRow: Decodable, Sendable, CustomTestStringConvertible {
    enum Kind: String, Decodable { case event, offer }
    let kind: Kind
    let about: String
    let language: String
    let input: String

    var testDescription: String { "\(about), \(language): \(input)" }

    static let all = Corpus.table("subjects.json", of: SubjectRow.self)
    static let events = all.filter { $0.kind == .event }
    static let offers = all.filter { $0.kind == .offer }

    private var found: Set<String> { rules(mail("From: Walkers <hello@walkers.example>\nSubject: \(input)\n\n")) }

    var isEvent: Bool {
        ["security", "event", "notice", "legal", "welcome"].contains { found.contains("transactional.\($0)-subject") }
    }
    var isOffer: Bool {
        ["offer", "periodical", "teaser", "loud", "dated"].contains { found.contains("newsletter.\($0)-subject") }
    }
}

@Suite("What subjects talk about")
struct SubjectWordsTests {
    @Test("26 events are told in 20 languages, and more than a hundred others in some of them")
    func areThere() {
        #expect(Set(SubjectRow.events.map(\.about)).count == 27)
        #expect(SubjectRow.events.count { $0.about == "other" } > 100)
        #expect(Set(SubjectRow.events.map(\.language)).count == 20)
    }

    @Test("an event of the recipient's is one", arguments: SubjectRow.events)
    fileprivate func events(_ row: SubjectRow) { #expect(row.isEvent) }

    @Test(
        "what people write is none",
        arguments: [
            "Happy birthday", "See you on Saturday", "Come over", "Sommerurlaub", "Weber's question", "Da Vinci",
            "junior team",
            "Lunch on Friday?", "Photos from the walk", "Bewerbung als Gärtner", "Come stai", "Nossos planos",
        ])
    func personal(_ subject: String) {
        let row = SubjectRow(kind: .offer, about: "letter", language: "", input: subject)
        #expect(!row.isEvent && !row.isOffer)
    }

    @Test("an offer to many is one, and no event", arguments: SubjectRow.offers)
    fileprivate func offers(_ row: SubjectRow) { #expect(row.isOffer && !row.isEvent) }
}
