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
    ///   - query: which messages.
    ///   - order: by what they are sorted.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func newsletters(
        _ query: SearchQuery, order: NewsletterOrder = .count, reversed: Bool = false, limit: Int? = nil,
        offset: Int = 0
    ) throws -> [NewsletterSummary] {
        try read { db in
            let groups = try NewsletterGroups(query, db)
            let all = groups.sorted(by: order)
            return try (reversed ? all.reversed() : all).dropFirst(offset).prefix(limit ?? .max).map(groups.summary)
        }
    }
}

extension Archive {
    /// How many newsletters there are: as many as ``newsletters(_:order:limit:offset:)`` gives of all mail.
    ///
    /// - Throws: ``ArchiveError``.
    package func newsletterCount() throws -> Int { try read { try NewsletterGroups(.all, $0).groups.count } }
}

/// Puts counts of mail by author and list together to newsletters.
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

    /// The newsletters of one author on one list.
    struct Issues {
        var author: ExactText
        /// "" where they came through none.
        var list: ExactText
        /// The name that the author is best known by.
        var name: String?
        var counts: AuthorCounts

        init(_ key: AuthorCounts.Key, _ counts: AuthorCounts, _ db: Database) throws {
            (author, list, self.counts) = (key.author, key.list, counts)
            name = try db.value("SELECT name FROM addresses WHERE email = ?", [author.text])
        }

        var named: Key? {
            guard let name, name.contains(where: \.isLetter) else { return nil }
            let domain = NormalisedAddress(normalised: author.text).domain
            return .named(ExactText(name), domain: ExactText(String(domain)))
        }
    }

    struct Group {
        let key: Key
        var issues: [Issues] = []
        /// The numbers and dates.
        var summary = NewsletterSummary()
    }

    private let db: Database
    /// On messages m.
    private var condition = "1"
    private var arguments: StatementArguments = []
    fileprivate var groups: [Group] = []

    init(_ query: SearchQuery, _ db: Database) throws {
        self.db = db
        var issues: [Issues] = []
        if try query != .all || !DerivedRows(db: db).areCurrent {
            var compiler = SearchCompiler(db)
            condition = "m.category = 'newsletter' AND \(try compiler.messages(query))"
            arguments = compiler.arguments
            try AuthorCounts.count(where: condition, arguments: arguments, db) { issues.append(try Issues($0, $1, db)) }
        } else {
            let kept = try AuthorCounts.kept(where: "category = 'newsletter'", db)
            while let (key, counts) = try kept.next() { issues.append(try Issues(key, counts, db)) }
        }
        let lists = Self.sharedLists(issues)
        let changing = Self.changingSenders(issues)
        var indices: [Key: Int] = [:]
        for entry in issues {
            let named = entry.named.flatMap { changing.contains($0) ? $0 : nil }
            let key = lists.contains(entry.list) ? .list(entry.list) : named ?? .sender(entry.author)
            let index = indices[key] ?? groups.count
            if index == groups.count {
                indices[key] = index
                groups.append(Group(key: key))
            }
            groups[index].issues.append(entry)
        }
        for index in groups.indices { try summarise(&groups[index]) }
    }

    private static func sharedLists(_ issues: [Issues]) -> Set<ExactText> {
        let authors = Dictionary(grouping: issues, by: \.list).mapValues { Set($0.map(\.author)).count }
        return Set(authors.filter { $0.value > 1 && !$0.key.text.isEmpty }.keys)
    }

    /// Senders that write from more than one address of their domain, and with each less than two messages on average.
    private static func changingSenders(_ issues: [Issues]) -> Set<Key> {
        var counts: [Key: (authors: Set<ExactText>, messages: Int)] = [:]
        for entry in issues {
            guard let key = entry.named else { continue }
            counts[key, default: ([], 0)].authors.insert(entry.author)
            counts[key, default: ([], 0)].messages += entry.counts.messages
        }
        return Set(counts.filter { $1.authors.count > 1 && $1.authors.count * 2 > $1.messages }.keys)
    }

    private func summarise(_ group: inout Group) throws {
        let lastReadAt = group.issues.compactMap(\.counts.lastRead).max()
        for entry in group.issues {
            group.summary.messageCount += entry.counts.messages
            group.summary.readCount += entry.counts.read
            group.summary.unreadCount += entry.counts.unread
            group.summary.answeredCount += entry.counts.answered
            group.summary.bytes += entry.counts.size
            // Where an issue of another author was read later, only what came after that counts.
            let isLatest = entry.counts.lastRead == lastReadAt
            group.summary.unreadSince += isLatest ? entry.counts.unreadSince : try unread(entry, since: lastReadAt)
        }
        group.summary.firstAt = group.issues.compactMap(\.counts.first).min().map { DateTime(unixSeconds: $0) }
        group.summary.lastAt = group.issues.compactMap(\.counts.last).max().map { DateTime(unixSeconds: $0) }
        group.summary.lastReadAt = lastReadAt.map { DateTime(unixSeconds: $0) }
    }

    private func unread(_ entry: Issues, since time: Int64?) throws -> Int {
        guard entry.counts.unread > 0, let time, entry.counts.last ?? .min > time else { return 0 }
        return try db.count(
            AuthorCounts.unreadNewsletters(where: condition), [entry.author.text, entry.list.text, time] + arguments)
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
        let authors = group.issues.reduce(into: [ExactText: Int]()) { $0[$1.author, default: 0] += $1.counts.messages }
        summary.senders = authors.sorted { ($1.value, $0.key.text) < ($0.value, $1.key.text) }.map(\.key.text)
        let latest = try latest(of: group)
        summary.unsubscribe = try unsubscribe(latest)
        switch group.key {
        case .list(let list):
            summary.listID = list.text
            summary.name = ListNames(db: db).name(ofMessages: latest)
        case .named(let name, _): summary.name = name.text
        case .sender: summary.name = group.issues.first?.name
        }
        return summary
    }

    /// Row ids of the newest messages, the latest first.
    private func latest(of group: Group) throws -> [Int64] {
        // The authors whose last message is among the newest wrote all of the newest.
        let authors = group.issues.sorted { $1.counts.last ?? .min < $0.counts.last ?? .min }.prefix(Self.messagesAsked)
        let found = try authors.flatMap { entry in
            try db.rows(
                """
                SELECT m.message_id, m.date FROM messages m WHERE m.author = ? AND m.category = 'newsletter' \
                AND NOT m.is_outgoing AND coalesce(m.list_id, '') = ? AND m.duplicate_of IS NULL AND \(condition) \
                ORDER BY m.date DESC, m.sha256 DESC LIMIT \(Self.messagesAsked)
                """, [entry.author.text, entry.list.text] + arguments
            ) { (id: $0[0] as Int64, date: $0[1] as Int64?) }
        }
        return found.sorted { $1.date ?? .min < $0.date ?? .min }.prefix(Self.messagesAsked).map(\.id)
    }

    /// The ways that the newest message names: some addresses are good for one message only. Where it has no
    /// List-Unsubscribe, those before it are asked, and a link in a body counts where none of them has.
    private func unsubscribe(_ latest: [Int64]) throws -> UnsubscribeWays {
        var best = UnsubscribeWays(field: nil, post: nil, html: nil, text: "")
        for id in latest {
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
