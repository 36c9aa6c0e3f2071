import Bytes
import MessageFormat

/// Decodes text whose charset is declared, undeclared or declared wrongly.
public enum TextDecoder {
    /// Decodes `input` in linear time. Any bytes give text.
    ///
    /// - Parameters:
    ///   - input: the bytes of the text.
    ///   - label: the declared charset in ASCII; nil or empty when none was declared.
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

    /// Decodes East Asian text whose declared charset has a character for all of it, without looking for another
    /// charset.
    private static func decodeFitting(_ input: UnsafeBufferPointer<UInt8>, _ declared: Charset?) -> DecodedText? {
        guard let declared, case .doubleByte = declared.family, !UTF8Text.isASCII(input) else { return nil }
        let result = DecodedText(converting: input, from: declared)
        return result.replacements == 0 && !EastAsianEvidence.isImprobable(result.utf8, in: declared) ? result : nil
    }

    private static func decodeChosen(
        _ input: UnsafeBufferPointer<UInt8>, _ declared: Charset?, _ label: [UInt8]?,
        _ diagnostics: inout [DiagnosticCode]
    ) -> DecodedText {
        let choice = choose(for: input, declared, label, &diagnostics)
        var result = DecodedText(converting: input, from: choice.charset)
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

    /// Decodes UTF-8 and ASCII without NUL and escape sequences if nothing else is declared, which is nearly all mail.
    /// There is nothing to detect, and one copy turns line ends into LF.
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

    /// Whether the label is that of US-ASCII. For text with 8-bit bytes that is no better than no label.
    private static func isPlainASCII(_ label: [UInt8]?) -> Bool {
        (label ?? []).withByteView { label in
            let bare = label.trimmed()
            return bare.equals("us-ascii") || bare.equals("ascii") || bare.equals("ansi_x3.4-1968")
        }
    }
}
