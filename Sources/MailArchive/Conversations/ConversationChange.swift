import Foundation
import GRDB
import MessageAnalysis
import MessageFormat

/// Something that the user changed about conversations by hand. It stays through later imports, and can be undone.
public struct ConversationChange: Sendable, Equatable {
    public enum Action: Sendable, Equatable {
        /// Its mail goes into the other.
        case merge(into: ConversationKey)
        /// A message, or all of its thread, becomes a conversation of its own.
        ///
        /// - Parameter message: its identity in hexadecimal.
        case split(message: String, isThread: Bool)
        /// The two are not shown as linked.
        case unlink(ConversationKey)

        public var name: String {
            switch self {
            case .merge: "merge"
            case .split: "split"
            case .unlink: "unlink"
            }
        }

        /// The other conversation; nil for a split.
        var other: ConversationKey? {
            switch self {
            case .merge(let key), .unlink(let key): key
            case .split: nil
            }
        }
    }

    public var number: Int64
    public var conversation: ConversationKey
    public var action: Action
    /// The id of the message of a split; nil where it is not there.
    public var messageID: String?
    /// The ids that the conversations have today, if they hold mail.
    public var conversationID: String
    public var otherID: String?
    public var madeAt: DateTime

    /// The year 9999 ends.
    private static let latest: Int64 = 253_402_300_799

    /// In the order in which they apply; what a disk made unreadable is passed over.
    static func all(_ db: Database) throws -> [ConversationChange] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT change_id, action, conversation, other, lower(hex(message)), is_thread, made_at, \
                (SELECT lower(hex(sha256)) FROM messages m WHERE m.identity = conversation_changes.message), \
                lower(hex(conversation_hash)), lower(hex(other_hash)) FROM conversation_changes ORDER BY change_id
                """
        ).compactMap(ConversationChange.init)
    }

    private init?(_ row: Row) {
        guard let conversation = Self.key(row[2]) else { return nil }
        let other = Self.key(row[3])
        switch (String.fromDatabaseValue(row[1]), other) {
        case ("merge", let into?): action = .merge(into: into)
        case ("unlink", let linked?): action = .unlink(linked)
        case ("split", _):
            guard let message = String.fromDatabaseValue(row[4]) else { return nil }
            action = .split(message: message, isThread: row[5] == DatabaseValue(value: 1))
        default: return nil
        }
        self.conversation = conversation
        number = row[0]
        messageID = row[7]
        conversationID = String((row[8] as String).prefix(12))
        otherID = (row[9] as String?).flatMap { $0.isEmpty ? nil : String($0.prefix(12)) }
        madeAt = DateTime(unixSeconds: min(max(Int64.fromDatabaseValue(row[6]) ?? 0, 0), Self.latest))
    }

    private static func key(_ value: DatabaseValue) -> ConversationKey? {
        String.fromDatabaseValue(value).flatMap { try? JSONDecoder().decode(ConversationKey.self, from: Data($0.utf8)) }
    }
}
