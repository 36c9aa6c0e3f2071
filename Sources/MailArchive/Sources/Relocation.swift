import Foundation
import GRDB
import MessageContent

/// Sources that moved: the archive comes to know their new place.
public struct Relocation: Sendable {
    /// Sources whose place changed.
    public var sourceCount = 0
    /// Of them, those of which a message was read at the new place and had its hash.
    public var provenCount = 0
    /// Paths of the others.
    public var unproven: [String] = []
}

extension Archive {
    /// Replaces the beginning `old` of sources' paths by `new`, if at least one of them is proven to stand there.
    ///
    /// - Parameters:
    ///   - old: a source's path or a folder above it; it need not exist any more.
    ///   - new: where it is now.
    public func relocate(_ old: String, to new: String) throws -> Relocation {
        let paths = AbsolutePaths()
        let (old, new) = (paths.absolute(Self.bare(old)), paths.absolute(Self.bare(new)))
        guard FileManager.default.fileExists(atPath: new) else {
            throw ArchiveError("\(new): is not there (name the place where the source is now)")
        }
        return try change { db in
            let moved = try Self.move(old, new, db)
            // What is at the new place is looked into once more.
            try db.execute(
                sql: "DELETE FROM packed_files WHERE \(String.isWithin())", arguments: [old])
            guard !moved.isEmpty else {
                throw ArchiveError("\(old): no source is known there (letterbook ledger lists them)")
            }
            var result = Relocation(sourceCount: moved.count)
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

    private static func move(_ old: String, _ new: String, _ db: Database) throws -> [(id: Int64, path: String)] {
        let moved = try Row.fetchAll(
            db,
            sql: """
                SELECT container_id, ?2 || substr(path, length(?1) + 1) FROM containers \
                WHERE \(String.isWithin()) ORDER BY path
                """, arguments: [old, new]
        ).map { (id: $0[0] as Int64, path: $0[1] as String) }
        for (table, key) in [("containers", "container_id"), ("ledger", "ledger_id")] {
            do {
                try db.execute(
                    sql: """
                        UPDATE \(table) SET path = ?2 || substr(path, length(?1) + 1), \
                        raw_path = CASE WHEN raw_path IS NULL THEN NULL ELSE \
                        CAST(CAST(?2 AS BLOB) || substr(raw_path, length(CAST(?1 AS BLOB)) + 1) AS BLOB) END \
                        WHERE \(key) IN (SELECT \(key) FROM \(table) WHERE \(String.isWithin()))
                        """, arguments: [old, new])
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                throw ArchiveError(
                    "\(new): is a source of the archive already (import it again; what it holds is known by content)")
            }
        }
        return moved
    }

    /// Whether a message that is known to stand in the container does so. Nil where none is.
    private static func isProven(_ containerID: Int64, _ db: Database) throws -> Bool? {
        let sample = try Int64.fetchAll(
            db,
            sql: """
                SELECT DISTINCT message_id FROM ledger WHERE container_id = ? AND state IN ('imported', 'duplicate') \
                ORDER BY ledger_id LIMIT 3
                """, arguments: [containerID])
        for id in sample {
            for place in try origins(of: id, db) where place.containerID == containerID {
                if let bytes = try? place.origin.load(), RawCopy(bytes).id == place.id { return true }
            }
        }
        return sample.isEmpty ? nil : false
    }
}
