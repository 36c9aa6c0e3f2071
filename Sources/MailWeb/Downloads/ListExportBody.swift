import Hummingbird
import MailArchive
import MessageContent

/// A whole list as the command of its name prints it with `--json`, one object a line.
struct ListExportBody {
    let room: Room
    let query: Parameters
    let readers: ReaderPool
    /// Lines that are read at once.
    private static let portion = 500

    /// - Throws: `ArchiveError` where a query cannot be understood, ``PageError`` where there is no such list.
    func body() throws -> ResponseBody {
        let search = try SearchQuery(query["q"] ?? "")
        let (room, query) = (room, query)
        if room == .conversations {
            let filter = try ConversationFilter(query)
            return readers.body(from: ListPage.newest) { archive, page in
                let found = try archive.conversations(filter, page, limit: Self.portion, hasNames: true)
                let last = found.hasOlder ? found.lines.last : nil
                return (Self.written(found.lines), last.map { .after($0.place) })
            }
        }
        return readers.body(from: 0) { archive, start in
            let lines = try Self.lines(room, search, query, archive, start)
            return (Self.written(lines), lines.count < Self.portion ? nil : start + lines.count)
        }
    }

    private static func lines(
        _ room: Room, _ search: SearchQuery, _ query: Parameters, _ archive: Archive, _ start: Int
    ) throws -> [any JSONObject] {
        switch room {
        case .newsletters:
            let order = query["sort"].flatMap(Archive.NewsletterOrder.init) ?? .count
            return try archive.newsletters(search, order: order, limit: portion, offset: start)
        case .people:
            let order = query["sort"].flatMap(Archive.PeopleOrder.init) ?? .count
            return try archive.people(search, order: order, limit: portion, offset: start)
        case .attachments: return try archive.attachments(search, limit: portion, offset: start)
        case .codes: return try archive.codes(limit: portion, offset: start)
        case .duplicates: return try archive.duplicates(search, limit: portion, offset: start)
        case .trackers:
            let grouping = query["sort"].flatMap(TrackingSummary.Grouping.init) ?? .vendor
            return Array(try archive.tracking(search, by: grouping).dropFirst(start).prefix(portion))
        case .ledger: return Array(try archive.sourceLedgers().dropFirst(start).prefix(portion))
        case .conversations, .statistics, .changes: return []
        }
    }

    private static func written(_ lines: [any JSONObject]) -> [UInt8] {
        lines.reduce(into: []) { bytes, line in
            bytes += line.json.utf8
            bytes.append(0x0A)
        }
    }
}
