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
        #expect(verdict.reasons.contains { $0.rule == "newsletter.fraud-words" })
    }

    @Test func hasOneRowOfPointsForRulesOnly() {
        let rows = CategoryWeights.table.split(separator: "\n").map { $0.split(separator: " ") }
        let rules = Set(CategoryClassifier.rules.map(\.rule))
        #expect(rows.count > 100 && Set(rows.map { $0[0] }).count == rows.count)
        for row in rows {
            #expect(rules.contains(String(row[0])) && row.count == 6 && row.dropFirst().allSatisfy { Int($0) != nil })
        }
        for rule in CategoryClassifier.rules where CategoryWeights.learned[rule.rule] != nil {
            let learned = CategoryWeights.learned[rule.rule]?.entries ?? []
            #expect(rule.weights.entries.elementsEqual(learned) { $0 == $1 })
        }
    }

    @Test func judgesByLearnedPoints() throws {
        let input = mail("From: Al Example <al@example.org>\nTo: bo@example.org\nSubject: Saturday\n\nYes.\n\nAl")
        let reasons = CategoryClassifier.classify(input).reasons
        let learned = try #require(CategoryWeights.learned["personal.no-bulk-marks"])
        let rule = try #require(CategoryClassifier.rules.first { $0.rule == "personal.no-bulk-marks" })
        #expect(!learned.entries.elementsEqual(rule.expected.entries) { $0 == $1 })
        for entry in learned.entries {
            #expect(
                reasons.contains {
                    $0.rule == "personal.no-bulk-marks" && $0.category == entry.category && $0.weight == entry.weight
                })
        }
    }

    @Test func takesAnEmptyFieldForNone() {
        let answer = "From: al@example.org\nSubject: Offer\nIn-Reply-To: <a@example.org>\n\nYes."
        #expect(rules(mail(answer)).contains("personal.reply"))
        #expect(!rules(mail(answer.replacing("<a@example.org>", with: " "))).contains("personal.reply"))
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
