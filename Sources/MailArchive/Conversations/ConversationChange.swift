import Foundation
import GRDB
import MessageAnalysis
import MessageContent
import MessageFormat

/// Something that the user changed about conversations by hand. It stays through later imports, and can be undone.
public struct ConversationChange: Sendable, Equatable, JSONObject {
    /// What was done to ``conversation``.
    public enum Action: Sendable, Equatable {
        /// Its mail goes into the other.
        case merge(into: ConversationKey)
        /// A message, or all of its thread, becomes a conversation of its own.
        ///
        /// - Parameter message: its identity in hexadecimal.
        case split(message: String, isThread: Bool)
        /// The two are not shown as linked.
        case unlink(ConversationKey)

        /// The word for it in the archive and in JSON.
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

    /// Later changes have higher numbers.
    public var number: Int64
    /// The key of the conversation when the change was made.
    public var conversation: ConversationKey
    /// What was done to it.
    public var action: Action
    /// The id of the message of a split; nil where it is not there.
    public var messageID: String?
    /// The id that the conversation has today, if it holds mail.
    public var conversationID: String
    /// The id that the other conversation has today, if it holds mail; nil for a split.
    public var otherID: String?
    /// When the user made it.
    public var madeAt: DateTime

    /// 9999-12-31T23:59:59Z: a damaged file may hold any number.
    private static let latest: Int64 = 253_402_300_799

    /// A line of `letterbook conversations changes --json`.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("number", number)
        json.member("action", action.name)
        json.member("conversation", conversationID)
        json.member("kind", conversation.kind.rawValue)
        json.member("ids", conversation.ids)
        switch action {
        case .merge(let other), .unlink(let other):
            json.member("other", otherID)
            json.member("otherIds", other.ids)
        case .split(_, let isThread):
            json.member("message", messageID)
            json.member("isThread", isThread)
        }
        json.member("madeAt", madeAt.rfc3339)
    }

    /// All changes in the order in which they apply, without those that a damaged file made unreadable.
    static func all(_ db: Database) throws -> [ConversationChange] {
        try db.rows(
            """
            SELECT change_id, action, conversation, other, lower(hex(message)) AS identity, is_thread, made_at, \
            (SELECT lower(hex(sha256)) FROM messages m WHERE m.identity = c.message) AS message_hash, \
            lower(hex(conversation_hash)) AS own_hash, lower(hex(other_hash)) AS linked_hash \
            FROM conversation_changes c ORDER BY change_id
            """
        ) { ConversationChange($0) }.compactMap(\.self)
    }

    private init?(_ row: Row) {
        guard let conversation = Self.key(row["conversation"]) else { return nil }
        switch (String.fromDatabaseValue(row["action"]), Self.key(row["other"])) {
        case ("merge", let into?): action = .merge(into: into)
        case ("unlink", let linked?): action = .unlink(linked)
        case ("split", _):
            guard let message = String.fromDatabaseValue(row["identity"]) else { return nil }
            action = .split(message: message, isThread: (row["is_thread"] as DatabaseValue) == 1.databaseValue)
        default: return nil
        }
        self.conversation = conversation
        number = row["change_id"]
        messageID = row["message_hash"]
        conversationID = String((row["own_hash"] as String).prefix(12))
        otherID = (row["linked_hash"] as String?).flatMap { $0.isEmpty ? nil : String($0.prefix(12)) }
        madeAt = DateTime(unixSeconds: min(max(Int64.fromDatabaseValue(row["made_at"]) ?? 0, 0), Self.latest))
    }

    /// Notes a change, as made now.
    ///
    /// - Parameter key: of the conversation that it is made to.
    static func add(_ action: Action, to key: ConversationKey, _ db: Database) throws {
        var (message, isThread): (Data?, Bool) = (nil, false)
        if case .split(let identity, let wholeThread) = action {
            (message, isThread) = (Data(hex: identity), wholeThread)
        }
        try db.run(
            """
            INSERT INTO conversation_changes (action, conversation, other, message, is_thread, made_at, conversation_hash, \
            other_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                action.name, try encoded(key), try action.other.map(encoded), message, isThread,
                Int64(Date().timeIntervalSince1970), key.hash, action.other?.hash,
            ])
    }

    private static func encoded(_ key: ConversationKey) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(key), as: UTF8.self)
    }

    private static func key(_ value: DatabaseValue) -> ConversationKey? {
        String.fromDatabaseValue(value).flatMap { try? JSONDecoder().decode(ConversationKey.self, from: Data($0.utf8)) }
    }
}
