import Foundation
import GRDB
import MessageAnalysis
import MessageContent

/// The message that a stored message answers.
public struct StoredParent: Sendable {
    /// Hash of that message, or of the nearest above it that the archive has; nil where it has none.
    public var id: ContentHash?
    /// How the answer names it.
    public var link: ReplyForest.Link
    /// Messages that the archive lacks between the two, or above the answer where it has none of them.
    public var missing: Int

    /// How the answer names it, in words.
    package var linkText: String {
        switch link {
        case .references: "by its References"
        case .inReplyTo: "by its In-Reply-To"
        case .others: "by the References of other messages"
        case .subject: "a guess: the same subject, at most 30 days before, to its author or on the same list"
        }
    }

    static let columns = """
        (SELECT p.sha256 FROM messages p WHERE p.message_id = m.parent_id) AS parent, m.parent_link, m.missing_parents
        """

    /// Nil for a message that answers nothing.
    init?(_ row: Row) {
        guard let link = String.fromDatabaseValue(row["parent_link"]).flatMap(ReplyForest.Link.init) else { return nil }
        self.link = link
        id = row.contentHash("parent")
        missing = Int.fromDatabaseValue(row["missing_parents"]) ?? 0
    }
}

/// One line of a thread: a message, or messages that are missing.
public struct ThreadRow: Sendable {
    /// Row id of the message; nil where messages are missing.
    public var message: Int64?
    /// How many are missing in a row, each answering the one before.
    public var missing: Int
    /// Steps down from the message that answers nothing, which has 0.
    public var depth: Int
    /// Whether the message stands here by its subject alone.
    public var isGuess: Bool
}

extension Archive {
    /// A thread as its reply trees, each message before its answers; copies left out.
    ///
    /// - Throws: ``ArchiveError``.
    public func threadRows(_ threadID: Int64) throws -> [ThreadRow] {
        try read { db in
            let mail = try ThreadMail(db, .thread(threadID))
            var forest = ReplyForest(count: mail.count) { mail.keys(of: $0) }
            // Of all messages, by row id.
            let numbers = Dictionary(mail.messages.enumerated().map { ($1.id, $0) }) { first, _ in first }
            let guesses = try db.rows(
                "SELECT message_id, parent_id FROM messages WHERE thread_id = ? AND parent_link = ? ORDER BY message_id",
                [threadID, ReplyForest.Link.subject.rawValue]
            ) { (Int64.fromDatabaseValue($0[0]), Int64.fromDatabaseValue($0[1])) }
            forest.add(
                guesses: guesses.compactMap { message, parent in
                    guard let message = message.flatMap({ numbers[$0] }), let parent = parent.flatMap({ numbers[$0] })
                    else { return nil }
                    return (message, parent)
                })
            let guessed = Set(guesses.compactMap(\.0))
            return forest.rows().compactMap { row in
                let message = row.message.map { mail.messages[$0] }
                guard message?.isCopy != true else { return nil }
                return ThreadRow(
                    message: message?.id, missing: row.missing, depth: row.depth,
                    isGuess: message.map { guessed.contains($0.id) } ?? false)
            }
        }
    }
}
