import Bytes
import Foundation
import MailHTML
import MessageContent
import MessageFormat

/// An address in the form in which two spellings of one mailbox are equal. The raw form is kept beside it, never lost.
///
/// The domain becomes a lower-case A-label (RFC 5890), the local part lower case, and what the provider is known to
/// ignore is taken off: Gmail's dots and plus tags, and the plus tags of Outlook, Fastmail, Proton and iCloud. Other
/// domains keep their tag. What mail servers wrapped around an address (SRS, BATV, VERP) is taken off, too.
public struct NormalisedAddress: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// `local-part@domain`, or the bare text where there is no domain.
    public let text: String

    /// The same as ``text``.
    public var description: String { text }
    /// Compares the texts.
    public static func < (a: NormalisedAddress, b: NormalisedAddress) -> Bool { a.text < b.text }

    /// The part after the last @, "" where there is none.
    public var domain: Substring { text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? "" }
    /// The part before the last @.
    public var localPart: Substring { text.lastIndex(of: "@").map { text[..<$0] } ?? text[...] }

    /// Takes text that was normalised before.
    public init(normalised text: String) { self.text = text }

    /// Nil where the address is empty.
    public init?(_ address: EmailAddress) { self.init(address.email) }

    /// Normalises an address, also one in angle brackets or behind `mailto:`. Nil where there is none.
    public init?(_ raw: String) {
        if let plain = Self.plain(raw) {
            text = plain
            return
        }
        var address = Self.composed(Self.bare(raw))
        if address.lowercased().hasPrefix("mailto:") {
            address = String(address.dropFirst(7).prefix { $0 != "?" })
        } else if address.lowercased().hasPrefix("smtp:") {
            address = String(address.dropFirst(5))
        }
        guard !address.isEmpty else { return nil }
        guard let at = address.lastIndex(of: "@") else {
            text = address.lowercased()
            return
        }
        let wrapped = WrappedAddress(
            localPart: Self.unquoted(address[..<at]).lowercased(),
            domain: Self.domain(address[address.index(after: at)...]))
        let (local, domain) = (wrapped.localPart, Self.domain(wrapped.domain[...]))
        let provider = MailProvider.of(domain)
        text = "\(provider.reduce(local))@\(provider.canonicalDomain ?? domain)"
    }

    /// An address that has to be put into lower case at the most, as nearly all have; nil for others.
    private static func plain(_ raw: String) -> String? {
        var raw = raw
        var (at, hasCapitals) = (0, false)
        let isPlain = raw.withUTF8 { bytes in
            for (offset, byte) in bytes.enumerated() {
                switch byte {
                case 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F: continue
                case 0x41...0x5A: hasCapitals = true
                case 0x40 where at == 0: at = offset
                default: return false
                }
            }
            guard at > 0, let last = bytes.last, last != 0x40, last != 0x2E else { return false }
            let domain = ByteView(UnsafeBufferPointer(rebasing: bytes[(at + 1)...]))
            return !domain.equals("gmail.com") && !domain.equals("googlemail.com")
        }
        guard isPlain else { return nil }
        return hasCapitals ? raw.lowercased() : raw
    }

    /// The text without white space and invisible characters, angle brackets and quotation marks around it: marks of
    /// direction that people copy with an address, `'anna@example.org'` as Outlook writes it.
    private static func bare(_ raw: String) -> String {
        var rest = raw[...].trimmingInvisible()
        for _ in 0..<pairs {
            guard rest.utf8.count >= 2, let last = rest.last,
                rest.first == "<" && last == ">" || rest.first == last && (last == "'" || last == "\"")
            else { break }
            rest = rest.dropFirst().dropLast().trimmingInvisible()
        }
        return String(rest)
    }

    /// Most pairs of brackets and quotation marks around an address.
    private static let pairs = 3

    /// Unicode's form NFC, so that equal texts are equal bytes (RFC 5891 section 5.2 asks it of domains).
    private static func composed(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    }

    private static func domain(_ raw: Substring) -> String {
        var domain = raw.lowercased()
        while domain.hasSuffix(".") { domain.removeLast() }
        return domain.utf8.allSatisfy { $0 < 0x80 } ? domain : ALabel.encode(domain: domain)
    }

    /// `"john.doe"@…` is john.doe@… where the quotes were not needed (RFC 5321 section 4.1.2).
    private static func unquoted(_ local: Substring) -> String {
        guard local.count > 2, local.hasPrefix("\""), local.hasSuffix("\"") else { return String(local) }
        let inner = local.dropFirst().dropLast()
        let isDotAtom = inner.utf8.allSatisfy { $0.isDotAtomByte } && !inner.hasPrefix(".") && !inner.hasSuffix(".")
        return isDotAtom ? String(inner) : String(local)
    }
}

extension UInt8 {
    fileprivate var isDotAtomByte: Bool {
        isLetter || isDigit || self >= 0x80 || "!#$%&'*+-/=?^_`{|}~.".utf8.contains(self)
    }
}

extension Substring {
    /// Without control characters, white space and format characters (Unicode's Cc, Z, Cf) at the ends.
    fileprivate func trimmingInvisible() -> Substring {
        let isVisible = { (scalar: Unicode.Scalar) in
            if scalar.value < 0x7F { return scalar.value > 0x20 }
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
            default: return true
            }
        }
        guard let first = unicodeScalars.firstIndex(where: isVisible),
            let last = unicodeScalars.lastIndex(where: isVisible)
        else { return "" }
        return self[first..<unicodeScalars.index(after: last)]
    }
}

/// What a mail provider ignores in a local part.
private enum MailProvider {
    case gmail, plusTags, other

    private static let plusTagDomains: Set<String> = [
        "outlook.com", "hotmail.com", "live.com", "msn.com", "outlook.de", "outlook.fr", "hotmail.co.uk", "hotmail.fr",
        "hotmail.de", "hotmail.it", "live.co.uk", "fastmail.com", "fastmail.fm", "messagingengine.com", "proton.me",
        "protonmail.com", "protonmail.ch", "pm.me", "icloud.com", "me.com", "mac.com",
    ]

    static func of(_ domain: String) -> MailProvider {
        if domain == "gmail.com" || domain == "googlemail.com" { return .gmail }
        return plusTagDomains.contains(domain) ? .plusTags : .other
    }

    var canonicalDomain: String? { self == .gmail ? "gmail.com" : nil }

    func reduce(_ local: String) -> String {
        guard self != .other, !local.hasPrefix("\"") else { return local }
        let withoutTag = local.firstIndex(of: "+").map { $0 > local.startIndex ? String(local[..<$0]) : local } ?? local
        return self == .gmail ? withoutTag.filter { $0 != "." } : withoutTag
    }
}
