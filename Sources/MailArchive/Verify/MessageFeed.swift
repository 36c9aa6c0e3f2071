import GRDB
import MailSources
import MessageContent
import Synchronization

/// Reads messages again at every place where they stand, one after the other in the order in which they were imported:
/// a compressed source can be read in no other way. Any thread may ask for the next ones.
final class MessageFeed: Sendable {
    /// What stands at one place of a message now.
    struct Place: Sendable {
        var stored: StoredOrigin
        var raw: Result<[UInt8], SourceError>
    }

    /// A message with what its sources hold.
    struct Entry: Sendable {
        var rowID: Int64
        /// Nil where the archive holds none.
        var hash: ContentHash?
        /// See ``ContentRows``; nil where the archive holds none.
        var seal: Int64?
        var places: [Place]
    }

    /// Messages that follow each other.
    struct Batch: Sendable {
        var number: Int
        var entries: [Entry]
    }

    private struct State {
        var next = 0
        var batches = 0
    }

    private let archive: Archive
    private let ids: [Int64]
    private let progress: (@Sendable (Int, Int) -> Void)?
    private let state = Mutex(State())

    // A batch ends at whichever limit comes first.
    private static let batchMessages = 256
    private static let batchBytes = 8 << 20

    /// - Parameter progress: called before each batch with the number of messages done, and of all.
    init(_ archive: Archive, _ progress: (@Sendable (Int, Int) -> Void)?) throws {
        self.archive = archive
        self.progress = progress
        ids = try archive.read { try $0.values("SELECT message_id FROM messages ORDER BY message_id") }
    }

    /// - Returns: nil when there are no more.
    func next() throws -> Batch? {
        try state.withLock { state in
            guard state.next < ids.count else { return nil }
            progress?(state.next, ids.count)
            let entries = try read(from: state.next)
            state.next += entries.count
            state.batches += 1
            return Batch(number: state.batches - 1, entries: entries)
        }
    }

    private func read(from start: Int) throws -> [Entry] {
        try archive.read { db in
            var entries: [Entry] = []
            var bytes = 0
            for id in ids[start...].prefix(Self.batchMessages) where bytes < Self.batchBytes {
                let entry = try entry(id, db)
                for place in entry.places { bytes += (try? place.raw.get().count) ?? 0 }
                entries.append(entry)
            }
            return entries
        }
    }

    private func entry(_ rowID: Int64, _ db: Database) throws -> Entry {
        let row = try db.row("SELECT sha256, seal FROM messages WHERE message_id = ?", [rowID])
        let places = try Archive.origins(of: rowID, db).map { stored in
            Place(stored: stored, raw: Result { () throws(SourceError) in try stored.origin.load() })
        }
        return Entry(
            rowID: rowID, hash: row?.contentHash("sha256"), seal: row.flatMap { Int64.fromDatabaseValue($0["seal"]) },
            places: places)
    }
}
