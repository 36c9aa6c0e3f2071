import TestSupport
import Testing

@testable import VerificationCodes

@Suite struct PhraseTrieTests {
    /// The phrases found in a text, in order.
    private func find(_ phrases: String..., in text: String) -> [String] {
        var trie = PhraseTrie()
        for (tag, phrase) in phrases.enumerated() { trie.insert(phrase, tag: UInt32(tag)) }
        let bytes = FoldedText(text).lower
        return trie.matches(in: bytes).map { match in
            "\(phrases[Int(match.tag)])@\(match.start)-\(match.end)"
        }
    }

    @Test("a phrase stands at the beginning and the end of a word")
    func edges() {
        #expect(find("code", in: "code, (code) codes decode 1code1") == ["code@0-4", "code@7-11", "code@27-31"])
    }

    @Test("an asterisk says that the word may go on there")
    func open() {
        #expect(find("*code", in: "decode codes") == ["*code@2-6"])
        #expect(find("code*", in: "decode codes") == ["code*@7-11"])
        #expect(find("*code*", in: "decodes") == ["*code*@2-6"])
    }

    @Test("letter case, accents and width are no difference")
    func folded() {
        #expect(find("Código", in: "CODIGO código ｃｏｄｉｇｏ").count == 3)
        #expect(find("bestätigungs code", in: "Besta\u{308}tigungs\u{A0}Code").count == 1)
    }

    @Test(
        "white space in a phrase is one space, and none at its ends",
        arguments: [" left  over ", "Left\tover", "left over "])
    func spaces(phrase: String) {
        #expect(find(phrase, in: "all left over.") == ["\(phrase)@4-13"])
        #expect(find("*" + phrase + "*", in: "all left over.") == ["*\(phrase)*@4-13"])
    }

    @Test("all phrases of one beginning are found, the shorter first")
    func overlapping() {
        #expect(
            find("code", "code of conduct", "of conduct", in: "code of conduct") == [
                "code@0-4", "code of conduct@0-15", "of conduct@5-15",
            ])
    }

    @Test("one phrase may have several meanings")
    func tags() { #expect(Set(find("pin", "pin", in: "pin")) == ["pin@0-3"]) }

    @Test("in scripts without spaces a phrase may stand anywhere")
    func unspaced() {
        #expect(find("验证码", in: "您的验证码为123456").count == 1)
        #expect(find("รหัส", in: "ใช้รหัสนี้").count == 1)
        #expect(find("인증번호", in: "인증번호는").count == 1)
    }

    @Test(
        "scripts with spaces have words",
        arguments: [("код", "кодекс"), ("κωδικο", "κωδικος"), ("קוד", "קודם"), ("رمز", "رمزي"), ("कोड", "कोडक")])
    func spaced(word: String, longer: String) {
        #expect(find(word, in: longer).isEmpty)
        #expect(find(word, in: "\(word) 12").count == 1)
    }

    @Test("letters and digits side by side are two words")
    func digits() {
        #expect(find("code", in: "code123") == ["code@0-4"])
        #expect(find("24", in: "1234 24h") == ["24@5-7"])
    }

    @Test("phrases of fewer than two bytes are left out")
    func tooShort() {
        var trie = PhraseTrie()
        for phrase in ["", "*", "a", "*a*", " \u{200B}"] { trie.insert(phrase, tag: 0) }
        #expect(trie.count == 0)
        #expect(trie.matches(in: Array("a * a".utf8)).isEmpty)
    }

    @Test("texts without place for a phrase have none", arguments: ["", "c", "co"])
    func shortTexts(text: String) { #expect(find("code", in: text).isEmpty) }

    @Test("a text that nearly is the phrase many times takes linear time")
    func hostile() {
        var trie = PhraseTrie()
        trie.insert(String(repeating: "a", count: 40) + "b", tag: 0)
        let growth = timeGrowth {
            [UInt8](repeating: 0x61, count: $0)
        } _: { text in
            #expect(trie.matches(in: text).isEmpty)
        }
        #expect(growth < leastGrowthOfSquares)
    }
}

@Suite struct PhraseSearchTests {
    private func find(_ phrase: String, in text: String, limit: Int = 50) -> [Range<Int>] {
        PhraseSearch.occurrences(of: Array(phrase.utf8), in: Array(text.utf8), 0..<text.utf8.count, limit: limit)
    }

    @Test("finds a phrase wherever it stands, also within a word, without overlaps")
    func occurrences() {
        #expect(find("code", in: "code decodes") == [0..<4, 7..<11])
        #expect(find("aa", in: "aaaaa") == [0..<2, 2..<4])
        #expect(find("aa", in: "aaaaa", limit: 1) == [0..<2])
    }

    @Test("an empty phrase stands nowhere, and a long one not in a short text")
    func nothing() {
        #expect(find("", in: "abc").isEmpty)
        #expect(find("abcd", in: "abc").isEmpty)
        #expect(find("abc", in: "").isEmpty)
    }
}
