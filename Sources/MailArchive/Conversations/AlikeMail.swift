import Foundation
import GRDB
import MessageAnalysis

/// Finds what other mail of its author tells of doubtful mail, and of mail that looks like a person's: whether it is laid
/// out alike, as mail is that a program fills in from a template, whether any of it is a reply, and whether it says the
/// same each time. Mail of people whom the owner has written to is left out.
struct AlikeMail {
    let db: Database

    private static let category = KnowledgePass.ownCategory
    private static let looksPersonal = "\(category) IN ('personal', 'unsure')"
    /// A verdict of more confidence is not changed by what is found here.
    private static let doubtful = 0.83

    /// The columns of messages, by position for speed: the query goes through all mail.
    private enum Column { static let id = 0, author = 1, keys = 2, personal = 3, knowledge = 4 }

    /// Authors of more messages are left out: the mail of such senders is seldom doubtful, and all of it would have to be
    /// read whenever one message comes.
    private static let maximumMail = 2_000

    private struct Message {
        var id: Int64
        var looksPersonal: Bool
        /// The verdict on it alone is to be read to know whether it is doubtful.
        var isToBeAsked: Bool
    }

    /// What an author's other mail tells of each message; messages of which it tells nothing are left out.
    ///
    /// - Parameters:
    ///   - answered: authors whom the owner has written to.
    ///   - isPartial: whether to look at touched mail only (``TouchedMail``).
    func messages(without answered: Set<ExactText>, isPartial: Bool) throws -> [Int64: ArchiveKnowledge] {
        var authors: [ExactText: [Message]] = [:]
        let rows = try db.cursor(
            """
            SELECT m.message_id, m.author, m.thread_keys, \(Self.looksPersonal), m.knowledge FROM messages m WHERE NOT m.is_outgoing \
            AND (\(Self.looksPersonal) OR \(Self.category) IN ('transactional', 'newsletter') \
            AND (m.knowledge IS NOT NULL OR m.confidence < \(Self.doubtful))) \
            \(isPartial ? "AND m.message_id IN \(TouchedMail.affected)" : "")
            """)
        while let row = try rows.next() {
            let author = ExactText(String.fromDatabaseValue(row[Column.author]) ?? "")
            guard !answered.contains(author),
                !AlikeLayouts.isReply(PackedThreadKeys.keys(in: row[Column.keys] as DatabaseValue))
            else { continue }
            let looksPersonal = Bool.fromDatabaseValue(row[Column.personal]) ?? false
            let message = Message(
                id: row[Column.id], looksPersonal: looksPersonal,
                isToBeAsked: !looksPersonal && !row.hasNull(atIndex: Column.knowledge))
            authors[author, default: []].append(message)
        }
        var found: [Int64: ArchiveKnowledge] = [:]
        for (author, messages) in authors where try !isBusy(author) {
            let messages = try messages.filter { try !$0.isToBeAsked || isDoubtful($0.id) }
            guard !messages.isEmpty else { continue }
            let mail = try mail(of: author)
            for message in messages {
                guard let text = try self.message(message.id) else { continue }
                var knowledge = ArchiveKnowledge()
                mail.tell(text, looksPersonal: message.looksPersonal, &knowledge)
                if knowledge != ArchiveKnowledge() { found[message.id] = knowledge }
            }
        }
        return found
    }

    /// Whether changed messages may tell other things of the other mail of their author, whom the owner has not written
    /// to.
    ///
    /// - Parameter firstNew: the least row id of those that were not there before.
    func isToldAnew(_ author: ExactText, by changed: Set<Int64>, firstNew: Int64) throws -> Bool {
        let limit = Self.maximumMail + changed.count
        let count = try count(of: author, upTo: limit + 1)
        guard count <= limit else { return false }
        // It is too much since they came.
        guard count <= Self.maximumMail else { return true }
        // What a message told before it was changed is not known.
        guard changed.allSatisfy({ $0 >= firstNew }) else { return true }
        var hasChanged = false
        _ = try mail(of: author) { id in
            hasChanged = changed.contains(id)
            return !hasChanged
        }
        return hasChanged
    }

    private func isBusy(_ author: ExactText) throws -> Bool {
        try count(of: author, upTo: Self.maximumMail + 1) > Self.maximumMail
    }

    private func count(of author: ExactText, upTo limit: Int) throws -> Int {
        try db.count("SELECT count(*) FROM (SELECT 1 FROM messages WHERE author = ? LIMIT ?)", [author.text, limit])
    }

    /// Whether the verdict on the message alone leaves doubt.
    private func isDoubtful(_ message: Int64) throws -> Bool {
        let stored: String? = try db.value("SELECT verdict FROM message_contents WHERE message_id = ?", [message])
        return stored.flatMap(StoredVerdict.read).map { $0.confidence < Self.doubtful } ?? false
    }

    /// The mail of an author.
    ///
    /// - Parameter goesOn: asked with each message that is no copy; where it says no, the rest is left out.
    private func mail(of author: ExactText, while goesOn: (Int64) -> Bool = { _ in true }) throws -> AuthorMail {
        // Only few of an author's messages may be needed: their wide columns are read one by one.
        let ids = try Int64.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT DISTINCT m.message_id FROM addresses a \
                    CROSS JOIN message_addresses r ON r.address_id = a.address_id \
                    CROSS JOIN messages m ON m.message_id = r.message_id \
                    WHERE a.email = ? AND r.role IN ('from', 'author') AND m.author = a.email ORDER BY m.sha256
                    """), arguments: [author.text])
        var mail = AuthorMail()
        while !mail.isFull, let id = try ids.next() {
            if let message = try message(id), mail.add(message), !goesOn(id) { break }
        }
        return mail
    }

    private func message(_ id: Int64) throws -> AuthorMail.Message? {
        try db.row("SELECT skeleton, thread_keys, preview FROM messages WHERE message_id = ?", [id]).map { row in
            AuthorMail.Message(
                skeleton: Int64.fromDatabaseValue(row[0]).map(UInt64.init(bitPattern:)),
                keys: PackedThreadKeys.keys(in: row[1] as DatabaseValue),
                preview: String.fromDatabaseValue(row[2]) ?? "")
        }
    }
}
