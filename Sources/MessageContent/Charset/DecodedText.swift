import Bytes
import MessageFormat

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

extension DecodedText {
    /// Converts without second thoughts.
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
