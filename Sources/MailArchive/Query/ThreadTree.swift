import Foundation
import GRDB
import MessageAnalysis
import MessageContent

/// What a stored message answers.
public struct StoredParent: Sendable {
    /// The message, or the nearest above it that is there; nil where none is.
    public var id: ContentHash?
    /// What says so.
    public var link: ReplyForest.Link
    /// Messages between the two, or above it, that are not there.
    public var missing: Int

    static let columns = """
        (SELECT p.sha256 FROM messages p WHERE p.message_id = m.parent_id) AS parent, m.parent_link, m.missing_parents
        """

    /// Nil for a message that answers nothing.
    init?(_ row: Row) {
        guard let link = String.fromDatabaseValue(row["parent_link"]).flatMap(ReplyForest.Link.init) else { return nil }
        self.link = link
        id = Data.fromDatabaseValue(row["parent"]).flatMap(ContentHash.init(bytes:))
        missing = Int.fromDatabaseValue(row["missing_parents"]) ?? 0
    }
}

/// One line of a thread: a message, or messages that are missing.
public struct ThreadRow: Sendable {
    /// Nil where messages are missing.
    public var message: Int64?
    /// How many are missing, one answering the other.
    public var missing: Int
    /// 0 for what answers nothing.
    public var depth: Int
}

extension Archive {
    /// A thread as its reply trees, each message before its answers; copies left out.
    public func threadRows(_ threadID: Int64) throws -> [ThreadRow] {
        try read { db in
            let mail = try ThreadMail(db, thread: threadID)
            var forest = ReplyForest(count: mail.count) { mail.keys(of: $0) }
            let numbers = Dictionary(mail.messages.enumerated().map { ($1.id, $0) }) { first, _ in first }
            forest.add(
                guesses: mail.messages.enumerated().compactMap { number, row in
                    guard row.place.link == .subject, let parent = row.place.parent.flatMap({ numbers[$0] }) else {
                        return nil
                    }
                    return (number, parent)
                })
            return forest.rows().compactMap { row in
                if let number = row.message, mail.messages[number].isCopy { return nil }
                return ThreadRow(
                    message: row.message.map { mail.messages[$0].id }, missing: row.missing, depth: row.depth)
            }
        }
    }
}
