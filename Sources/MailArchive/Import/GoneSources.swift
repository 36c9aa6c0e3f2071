import Foundation
import GRDB
import MailSources

/// Containers that are no longer where they were: removed, renamed, emptied, or replaced by others.
struct GoneSources {
    /// A container as the archive knows it.
    struct Source {
        let id: Int64
        let key: ContainerKey
        /// The bytes of its path.
        let path: [UInt8]

        init(_ row: Row) {
            id = row["container_id"]
            let text: String = row["path"]
            key = ContainerKey(path: ExactText(text), format: SourceFormat(rawValue: row["format"]) ?? .mbox)
            path = (row["raw_path"] as Data?).map { [UInt8]($0) } ?? Array(text.utf8)
        }

        static let columns = "container_id, path, raw_path, format"
    }

    let db: Database
    /// The containers that an import has met.
    var met: Set<ContainerKey> = []
    /// The zip, tar and Outlook files that it has read to their ends.
    var read: [String] = []
    /// Whether it read all mail below its folders as an import without options does.
    var isThorough = true

    /// The containers below a folder that hold nothing any more. Of a folder that shows no mail at all nothing is said: it
    /// may be that of a disk that is not mounted.
    ///
    /// - Parameter folder: absolute.
    func below(_ folder: String) throws -> [Int64] {
        guard met.contains(where: { $0.path.text.isWithin(folder: folder) }) else { return [] }
        let paths = Set(met.map(\.path.text))
        let known = try db.rows(
            "SELECT \(Source.columns) FROM containers WHERE \(String.isWithin())", [folder], Source.init)
        return try known.filter { try isGone($0, paths) && isHeld($0.id) }.map(\.id)
    }

    /// - Parameter paths: those of the containers that were met.
    private func isGone(_ source: Source, _ paths: Set<String>) -> Bool {
        if met.contains(source.key) { return false }
        if Self.isAbsent(source.path) { return true }
        guard isThorough else { return false }
        let path = source.key.path.text
        if paths.contains(path) || read.contains(where: path.isWithin) { return true }
        // The folder was looked through: the file is no mbox any more.
        if source.key.format == .mbox, let folder = Self.folder(ofVisible: path), paths.contains(folder) { return true }
        // The files of a Maildir stand in folders of it. One that is looked through is met, empty or not.
        return source.key.format != .maildir && Self.isEmpty(source.path)
    }

    private func isHeld(_ container: Int64) throws -> Bool {
        try db.isTrue("SELECT EXISTS (SELECT 1 FROM ledger WHERE container_id = ? AND state <> 'gone')", [container])
    }

    /// The folder of a file; nil where its name begins with a dot: mail programs keep files of their own so, which are
    /// not looked at.
    private static func folder(ofVisible path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), path[slash...].dropFirst().first != "." else { return nil }
        return String(path[..<slash])
    }

    /// Forgets zip, tar and Outlook files that are gone, so that they are read if they come back.
    func forgetPacked(below folder: String) throws {
        let paths: [String] = try db.values("SELECT path FROM packed_files WHERE \(String.isWithin())", [folder])
        for path in paths where Self.isAbsent(Array(path.utf8)) {
            try db.run("DELETE FROM packed_files WHERE path = ?", [path])
        }
    }

    /// The messages that stand in a container.
    func messages(in container: Int64) throws -> [Int64] {
        try db.values("SELECT message_id FROM ledger WHERE \(Self.held)", [container])
    }

    private static let held = "container_id = ?1 AND state IN ('imported', 'duplicate')"

    /// Notes that a container holds nothing any more.
    ///
    /// - Returns: the messages that stood in it.
    func note(_ container: Int64) throws -> [Int64] {
        let messages = try messages(in: container)
        // Of two copies of a message that went one after the other, one row stays.
        try db.run(
            """
            DELETE FROM ledger WHERE container_id = ?1 AND (message_id IS NULL OR state = 'gone' AND message_id IN \
            (SELECT message_id FROM ledger WHERE \(Self.held)))
            """, [container])
        try db.run("UPDATE ledger SET state = 'gone' WHERE \(Self.held)", [container])
        try db.run(
            """
            UPDATE containers SET size = 0, content_size = NULL, file_count = 0, modified_at = 0, is_complete = 1 \
            WHERE container_id = ?
            """, [container])
        try SourceLedger.of(container: container, db)?.counted(db).keep(db)
        return messages
    }

    // MARK: The file system

    /// Whether nothing is at a path. What stands in a zip or tar file has a path below that file, and is there if it is.
    static func isAbsent(_ path: [UInt8]) -> Bool {
        guard status(path[...]) == nil, errno == ENOENT || errno == ENOTDIR else { return false }
        var path = path[...]
        while let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
            path = path[..<slash]
            if let above = status(path) { return above.st_mode & S_IFMT == S_IFDIR }
            guard errno == ENOENT || errno == ENOTDIR else { return false }
        }
        return true
    }

    /// Whether a file has no bytes, or a folder no files.
    static func isEmpty(_ path: [UInt8]) -> Bool {
        guard let status = status(path[...]) else { return false }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return status.st_size == 0
        case S_IFDIR:
            let folder = String(decoding: path, as: UTF8.self)
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
            return names.allSatisfy { name in
                let kind = Self.status((path + [0x2F] + name.utf8)[...]).map { $0.st_mode & S_IFMT }
                return kind == S_IFDIR || name.hasPrefix(".")
            }
        default: return false
        }
    }

    private static func status(_ path: ArraySlice<UInt8>) -> stat? {
        var status = stat()
        let result = (path + [0]).withUnsafeBytes { lstat($0.bindMemory(to: CChar.self).baseAddress!, &status) }
        return result == 0 ? status : nil
    }
}
