import Foundation
import GRDB
import MailSources
import MessageContent
import MessageFormat

/// What an id names.
public enum Identified: Sendable, Equatable {
    /// A message by its row.
    ///
    /// - Parameter id: hash of the message, or of the copy of it that was named.
    case message(rowID: Int64, id: ContentHash)
    /// A conversation by its row.
    case conversation(rowID: Int64)
}

extension Archive {
    /// Finds the message or conversation whose id begins with `prefix`, or the message with that Message-ID.
    ///
    /// - Parameter prefix: 6 to 64 hexadecimal digits, or a Message-ID with or without angle brackets.
    /// - Returns: nil when there is none.
    /// - Throws: ``ArchiveError`` when the prefix is too short or fits several.
    public func find(_ prefix: String) throws -> Identified? {
        let wanted = prefix.trimmingCharacters("<> ")
        return try read { db in
            if wanted.contains("@") { return try Self.byMessageID(wanted, db) }
            guard wanted.isHexadecimal(6...64) else {
                throw ArchiveError("'\(prefix)' is no id: give at least 6 hexadecimal digits, or a Message-ID")
            }
            let found = try Self.byHash(wanted, db)
            guard found.count <= 1 else {
                throw ArchiveError("'\(prefix)' fits \(found.count) messages or conversations: give more digits")
            }
            return try found.first ?? Self.merged(wanted, db)
        }
    }

    /// The conversation into which the one with such an id was merged: links to it still lead somewhere.
    private static func merged(_ prefix: String, _ db: Database) throws -> Identified? {
        let (low, high) = ContentHash.bounds(prefix: prefix)
        let found: [Int64] = try db.values(
            """
            WITH RECURSIVE targets (hash) AS ( \
            SELECT other_hash FROM conversation_changes WHERE action = 'merge' AND conversation_hash BETWEEN ? AND ? \
            UNION SELECT c.other_hash FROM targets JOIN conversation_changes c ON c.conversation_hash = targets.hash \
            WHERE c.action = 'merge') \
            SELECT conversation_id FROM conversations WHERE participant_hash IN (SELECT hash FROM targets) LIMIT 2
            """, [low, high])
        return found.count == 1 ? .conversation(rowID: found[0]) : nil
    }

    private static func byMessageID(_ id: String, _ db: Database) throws -> Identified? {
        try db.rows(
            "SELECT message_id, sha256 FROM messages WHERE internet_id = ? ORDER BY duplicate_of IS NOT NULL, sha256",
            [id], identified
        ).compactMap { $0 }.first
    }

    private static func identified(_ row: Row) -> Identified? {
        row.contentHash("sha256").map { .message(rowID: row["message_id"], id: $0) }
    }

    private static func byHash(_ prefix: String, _ db: Database) throws -> [Identified] {
        let (low, high) = ContentHash.bounds(prefix: prefix)
        let messages = try db.rows(
            """
            SELECT message_id, sha256 FROM messages WHERE sha256 >= :low AND sha256 <= :high \
            UNION SELECT message_id, sha256 FROM ledger WHERE sha256 >= :low AND sha256 <= :high \
            AND message_id IS NOT NULL LIMIT 9
            """, ["low": low, "high": high], identified)
        let conversations: [Int64] = try db.values(
            "SELECT conversation_id FROM conversations WHERE participant_hash >= ? AND participant_hash <= ? LIMIT 9",
            [low, high])
        return messages.compactMap { $0 } + conversations.map(Identified.conversation)
    }
}

/// One place where a message stands.
public struct StoredOrigin: Sendable {
    var containerID: Int64
    /// mbox, maildir, mh, eml, emlx, mmdf, mbx, becky, mdbox or sdbox.
    public var format: String
    /// imported, or duplicate where the archive had the message before.
    public var state: String
    /// The folder; nil where the source named none.
    public var mailbox: String?
    /// Hash of the copy that stands there: the message's own, or another where a mailbox program added header fields.
    public var id: ContentHash
    var origin: Origin

    /// Absolute path of the file.
    public var path: String { origin.path }
    /// Bytes before the message in the file.
    public var offset: Int64 { origin.offset }
    /// In bytes, with the source's quoting.
    public var length: Int64 { origin.length }
    /// The mbox From line.
    public var envelope: String? { origin.envelope }
}

extension Archive {
    /// The places where a message stands, without those that a later import found it gone from.
    ///
    /// - Throws: ``ArchiveError``.
    public func origins(of rowID: Int64) throws -> [StoredOrigin] {
        try read { try Self.origins(of: rowID, $0) }
    }

    static func origins(of rowID: Int64, _ db: Database) throws -> [StoredOrigin] {
        // A message in a folder has a file of its own, other messages stand in the container's.
        try db.rows(
            """
            SELECT l.container_id, c.format, coalesce(l.path, c.path) AS file, \
            iif(l.path IS NULL, c.raw_path, l.raw_path) AS raw_file, l.offset, l.length, l.quoting, l.state, \
            b.name AS mailbox, l.envelope, coalesce(l.sha256, m.sha256) AS hash \
            FROM ledger l JOIN containers c USING (container_id) \
            JOIN messages m USING (message_id) LEFT JOIN mailboxes b USING (mailbox_id) \
            WHERE l.message_id = ? AND l.state <> 'gone' ORDER BY l.ledger_id
            """, [rowID]
        ) { row in
            let mailbox: String? = row["mailbox"]
            let origin = Origin(
                path: row["file"], rawPath: (row["raw_file"] as Data?).map(Array.init), offset: row["offset"],
                length: row["length"], mailbox: mailbox ?? "", envelope: row["envelope"],
                quoting: MboxQuoting(rawValue: row["quoting"]) ?? .none)
            return StoredOrigin(
                containerID: row["container_id"], format: row["format"], state: row["state"], mailbox: mailbox,
                id: row.contentHash("hash") ?? .none, origin: origin)
        }
    }

    /// Fetches a raw message: as the archive keeps it, or from the first source that still holds it unchanged. Where
    /// only another copy is left, gives that one: it differs in header fields that a mailbox program added.
    ///
    /// - Parameters:
    ///   - rowID: of the message.
    ///   - id: hash of the message, or of the copy that is asked for.
    /// - Throws: ``ArchiveError`` where no copy is left, with what is wrong at each place.
    public func rawCopy(_ rowID: Int64, id: ContentHash) throws -> RawCopy {
        try rawCopy(rowID, id: id, isRenewed: false)
    }

    /// - Parameter isRenewed: from a source, whatever the archive keeps.
    func rawCopy(_ rowID: Int64, id: ContentHash, isRenewed: Bool) throws -> RawCopy {
        let places = try origins(of: rowID)
        var reasons: [String] = []
        var isMissing = false
        var packed: RawCopy?
        do {
            if !isRenewed { packed = try packedCopy(rowID) }
        } catch let error as ArchiveError {
            reasons.append(error.description)
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
            "message \(id.hex.prefix(12)): its raw bytes are out of reach: \(reasons.joined(separator: "; "))",
            .outOfReach)
    }

    /// The bytes of ``rawCopy(_:id:)``.
    ///
    /// - Throws: ``ArchiveError``.
    public func rawMessage(_ rowID: Int64, id: ContentHash) throws -> [UInt8] { try rawCopy(rowID, id: id).bytes }
}

extension Archive {
    /// Values of a field that the archive holds and that begin with some letters, as somebody types them: those of most
    /// mail first. ``SearchField/fixedValues`` are not among them.
    ///
    /// - Parameter limit: at most so many.
    /// - Throws: ``ArchiveError``.
    package func values(of field: SearchField, beginningWith letters: String, limit: Int = 50) throws -> [String] {
        guard let sql = field.valuesSQL else { return [] }
        return try read { db in
            try db.rows(
                "SELECT value FROM (\(sql)) WHERE value LIKE ? ESCAPE '\\' LIMIT \(limit)",
                [SearchCompiler.escapeLike(letters) + "%"]
            ) { $0.value(0) as String? }.compactMap(\.self)
        }
    }
}

extension SearchField {
    /// SQL for the values that the archive holds, the commonest first; nil where there are none to choose from.
    fileprivate var valuesSQL: String? {
        switch self {
        case .from, .to, .cc, .bcc, .with:
            """
            SELECT a.email AS value FROM addresses a LEFT JOIN (SELECT author, sum(message_count) AS mail \
            FROM author_counts GROUP BY author) c ON c.author = a.email ORDER BY coalesce(c.mail, 0) DESC, a.email
            """
        case .list:
            """
            SELECT list_id AS value FROM author_counts WHERE list_id <> '' GROUP BY list_id \
            ORDER BY sum(message_count) DESC, 1
            """
        case .in: "SELECT DISTINCT name AS value FROM mailboxes WHERE name <> '' ORDER BY name"
        case .label: "SELECT name AS value FROM labels ORDER BY name"
        case .tracker: "SELECT vendor AS value FROM trackers GROUP BY vendor ORDER BY count(*) DESC, 1"
        case .provider:
            "SELECT provider AS value FROM codes WHERE provider IS NOT NULL GROUP BY provider ORDER BY count(*) DESC, 1"
        case .diag: "SELECT code AS value FROM diagnostics GROUP BY code ORDER BY count(*) DESC, 1"
        case .type: "SELECT type AS value FROM parts WHERE is_attachment GROUP BY type ORDER BY count(*) DESC, 1"
        case .after, .before, .on:
            """
            SELECT DISTINCT strftime('%Y', last_at, 'unixepoch') AS value FROM conversations WHERE last_at IS NOT NULL \
            ORDER BY 1 DESC
            """
        default: nil
        }
    }
}
