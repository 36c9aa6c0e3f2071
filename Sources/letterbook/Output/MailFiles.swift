import Foundation
import MailArchive
import MailSources
import MessageContent

/// Writes exported messages, byte for byte, as a mail program reads them.
protocol MailFiles {
    mutating func write(_ message: ExportedMessage) throws
    /// Writes what is pending, and reads back what its form may have changed.
    ///
    /// - Returns: what the user should know.
    mutating func finish() throws -> String?
}

/// A folder for exported mail: one that is not there yet, or is empty.
struct ExportFolder {
    let path: String

    init(_ path: String) throws {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if let entries = try? FileManager.default.contentsOfDirectory(atPath: path), !entries.isEmpty {
            throw Exit.fault("\(path): is not empty (name a new folder; nothing was written)")
        }
    }

    /// The path that stands for a mailbox: its levels are folders, under names that are safe.
    func path(ofMailbox mailbox: String, reserved: Set<String> = []) -> String {
        mailbox.utf8.split(separator: UInt8(ascii: "/")).reduce(path) { path, level in
            let name = SafeFileName.make(String(Substring(level)), fallback: "mailbox")
            return path + "/" + (reserved.contains(name.lowercased()) ? "_" + name : name)
        }
    }

    /// The paths of a message's mailboxes, each once: different names may come to the same safe name, and some disks
    /// ignore the case of letters.
    func paths(ofMailboxes mailboxes: [String], reserved: Set<String> = []) -> [String] {
        var known: Set<String> = []
        return mailboxes.map { path(ofMailbox: $0, reserved: reserved) }.filter {
            known.insert($0.lowercased()).inserted
        }
    }
}

/// Each message in a file of its own, `2024-01-01 Subject.3fa9c1d2e4f5.eml`, dated when it arrived.
struct EMLFiles: MailFiles {
    private let folder: ExportFolder
    private var made: Set<String> = []

    init(_ path: String) throws { folder = try ExportFolder(path) }

    mutating func write(_ message: ExportedMessage) throws {
        for place in folder.paths(ofMailboxes: message.mailboxes) {
            if made.insert(place).inserted { try NewFile.makeFolder(place) }
            try NewFile.write(message.copy.bytes, to: place + "/" + message.fileName, modifiedAt: message.arrivedAt)
        }
    }

    mutating func finish() -> String? { nil }
}

/// Each mailbox as a Maildir in a folder of its name, with flags in the file names.
struct MaildirFolders: MailFiles {
    private let folder: ExportFolder
    private var made: Set<String> = []
    private static let parts = ["cur", "new", "tmp"]

    init(_ path: String) throws { folder = try ExportFolder(path) }

    mutating func write(_ message: ExportedMessage) throws {
        let arrival = message.arrivedAt.map { max(0, $0) }.map(String.init) ?? "undated"
        let name = "\(arrival).\(message.copy.id.hex.prefix(24)).letterbook:2,\(MaildirName.flags(message.keywords))"
        for place in folder.paths(ofMailboxes: message.mailboxes, reserved: Set(Self.parts)) {
            if made.insert(place).inserted {
                for part in Self.parts { try NewFile.makeFolder(place + "/" + part) }
            }
            try NewFile.write(message.copy.bytes, to: place + "/cur/" + name, modifiedAt: message.arrivedAt)
        }
    }

    mutating func finish() -> String? { nil }
}

/// All messages in one mbox, or each mailbox as one in a folder.
struct MboxFiles: MailFiles {
    private let target: Target
    private var files: [String: AppendedFile] = [:]
    /// The messages that each file must give when it is read again.
    private var written: [String: [ContentHash]] = [:]

    private enum Target {
        case standardOutput
        case file(String)
        case folder(ExportFolder)
    }

    /// - Parameter path: of a new file, or of a folder, which ends in / or exists; nil for standard output.
    init(_ path: String?) throws {
        guard let path, path != "-" else {
            target = .standardOutput
            return
        }
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if path.hasSuffix("/") || isThere && isFolder.boolValue {
            target = .folder(try ExportFolder(path))
        } else {
            try NewFile.requireFree(path)
            target = .file(path)
        }
    }

    mutating func write(_ message: ExportedMessage) throws {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(message.copy.bytes.count + 100)
        MboxWriter.append(message.copy.bytes, envelope: message.envelope, date: message.arrivedAt, to: &bytes)
        switch target {
        case .standardOutput: Output.bytes(bytes)
        case .file(let path): try append(bytes, message, to: path)
        case .folder(let folder):
            let mailboxes = message.mailboxes.map { $0.isEmpty ? "mailbox" : $0 }
            for place in folder.paths(ofMailboxes: mailboxes) { try append(bytes, message, to: place + ".mbox") }
        }
    }

    private mutating func append(_ bytes: [UInt8], _ message: ExportedMessage, to path: String) throws {
        if files[path] == nil {
            try NewFile.makeFolder(NewFile.folder(of: path))
            files[path] = try AppendedFile(path)
        }
        try files[path]?.append(bytes)
        written[path, default: []].append(message.copy.id)
    }

    mutating func finish() throws -> String? {
        for path in files.keys { try files[path]?.finish() }
        let changed = written.reduce(0) { $0 + Self.changed($1.key, $1.value) }
        return changed == 0
            ? nil
            : "\(Format.plural(changed, "message")) cannot stand in an mbox byte for byte, such as without a line end at the end (--to eml keeps all bytes)"
    }

    /// How many of the messages are missing when the file is read again.
    private static func changed(_ path: String, _ written: [ContentHash]) -> Int {
        var left: [ContentHash: Int] = [:]
        for hash in written { left[hash, default: 0] += 1 }
        let reader = MailReader(paths: [path], format: .mbox)
        while let event = reader.next() {
            guard case .batch(let batch) = event else { continue }
            for hash in batch.map({ bytes, _ in ContentHash(of: bytes) }) { left[hash, default: 0] -= 1 }
        }
        return left.values.reduce(0) { $0 + max(0, $1) }
    }
}
