import Testing

@testable import MessageAnalysis

struct CategoryVerdictTests {
    private func reason(_ category: MessageAnalysis.Category, _ weight: Int) -> CategoryReason {
        CategoryReason(rule: "test.rule", category: category, weight: weight, evidence: "")
    }

    @Test func takesTheGreatestSum() {
        let verdict = CategoryVerdict(reasons: [
            reason(.list, 30), reason(.newsletter, 50), reason(.list, 25), reason(.personal, -10),
        ])
        #expect(verdict.category == .list)
        #expect(verdict.runnerUp == .newsletter)
        #expect(verdict.totals == [.list: 55, .newsletter: 50, .personal: -10])
        #expect(!verdict.isNewsletter)
    }

    @Test func isUnsureWhereTheTwoBestAreNear() {
        let verdict = CategoryVerdict(reasons: [reason(.list, 30), reason(.newsletter, 33)])
        #expect(verdict.category == .unsure)
        #expect(verdict.runnerUp == .newsletter)
    }

    @Test func isUnsureWithoutReasons() {
        let verdict = CategoryVerdict(reasons: [])
        #expect(verdict.category == .unsure)
        #expect(verdict.confidence == 0)
    }

    @Test func isUnsureWhereOnlyAgainstSpeaks() {
        #expect(CategoryVerdict(reasons: [reason(.personal, -40), reason(.list, -50)]).category == .unsure)
    }

    @Test func isSurerWithAGreaterMargin() {
        let near = CategoryVerdict(reasons: [reason(.list, 30), reason(.personal, 20)])
        let far = CategoryVerdict(reasons: [reason(.list, 90), reason(.personal, 20)])
        #expect(near.confidence > 0.5 && near.confidence < far.confidence && far.confidence < 1)
    }

    @Test func listsTheHeaviestReasonFirst() {
        let verdict = CategoryVerdict(reasons: [reason(.list, 5), reason(.personal, -40), reason(.list, 20)])
        #expect(verdict.reasons.map(\.weight) == [-40, 20, 5])
    }

    /// What `explain` shows is what decided.
    @Test func isGivenAgainByItsReasons() {
        for sample in CategorySamples.all {
            let verdict = CategoryClassifier.classify(sample.input)
            let again = CategoryVerdict(reasons: verdict.reasons.shuffled(), flags: verdict.flags)
            #expect(again.category == verdict.category)
            #expect(again.runnerUp == verdict.runnerUp)
            #expect(again.confidence == verdict.confidence)
        }
    }
}
