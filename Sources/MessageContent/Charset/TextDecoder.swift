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
    /// Bytes that became U+FFFD.
    public var replacements: Int
    public var diagnostics: [DiagnosticCode]

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
        var charset = declared ?? .utf8
        if let declared {
            if let better = CharsetDetector.correction(of: declared, for: input) {
                charset = better
                if !isPlainASCII(label) {
                    diagnostics.append(.charsetMislabelled)
                } else {
                    diagnostics.append(.charsetUndeclared)
                }
            }
        } else {
            charset = CharsetDetector.detect(input)
            if label != nil {
                diagnostics.append(.charsetUnknown)
            } else if !UTF8Text.isASCII(input) {
                diagnostics.append(.charsetUndeclared)
            }
        }
        var result = convert(input, from: charset)
        if result.replacements > 0 { diagnostics.append(.charsetReplacement) }
        if TextNormaliser.normalise(&result.utf8) { diagnostics.append(.bodyNUL) }
        result.diagnostics = diagnostics
        return result
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
        return DecodedText(
            utf8: TextNormaliser.withLineFeeds(input), charset: declared ?? .utf8, replacements: 0,
            diagnostics: isASCII || declared != nil ? [] : [.charsetUndeclared])
    }

    /// Text declared `us-ascii` that holds 8-bit bytes declared nothing of use.
    private static func isPlainASCII(_ label: [UInt8]?) -> Bool {
        (label ?? []).withByteView { $0.trimmed().equals("us-ascii") || $0.trimmed().equals("ascii") }
    }

    /// Converts without second thoughts.
    static func convert(_ input: UnsafeBufferPointer<UInt8>, from charset: Charset) -> DecodedText {
        var output: [UInt8] = []
        var replaced = 0
        if charset.family.holdsASCII, UTF8Text.isASCII(input) {
            output = Array(input)
        } else {
            replaced = convertNonASCII(input, from: charset, into: &output)
        }
        return DecodedText(utf8: output, charset: charset, replacements: replaced, diagnostics: [])
    }

    private static func convertNonASCII(
        _ input: UnsafeBufferPointer<UInt8>, from charset: Charset, into output: inout [UInt8]
    ) -> Int {
        switch charset.family {
        case .utf8:
            output.reserveCapacity(input.count)
            return UTF8Text.repair(input, into: &output)
        case .singleByte:
            if let table = SingleByteTable.of(charset) { return table.decode(input, into: &output) }
        case .iso2022JP:
            return ISO2022JP.toEUC(input).withUnsafeBufferPointer { viaIconv($0, charset.iconvName, &output) }
        case .hz:
            return HZ.toEUC(input).withUnsafeBufferPointer { viaIconv($0, charset.iconvName, &output) }
        case .utf16, .wide: return viaIconv(input, orderedName(of: charset, for: input), &output)
        case .multiByte, .stateful: break
        }
        return viaIconv(input, charset.iconvName, &output)
    }

    /// The charset with its byte order, which libc must be told: its plain "UTF-16" and "UTF-32" keep the order of one
    /// text for the next. A byte order mark decides, little-endian is the default (WHATWG Encoding Standard).
    private static func orderedName(of charset: Charset, for input: UnsafeBufferPointer<UInt8>) -> String {
        switch charset.family {
        case .utf16 where input.starts(with: [0xFE, 0xFF]): "UTF-16BE"
        case .utf16 where input.starts(with: [0xFF, 0xFE]): "UTF-16LE"
        case .wide where input.starts(with: [0, 0, 0xFE, 0xFF]): "UTF-32BE"
        case .wide where input.starts(with: [0xFF, 0xFE, 0, 0]): "UTF-32LE"
        default: charset.name == "utf-16" || charset.name == "utf-32" ? charset.iconvName + "LE" : charset.iconvName
        }
    }

    /// Where libc lacks the charset, the bytes are read as UTF-8 with replacements.
    private static func viaIconv(
        _ input: UnsafeBufferPointer<UInt8>, _ name: String, _ output: inout [UInt8]
    ) -> Int {
        output.reserveCapacity(input.count + input.count / 2)
        return Iconv.convert(input, from: name, into: &output) ?? UTF8Text.repair(input, into: &output)
    }
}

/// Line ends and characters that no text needs.
enum TextNormaliser {
    /// A copy of UTF-8 without NUL, CRLF and CR made LF, without a byte order mark.
    static func withLineFeeds(_ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let text = input.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: input.dropFirst(3)) : input
        return [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
            guard let source = text.baseAddress, let target = output.baseAddress else { return }
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
                read += read + 1 < text.count && source[read + 1] == 0x0A ? 2 : 1
            }
        }
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
}
