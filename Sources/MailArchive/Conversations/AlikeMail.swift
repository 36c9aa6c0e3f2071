import Foundation
import GRDB
import MessageAnalysis

/// Finds mail that looks like a person's but is laid out like other mail of its author (``Skeleton``), as mail is that
/// a program fills in from a template. Replies are never such mail, nor is mail of people whom the owner has written
/// to.
struct AlikeMail {
    let db: Database

    /// Other messages of its author that a message must be like.
    private static let minimumOthers = 3
    /// Messages of one author that are looked at.
    private static let maximumMessages = 1_000

    /// A message's category by itself counts, not the one that the archive's knowledge gives it: else this very finding
    /// would keep the next pass from looking at the message.
    private static let looksPersonal = "coalesce(m.own_category, m.category) IN ('personal', 'unsure')"

    /// The columns of messages, by position for speed: the queries go through all mail.
    private enum Column { static let skeleton = 0, keys = 1, id = 2, author = 3 }

    /// - Parameters:
    ///   - answered: authors whom the owner has written to.
    ///   - isPartial: whether to look at touched mail only (``TouchedMail``).
    func messages(without answered: Set<ExactText>, isPartial: Bool) throws -> Set<Int64> {
        var authors: [ExactText: [(id: Int64, skeleton: UInt64)]] = [:]
        let rows = try db.cursor(
            """
            SELECT m.skeleton, m.thread_keys, m.message_id, m.author FROM messages m \
            WHERE m.skeleton IS NOT NULL AND NOT m.is_outgoing AND \(Self.looksPersonal) \
            \(isPartial ? "AND m.message_id IN \(TouchedMail.affected)" : "")
            """)
        while let row = try rows.next() {
            let author = ExactText(row[Column.author])
            guard !answered.contains(author), !Self.isReply(PackedThreadKeys.keys(in: row[Column.keys]))
            else { continue }
            authors[author, default: []].append((row[Column.id], UInt64(bitPattern: row[Column.skeleton] as Int64)))
        }
        var result: Set<Int64> = []
        for (author, messages) in authors {
            let all = try skeletons(of: author)
            // A message is among its author's, and like itself: hence one more.
            guard all.count > Self.minimumOthers else { continue }
            for message in messages {
                let alike = all.lazy.filter { Skeleton.areAlike($0, message.skeleton) }.prefix(Self.minimumOthers + 1)
                if alike.count > Self.minimumOthers { result.insert(message.id) }
            }
        }
        return result
    }

    /// Layouts of the author's mail but for replies. Copies count once, by Message-ID and subject: they are linked only
    /// after this. Of an author of much mail the messages with the least hashes are taken, so that the order of import
    /// does not matter.
    private func skeletons(of author: ExactText) throws -> [UInt64] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT DISTINCT m.skeleton, m.thread_keys, m.sha256 FROM addresses a \
                    CROSS JOIN message_addresses r ON r.address_id = a.address_id \
                    CROSS JOIN messages m ON m.message_id = r.message_id \
                    WHERE a.email = ? AND r.role IN ('from', 'author') AND m.author = a.email AND m.skeleton IS NOT NULL \
                    ORDER BY m.sha256
                    """), arguments: [author.text])
        var skeletons: [UInt64] = []
        var seen: Set<[ThreadKey]> = []
        while let row = try rows.next(), skeletons.count < Self.maximumMessages {
            let keys = PackedThreadKeys.keys(in: row[Column.keys]).filter { $0.role != .provider }
            guard !Self.isReply(keys) else { continue }
            if keys.first?.role == .own, !seen.insert(keys).inserted { continue }
            skeletons.append(UInt64(bitPattern: row[Column.skeleton] as Int64))
        }
        return skeletons
    }

    private static func isReply(_ keys: [ThreadKey]) -> Bool {
        keys.contains { $0.role == .reference || $0.role == .inReplyTo }
    }
}
