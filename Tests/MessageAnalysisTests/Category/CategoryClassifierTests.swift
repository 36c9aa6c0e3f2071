import TestSupport
import Testing

@testable import MessageAnalysis

struct CategoryClassifierTests {
    @Test(arguments: CategorySamples.all)
    func tellsTheKindsApart(_ sample: CategorySamples) {
        let verdict = CategoryClassifier.classify(sample.input)
        #expect(verdict.category == sample.category, "\(verdict.totals)")
        #expect(!verdict.reasons.isEmpty)
    }

    @Test func documentsEveryRule() {
        let rules = CategoryClassifier.rules
        #expect(Set(rules.map(\.rule)).count == rules.count)
        for rule in rules {
            #expect(rule.because.hasSuffix("."), "\(rule.rule)")
            #expect(!rule.looksAt.isEmpty && !rule.example.isEmpty && !rule.weights.entries.isEmpty)
        }
    }

    @Test func hasAHitAndANearMissForEveryRule() {
        let cases =
            AutomatedSignalsTests.cases + BulkSignalsTests.cases + ListSignalsTests.cases + NoticeSignalsTests.cases
            + PersonSignalsTests.cases + SenderSignalsTests.cases
        #expect(Set(cases.map(\.name)) == Set(CategoryClassifier.rules.map(\.rule)))
    }

    @Test func countsWhatTheArchiveKnows() {
        let input = mail("From: Shop <news@shop.example>\nTo: al@example.org\nSubject: Hello\n\nHello")
        let known = CategoryReason(rule: "archive.answered", category: .personal, weight: 200, evidence: "3 answers")
        let verdict = CategoryClassifier.classify(input, knowing: [known])
        #expect(verdict.category == .personal)
        #expect(verdict.reasons.first == known)
    }

    @Test func keepsEvidenceShortAndOnOneLine() {
        let input = mail(
            "From: a@example.org\nList-Unsubscribe: <https://example.org/\(String(repeating: "x", count: 5000))>\n\n")
        for reason in CategoryClassifier.classify(input).reasons {
            #expect(reason.evidence.unicodeScalars.count <= CategoryClassifier.evidenceLimit + 1)
            #expect(!reason.evidence.contains("\n"))
        }
    }

    @Test func flagsAdvertsOnLists() throws {
        let advert = try #require(CategorySamples.all.first { $0.name == "advert on a list" })
        #expect(CategoryClassifier.classify(advert.input).flags == [.viaList, .unsolicited])
        let bounce = try #require(CategorySamples.all.first { $0.name == "bounce through a list" })
        #expect(CategoryClassifier.classify(bounce.input).flags == [.viaList])
    }

    @Test func flagsFraud() {
        let input = mail(
            "From: Al <al.example@gmail.com>\nTo: bo@example.com\nSubject: Hello\n\nDear friend, two million dollars of inheritance."
        )
        let verdict = CategoryClassifier.classify(input)
        #expect(verdict.flags == [.abuse])
    }

    @Test func survivesAnEmptyMessage() {
        let verdict = CategoryClassifier.classify(CategoryInput())
        #expect(verdict.flags.isEmpty)
    }

    @Test(arguments: ["x", "unsubscribe ", "http://a ", "\n", "://", "пппп", "1234 "])
    func takesLinearTimeForHostileBodiesAndHeaders(_ unit: String) {
        let growth = timeGrowth(from: 2_000) { count in
            var input = mail("From: \(String(repeating: "a", count: count))@example.org\n\n")
            input.text = String(repeating: unit, count: count)
            input.subject = String(repeating: "[" + unit, count: count / 10)
            let fields = (0..<count / 50).map { (name: "x-\($0)", value: unit) }
            input.headers += fields + [(name: "list-unsubscribe", value: String(repeating: "<,", count: count))]
            return input
        } _: { input in
            _ = CategoryClassifier.classify(input)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}
