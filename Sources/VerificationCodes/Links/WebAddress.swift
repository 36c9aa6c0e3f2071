import MessageFormat

/// An http or https address in its parts (RFC 3986), as far as link rules need them.
struct WebAddress: Sendable, Hashable {
    /// Lower case, without user and port.
    var host: String
    /// From the first slash on, "/" where there is none; as written.
    var path: String
    /// Names and values in order, percent-decoded.
    var query: [(name: String, value: String)] { Self.parameters(rawQuery) }
    private var rawQuery: String
    private(set) var fragment: String
    private(set) var text: String

    init?(_ url: String) {
        var rest = url[...]
        if rest.lowercased().hasPrefix("https://") {
            rest = rest.dropFirst(8)
        } else if rest.lowercased().hasPrefix("http://") {
            rest = rest.dropFirst(7)
        } else {
            return nil
        }
        text = url
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        rest = rest.dropFirst(authority.count)
        let hostAndPort = authority.split(separator: "@").last ?? ""
        host = hostAndPort.prefix { $0 != ":" }.lowercased()
        guard !host.isEmpty else { return nil }
        let path = rest.prefix { $0 != "?" && $0 != "#" }
        self.path = path.isEmpty ? "/" : String(path)
        rest = rest.dropFirst(path.count)
        let query = rest.prefix { $0 != "#" }
        rawQuery = String(query.dropFirst())
        fragment = String(rest.dropFirst(query.count).dropFirst())
    }

    private static func parameters(_ query: String) -> [(name: String, value: String)] {
        query.split(separator: "&").prefix(100).map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (PercentCoding.decode(parts[0]), parts.count > 1 ? PercentCoding.decode(parts[1]) : "")
        }
    }

    /// The address behind redirects that carry their target readably: Outlook's Safe Links, URL Defense, Google's and
    /// Facebook's redirects, Amazon SES's tracking, and any whose `url`, `u`, `q`, `target` … is a web address.
    var unwrapped: WebAddress {
        var current = self
        for _ in 0..<5 {
            guard let next = current.redirectTarget else { return current }
            current = next
        }
        return current
    }

    private static let names: Set<String> = [
        "url", "u", "q", "target", "to", "dest", "destination", "redirect", "redirect_url", "redirecturl", "link",
        "goto",
        "continue_url", "z", "l", "a",
    ]

    private var redirectTarget: WebAddress? {
        if DomainName.isWithin(host, "urldefense.com") || DomainName.isWithin(host, "urldefense.proofpoint.com") {
            return urlDefense
        }
        if DomainName.isWithin(host, "awstrack.me"), let encoded = path.split(separator: "/").dropFirst().first {
            return WebAddress(PercentCoding.decode(encoded))
        }
        let isRedirector =
            Self.redirectors.contains { DomainName.isWithin(host, $0) }
            || Self.redirectPaths.first(in: path.utf8) != nil
            || path == "/url" || path == "/l.php"
        guard isRedirector else { return nil }
        return query.lazy.filter { Self.names.contains($0.name.lowercased()) }.compactMap { WebAddress($0.value) }.first
    }

    private static let redirectPaths = WordFinder([["redirect", "/click", "/track"]])

    private static let redirectors = [
        "safelinks.protection.outlook.com", "l.facebook.com", "l.instagram.com", "lm.facebook.com", "google.com",
        "t.umblr.com", "slack-redir.net",
        "vk.com", "link.mail.ru", "checklink.mail.ru", "nam.safelink.emails.azure.net", "linkedin.com",
        "steamcommunity.com",
    ]

    /// Version 2 has `u=` with `-` for `%` and `_` for `/`; version 3 has the address between double underscores.
    private var urlDefense: WebAddress? {
        if path.hasPrefix("/v3/__") {
            let inner = text.split(separator: "/v3/__", maxSplits: 1).last ?? ""
            guard let end = inner.utf8.lastUnderscoresBeforeSemicolon else { return nil }
            return WebAddress(String(decoding: inner.utf8.prefix(end), as: UTF8.self))
        }
        guard let value = query.first(where: { $0.name == "u" })?.value else { return nil }
        let bytes = value.utf8.map { $0 == 0x2D ? 0x25 : $0 == 0x5F ? 0x2F : $0 }
        return WebAddress(PercentCoding.decode(String(decoding: bytes, as: UTF8.self)[...]))
    }

    /// Compared by what was written.
    static func == (a: WebAddress, b: WebAddress) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Substring.UTF8View {
    /// Where the last "__;" begins, else the last "__": the tail behind it may hold underscores, too.
    fileprivate var lastUnderscoresBeforeSemicolon: Int? {
        let bytes = Array(self)
        let pairs = bytes.indices.dropLast().filter { bytes[$0] == 0x5F && bytes[$0 + 1] == 0x5F }
        return pairs.last { $0 + 2 < bytes.count && bytes[$0 + 2] == 0x3B } ?? pairs.last
    }
}

enum PercentCoding {
    /// Decodes `%41`; what is no such triple stays.
    static func decode(_ text: some StringProtocol) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        while position < bytes.count {
            if bytes[position] == 0x25, position + 2 < bytes.count, let high = bytes[position + 1].hexValue,
                let low = bytes[position + 2].hexValue
            {
                result.append(high << 4 | low)
                position += 3
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
