import Foundation
import GRDB
import MailSources
import MessageContent
import MessageFormat

/// What an id on the command line means.
public enum Identified: Sendable {
    case message(rowID: Int64, id: ContentHash)
    case conversation(rowID: Int64)
}

extension Archive {
    /// Finds the message or conversation whose id begins with `prefix`; a Message-ID names a message, too.
    ///
    /// - Returns: nil when there is none.
    /// - Throws: ``ArchiveError`` when the prefix is too short or fits several.
    public func find(_ prefix: String) throws -> Identified? {
        let wanted = prefix.trimmingCharacters("<> ")
        return try read { db in
            if wanted.contains("@") { return try Self.byMessageID(wanted, db) }
            guard wanted.count >= 6, wanted.count <= 64, wanted.utf8.allSatisfy(\.isHexDigit) else {
                throw ArchiveError("'\(prefix)' is no id: give at least 6 hexadecimal digits, or a Message-ID")
            }
            let found = try Self.byHash(wanted, db)
            guard found.count <= 1 else {
                throw ArchiveError("'\(prefix)' fits \(found.count) messages or conversations: give more digits")
            }
            return found.first
        }
    }

    private static func byMessageID(_ id: String, _ db: Database) throws -> Identified? {
        let row = try Row.fetchOne(
            db,
            sql:
                "SELECT message_id, sha256 FROM messages WHERE internet_id = ? ORDER BY duplicate_of IS NOT NULL, sha256",
            arguments: [id])
        return try row.flatMap(message)
    }

    private static func message(_ row: Row) throws -> Identified? {
        (row[1] as Data?).flatMap(ContentHash.init(bytes:)).map { .message(rowID: row[0], id: $0) }
    }

    private static func byHash(_ prefix: String, _ db: Database) throws -> [Identified] {
        let (low, high) = ContentHash.bounds(prefix: prefix)
        let messages = try Row.fetchAll(
            db,
            sql: """
                SELECT message_id, sha256 FROM messages WHERE sha256 >= :low AND sha256 <= :high \
                UNION SELECT message_id, sha256 FROM ledger WHERE sha256 >= :low AND sha256 <= :high \
                AND message_id IS NOT NULL LIMIT 9
                """,
            arguments: ["low": low, "high": high]
        ).compactMap(message)
        let conversations = try Int64.fetchAll(
            db,
            sql:
                "SELECT conversation_id FROM conversations WHERE participant_hash >= ? AND participant_hash <= ? LIMIT 9",
            arguments: [low, high]
        ).map(Identified.conversation)
        return messages + conversations
    }
}

/// One place where a message stands.
public struct StoredOrigin: Sendable {
    var containerID: Int64
    public var containerPath: String
    public var format: String
    public var state: String
    public var mailbox: String?
    /// Of the copy that stands there; the message's own, or another where a mailbox program changed it.
    public var id: ContentHash
    var origin: Origin

    public var path: String { origin.path }
    public var offset: Int64 { origin.offset }
    public var length: Int64 { origin.length }
    public var envelope: String? { origin.envelope }
}

extension Archive {
    /// Where a message stands, the places that are gone left out.
    public func origins(of rowID: Int64) throws -> [StoredOrigin] {
        try read { try Self.origins(of: rowID, $0) }
    }

    static func origins(of rowID: Int64, _ db: Database) throws -> [StoredOrigin] {
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT c.path, c.raw_path, c.format, l.path, l.raw_path, l.offset, l.length, l.quoting, l.state, b.name, \
                    l.envelope, coalesce(l.sha256, m.sha256), \
                    l.container_id FROM ledger l JOIN containers c USING (container_id) \
                    JOIN messages m USING (message_id) LEFT JOIN mailboxes b USING (mailbox_id) \
                    WHERE l.message_id = ? AND l.state <> 'gone' ORDER BY l.ledger_id
                    """), arguments: [rowID])
        return rows.map { row in
            let hasOwnFile = row[3] as String? != nil
            let raw = (hasOwnFile ? row[4] : row[1]) as Data?
            let origin = Origin(
                path: row[3] ?? row[0], rawPath: raw.map(Array.init), offset: row[5], length: row[6],
                mailbox: row[9] ?? "",
                envelope: row[10], quoting: MboxQuoting(rawValue: row[7]) ?? .none)
            return StoredOrigin(
                containerID: row[12], containerPath: row[0], format: row[2], state: row[8], mailbox: row[9],
                id: ContentHash(bytes: row[11] as Data) ?? .none, origin: origin)
        }
    }

    /// The raw bytes of a message, as the archive keeps them, or from the first of its sources that still holds them
    /// unchanged; another copy of it where only that is left, which a mailbox program made differ in its own header fields.
    ///
    /// - Parameters:
    ///   - id: of the message, or of the copy that is asked for.
    ///   - isRenewed: from a source only.
    public func rawCopy(_ rowID: Int64, id: ContentHash, isRenewed: Bool = false) throws -> RawCopy {
        let places = try origins(of: rowID)
        var reasons: [String] = []
        var isMissing = false
        var packed: RawCopy?
        do {
            if !isRenewed { packed = try packedCopy(rowID) }
        } catch let fault as ArchiveError {
            reasons.append(fault.description)
        }
        if let packed, packed.id == id { return packed }
        for place in places.filter({ $0.id == id }) + places.filter({ $0.id != id }) {
            do throws(SourceError) {
                let copy = RawCopy(try place.origin.load())
                if copy.id == place.id { return copy }
                reasons.append("\(place.path): holds other bytes at offset \(place.offset) now (import it again)")
            } catch {
                reasons.append(error.message)
                if error.kind == .notFound { isMissing = true }
            }
        }
        if let packed { return packed }
        if isMissing { reasons.append("if it has moved: letterbook relocate OLD NEW") }
        if reasons.isEmpty { reasons.append("it is in none of the archive's sources any more") }
        throw ArchiveError(
            "message \(id.hex.prefix(12)): its raw bytes are out of reach: \(reasons.joined(separator: "; "))")
    }

    /// The raw bytes of a message; see ``rawCopy(_:id:)``.
    public func rawMessage(_ rowID: Int64, id: ContentHash, isRenewed: Bool = false) throws -> [UInt8] {
        try rawCopy(rowID, id: id, isRenewed: isRenewed).bytes
    }
}
