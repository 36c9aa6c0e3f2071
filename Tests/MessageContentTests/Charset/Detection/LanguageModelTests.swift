import Testing

@testable import MessageContent

@Suite("What letters cost in a language")
struct LanguageModelTests {
    private func cost(_ letter: Unicode.Scalar, _ language: String) -> Float {
        LanguageModel.all[language]?.cost(LanguageModel.letters[letter.value] ?? 0) ?? -1
    }

    @Test("the shares of a language's letters add up to a text", arguments: LetterFrequencies.byLanguage.keys.sorted())
    func shares(language: String) throws {
        let model = try #require(LanguageModel.all[language])
        let total = LanguageModel.letters.values.reduce(Float(0)) { sum, letter in
            let cost = model.cost(letter)
            return cost == LanguageModel.foreign ? sum : sum + Float(sign: .plus, exponent: -Int(cost), significand: 1)
        }
        // Powers of two of rounded-down costs lie between the sum and its double.
        #expect(total > 0.8 && total < 2.4)
    }

    @Test("common letters are cheap, rare ones dear, foreign ones dearest")
    func costs() {
        #expect(abs(cost("e", "en") - 2.98) < 0.02)
        #expect(cost("e", "en") < cost("z", "en"))
        #expect(cost("ł", "pl") < cost("ł", "de"))
        #expect(cost("ł", "de") == LanguageModel.foreign)
        #expect(cost("日", "de") == LanguageModel.foreign)
    }
}
