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
                let known = ArchiveKnowledge(text: "label:\(base.category),rule:\(base.category)").reasons(
                    author: "a@b.example")
                let raised = CategoryVerdict.confidence(base.confidence, raisedBy: known.reduce(0) { $0 + $1.weight })
                #expect(raised == base.adding(known).confidence && base.adding(known).category == base.category)
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
        let known = ArchiveKnowledge(text: "rule:personal").reasons(author: "a@b.example")
        #expect(CategoryVerdict(reasons: reasons).adding(known).category == .personal)
    }
}
