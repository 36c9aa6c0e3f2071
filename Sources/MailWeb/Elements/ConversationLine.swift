import MailArchive
import MessageFormat

/// A conversation as one line of a list.
enum ConversationLine {
    static func html(_ c: ConversationSummary, note: HTML = "") -> HTML {
        let marks: [HTML] = [
            c.unreadCount > 0 ? "\(Format.count(c.unreadCount)) unread" : "",
            c.isArchived ? "archived" : "", c.hasAttachment ? "files" : "",
        ].filter { !$0.isEmpty }
        let subject = c.subject ?? ""
        let extra = marks.map { mark -> HTML in " · \(mark)" }
        return """
            <li\(if: c.unreadCount > 0, " class=\"unread\"")><a href="\(Link.newest(of: c.id))">\(Face.html(c.title, key: c.participants.first?.email ?? c.title, isMany: c.isGroup))<span class="name">\(Wording.name(c.title))\(note)</span>\(Wording.day(c.lastAt))<span class="preview">\(if: !subject.isEmpty, "<b>\(Wording.name(subject))</b> ")\(Wording.name(c.preview))</span><span class="extra">\(Format.plural(c.messageCount, "message"))\(extra)</span></a></li>

            """
    }
}
