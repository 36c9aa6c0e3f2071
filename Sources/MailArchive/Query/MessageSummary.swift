import Foundation
import GRDB
import MessageContent
import MessageFormat

/// One line of a list of messages.
public struct MessageSummary: Sendable {
    public var rowID: Int64
    public var id: ContentHash
    public var messageID: String?
    public var date: DateTime?
    public var from: [EmailAddress]
    public var to: [EmailAddress]
    public var subject: String?
    public var snippet: String
    public var category: String
    /// The conversation's id.
    public var conversation: String?
    public var threadID: Int64?
    public var mailboxes: [String]
    public var labels: [String]
    public var isOutgoing: Bool
    public var isUnread: Bool
    public var hasAttachment: Bool

    static let columns = """
        m.message_id, m.sha256, m.internet_id, m.date, m.sent_offset, m.subject, m.preview, m.category, \
        (SELECT lower(hex(participant_hash)) FROM conversations v WHERE v.conversation_id = m.conversation_id), \
        m.thread_id, m.is_outgoing, m.is_unread AND NOT m.is_outgoing, m.has_attachment, m.sent_at
        """

    init(_ row: Row, _ db: Database) throws {
        rowID = row[0]
        id =
            (row[1] as Data?).flatMap(ContentHash.init(bytes:))
            ?? .none
        messageID = row[2]
        let offset: Int? = row[4]
        date = (row[3] as Int64?).map { DateTime(unixSeconds: $0, offsetMinutes: offset ?? 0) }
        subject = row[5]
        snippet = row[6]
        category = row[7]
        conversation = (row[8] as String?).map { String($0.prefix(12)) }
        threadID = row[9]
        isOutgoing = row[10]
        isUnread = row[11]
        hasAttachment = row[12]
        (from, to) = try Self.addresses(rowID, db)
        mailboxes = try String.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT DISTINCT b.name FROM ledger l JOIN mailboxes b USING (mailbox_id) WHERE l.message_id = ? \
                    AND l.state <> 'gone' ORDER BY b.name
                    """), arguments: [rowID])
        labels = try String.fetchAll(
            db.cachedStatement(
                sql: "SELECT name FROM message_labels JOIN labels USING (label_id) WHERE message_id = ? ORDER BY name"),
            arguments: [rowID])
    }

    private static func addresses(_ rowID: Int64, _ db: Database) throws -> (from: [EmailAddress], to: [EmailAddress]) {
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT role, name, email, group_name FROM message_addresses WHERE message_id = ? \
                    AND role IN ('from', 'to') ORDER BY role, position
                    """), arguments: [rowID])
        let address = { (row: Row) in EmailAddress(name: row[1], email: row[2], group: row[3]) }
        return (rows.filter { $0[0] == "from" }.map(address), rows.filter { $0[0] == "to" }.map(address))
    }

    public var json: String {
        var json = JSONWriter()
        json.object { json in
            json.member("id", id.hex)
            json.member("messageId", messageID)
            json.member("date", date?.rfc3339)
            json.key("from")
            json.addresses(from)
            json.key("to")
            json.addresses(to)
            json.member("subject", subject)
            json.member("snippet", snippet)
            json.member("category", category)
            json.member("conversation", conversation)
            json.member("mailboxes", mailboxes)
            json.member("labels", labels)
            json.member("isUnread", isUnread)
            json.member("hasAttachment", hasAttachment)
        }
        return json.text
    }
}

extension Archive {
    public enum MessageOrder: String, Sendable, CaseIterable {
        /// Newest first.
        case date
        /// Best match first (BM25); without words, newest first.
        case rank
    }

    /// How many messages the query finds, copies counted once.
    public func count(_ query: SearchQuery) throws -> Int {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            return try Int.fetchOne(
                db, sql: "SELECT count(*) FROM messages m WHERE \(condition)", arguments: compiler.arguments) ?? 0
        }
    }

    /// Messages that the query finds.
    public func messages(
        _ query: SearchQuery, order: MessageOrder = .date, limit: Int? = nil, offset: Int = 0
    ) throws -> [MessageSummary] {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            var sql = "SELECT \(MessageSummary.columns) FROM messages m "
            var sorting = "m.date DESC, m.sha256"
            let words = query.positiveWords
            if order == .rank, !words.isEmpty {
                sql +=
                    "LEFT JOIN (SELECT rowid, rank AS score FROM message_search WHERE message_search MATCH ?) s ON s.rowid = m.message_id "
                sorting = "coalesce(s.score, 0), " + sorting
                let match = words.map { SearchText.queryPhrase($0, isPrefix: false) }.joined(separator: " OR ")
                compiler.prepend(match)
            }
            sql += "WHERE \(condition) ORDER BY \(sorting) LIMIT \(limit ?? -1) OFFSET \(offset)"
            return try Row.fetchAll(db, sql: sql, arguments: compiler.arguments).map { row in
                var summary = try MessageSummary(row, db)
                if !words.isEmpty { summary.snippet = try Snippet.make(summary, words, db) }
                return summary
            }
        }
    }
}

extension SearchCompiler {
    /// The query on messages as listings show them: copies are left out unless the query asks for them.
    mutating func messages(_ query: SearchQuery) throws -> String {
        let condition = try condition(query)
        return query.asksForCopies ? condition : "m.duplicate_of IS NULL AND \(condition)"
    }

    mutating func prepend(_ value: String) { arguments = [value] + arguments }
}

extension SearchQuery {
    /// Words that a found message holds.
    var positiveWords: [String] {
        switch self {
        case .words(let text, _, _): [text]
        case .and(let terms), .or(let terms): terms.flatMap(\.positiveWords)
        case .all, .not, .field: []
        }
    }

    var asksForCopies: Bool {
        switch self {
        case .field(.is, let value): value.lowercased() == "duplicate"
        case .field(.id, _): true
        case .and(let terms), .or(let terms): terms.contains(where: \.asksForCopies)
        case .not(let term): term.asksForCopies
        case .all, .words, .field: false
        }
    }
}

extension SearchQuery {
    /// Whether what it finds depends on verification codes.
    public var asksForCodes: Bool {
        switch self {
        case .field(.has, let value): value.lowercased().hasPrefix("code")
        case .field(.provider, _): true
        case .and(let terms), .or(let terms): terms.contains(where: \.asksForCodes)
        case .not(let term): term.asksForCodes
        case .all, .words, .field: false
        }
    }
}

/// The place in a message where a word was found.
enum Snippet {
    private static let before = 40
    private static let length = 160

    static func make(_ summary: MessageSummary, _ words: [String], _ db: Database) throws -> String {
        let text = try String.fetchOne(
            db.cachedStatement(sql: "SELECT text FROM message_contents WHERE message_id = ?"),
            arguments: [summary.rowID])
        guard let text, let place = find(words, in: text) else { return summary.snippet }
        let scalars = text.unicodeScalars
        let start = scalars.index(place, offsetBy: -before, limitedBy: scalars.startIndex) ?? scalars.startIndex
        let head = start == scalars.startIndex ? "" : "…"
        let excerpt = String(scalars[start...].prefix(length))
        return head + excerpt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The first word's place, case and accents aside.
    private static func find(_ words: [String], in text: String) -> String.Index? {
        for word in words {
            if let range = text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) {
                return range.lowerBound
            }
        }
        return nil
    }
}
