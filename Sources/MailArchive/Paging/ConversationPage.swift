import Foundation
import GRDB
import MessageContent
import MessageFormat

/// What is asked of the list of conversations besides a query: what their own rows tell.
package enum ConversationFilter: String, Sendable, CaseIterable {
    case all, people, lists, newsletters, transactional, automated, unread, groups, archived

    fileprivate var condition: String {
        switch self {
        case .all: "1"
        case .people: Self.holds("personal")
        case .lists: Self.holds("list")
        case .newsletters: Self.holds("newsletter")
        case .transactional: Self.holds("transactional")
        case .automated: Self.holds("automated")
        case .unread: "c.unread_count > 0"
        case .groups: "c.is_group"
        case .archived: "c.is_archived"
        }
    }

    private static func holds(_ category: String) -> String { "instr(c.categories, '\(category)') > 0" }
}

extension Archive {
    /// A page of the list of conversations, the newest last message first.
    ///
    /// - Throws: ``ArchiveError``.
    package func conversations(
        _ filter: ConversationFilter, _ page: ListPage, limit: Int
    ) throws -> ListSlice<ConversationSummary> {
        try read { db in
            let fetched = try page.lines(time: "c.last_at", id: "c.participant_hash", limit: limit + 1) {
                condition, arguments, order, limit in
                try db.rows(
                    """
                    SELECT \(ConversationSummary.columns) FROM conversations c WHERE c.message_count > 0 \
                    AND \(filter.condition) AND \(condition) ORDER BY \(order) LIMIT \(limit)
                    """, arguments
                ) { try ConversationSummary($0, db, hasNames: false) }
            }
            return ListSlice(fetched, page: page, limit: limit)
        }
    }

    /// How many conversations had their last message in each month, by months since the year 0; -1 is of those without a
    /// date.
    ///
    /// - Throws: ``ArchiveError``.
    package func conversationMonths(_ filter: ConversationFilter) throws -> [Int: Int] {
        try read { db in
            let counts = try db.rows(
                """
                SELECT coalesce(strftime('%Y', last_at, 'unixepoch') * 12 + strftime('%m', last_at, 'unixepoch') - 1, -1), \
                count(*) FROM conversations c WHERE c.message_count > 0 AND \(filter.condition) GROUP BY 1
                """
            ) { ($0.value(0) ?? -1, $0.value(1) ?? 0) }
            return Dictionary(counts) { $0 + $1 }
        }
    }
}

/// Where a page of a conversation begins. Its messages are shown oldest first, as in a chat.
package enum ChatPage: Sendable, Equatable {
    /// The newest messages.
    case end
    /// The page around a message, by its row.
    case around(Int64)
    /// The messages from a time on, in seconds since 1970.
    case from(Int64)
    /// The messages that follow a place, or come right before it.
    case after(ListPlace)
    case before(ListPlace)
}

/// A page of a conversation.
package struct ChatSlice: Sendable {
    /// Oldest first.
    package var messages: [StoredMessage] = []
    package var hasEarlier = false
    package var hasLater = false
    /// How many messages come before it.
    package var earlierCount = 0
}

extension Archive {
    /// A page of a conversation, copies left out.
    ///
    /// - Throws: ``ArchiveError``.
    package func chat(_ conversation: Int64, _ page: ChatPage, limit: Int) throws -> ChatSlice {
        let (ids, hasEarlier, hasLater) = try read { db in try Self.chatRows(conversation, page, limit, db) }
        var slice = ChatSlice(hasEarlier: hasEarlier, hasLater: hasLater)
        slice.messages = try ids.compactMap { try message($0, isWhole: false) }
        if hasEarlier, let first = slice.messages.first?.summary {
            slice.earlierCount = try read { try Self.countBefore(first, conversation, $0) }
        }
        return slice
    }

    /// How many messages of a conversation come before one of it. Its index tells of dates alone: the copies, which are
    /// few, are taken off.
    private static func countBefore(_ first: MessageSummary, _ conversation: Int64, _ db: Database) throws -> Int {
        guard let time = first.date?.unixSeconds else { return 0 }
        let index = "messages_by_conversation"
        let hint = try db.hasIndex(index) ? "INDEXED BY \(index)" : ""
        let earlier = try db.count(
            """
            SELECT (SELECT count(*) FROM messages \(hint) WHERE conversation_id = ?1 AND date < ?2) \
            + (SELECT count(*) FROM messages WHERE conversation_id = ?1 AND date IS NULL) \
            - (SELECT count(*) FROM messages WHERE duplicate_of IS NOT NULL AND conversation_id = ?1 AND date < ?2)
            """, [conversation, time])
        let same = try db.count(
            """
            SELECT count(*) FROM messages WHERE conversation_id = ?1 AND date = ?2 AND duplicate_of IS NULL AND sha256 < ?3
            """, [conversation, time, Data(first.id.bytes)])
        return earlier + same
    }

    /// The rows of the page, oldest first, and whether there are earlier and later ones.
    private static func chatRows(
        _ conversation: Int64, _ page: ChatPage, _ limit: Int, _ db: Database
    ) throws -> ([Int64], Bool, Bool) {
        // Messages without a date come first, as SQLite sorts NULL before all numbers.
        func rows(_ condition: String, _ arguments: StatementArguments, up: Bool, _ count: Int) throws -> [Int64] {
            let order = up ? "date, sha256" : "date DESC, sha256 DESC"
            let found: [Int64] = try db.values(
                """
                SELECT message_id FROM messages WHERE conversation_id = ? AND duplicate_of IS NULL AND \(condition) \
                ORDER BY \(order) LIMIT \(count)
                """, [conversation] + arguments)
            return up ? found : found.reversed()
        }
        func earlier(_ place: ListPlace, _ count: Int) throws -> [Int64] {
            let id = Data(place.id.bytes)
            guard let time = place.time else { return try rows("date IS NULL AND sha256 < ?", [id], up: false, count) }
            // An index finds each half; of both together SQLite would read the whole conversation.
            let dated = try rows("date <= ? AND NOT (date = ? AND sha256 >= ?)", [time, time, id], up: false, count)
            guard dated.count < count else { return dated }
            return try rows("date IS NULL", [], up: false, count - dated.count) + dated
        }
        func later(_ place: ListPlace, _ count: Int) throws -> [Int64] {
            let id = Data(place.id.bytes)
            if let time = place.time {
                return try rows("date >= ? AND NOT (date = ? AND sha256 <= ?)", [time, time, id], up: true, count)
            }
            let undated = try rows("date IS NULL AND sha256 > ?", [id], up: true, count)
            guard undated.count < count else { return undated }
            return try undated + rows("date IS NOT NULL", [], up: true, count - undated.count)
        }
        func place(of row: Int64) throws -> ListPlace? {
            // After a change the message may stand in another conversation.
            try db.row(
                """
                SELECT date, sha256 FROM messages WHERE message_id = ? AND conversation_id = ? AND duplicate_of IS NULL
                """, [row, conversation]
            ).map {
                ListPlace(time: $0.value(0), id: $0.contentHash("sha256") ?? .none)
            }
        }
        switch page {
        case .end:
            let found = try rows("1", [], up: false, limit + 1)
            return (found.suffix(limit), found.count > limit, false)
        case .before(let at):
            let found = try earlier(at, limit + 1)
            return (found.suffix(limit), found.count > limit, true)
        case .after(let at):
            let found = try later(at, limit + 1)
            return (Array(found.prefix(limit)), true, found.count > limit)
        case .from(let time):
            let found = try rows("date >= ?", [time], up: true, limit + 1)
            guard !found.isEmpty else { return try chatRows(conversation, .end, limit, db) }
            let isFirst = try rows("(date IS NULL OR date < ?)", [time], up: true, 1).isEmpty
            return (Array(found.prefix(limit)), !isFirst, found.count > limit)
        case .around(let row):
            guard let at = try place(of: row) else { return try chatRows(conversation, .end, limit, db) }
            let before = try earlier(at, limit / 2 + 1)
            let after = try later(at, limit - limit / 2)
            let shown = before.suffix(limit / 2) + [row] + after.prefix(limit - limit / 2 - 1)
            return (Array(shown), before.count > limit / 2, after.count > limit - limit / 2 - 1)
        }
    }
}

extension Archive {
    /// Row ids of a conversation's messages that the query finds, oldest first, copies left out.
    ///
    /// - Parameter limit: at most this many, the newest.
    /// - Throws: ``ArchiveError``.
    package func hits(_ query: SearchQuery, inConversation conversation: Int64, limit: Int) throws -> [Int64] {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.condition(query)
            let found: [Int64] = try db.values(
                """
                SELECT m.message_id FROM messages m WHERE m.conversation_id = ? AND m.duplicate_of IS NULL \
                AND \(condition) ORDER BY m.date DESC, m.sha256 DESC LIMIT \(limit)
                """, [conversation] + compiler.arguments)
            return found.reversed()
        }
    }
}
