import Bytes

/// Finds the charset of text that declares none, or declares one that its bytes do not fit.
///
/// The evidence is, in order: byte order marks, the zero bytes of UTF-16, escape sequences, well-formed UTF-8, and then
/// the lowest cost in bits among the single-byte and double-byte charsets (``SingleByteEvidence``,
/// ``EastAsianEvidence``).
enum CharsetDetector {
    struct Finding {
        var charset: Charset
        var reason: DecodedText.Reason
    }

    /// In bytes: escape sequences further on are not searched for.
    private static let escapeLimit = 65_536

    static func detect(_ input: UnsafeBufferPointer<UInt8>) -> Finding {
        if let marked = byMark(input) { return Finding(charset: marked, reason: .byteOrderMark) }
        if let wide = byZeros(input) { return Finding(charset: wide, reason: .detected) }
        if let escaped = byEscape(input) { return Finding(charset: escaped, reason: .detected) }
        if UTF8Text.isASCII(input) { return Finding(charset: .utf8, reason: .fallback) }
        if UTF8Evidence(input).isConvincing { return Finding(charset: .utf8, reason: .detected) }
        let best = ranking(TextSample(input)).min { $0.cost < $1.cost }
        return best.map { Finding(charset: $0.charset, reason: .detected) }
            ?? Finding(charset: .windows1252, reason: .fallback)
    }

    /// A better charset than the declared one, or nil when the bytes fit the declared one.
    static func correction(of declared: Charset, for input: UnsafeBufferPointer<UInt8>) -> Charset? {
        if let marked = byMark(input), !declared.family.isWide { return different(marked, from: declared) }
        switch declared.family {
        case .utf8: return correctionOfUTF8(input)
        case .singleByte: return correctionOfSingleByte(declared, input)
        case .doubleByte: return correctionOfDoubleByte(declared, input)
        case .utf16, .utf32:
            return looksNarrow(input) ? different(detect(input).charset, from: declared) : nil
        case .iso2022, .hz, .utf7:
            // The label is that of a 7-bit charset.
            return UTF8Text.isASCII(input) ? nil : different(detect(input).charset, from: declared)
        }
    }

    // MARK: Wrong declarations

    private static func correctionOfUTF8(_ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        if UTF8Text.isASCII(input) { return byEscape(input) }
        let census = UTF8Text.census(input)
        // A few broken sequences are damage; so are many after a letter in good UTF-8, which are a footer in another
        // charset. If most are broken, it is another charset.
        guard census.stray > max(census.sequences, 8 * census.accented) else { return nil }
        return different(detect(input).charset, from: .utf8)
    }

    private static func correctionOfSingleByte(
        _ declared: Charset, _ input: UnsafeBufferPointer<UInt8>
    ) -> Charset? {
        guard !UTF8Text.isASCII(input) else { return declared == .windows1252 ? byEscape(input) : nil }
        if UTF8Evidence(input).isConvincing { return .utf8 }
        if let sibling = SiblingCharset.of(declared, input) { return sibling }
        // Old mail programs declared their default charset for text of unknown charset. Only a clear case is corrected.
        let isSwapped = CyrillicCase.isSwapped(input, in: declared)
        guard isSwapped || SingleByteEvidence.isStrained(input, in: declared) else { return nil }
        let sample = TextSample(input)
        let ranking = ranking(sample).filter { !isSwapped || CyrillicCase.charsets.contains($0.charset.name) }
        guard let best = ranking.min(by: { $0.cost < $1.cost }), best.charset != declared else { return nil }
        guard let cost = ranking.filter({ $0.charset == declared }).map(\.cost).min() else { return nil }
        return cost - best.cost > (isSwapped ? 20 : 70 + Float(sample.highBytes)) ? best.charset : nil
    }

    private static func correctionOfDoubleByte(
        _ declared: Charset, _ input: UnsafeBufferPointer<UInt8>
    ) -> Charset? {
        guard !UTF8Text.isASCII(input) else { return byEscape(input) }
        let text = DecodedText(converting: input, from: declared)
        let broken = text.replacements
        // Less than one in a hundred is damage.
        guard broken * 100 > input.count || EastAsianEvidence.isImprobable(text.utf8, in: declared) else { return nil }
        if UTF8Evidence(input).isConvincing { return .utf8 }
        let ranking = ranking(TextSample(input))
        guard let best = ranking.min(by: { $0.cost < $1.cost }), best.charset != declared else { return nil }
        if let cost = ranking.first(where: { $0.charset == declared })?.cost {
            return cost - best.cost > 30 ? best.charset : nil
        }
        return DecodedText(converting: input, from: best.charset).replacements * 4 < broken ? best.charset : nil
    }

    private static func different(_ found: Charset, from declared: Charset) -> Charset? {
        found == declared ? nil : found
    }

    /// Whether the bytes are ASCII or UTF-8: in UTF-16 at least blanks and line ends have a zero byte.
    private static func looksNarrow(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        let head = UnsafeBufferPointer(rebasing: input.prefix(512))
        return !head.contains(0) && !head.isEmpty && (UTF8Text.isASCII(head) || UTF8Evidence(head).isConvincing)
    }

    // MARK: Evidence

    static func byMark(_ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        if input.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        // The mark may be two letters of Latin-1, so the length must be even as well.
        guard let order = WideText.mark16(input), input.count % 2 == 0 else { return nil }
        return order == .little ? .utf16LE : .utf16BE
    }

    /// UTF-16 without a mark: zero bytes in one half of the units, and hardly any in the other.
    private static func byZeros(_ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        guard input.count >= 6, input.count % 2 == 0, UTF8Text.contains(0, input) else { return nil }
        var zeros = [0, 0]
        let head = input.prefix(4_096)
        for (i, byte) in head.enumerated() where byte == 0 { zeros[i & 1] += 1 }
        let (big, little) = (zeros[0], zeros[1])
        // In other scripts than Latin only the blanks have zero bytes.
        guard max(big, little) * 20 >= head.count / 2, max(big, little) > 20 * min(big, little) else { return nil }
        // ASCII with a stray zero byte; in UTF-16 most units of ASCII have one.
        if head.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || [0, 9, 10, 13].contains($0)) }) {
            guard max(big, little) * 8 > head.count * 3 else { return nil }
        }
        return big > little ? .utf16BE : .utf16LE
    }

    private static func byEscape(_ input: UnsafeBufferPointer<UInt8>) -> Charset? {
        let limit = min(input.count, escapeLimit)
        guard limit > 3, UTF8Text.contains(0x1B, input) else { return nil }
        for i in 0..<limit - 2 where input[i] == 0x1B {
            switch (input[i + 1], input[i + 2], i + 3 < limit ? input[i + 3] : 0) {
            case (0x24, 0x40, _), (0x24, 0x42, _), (0x24, 0x28, _), (0x28, 0x49, _): return .iso2022JP
            case (0x24, 0x29, 0x43): return .iso2022KR
            case (0x24, 0x29, 0x41), (0x24, 0x29, 0x47), (0x24, 0x2A, _): return .iso2022CN
            default: continue
            }
        }
        return nil
    }

    private static func ranking(_ sample: TextSample) -> [(charset: Charset, cost: Float)] {
        SingleByteEvidence.costs(of: sample) + EastAsianEvidence.costs(of: sample)
    }
}
