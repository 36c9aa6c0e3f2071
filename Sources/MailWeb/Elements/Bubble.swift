import MailArchive
import MailHTML
import MessageContent
import MessageFormat

/// The messages of one page of a conversation, as bubbles: what their authors newly wrote first, what they quote folded.
struct Bubbles {
    private var text: MarkedText
    /// Bytes of texts and of quotes that the page may still hold: with them it stays below 60 KB.
    private var room = 16_000
    private var quoteRoom = 6_000
    private var days = ChatDays()
    private var pictures: Set<String> = []
    private var subject = ""
    /// Bytes of one text: what is longer leads to the message's own page.
    private static let longestText = 4_000
    private static let longestQuote = 1_200

    /// - Parameter spare: bytes that something else on the page needs.
    init(words: [SearchQuery.MarkedWord], spare: Int) {
        room -= spare
        text = MarkedText(words: words)
        text.linksLeft = 60
    }

    /// - Parameter isHit: whether the query finds it.
    mutating func html(_ message: StoredMessage, isHit: Bool) -> HTML {
        let m = message.summary
        var html = HTML()
        if let day = days.heading(m.date) { html += "<h2 class=\"day\">\(day)</h2>\n" }
        let time = days.holds(m.date) ? Wording.time(m.date) : Wording.moment(m.date)
        if m.category == "newsletter", message.hasHTML { return html + newsletter(message, time, isHit: isHit) }
        let base = m.subject ?? ""
        let isNew = base != subject && !base.isEmpty
        subject = base
        html += """
            <article class="bubble\(if: m.isOutgoing, " mine")\(if: isHit, " hit")" id="\(Link.anchor(m.id))"><header><b>\(Wording.author(m))</b><a href="\(Link.message(m.id))" aria-label="The message of \(Format.time(m.date))">\(time)</a></header>\(if: m.isUnread, "<span class=\"tag\">unread</span>")\(if: isNew, "<p class=\"subject\">\(Wording.name(base))</p>")
            """
        html += body(message)
        html += Self.codes(message)
        html += Self.files(message.files(excluding: &pictures), message.summary.id)
        html += "</article>\n"
        return html
    }

    private mutating func body(_ message: StoredMessage) -> HTML {
        let reply = message.reply
        let shown = message.ownText.trimmingBlankLines
        var html = HTML()
        if !shown.isEmpty {
            let limit = min(Self.longestText, max(300, room))
            let (marked, isCut) = text.html(shown, limit: limit)
            room -= min(shown.utf8.count, limit)
            html += "<pre class=\"text\" dir=\"auto\">\(marked)</pre>"
            if isCut { html += "<p><a href=\"\(Link.message(message.summary.id))\">… the whole message</a></p>" }
        } else if reply.quotedText.isEmpty {
            html += "<p class=\"nothing\">No text.</p>"
        }
        html += folded(reply.quotedText, ("quoted line", "quoted lines"), message)
        html += folded(reply.signature ?? "", ("line of the signature", "lines of the signature"), message)
        return html
    }

    private mutating func folded(_ folded: String, _ words: (String, String), _ message: StoredMessage) -> HTML {
        let text = folded.trimmingBlankLines
        guard !text.isEmpty else { return "" }
        let limit = min(Self.longestQuote, max(0, quoteRoom))
        quoteRoom -= min(text.utf8.count, limit)
        let marksBefore = self.text.marksLeft
        let (shown, isCut) = self.text.html(text, limit: limit)
        // What the search found is not folded away, where it is among what is shown.
        let isOpen = self.text.marksLeft < marksBefore
        let rest: HTML = "<p><a href=\"\(Link.message(message.summary.id, "text"))\">… all of it</a></p>"
        return """
            <details\(if: isOpen, " open")><summary>\(Format.plural(text.filledLineCount, words.0, words.1))</summary><pre class="text" dir="auto">\(shown)</pre>\(if: isCut, rest)</details>
            """
    }

    /// A newsletter as a small picture of itself that does nothing, which opens whole.
    private mutating func newsletter(_ message: StoredMessage, _ time: HTML, isHit: Bool) -> HTML {
        let m = message.summary
        subject = m.subject ?? ""
        return """
            <article class="newsletter\(if: isHit, " hit")" id="\(Link.anchor(m.id))"><a href="\(Link.message(m.id))"><h3>\(Wording.subject(m.subject))</h3><div class="look" inert><iframe src="\(Link.message(m.id, "html"))" sandbox loading="lazy" tabindex="-1" title="Preview"></iframe></div></a><footer><span>\(Wording.author(m)) · \(time)\(if: m.isUnread, " · unread")</span><a href="\(Link.message(m.id))">Open<span class="sr"> the newsletter</span></a></footer></article>

            """
    }

    private static func codes(_ message: StoredMessage) -> HTML {
        let codes = message.codes.codes.prefix(3)
        return "\(codes.map { CodeLine.html($0, isRead: message.codes.isRead) })"
    }

    /// Pictures, small, and the names of other files.
    static func files(_ all: [StoredMessage.Part], _ message: ContentHash) -> HTML {
        guard !all.isEmpty else { return "" }
        let items = all.prefix(12).map {
            FileLine.html($0.partID, $0.name, $0.type, size: $0.size, of: message)
        }
        let rest: HTML = "<a href=\"\(Link.message(message, "parts"))\">\(all.count - 12) more files</a>"
        return "<div class=\"files\">\(items)\(if: all.count > 12, rest)</div>"
    }
}

/// A file that came with a message.
enum FileLine {
    /// A small picture where it is one, else its name and size.
    static func html(_ part: String, _ name: String?, _ type: String, size: Int, of message: ContentHash) -> HTML {
        let label: HTML = "\(Wording.name(name ?? "unnamed (\(type))")) <small>\(Format.size(size))</small>"
        guard isPicture(type), size <= pictureBytes else {
            return "<a href=\"\(Link.part(message, part))\" download>▤ \(label)</a>"
        }
        return """
            <a class="picture" href="\(Link.part(message, part))" download><img src="\(Link.picture(message, part))" alt="" width="96" height="72" loading="lazy">\(label)</a>
            """
    }

    /// A picture in a format that browsers show and that holds no program: what its bytes are is looked at again.
    static func isPicture(_ type: String) -> Bool { HTMLSanitizer.pictureTypes.contains(type.lowercased()) }

    /// Larger pictures are not shown before somebody asks for them.
    private static let pictureBytes = 20 << 20
}

/// A verification code with what it is for.
enum CodeLine {
    static func html(_ code: StoredCode, isRead: Bool, isUsed: Bool = false) -> HTML {
        let notes: [HTML] = [
            code.provider.map { "\($0)" } ?? "", "\(code.kind)",
            code.expiresAt.map { "\(code.isExpired ? "expired" : "expires") \(Format.longDay($0)), \(Format.time($0))" }
                ?? "",
            isRead ? "read" : "", isUsed ? "used" : "",
            code.isAmbiguous ? "another code of this message is as likely" : "",
        ].filter { !$0.isEmpty }
        let all = notes.enumerated().map { index, note -> HTML in "\(if: index > 0, " · ")\(note)" }
        return """
            <p class="code\(if: code.isExpired || isUsed, " past")"><output>\(code.code)</output> <button type="button" class="copy" data-copy="\(code.code)">Copy</button> <small>\(all)</small></p>
            """
    }
}

extension String {
    /// With its first letter as a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
