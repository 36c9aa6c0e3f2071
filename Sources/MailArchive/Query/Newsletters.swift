import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import MessageFormat

/// A newsletter: how much of it came, how much was read, how to leave it.
public struct NewsletterSummary: Sendable {
    /// Addresses it comes from, the most frequent first.
    public var senders: [String]
    /// The list's identifier, where several senders write to one list.
    public var listID: String?
    public var name: String?
    public var messageCount = 0
    /// Of them, those that the source says were read, and those that it says were not.
    public var readCount = 0
    public var unreadCount = 0
    /// Those that the owner answered.
    public var answeredCount = 0
    public var firstAt: DateTime?
    public var lastAt: DateTime?
    /// When the last one came that was read.
    public var lastReadAt: DateTime?
    /// How many came unread since.
    public var unreadSince = 0
    /// Bytes of all of them.
    public var bytes: Int64 = 0
    public var unsubscribe: UnsubscribeWays

    /// What it is called where it has no name.
    public var title: String { [name, listID, senders.first].compactMap(\.self).first { !$0.isEmpty } ?? "(unknown)" }

    public var json: String {
        var json = JSONWriter()
        json.object { json in
            json.member("name", name)
            json.member("listId", listID)
            json.member("senders", senders)
            json.member("messageCount", messageCount)
            json.member("readCount", readCount)
            json.member("unreadCount", unreadCount)
            json.member("answeredCount", answeredCount)
            json.member("firstAt", firstAt?.rfc3339)
            json.member("lastAt", lastAt?.rfc3339)
            json.member("lastReadAt", lastReadAt?.rfc3339)
            json.member("unreadSince", unreadSince)
            json.member("bytes", bytes)
            json.key("unsubscribe")
            json.object {
                $0.member("oneClick", unsubscribe.oneClick)
                $0.member("web", unsubscribe.web)
                $0.member("mail", unsubscribe.mail)
                $0.member("link", unsubscribe.link)
            }
        }
        return json.text
    }
}

extension Archive {
    public enum NewsletterOrder: String, Sendable, CaseIterable {
        /// Most messages first.
        case count
        /// Most bytes first.
        case size
        /// Newest first.
        case date
        /// Most unread messages first.
        case unread
        /// Those that were read once, the longest unread since first.
        case stopped
        case name
    }

    /// The newsletters among the messages that the query finds; copies count once.
    public func newsletters(
        _ query: SearchQuery, order: NewsletterOrder = .count, limit: Int? = nil, offset: Int = 0
    ) throws -> [NewsletterSummary] {
        try read { db in
            let groups = try NewsletterGroups(query, db)
            let sorted = groups.sorted(by: order)
            let names = BestNames(db: db)
            return try sorted.dropFirst(offset).prefix(limit ?? .max).map { try groups.summary(of: $0, names) }
        }
    }
}

/// Newsletters, message by message put together.
private struct NewsletterGroups {
    /// By list where several senders write to it; by name and domain where each message has an address of its own; else by
    /// sender.
    enum Key: Hashable {
        case list(ExactText)
        case named(ExactText, domain: ExactText)
        case sender(ExactText)

        /// To sort by.
        var text: String {
            switch self {
            case .list(let text), .named(let text, _), .sender(let text): text.text
            }
        }
    }

    struct Group {
        var key: Key
        /// In the order of their dates.
        var messages: [Message] = []
        var bytes: Int64 = 0
        var readCount = 0
        var unreadCount = 0
        var answeredCount = 0
        var lastReadAt: Int64?
        var unreadSince = 0
        var lastAt: Int64 { messages.last?.date ?? 0 }
    }

    struct Message {
        var id: Int64
        var author: ExactText
        var date: Int64?
    }

    private let db: Database
    private var groups: [Group] = []

    init(_ query: SearchQuery, _ db: Database) throws {
        self.db = db
        var compiler = SearchCompiler(db)
        let condition = "m.is_newsletter AND NOT m.is_outgoing AND \(try compiler.messages(query))"
        let lists = try Self.names("m.list_id", havingMany: "m.author", condition, compiler.arguments, db)
        let single = try Self.names("m.author", havingMany: nil, condition, compiler.arguments, db)
        var indices: [Key: Int] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT m.message_id, m.author, m.list_id, m.date, m.size, m.is_unread, \
                EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$seen'), \
                EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$answered') \
                OR EXISTS (SELECT 1 FROM messages o WHERE o.thread_id = m.thread_id AND o.is_outgoing), \
                (SELECT name FROM message_addresses r WHERE r.message_id = m.message_id AND r.role = 'from' \
                AND r.position = 0) FROM messages m WHERE \(condition) ORDER BY m.date, m.sha256
                """, arguments: compiler.arguments)
        while let row = try rows.next() {
            let author = ExactText(row[1])
            let list = (row[2] as String?).map(ExactText.init)
            let key: Key
            if let list, lists.contains(list) {
                key = .list(list)
            } else if let name = row[8] as String?, name.contains(where: \.isLetter), single.contains(author) {
                key = .named(
                    ExactText(name), domain: ExactText(String(NormalisedAddress(normalised: author.text).domain)))
            } else {
                key = .sender(author)
            }
            let index = indices[key] ?? groups.count
            if index == groups.count {
                indices[key] = index
                groups.append(Group(key: key))
            }
            groups[index].add(row, author)
        }
    }

    /// Values of a column that come with several of another, or that come once.
    private static func names(
        _ column: String, havingMany other: String?, _ condition: String, _ arguments: StatementArguments,
        _ db: Database
    ) throws -> Set<ExactText> {
        let found = try String.fetchAll(
            db,
            sql: """
                SELECT \(column) FROM messages m WHERE \(column) IS NOT NULL AND \(condition) GROUP BY \(column) \
                HAVING \(other.map { "count(DISTINCT \($0)) > 1" } ?? "count(*) = 1")
                """, arguments: arguments)
        return Set(found.map(ExactText.init))
    }

    func sorted(by order: Archive.NewsletterOrder) -> [Group] {
        func first(_ rank: (Group) -> Int64) -> [Group] {
            groups.sorted { (rank($1), $0.key.text) < (rank($0), $1.key.text) }
        }
        switch order {
        case .count: return first { Int64($0.messages.count) }
        case .size: return first(\.bytes)
        case .date: return first(\.lastAt)
        case .unread: return first { Int64($0.unreadCount) }
        case .stopped:
            return first { Int64($0.unreadSince) }.filter { $0.lastReadAt != nil && $0.unreadSince > 0 }
        case .name: return groups.sorted { $0.key.text < $1.key.text }
        }
    }

    func summary(of group: Group, _ names: BestNames) throws -> NewsletterSummary {
        let senders = Dictionary(grouping: group.messages, by: \.author)
            .sorted { ($1.value.count, $0.key.text) < ($0.value.count, $1.key.text) }.map(\.key.text)
        let latest = group.messages.reversed().map(\.id)
        var summary = NewsletterSummary(senders: senders, unsubscribe: try unsubscribe(latest))
        switch group.key {
        case .list(let list):
            summary.listID = list.text
            summary.name = try ListNames(db: db).name(ofMessages: latest)
        case .named(let name, _): summary.name = name.text
        case .sender(let author): summary.name = try names.of(author.text)
        }
        summary.messageCount = group.messages.count
        summary.readCount = group.readCount
        summary.unreadCount = group.unreadCount
        summary.answeredCount = group.answeredCount
        summary.firstAt = group.messages.lazy.compactMap(\.date).first.map { DateTime(unixSeconds: $0) }
        summary.lastAt = group.messages.last?.date.map { DateTime(unixSeconds: $0) }
        summary.lastReadAt = group.lastReadAt.map { DateTime(unixSeconds: $0) }
        summary.unreadSince = group.unreadSince
        summary.bytes = group.bytes
        return summary
    }

    /// As the latest message says that says so: some addresses hold for one message only.
    private func unsubscribe(_ latest: [Int64]) throws -> UnsubscribeWays {
        var best = UnsubscribeWays(field: nil, post: nil, html: nil, text: "")
        for id in latest.prefix(Self.messagesAsked) {
            let row = try Row.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT (SELECT value FROM headers h WHERE h.message_id = c.message_id \
                        AND lower(h.name) = 'list-unsubscribe' LIMIT 1), \
                        (SELECT value FROM headers h WHERE h.message_id = c.message_id \
                        AND lower(h.name) = 'list-unsubscribe-post' LIMIT 1), c.html, c.text \
                        FROM message_contents c WHERE c.message_id = ?
                        """), arguments: [id])
            guard let row else { continue }
            let ways = UnsubscribeWays(field: row[0], post: row[1], html: row[2], text: row[3])
            if !ways.web.isEmpty || !ways.mail.isEmpty { return ways }
            if best.isEmpty { best = ways }
        }
        return best
    }

    private static let messagesAsked = 5
}

extension NewsletterGroups.Group {
    fileprivate mutating func add(_ row: Row, _ author: ExactText) {
        messages.append(.init(id: row[0], author: author, date: row[3]))
        bytes += row[4] as Int64
        if row[7] { answeredCount += 1 }
        if row[5] {
            unreadCount += 1
            unreadSince += 1
        } else if row[6] {
            readCount += 1
            lastReadAt = row[3]
            unreadSince = 0
        }
    }
}
