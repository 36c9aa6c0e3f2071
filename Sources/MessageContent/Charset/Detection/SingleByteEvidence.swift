/// The cost of a sample, in bits, in each single-byte charset and in the languages that use it.
///
/// The lowest cost wins. Common letters of a language are cheap. Letters that it does not have are expensive, and so is
/// what no text has: a capital after a small letter, a sign inside a word, two scripts in one word.
struct SingleByteEvidence {
    private struct Candidate {
        let charset: Charset
        /// In bits: how much more a rarer charset costs.
        let prior: Float
        let table: ByteClasses
        /// For each language the cost of each byte that is a letter, in bits.
        let languages: [(name: String, costs: [Float])]

        init?(_ name: String, _ prior: Float, _ languages: String) {
            guard let charset = Charset(named: name), let table = ByteClasses(charset) else { return nil }
            self.charset = charset
            self.prior = prior
            self.table = table
            self.languages = languages.split(separator: " ").compactMap { LanguageModel.all[String($0)] }.map { model in
                (model.name, (0...255).map { table[$0].isLetter ? model.cost(table[$0].letter) : 0 })
            }
        }
    }

    private static let western = "en de fr es pt it nl sv da nb fi ca"
    private static let central = "pl cs sk hu ro hr sl"

    private static let candidates: [Candidate] = [
        // Icelandic costs more, since its letters have the bytes of Turkish ones in windows-1254.
        Candidate("windows-1252", 0, western), Candidate("windows-1252", 9, "is"),
        Candidate("iso-8859-15", 5, western + " et"),
        Candidate("windows-1250", 3, central), Candidate("iso-8859-2", 5, central),
        Candidate("windows-1254", 4, "tr"), Candidate("windows-1257", 5, "lt lv et"),
        Candidate("windows-1258", 7, "vi"),
        Candidate("ibm850", 11, western), Candidate("ibm852", 12, central), Candidate("macintosh", 11, western),
        Candidate("windows-1251", 2, "ru uk bg sr be"), Candidate("koi8-r", 3, "ru bg"),
        Candidate("koi8-u", 4, "uk be"),
        Candidate("ibm866", 6, "ru be"), Candidate("iso-8859-5", 6, "ru uk bg sr be"),
        Candidate("x-mac-cyrillic", 11, "ru uk"), Candidate("windows-1253", 4, "el"), Candidate("iso-8859-7", 5, "el"),
        Candidate("windows-1255", 4, "he"), Candidate("windows-1256", 5, "ar fa"), Candidate("iso-8859-6", 7, "ar"),
        Candidate("windows-874", 4, "th"),
    ].compactMap(\.self)

    /// The cost of the sample in each charset, in the language that suits it best.
    static func costs(of sample: TextSample) -> [(charset: Charset, cost: Float)] {
        let penalties = asciiPenalties(of: sample)
        return candidates.map { candidate in
            let reading = Reading(of: sample.words, through: candidate.table)
            let best = candidate.languages.map { reading.cost($0.costs) + (penalties[$0.name] ?? 0) }.min() ?? 0
            return (candidate.charset, candidate.prior + reading.shapeCost + best)
        }
    }

    /// Whether the 8-bit bytes cost so much in every language of `charset` that another charset is likely; never for a
    /// charset without language models. In the right charset accented letters cost 6 to 9 bits, letters of other
    /// scripts 4 to 6.
    static func isStrained(_ input: UnsafeBufferPointer<UInt8>, in charset: Charset) -> Bool {
        var counts = [Int](repeating: 0, count: 256)
        for byte in input.prefix(4_096) { counts[Int(byte)] += 1 }
        let candidates = candidates.filter { $0.charset == charset }
        guard let first = candidates.first else { return false }
        // Where 0xAD is no letter it is the soft hyphen, of which newsletters and spam are full.
        let high = (0x80...0xFF).filter { counts[$0] > 0 && ($0 != 0xAD || first.table[0xAD].isLetter) }
        let total = high.reduce(0) { $0 + counts[$1] }
        guard total > 0 else { return false }
        let isLatin = high.allSatisfy { first.table[UInt8($0)].script <= .latin }
        let limit = Float(total) * (isLatin ? 9.5 : 5.8)
        return candidates.allSatisfy { candidate in
            let signs = high.reduce(Float(0)) { $0 + Float(counts[$1]) * candidate.table[UInt8($1)].cost }
            return candidate.languages.allSatisfy { language in
                high.reduce(signs) { $0 + Float(counts[$1]) * language.costs[$1] } > limit
            }
        }
    }

    /// The evidence of the ASCII words against each Latin language: half of what they cost more than in the language
    /// that suits them best. It is limited to the weight of a few letters, since mail mixes languages.
    private static func asciiPenalties(of sample: TextSample) -> [String: Float] {
        let names = (western + " " + central + " is tr lt lv et vi").split(separator: " ").map(String.init)
        let costs = names.map { name -> Float in
            guard let model = LanguageModel.all[name] else { return 0 }
            return sample.asciiLetters.enumerated().reduce(0) { sum, entry in
                sum + Float(entry.element) * model.cost(ByteClasses.asciiLetters[entry.offset])
            }
        }
        let best = costs.min() ?? 0
        return Dictionary(zip(names, costs.map { min(($0 - best) / 2, 25) })) { first, _ in first }
    }

    /// The cost of ASCII letters between words of other scripts: that of English.
    static let asciiCosts: [Float] = ByteClasses.asciiLetters.map { LanguageModel.all["en"]?.cost($0) ?? 5 }
}

/// One reading of a sample: how often it has each letter, and the cost of its form.
private struct Reading {
    /// The bytes that are letters, and how often the sample has them.
    private var letters: [(byte: Int, count: Float)] = []
    /// The cost that is the same in every language.
    private(set) var shapeCost: Float = 0

    init(of words: [UInt8], through classes: ByteClasses) {
        var counts = [Int](repeating: 0, count: 256)
        var previous = ByteClass.blank
        var otherLetters = 0
        for (i, byte) in words.enumerated() {
            counts[Int(byte)] += 1
            let current = classes[byte]
            let next = i + 1 < words.count ? classes[words[i + 1]] : .blank
            shapeCost += current.cost + current.cost(after: previous, before: next)
            if current.script > .latin { otherLetters += 1 }
            previous = current
        }
        // One or two letters among Latin ones are hardly a word of another script.
        if otherLetters > 0, otherLetters < 3 { shapeCost += 12 / Float(otherLetters) }
        for (byte, count) in counts.enumerated() where count > 0 && classes[UInt8(byte)].isLetter {
            letters.append((byte, Float(count)))
        }
    }

    func cost(_ costs: [Float]) -> Float { letters.reduce(0) { $0 + $1.count * costs[$1.byte] } }
}
