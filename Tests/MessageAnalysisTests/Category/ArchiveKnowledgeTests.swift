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
        known.labelled = .newsletter
        known.ruled = .list
        #expect(known.text == "answered,alike,label:newsletter,rule:list")
        #expect(ArchiveKnowledge(text: known.text) == known)
        #expect(ArchiveKnowledge(text: "own,later:thing,label:nothing") == ArchiveKnowledge(text: "own"))
    }

    @Test("raises a verdict's confidence as all its reasons together would")
    func confidence() {
        for margin in [4, 5, 17, 60, 300, 10_000] {
            let base = CategoryVerdict(reasons: [.init(rule: "a", category: .list, weight: margin, evidence: "")])
            let known = ArchiveKnowledge(text: "label:list,rule:list").reasons(author: "a@b.example")
            let points = known.reduce(0) { $0 + $1.weight }
            let raised = CategoryVerdict.confidence(base.confidence, raisedBy: points)
            #expect(abs(raised - base.adding(known).confidence) < 1e-12)
        }
    }

    @Test("puts the owner's word before everything")
    func ruled() {
        let reasons = Category.allCases.map { CategoryReason(rule: "r", category: $0, weight: 900, evidence: "") }
        let known = ArchiveKnowledge(text: "rule:personal").reasons(author: "a@b.example")
        #expect(CategoryVerdict(reasons: reasons).adding(known).category == .personal)
    }
}
