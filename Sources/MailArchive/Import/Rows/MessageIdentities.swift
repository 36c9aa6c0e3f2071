import Foundation
import GRDB
import MessageContent

/// Finds messages by their identities, and gives new ones their row ids, for the length of one import.
final class MessageIdentities {
    /// Those of a first import, until whose end there is no index of identities; nil where there is one.
    private var table: IdentityTable?
    private var lastRow: Int64?
    /// Messages in the table at the most: it takes some 50 MB then, and twice as much while it grows.
    private static let limit = 3_000_000

    /// - Parameter isFirst: whether the archive holds no message yet.
    init(isFirstImport isFirst: Bool) { table = isFirst ? IdentityTable() : nil }

    func message(_ identity: ContentHash, _ db: Database) throws -> KnownMessage? {
        guard let table else {
            return try db.row("SELECT message_id, sha256 FROM messages WHERE identity = ?", [Data(identity.bytes)])
                .flatMap(KnownMessage.init)
        }
        for row in table.candidates(identity) {
            let found = try db.row(
                "SELECT message_id, sha256 FROM messages WHERE message_id = ? AND identity = ?",
                [row, Data(identity.bytes)])
            if let message = found.flatMap(KnownMessage.init) { return message }
        }
        return nil
    }

    /// The row id of a new message, known before its row is written: what its other rows give is written in it.
    func newRow(_ identity: ContentHash, _ db: Database) throws -> Int64 {
        let row = try (lastRow ?? db.value("SELECT max(message_id) FROM messages") ?? 0) + 1
        lastRow = row
        table?.insert(identity, row)
        return row
    }

    /// Goes on with an index where there are too many messages for the table.
    func endBatch(_ db: Database) throws {
        guard let table, table.count >= Self.limit else { return }
        try Schema.buildIndexes(db)
        self.table = nil
    }
}
