import Testing

@testable import MessageAnalysis

@Suite("What an archive knows of a message")
struct ArchiveKnowledgeTests {
    @Test("is kept as text and read again")
    func text() {
        var known = ArchiveKnowledge()
        #expect(known.text == nil && ArchiveKnowledge(text: nil) == known)
        known.isAnswered = true
        known.isAlike = true
        known.isOneWay = true
        known.wording = .issue
        known.list = "all@club.example"
        known.labelled = .newsletter
        known.ruled = .list
        #expect(known.text == "answered,alike,oneway,worded:issue,list:all@club.example,label:newsletter,rule:list")
        #expect(ArchiveKnowledge(text: known.text) == known)
        #expect(ArchiveKnowledge(text: "own,later:thing,label:nothing") == ArchiveKnowledge(text: "own"))
    }

    @Test("raises a verdict's confidence as all its reasons together would, whatever else speaks")
    func confidence() throws {
        let others = [[0, 0, 0, 0], [60, -40, 3, 0], [30, 30, -5, 30]]
        for margin in [0, 4, 8, 9, 17, 60, 300, 10_000] {
            for (leader, points) in zip([MessageAnalysis.Category.list, .newsletter, .personal], others) {
                let rest = MessageAnalysis.Category.allCases.filter { $0 != .unsure && $0 != leader }
                var reasons = zip(rest, points).map {
                    CategoryReason(rule: "r", category: $0, weight: $1, evidence: "")
                }
                let most = (points.max() ?? 0) + margin
                reasons.append(CategoryReason(rule: "l", category: leader, weight: most, evidence: ""))
                let base = CategoryVerdict(reasons: reasons)
                guard base.category != .unsure else { continue }
                let knowledge = ArchiveKnowledge(text: "label:\(base.category),rule:\(base.category)")
                let points = knowledge.reasons(author: "a@b.example").reduce(0) { $0 + $1.weight }
                let known = base.knowing(knowledge, author: "a@b.example")
                #expect(CategoryVerdict.confidence(base.confidence, raisedBy: points) == known.confidence)
                #expect(known.category == base.category)
            }
        }
    }

    @Test("raises no confidence that no category has", arguments: [0, 0.1, 1, 2, -1, .infinity, .nan])
    func damaged(_ confidence: Double) {
        #expect(CategoryVerdict.confidence(confidence, raisedBy: 10) == nil)
    }

    @Test("puts the owner's word before everything")
    func ruled() {
        let reasons = Category.allCases.map { CategoryReason(rule: "r", category: $0, weight: 900, evidence: "") }
        let known = ArchiveKnowledge(text: "rule:personal")
        #expect(CategoryVerdict(reasons: reasons).knowing(known, author: "a@b.example").category == .personal)
    }

    @Test("mail to hidden recipients is no newsletter of the owner")
    func hiddenRecipients() {
        let email = email("From: bo@b.example\nTo: undisclosed-recipients:;\nSubject: Our new address\n\nWe moved.")
        let verdict = CategoryClassifier.classify(CategoryInput(email))
        #expect(verdict.category == .newsletter)
        #expect(verdict.knowing(ArchiveKnowledge(text: "own"), author: "bo@b.example").category == .personal)
        let answered = verdict.knowing(ArchiveKnowledge(text: "answered"), author: "bo@b.example")
        #expect(answered.category == .newsletter, "an acquaintance's circulars stay circulars")
    }
}
