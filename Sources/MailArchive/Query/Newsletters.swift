import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import MessageFormat

/// A newsletter: how much of it came, how much was read, how to leave it.
public struct NewsletterSummary: Sendable, JSONObject {
    /// Addresses it comes from, the most frequent first.
    public var senders: [String] = []
    /// The list's identifier, where several senders write to one list.
    public var listID: String?
    /// The name of the list, or that the sender is best known by.
    public var name: String?
    /// Copies left out, as in the other counts.
    public var messageCount = 0
    /// Messages that their source says were read. It may say of others neither that nor that they were not.
    public var readCount = 0
    /// Messages that their source says were not read.
    public var unreadCount = 0
    /// Messages that the owner answered.
    public var answeredCount = 0
    /// Date of the first.
    public var firstAt: DateTime?
    /// Date of the last.
    public var lastAt: DateTime?
    /// Date of the last one that was read.
    public var lastReadAt: DateTime?
    /// How many came unread since.
    public var unreadSince = 0
    /// Bytes of all of them.
    public var bytes: Int64 = 0
    /// From the newest message that names a way to unsubscribe.
    public var unsubscribe = UnsubscribeWays(field: nil, post: nil, html: nil, text: "")

    /// Its name, else its identifier, else its address.
    public var title: String { [name, listID, senders.first].compactMap(\.self).first { !$0.isEmpty } ?? "(unknown)" }

    /// A line of `letterbook newsletters --json`.
    public func writeMembers(to json: inout JSONWriter) {
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
}

extension Archive {
    /// How newsletters are sorted.
    public enum NewsletterOrder: String, Sendable, CaseIterable {
        /// Most messages first.
        case count
        /// Most bytes first.
        case size
        /// Newest first.
        case date
        /// Most unread messages first.
        case unread
        /// Only those that were read once and no longer are: those with the most unread messages since first.
        case stopped
        /// By alphabet.
        case name
    }

    /// The newsletters among the messages that the query finds; copies count once.
    ///
    /// - Parameters:
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func newsletters(
        _ query: SearchQuery, order: NewsletterOrder = .count, limit: Int? = nil, offset: Int = 0
    ) throws -> [NewsletterSummary] {
        try read { db in
            let groups = try NewsletterGroups(query, db)
            return try groups.sorted(by: order).dropFirst(offset).prefix(limit ?? .max).map(groups.summary)
        }
    }
}

/// Puts messages together to newsletters.
private struct NewsletterGroups {
    /// What messages of one newsletter have in common.
    enum Key: Hashable {
        /// The list, where several senders write to it.
        case list(ExactText)
        /// Name and domain, where nearly every message comes from another address.
        case named(ExactText, domain: ExactText)
        case sender(ExactText)

        /// What newsletters are sorted by.
        var text: String {
            switch self {
            case .list(let text), .named(let text, _), .sender(let text): text.text
            }
        }
    }

    struct Group {
        let key: Key
        /// Row ids of the messages, by date.
        var messages: [Int64] = []
        /// How many messages each author wrote.
        var authors: [ExactText: Int] = [:]
        /// The numbers and dates.
        var summary = NewsletterSummary()
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
        let rows = try db.cursor(
            """
            SELECT m.message_id, m.author, m.list_id, m.date, m.size, m.is_unread, \
            EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$seen') \
            AS is_seen, \
            EXISTS (SELECT 1 FROM message_keywords k WHERE k.message_id = m.message_id AND k.keyword = '$answered') \
            AS is_answered, m.thread_keys, \
            (SELECT name FROM message_addresses r WHERE r.message_id = m.message_id AND r.role = 'from' \
            AND r.position = 0) AS from_name FROM messages m WHERE \(condition) ORDER BY m.date, m.sha256
            """, compiler.arguments)
        while let row = try rows.next() {
            let author = ExactText(row["author"])
            let list = (row["list_id"] as String?).map(ExactText.init)
            let key: Key
            if let list, lists.contains(list) {
                key = .list(list)
            } else if let named = Self.named(author.text, row["from_name"]), changing.contains(named) {
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
                PackedThreadKeys.keys(in: row["thread_keys"]).first { $0.role == .own }.map {
                    answered.contains(ThreadKey(.own, hash: $0.rawValue))
                } ?? false
            groups[index].add(row, author, isAnswered: isAnswered || row["is_answered"])
        }
    }

    private static func sharedLists(
        _ condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> Set<ExactText> {
        let found: [String] = try db.values(
            """
            SELECT m.list_id FROM messages m WHERE m.list_id IS NOT NULL AND \(condition) GROUP BY m.list_id \
            HAVING count(DISTINCT m.author) > 1
            """, arguments)
        return Set(found.map(ExactText.init))
    }

    /// Senders that write from more than one address of their domain, and with each less than two messages on average.
    private static func changingSenders(
        _ condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> Set<Key> {
        var counts: [Key: (authors: Int, messages: Int)] = [:]
        let rows = try db.cursor(
            """
            SELECT m.author, r.name, count(*) AS messages FROM messages m JOIN message_addresses r \
            ON r.message_id = m.message_id AND r.role = 'from' AND r.position = 0 WHERE \(condition) GROUP BY 1, 2
            """, arguments)
        while let row = try rows.next() {
            guard let key = named(row["author"], row["name"]) else { continue }
            counts[key, default: (0, 0)].authors += 1
            counts[key, default: (0, 0)].messages += row["messages"] as Int
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
        let rows = try db.cursor("SELECT thread_keys FROM messages WHERE is_outgoing")
        while let row = try rows.next() {
            let keys = PackedThreadKeys.keys(in: row["thread_keys"])
            // The last of References is the parent (RFC 5322 section 3.6.4).
            let parents = [keys.last { $0.role == .reference }] + keys.filter { $0.role == .inReplyTo }
            for case let parent? in parents { answered.insert(ThreadKey(.own, hash: parent.rawValue)) }
        }
        return answered
    }

    func sorted(by order: Archive.NewsletterOrder) -> [Group] {
        func first(_ rank: (NewsletterSummary) -> Int64) -> [Group] {
            groups.sorted { (rank($1.summary), $0.key.text) < (rank($0.summary), $1.key.text) }
        }
        switch order {
        case .count: return first { Int64($0.messageCount) }
        case .size: return first(\.bytes)
        case .date: return first { $0.lastAt?.unixSeconds ?? 0 }
        case .unread: return first { Int64($0.unreadCount) }
        case .stopped:
            return first { Int64($0.unreadSince) }.filter { $0.summary.lastReadAt != nil && $0.summary.unreadSince > 0 }
        case .name: return groups.sorted { $0.key.text < $1.key.text }
        }
    }

    func summary(of group: Group) throws -> NewsletterSummary {
        var summary = group.summary
        summary.senders = group.authors.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }.map(\.key.text)
        let latest: [Int64] = group.messages.reversed()
        summary.unsubscribe = try unsubscribe(latest)
        switch group.key {
        case .list(let list):
            summary.listID = list.text
            summary.name = ListNames(db: db).name(ofMessages: latest)
        case .named(let name, _): summary.name = name.text
        case .sender(let author): summary.name = try BestNames(db: db).of(author.text)
        }
        return summary
    }

    /// The ways that the newest message names: some addresses are good for one message only. Where it has no
    /// List-Unsubscribe, those before it are asked, and a link in a body counts where none of them has.
    private func unsubscribe(_ latest: [Int64]) throws -> UnsubscribeWays {
        var best = UnsubscribeWays(field: nil, post: nil, html: nil, text: "")
        for id in latest.prefix(Self.messagesAsked) {
            // A message whose rows a failing disk damaged is passed over.
            let row = try? db.row(
                """
                SELECT (SELECT value FROM headers h WHERE h.message_id = c.message_id \
                AND lower(h.name) = 'list-unsubscribe' LIMIT 1) AS field, \
                (SELECT value FROM headers h WHERE h.message_id = c.message_id \
                AND lower(h.name) = 'list-unsubscribe-post' LIMIT 1) AS post, c.html, c.text \
                FROM message_contents c WHERE c.message_id = ?
                """, [id])
            guard let row else { continue }
            let ways = UnsubscribeWays(
                field: String.fromDatabaseValue(row["field"]), post: String.fromDatabaseValue(row["post"]),
                html: String.fromDatabaseValue(row["html"]), text: String.fromDatabaseValue(row["text"]) ?? "")
            if !ways.web.isEmpty || !ways.mail.isEmpty { return ways }
            if best.isEmpty { best = ways }
        }
        return best
    }

    private static let messagesAsked = 5
}

extension NewsletterGroups.Group {
    /// Adds the message of a row, which is no older than those before.
    fileprivate mutating func add(_ row: Row, _ author: ExactText, isAnswered: Bool) {
        let date = row.dateTime("date")
        messages.append(row["message_id"])
        authors[author, default: 0] += 1
        summary.messageCount += 1
        summary.firstAt = summary.firstAt ?? date
        summary.lastAt = date
        summary.bytes += row["size"] as Int64
        if isAnswered { summary.answeredCount += 1 }
        if row["is_unread"] {
            summary.unreadCount += 1
            summary.unreadSince += 1
        } else if row["is_seen"] {
            summary.readCount += 1
            summary.lastReadAt = date
            summary.unreadSince = 0
        }
    }
}
