/// The cost of a sample, in bits, in each East Asian charset; comparable with that of ``SingleByteEvidence``.
struct EastAsianEvidence {
    private struct Candidate {
        let charset: Charset
        let scheme: DoubleByteText.Scheme
        let prior: Float
        let common: Set<UInt32>

        init?(_ name: String, _ prior: Float, _ common: Set<UInt32>) {
            guard let charset = Charset(named: name), case .doubleByte(let scheme) = charset.family else { return nil }
            self.charset = charset
            self.scheme = scheme
            self.prior = prior
            self.common = common
        }
    }

    private static let candidates: [Candidate] = [
        Candidate("shift_jis", 3, CommonCharacters.japanese), Candidate("euc-jp", 4, CommonCharacters.japanese),
        Candidate("gb18030", 3, CommonCharacters.simplifiedChinese),
        Candidate("big5", 4, CommonCharacters.traditionalChinese), Candidate("euc-kr", 3, CommonCharacters.korean),
    ].compactMap(\.self)

    /// The cost of the sample in each charset whose structure it has.
    static func costs(of sample: TextSample) -> [(charset: Charset, cost: Float)] {
        // Words with accented letters have few 8-bit bytes. They do not justify the tables, which take time to make.
        guard sample.highBytes * 4 > sample.words.count else { return [] }
        return sample.words.withUnsafeBufferPointer { words in
            candidates.compactMap { candidate in
                guard isPlausible(words, candidate.scheme) else { return nil }
                var reading = EastAsianReading(candidate.scheme, candidate.common)
                reading.read(words)
                return (candidate.charset, candidate.prior + reading.cost)
            }
        }
    }

    /// Whether a Chinese text, decoded to UTF-8, has hardly any of the common characters: big5 has a character for nearly
    /// all pairs of bytes in GBK, and the other way round, but rare ones.
    static func isImprobable(_ text: [UInt8], in charset: Charset) -> Bool {
        guard charset.name == "gb18030" || charset.name == "big5",
            let common = candidates.first(where: { $0.charset == charset })?.common
        else { return false }
        var (total, known, index) = (0, 0, 0)
        while index + 2 < text.count, total < 400 {
            guard text[index] >= 0xE3, text[index] < 0xF0 else {
                index += 1
                continue
            }
            let scalar =
                UInt32(text[index] & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
            index += 3
            guard (0x3400...0x9FFF).contains(scalar) || (0xE000...0xF8FF).contains(scalar) else { continue }
            total += 1
            if common.contains(scalar) { known += 1 }
        }
        return total >= 12 && known * 20 < total
    }

    /// Whether nearly all 8-bit bytes form pairs; no table is needed to tell.
    private static func isPlausible(_ words: UnsafeBufferPointer<UInt8>, _ scheme: DoubleByteText.Scheme) -> Bool {
        var pairs = 0
        var broken = 0
        var i = 0
        while i < words.count {
            guard words[i] >= 0x80 else {
                i += 1
                continue
            }
            let isSingle = scheme == .shiftJIS && (0xA1...0xDF).contains(words[i])
            let isPair = isSingle || (i + 1 < words.count && words[i + 1] >= 0x40)
            pairs += 1
            if !isPair { broken += 1 }
            i += isPair && !isSingle ? 2 : 1
        }
        return broken * 10 <= pairs + 9
    }
}

/// Adds up the cost of one reading.
private struct EastAsianReading {
    private let scheme: DoubleByteText.Scheme
    private let table: DoubleByteTable
    private let common: Set<UInt32>
    private let isJapanese: Bool
    private(set) var cost: Float = 0
    private var characters = 0
    private var previous = Place.other

    private enum Place { case letter, character, other }

    init(_ scheme: DoubleByteText.Scheme, _ common: Set<UInt32>) {
        self.scheme = scheme
        self.common = common
        table = .of(scheme.table)
        isJapanese = scheme == .shiftJIS || scheme == .eucJP
    }

    mutating func read(_ words: UnsafeBufferPointer<UInt8>) {
        var i = 0
        while i < words.count { i += step(words[i], i + 1 < words.count ? words[i + 1] : 0) }
        // One or two characters among Latin letters are hardly a text.
        if characters < 2 { cost += 10 }
    }

    /// Adds the character at the two bytes. Returns its length.
    private mutating func step(_ lead: UInt8, _ trail: UInt8) -> Int {
        if lead < 0x80 {
            ascii(lead)
            return 1
        }
        if let scalar = table.scalar(lead, trail) {
            add(cost(of: scalar, lead), isLetterlike: scalar > 0x3020)
            return 2
        }
        if scheme == .shiftJIS, (0xA1...0xDF).contains(lead) {
            add(9, isLetterlike: true)
            return 1
        }
        add(24, isLetterlike: true)
        return trail < 0x80 ? 1 : 2
    }

    private mutating func ascii(_ byte: UInt8) {
        let isLetter = (byte | 0x20) &- 0x61 < 26
        if isLetter {
            cost += SingleByteEvidence.asciiCosts[Int((byte | 0x20) - 0x61)]
            if previous == .character { cost += 8 }
        } else if byte > 0x20 {
            cost += byte < 0x3A ? 4 : 5
        }
        previous = isLetter ? .letter : .other
    }

    private mutating func add(_ bits: Float, isLetterlike: Bool) {
        cost += bits
        characters += 1
        if previous == .letter, isLetterlike { cost += 8 }
        previous = isLetterlike ? .character : .other
    }

    private func cost(of scalar: UInt32, _ lead: UInt8) -> Float {
        switch scalar {
        case 0x3041...0x3096: isJapanese ? 5.5 : 15
        case 0x30A1...0x30FE: isJapanese ? 7 : 15
        case 0x3001, 0x3002, 0xFF0C, 0xFF01, 0xFF1F, 0xFF1A, 0xFF08, 0xFF09: 6.5
        case 0x3000...0x3020, 0xFF00...0xFF5E, 0x2010...0x2030: 9
        case 0x4E00...0x9FFF: common.contains(scalar) ? 8 : ideograph(lead)
        case 0xAC00...0xD7A3: common.contains(scalar) ? 7.5 : lead >= 0xB0 && lead <= 0xC8 ? 11 : 18
        default: 16
        }
    }

    /// In bits: the cost of a character. The first level of each standard has the frequent ones.
    private func ideograph(_ lead: UInt8) -> Float {
        switch scheme {
        case .shiftJIS: (0x88...0x98).contains(lead) ? 11.5 : 17
        case .eucJP: (0xB0...0xCF).contains(lead) ? 11.5 : 17
        case .gb18030: (0xB0...0xD7).contains(lead) ? 12 : (0xD8...0xF7).contains(lead) ? 15.5 : 18
        case .big5: (0xA4...0xC6).contains(lead) ? 12 : (0xC9...0xF9).contains(lead) ? 15.5 : 18
        default: 17
        }
    }
}
