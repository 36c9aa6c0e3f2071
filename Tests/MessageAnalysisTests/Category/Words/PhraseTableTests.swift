import Testing

@testable import MessageAnalysis

@Suite("A table of phrases")
struct PhraseTableTests {
    @Test("has a line a language and commas between phrases")
    func reads() {
        #expect(
            PhraseTable.phrases("de: im urlaub, außer haus\nen: on leave") == ["im urlaub", "außer haus", "on leave"])
        #expect(PhraseTable.phrases("").isEmpty)
    }

    @Test("has phrases that can be found: long enough, and in lower case as texts are")
    func findable() {
        let tables = [
            RobotPhrases.absence, RobotPhrases.bounce, RobotPhrases.challenge, RobotPhrases.gateway,
            RobotPhrases.machine, NoticePhrases.account, NoticePhrases.order, NoticePhrases.reminder,
            BulkPhrases.circular, BulkPhrases.survey, BulkPhrases.basket, LetterPhrases.groupGreeting,
        ]
        for table in tables {
            #expect(table.count > 100)
            #expect(table.allSatisfy { $0.utf8.count >= 5 && $0 == $0.lowercased() })
        }
    }
}
