import MailArchive
import MessageContent

/// A message as one line of a list.
enum MessageLine {
    static func html(_ m: MessageSummary, words: [SearchQuery.MarkedWord] = [], search: String? = nil) -> HTML {
        var text = MarkedText(words: words)
        text.linksLeft = 0
        let author = m.isOutgoing ? "You" : Wording.who(m.from)
        let first = m.to.first.map { $0.name ?? $0.email } ?? ""
        let others = m.to.count > 1 ? " and \(m.to.count - 1)" : ""
        let to: HTML = m.isOutgoing && !first.isEmpty ? " → \(Wording.name(first))\(others)" : ""
        let address = m.conversation.map {
            Link.conversation($0, at: m.id, search: search.flatMap { $0.isEmpty ? nil : $0 })
        }
        let subject: HTML =
            m.subject.map { subject in "<bdi>\(text.html(subject, limit: Wording.longestName).html)</bdi>" }
            ?? Wording.subject(nil)
        return """
            <li\(if: m.isUnread, " class=\"unread\"")><a href="\(Link.message(m.id))">\(Face.html(author, key: m.from.first?.email ?? author))<span class="name">\(Wording.name(author))\(to) · \(subject)</span>\(Wording.day(m.date))<span class="preview"><bdi>\(text.html(m.snippet).html)</bdi></span><span class="extra">\(m.category)\(if: m.hasAttachment, " · files")</span></a>\(address.map { "<a class=\"context\" href=\"\($0)\">in context</a>" })</li>

            """
    }
}
