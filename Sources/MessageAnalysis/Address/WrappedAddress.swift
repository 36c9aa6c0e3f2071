/// An address without what mail servers wrapped around it:
///
/// - SRS, the Sender Rewriting Scheme of forwarders: `SRS0=HHH=TT=example.org=anna@forwarder.example`, and SRS1 around
///   that, is anna@example.org.
/// - BATV, tags against forged bounces: `prvs=0123456789=anna@example.org` is anna@example.org.
/// - Lists that put their domain over their authors' to pass DMARC: `anna=40example.org@dmarc.ietf.org` and
///   `anna=example.org@groups.io` are anna@example.org.
/// - VERP, an own sender address for each recipient: `news+hanna=home.example@shop.example` and
///   `dev-return-42-hanna=home.example@lists.example` are news@shop.example and dev-return@lists.example. It is undone
///   only where the part before the recipient is a word for bulk mail or bounces, because relays write people's
///   addresses in the same form.
struct WrappedAddress {
    private(set) var localPart: String
    private(set) var domain: String

    /// Unwraps an address that is in lower case.
    init(localPart: String, domain: String) {
        self.localPart = localPart
        self.domain = domain
        guard localPart.utf8.contains(UInt8(ascii: "=")), !localPart.hasPrefix("\"") else { return }
        // A forwarder may have met what another server had wrapped.
        if unwrapRelay() { return }
        unwrapSRS()
        unwrapBATV()
        unwrapVERP()
    }

    /// Whether the domain is one that writes authors' addresses into the local part, and this holds one.
    private mutating func unwrapRelay() -> Bool {
        guard let sign = Self.relays[domain], let at = localPart.ranges(of: sign).last,
            Self.isDomain(localPart[at.upperBound...]), at.lowerBound > localPart.startIndex
        else { return false }
        (localPart, domain) = (String(localPart[..<at.lowerBound]), String(localPart[at.upperBound...]))
        return true
    }

    /// What stands for the @.
    private static let relays = ["dmarc.ietf.org": "=40", "groups.io": "="]

    /// The first separator is "=", "+" or "-", all later ones are "=".
    private mutating func unwrapSRS() {
        guard localPart.count > 5, localPart.hasPrefix("srs"),
            let separator = localPart.dropFirst(4).first, "=+-".contains(separator)
        else { return }
        let fields = localPart.dropFirst(5).split(separator: "=", omittingEmptySubsequences: false)
        // SRS0 is hash, time, domain, local part. SRS1 has a hash and the first forwarder before that, then "==".
        let skipped: Int
        switch localPart.dropFirst(3).first {
        case "0": skipped = 2
        case "1":
            guard let empty = fields.firstIndex(where: \.isEmpty) else { return }
            skipped = empty + 3
        default: return
        }
        guard fields.count >= skipped + 2, Self.isDomain(fields[skipped]) else { return }
        let local = fields[(skipped + 1)...].joined(separator: "=")
        guard !local.isEmpty else { return }
        (localPart, domain) = (local, String(fields[skipped]))
    }

    /// `prvs=tag=anna`, and `prvs=anna/tag` of an early draft.
    private mutating func unwrapBATV() {
        for name in ["prvs=", "btv1=="] where localPart.hasPrefix(name) {
            let rest = localPart.dropFirst(name.count)
            if let end = rest.firstIndex(of: "="), Self.isTag(rest[..<end]) {
                let local = rest[rest.index(after: end)...].drop { $0 == "=" }
                if !local.isEmpty { localPart = String(local) }
            } else if let slash = rest.lastIndex(of: "/"), slash > rest.startIndex,
                Self.isTag(rest[rest.index(after: slash)...])
            {
                localPart = String(rest[..<slash])
            }
            return
        }
    }

    /// Hexadecimal digits.
    private static func isTag(_ text: Substring) -> Bool {
        text.utf8.count >= 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    private mutating func unwrapVERP() {
        guard let equals = localPart.lastIndex(of: "="),
            Self.isDomain(localPart[localPart.index(after: equals)...])
        else { return }
        let before = localPart[..<equals]
        if let list = Self.listReturn(before) {
            localPart = String(list)
        } else if let sign = before.firstIndex(of: "+") ?? before.lastIndex(of: "-"),
            before.index(after: sign) < before.endIndex, Self.isSenderOfMany(before[..<sign])
        {
            localPart = String(before[..<sign])
        }
    }

    private static let senderWords: Set<Substring> = [
        "bounce", "bounces", "return", "returns", "news", "newsletter", "newsletters", "noreply", "donotreply",
        "notification", "notifications", "mailer", "mailing", "mailings", "updates", "alerts", "owner",
        "request",
        "campaign", "campaigns", "msprvs1", "verp",
    ]

    /// Whether a word of the text names a sender of bulk mail.
    private static func isSenderOfMany(_ text: Substring) -> Bool {
        text.split(whereSeparator: { "-._".contains($0) }).contains(where: senderWords.contains)
    }

    /// `dev-return` of `dev-return-42-hanna`, as ezmlm writes it.
    private static func listReturn(_ text: Substring) -> Substring? {
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let place = words.firstIndex(of: "return"), place > 0, place + 2 < words.count,
            words[place + 1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), !words[place + 1].isEmpty
        else { return nil }
        return text[..<words[place].endIndex]
    }

    private static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels[labels.count - 1].utf8.contains { !(0x30...0x39).contains($0) }
            && labels.allSatisfy { label in
                !label.isEmpty
                    && label.utf8.allSatisfy {
                        $0 == 0x2D || $0 >= 0x80 || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
                    }
            }
    }
}
