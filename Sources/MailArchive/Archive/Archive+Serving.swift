import GRDB

// A server keeps the archive open for long, and reads it on several connections at once.
extension Archive {
    /// Limits how long a read waits for a writer that keeps readers out.
    ///
    /// - Throws: ``ArchiveError``.
    package func limitWaiting(milliseconds: Int) throws {
        try read { try $0.execute(sql: "PRAGMA busy_timeout = \(milliseconds)") }
    }

    /// Ends what is being read, which throws ``ArchiveError``; does nothing between statements.
    package func interrupt() { database.interrupt() }

    /// A number that changes with every change that others make to the archive. It says nothing to another connection.
    ///
    /// - Throws: ``ArchiveError``.
    package func dataVersion() throws -> Int { try read { try $0.count("PRAGMA data_version") } }
}
