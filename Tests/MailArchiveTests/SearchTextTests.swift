import Testing

@testable import MailArchive

@Suite("Text for the full-text index")
struct SearchTextTests {
    @Test(
        "runs without spaces become pairs, the last character alone behind them",
        arguments: [
            ("hello wörld", "hello wörld"), ("日本語", " 日本 本語 語 "), ("a日b", "a 日 b"), ("カタカナ", " カタ タカ カナ ナ "),
        ])
    func index(_ row: (text: String, indexed: String)) {
        #expect(SearchText.index(row.text) == row.indexed)
    }

    @Test(
        "a query becomes words of the index",
        arguments: [
            ("hello", "\"hello\""), ("日本語", "\" 日本 本語 \""), ("日", "\" 日\" *"), ("say \"x\"", "\"say \"\"x\"\"\""),
        ])
    func query(_ row: (text: String, phrase: String)) {
        #expect(SearchText.queryPhrase(row.text, isPrefix: false) == row.phrase)
    }
}
