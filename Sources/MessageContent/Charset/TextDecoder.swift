import Bytes
import MessageFormat

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Text as UTF-8, with how it was read.
public struct DecodedText: Sendable {
    /// UTF-8 with LF line ends and without NUL.
    public var utf8: [UInt8]
    /// The charset that was used.
    public var charset: Charset
    public var reason: Reason
    /// How many U+FFFD stand for bytes that have no character.
    public var replacements: Int
    public var diagnostics: [DiagnosticCode]

    /// Why ``charset`` was used.
    public enum Reason: String, Sendable {
        /// It was declared, and the bytes do not speak against it.
        case declared
        /// A byte order mark says so, whatever was declared.
        case byteOrderMark
        /// None was declared, or none that is known; the bytes speak for it.
        case detected
        /// Another was declared, which the bytes do not fit.
        case corrected
        /// None was declared and the bytes do not tell: ASCII is read as UTF-8.
        case fallback
    }

    public var string: String { String(decoding: utf8, as: UTF8.self) }
}

/// Turns bytes of a declared, undeclared or wrongly declared charset into UTF-8.
public enum TextDecoder {
    /// - Parameter label: the declared charset, nil or empty when none was.
    public static func decode(_ input: UnsafeBufferPointer<UInt8>, label: [UInt8]?) -> DecodedText {
        let label = label.flatMap { $0.isEmpty ? nil : $0 }
        let declared = label.flatMap { Charset(label: $0) }
        if let text = decodePlain(input, declared: declared, isUndeclared: label == nil) { return text }
        var diagnostics: [DiagnosticCode] = []
        var result = decodeFitting(input, declared) ?? decodeChosen(input, declared, label, &diagnostics)
        if result.replacements > 0 { diagnostics.append(.charsetReplacement) }
        if TextNormaliser.normalise(&result.utf8) { diagnostics.append(.bodyNUL) }
        result.diagnostics = diagnostics
        return result
    }

    /// East Asian text that its declared charset holds wholly: not looked at twice.
    private static func decodeFitting(_ input: UnsafeBufferPointer<UInt8>, _ declared: Charset?) -> DecodedText? {
        guard let declared, case .doubleByte = declared.family, !UTF8Text.isASCII(input) else { return nil }
        let result = convert(input, from: declared)
        return result.replacements == 0 ? result : nil
    }

    private static func decodeChosen(
        _ input: UnsafeBufferPointer<UInt8>, _ declared: Charset?, _ label: [UInt8]?,
        _ diagnostics: inout [DiagnosticCode]
    ) -> DecodedText {
        let choice = choose(for: input, declared, label, &diagnostics)
        var result = convert(input, from: choice.charset)
        result.reason = choice.reason
        return result
    }

    private static func choose(
        for input: UnsafeBufferPointer<UInt8>, _ declared: Charset?, _ label: [UInt8]?,
        _ diagnostics: inout [DiagnosticCode]
    ) -> CharsetDetector.Finding {
        guard let declared, !(isPlainASCII(label) && !UTF8Text.isASCII(input)) else {
            let isUnknown = label != nil && declared == nil
            if isUnknown { diagnostics.append(.charsetUnknown) }
            let found = CharsetDetector.detect(input)
            if !isUnknown, !UTF8Text.isASCII(input) { diagnostics.append(.charsetUndeclared) }
            return found
        }
        guard let better = CharsetDetector.correction(of: declared, for: input) else {
            return CharsetDetector.Finding(charset: declared, reason: .declared)
        }
        diagnostics.append(isPlainASCII(label) ? .charsetUndeclared : .charsetMislabelled)
        let isMarked = CharsetDetector.byMark(input) == better
        return CharsetDetector.Finding(charset: better, reason: isMarked ? .byteOrderMark : .corrected)
    }

    /// Nearly all mail: text that is UTF-8, ASCII included, without NUL and escape sequences, and declares what holds it
    /// or nothing. There is nothing to detect, and one copy makes the line ends LF.
    private static func decodePlain(
        _ input: UnsafeBufferPointer<UInt8>, declared: Charset?, isUndeclared: Bool
    ) -> DecodedText? {
        guard declared?.family.holdsASCII ?? isUndeclared else { return nil }
        let asciiEnd = UTF8Text.endOfASCII(input, from: 0)
        let isASCII = asciiEnd == input.count
        if !isASCII {
            guard declared?.family ?? .utf8 == .utf8 else { return nil }
            guard UTF8Text.validPrefix(input, from: asciiEnd) == input.count else { return nil }
        }
        for byte: UInt8 in [0, 0x1B] where UTF8Text.contains(byte, input) { return nil }
        let isMarked = declared == nil && input.starts(with: [0xEF, 0xBB, 0xBF])
        return DecodedText(
            utf8: TextNormaliser.withLineFeeds(input), charset: declared ?? .utf8,
            reason: declared != nil ? .declared : isMarked ? .byteOrderMark : isASCII ? .fallback : .detected,
            replacements: 0, diagnostics: isASCII || declared != nil ? [] : [.charsetUndeclared])
    }

    /// Text declared `us-ascii` that holds 8-bit bytes declared nothing of use.
    private static func isPlainASCII(_ label: [UInt8]?) -> Bool {
        (label ?? []).withByteView { label in
            let bare = label.trimmed()
            return bare.equals("us-ascii") || bare.equals("ascii") || bare.equals("ansi_x3.4-1968")
        }
    }

    /// Converts without second thoughts.
    static func convert(_ input: UnsafeBufferPointer<UInt8>, from charset: Charset) -> DecodedText {
        var result = DecodedText(utf8: [], charset: charset, reason: .declared, replacements: 0, diagnostics: [])
        if charset.family == .utf8 {
            result.utf8.reserveCapacity(input.count)
            result.replacements = UTF8Text.repair(input, into: &result.utf8)
        } else if charset.family.holdsASCII, UTF8Text.isASCII(input) {
            result.utf8 = Array(input)
        } else {
            (result.utf8, result.replacements) = UTF8Sink.collect(input.count) {
                convertNonASCII(input, from: charset.family, into: &$0)
            }
        }
        return result
    }

    private static func convertNonASCII(
        _ input: UnsafeBufferPointer<UInt8>, from family: Charset.Family, into sink: inout UTF8Sink
    ) {
        switch family {
        case .utf8: break
        case .singleByte(let name): SingleByteTable.named(name)?.decode(input, into: &sink)
        case .doubleByte(let scheme): DoubleByteText.decode(input, scheme, into: &sink)
        case .iso2022(let flavour): ISO2022.decode(input, flavour, into: &sink)
        case .hz: HZ.decode(input, into: &sink)
        case .utf7(let isIMAP): UTF7.decode(input, isIMAP: isIMAP, into: &sink)
        case .utf16(let order): WideText.decode16(input, order, into: &sink)
        case .utf32(let order): WideText.decode32(input, order, into: &sink)
        }
    }
}

/// Line ends and characters that no text needs.
enum TextNormaliser {
    /// A copy of UTF-8 without NUL, CRLF and CR made LF, without a byte order mark.
    ///
    /// QUIRK: CR CR LF is one line end where no line ends in CR alone: text went twice through a program that makes LF into
    /// CRLF.
    static func withLineFeeds(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let text = input.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: input.dropFirst(3)) : input
        return [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
            guard let source = text.baseAddress, let target = output.baseAddress else { return }
            var mayBeDoubled: Bool?
            var read = 0
            while read < text.count {
                let rest = text.count - read
                let hit = memchr(source + read, 0x0D, rest)
                let run = hit.map { UnsafeRawPointer($0) - UnsafeRawPointer(source + read) } ?? rest
                memcpy(target + count, source + read, run)
                count += run
                read += run
                guard read < text.count else { return }
                target[count] = 0x0A
                count += 1
                var isDoubled = read + 2 < text.count && source[read + 1] == 0x0D && source[read + 2] == 0x0A
                if isDoubled {
                    let may = mayBeDoubled ?? !hasBareReturn(text)
                    mayBeDoubled = may
                    isDoubled = may
                }
                read += isDoubled ? 3 : read + 1 < text.count && source[read + 1] == 0x0A ? 2 : 1
            }
        }
    }

    /// Whether a line ends in CR alone: one before neither LF nor CR LF.
    private static func hasBareReturn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < text.count {
            guard text[index] == 0x0D else {
                index += 1
                continue
            }
            var end = index + 1
            if end < text.count, text[end] == 0x0D { end += 1 }
            guard end < text.count, text[end] == 0x0A else { return true }
            index = end + 1
        }
        return false
    }

    /// Makes CRLF and CR into LF and drops NUL and a byte order mark. Returns whether there was a NUL.
    static func normalise(_ text: inout [UInt8]) -> Bool {
        let needs = text.withUnsafeBufferPointer { buffer in
            (nul: UTF8Text.contains(0, buffer), copy: UTF8Text.contains(0x0D, buffer) || buffer.first == 0xEF)
        }
        if needs.nul { text.removeAll { $0 == 0 } }
        if needs.nul || needs.copy { text = text.withUnsafeBufferPointer { withLineFeeds($0) } }
        return needs.nul
    }

    /// `text` without what nobody sees and what parts words for whoever searches or copies: soft hyphens, zero-width spaces,
    /// word joiners. Joiners stay, which mean something in Persian, India's scripts and emoji.
    static func withoutInvisibles(_ text: String) -> String {
        let isInvisible = { (scalar: Unicode.Scalar) in [0xAD, 0x200B, 0x2060, 0xFEFF].contains(scalar.value) }
        var copy = text
        let mayHold = copy.withUTF8 { bytes in
            for byte: UInt8 in [0xC2, 0xE2, 0xEF] where UTF8Text.contains(byte, bytes) { return true }
            return false
        }
        guard mayHold, text.unicodeScalars.contains(where: isInvisible) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isInvisible($0) }))
    }
}
