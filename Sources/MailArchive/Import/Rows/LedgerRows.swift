import Foundation
import GRDB
import MailSources
import MessageContent

/// Writes where messages stand.
struct LedgerRows {
    let db: Database
    let identifiers: IdentifierCache
    let paths: AbsolutePaths

    /// The message's own file in a folder; an mbox's path stands in its container.
    func filePath(_ origin: Origin, in ledger: ContainerLedger) -> String? {
        ledger.isMbox || origin.path == "-" ? nil : paths.absolute(origin.path, raw: origin.rawPath)
    }

    private func rawPath(_ origin: Origin) -> Data? { origin.rawPath.map { Data(paths.absolute(raw: $0)) } }

    /// - Parameters:
    ///   - hash: of the copy that stands there.
    ///   - flags: nil where it is not known what the place says.
    func add(
        _ origin: Origin, _ hash: ContentHash, _ flags: SourceFlags?, to ledger: ContainerLedger, state: String,
        _ message: KnownMessage
    ) throws {
        let mailbox = origin.mailbox.isEmpty ? nil : try identifiers.mailbox(origin.mailbox, db)
        try db.run(
            """
            INSERT INTO ledger (container_id, path, raw_path, offset, length, lead_length, trail_length, quoting, state, \
            message_id, mailbox_id, envelope, sha256, flags) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                ledger.containerID, filePath(origin, in: ledger), rawPath(origin), origin.offset,
                origin.length, origin.leadLength, origin.trailLength, origin.quoting.rawValue, state, message.rowID,
                mailbox, origin.envelope, message.variant(hash), flags?.text,
            ])
    }

    /// Whether the copy that is met stands under another `From ` line than the row says, or in another file: then it may have
    /// come at another time.
    func isOtherArrival(_ row: ContainerLedger.Row, _ origin: Origin, in ledger: ContainerLedger) -> Bool {
        // What stands before the flags of a Maildir's file name stays when they change.
        func name(_ path: String?) -> Substring? { path?.split(separator: "/").last?.split(separator: ":").first }
        return ledger.isMbox
            ? row.envelope != origin.envelope.hashValue : name(row.path) != name(filePath(origin, in: ledger))
    }

    /// The message was met again, at another place perhaps.
    func update(_ row: ContainerLedger.Row, _ origin: Origin, in ledger: ContainerLedger) throws {
        let path = filePath(origin, in: ledger)
        guard !row.stands(at: origin, path, rawPath(origin).map(Array.init)) else { return }
        try db.run(
            """
            UPDATE ledger SET offset = ?, length = ?, lead_length = ?, trail_length = ?, path = ?, raw_path = ?, \
            quoting = ?, envelope = ? WHERE ledger_id = ?
            """,
            [
                origin.offset, origin.length, origin.leadLength, origin.trailLength, path,
                rawPath(origin), origin.quoting.rawValue, origin.envelope, row.ledgerID,
            ])
    }

    /// - Returns: whether the place said something else before.
    func setFlags(_ row: ContainerLedger.Row, _ flags: SourceFlags) throws -> Bool {
        try db.run("UPDATE ledger SET flags = ?1 WHERE ledger_id = ?2 AND flags IS NOT ?1", [flags.text, row.ledgerID])
        return db.changesCount > 0
    }

    /// A mailbox program changed what it keeps on the copy of that row.
    func setHash(_ row: ContainerLedger.Row, _ hash: ContentHash, _ message: KnownMessage) throws {
        try db.run("UPDATE ledger SET sha256 = ? WHERE ledger_id = ?", [message.variant(hash), row.ledgerID])
    }

    /// Notes that `hash` stands for the message from now on, not `message.hash`.
    func rename(_ message: KnownMessage, to hash: ContentHash) throws {
        try db.run(
            "UPDATE ledger SET sha256 = nullif(coalesce(sha256, ?), ?) WHERE message_id = ?",
            [Data(message.hash.bytes), Data(hash.bytes), message.rowID])
    }

    /// The least hash of the copies that sources still hold, or the message's own where they hold that.
    func leastLiveHash(_ message: KnownMessage) throws -> ContentHash? {
        let holdsIt = try Bool.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT EXISTS (SELECT 1 FROM ledger WHERE message_id = ? AND state IN ('imported', 'duplicate') \
                    AND sha256 IS NULL)
                    """), arguments: [message.rowID])
        if holdsIt ?? false { return message.hash }
        return try Data.fetchOne(
            db.cachedStatement(
                sql: "SELECT min(sha256) FROM ledger WHERE message_id = ? AND state IN ('imported', 'duplicate')"),
            arguments: [message.rowID]
        ).flatMap(ContentHash.init(bytes:))
    }
}

/// A message that the archive holds.
struct KnownMessage {
    var rowID: Int64
    /// Of the copy that stands for it.
    var hash: ContentHash

    /// What the ledger says of a copy's hash: nothing where it is the message's.
    func variant(_ copy: ContentHash) -> Data? { copy == hash ? nil : Data(copy.bytes) }
}
