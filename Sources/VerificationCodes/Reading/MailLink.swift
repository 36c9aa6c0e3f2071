import MailHTML
import MessageContent
import MessageFormat

/// A web address of a mail and the text that leads to it.
struct MailLink: Sendable, Hashable {
    /// As it stands in the mail.
    var url: String
    /// The address to which it leads, redirects undone; nil where it is no web address.
    var target: WebAddress? { WebAddress(url)?.unwrapped }
    /// The link's text; "" in plain text.
    var label: String

    /// How many links of a message are looked at.
    static let limit = 500

    /// The links of the HTML, then those of the plain text that it lacks, in order.
    static func all(in email: Email) -> [MailLink] {
        all(email.html?.links ?? [], text: email.text == email.html?.text ? "" : email.text)
    }

    static func all(text: String, html: String?) -> [MailLink] {
        all(html.map { HTMLSanitizer.sanitize($0).links } ?? [], text: text)
    }

    private static func all(_ links: [HTMLLink], text: String) -> [MailLink] {
        var seen: Set<String> = []
        var result: [MailLink] = []
        func add(_ url: String, _ label: String) {
            guard result.count < limit, seen.insert(url).inserted else { return }
            result.append(MailLink(url: url, label: label))
        }
        for link in links { add(link.original ?? link.url, link.text) }
        for url in addresses(in: text) { add(url, "") }
        return result
    }

    /// The web addresses that stand in a plain text.
    static func addresses(in text: String) -> [String] {
        var result: [String] = []
        let bytes = Array(text.utf8.prefix(CodeText.placeLimit))
        var position = 0
        while position + 8 < bytes.count, result.count < limit {
            guard bytes[position] | 0x20 == 0x68, let start = schemeEnd(bytes, position) else {
                position += 1
                continue
            }
            var end = start
            while end < bytes.count, isAddressByte(bytes[end]) { end += 1 }
            // Closing punctuation belongs to the sentence: "see https://example.com/a."
            while end > start, ".,;:!?)'*".utf8.contains(bytes[end - 1]) { end -= 1 }
            if end > start { result.append(String(decoding: bytes[position..<end], as: UTF8.self)) }
            position = max(end, position + 1)
        }
        return result
    }

    private static func schemeEnd(_ bytes: [UInt8], _ position: Int) -> Int? {
        for scheme in ["https://", "http://"] {
            let end = position + scheme.utf8.count
            guard end < bytes.count else { continue }
            if zip(bytes[position..<end], scheme.utf8).allSatisfy({ $0.asciiLowercased == $1 }) { return end }
        }
        return nil
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x22 && byte != 0x3C && byte != 0x3E && byte != 0x60 && byte < 0x7F
    }
}
