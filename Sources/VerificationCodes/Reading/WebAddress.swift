import MailHTML
import MessageContent
import MessageFormat

/// An http or https address in its parts (RFC 3986), as far as link rules need them.
struct WebAddress: Sendable, Hashable {
    /// In lower case, without user and port.
    var host: String
    /// From the first slash on, as written; "/" where there is none.
    var path: String
    /// Names and values in order, percent-decoded.
    var query: [(name: String, value: String)] { Self.parameters(rawQuery) }
    private var rawQuery: String
    private(set) var fragment: String
    private(set) var text: String

    init?(_ url: String) {
        let lower = url.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { lower.hasPrefix($0) }) else { return nil }
        var rest = url.dropFirst(scheme.count)
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

    /// The target of a redirect that carries it in readable form (known redirects, and addresses that look like one);
    /// otherwise the address itself.
    var unwrapped: WebAddress { ClickRedirect.target(of: text, guesses: true).flatMap { WebAddress($0) } ?? self }
}

enum PercentCoding {
    /// Decodes `%41` (RFC 3986 section 2.1); a `%` without two hexadecimal digits stays.
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
