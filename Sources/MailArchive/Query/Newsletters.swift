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
        let condition = "m.category = 'newsletter' AND NOT m.is_outgoing AND \(try compiler.messages(query))"
        let lists = try Self.sharedLists(condition, compiler.arguments, db)
        let changing = try Self.changingSenders(condition, compiler.arguments, db)
        let answered = try Self.answered(db)
        var indices: [Key: Int] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT m.message_id, m.author, m.list_id, m.date, m.size, m.is_unread, \
                EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$seen'), \
                EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$answered'), m.thread_keys, \
                (SELECT name FROM message_addresses r WHERE r.message_id = m.message_id AND r.role = 'from' \
                AND r.position = 0) FROM messages m WHERE \(condition) ORDER BY m.date, m.sha256
                """, arguments: compiler.arguments)
        while let row = try rows.next() {
            let author = ExactText(row[1])
            let list = (row[2] as String?).map(ExactText.init)
            let key: Key
            if let list, lists.contains(list) {
                key = .list(list)
            } else if let named = Self.named(author.text, row[9]), changing.contains(named) {
                key = named
            } else {
                key = .sender(author)
            }
            let index = indices[key] ?? groups.count
            if index == groups.count {
                indices[key] = index
                groups.append(Group(key: key))
            }
            let isAnswered =
                PackedThreadKeys.keys(in: row[8]).first { $0.role == .own }.map {
                    answered.contains(ThreadKey(.own, hash: $0.rawValue))
                } ?? false
            groups[index].add(row, author, isAnswered: isAnswered || row[7])
        }
    }

    private static func sharedLists(
        _ condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> Set<ExactText> {
        let found = try String.fetchAll(
            db,
            sql: """
                SELECT m.list_id FROM messages m WHERE m.list_id IS NOT NULL AND \(condition) GROUP BY m.list_id \
                HAVING count(DISTINCT m.author) > 1
                """, arguments: arguments)
        return Set(found.map(ExactText.init))
    }

    /// Names that write from another address of their domain nearly every time.
    private static func changingSenders(
        _ condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> Set<Key> {
        var counts: [Key: (authors: Int, messages: Int)] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT m.author, r.name, count(*) FROM messages m JOIN message_addresses r \
                ON r.message_id = m.message_id AND r.role = 'from' AND r.position = 0 WHERE \(condition) GROUP BY 1, 2
                """, arguments: arguments)
        while let row = try rows.next() {
            guard let key = named(row[0], row[1]) else { continue }
            counts[key, default: (0, 0)].authors += 1
            counts[key, default: (0, 0)].messages += row[2] as Int
        }
        return Set(counts.filter { $1.authors > 1 && $1.authors * 2 > $1.messages }.keys)
    }

    private static func named(_ author: String, _ name: String?) -> Key? {
        guard let name, name.contains(where: \.isLetter) else { return nil }
        return .named(ExactText(name), domain: ExactText(String(NormalisedAddress(normalised: author).domain)))
    }

    /// Identifiers of messages that the owner answered.
    private static func answered(_ db: Database) throws -> Set<ThreadKey> {
        var answered: Set<ThreadKey> = []
        let rows = try Row.fetchCursor(db, sql: "SELECT thread_keys FROM messages WHERE is_outgoing")
        while let row = try rows.next() {
            let keys = PackedThreadKeys.keys(in: row[0])
            let parents = [keys.last { $0.role == .reference }] + keys.filter { $0.role == .inReplyTo }
            for parent in parents { if let parent { answered.insert(ThreadKey(.own, hash: parent.rawValue)) } }
        }
        return answered
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

    /// From the newest message that names a way to unsubscribe: some addresses hold for one message only.
    private func unsubscribe(_ latest: [Int64]) throws -> UnsubscribeWays {
        var best = UnsubscribeWays(field: nil, post: nil, html: nil, text: "")
        for id in latest.prefix(Self.messagesAsked) {
            // What a disk changed is passed over.
            let row = try? Row.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT (SELECT value FROM headers h WHERE h.message_id = c.message_id \
                        AND lower(h.name) = 'list-unsubscribe' LIMIT 1), \
                        (SELECT value FROM headers h WHERE h.message_id = c.message_id \
                        AND lower(h.name) = 'list-unsubscribe-post' LIMIT 1), c.html, c.text \
                        FROM message_contents c WHERE c.message_id = ?
                        """), arguments: [id])
            guard let row else { continue }
            let texts = (0..<4).map { String.fromDatabaseValue(row[$0]) }
            let ways = UnsubscribeWays(field: texts[0], post: texts[1], html: texts[2], text: texts[3] ?? "")
            if !ways.web.isEmpty || !ways.mail.isEmpty { return ways }
            if best.isEmpty { best = ways }
        }
        return best
    }

    private static let messagesAsked = 5
}

extension NewsletterGroups.Group {
    fileprivate mutating func add(_ row: Row, _ author: ExactText, isAnswered: Bool) {
        messages.append(.init(id: row[0], author: author, date: row[3]))
        bytes += row[4] as Int64
        if isAnswered { answeredCount += 1 }
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
