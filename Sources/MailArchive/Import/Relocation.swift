import Foundation
import GRDB
import MessageContent

/// The outcome of ``Archive/relocate(_:to:)``.
public struct Relocation: Sendable {
    /// Sources that have a new path now.
    public var sourceCount = 0
    /// How many of them were proven: a message was read at the new place and had its hash.
    public var provenCount = 0
    /// New paths of the sources that hold messages, but not where the archive looks for them.
    public var unproven: [String] = []
}

extension Archive {
    /// Tells the archive where sources are now: the beginning `old` of their paths becomes `new`.
    ///
    /// - Parameters:
    ///   - old: a source's path or a folder above it; it need not exist any more.
    ///   - new: where it is now.
    /// - Throws: ``ArchiveError`` where no source has such a path, or none is proven to stand at the new one. Then
    ///   nothing is changed.
    public func relocate(_ old: String, to new: String) throws -> Relocation {
        let paths = AbsolutePaths()
        let (old, new) = (paths.absolute(Self.bare(old)), paths.absolute(Self.bare(new)))
        guard FileManager.default.fileExists(atPath: new) else {
            throw ArchiveError("\(new): is not there (name the place where the source is now)")
        }
        guard old != new else { throw ArchiveError("\(new): is the old place and the new one (name two)") }
        return try change { db in
            let replaced = try Self.replaced(old, new, db)
            let moved = try Self.move(old, new, db)
            // The next import opens the zip and tar files at the new place once more.
            try db.execute(sql: "DELETE FROM packed_files WHERE \(String.isWithin())", arguments: [old])
            guard !moved.isEmpty || replaced > 0 else {
                throw ArchiveError("\(old): no source is known there (letterbook ledger lists them)")
            }
            var result = Relocation(sourceCount: moved.count + replaced, provenCount: replaced)
            for container in moved {
                switch try Self.isProven(container.id, db) {
                case true?: result.provenCount += 1
                case false?: result.unproven.append(container.path)
                case nil: break
                }
            }
            guard result.provenCount > 0 else {
                throw ArchiveError("\(new): holds none of the messages that stood in \(old) (nothing was changed)")
            }
            return result
        }
    }

    private static func bare(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Gives up sources that are gone and whose messages an import has found at their new place already: what is told of
    /// them is told of that.
    ///
    /// - Returns: how many there are.
    private static func replaced(_ old: String, _ new: String, _ db: Database) throws -> Int {
        let held =
            "SELECT 1 FROM ledger l WHERE l.container_id = o.container_id AND l.state IN ('imported', 'duplicate')"
        let known = try db.rows(
            """
            SELECT o.\(GoneSources.Source.columns.replacing(", ", with: ", o.")), n.container_id AS new_id \
            FROM containers o JOIN containers n ON n.path = ?2 || substr(o.path, length(?1) + 1) \
            AND n.format = o.format AND n.container_id <> o.container_id \
            WHERE \(String.isWithin("o.path")) AND n.is_complete AND EXISTS (\(held)) AND NOT EXISTS (\(held) \
            AND NOT EXISTS (SELECT 1 FROM ledger k WHERE k.message_id = l.message_id \
            AND k.container_id = n.container_id AND k.state <> 'gone'))
            """, [old, new]
        ) { (source: GoneSources.Source($0), newID: $0["new_id"] as Int64) }
        let gone = known.filter { GoneSources.isAbsent($0.source.path) }
        let unsettled = UnsettledFlags()
        for (source, newID) in gone {
            // Out of the way of the sources that move.
            try db.run(
                "UPDATE ledger SET container_id = ? WHERE container_id = ? AND state = 'gone'", [newID, source.id])
            for message in try GoneSources(db: db).messages(in: source.id) { unsettled.insert(message) }
            try db.run("DELETE FROM ledger WHERE container_id = ?", [source.id])
            try db.run("DELETE FROM containers WHERE container_id = ?", [source.id])
            try SourceLedger.of(container: newID, db)?.counted(db).keep(db)
        }
        try FlagRows(db: db, identifiers: IdentifierCache()).settle(unsettled)
        return gone.count
    }

    private static func move(_ old: String, _ new: String, _ db: Database) throws -> [(id: Int64, path: String)] {
        // A new place below the old one may hold sources that were imported there. They do not move.
        let isMeant =
            new.isWithin(folder: old)
            ? "\(String.isWithin()) AND NOT \(String.isWithin(parameter: 2))" : String.isWithin()
        let moved = try db.rows(
            """
            SELECT container_id, ?2 || substr(path, length(?1) + 1) AS new_path FROM containers \
            WHERE \(isMeant) ORDER BY path
            """, [old, new]
        ) { (id: $0["container_id"] as Int64, path: $0["new_path"] as String) }
        for (table, key) in [("containers", "container_id"), ("ledger", "ledger_id")] {
            do {
                try db.execute(
                    sql: """
                        UPDATE \(table) SET path = ?2 || substr(path, length(?1) + 1), \
                        raw_path = CASE WHEN raw_path IS NULL THEN NULL ELSE \
                        CAST(CAST(?2 AS BLOB) || substr(raw_path, length(CAST(?1 AS BLOB)) + 1) AS BLOB) END \
                        WHERE \(key) IN (SELECT \(key) FROM \(table) WHERE \(isMeant))
                        """, arguments: [old, new])
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                throw ArchiveError(
                    "\(new): is a source of the archive already, with other mail than \(old) had (import the folder above \(old): what is gone from there is noted)"
                )
            }
        }
        return moved
    }

    /// Whether one of three messages stands in the container as the ledger says; nil where it lists none.
    private static func isProven(_ containerID: Int64, _ db: Database) throws -> Bool? {
        let sample: [Int64] = try db.values(
            """
            SELECT DISTINCT message_id FROM ledger WHERE container_id = ? AND state IN ('imported', 'duplicate') \
            ORDER BY ledger_id LIMIT 3
            """, [containerID])
        for id in sample {
            for place in try origins(of: id, db) where place.containerID == containerID {
                if let bytes = try? place.origin.load(), RawCopy(bytes).id == place.id { return true }
            }
        }
        return sample.isEmpty ? nil : false
    }
}
