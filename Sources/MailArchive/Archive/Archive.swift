import CSQLite
import Foundation
import GRDB
import MailHTML
import MessageContent

/// An archive: one SQLite database of mail, opened for reading or for writing.
public struct Archive: Sendable {
    /// The database's file.
    public let path: String
    let database: any DatabaseWriter
    let sealChanges = SealChanges()

    /// How an archive is opened.
    public enum Access: Sendable {
        /// Must exist; nothing is written.
        case read
        /// Must exist.
        case update
        /// Is made when it does not exist, readable by its owner alone.
        case create
    }

    /// Opens the archive, or makes one.
    ///
    /// - Throws: ``ArchiveError`` where that cannot be done, or the file is no archive of this letterbook's schema.
    public init(path: String, access: Access) throws {
        self.path = path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isFolder.boolValue { throw ArchiveError("\(path): is a folder (name the archive's file with --archive)") }
        if !exists {
            guard access == .create else {
                throw ArchiveError("\(path): no such archive (letterbook import makes one; --archive names another)")
            }
            try Archive.makeFile(path)
        }
        database = try Archive.faults(path) {
            let isNew = access == .create && Archive.isEmpty(path)
            func opened() throws -> any DatabaseWriter {
                let database = try Archive.connect(path, access, isNew: isNew)
                try Archive.prepare(database, path, access)
                return database
            }
            do { return try opened() } catch let error as DatabaseError
                where access == .read && error.extendedResultCode == .SQLITE_READONLY_ROLLBACK
            {
                // A first import was killed in the middle of a transaction; opening for writing rolls it back.
                _ = try Archive.connect(path, .update)
                return try opened()
            } catch let error as DatabaseError
                where access == .read && Archive.lacksIndexFile(error)
            {
                return try Archive.openUnchanging(path, error)
            }
        }
    }

    /// Whether SQLite could not make the index file of the write-ahead log.
    private static func lacksIndexFile(_ error: DatabaseError) -> Bool {
        let ofIndexFile: [ResultCode] = [
            .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_SHMLOCK,
        ]
        return [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode)
            || ofIndexFile.contains(error.extendedResultCode)
    }

    /// Opens an archive on a read-only medium or a full disk, where SQLite cannot make the index file of its write-ahead
    /// log.
    ///
    /// - Parameter error: why it could not be opened the usual way.
    static func openUnchanging(_ path: String, _ error: DatabaseError) throws -> any DatabaseWriter {
        guard FileManager.default.isReadableFile(atPath: path) else { throw error }
        guard isEmpty(path + "-wal", orMissing: true) else {
            throw ArchiveError(
                "\(path): its newest changes stand in \(path)-wal and cannot be read here (free some space, or read copies of both files)"
            )
        }
        let absolute = URL(fileURLWithPath: path).absoluteString
        let database = try connect(absolute + "?immutable=1", .read)
        try prepare(database, path, .read)
        return database
    }

    /// Settings of SQLite for the whole program, made once.
    private static let prepareSQLite: Void = { _ = letterbook_sqlite_skip_memory_count() }()

    private static func connect(_ path: String, _ access: Access, isNew: Bool = false) throws -> any DatabaseWriter {
        prepareSQLite
        var configuration = Configuration()
        // In seconds. During a first import readers and the writer block each other: see `prepareForFirstImport`.
        configuration.busyMode = .timeout(isNew ? 600 : 30)
        configuration.label = "letterbook"
        configuration.readonly = access == .read
        // A transaction stays open between the calls of `writePortion`.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { db in
            // FAST: Debian's SQLite would else write zeros to each page that the full-text index gives up.
            try db.execute(sql: "PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = FAST")
            db.add(function: Self.folded)
            db.add(function: Self.holdsWord)
            guard access != .read else { return }
            guard !isNew else { return try prepareForFirstImport(db) }
            // A database of another program is left as it is: it is refused in a moment.
            guard try db.count("PRAGMA application_id") == Schema.applicationID else { return }
            try db.execute(sql: "PRAGMA synchronous = NORMAL")
            try logAhead(db)
            // A page that many transactions change is copied from the log into the archive once for all of them.
            let pageSize = try db.count("PRAGMA page_size")
            try db.execute(sql: "PRAGMA wal_autocheckpoint = \(logBytes / max(pageSize, 1))")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// How large the write-ahead log becomes before its pages are copied into the archive.
    private static let logBytes = 64 << 20

    /// A first import uses a rollback journal: it holds the pages that are replaced, which are few in a new archive,
    /// while a write-ahead log would take every page before it is copied into the archive.
    private static func prepareForFirstImport(_ db: Database) throws {
        // SQLite ignores the page size once anything is written. Of 4 KB pages, which most messages do not fit into, an
        // archive is a tenth larger.
        try db.execute(sql: "PRAGMA page_size = 16384; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL")
    }

    /// Limits the memory that SQLite keeps the archive's pages in.
    package func setCache(bytes: Int) throws {
        try Archive.faults(path) {
            try database.writeWithoutTransaction { try $0.setCache(bytes: bytes) }
        }
    }

    /// Whether SQLite looks at each row that is written for the rows that it refers to.
    func setForeignKeys(checked: Bool) throws {
        try Archive.faults(path) {
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA foreign_keys = \(checked)") }
        }
    }

    /// Changes to a write-ahead log, with which readers and the writer do not wait for each other.
    func endFirstImport() throws {
        try Archive.faults(path) {
            try database.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA busy_timeout = 2000")
                try Archive.logAhead(db)
            }
        }
    }

    /// Where a reader has the archive open, the next command that writes makes the change.
    private static func logAhead(_ db: Database) throws {
        do { try db.execute(sql: "PRAGMA journal_mode = WAL") } catch let error as DatabaseError
            where error.resultCode == .SQLITE_BUSY
        {}
    }

    /// Creates the file for its owner alone, before SQLite would create it for all.
    private static func makeFile(_ path: String) throws {
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        // EEXIST: another import has made it just now.
        guard descriptor >= 0 || errno == EEXIST else {
            throw ArchiveError(
                "\(path): cannot make the archive: \(String(cString: strerror(errno))) (choose another place with --archive)"
            )
        }
        if descriptor >= 0 { close(descriptor) }
    }

    private static func prepare(_ database: any DatabaseWriter, _ path: String, _ access: Access) throws {
        let (identifier, version, tables) = try database.read { db in
            (
                try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0,
                try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
                try db.count("SELECT count(*) FROM sqlite_master")
            )
        }
        if identifier == 0, tables == 0, access != .read { return try database.write(create) }
        guard identifier == Schema.applicationID else {
            throw ArchiveError("\(path): is an SQLite database, but no letterbook archive (--archive names another)")
        }
        guard version == Schema.version else {
            throw ArchiveError(
                "\(path): has schema version \(version), this letterbook reads \(Schema.version) (import its sources into a new archive, or use the letterbook that wrote it)"
            )
        }
    }

    /// The SQL function `folded(text)`: a name without letter case and accents, as ``SearchText`` compares names.
    private static let folded = DatabaseFunction("folded", argumentCount: 1, pure: true) { values in
        values.first.flatMap(String.fromDatabaseValue).map(SearchText.folded)
    }

    /// The SQL function `holds_word(text, word)`: whether a word of the text begins so, both folded.
    private static let holdsWord = DatabaseFunction("holds_word", argumentCount: 2, pure: true) { values in
        guard let text = String.fromDatabaseValue(values[0]), let word = String.fromDatabaseValue(values[1]) else {
            return false
        }
        return SearchText.holds(word, in: text)
    }

    private static func create(_ db: Database) throws {
        // Another import may have made the tables after `prepare` looked.
        guard try db.count("SELECT count(*) FROM sqlite_master") == 0 else { return }
        for table in Schema.tables { for statement in table.statements { try db.execute(sql: statement) } }
        for statement in [Schema.searchIndex] + Schema.searchIndexSettings { try db.execute(sql: statement) }
        let facts = [
            ("schema_version", String(Schema.version)), ("letterbook_version", Letterbook.version),
            ("sanitizer_version", String(HTMLSanitizer.version)), ("codes_version", String(CodeRows.version)),
            ("created_at", String(Int(Date().timeIntervalSince1970))), ("seals", "stale"),
            ("derived", "stale"), ("raw", "in sources"),
        ]
        for (key, value) in facts {
            try db.execute(sql: "INSERT INTO archive_info (key, value) VALUES (?, ?)", arguments: [key, value])
        }
        try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)")
    }

    /// Runs `body`, and throws SQLite's errors as errors for people.
    static func faults<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as DatabaseError { throw fault(error, path) }
    }

    static func fault(_ error: DatabaseError, _ path: String) -> ArchiveError {
        switch error.resultCode {
        case .SQLITE_NOTADB: ArchiveError("\(path): is no SQLite database (--archive names another)")
        case .SQLITE_FULL:
            ArchiveError("\(path): the disk is full; what was committed is safe (free some space and run it again)")
        case .SQLITE_READONLY:
            ArchiveError("\(path): cannot be written (check the permissions of the file and its folder)")
        case .SQLITE_CANTOPEN:
            ArchiveError("\(path): cannot be opened (check that the path is right and may be read and written)")
        case .SQLITE_BUSY, .SQLITE_LOCKED: ArchiveError("\(path): is in use by another letterbook (wait for it to end)")
        case .SQLITE_CORRUPT: ArchiveError("\(path): is damaged: \(error.message ?? "") (import into a new archive)")
        case .SQLITE_IOERR:
            ArchiveError(
                "\(path): the disk failed: \(error.message ?? "") (check the disk and its free space, then run it again)"
            )
        // Of SQL or of the full-text index: nothing but a query is nested.
        case .SQLITE_ERROR where error.message?.contains("parser stack overflow") ?? false:
            .query("parentheses are nested too deeply")
        default: ArchiveError("\(path): \(error.message ?? error.description)")
        }
    }

    /// Reads, with SQLite's errors as ``ArchiveError``.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try Archive.faults(path) { try database.read(body) }
    }

    /// Writes in one transaction, with SQLite's errors as ``ArchiveError``.
    func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try Archive.faults(path) {
            try database.writeWithoutTransaction(sealChanges.watch)
            return try database.write { db in
                try sealChanges.begin(db)
                let result = try body(db)
                try sealChanges.finish(db)
                return result
            }
        }
    }

    /// Writes a portion of a transaction. When this throws nothing of the transaction was written.
    ///
    /// - Parameters:
    ///   - begins: whether it is the first.
    ///   - commits: whether it is the last.
    func writePortion(begins: Bool, commits: Bool, _ body: (Database) throws -> Void) throws {
        try Archive.faults(path) {
            try database.writeWithoutTransaction { db in
                if begins {
                    try sealChanges.watch(db)
                    try db.beginTransaction(.immediate)
                }
                do {
                    try Archive.requireTransaction(db)
                    if begins { try sealChanges.begin(db) }
                    try body(db)
                    try Archive.requireTransaction(db)
                    guard commits else { return }
                    try sealChanges.finish(db)
                    try db.commit()
                } catch {
                    try? db.rollback()
                    throw error
                }
            }
        }
    }

    /// SQLite undoes a transaction by itself where it cannot read a page or has no memory left, also when it is only
    /// asked something: what follows must not go on as if nothing had happened.
    private static func requireTransaction(_ db: Database) throws {
        guard db.isInsideTransaction else {
            throw DatabaseError(resultCode: .SQLITE_IOERR, message: "a transaction was undone")
        }
    }

    private static func isEmpty(_ path: String, orMissing: Bool = false) -> Bool {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.st_size == 0 : orMissing
    }
}

/// The program.
package enum Letterbook {
    /// By the rules of semantic versioning.
    package static let version = "0.1.0"
}
