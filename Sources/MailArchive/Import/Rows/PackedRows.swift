import GRDB
import MailSources

/// Packed files that were read to their ends, so that one that has not changed is not unpacked to find that out.
struct PackedRows {
    let db: Database

    /// Whether the file is as it was when all of it was read, by a letterbook that found what this one finds.
    func isUnchanged(_ file: PackedFile, path: String) throws -> Bool {
        guard try !ContainerLedger.hasOutdatedMessages(db) else { return false }
        return try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (SELECT 1 FROM packed_files \
                WHERE path = ? AND size = ? AND modified_at = ? AND letterbook_version = ?)
                """, arguments: [path, file.size, file.modifiedAt, Letterbook.version]) ?? false
    }

    /// Its containers, as the report has them.
    func lines(of file: PackedFile, path: String) throws -> [ImportReport.ContainerLine] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT c.path, c.format, c.mailbox, (SELECT count(*) FROM ledger l WHERE l.container_id = c.container_id \
                AND l.state NOT IN ('gap', 'separator', 'gone')) FROM containers c \
                WHERE \(String.isWithin("c.path")) AND c.modified_at = ?2 \
                ORDER BY c.container_id
                """, arguments: [path, file.modifiedAt]
        ).compactMap { row in
            guard let format = SourceFormat(rawValue: row[1]) else { return nil }
            var line = ImportReport.ContainerLine(path: row[0], format: format, mailbox: row[2])
            line.counts.expected = row[3]
            line.counts.unchanged = row[3]
            line.isComplete = true
            line.wasUnchanged = true
            return line
        }
    }

    /// Notes files that were read, unless something in them could not be read: the next import tries that again.
    ///
    /// - Parameter files: by their absolute paths.
    func note(_ files: [ExactText: PackedFile], _ faults: [SourceError]) throws {
        for (path, file) in files.map({ ($0.text, $1) }) {
            let hasFault = faults.contains { $0.path == file.path || $0.path.hasPrefix(file.path + "/") }
            let isWhole = try Bool.fetchOne(
                db,
                sql: """
                    SELECT NOT EXISTS (SELECT 1 FROM containers \
                    WHERE \(String.isWithin()) AND modified_at = ?2 \
                    AND (NOT is_complete OR EXISTS \
                    (SELECT 1 FROM ledger l WHERE l.container_id = containers.container_id AND l.state = 'quarantined')))
                    """, arguments: [path, file.modifiedAt])
            guard !hasFault, isWhole == true else {
                try db.execute(sql: "DELETE FROM packed_files WHERE path = ?", arguments: [path])
                continue
            }
            let row: StatementArguments = [path, file.size, file.modifiedAt, Letterbook.version]
            try db.execute(
                sql: """
                    INSERT INTO packed_files (path, size, modified_at, letterbook_version) VALUES (?, ?, ?, ?) \
                    ON CONFLICT (path) DO UPDATE SET (size, modified_at, letterbook_version) = \
                    (excluded.size, excluded.modified_at, excluded.letterbook_version) \
                    WHERE (size, modified_at, letterbook_version) <> \
                    (excluded.size, excluded.modified_at, excluded.letterbook_version)
                    """, arguments: row)
        }
    }
}
