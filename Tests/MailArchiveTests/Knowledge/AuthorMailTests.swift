import Testing

@testable import MailArchive

@Suite("The words of previews")
struct PreviewWordsTests {
    private func shared(_ a: String, _ b: String) -> Double? {
        guard let a = PreviewWords(a), let b = PreviewWords(b) else { return nil }
        return a.shared(with: b)
    }

    @Test("are compared without digits, letter case and accents, in any order")
    func words() {
        #expect(shared("The loan of book 31 ends on May 4", "ON MAY 12 ENDS THE LOAN of bóók 77") == 1)
        #expect(shared("one two three four five", "six seven eight nine ten") == 0)
        #expect(shared("one two three four five", "one two three four six") == 4.0 / 6)
    }

    @Test("are pairs of characters where no spaces stand between words")
    func pairs() throws {
        #expect(shared("図書の返却期限は五月四日です", "図書の返却期限は六月一日です").map { $0 > 0.5 } == true)
        #expect(shared("図書の返却期限は五月四日です", "春の野菜が入荷しました。お早めに") == 0)
    }

    @Test("tell nothing where they are few", arguments: ["", "12 34", "See you soon!"])
    func few(text: String) { #expect(PreviewWords(text) == nil) }
}
