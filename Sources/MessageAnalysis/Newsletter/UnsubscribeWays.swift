import MailHTML
import MessageContent

/// How a reader may leave a newsletter, by its sender's word. A program should show these ways, never follow them.
public struct UnsubscribeWays: Sendable, Equatable {
    /// The address to which a mail program posts `List-Unsubscribe=One-Click` (RFC 8058 section 3.1).
    public var oneClick: String?
    /// Web addresses of List-Unsubscribe (RFC 2369 section 3.2), in their order.
    public var web: [String] = []
    /// Mail addresses of List-Unsubscribe, as `mailto:` with what they ask for.
    public var mail: [String] = []
    /// The address of the body's link for leaving.
    public var link: String?

    /// Whether the sender names no way at all.
    public var isEmpty: Bool { web.isEmpty && mail.isEmpty && link == nil }

    /// - Parameters:
    ///   - field: the value of List-Unsubscribe.
    ///   - post: the value of List-Unsubscribe-Post.
    ///   - html: the body as `HTMLSanitizer` wrote it, if it has HTML.
    ///   - text: the body as plain text, which is read only where there is no HTML.
    public init(field: String?, post: String?, html: String?, text: String) {
        for address in field.map(Self.addresses) ?? [] {
            let scheme = address.prefix { $0 != ":" }.lowercased()
            switch scheme {
            case "https", "http": web.append(address)
            case "mailto": mail.append(address)
            default: break
            }
        }
        let isOneClick = post?.lowercased().filter { !$0.isWhitespace } == "list-unsubscribe=one-click"
        if isOneClick { oneClick = web.first { $0.lowercased().hasPrefix("https:") } }
        link = html.flatMap(Self.link(inHTML:)) ?? (html == nil ? Self.link(inText: text) : nil)
    }

    /// Addresses in angle brackets with commas between, or, against the RFC, without the brackets.
    private static func addresses(_ field: String) -> [String] {
        let field = field.contains("=?") ? Email.decodedHeaderText(field) : field
        var found: [String] = []
        var rest = field[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">"),
            found.count < maximumAddresses
        {
            found.append(cleaned(rest[rest.index(after: open)..<close]))
            rest = rest[rest.index(after: close)...]
        }
        if found.isEmpty { found = field.split(separator: ",").prefix(maximumAddresses).map(cleaned) }
        return found.filter { $0.contains(":") }
    }

    private static let maximumAddresses = 16

    /// Without the white space that folding left, and without control characters, which a terminal would obey.
    private static func cleaned(_ address: Substring) -> String {
        String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
    }

    // MARK: Bodies

    /// The last link whose text speaks of leaving, else the last whose address does: both stand at the end.
    private static func link(inHTML html: String) -> String? {
        var byAddress: String?
        var byText: String?
        for link in SerializedLinks.read(html) {
            if speaksOfLeaving(link.text) { byText = link.address }
            if isTelling(link.address) { byAddress = link.address }
        }
        return byText ?? byAddress
    }

    /// The address in or right below the last line that speaks of leaving.
    private static func link(inText text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).suffix(lastLines)
        var found: String?
        for index in lines.indices where speaksOfLeaving(String(lines[index])) {
            let near = lines[index..<min(index + 3, lines.endIndex)]
            found = near.lazy.compactMap { webAddress($0) }.first ?? found
        }
        return found
    }

    private static let lastLines = 200

    private static func webAddress(_ line: Substring) -> String? {
        let words = line.split { $0.isWhitespace || $0 == "<" || $0 == ">" || $0 == "(" || $0 == ")" || $0 == "\"" }
        return words.first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }.map(cleaned)
    }

    private static func speaksOfLeaving(_ text: String) -> Bool {
        BodyWords.unsubscribeIndex.search(FoldedText("\n" + text)).count(.unsubscribe) > 0
    }

    private static func isTelling(_ address: String) -> Bool {
        let folded = address.lowercased()
        return ["unsub", "optout", "opt-out", "opt_out", "abmeld", "desabon", "desinscri", "disiscri", "uitschrijven"]
            .contains { folded.contains($0) }
    }
}
