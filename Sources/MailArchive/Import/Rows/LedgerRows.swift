import Foundation
import GRDB
import MailSources
import MessageContent

/// Writes the ledger's rows of messages: where each stands.
struct LedgerRows {
    let db: Database
    let identifiers: IdentifierCache
    let paths: AbsolutePaths

    /// The message's own file in a folder; nil in an mbox, whose path is its container's.
    func filePath(_ origin: Origin, in ledger: ContainerLedger) -> String? {
        ledger.format.holdsMany || origin.path == "-" ? nil : paths.absolute(origin.path, raw: origin.rawPath)
    }

    private func rawPath(_ origin: Origin) -> Data? { origin.rawPath.map { Data(paths.absolute(raw: $0)) } }

    /// - Parameters:
    ///   - hash: of the copy that stands there.
    ///   - flags: nil where it is not known what the place says.
    func add(
        _ origin: Origin, _ hash: ContentHash, _ flags: SourceFlags?, to ledger: ContainerLedger, state: String,
        _ message: KnownMessage
    ) throws {
        if ledger.hasGone {
            try db.run(
                "DELETE FROM ledger WHERE +container_id = ? AND message_id = ? AND state = 'gone'",
                [ledger.containerID, message.rowID])
        }
        let mailbox = ledger.mailbox.isEmpty ? nil : try identifiers.mailbox(ledger.mailbox, db)
        try db.run(
            """
            INSERT INTO ledger (container_id, path, raw_path, offset, length, lead_length, trail_length, quoting, state, \
            message_id, mailbox_id, envelope, sha256, flags) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        ) { row in
            row.add(ledger.containerID)
            row.add(filePath(origin, in: ledger))
            row.add(blob: rawPath(origin).map(Array.init))
            row.add(origin.offset)
            row.add(origin.length)
            row.add(origin.leadLength)
            row.add(origin.trailLength)
            row.add(origin.quoting.rawValue)
            row.add(state)
            row.add(message.rowID)
            row.add(mailbox.map(Int.init))
            row.add(origin.envelope)
            row.add(blob: message.variant(hash).map(Array.init))
            row.add(flags?.json)
        }
    }

    /// Whether the copy that is met stands under another `From ` line than the row's, or in another file: then it may
    /// have arrived at another time.
    func isOtherArrival(_ row: ContainerLedger.Row, _ origin: Origin, in ledger: ContainerLedger) -> Bool {
        // A Maildir's file name has flags behind a colon, which change: `1709625600.M1P2.host:2,S`.
        func name(_ path: String?) -> Substring? { path?.split(separator: "/").last?.split(separator: ":").first }
        return ledger.format.holdsMany
            ? row.envelope != origin.envelope.hashValue : name(row.path) != name(filePath(origin, in: ledger))
    }

    /// Brings the row of a message that was met again up to date with its place, which may be another one.
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

    /// - Returns: whether the flags at that place were others before.
    func setFlags(_ row: ContainerLedger.Row, _ flags: SourceFlags) throws -> Bool {
        try db.run("UPDATE ledger SET flags = ?1 WHERE ledger_id = ?2 AND flags IS NOT ?1", [flags.json, row.ledgerID])
        return db.changesCount > 0
    }

    /// Writes the hash of the copy in that row: a mailbox program changed the fields that it keeps on it, such as
    /// Status.
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
        let live = "FROM ledger WHERE message_id = ? AND state IN ('imported', 'duplicate')"
        let holdsIt = try db.isTrue("SELECT EXISTS (SELECT 1 \(live) AND sha256 IS NULL)", [message.rowID])
        if holdsIt { return message.hash }
        let least: Data? = try db.value("SELECT min(sha256) \(live)", [message.rowID])
        return least.flatMap(ContentHash.init(bytes:))
    }
}

/// A message that the archive holds.
struct KnownMessage {
    var rowID: Int64
    /// Hash of the copy that stands for it.
    var hash: ContentHash

    /// The hash of a copy as the ledger has it: NULL where it is the message's own.
    func variant(_ copy: ContentHash) -> Data? { copy == hash ? nil : Data(copy.bytes) }
}

extension KnownMessage {
    /// - Parameter row: with message_id and sha256. Nil where a disk changed the hash.
    init?(_ row: Row) {
        guard let hash = row.contentHash("sha256") else { return nil }
        self.init(rowID: row["message_id"], hash: hash)
    }
}
