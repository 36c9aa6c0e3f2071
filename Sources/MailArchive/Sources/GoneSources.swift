import Foundation
import GRDB
import MailSources

/// Containers whose files or folders are no longer where they were.
struct GoneSources {
    let db: Database

    /// The containers below a folder that have been removed or renamed since they were read.
    ///
    /// - Parameter folder: absolute.
    func below(_ folder: String) throws -> [Int64] {
        let rows = try db.rows(
            "SELECT container_id, path, raw_path FROM containers WHERE \(String.isWithin())", [folder]
        ) { (id: $0["container_id"] as Int64, path: $0["path"] as String, raw: $0["raw_path"] as Data?) }
        return try rows.filter { row in
            try Self.isAbsent(row.raw.map { [UInt8]($0) } ?? Array(row.path.utf8)) && isHeld(row.id)
        }.map(\.id)
    }

    private func isHeld(_ container: Int64) throws -> Bool {
        try db.isTrue("SELECT EXISTS (SELECT 1 FROM ledger WHERE container_id = ? AND state <> 'gone')", [container])
    }

    /// Whether nothing is at a path, although the folder is there that held it. What stands in a zip or tar file has a path
    /// below that file.
    static func isAbsent(_ path: [UInt8]) -> Bool {
        var path = path[...]
        var status = stat()
        func result(_ path: ArraySlice<UInt8>) -> Int32 {
            (path + [0]).withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) { lstat($0.baseAddress!, &status) }
            }
        }
        guard result(path) != 0, errno == ENOENT else { return false }
        while let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
            path = path[..<slash]
            if result(path) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
            guard errno == ENOENT || errno == ENOTDIR else { return false }
        }
        return true
    }

    /// Notes that a container holds nothing any more.
    ///
    /// - Returns: the messages that stood in it.
    func note(_ container: Int64) throws -> [Int64] {
        let held = "container_id = ? AND state IN ('imported', 'duplicate')"
        let messages: [Int64] = try db.values("SELECT message_id FROM ledger WHERE \(held)", [container])
        try db.run("UPDATE ledger SET state = 'gone' WHERE \(held)", [container])
        try db.run("DELETE FROM ledger WHERE container_id = ? AND message_id IS NULL", [container])
        try db.run(
            """
            UPDATE containers SET size = 0, content_size = NULL, file_count = 0, modified_at = 0, is_complete = 1 \
            WHERE container_id = ?
            """, [container])
        try SourceLedger.of(container: container, db)?.counted(db).keep(db)
        return messages
    }
}
