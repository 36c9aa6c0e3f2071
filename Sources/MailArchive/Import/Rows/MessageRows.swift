import Foundation
import GRDB
import MailSources
import MessageAnalysis
import MessageContent

/// Decides what becomes of each message that was read: a new one, another copy of one, or one met again.
///
/// Identity is content (``MessageIdentity``), never position. Of copies that mailbox programs changed, the one with the
/// least hash stands for the message, whatever order they come in.
struct MessageRows {
    enum Outcome { case imported, duplicate, unchanged }

    let db: Database
    let placing: ConversationPlacing
    let identifiers: IdentifierCache
    let identities: MessageIdentities
    let paths: AbsolutePaths
    let unsettled: UnsettledFlags
    let index: IndexQueue

    private var ledgerRows: LedgerRows { LedgerRows(db: db, identifiers: identifiers, paths: paths) }
    private var newRows: NewMessageRows {
        NewMessageRows(
            db: db, placing: placing, identifiers: identifiers, identities: identities, index: index)
    }

    func write(_ item: ParsedBatch.Item, in ledger: inout ContainerLedger) throws -> Outcome {
        switch item {
        case .known(let hash, let origin): try write(hash, origin, &ledger)
        case .read(let record): try write(record, &ledger)
        }
    }

    /// Writes a message of which the container was known to hold this very copy.
    private func write(_ hash: ContentHash, _ origin: Origin, _ ledger: inout ContainerLedger) throws -> Outcome {
        if let row = ledger.claim(hash, at: origin.offset, path: ledgerRows.filePath(origin, in: ledger)) {
            let isOther = ledgerRows.isOtherArrival(row, origin, in: ledger)
            try ledgerRows.update(row, origin, in: ledger)
            if ledger.keepsFlagsApart {
                let known = row.flags.flatMap(SourceFlags.init(json:))
                let flags = SourceFlags(besideMessage: origin, ledger.format, known: known)
                if flags != known { try update(flags, at: row) }
            }
            if isOther, let record = try reread(origin, hash, ledger) {
                try newRows.mergeArrival(record, into: row.messageID)
            }
            return .unchanged
        }
        // Its rows were all met already: the container holds it once more, and this copy may have flags of its own and
        // another time of arrival.
        if let record = try reread(origin, hash, ledger) { return try write(record, &ledger) }
        guard let message = try find(copy: hash) ?? ledger.taken[hash].flatMap(find(rowID:)) else { return .unchanged }
        try ledgerRows.add(origin, hash, nil, to: ledger, state: "duplicate", message)
        return .duplicate
    }

    /// Reads a message whole of which only the hash was taken so far. Nil where it is not there any more, or came from
    /// standard input.
    private func reread(_ origin: Origin, _ hash: ContentHash, _ ledger: ContainerLedger) throws -> MessageRecord? {
        guard !MailReader.isStream(origin.path), let bytes = try? origin.load() else { return nil }
        let keepsRaw = try RawRows(db: db).isWanted
        let record = bytes.withByteView { bytes in
            MessageGuard.working(on: origin, isStream: false) {
                MessageRecord(bytes, origin, format: ledger.format, keepsRaw: keepsRaw)
            }
        }
        return record.hash == hash && record.fitsIntoRow ? record : nil
    }

    private func write(_ record: MessageRecord, _ ledger: inout ContainerLedger) throws -> Outcome {
        guard let message = try identities.message(record.identity, db) else {
            let message = KnownMessage(rowID: try newRows.insert(record), hash: record.hash)
            try FlagRows(db: db, identifiers: identifiers).add(record.flags, to: message.rowID)
            try ledgerRows.add(record.origin, record.hash, record.flags, to: ledger, state: "imported", message)
            return .imported
        }
        try refresh(message, record)
        // Imported before the archive kept raw messages, perhaps from a source that is gone.
        let rawRows = RawRows(db: db)
        if !record.pieces.isEmpty, record.hash == message.hash, try !rawRows.holds(message.rowID) {
            try rawRows.insert(record.pieces, of: message.rowID)
        }
        let path = ledgerRows.filePath(record.origin, in: ledger)
        if let row = ledger.claim(record.hash, at: record.origin.offset, path: path) {
            try ledgerRows.update(row, record.origin, in: ledger)
            try update(record.flags, at: row)
            if try represents(record.hash, message) { try replace(message, by: record) }
            return .unchanged
        }
        let isUnchanged: Bool
        if let row = ledger.claim(message.rowID, at: record.origin.offset, path: path) {
            // A mailbox program changed the fields that it keeps on the message.
            try ledgerRows.update(row, record.origin, in: ledger)
            try ledgerRows.setHash(row, record.hash, message)
            try update(record.flags, at: row)
            isUnchanged = true
        } else {
            try ledgerRows.add(record.origin, record.hash, record.flags, to: ledger, state: "duplicate", message)
            unsettled.insert(message.rowID)
            isUnchanged = false
        }
        try newRows.mergeArrival(record, into: message.rowID)
        if try represents(record.hash, message) { try replace(message, by: record) }
        return isUnchanged ? .unchanged : .duplicate
    }

    /// Replaces the results of an earlier version's search for codes and of its sanitizer.
    private func refresh(_ message: KnownMessage, _ record: MessageRecord) throws {
        let hasOtherCodes = try CodeRows(db: db).refresh(record.codes, of: message.rowID)
        let hasOtherBody = try newRows.bodyRows.refresh(record, of: message.rowID)
        if hasOtherCodes || hasOtherBody { try ContentRows.sealMessage(message.rowID, db) }
    }

    // MARK: Which message it is

    private func find(copy hash: ContentHash) throws -> KnownMessage? {
        try find("SELECT message_id, sha256 FROM messages WHERE sha256 = ?", hash)
            ?? find(
                "SELECT m.message_id, m.sha256 FROM ledger l JOIN messages m USING (message_id) WHERE l.sha256 = ?",
                hash)
    }

    private func find(rowID: Int64) throws -> KnownMessage? {
        let hash: Data? = try db.value("SELECT sha256 FROM messages WHERE message_id = ?", [rowID])
        return hash.flatMap(ContentHash.init(bytes:)).map { KnownMessage(rowID: rowID, hash: $0) }
    }

    private func find(_ sql: String, _ hash: ContentHash) throws -> KnownMessage? {
        try db.row(sql, [Data(hash.bytes)]).flatMap(KnownMessage.init)
    }

    // MARK: Which copy stands for the message

    private func represents(_ hash: ContentHash, _ message: KnownMessage) throws -> Bool {
        guard hash != message.hash else { return false }
        if hash < message.hash { return true }
        guard let least = try ledgerRows.leastLiveHash(message) else { return true }
        return message.hash != least && hash <= least
    }

    private func replace(_ message: KnownMessage, by record: MessageRecord) throws {
        try ledgerRows.rename(message, to: record.hash)
        try newRows.replace(message.rowID, by: record)
    }

    // MARK: Flags

    private func update(_ flags: SourceFlags, at row: ContainerLedger.Row) throws {
        if try ledgerRows.setFlags(row, flags) { unsettled.insert(row.messageID) }
    }
}
