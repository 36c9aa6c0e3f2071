import Foundation
import GRDB
import MessageContent
import MessageFormat

/// Chooses conversations by what their own rows say, without a look at their messages.
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
    /// - Parameter hasNames: whether the participants are looked up, which pages do not show.
    /// - Throws: ``ArchiveError``.
    package func conversations(
        _ filter: ConversationFilter, _ page: ListPage, limit: Int, hasNames: Bool = false
    ) throws -> ListSlice<ConversationSummary> {
        try read { db in
            let fetched = try page.lines(time: "c.last_at", id: "c.participant_hash", limit: limit + 1) {
                condition, arguments, order, limit in
                let sql = ConversationSummary.select(
                    where: "\(filter.condition) AND \(condition)", order: order, limit: limit)
                return try db.rows(sql, arguments) { try ConversationSummary($0, db, hasNames: hasNames) }
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

/// Which page of a conversation, whose messages are shown oldest first, as in a chat.
package enum ChatPage: Sendable, Equatable {
    /// A page of its messages as a list.
    case list(ListPage)
    /// The page around a message, by its row.
    case around(Int64)
    /// The messages from a time on, in seconds since 1970.
    case from(Int64)
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
        try read { db in
            let rows = try Self.chatRows(conversation, page, limit, db)
            var slice = ChatSlice(hasEarlier: rows.hasOlder, hasLater: rows.hasNewer)
            slice.messages = try rows.lines.reversed().compactMap {
                try Self.message($0, Date(), isWhole: false, db)
            }
            guard slice.hasEarlier, let first = slice.messages.first?.summary else { return slice }
            if slice.hasLater {
                slice.earlierCount = try Self.countBefore(first, conversation, db)
            } else {
                let count = try db.count(
                    "SELECT message_count FROM conversations WHERE conversation_id = ?", [conversation])
                slice.earlierCount = max(0, count - slice.messages.count)
            }
            return slice
        }
    }

    /// How many messages of a conversation come before one of it.
    private static func countBefore(_ first: MessageSummary, _ conversation: Int64, _ db: Database) throws -> Int {
        guard let time = first.date?.unixSeconds else { return 0 }
        let all = "SELECT count(*) FROM messages WHERE conversation_id = ?1 AND duplicate_of IS NULL"
        return try db.count(
            "SELECT (\(all) AND date < ?2) + (\(all) AND date IS NULL) + (\(all) AND date = ?2 AND sha256 < ?3)",
            [conversation, time, Data(first.id.bytes)])
    }

    /// The rows of the page, newest first.
    private static func chatRows(
        _ conversation: Int64, _ page: ChatPage, _ limit: Int, _ db: Database
    ) throws -> ListSlice<Int64> {
        func rows(_ page: ListPage, _ count: Int) throws -> [Int64] {
            try page.lines(time: "date", id: "sha256", idsDescend: true, limit: count) {
                condition, arguments, order, limit in
                try db.values(
                    """
                    SELECT message_id FROM messages WHERE conversation_id = ? AND duplicate_of IS NULL \
                    AND \(condition) ORDER BY \(order) LIMIT \(limit)
                    """, [conversation] + arguments)
            }
        }
        func list(_ page: ListPage) throws -> ListSlice<Int64> {
            ListSlice(try rows(page, limit + 1), page: page, limit: limit)
        }
        switch page {
        case .list(let page): return try list(page)
        case .from(let time):
            let start = ListPlace(time: time)
            var found = try list(.before(start))
            guard !found.lines.isEmpty else { return try list(.newest) }
            found.hasOlder = try !rows(.after(start), 1).isEmpty
            return found
        case .around(let row):
            // After a change the message may stand in another conversation.
            let place = try db.row(
                """
                SELECT date, sha256 FROM messages WHERE message_id = ? AND conversation_id = ? AND duplicate_of IS NULL
                """, [row, conversation]
            ).map { ListPlace(time: $0.value(0), id: $0.contentHash("sha256") ?? .none) }
            guard let place else { return try list(.newest) }
            let (before, after) = (limit / 2, limit - limit / 2 - 1)
            let (older, newer) = (try rows(.after(place), before + 1), try rows(.before(place), after + 1))
            return ListSlice(
                lines: newer.suffix(after) + [row] + older.prefix(before), hasNewer: newer.count > after,
                hasOlder: older.count > before)
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
