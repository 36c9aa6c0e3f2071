/// Finds the charset of text that declares none, or one that its bytes do not fit.
///
/// Evidence in order: byte order marks, escape sequences, well-formed UTF-8, then the structure of the East Asian
/// multi-byte sets weighed by how common their characters are, then the letter statistics of single-byte scripts.
enum CharsetDetector {
    /// At most this many bytes are looked at: evidence does not grow much after them.
    private static let sample = 65_536

    static func detect(_ input: UnsafeBufferPointer<UInt8>) -> Charset {
        if let marked = byMark(input) { return marked }
        if UTF8Text.isASCII(input) { return byEscape(input) ?? .utf8 }
        let head = UnsafeBufferPointer(rebasing: input[0..<min(input.count, sample)])
        let census = UTF8Text.census(input)
        if census.stray == 0 || census.sequences > 20 * census.stray { return .utf8 }
        return byEscape(head) ?? byStructure(head)
    }

    /// A better charset than the declared one, or nil when the declared one may stand.
    static func correction(of declared: Charset, for input: UnsafeBufferPointer<UInt8>) -> Charset? {
        switch declared.family {
        case .utf8:
            let census = UTF8Text.census(input)
            // A few broken sequences are damage; mostly broken ones are another charset.
            return census.stray > census.sequences ? different(detect(input), from: declared) : nil
        case .singleByte:
            guard !UTF8Text.isASCII(input) else { return escapeUnderASCII(declared, input) }
            let census = UTF8Text.census(input)
            if census.sequences > 0, census.stray == 0 { return .utf8 }
            return nil
        case .utf16: return looksLikeASCII(input) ? detect(input) : nil
        case .multiByte, .wide, .stateful, .iso2022JP, .hz:
            guard UTF8Text.isASCII(input) || declared.family != .multiByte else {
                let census = UTF8Text.census(input)
                return census.sequences >= 4 && census.stray == 0 && !fits(declared, input) ? .utf8 : nil
            }
            // 8-bit text under an escape-sequence label.
            guard declared.family == .iso2022JP || declared.family == .hz, !UTF8Text.isASCII(input) else { return nil }
            return different(detect(input), from: declared)
        }
    }

    private static func different(_ found: Charset, from declared: Charset) -> Charset? {
        found == declared ? nil : found
    }

    /// ISO-2022-JP under a Latin label; HZ is too easily mistaken.
    private static func escapeUnderASCII(_ declared: Charset, _ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        declared == .windows1252 ? byEscape(input) : nil
    }

    private static func fits(_ charset: Charset, _ input: UnsafeBufferPointer<UInt8>) -> Bool {
        TextDecoder.convert(input, from: charset).replacements == 0
    }

    private static func looksLikeASCII(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        let head = input.prefix(512)
        return !head.contains(0) && !head.isEmpty && head.allSatisfy { $0 < 0x80 }
    }

    private static func byMark(_ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        guard input.count >= 2 else { return nil }
        if input[0] == 0xFF, input[1] == 0xFE { return .utf16LE }
        if input[0] == 0xFE, input[1] == 0xFF { return .utf16BE }
        return nil
    }

    private static func byEscape(_ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        var i = 0
        let limit = min(input.count, sample)
        while i + 2 < limit {
            if input[i] == 0x1B {
                if input[i + 1] == 0x24, input[i + 2] == 0x40 || input[i + 2] == 0x42 { return .iso2022JP }
                if input[i + 1] == 0x28, input[i + 2] == 0x49 { return .iso2022JP }
                if input[i + 1] == 0x24, input[i + 2] == 0x29 { return .iso2022KR }
            }
            i += 1
        }
        return nil
    }

    private static func byStructure(_ input: UnsafeBufferPointer<UInt8>) -> Charset {
        let pairs = MultiByteCensus(input)
        if let found = pairs.best { return found }
        return ScriptCensus(input).best
    }
}

/// How well bytes pair up in the East Asian sets, and how common the characters they make would be.
private struct MultiByteCensus {
    private(set) var best: Charset?

    init(_ input: UnsafeBufferPointer<UInt8>) {
        let candidates: [(Charset, Double)] = [
            (.shiftJIS, Self.score(input, Self.shiftJIS)), (.eucJP, Self.score(input, Self.eucJP)),
            (.gb18030, Self.score(input, Self.gb2312)), (.big5, Self.score(input, Self.big5)),
            (.eucKR, Self.score(input, Self.eucKR)),
        ]
        guard let top = candidates.max(by: { $0.1 < $1.1 }), top.1 > 0.5 else { return }
        best = top.0
    }

    /// Length of the character at the start of the pair, 0 if there is none, and a weight: 1 common, 0.3 rare.
    private typealias Step = (UInt8, UInt8) -> (length: Int, weight: Double)

    /// Mean weight over the characters that hold 8-bit bytes; 0 when more than 1 in 40 does not fit.
    private static func score(_ input: UnsafeBufferPointer<UInt8>, _ step: Step) -> Double {
        var characters = 0
        var broken = 0
        var weight = 0.0
        var i = 0
        while i < input.count {
            let byte = input[i]
            guard byte >= 0x80 else {
                i += 1
                continue
            }
            let found = step(byte, i + 1 < input.count ? input[i + 1] : 0)
            characters += 1
            if found.length == 0 { broken += 1 }
            weight += found.weight
            i += max(1, found.length)
        }
        guard characters >= 2, broken * 40 <= characters else { return 0 }
        return weight / Double(characters)
    }

    private static func shiftJIS(_ a: UInt8, _ b: UInt8) -> (length: Int, weight: Double) {
        if a >= 0xA1, a <= 0xDF { return (1, 0.25) }  // Half-width katakana: rare in mail, common by mistake.
        guard (a >= 0x81 && a <= 0x9F) || (a >= 0xE0 && a <= 0xFC), b >= 0x40, b != 0x7F, b <= 0xFC else {
            return (0, 0)
        }
        if a == 0x82 || a == 0x83 || a == 0x81 { return (2, 1) }  // Kana and punctuation.
        return (2, a >= 0x88 && a <= 0x9F ? 0.85 : 0.3)
    }

    private static func eucJP(_ a: UInt8, _ b: UInt8) -> (length: Int, weight: Double) {
        if a == 0x8E, b >= 0xA1, b <= 0xDF { return (2, 0.3) }
        guard a >= 0xA1, a <= 0xFE, b >= 0xA1, b <= 0xFE else { return (0, 0) }
        if a == 0xA4 || a == 0xA5 { return (2, 1) }
        return (2, a == 0xA1 ? 0.8 : a >= 0xB0 && a <= 0xCF ? 0.6 : 0.2)
    }

    private static func gb2312(_ a: UInt8, _ b: UInt8) -> (length: Int, weight: Double) {
        guard a >= 0x81, a <= 0xFE, b >= 0x40, b != 0x7F, b <= 0xFE else { return (0, 0) }
        if a >= 0xB0, a <= 0xD7, b >= 0xA1 { return (2, 0.9) }  // Level 1 hanzi.
        return (2, a == 0xA3 || a == 0xA1 ? 0.8 : 0.25)
    }

    private static func big5(_ a: UInt8, _ b: UInt8) -> (length: Int, weight: Double) {
        guard a >= 0x81, a <= 0xFE, (b >= 0x40 && b <= 0x7E) || (b >= 0xA1 && b <= 0xFE) else { return (0, 0) }
        if a >= 0xA4, a <= 0xC6 { return (2, 0.88) }  // Level 1 hanzi.
        return (2, a == 0xA1 ? 0.8 : 0.2)
    }

    private static func eucKR(_ a: UInt8, _ b: UInt8) -> (length: Int, weight: Double) {
        guard a >= 0xA1, a <= 0xFE, b >= 0xA1, b <= 0xFE else { return (0, 0) }
        if a >= 0xB0, a <= 0xC8 { return (2, 0.95) }  // Hangul.
        return (2, a == 0xA1 ? 0.6 : 0.15)
    }
}

/// Letter statistics of the single-byte scripts.
private struct ScriptCensus {
    private var counts = [Int](repeating: 0, count: 256)
    private var letters = 0
    private var high = 0
    /// 8-bit bytes that follow another: rare in Latin scripts ("été"), the rule elsewhere.
    private var paired = 0

    init(_ input: UnsafeBufferPointer<UInt8>) {
        var previous: UInt8 = 0
        for byte in input {
            counts[Int(byte)] += 1
            if byte >= 0x80 { high += 1 } else if (byte | 0x20) &- 0x61 < 26 { letters += 1 }
            if byte >= 0x80, previous >= 0x80 { paired += 1 }
            previous = byte
        }
    }

    private func sum(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 + counts[Int($1)] } }
    private func sum(_ range: ClosedRange<UInt8>) -> Int {
        counts[Int(range.lowerBound)...Int(range.upperBound)].reduce(0, +)
    }

    /// Where 8-bit letters are the rule the script is not Latin.
    var best: Charset {
        if high * 2 > letters, paired * 3 > high, let script = nonLatin { return script }
        return latin
    }

    private var nonLatin: Charset? {
        // The commonest letters of each script (Cyrillic: о е а и н т), as each charset codes them.
        let candidates: [(Charset, Int)] = [
            (.windows1251, sum([0xEE, 0xE5, 0xE0, 0xE8, 0xED, 0xF2]) + sum(0xE0...0xFF) / 4),
            (.koi8R, sum([0xCF, 0xC5, 0xC1, 0xC9, 0xCE, 0xD4]) + sum(0xC0...0xDF) / 4),
            (.ibm866, sum([0xAE, 0xA5, 0xA0, 0xA8, 0xAD, 0xE2]) + sum(0xA0...0xAF) / 4),
            (.windows1255, sum([0xE9, 0xE5, 0xE4, 0xEC, 0xE0, 0xFA]) + (hasHebrewShape ? high / 4 : 0)),
            (.windows1256, sum([0xC7, 0xE1, 0xED, 0xE3, 0xE6, 0xE4])),
            (.windows1253, sum([0xE1, 0xEF, 0xE9, 0xE5, 0xF4, 0xF3]) + sum(0xDC...0xFE) / 4),
        ]
        guard let top = candidates.max(by: { $0.1 < $1.1 }), top.1 * 4 > high else { return nil }
        return top.0
    }

    /// Hebrew lies all in 0xE0-0xFA, without capitals.
    private var hasHebrewShape: Bool { sum(0xE0...0xFA) * 20 > high * 19 && sum(0xC0...0xDF) == 0 }

    /// Central European letters where Western ones would be signs (windows-1250: ś ź ł ą ż and their capitals).
    private var latin: Charset {
        let central = sum([0xB9, 0x9C, 0x9F, 0xB3, 0xBF, 0xEA, 0xE6, 0xF1, 0xA5, 0x8C, 0xA3, 0xAF])
        let central2 = sum([0x9A, 0x9E, 0xE8, 0xF8, 0xEC, 0xF9, 0xF2, 0xEF])
        let signs = sum([0x9C, 0x9F, 0xB3, 0xB9, 0xBF, 0x9A, 0x9E, 0xA3])
        return signs > 1 && max(central, central2) * 2 > high ? .windows1250 : .windows1252
    }
}
