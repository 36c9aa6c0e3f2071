import Foundation
import GRDB
import MessageAnalysis

/// Finds what other mail of its author tells of doubtful mail, and of mail that looks like a person's: whether it is laid
/// out alike, as mail is that a program fills in from a template, whether any of it is a reply, and whether it says the
/// same each time. Mail of people whom the owner has written to is left out.
struct AlikeMail {
    let db: Database

    /// A message's category by itself counts, not the one that the archive's knowledge gives it: else this very finding
    /// would keep the next pass from looking at the message.
    private static let category = "coalesce(m.own_category, m.category)"
    private static let looksPersonal = "\(category) IN ('personal', 'unsure')"
    /// A verdict of more confidence is not changed by what is found here.
    private static let doubtful = 0.83

    /// The columns of messages, by position for speed: the queries go through all mail.
    private enum Column {
        static let skeleton = 0, keys = 1, preview = 2, id = 3, author = 4, personal = 5, confidence = 6, knowledge = 7
    }

    private struct Doubtful {
        var id: Int64
        var looksPersonal: Bool
    }

    /// What was found of messages of which something was.
    ///
    /// - Parameters:
    ///   - answered: authors whom the owner has written to.
    ///   - isPartial: whether to look at touched mail only (``TouchedMail``).
    func messages(without answered: Set<ExactText>, isPartial: Bool) throws -> [Int64: ArchiveKnowledge] {
        var authors: [ExactText: [Doubtful]] = [:]
        let rows = try db.cursor(
            """
            SELECT NULL, m.thread_keys, NULL, m.message_id, m.author, \(Self.looksPersonal), m.confidence, m.knowledge \
            FROM messages m WHERE NOT m.is_outgoing \
            AND (\(Self.looksPersonal) OR \(Self.category) IN ('transactional', 'newsletter') \
            AND (m.knowledge IS NOT NULL OR m.confidence < \(Self.doubtful))) \
            \(isPartial ? "AND m.message_id IN \(TouchedMail.affected)" : "")
            """)
        while let row = try rows.next() {
            let author = ExactText(row[Column.author])
            let message = Doubtful(id: row[Column.id], looksPersonal: row[Column.personal])
            guard !answered.contains(author), !AlikeLayouts.isReply(PackedThreadKeys.keys(in: row[Column.keys])),
                try message.looksPersonal || row[Column.knowledge] == nil || isDoubtful(message.id)
            else { continue }
            authors[author, default: []].append(message)
        }
        var found: [Int64: ArchiveKnowledge] = [:]
        for (author, messages) in authors {
            let mail = try mail(of: author)
            for message in messages {
                guard let row = try db.row(Self.select("messages m WHERE m.message_id = ?"), [message.id]) else {
                    continue
                }
                var knowledge = ArchiveKnowledge()
                mail.tell(Self.message(row), looksPersonal: message.looksPersonal, &knowledge)
                if knowledge != ArchiveKnowledge() { found[message.id] = knowledge }
            }
        }
        return found
    }

    /// Whether the verdict on the message alone leaves doubt.
    private func isDoubtful(_ message: Int64) throws -> Bool {
        let stored: String? = try db.value("SELECT verdict FROM message_contents WHERE message_id = ?", [message])
        return stored.flatMap(StoredVerdict.read).map { $0.confidence < Self.doubtful } ?? false
    }

    private func mail(of author: ExactText) throws -> AuthorMail {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: Self.select(
                    """
                    addresses a CROSS JOIN message_addresses r ON r.address_id = a.address_id \
                    CROSS JOIN messages m ON m.message_id = r.message_id \
                    WHERE a.email = ? AND r.role IN ('from', 'author') AND m.author = a.email ORDER BY m.sha256
                    """)), arguments: [author.text])
        var mail = AuthorMail()
        while !mail.isFull, let row = try rows.next() { mail.add(Self.message(row)) }
        return mail
    }

    private static func select(_ from: String) -> String {
        "SELECT DISTINCT m.skeleton, m.thread_keys, m.preview, m.sha256 FROM " + from
    }

    private static func message(_ row: Row) -> AuthorMail.Message {
        AuthorMail.Message(
            skeleton: (row[Column.skeleton] as Int64?).map(UInt64.init(bitPattern:)),
            keys: PackedThreadKeys.keys(in: row[Column.keys]), preview: row[Column.preview])
    }
}
