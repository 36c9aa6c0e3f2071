import Hummingbird
import MailArchive
import MessageContent

/// A whole list as the command of its name prints it with `--json`, one object a line, or with `--csv`.
struct ListExportBody {
    enum Form: String, Sendable { case json, csv }

    let room: Room
    let form: Form
    /// `q` and `sort`, and of conversations `in`.
    let query: Parameters
    let readers: ReaderPool
    /// Lines, or messages, that are read at once.
    private static let portion = 500

    /// - Throws: `ArchiveError` where a query cannot be understood, ``PageError`` where there is no such list.
    func body() async throws -> ResponseBody {
        let search = try SearchQuery(query["q"] ?? "")
        switch room {
        case .conversations where search == .all: return conversations(try ConversationFilter(query))
        case .attachments: return try await attachments(search)
        default:
            // Sums, which are made of all mail at once.
            return readers.body(from: ()) { archive, _ in (try lines(search, archive), nil) }
        }
    }

    private func conversations(_ filter: ConversationFilter) -> ResponseBody {
        readers.body(from: (page: ListPage.newest, isFirst: true)) { archive, at in
            let found = try archive.conversations(filter, at.page, limit: Self.portion, hasNames: true)
            let last = found.hasOlder ? found.lines.last : nil
            return (written(found.lines, isFirst: at.isFirst), last.map { (.after($0.place), false) })
        }
    }

    private func attachments(_ search: SearchQuery) async throws -> ResponseBody {
        let rows = try await readers.read(seconds: 60) { try $0.attachmentMessages(search) }
        return readers.body(from: 0) { archive, start in
            let end = min(start + Self.portion, rows.count)
            let lines = try archive.attachments(search, ofMessages: Array(rows[start..<end]))
            return (written(lines, isFirst: start == 0), end < rows.count ? end : nil)
        }
    }

    private func lines(_ search: SearchQuery, _ archive: Archive) throws -> [UInt8] {
        switch room {
        case .conversations: return written(try archive.conversations(search))
        case .newsletters: return written(try archive.newsletters(search, order: query.sort(.count)))
        case .people: return written(try archive.people(search, order: query.sort(.count)))
        case .codes: return written(try archive.codes(matching: search == .all ? nil : search))
        case .duplicates: return written(try archive.duplicates(search))
        case .trackers:
            let grouping = query.sort(TrackingSummary.Grouping.vendor)
            return written(
                try archive.tracking(search, by: grouping),
                header: [grouping.rawValue] + TrackingSummary.csvColumns.dropFirst())
        case .ledger: return written(try archive.sourceLedgers())
        case .attachments, .statistics, .changes: return []
        }
    }

    private func written<Item: TableObject>(
        _ items: [Item], isFirst: Bool = true, header: [String] = Item.csvColumns
    ) -> [UInt8] {
        let head = form == .csv && isFirst ? CSV.line(header) + "\n" : ""
        return items.reduce(into: Array(head.utf8)) { bytes, item in
            bytes += (form == .csv ? item.csv : item.json + "\n").utf8
        }
    }
}
