import Bytes
import MessageFormat

/// Text that was decoded, with the charset that was used and why.
public struct DecodedText: Sendable {
    /// The text in UTF-8, with LF line ends and without NUL.
    public var utf8: [UInt8]
    /// The charset that was used.
    public var charset: Charset
    /// Why ``charset`` was used.
    public var reason: Reason
    /// How many U+FFFD replace bytes that have no character in ``charset``.
    public var replacements: Int
    /// Each departure once: a wrong or missing charset, bytes without a character, NUL.
    public var diagnostics: [DiagnosticCode]

    /// The reasons for using a charset.
    public enum Reason: String, Sendable {
        /// It was declared, and the bytes fit it.
        case declared
        /// A byte order mark tells it, whatever was declared.
        case byteOrderMark
        /// No known charset was declared; the bytes make it likely.
        case detected
        /// The bytes do not fit the declared charset, but this one.
        case corrected
        /// None was declared, and the bytes do not tell: ASCII is taken for UTF-8, others for windows-1252.
        case fallback
    }

    /// The text.
    public var string: String { String(decoding: utf8, as: UTF8.self) }
}

extension DecodedText {
    /// Decodes `input` from `charset`, whether or not the bytes fit it.
    init(converting input: UnsafeBufferPointer<UInt8>, from charset: Charset) {
        self.init(utf8: [], charset: charset, reason: .declared, replacements: 0, diagnostics: [])
        if charset.family == .utf8 {
            utf8.reserveCapacity(input.count)
            replacements = UTF8Text.repair(input, into: &utf8)
        } else if charset.family.holdsASCII, UTF8Text.isASCII(input) {
            utf8 = Array(input)
        } else {
            (utf8, replacements) = UTF8Sink.collect(input.count) {
                Self.convertNonASCII(input, from: charset.family, into: &$0)
            }
        }
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
