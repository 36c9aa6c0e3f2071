import Foundation
import GRDB
import MessageContent
import MessageFormat

/// One line of a list of messages.
public struct MessageSummary: Sendable, JSONObject {
    /// Row id.
    public var rowID: Int64
    /// Hash of the raw message.
    public var id: ContentHash
    /// The Message-ID field without angle brackets.
    public var messageID: String?
    /// When it was sent, on its sender's clock; where the message does not say, when it arrived.
    public var date: DateTime?
    /// From field.
    public var from: [EmailAddress]
    /// To field.
    public var to: [EmailAddress]
    /// Decoded.
    public var subject: String?
    /// The beginning of its text, or in a search for words the place where one was found.
    public var snippet: String
    /// automated, list, transactional, newsletter, personal or unsure.
    public var category: String
    /// The conversation's id.
    public var conversation: String?
    /// Row id of the thread; nil while an import is under way.
    public var threadID: Int64?
    /// Folders that it stands in.
    public var mailboxes: [String]
    /// Gmail's labels and Thunderbird's tags.
    public var labels: [String]
    /// The owner sent it.
    public var isOutgoing: Bool
    /// It was received, and its source says that it was not read.
    public var isUnread: Bool
    /// Whether a part of it is an attachment.
    public var hasAttachment: Bool

    /// The first columns of the rows that it is made of: by their places, as names are slow to look up.
    static let columns = """
        m.message_id, m.sha256, m.internet_id, m.date, m.sent_offset, m.subject, m.preview, m.category, \
        (SELECT lower(hex(participant_hash)) FROM conversations v WHERE v.conversation_id = m.conversation_id) \
        AS conversation, m.thread_id, m.is_outgoing, m.is_unread AND NOT m.is_outgoing AS is_unread, m.has_attachment
        """

    /// - Parameters:
    ///   - isBrief: whether mailboxes and labels are left out, which not all lists show.
    ///   - namesCopies: whether mailboxes and labels of its copies are added, as where these are not listed.
    init(_ row: Row, _ db: Database, isBrief: Bool = false, namesCopies: Bool = false) throws {
        self.init(row)
        var alone = [self]
        try Self.complete(&alone, [], db, isBrief, namesCopies: namesCopies)
        self = alone[0]
    }

    /// Without what other tables tell.
    private init(_ row: Row) {
        rowID = row[0]
        id = row.contentHash(1) ?? .none
        messageID = row.value(2)
        date = row.dateTime(3, offsetMinutes: row.value(4))
        subject = row.value(5)
        snippet = row.value(6) ?? ""
        category = row.value(7) ?? ""
        conversation = (row.value(8) as String?).map { String($0.prefix(12)) }
        threadID = row.value(9)
        isOutgoing = row.value(10) ?? false
        isUnread = row.value(11) ?? false
        hasAttachment = row.value(12) ?? false
        (from, to, mailboxes, labels) = ([], [], [], [])
    }

    /// The messages of rows, in this order; those that are not there any more are left out.
    ///
    /// - Parameters:
    ///   - rowIDs: each once.
    ///   - words: of a search: each message shows the place where one was found.
    static func find(_ rowIDs: [Int64], words: [String] = [], _ db: Database, isBrief: Bool = false) throws
        -> [MessageSummary]
    {
        var found: [MessageSummary] = []
        for start in stride(from: 0, to: rowIDs.count, by: findCount) {
            let rowIDs = json(rowIDs[start..<min(start + findCount, rowIDs.count)])
            // CROSS JOIN keeps the order.
            var page = try db.rows(
                "SELECT \(columns) FROM json_each(?) j CROSS JOIN messages m ON m.message_id = j.value", [rowIDs],
                Self.init(_:))
            try complete(&page, words, db, isBrief, namesCopies: true)
            found += page
        }
        return found
    }

    /// Rows that are found at once.
    private static let findCount = 1_000

    private static func json(_ rowIDs: some Sequence<Int64>) -> String {
        "[" + rowIDs.map(String.init).joined(separator: ",") + "]"
    }

    /// Adds addresses, the places of words, and unless lines are brief, mailboxes and labels.
    private static func complete(
        _ messages: inout [MessageSummary], _ words: [String], _ db: Database, _ isBrief: Bool, namesCopies: Bool
    ) throws {
        let rowIDs = json(messages.lazy.map(\.rowID))
        let places = Dictionary(zip(messages.map(\.rowID), messages.indices), uniquingKeysWith: { first, _ in first })
        func forEach(_ sql: String, _ add: (inout MessageSummary, Row) -> Void) throws {
            _ = try db.rows(sql, [rowIDs]) { row in
                if let place = places[row.value(0) ?? 0] { add(&messages[place], row) }
            }
        }
        try forEach(
            """
            SELECT r.message_id, r.role = 'from', n.name, n.email, r.group_name FROM json_each(?) j \
            CROSS JOIN message_addresses r ON r.message_id = j.value AND r.role IN ('from', 'to') \
            JOIN names n USING (name_id) ORDER BY r.message_id, r.role, r.position
            """
        ) { message, row in
            let address = EmailAddress(name: row.value(2), email: row.value(3) ?? "", group: row.value(4))
            if row.value(1) ?? false { message.from.append(address) } else { message.to.append(address) }
        }
        if !words.isEmpty {
            try forEach(
                "SELECT c.message_id, c.text FROM json_each(?) j CROSS JOIN message_contents c ON c.message_id = j.value"
            ) { message, row in
                // A message whose text has none of the words keeps what it shows.
                if let excerpt = row.value(1).flatMap({ Snippet.make(words, $0) }) { message.snippet = excerpt }
            }
        }
        guard !isBrief else { return }
        let copies = """
            UNION ALL \
            SELECT d.duplicate_of, d.message_id FROM json_each(?1) CROSS JOIN messages d ON d.duplicate_of = value
            """
        let meant = "(SELECT value AS shown, value AS id FROM json_each(?1) \(namesCopies ? copies : ""))"
        try forEach(
            """
            SELECT DISTINCT j.shown, b.name FROM \(meant) j CROSS JOIN ledger l ON l.message_id = j.id \
            AND l.state <> 'gone' JOIN mailboxes b USING (mailbox_id) ORDER BY j.shown, b.name
            """
        ) { $0.mailboxes.append($1.value(1) ?? "") }
        try forEach(
            """
            SELECT DISTINCT j.shown, l.name FROM \(meant) j CROSS JOIN message_labels k ON k.message_id = j.id \
            JOIN labels l USING (label_id) ORDER BY j.shown, l.name
            """
        ) { $0.labels.append($1.value(1) ?? "") }
    }

    /// A line of `letterbook search --json`.
    public func writeMembers(to json: inout JSONWriter) {
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
}

extension Archive {
    /// How messages are sorted.
    public enum MessageOrder: String, Sendable, CaseIterable {
        /// Newest first.
        case date
        /// Best match first (BM25); without words, newest first.
        case rank
    }

    /// How many messages the query finds, copies counted once.
    ///
    /// - Throws: ``ArchiveError``.
    public func count(_ query: SearchQuery) throws -> Int {
        try read { db in
            if let match = query.wholeMatch {
                return try db.count(
                    "SELECT count(*) FROM message_search WHERE message_search MATCH ? AND \(Self.isNoCopy)", [match])
            }
            if try DerivedRows(db: db).areCurrent, let kept = try query.keptCount(db) { return try db.count(kept) }
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            return try db.count("SELECT count(*) FROM messages m WHERE \(condition)", compiler.arguments)
        }
    }

    /// Of rows of the full-text index. Copies are few.
    private static let isNoCopy = "rowid NOT IN (SELECT message_id FROM messages WHERE duplicate_of IS NOT NULL)"

    /// Up to so many rows count as a page: for more it is faster to sort all messages that a word is in.
    private static let pageRows = 1_000
    private static let commonCount = 2_000

    /// Messages that the query finds, copies left out unless it asks for them.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - order: by what they are sorted.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func messages(
        _ query: SearchQuery, order: MessageOrder = .date, reversed: Bool = false, limit: Int? = nil, offset: Int = 0
    ) throws -> [MessageSummary] {
        try read { db in
            var compiler = SearchCompiler(db)
            if order == .date, !reversed, let limit, limit <= Self.pageRows, offset <= Self.pageRows - limit {
                compiler.commonCount = Self.commonCount
            }
            let words = query.positiveWords
            if compiler.commonCount != nil, let limit, let recent = try recent(query, offset + limit, compiler, db) {
                return try MessageSummary.find(Array(recent.dropFirst(offset)), words: words, db)
            }
            let condition = try compiler.messages(query)
            // Only keys are sorted: the other columns are read for the page alone.
            var found = "SELECT m.message_id FROM messages m "
            var sorting = ["m.date DESC", "m.sha256"]
            if order == .rank, !words.isEmpty {
                found +=
                    "LEFT JOIN (SELECT rowid, rank AS score FROM message_search WHERE message_search MATCH ?) s ON s.rowid = m.message_id "
                sorting = ["coalesce(s.score, 0)"] + sorting
                let match = query.rankedWords.joined(separator: " OR ")
                // Its place is before those of the condition.
                compiler.arguments = [match] + compiler.arguments
            }
            found += "WHERE \(condition) \(Database.page(by: sorting, reversed, limit, offset))"
            return try MessageSummary.find(db.values(found, compiler.arguments), words: words, db)
        }
    }

    /// Of so many of the newest messages those are taken that meet what a query asks for besides words.
    private static let recentCount = 2_000

    /// So many of the newest messages that a query finds, where they are among the newest of all; else nil.
    private func recent(_ query: SearchQuery, _ count: Int, _ compiler: SearchCompiler, _ db: Database) throws
        -> [Int64]?
    {
        guard count <= RecentMail.count, let (words, rest) = query.wordsAndRest, try compiler.mayBeRecent(words) else {
            return nil
        }
        var compiler = compiler
        let condition = try compiler.messages(rest)
        // Not from all mail: what else is asked for may be rare.
        let since: Int64? = try db.value(
            "SELECT date FROM messages ORDER BY date DESC LIMIT 1 OFFSET \(Self.recentCount)")
        let newest: [Int64] = try db.values(
            """
            SELECT m.message_id FROM messages m WHERE \(since.map { "m.date >= \($0) AND " } ?? "")\(condition) \
            ORDER BY m.date DESC, m.sha256 LIMIT \(RecentMail.count)
            """, compiler.arguments)
        let isAll = since == nil && newest.count < RecentMail.count
        guard isAll || newest.count == RecentMail.count else { return nil }
        return try RecentMail().matches(words, in: newest, areAll: isAll, count: count, db)
    }
}

extension SearchCompiler {
    /// The condition for listings: copies are left out unless the query asks for them.
    mutating func messages(_ query: SearchQuery) throws -> String {
        guard query.asksForCopies else { return "m.duplicate_of IS NULL AND \(try condition(query))" }
        switch query {
        case .or(let terms): return "(" + Self.joined(try terms.map { "(\(try messages($0)))" }[...], " OR ") + ")"
        case .and(let terms):
            let asking = try terms.filter(\.asksForCopies).map { try messages($0) }
            let others = terms.filter { !$0.asksForCopies }
            return Self.joined((asking + (others.isEmpty ? [] : [try condition(.and(others))]))[...], " AND ")
        case .all, .not, .words, .field: return try condition(query)
        }
    }
}

extension SearchQuery {
    /// A query that gives from kept counts how many messages are found; nil where the messages have to be counted.
    fileprivate func keptCount(_ db: Database) throws -> String? {
        func sum(_ column: String, _ condition: String) -> String {
            "(SELECT coalesce(sum(\(column)), 0) FROM author_counts WHERE \(condition))"
        }
        if case .field(.is, let value) = self, value.lowercased() == "unread" {
            return "SELECT " + sum("unread_count", "1")
        }
        guard let condition = self == .all ? "1" : category.map({ "category = '\($0.rawValue)'" }) else { return nil }
        // Other indexes tell the same, of all mail.
        let sent = "messages \(try db.hint("messages_sent")) WHERE is_outgoing AND duplicate_of IS NULL"
        return "SELECT \(sum("message_count", condition)) + (SELECT count(*) FROM \(sent) AND \(condition))"
    }

    /// The words that are not negated, and what their forms have in common: snippets show where they stand.
    package var positiveWords: [String] {
        switch self {
        case .words(let text, _, _, _): [text] + (forms.map { [$0.stem] } ?? [])
        case .and(let terms), .or(let terms): terms.flatMap(\.positiveWords)
        case .all, .not, .field: []
        }
    }

    package var asksForCopies: Bool {
        switch self {
        case .field(.id, _): true
        case .field(.is, let value): value.lowercased() == "duplicate"
        case .and(let terms), .or(let terms): terms.contains(where: \.asksForCopies)
        case .all, .words, .field, .not: false
        }
    }

    /// Whether what it finds depends on verification codes.
    package var asksForCodes: Bool { contains { $0 == .provider || $0 == .has && $1.hasPrefix("code") } }

    /// Whether `isMeant` is true of some field and its value in lower case, negated or not.
    private func contains(_ isMeant: (SearchField, String) -> Bool) -> Bool {
        switch self {
        case .field(let field, let value): isMeant(field, value.lowercased())
        case .and(let terms), .or(let terms): terms.contains { $0.contains(isMeant) }
        case .not(let term): term.contains(isMeant)
        case .all, .words: false
        }
    }
}

/// Shows the place in a message where a word was found.
enum Snippet {
    // In Unicode scalars: how much is shown before the word, and in all.
    private static let before = 40
    private static let length = 160

    /// Nil where the text has none of the words.
    static func make(_ words: [String], _ text: String) -> String? {
        guard let place = find(words, in: text) else { return nil }
        let scalars = text.unicodeScalars
        let start = scalars.index(place, offsetBy: -before, limitedBy: scalars.startIndex) ?? scalars.startIndex
        var excerpt: [UInt8] = []
        var isBehindBlank = false
        for scalar in scalars[start...].prefix(length) {
            if isBlank(scalar) {
                isBehindBlank = !excerpt.isEmpty
            } else {
                if isBehindBlank { excerpt.append(0x20) }
                isBehindBlank = false
                excerpt.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return (start == scalars.startIndex ? "" : "…") + String(decoding: excerpt, as: UTF8.self)
    }

    /// Most of a text is ASCII, of which no property has to be looked up.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }

    /// The first word's place, case and accents aside.
    private static func find(_ words: [String], in text: String) -> String.Index? {
        words.lazy.compactMap { text.place(of: $0) }.first?.lowerBound
    }
}
