import Bytes
import Foundation
import MailArchive
import MessageContent
import MessageFormat

/// A conversation as a chat.
enum ConversationPage {
    private static let pageMessages = 50
    /// Hits that are counted and stepped through.
    private static let hitLimit = 2_000

    static func make(_ id: String, _ visit: Visit, _ archive: Archive) throws -> Page {
        let (row, c) = try conversation(id, archive)
        let search = visit.query["q"]
        let query = try search.map { try SearchQuery($0) }
        let hits = try query.map { query in
            try visit.kept("hits:\(row):\(Visit.today):\(search ?? "")", cost: \.keptCost) {
                try archive.hits(query, inConversation: row, limit: hitLimit)
            }
        }
        let slice = try archive.chat(row, try page(visit, archive, hits: hits), limit: pageMessages)
        let tree = ReplyTree.html(slice.messages)
        var bubbles = Bubbles(words: query?.markedWords ?? [], spare: tree?.bytes.count ?? 0)
        let found = Set(hits ?? [])
        // A link to the newest message leads to where it begins.
        let newest = slice.messages.count - 1
        let chat = slice.messages.enumerated().map { index, message -> HTML in
            let bubble = bubbles.html(message, isHit: found.contains(message.summary.rowID))
            return index == newest ? "<div id=\"end\"></div>\(bubble)" : bubble
        }
        var body = head(c, try links(c, visit, archive))
        body += tools(c, search: search)
        if let hits, let search { body += try steps(hits, slice, search, c, visit, archive) }
        body += """
            \(if: tree != nil, "<div class=\"with-rail beside\">")<div class="chat">\(if: slice.messages.isEmpty, .nothing("This conversation holds no messages any more."))
            \(chat)</div>\(tree)\(if: tree != nil, "</div>")
            \(pager(c, slice, search: search))
            """
        if let forms = ChangeForms(visit) { body += forms.conversation(c) }
        return Page(title: c.title, body: body, room: .conversations, search: search ?? "")
    }

    static func conversation(_ id: String, _ archive: Archive) throws -> (row: Int64, ConversationSummary) {
        guard case .conversation(let row)? = try? archive.find(id), let c = try archive.conversation(row) else {
            throw PageError.notFound("There is no such conversation.")
        }
        return (row, c)
    }

    /// Which page is asked for: around a message, from a day on, beside another page; else that of the newest hit, or the
    /// newest of all.
    private static func page(_ visit: Visit, _ archive: Archive, hits: [Int64]?) throws -> ChatPage {
        if let at = visit.query["at"] {
            guard case .message(let row, _)? = try? archive.find(at) else { throw PageError.noMessage }
            return .around(row)
        }
        if let day = visit.query["on"] {
            guard let start = DateSpan(day, now: Date())?.start else { throw PageError.wrong("\(day) is no date.") }
            return .from(start)
        }
        // In a list, newest first, the messages before a place are those that follow it.
        switch try visit.listPage() {
        case .after(let place): return .list(.before(place))
        case .before(let place): return .list(.after(place))
        case .newest: return hits?.last.map { .around($0) } ?? .list(.newest)
        }
    }

    /// What the page says of the conversations that one is linked to.
    private struct Links: Sendable {
        var count = 0
        var first: [(words: String, id: String, title: String)] = []
    }

    /// Of a conversation with very many messages, such as a list's, each of which may lead elsewhere, they are left out.
    private static func links(_ c: ConversationSummary, _ visit: Visit, _ archive: Archive) throws -> Links {
        guard c.messageCount <= mostLinked else { return Links() }
        return try visit.kept("links:\(c.rowID)") {
            let links = try archive.links(ofConversation: c.rowID)
            return Links(
                count: links.count,
                first: links.prefix(6).map { ($0.words.capitalizedFirst, $0.conversation.id, $0.conversation.title) })
        }
    }

    /// About 10 ms of looking up where the threads of each go on.
    private static let mostLinked = 500

    private static func head(_ c: ConversationSummary, _ links: Links) -> HTML {
        let people = c.participants.filter { _ in c.kind == "people" }
            .map { EmailAddress(name: $0.name, email: $0.email) }
        let unread: HTML = c.unreadCount > 0 ? ", \(Format.count(c.unreadCount)) unread" : ""
        let linked = links.first.map { link -> HTML in
            "<li>\(link.words) <a href=\"\(Link.conversation(link.id))\">\(Wording.name(link.title))</a></li>"
        }
        return """
            \(.head(Wording.name(c.title), "\(Format.plural(c.messageCount, "message")) in \(Format.plural(c.threadCount, "thread"))\(unread), \(Wording.day(c.firstAt)) to \(Wording.day(c.lastAt)) · \(c.category)\(if: c.isArchived, " · archived")"))
            \(if: people.count > 1, "<p class=\"people\">With \(Wording.people(people))</p>")\(if: people.count == 1, "<p class=\"people\">\(Wording.people(people))</p>")
            \(if: links.count > 0, "<ul class=\"links\">\(linked)\(if: links.count > 6, "<li>and \(links.count - 6) other conversations</li>")</ul>")
            """
    }

    private static func tools(_ c: ConversationSummary, search: String?) -> HTML {
        let term = Link.term(.conversation, c.id)
        return """
            <div class="tools"><a href="\(Address("c", c.id, "threads"))">Threads</a> <a href="\(Address("attachments", query: [("q", term)]))">Files</a> <a href="\(Link.search(term))">As a list</a> \(Export.links(term))
            <form action="\(Link.conversation(c.id))"><label>Go to <input type="date" name="on"></label> <button>Go</button></form>
            <form action="\(Link.conversation(c.id))"><input type="search" name="q" value="\(search ?? "")" aria-label="Search this conversation" placeholder="Search here"> <button>Find</button></form></div>
            """
    }

    /// Which hit is shown, and the way to the next ones.
    private static func steps(
        _ hits: [Int64], _ slice: ChatSlice, _ search: String, _ c: ConversationSummary, _ visit: Visit,
        _ archive: Archive
    ) throws -> HTML {
        guard !hits.isEmpty else { return "<p class=\"hits\">Nothing here matches <b>\(search)</b>.</p>" }
        let shown = slice.messages.map(\.summary.rowID)
        let at = try visit.query["at"].flatMap { try archive.find($0) }
        var current = shown.lazy.compactMap { hits.firstIndex(of: $0) }.last
        if case .message(let row, _)? = at, let index = hits.firstIndex(of: row) { current = index }
        func link(_ index: Int?, _ words: HTML) throws -> HTML {
            guard let index, hits.indices.contains(index), let id = try archive.messages(rows: [hits[index]]).first?.id
            else {
                return ""
            }
            return " <a href=\"\(Link.conversation(c.id, at: id, search: search))\">\(words)</a>"
        }
        let more: HTML = hits.count == hitLimit ? " or more" : ""
        let place: HTML = current.map { "Hit \($0 + 1) of \(hits.count)" } ?? "\(hits.count) hits"
        return """
            <p class="hits">\(place)\(more)\(try link(current.map { $0 - 1 }, "earlier hit"))\(try link(current.map { $0 + 1 } ?? hits.count - 1, "later hit"))</p>
            """
    }

    private static func pager(_ c: ConversationSummary, _ slice: ChatSlice, search: String?) -> HTML {
        let first = slice.hasEarlier ? slice.messages.first?.summary.place : nil
        let last = slice.hasLater ? slice.messages.last?.summary.place : nil
        func address(_ page: ListPage) -> Address {
            Address("c", c.id, query: Link.query(of: page) + [("q", search)])
        }
        let from = slice.earlierCount + 1
        let place: HTML =
            "\(Format.count(from))–\(Format.count(from + slice.messages.count - 1)) of \(Format.count(c.messageCount))"
        return .pager(
            newer: first.map { address(.before($0)) }, slice.messages.isEmpty ? "" : place,
            older: last.map { address(.after($0)) }, words: ("Earlier", "Later"))
    }
}

extension MessageSummary {
    var place: ListPlace { ListPlace(time: date?.unixSeconds, id: id) }
}

/// The threads of a conversation, and one of them as a tree.
enum ThreadsPage {
    private static let pageLines = 100

    static func list(_ id: String, _ visit: Visit, _ archive: Archive) throws -> Page {
        let (row, c) = try ConversationPage.conversation(id, archive)
        let offsets = Offsets(visit, limit: pageLines)
        let found = try archive.threads(ofConversation: row, limit: pageLines + 1, offset: offsets.start)
        let lines = found.prefix(pageLines).map { thread -> HTML in
            let elsewhere = thread.totalCount - thread.messageCount
            return """
                <li><a href="\(Link.message(thread.id, "thread"))"><span class="name">\(Wording.subject(thread.subject))</span>\(Wording.day(thread.lastAt))<span class="preview">\(Format.plural(thread.messageCount, "message"))\(if: elsewhere > 0, ", \(elsewhere) more in other conversations")\(if: thread.guessCount > 0, ", \(thread.guessCount) by their subject alone")</span></a></li>
                """
        }
        let body: HTML = """
            \(.head("Threads", "\(Format.count(c.threadCount)) in <a rel=\"up\" href=\"\(Link.conversation(c.id))\">\(Wording.name(c.title))</a>"))
            <ol class="list plain">\(lines)</ol>
            \(offsets.pager(found: found.count, words: ("Newer", "Older")) { Address("c", id, "threads", query: [("from", $0)]) })
            """
        return Page(title: "Threads of \(c.title)", body: body, room: .conversations)
    }

    /// The thread of a message, with gaps where messages are missing.
    static func tree(_ m: MessageSummary, _ archive: Archive) throws -> Page {
        guard let thread = m.threadID else {
            throw PageError.notFound("The thread is not known yet: an import is under way.")
        }
        let rows = try archive.threadRows(thread)
        let shown = rows.prefix(rowLimit)
        let messages = try archive.messages(rows: shown.compactMap(\.message))
        let byRow = Dictionary(messages.map { ($0.rowID, $0) }) { first, _ in first }
        let lines = shown.map { line($0, $0.message.flatMap { byRow[$0] }, isCurrent: $0.message == m.rowID) }
        let body: HTML = """
            \(.head("Thread", "\(Format.plural(rows.count { $0.message != nil }, "message")) · <a rel=\"up\" href=\"\(Link.message(m.id))\">back to the message</a>"))
            <ol class="tree">\(lines)</ol>
            \(if: rows.count > rowLimit, "<p>and \(rows.count - rowLimit) more</p>")
            """
        return Page(title: "Thread: \(m.subject ?? "no subject")", body: body, room: .conversations)
    }

    /// Lines of a tree: with more the page would hold too many elements.
    private static let rowLimit = 200

    private static func line(_ row: ThreadRow, _ message: MessageSummary?, isCurrent: Bool) -> HTML {
        let depth = min(row.depth, ReplyTree.deepest)
        guard let m = message else { return ReplyTree.gap(row.missing, depth) }
        return """
            <li class="depth-\(depth)"\(if: isCurrent, " aria-current=\"true\"")><a href="\(Link.message(m.id))">\(Wording.author(m))</a> \(Wording.moment(m.date)) \(if: row.isGuess, ReplyTree.guess)<span class="preview">\(Wording.name(m.snippet))</span></li>

            """
    }
}
