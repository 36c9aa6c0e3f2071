import GRDB
import MailSources

/// Notes packed files that were read to their ends: one that has not changed need not be unpacked again.
struct PackedRows {
    let db: Database

    /// Whether the file is as it was when all of it was read, by a letterbook that found what this one finds.
    func isUnchanged(_ file: PackedFile, path: String) throws -> Bool {
        guard try !ContainerLedger.hasOutdatedMessages(db) else { return false }
        return try db.isTrue(
            """
            SELECT EXISTS (SELECT 1 FROM packed_files \
            WHERE path = ? AND size = ? AND modified_at = ? AND letterbook_version = ?)
            """, [path, file.size, file.modifiedAt, Letterbook.version])
    }

    /// The report's lines for the containers in a packed file that has not changed.
    func lines(of file: PackedFile, path: String) throws -> [ImportReport.ContainerLine] {
        try db.rows(
            """
            SELECT c.path, c.format, c.mailbox, coalesce(c.imported_count + c.duplicate_count \
            + c.quarantined_count, 0) AS message_count FROM containers c \
            WHERE \(String.isWithin("c.path")) AND c.modified_at = ?2 ORDER BY c.container_id
            """, [path, file.modifiedAt]
        ) { row -> ImportReport.ContainerLine? in
            guard let format = SourceFormat(rawValue: row["format"]) else { return nil }
            var line = ImportReport.ContainerLine(path: row["path"], format: format, mailbox: row["mailbox"])
            line.counts.expected = row["message_count"]
            line.counts.unchanged = line.counts.expected
            line.isComplete = true
            line.wasUnchanged = true
            return line
        }.compactMap(\.self)
    }

    /// Notes files that were read, unless something in them could not be read: the next import tries that again.
    ///
    /// - Parameter files: by their absolute paths.
    func note(_ files: [ExactText: PackedFile], _ faults: [SourceError]) throws {
        for (path, file) in files.map({ ($0.text, $1) }) {
            let hasFault = faults.contains { $0.path.isWithin(folder: file.path) }
            let isWhole = try db.isTrue(
                """
                SELECT NOT EXISTS (SELECT 1 FROM containers \
                WHERE \(String.isWithin()) AND modified_at = ?2 \
                AND (NOT is_complete OR EXISTS \
                (SELECT 1 FROM ledger l WHERE l.container_id = containers.container_id AND l.state = 'quarantined')))
                """, [path, file.modifiedAt])
            guard !hasFault, isWhole else {
                try db.run("DELETE FROM packed_files WHERE path = ?", [path])
                continue
            }
            try db.run(
                """
                INSERT INTO packed_files (path, size, modified_at, letterbook_version) VALUES (?, ?, ?, ?) \
                ON CONFLICT (path) DO UPDATE SET (size, modified_at, letterbook_version) = \
                (excluded.size, excluded.modified_at, excluded.letterbook_version) \
                WHERE (size, modified_at, letterbook_version) <> \
                (excluded.size, excluded.modified_at, excluded.letterbook_version)
                """, [path, file.size, file.modifiedAt, Letterbook.version])
        }
    }
}
