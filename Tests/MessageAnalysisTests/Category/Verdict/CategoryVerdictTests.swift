import Foundation
import Testing

@testable import MessageAnalysis

struct CategoryVerdictTests {
    private func reason(_ category: MessageAnalysis.Category, _ weight: Int) -> CategoryReason {
        CategoryReason(rule: "test.rule", category: category, weight: weight, evidence: "")
    }

    @Test func takesTheGreatestSum() {
        let verdict = CategoryVerdict(reasons: [
            reason(.list, 30), reason(.newsletter, 50), reason(.list, 35), reason(.personal, -10),
        ])
        #expect(verdict.category == .list)
        #expect(verdict.runnerUp == .newsletter)
        #expect(verdict.totals == [.list: 65, .newsletter: 50, .personal: -10])
        #expect(!verdict.isNewsletter)
    }

    /// A newsletter that is none hides what matters.
    @Test func isANewsletterOnlyByAClearLead() {
        let margin = CategoryVerdict.newsletterMargin
        let near = CategoryVerdict(reasons: [reason(.list, 30), reason(.newsletter, 30 + margin - 1)])
        #expect(near.category != .newsletter && near.runnerUp == .newsletter)
        let clear = CategoryVerdict(reasons: [reason(.list, 30), reason(.newsletter, 30 + margin)])
        #expect(clear.category == .newsletter && clear.runnerUp == .list)
        let other = CategoryVerdict(reasons: [reason(.newsletter, 30), reason(.list, 30 + margin - 1)])
        #expect(other.category == .list)
    }

    @Test func isUnsureWhereNoCategoryIsLikely() {
        let verdict = CategoryVerdict(reasons: [reason(.list, 20), reason(.personal, 22), reason(.automated, 21)])
        #expect(verdict.category == .unsure)
        #expect(verdict.runnerUp == .personal)
        #expect(verdict.confidence < CategoryVerdict.minimumConfidence)
    }

    /// Ten points make a category e times as likely against all others together.
    @Test func isAsLikelyAsItsShareOfAllCategories() {
        let verdict = CategoryVerdict(reasons: [reason(.list, 30), reason(.newsletter, 10)])
        let share = exp(3.0) / (exp(3.0) + exp(1.0) + 3)
        #expect(abs(verdict.confidence - share) < 0.01)
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
