import MailArchive
import MessageContent

/// The newest messages of a query as an Atom feed (RFC 4287).
enum AtomFeed {
    static func make(_ query: String, _ messages: [MessageSummary], origin: String) -> HTML {
        let entries = messages.map { m -> HTML in
            let date = m.date?.rfc3339 ?? "1970-01-01T00:00:00Z"
            return """
                <entry><id>urn:sha256:\(m.id.hex)</id><title>\(valid(m.subject ?? "no subject"))</title><updated>\(date)</updated><author><name>\(valid(Wording.who(m.from)))</name></author><link rel="alternate" href="\(absolute(Link.message(m.id), origin))"/><summary>\(valid(m.snippet))</summary></entry>

                """
        }
        let updated = messages.first?.date?.rfc3339 ?? "1970-01-01T00:00:00Z"
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom"><id>\(origin)\(Link.search(query))</id><title>Letterbook: \(valid(query.isEmpty ? "all mail" : query))</title><updated>\(updated)</updated><link rel="self" href="\(absolute(Export.address(query, "atom"), origin))"/>
            \(entries)</feed>

            """
    }

    private static func absolute(_ address: Address, _ origin: String) -> HTML { "\(origin)\(address)" }

    /// Without the two characters that XML forbids besides controls.
    private static func valid(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.value == 0xFFFE || $0.value == 0xFFFF }) else { return text }
        var scalars = String.UnicodeScalarView()
        scalars.append(
            contentsOf: text.unicodeScalars.map { $0.value == 0xFFFE || $0.value == 0xFFFF ? "\u{FFFD}" : $0 })
        return String(scalars)
    }
}
