import Foundation
import GRDB
import MailSources
import MessageContent

/// Writes and reads raw messages that the archive keeps itself.
struct RawRows {
    let db: Database

    func holds(_ messageID: Int64) throws -> Bool {
        try Bool.fetchOne(
            db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM raw_messages WHERE message_id = ?)"),
            arguments: [messageID]) ?? false
    }

    func insert(_ pieces: [RawPiece], of messageID: Int64) throws {
        for (position, piece) in pieces.enumerated() {
            try db.run(
                "INSERT OR IGNORE INTO raw_pieces (sha256, size, data) VALUES (?, ?, ?)",
                [Data(piece.hash.bytes), piece.size, Data(piece.data)])
            try db.run(
                """
                INSERT INTO raw_messages (message_id, position, piece_id) \
                SELECT ?, ?, piece_id FROM raw_pieces WHERE sha256 = ?
                """, [messageID, position, Data(piece.hash.bytes)])
        }
    }

    /// Keeps the message anew, in place of what was kept of it; pieces that are not as they were written are written again.
    func renew(_ pieces: [RawPiece], of messageID: Int64) throws {
        try remove(messageID)
        for piece in pieces {
            try db.run(
                "UPDATE raw_pieces SET size = ?2, data = ?3 WHERE sha256 = ?1 AND (size, data) IS NOT (?2, ?3)",
                [Data(piece.hash.bytes), piece.size, Data(piece.data)])
        }
        try insert(pieces, of: messageID)
    }

    /// Removes what is kept of the message, and pieces that no other message has.
    func remove(_ messageID: Int64) throws {
        let pieces = try Int64.fetchAll(
            db.cachedStatement(sql: "SELECT piece_id FROM raw_messages WHERE message_id = ?"), arguments: [messageID])
        try db.run("DELETE FROM raw_messages WHERE message_id = ?", [messageID])
        for piece in pieces {
            try db.run(
                """
                DELETE FROM raw_pieces WHERE piece_id = ?1 \
                AND NOT EXISTS (SELECT 1 FROM raw_messages WHERE piece_id = ?1)
                """, [piece])
        }
    }

    /// Nil where the archive does not keep the message.
    ///
    /// - Throws: ``Damage`` where a piece is not as it was written.
    func bytes(of messageID: Int64) throws -> [UInt8]? {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT p.piece_id, p.sha256, p.size, p.data FROM raw_messages m LEFT JOIN raw_pieces p USING (piece_id) \
                    WHERE m.message_id = ? ORDER BY m.position
                    """), arguments: [messageID])
        var bytes: [UInt8]?
        while let row = try rows.next() {
            guard let piece = Self.bytes(row) else { throw Damage() }
            if bytes == nil { bytes = piece } else { bytes?.append(contentsOf: piece) }
        }
        return bytes
    }

    /// What is kept is not as it was written.
    struct Damage: Error {}

    /// Accepts any SQLite type: a damaged file may hold text where an integer was written.
    private static func bytes(_ row: Row) -> [UInt8]? {
        guard let hash = Data.fromDatabaseValue(row[1]), let size = Int.fromDatabaseValue(row[2]),
            let data = Data.fromDatabaseValue(row[3]), size >= data.count, size <= MailReader.largestMessageBytes
        else { return nil }
        let bytes =
            data.count == size ? Array(data) : data.withUnsafeBytes { ZlibFormat.decompressed($0, size: size) }
        guard let bytes, RawCopy(bytes).id == ContentHash(bytes: hash) else { return nil }
        return bytes
    }

    // MARK: The setting

    /// Whether imports are to keep the raw messages.
    var isWanted: Bool {
        get throws { try String.fetchOne(db, sql: "SELECT value FROM archive_info WHERE key = 'raw'") == "kept" }
    }

    func setWanted(_ isWanted: Bool) throws {
        try db.execute(
            sql: "UPDATE archive_info SET value = ?1 WHERE key = 'raw' AND value <> ?1",
            arguments: [isWanted ? "kept" : "in sources"])
    }
}
