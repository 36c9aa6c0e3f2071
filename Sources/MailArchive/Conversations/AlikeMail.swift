import Foundation
import GRDB
import MessageAnalysis

/// Mail that looks like a person's but is laid out like other mail of its author (``Skeleton``), as what a machine fills in
/// is. Replies are none, and nobody whom the owner has written to is asked about.
struct AlikeMail {
    let db: Database

    /// Others that it must be like.
    private static let minimumOthers = 3
    /// Messages of one author that are looked at.
    private static let maximumMessages = 1_000

    /// Of each message the category that it has by itself counts: what this makes of it must not change what is asked about.
    private static let looksPersonal = "coalesce(m.own_category, m.category) IN ('personal', 'unsure')"

    func messages(without answered: Set<ExactText>) throws -> Set<Int64> {
        var authors: [ExactText: [(id: Int64, skeleton: UInt64)]] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT m.message_id, m.author, m.skeleton, m.thread_keys FROM messages m \
                WHERE m.skeleton IS NOT NULL AND NOT m.is_outgoing AND \(Self.looksPersonal)
                """)
        while let row = try rows.next() {
            let author = ExactText(row[1])
            guard !answered.contains(author), !Self.isReply(PackedThreadKeys.keys(in: row[3])) else { continue }
            authors[author, default: []].append((row[0], UInt64(bitPattern: row[2] as Int64)))
        }
        var result: Set<Int64> = []
        for (author, messages) in authors {
            let all = try skeletons(of: author)
            // Each is like itself.
            guard all.count > Self.minimumOthers else { continue }
            for message in messages {
                let alike = all.lazy.filter { Skeleton.areAlike($0, message.skeleton) }.prefix(Self.minimumOthers + 1)
                if alike.count > Self.minimumOthers { result.insert(message.id) }
            }
        }
        return result
    }

    /// Of the author's mail that begins something, of one Message-ID and subject once: copies are yet to be linked. Of much
    /// mail the least by hash, whatever came in first.
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
            let keys = PackedThreadKeys.keys(in: row[1]).filter { $0.role != .provider }
            guard !Self.isReply(keys) else { continue }
            if keys.first?.role == .own, !seen.insert(keys).inserted { continue }
            skeletons.append(UInt64(bitPattern: row[0] as Int64))
        }
        return skeletons
    }

    private static func isReply(_ keys: [ThreadKey]) -> Bool {
        keys.contains { $0.role == .reference || $0.role == .inReplyTo }
    }
}
