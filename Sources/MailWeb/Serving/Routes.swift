import Hummingbird
import MailArchive
import MessageContent

/// Which address gives what.
enum Routes {
    static func response(_ segments: [String], _ visit: Visit, _ archive: Archive) throws -> Response {
        if segments.first == "m", segments.count > 1 { return try message(segments, visit, archive) }
        return page(try page(segments, visit, archive), visit, archive)
    }

    /// Browsers keep no page, and ask anew when the visitor goes back.
    private static func page(_ segments: [String], _ visit: Visit, _ archive: Archive) throws -> Page {
        guard isKept(segments) else { return try newPage(segments, visit, archive) }
        let survey = visit.site.survey(version: visit.version, archive)?.version ?? -1
        return try visit.kept("page:\(survey):\(Visit.today):\(visit.address)", cost: \.cost) {
            try newPage(segments, visit, archive)
        }
    }

    /// Whether nothing but the archive, the day and the address decides what a page shows.
    private static func isKept(_ segments: [String]) -> Bool { ["", "search", "c"].contains(segments.first ?? "") }

    private static func newPage(_ segments: [String], _ visit: Visit, _ archive: Archive) throws -> Page {
        switch (segments.count, segments.first ?? "") {
        case (0, _): return try ConversationsPage.make(visit, archive)
        case (1, "search"): return try SearchPage.make(visit, archive)
        case (1, "help"): return HelpPage.make()
        case (1, "newsletters"): return try NewslettersPage.make(visit, archive)
        case (1, "people"): return try PeoplePage.make(visit, archive)
        case (2, "people"): return try PersonPage.make(segments[1], visit, archive)
        case (1, "attachments"): return try AttachmentsPage.make(visit, archive)
        case (1, "codes"): return try CodesPage.make(visit, archive)
        case (1, "trackers"): return try TrackersPage.make(visit, archive)
        case (1, "statistics"): return try StatisticsPage.make(visit, archive)
        case (1, "duplicates"): return try DuplicatesPage.make(visit, archive)
        case (1, "ledger"): return try LedgerPage.make(visit, archive)
        case (1, "changes"): return try ChangesPage.make(visit, archive)
        case (2, "c"): return try ConversationPage.make(segments[1], visit, archive)
        case (3, "c") where segments[2] == "threads": return try ThreadsPage.list(segments[1], visit, archive)
        default: throw PageError.notFound("There is no such page.")
        }
    }

    private static func page(_ page: Page, _ visit: Visit, _ archive: Archive) -> Response {
        let overview = visit.site.survey(version: visit.version, archive)?.overview
        var notice = Notice.html(visit.query["done"]) ?? ""
        if (try? archive.hasStaleConversations()) ?? false {
            notice += """
                <div class="notice"><p>An import is under way, or was interrupted: what it has read so far is here, and the lists do not show all of it yet. Where it was interrupted, the same <code>letterbook import</code> goes on from there.</p></div>
                """
        }
        return Reply.page(page.html(overview, notice: notice), status: page.status)
    }

    // MARK: Messages

    private static func message(_ segments: [String], _ visit: Visit, _ archive: Archive) throws -> Response {
        guard case .message(let row, let id)? = try? archive.find(segments[1]) else { throw PageError.noMessage }
        let view = segments.count > 2 ? segments[2] : "letter"
        // What comes from the source needs nothing of what was decoded.
        switch (segments.count, view) {
        case (3, "eml"):
            let bytes = try archive.rawMessage(row, id: id)
            return Reply.download(ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)), name: "\(id.hex.prefix(12)).eml")
        case (4, "part"), (4, "picture"):
            return try part(segments[3], isPicture: view == "picture", of: archive.rawMessage(row, id: id))
        case (3, "thread"):
            guard let summary = try archive.messages(rows: [row]).first else { throw PageError.noMessage }
            return page(try ThreadsPage.tree(summary, archive), visit, archive)
        default: break
        }
        guard let message = try archive.message(row) else { throw PageError.noMessage }
        switch (segments.count, view) {
        case (3, "html"): return Reply.letter(Letter.document(message, archive))
        case (3, "json"): return Reply.shown(Array(message.json.utf8), "application/json")
        case (3, "plain"): return Reply.shown(Array(message.text.utf8), "text/plain; charset=utf-8")
        case (2, _),
            (3, _) where view != "letter":
            guard let view = MessagePage.View(rawValue: view) else { break }
            return page(try MessagePage.make(message, view, visit, archive), visit, archive)
        default: break
        }
        throw PageError.notFound("There is no such page.")
    }

    private static func part(_ number: String, isPicture: Bool, of raw: [UInt8]) throws -> Response {
        guard let part = PartContent.find(number, in: raw) else {
            throw PageError.notFound("The message has no part \(number).")
        }
        if isPicture, let type = Picture.type(of: part.bytes) { return Reply.shown(part.bytes, type) }
        let name = SafeFileName.make(part.name, type: part.type, fallback: "part-\(number)")
        return Reply.download(ResponseBody(byteBuffer: ByteBuffer(bytes: part.bytes)), name: name)
    }
}
