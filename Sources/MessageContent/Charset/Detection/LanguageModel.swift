/// The cost of each letter in a language, in bits: -log2 of its share of running text.
struct LanguageModel: Sendable {
    let name: String
    /// The cost of each letter, by its number in ``letters``.
    private let costs: [Float]

    /// The cost of a letter that the language has only in foreign names.
    static let foreign: Float = 15

    private init(name: String, frequencies: String) {
        self.name = name
        var costs = [Float](repeating: Self.foreign, count: Self.letters.count + 1)
        for (letter, share) in Self.shares(frequencies) {
            guard let index = Self.letters[letter] else { continue }
            costs[Int(index)] = Self.log2(10_000 / Float(max(share, 1)))
        }
        self.costs = costs
    }

    func cost(_ letter: UInt16) -> Float { costs[Int(letter)] }

    static let all: [String: LanguageModel] = LetterFrequencies.byLanguage.reduce(into: [:]) { models, entry in
        models[entry.key] = LanguageModel(name: entry.key, frequencies: entry.value)
    }

    /// Every letter of every language, numbered from 1; 0 is a letter that none has.
    static let letters: [UInt32: UInt16] = {
        let scalars = Set(LetterFrequencies.byLanguage.values.flatMap { shares($0).map(\.0) })
        return scalars.sorted().enumerated().reduce(into: [:]) { $0[$1.element] = UInt16($1.offset + 1) }
    }()

    private static func shares(_ frequencies: String) -> [(UInt32, Int)] {
        frequencies.unicodeScalars.split(separator: " ").compactMap { entry in
            guard let letter = entry.first, let share = Int(String(entry.dropFirst())) else { return nil }
            return (letter.value, share)
        }
    }

    /// The binary logarithm, to a hundredth, without Foundation.
    private static func log2(_ value: Float) -> Float {
        let exponent = Float(value.exponent)
        let rest = value.significand - 1
        return exponent + rest * (1.4425 - rest * (0.7135 - rest * (0.4105 - rest * 0.1395)))
    }
}
