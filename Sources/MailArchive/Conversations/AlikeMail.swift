import Foundation
import GRDB
import MessageAnalysis

/// Finds mail that looks like a person's but is laid out like other mail of its author (``Skeleton``), as mail is that
/// a program fills in from a template, and mail of authors none of whose mail is a reply. Neither is mail of people whom
/// the owner has written to.
struct AlikeMail {
    let db: Database

    /// A message's category by itself counts, not the one that the archive's knowledge gives it: else this very finding
    /// would keep the next pass from looking at the message.
    private static let looksPersonal = "coalesce(m.own_category, m.category) IN ('personal', 'unsure')"

    /// The columns of messages, by position for speed: the queries go through all mail.
    private enum Column { static let skeleton = 0, keys = 1, id = 2, author = 3 }

    struct Found {
        /// Messages that are laid out like others of their author.
        var alike: Set<Int64> = []
        /// Messages whose author has written several, and no reply.
        var oneWay: Set<Int64> = []
    }

    /// - Parameters:
    ///   - answered: authors whom the owner has written to.
    ///   - isPartial: whether to look at touched mail only (``TouchedMail``).
    func messages(without answered: Set<ExactText>, isPartial: Bool) throws -> Found {
        var authors: [ExactText: [(id: Int64, skeleton: UInt64?)]] = [:]
        let rows = try db.cursor(
            """
            SELECT m.skeleton, m.thread_keys, m.message_id, m.author FROM messages m \
            WHERE NOT m.is_outgoing AND \(Self.looksPersonal) \
            \(isPartial ? "AND m.message_id IN \(TouchedMail.affected)" : "")
            """)
        while let row = try rows.next() {
            let author = ExactText(row[Column.author])
            guard !answered.contains(author), !AlikeLayouts.isReply(PackedThreadKeys.keys(in: row[Column.keys]))
            else { continue }
            authors[author, default: []].append((row[Column.id], Self.skeleton(row)))
        }
        var found = Found()
        for (author, messages) in authors {
            let layouts = try layouts(of: author)
            for (id, skeleton) in messages where skeleton.map(layouts.areLike) ?? false { found.alike.insert(id) }
            if layouts.areOneWay { found.oneWay.formUnion(messages.map(\.id)) }
        }
        return found
    }

    private static func skeleton(_ row: Row) -> UInt64? {
        (row[Column.skeleton] as Int64?).map(UInt64.init(bitPattern:))
    }

    private func layouts(of author: ExactText) throws -> AlikeLayouts {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT DISTINCT m.skeleton, m.thread_keys, m.sha256 FROM addresses a \
                    CROSS JOIN message_addresses r ON r.address_id = a.address_id \
                    CROSS JOIN messages m ON m.message_id = r.message_id \
                    WHERE a.email = ? AND r.role IN ('from', 'author') AND m.author = a.email \
                    ORDER BY m.sha256
                    """), arguments: [author.text])
        var layouts = AlikeLayouts()
        while !layouts.isFull, let row = try rows.next() {
            layouts.add(Self.skeleton(row), PackedThreadKeys.keys(in: row[Column.keys]))
        }
        return layouts
    }
}
