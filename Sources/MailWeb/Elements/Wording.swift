import Bytes
import MailArchive
import MessageContent
import MessageFormat

/// Dates, names and texts as pages show them.
enum Wording {
    /// `7 March 2014` on the sender's clock, for machines with time and zone.
    static func day(_ date: DateTime?) -> HTML { time(date) { Format.longDay($0) } }

    /// `7 March 2014, 09:41`.
    static func moment(_ date: DateTime?) -> HTML { time(date) { "\(Format.longDay($0)), \(Format.time($0))" } }

    /// `09:41`.
    static func time(_ date: DateTime?) -> HTML { time(date) { Format.time($0) } }

    private static func time(_ date: DateTime?, _ shown: (DateTime) -> String) -> HTML {
        guard let date else { return "<time>undated</time>" }
        let exact = date.rfc3339
        return "<time datetime=\"\(exact)\" title=\"\(exact)\">\(shown(date))</time>"
    }

    /// A stranger's text, whose direction of writing does not turn what stands beside it.
    ///
    /// - Parameter limit: bytes; a longer one is cut after a quarter of as many characters.
    static func name(_ text: String, limit: Int = longestName) -> HTML {
        let shown = text.utf8.count <= limit ? text : String(text.unicodeScalars.prefix(limit / 4)) + "…"
        guard shown.unicodeScalars.contains(where: isOverride) else { return "<bdi>\(shown)</bdi>" }
        return "<bdi>\(String(shown.unicodeScalars.filter { !isOverride($0) }))</bdi>"
    }

    /// Characters that turn the direction of what follows: "invoice\u{202E}fdp.exe" would read "invoiceexe.pdf".
    private static func isOverride(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// In bytes: a name or a subject may be of any length.
    static let longestName = 1_000

    /// The subject, or that there is none.
    static func subject(_ text: String?) -> HTML {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { return "<i>no subject</i>" }
        return name(text)
    }

    /// Whether a name begins with an address that is not the sender's.
    private static func feigns(_ name: String, _ email: String) -> Bool {
        let word = name.prefix { $0 != " " }.filter { !"'\"<>()".contains($0) }
        return word.contains("@") && word.lowercased() != email.lowercased() && !name.contains(" via ")
    }

    /// The name of the first author, or the address: also where the name is another address, as in fraud.
    static func who(_ addresses: [EmailAddress]) -> String {
        guard let first = addresses.first else { return "unknown" }
        guard let name = first.name, !name.isEmpty, !feigns(name, first.email) else { return first.email }
        return name
    }

    /// Who wrote a message.
    static func author(_ m: MessageSummary, limit: Int = longestName) -> HTML {
        m.isOutgoing ? "You" : name(who(m.from), limit: limit)
    }

    /// Names that lead to their people.
    static func people(_ addresses: [EmailAddress]) -> HTML {
        let links = addresses.prefix(100).enumerated().map { index, address -> HTML in
            let email: HTML = address.name == nil ? "" : " <small>&lt;<bdi>\(address.email)</bdi>&gt;</small>"
            return """
                \(if: index > 0, ", ")<a href="\(Link.person(address.email))"><bdi>\(address.name ?? address.email)</bdi></a>\(email)
                """
        }
        return "\(links)\(if: addresses.count > 100, " and \(addresses.count - 100) others")"
    }
}

/// The sign of somebody in lists: initials on a colour that stays the same.
enum Face {
    /// Colours of the style sheet.
    private static let hues: UInt64 = 12

    static func html(_ name: String, key: String, isMany: Bool = false) -> HTML {
        "<span class=\"face hue-\(StableHash.of(key) % hues)\(if: isMany, " many")\" aria-hidden=\"true\">\(initials(of: name))</span>"
    }

    /// The first letters of the first and the last word; of scripts that write no spaces the first character.
    static func initials(of name: String) -> String {
        let words = name.unicodeScalars.split(whereSeparator: isSeparator).map(Substring.init)
            .filter { $0.first?.isLetter ?? false }
        guard let first = words.first?.first else { return name.first.map { $0.isNumber ? String($0) : "·" } ?? "·" }
        let isBrief = first.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
        guard words.count > 1, !isBrief, let last = words.last?.first else { return first.uppercased() }
        return first.uppercased() + last.uppercased()
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\0"..." ", ",", "-", ".", "@", "_": true
        default: !scalar.isASCII && scalar.properties.isWhitespace
        }
    }
}
