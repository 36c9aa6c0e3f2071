import Testing

@testable import VerificationCodes

@Suite struct CodeTokenTests {
    private func read(_ text: String, _ shape: CodeShape) -> CodeToken {
        let bytes = FoldedText(text).plain
        return CodeToken.read(bytes, at: 0, shape, end: bytes.count)
    }

    /// The code that the text begins with; nil where it does not fit.
    private func code(_ text: String, _ shape: CodeShape) -> String? {
        let token = read(text, shape)
        return token.misfit == nil ? token.code(shape) : nil
    }

    private let six = CodeShape(alphabet: .digits, lengths: [6])
    private let threes = CodeShape(alphabet: .digits, lengths: [6], grouping: [3, 3])

    @Test(
        "separators are space, hyphen and dot in all their forms",
        arguments: [
            "123456", "123 456", "123-456", "123.456", "123\u{A0}456", "123\u{2013}456", "123\u{2011}456",
            "123\u{B7}456",
            "123\u{2009}456", "１２３ ４５６", "1 2 3 4 5 6", "1-2-3-4-5-6",
        ])
    func separators(text: String) { #expect(code(text, threes) == "123456") }

    @Test(
        "what stands between groups is one separator and nothing else",
        arguments: ["123/456", "123 - 456", "123,456", "123_456"])
    func otherSeparators(text: String) { #expect(code(text, threes) == nil) }

    @Test("without grouping a code stands in one piece, or character by character")
    func noGrouping() {
        #expect(code("123 456", six) == nil)
        #expect(code("1 2 3 4 5 6", six) == "123456")
        #expect(read("123 456", six).misfit == .length(3, allowed: [6]))
    }

    @Test("a code ends where its letters and digits end")
    func ends() {
        #expect(code("123456.", six) == "123456")
        #expect(code("1234567", six) == nil)
        #expect(code("123456th", six) == nil)
        #expect(code("123 4567", threes) == nil)
    }

    @Test("a prefix may stand before it, in either letter case, and is dropped")
    func prefix() {
        var shape = six
        shape.prefix = "G-"
        #expect(code("G-123456", shape) == "123456")
        #expect(code("g-123456", shape) == "123456")
        #expect(code("123456", shape) == "123456")
        #expect(code("G 123456", shape) == nil)
        #expect(read("G-123456", shape).range == 0..<8)
    }

    @Test("a prefix at the end of the text is only a word", arguments: ["G-", "G", "G-G-"])
    func prefixAtEnd(text: String) {
        var shape = six
        shape.prefix = "G-"
        #expect(code(text, shape) == nil)
    }

    @Test("words are joined by hyphens, and it takes as many as the lengths say")
    func words() {
        let shape = CodeShape(alphabet: .words, lengths: [4])
        #expect(code("correct-horse-battery-staple", shape) == "correct-horse-battery-staple")
        #expect(code("correct horse battery staple.", shape) == "correct-horse-battery-staple")
        #expect(code("correct horse battery", shape) == nil)
    }

    @Test("of an own alphabet only its characters count")
    func own() {
        let shape = CodeShape(alphabet: .own, characters: "BCDFGHJKLMNPQRSTVWXZ", lengths: [8], grouping: [4, 4])
        #expect(code("WDJB-MJHT", shape) == "WDJBMJHT")
        #expect(code("WDJB-MAHT", shape) == nil)
    }

    @Test("of several groupings' lengths the longest that fits is taken")
    func longest() {
        let shape = CodeShape(alphabet: .digits, lengths: [4, 6])
        #expect(code("1 2 3 4 5 6", shape) == "123456")
        #expect(code("1 2 3 4 x", shape) == "1234")
    }

    @Test("after a misfit the search goes on behind the first group")
    func next() {
        #expect(read("99 123 456", threes).next == 2)
        #expect(read("123 456 7", threes).next == 7)
    }

    @Test(
        "words of running text are no near miss",
        arguments: [("verify", false), ("Code", false), ("ABCD", true), ("ABC", false), ("a1b", true), ("2024", true)])
    func looksLikeCode(text: String, isLike: Bool) { #expect(read(text, six).looksLikeCode == isLike) }
}
