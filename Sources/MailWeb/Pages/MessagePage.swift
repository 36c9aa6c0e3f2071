import MailArchive
import MessageContent
import MessageFormat

/// One message: the letter, its text, headers, parts, raw bytes, and why it is where it is.
enum MessagePage {
    /// What is shown of the message.
    enum View: String, CaseIterable {
        case letter, text, headers, parts, raw, why

        fileprivate var title: HTML {
            switch self {
            case .letter: "Letter"
            case .text: "Text"
            case .headers: "Headers"
            case .parts: "Parts"
            case .raw: "Raw"
            case .why: "Why?"
            }
        }
    }

    /// Bytes of the raw message that are shown; all of it can be downloaded.
    private static let rawBytes = 30_000
    private static let textBytes = 40_000

    static func make(_ message: StoredMessage, _ view: View, _ visit: Visit, _ archive: Archive) throws -> Page {
        let m = message.summary
        var body = try head(message, archive)
        let views = View.allCases.filter { $0 != .text || message.html != nil }
        body += .tabs(
            "Views of the message",
            views.map { ($0.title, Link.message(m.id, $0 == .letter ? nil : $0.rawValue), $0 == view) })
        switch view {
        case .letter: body += letter(message)
        case .text: body += text(message)
        case .headers: body += headers(message)
        case .parts: body += parts(message)
        case .raw: body += try raw(message, archive)
        case .why: body += try Explaining.html(m.rowID, archive)
        }
        if view == .letter || view == .why, let forms = ChangeForms(visit) { body += forms.message(message) }
        return Page(title: m.subject ?? "no subject", body: body, room: .conversations)
    }

    private static func head(_ message: StoredMessage, _ archive: Archive) throws -> HTML {
        let m = message.summary
        func row(_ name: HTML, _ addresses: [EmailAddress]) -> HTML {
            addresses.isEmpty ? "" : "<dt>\(name)</dt><dd>\(Wording.people(addresses))</dd>"
        }
        let tags = (m.labels + m.mailboxes.filter { !$0.isEmpty }).prefix(20)
            .map { tag -> HTML in
                "<a class=\"tag\" href=\"\(Link.search(Link.term(.in, tag)))\"><bdi>\(tag)</bdi></a> "
            }
        let conversation: HTML? = m.conversation.map {
            "<a rel=\"up\" href=\"\(Link.conversation($0, at: m.id))\">in its conversation</a> · "
        }
        return """
            \(.head(Wording.subject(m.subject)))
            <dl class="fields">\(row("From", m.from))\(row("To", m.to))\(row("Cc", message.cc))<dt>Date</dt><dd>\(Wording.moment(m.date))</dd></dl>
            <p class="tools">\(conversation)<a href="\(Link.message(m.id, "thread"))">thread</a> · <a href="\(Link.message(m.id, "eml"))" download>eml</a> · <a href="\(Link.message(m.id, "json"))">JSON</a> · <a class="tag" href="\(Link.search("category:" + m.category))">\(m.category)</a>\(if: m.isUnread, " <span class=\"tag\">unread</span>") \(tags)</p>
            \(message.codes.codes.map { CodeLine.html($0, isRead: message.codes.isRead) })
            """
    }

    private static func letter(_ message: StoredMessage) -> HTML {
        guard message.html != nil else { return text(message) }
        let address = Link.message(message.summary.id, "html")
        return """
            <div class="letter"><iframe src="\(address)" sandbox="allow-popups allow-popups-to-escape-sandbox" title="The letter"></iframe></div>
            <p class="tools"><a href="\(address)">The letter alone</a>, as it prints.</p>
            \(Bubbles.files(message.attachments, message.summary.id))
            """
    }

    private static func text(_ message: StoredMessage) -> HTML {
        var marked = MarkedText()
        marked.linksLeft = 200
        let reply = message.reply
        let (shown, isCut) = marked.html(message.ownText.trimmingBlankLines, limit: textBytes)
        let (quoted, isQuoteCut) = marked.html(reply.quotedText.trimmingBlankLines, limit: textBytes / 4)
        let (signature, _) = marked.html((reply.signature ?? "").trimmingBlankLines, limit: textBytes / 10)
        let rest: HTML =
            "<p>The text goes on: <a href=\"\(Link.message(message.summary.id, "plain"))\">all of it</a>.</p>"
        return """
            <pre class="text page" dir="auto">\(shown)</pre>
            \(if: !reply.quotedText.isEmpty, "<details open><summary>Quoted</summary><pre class=\"text\" dir=\"auto\">\(quoted)</pre></details>")\(if: reply.signature != nil, "<details open><summary>Signature</summary><pre class=\"text\" dir=\"auto\">\(signature)</pre></details>")
            \(if: isCut || isQuoteCut, rest)\(Bubbles.files(message.files, message.summary.id))
            """
    }

    private static func headers(_ message: StoredMessage) -> HTML {
        let rows = message.headers.prefix(300).map { name, value -> HTML in
            let shown = value.utf8.count > 2_000 ? String(value.prefix(2_000)) + "…" : value
            return "<tr><th scope=\"row\">\(name)</th><td><bdi>\(shown)</bdi></td></tr>\n"
        }
        let rest: HTML = "<p>and \(message.headers.count - 300) more in the raw message</p>"
        return """
            <div class="wide" tabindex="0"><table class="headers"><tbody>\(rows)</tbody></table></div>\(if: message.headers.count > 300, rest)
            """
    }

    private static func parts(_ message: StoredMessage) -> HTML {
        let id = message.summary.id
        let rows = message.parts.prefix(200).map { part -> HTML in
            """
            <tr><th scope="row">\(part.partID)</th><td>\(part.type)</td><td>\(Wording.name(part.name ?? ""))</td><td>\(part.charset ?? "")</td><td>\(part.disposition ?? "")</td><td class="number">\(Format.size(part.size))</td><td><a href="\(Link.part(id, part.partID))" download>download<span class="sr"> part \(part.partID)</span></a></td></tr>

            """
        }
        return """
            <div class="wide" tabindex="0"><table><thead><tr><th scope="col">Part</th><th scope="col">Type</th><th scope="col">Name</th><th scope="col">Charset</th><th scope="col">Disposition</th><th scope="col">Size</th><th scope="col">File</th></tr></thead><tbody>\(rows)</tbody></table></div>
            \(if: message.parts.count > 200, "<p>and \(message.parts.count - 200) more</p>")\(Bubbles.files(message.attachments, id))
            """
    }

    /// The bytes as they stood in the source. What is no UTF-8 is shown as U+FFFD.
    private static func raw(_ message: StoredMessage, _ archive: Archive) throws -> HTML {
        let m = message.summary
        do {
            let bytes = try archive.rawMessage(m.rowID, id: m.id)
            let shown = String(decoding: bytes.prefix(rawBytes), as: UTF8.self).replacing("\r\n", with: "\n")
            return """
                <p>\(Format.count(bytes.count)) bytes, SHA-256 <code>\(m.id.hex)</code>. <a href="\(Link.message(m.id, "eml"))" download>Download</a></p>
                <pre class="raw">\(shown)</pre>\(if: bytes.count > rawBytes, "<p>The first \(Format.count(rawBytes)) bytes; the download has all.</p>")
                """
        } catch let error as ArchiveError {
            return "<div class=\"notice\"><p><b>The raw bytes are out of reach.</b> \(error.description)</p></div>"
        }
    }
}
