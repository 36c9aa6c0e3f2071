import Foundation
import GRDB
import MailSources
import MessageContent

/// Writes and reads raw messages that the archive keeps itself.
struct RawRows {
    let db: Database

    func holds(_ messageID: Int64) throws -> Bool {
        try db.isTrue("SELECT EXISTS (SELECT 1 FROM raw_messages WHERE message_id = ?)", [messageID])
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

    /// Keeps these pieces of the message in place of those that were kept; damaged pieces are written again.
    func renew(_ pieces: [RawPiece], of messageID: Int64) throws {
        try remove(messageID)
        for piece in pieces {
            try db.run(
                "UPDATE raw_pieces SET size = ?2, data = ?3 WHERE sha256 = ?1 AND (size, data) IS NOT (?2, ?3)",
                [Data(piece.hash.bytes), piece.size, Data(piece.data)])
        }
        try insert(pieces, of: messageID)
    }

    /// Removes the message, with the pieces that no other message has.
    func remove(_ messageID: Int64) throws {
        let pieces: [Int64] = try db.values("SELECT piece_id FROM raw_messages WHERE message_id = ?", [messageID])
        try db.run("DELETE FROM raw_messages WHERE message_id = ?", [messageID])
        for piece in pieces {
            try db.run(
                """
                DELETE FROM raw_pieces WHERE piece_id = ?1 \
                AND NOT EXISTS (SELECT 1 FROM raw_messages WHERE piece_id = ?1)
                """, [piece])
        }
    }

    /// The bytes of the message; nil where the archive does not keep it.
    ///
    /// - Throws: ``Damage``.
    func bytes(of messageID: Int64) throws -> [UInt8]? {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT p.sha256, p.size, p.data FROM raw_messages m LEFT JOIN raw_pieces p USING (piece_id) \
                    WHERE m.message_id = ? ORDER BY m.position
                    """), arguments: [messageID])
        var bytes: [UInt8]?
        while let row = try rows.next() {
            guard let piece = Self.bytes(row) else { throw Damage() }
            if bytes == nil { bytes = piece } else { bytes?.append(contentsOf: piece) }
        }
        return bytes
    }

    /// A piece is not as it was written.
    struct Damage: Error {}

    /// Accepts any SQLite type: a damaged file may hold text where an integer was written.
    private static func bytes(_ row: Row) -> [UInt8]? {
        guard let hash = row.contentHash("sha256"), let size = Int.fromDatabaseValue(row["size"]),
            let data = Data.fromDatabaseValue(row["data"]), size >= data.count, size <= MailReader.largestMessageBytes
        else { return nil }
        let bytes =
            data.count == size ? Array(data) : data.withUnsafeBytes { ZlibFormat.decompressed($0, size: size) }
        guard let bytes, RawCopy(bytes).id == hash else { return nil }
        return bytes
    }

    // MARK: The setting

    /// Whether imports are to keep the raw messages.
    var isWanted: Bool {
        get throws { try db.isTrue("SELECT value = 'kept' FROM archive_info WHERE key = 'raw'") }
    }

    func setWanted(_ isWanted: Bool) throws {
        try db.execute(
            sql: "UPDATE archive_info SET value = ?1 WHERE key = 'raw' AND value <> ?1",
            arguments: [isWanted ? "kept" : "in sources"])
    }
}
