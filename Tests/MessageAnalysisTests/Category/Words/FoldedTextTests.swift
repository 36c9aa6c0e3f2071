import Testing

@testable import MessageAnalysis

private enum Fruit: Int, CaseIterable, Sendable { case apple, pear }

struct FoldedTextTests {
    @Test(arguments: [
        ("ABCxyz", "abcxyz"), ("ÄÖÜ É", "äöü é"), ("ЗАКАЗ Ярлык", "заказ ярлык"), ("Ціна ЄЇІ", "ціна єїі"),
        ("ŚŻÓŁĄ ČŘŠ ŐŰ ŞĞ Ÿ", "śżółą čřš őű şğ Ÿ"), ("ΤΙΜΟΛΌΓΙΟ Έκδοση ΏΎΉΊ", "τιμολόγιο έκδοση ώύήί"),
        ("訂單", "訂單"), ("×", "÷"),
    ])
    func foldsCase(_ text: String, _ folded: String) {
        // U+00D7 and U+00F7 are the one pair that is no pair of letters; no phrase has them.
        #expect(FoldedText(text).string == folded)
    }

    @Test func keepsBothEndsOfALongText() {
        let text = FoldedText("HEAD" + String(repeating: "x", count: 100) + "TAIL", limit: 10).string
        #expect(text.hasPrefix("headxx") && text.hasSuffix("xxtail"))
        #expect(text.utf8.count == 21)
    }

    @Test func findsPhrasesAtTheBeginningOfWords() {
        let index = PhraseIndex<Fruit>([(.apple, ["apple", "яблок", "林檎"]), (.pear, ["pear"])])
        let hits = index.search(FoldedText("Apples, pineapple, ЯБЛОКО, 青林檎 and spears"))
        #expect(hits.count(.apple) == 3)
        #expect(hits.phrase(.apple) == "apple")
        #expect(hits.count(.pear) == 0)
        #expect(hits.phrase(.pear) == nil)
    }

    @Test func findsPhrasesOfThreeBytesAnywhere() {
        let index = PhraseIndex<Fruit>([(.apple, ["kaf", "kafir"]), (.pear, ["!!!"])])
        let hits = index.search(FoldedText("kaf, KAF! kafir smoke!!! kaf"))
        // Where two phrases of a tag begin alike one is counted.
        #expect(hits.count(.apple) == 4)
        #expect(hits.count(.pear) == 1)
        #expect(index.search(FoldedText("ka")).count(.apple) == 0)
    }
}
