import GRDB
import MailSources
import MessageContent
import Synchronization

/// Reads messages again at every place where they stand, one after the other in the order in which they were imported:
/// a compressed source can be read in no other way. Any thread may ask for the next ones.
final class MessageFeed: Sendable {
    /// A place of a message, and what its source holds there now.
    struct Place: Sendable {
        enum State: Sendable {
            case holdsIt
            case holdsOther
            case isOutOfReach(SourceError)
        }
        var stored: StoredOrigin
        var state: State
    }

    /// A message with what its sources hold.
    struct Entry: Sendable {
        var rowID: Int64
        /// Nil where the archive holds none.
        var hash: ContentHash?
        /// See ``ContentRows``; nil where the archive holds none.
        var seal: Int64?
        var places: [Place] = []
        /// The message's own bytes, or those of another copy where no place holds these. Only one is kept in memory: a
        /// large message may stand in many places.
        var copy: RawCopy?
    }

    /// Messages that follow each other.
    struct Batch: Sendable {
        /// How many messages come before it.
        var start: Int
        var entries: [Entry]
    }

    private let archive: Archive
    private let ids: [Int64]
    private let progress: (@Sendable (Int, Int) -> Void)?
    /// How many messages were given out.
    private let done = Mutex(0)

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
        try done.withLock { done in
            guard done < ids.count else { return nil }
            progress?(done, ids.count)
            let batch = Batch(start: done, entries: try read(from: done))
            done += batch.entries.count
            return batch
        }
    }

    private func read(from start: Int) throws -> [Entry] {
        try archive.read { db in
            var entries: [Entry] = []
            var bytes = 0
            for id in ids[start...].prefix(Self.batchMessages) where bytes < Self.batchBytes {
                let entry = try entry(id, db)
                bytes += entry.copy?.bytes.count ?? 0
                entries.append(entry)
            }
            return entries
        }
    }

    private func entry(_ rowID: Int64, _ db: Database) throws -> Entry {
        let row = try db.row("SELECT sha256, seal FROM messages WHERE message_id = ?", [rowID])
        var entry = Entry(
            rowID: rowID, hash: row?.contentHash("sha256"), seal: row.flatMap { Int64.fromDatabaseValue($0["seal"]) })
        for stored in try Archive.origins(of: rowID, db) {
            do throws(SourceError) {
                let copy = RawCopy(try stored.origin.load())
                entry.places.append(Place(stored: stored, state: copy.id == stored.id ? .holdsIt : .holdsOther))
                guard copy.id == stored.id else { continue }
                if entry.copy == nil || copy.id == entry.hash { entry.copy = copy }
            } catch {
                entry.places.append(Place(stored: stored, state: .isOutOfReach(error)))
            }
        }
        return entry
    }
}
