import Dispatch
import Foundation
import GRDB
import MessageContent
import Synchronization

/// One run of the checks of ``Archive/verify(progress:)``, with what it has found so far.
struct Verification {
    typealias Finding = VerificationReport.Finding
    /// A piece of work on one connection.
    private typealias Work<Output> = @Sendable (Database) throws -> Output

    private let archive: Archive
    private let progress: (@Sendable (Int, Int) -> Void)?
    private(set) var report = VerificationReport()

    init(_ archive: Archive, _ progress: (@Sendable (Int, Int) -> Void)?) {
        self.archive = archive
        self.progress = progress
    }

    mutating func run() throws {
        try checkFile()
        guard report.isSound else { return }
        try archive.read { db in
            report.messages = try db.count("SELECT count(*) FROM messages")
            report.ledgerRows = try db.count("SELECT count(*) FROM ledger")
            report.containers = try db.count("SELECT count(*) FROM containers")
        }
        try checkMessages()
    }

    /// Does pieces of work on all cores, each with a connection of its own.
    private func onAllCores<Output: Sendable>(_ work: [Work<Output>]) -> [Result<Output, any Error>] {
        let results = Mutex<[Int: Result<Output, any Error>]>([:])
        let idle = Mutex<[Archive]>([])
        let path = archive.path
        DispatchQueue.concurrentPerform(iterations: work.count) { index in
            let result = Result {
                let reader = try idle.withLock { $0.popLast() } ?? Self.reader(path)
                defer { idle.withLock { $0.append(reader) } }
                // Not `read`, which would not let a table be made for the time of the connection.
                return try Archive.faults(path) { try reader.database.writeWithoutTransaction(work[index]) }
            }
            results.withLock { $0[index] = result }
        }
        let all = results.withLock { $0 }
        return work.indices.compactMap { all[$0] }
    }

    /// All is read once and in order, so that a reader needs few pages in memory.
    private static func reader(_ path: String) throws -> Archive {
        let reader = try Archive(path: path, access: .read)
        try reader.setCache(bytes: cacheBytes)
        return reader
    }

    private static let cacheBytes = 8 << 20
    /// SQLite looks each row up in each index: a million messages take 60 s with a cache of 8 MB, with this one 17 s.
    private static let integrityCacheBytes = 128 << 20

    // MARK: The file

    private mutating func checkFile() throws {
        let path = archive.path
        // Before the checks: an import that begins or ends meanwhile changes it. Nil where the file is damaged.
        let state = try? archive.read { try Seals(db: $0).state }
        report.isUnsealed = state.map { $0 != .current } ?? false
        let structure: [Work<[Finding]>] = [{ try Self.integrity($0, path) }, { try Self.references($0, path) }]
        let seals: [Work<[Finding]>] =
            [{ try Self.threadKeys($0, path) }]
            + Seals.tables(sealedIn: state).map { table in { try Self.seals(of: table, $0, path) } }
        let results = onAllCores(structure + seals)
        report.findings = try results.prefix(structure.count).flatMap { try $0.get() }
        // Where the structure is damaged, seals that differ or cannot be read tell nothing more.
        guard report.isSound else { return }
        if state == nil {
            let text = "table archive_info: what it says of the seals is not as it was written"
            report.findings.append(Self.finding(.content, path, text))
        }
        report.findings += try results.dropFirst(structure.count).flatMap { try $0.get() }
    }

    private static func finding(_ check: VerificationReport.Check, _ path: String, _ text: String) -> Finding {
        Finding(check: check, text: "\(path): \(text) (import the sources into a new archive)")
    }

    private static func integrity(_ db: Database, _ path: String) throws -> [Finding] {
        try db.setCache(bytes: integrityCacheBytes)
        defer { try? db.setCache(bytes: cacheBytes) }
        return try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }.map {
            finding(.database, path, $0)
        }
    }

    private static func references(_ db: Database, _ path: String) throws -> [Finding] {
        // thread_keys is compared with the messages instead (``threadKeys(_:_:)``): it is ordered by hashes, by which each
        // message would be looked up somewhere else.
        let tables: [String] = try db.values(
            "SELECT DISTINCT t.name FROM sqlite_master t JOIN pragma_foreign_key_list(t.name) WHERE t.name <> 'thread_keys'"
        )
        let count = try tables.reduce(0) { try $0 + db.count("SELECT count(*) FROM pragma_foreign_key_check(?)", [$1]) }
        return count == 0
            ? [] : [Finding(check: .database, text: "\(path): \(count) rows refer to rows that are not there")]
    }

    private static func seals(of table: String, _ db: Database, _ path: String) throws -> [Finding] {
        try Seals(db: db).broken(table).map { part in
            // A damaged row may give any number for a part.
            let size = Seals.partSize(table)
            let first = part.multipliedReportingOverflow(by: size).partialValue
            let rows = "\(first) to \(first &+ (size &- 1))"
            return finding(.content, path, "table \(table), rows \(rows): not as they were written")
        }
    }

    /// The table by which threads are found again has no seals: its keys are hashes, of which each would be a part of
    /// its own. It is compared with what stands in the messages.
    private static func threadKeys(_ db: Database, _ path: String) throws -> [Finding] {
        guard try DerivedRows(db: db).areCurrent else { return [] }
        var (expected, actual): (Int64, Int64) = (0, 0)
        let messages = try db.cursor("SELECT message_id, thread_keys FROM messages")
        while let row = try messages.next() {
            let keys = PackedThreadKeys.keys(in: Data.fromDatabaseValue(row[1]) ?? Data())
            for key in PackedThreadKeys.indexed(keys) {
                var hasher = SealHasher(seed: 0)
                hasher.add(integer: key)
                hasher.add(integer: Int64.fromDatabaseValue(row[0]) ?? 0)
                expected &+= Int64(bitPattern: hasher.hash)
            }
        }
        try db.forEachRow("SELECT key, message_id FROM thread_keys") { actual &+= $0.seal(seed: 0) }
        guard expected != actual else { return [] }
        return [finding(.content, path, "table thread_keys: not as it was written")]
    }

    // MARK: The ledger

    /// Each query counts rows that should not be.
    private static let ledgerChecks = [
        (
            "messages stand in no source's ledger",
            "SELECT count(*) FROM messages WHERE message_id NOT IN (SELECT message_id FROM ledger WHERE message_id IS NOT NULL)"
        ),
        (
            "ledger rows name no message though they were imported",
            "SELECT count(*) FROM ledger WHERE state IN ('imported', 'duplicate') AND message_id IS NULL"
        ),
        (
            "messages have no content",
            "SELECT count(*) FROM messages WHERE message_id NOT IN (SELECT message_id FROM message_contents)"
        ),
        ("messages are in no conversation", "SELECT count(*) FROM messages WHERE conversation_id IS NULL"),
        ("messages are in no thread", "SELECT count(*) FROM messages WHERE thread_id IS NULL"),
        (
            "conversations count their messages wrongly",
            """
            SELECT count(*) FROM conversations c WHERE message_count <> (SELECT count(*) FROM messages m \
            WHERE m.conversation_id = c.conversation_id AND duplicate_of IS NULL)
            """
        ),
    ]

    private static func ledger(_ db: Database) throws -> [Finding] {
        var findings: [Finding] = []
        for (text, sql) in ledgerChecks {
            let count = try db.count(sql)
            if count > 0 { findings.append(.init(check: .ledger, text: "\(count) \(text) (import the sources again)")) }
        }
        for kept in try SourceLedger.all(db) {
            let line = try kept.counted(db)
            if line.unaccountedBytes > 0 {
                let text = "\(line.unaccountedBytes) of its \(line.size) bytes are accounted for nowhere, or twice"
                findings.append(.init(check: .ledger, text: "\(line.path): \(text) (import it again)"))
            } else if line != kept {
                findings.append(.init(check: .ledger, text: "\(line.path): counted wrongly (import it again)"))
            }
        }
        if try DerivedRows(db: db).areCurrent {
            let wrong = try PeopleCounts.changed(isPartial: false, db).count + (AuthorCounts.areRight(db) ? 0 : 1)
            if wrong > 0 {
                findings.append(.init(check: .ledger, text: "mail of authors and addresses is counted wrongly"))
            }
        }
        return findings
    }

    // MARK: Messages

    /// A piece of work on ledger, messages and index, and its result.
    private enum Piece: Sendable {
        case ledger([Finding])
        case indexed(Int, sums: IndexedWords.Sums)
        /// By the starts of the batches.
        case messages([Int: MessageCheck.Outcome])
    }

    private mutating func checkMessages() throws {
        let results = onAllCores(pieces(try MessageFeed(archive, progress)))
        var batches: [Int: MessageCheck.Outcome] = [:]
        var (indexedCount, sums): (Int, IndexedWords.Sums) = (0, .init())
        for result in results {
            switch try result.get() {
            case .ledger(let findings): report.findings += findings
            case .indexed(let count, let found): (indexedCount, sums) = (count, found)
            case .messages(let outcomes): batches.merge(outcomes) { $1 }
            }
        }
        let outcomes = batches.sorted { $0.key < $1.key }.map(\.value)
        report.messagesProven = outcomes.reduce(0) { $0 + $1.provenCount }
        report.messagesKept = outcomes.reduce(0) { $0 + $1.keptCount }
        report.findings += outcomes.flatMap(\.findings)
        if indexedCount != report.messages {
            let text = "the full-text index holds \(indexedCount) of \(report.messages) messages"
            report.findings.append(.init(check: .index, text: "\(text) (import into a new archive)"))
        }
        for message in outcomes.lazy.flatMap(\.words) where sums[message.rowID] != message.sum {
            let text = "the full-text index does not hold its words as they are"
            report.findings.append(.init(.index, of: message.hash, "\(text) (import its source into a new archive)"))
        }
    }

    private func pieces(_ feed: MessageFeed) -> [Work<Piece>] {
        let path = archive.path
        let messages: Work<Piece> = { db in
            var outcomes: [Int: MessageCheck.Outcome] = [:]
            while let batch = try feed.next() {
                var check = try MessageCheck(path, db)
                try db.inSavepoint {
                    for entry in batch.entries { try check.check(entry) }
                    return .commit
                }
                outcomes[batch.start] = check.outcome
            }
            return .messages(outcomes)
        }
        let index: Work<Piece> = { db in
            let count = try db.count("SELECT count(*) FROM message_search_docsize")
            return .indexed(count, sums: try IndexedWords.sums(inIndexOf: db))
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return [{ .ledger(try Self.ledger($0)) }, index]
            + [Work<Piece>](repeating: messages, count: cores)
    }
}
