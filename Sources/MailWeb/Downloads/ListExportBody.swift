import Hummingbird
import MailArchive
import MessageContent

/// A whole list as the command of its name prints it with `--json`, one object a line.
struct ListExportBody {
    let room: Room
    /// `q` and `sort`, and of conversations `in`.
    let query: Parameters
    let readers: ReaderPool
    /// Lines, or messages, that are read at once.
    private static let portion = 500

    /// - Throws: `ArchiveError` where a query cannot be understood, ``PageError`` where there is no such list.
    func body() async throws -> ResponseBody {
        let search = try SearchQuery(query["q"] ?? "")
        let (room, query) = (room, query)
        switch room {
        case .conversations where search == .all: return conversations(try ConversationFilter(query))
        case .attachments: return try await attachments(search)
        default:
            // Sums, which are made of all mail at once.
            return readers.body(from: ()) { archive, _ in
                (Self.written(try Self.lines(room, search, query, archive)), nil)
            }
        }
    }

    private func conversations(_ filter: ConversationFilter) -> ResponseBody {
        readers.body(from: ListPage.newest) { archive, page in
            let found = try archive.conversations(filter, page, limit: Self.portion, hasNames: true)
            let last = found.hasOlder ? found.lines.last : nil
            return (Self.written(found.lines), last.map { .after($0.place) })
        }
    }

    private func attachments(_ search: SearchQuery) async throws -> ResponseBody {
        let rows = try await readers.read(seconds: 60) { try $0.attachmentMessages(search) }
        return readers.body(from: 0) { archive, start in
            let end = min(start + Self.portion, rows.count)
            let lines = try archive.attachments(search, ofMessages: Array(rows[start..<end]))
            return (Self.written(lines), end < rows.count ? end : nil)
        }
    }

    private static func lines(
        _ room: Room, _ search: SearchQuery, _ query: Parameters, _ archive: Archive
    ) throws -> [any JSONObject] {
        switch room {
        case .conversations: return try archive.conversations(search)
        case .newsletters:
            return try archive.newsletters(
                search, order: query.sort(.count))
        case .people:
            return try archive.people(search, order: query.sort(.count))
        case .codes: return try archive.codes(matching: search == .all ? nil : search)
        case .duplicates: return try archive.duplicates(search)
        case .trackers:
            return try archive.tracking(
                search, by: query.sort(.vendor))
        case .ledger: return try archive.sourceLedgers()
        case .attachments, .statistics, .changes: return []
        }
    }

    private static func written(_ lines: [any JSONObject]) -> [UInt8] {
        lines.reduce(into: []) { bytes, line in
            bytes += line.json.utf8
            bytes.append(0x0A)
        }
    }
}
