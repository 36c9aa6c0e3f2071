import Foundation
import GRDB
import MailSources
import MessageContent

/// What two dumps or archives do not share. Messages are compared by identity (``MessageIdentity``): whatever mailbox
/// programs wrote on them, and wherever they stand.
public struct MailDiff: Sendable {
    /// A message as one side knows it.
    public struct Entry: Sendable {
        public var id: ContentHash
        public var messageID: String?
        public var date: String?
        public var from: String?
        public var subject: String?
        public var mailboxes: Set<String>
        public var labels: Set<String>
        public var keywords: Set<String>
    }

    public struct Change: Sendable {
        public enum Kind: String, Sendable { case added, removed, changed }
        public var kind: Kind
        public var entry: Entry
        /// What the second side has more, and less.
        public var mailboxes: (added: [String], removed: [String]) = ([], [])
        public var labels: (added: [String], removed: [String]) = ([], [])
        public var keywords: (added: [String], removed: [String]) = ([], [])
    }

    public var changes: [Change] = []
    public var sameCount = 0

    /// - Parameters:
    ///   - before, after: the two sides.
    public init(from before: MailSide, to after: MailSide) {
        // What one of them does not keep says nothing.
        let comparesMailboxes = before.tellsMailboxes && after.tellsMailboxes
        let comparesLabels = before.tellsLabels && after.tellsLabels
        let comparesKeywords = before.tellsKeywords && after.tellsKeywords
        for (identity, entry) in before.entries where after.entries[identity] == nil {
            changes.append(Change(kind: .removed, entry: entry))
        }
        for (identity, entry) in after.entries {
            guard let old = before.entries[identity] else {
                changes.append(Change(kind: .added, entry: entry))
                continue
            }
            var change = Change(kind: .changed, entry: entry)
            if comparesMailboxes { change.mailboxes = Self.difference(old.mailboxes, entry.mailboxes) }
            if comparesLabels { change.labels = Self.difference(old.labels, entry.labels) }
            if comparesKeywords { change.keywords = Self.difference(old.keywords, entry.keywords) }
            if change.isEmpty { sameCount += 1 } else { changes.append(change) }
        }
        changes.sort { ($0.entry.date ?? "", $0.entry.id) < ($1.entry.date ?? "", $1.entry.id) }
    }

    private static func difference(_ old: Set<String>, _ new: Set<String>) -> (added: [String], removed: [String]) {
        (new.subtracting(old).sorted(), old.subtracting(new).sorted())
    }

    public func count(_ kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }
}

extension MailDiff.Change {
    fileprivate var isEmpty: Bool {
        [mailboxes, labels, keywords].allSatisfy { $0.added.isEmpty && $0.removed.isEmpty }
    }

    public var json: String {
        var json = JSONWriter()
        json.object { json in
            json.member("change", kind.rawValue)
            json.member("id", entry.id.hex)
            json.member("messageId", entry.messageID)
            json.member("date", entry.date)
            json.member("from", entry.from)
            json.member("subject", entry.subject)
            for (name, difference) in [("mailboxes", mailboxes), ("labels", labels), ("keywords", keywords)] {
                json.key(name)
                json.object {
                    $0.member("added", difference.added)
                    $0.member("removed", difference.removed)
                }
            }
        }
        return json.text
    }
}

/// One side of a comparison: all messages of an archive or of a dump.
public struct MailSide: Sendable {
    fileprivate(set) var entries: [ContentHash: MailDiff.Entry] = [:]
    fileprivate(set) var tellsMailboxes = true
    public fileprivate(set) var faults: [SourceError] = []

    var tellsLabels: Bool { entries.values.contains { !$0.labels.isEmpty } }
    var tellsKeywords: Bool { entries.values.contains { !$0.keywords.isEmpty } }
    public var messageCount: Int { entries.count }

    /// Reads an archive, or a dump where `path` is none.
    ///
    /// - Parameter format: of a dump; nil: judged by its content.
    public init(path: String, format: SourceFormat?, jobs: Int) async throws {
        if Self.isDatabase(path) {
            try readArchive(Archive(path: path, access: .read))
        } else {
            try await readDump(path, format, jobs)
        }
    }

    private static func isDatabase(_ path: String) -> Bool {
        // What is read of a pipe cannot be read again.
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }

    private mutating func add(_ entry: MailDiff.Entry, _ identity: ContentHash) {
        guard var known = entries.removeValue(forKey: identity) else {
            entries[identity] = entry
            return
        }
        if entry.id < known.id { known.id = entry.id }
        known.mailboxes.formUnion(entry.mailboxes)
        known.labels.formUnion(entry.labels)
        known.keywords.formUnion(entry.keywords)
        entries[identity] = known
    }

    private mutating func readArchive(_ archive: Archive) throws {
        let folders = try archive.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM mailboxes") ?? 0 }
        // A single file's name is no folder of mail.
        tellsMailboxes = folders > 1
        for id in try archive.messageIDs(.all) {
            guard let (entry, identity) = try archive.read({ try Self.entry(id, $0) }) else { continue }
            add(entry, identity)
        }
    }

    private static func entry(_ rowID: Int64, _ db: Database) throws -> (MailDiff.Entry, ContentHash)? {
        let sql = "SELECT \(MessageSummary.columns), m.identity AS i FROM messages m WHERE message_id = ?"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [rowID]) else { return nil }
        let message = try MessageSummary(row, db)
        let keywords = try String.fetchAll(
            db.cachedStatement(sql: "SELECT keyword FROM message_keywords WHERE message_id = ?"), arguments: [rowID])
        let entry = MailDiff.Entry(
            id: message.id, messageID: message.messageID, date: message.date?.rfc3339, from: message.from.first?.email,
            subject: message.subject, mailboxes: Set(message.mailboxes), labels: Set(message.labels),
            keywords: Set(keywords))
        return (entry, ContentHash(bytes: row["i"] as Data) ?? message.id)
    }

    private mutating func readDump(_ path: String, _ format: SourceFormat?, _ jobs: Int) async throws {
        var isFolder: ObjCBool = false
        // A file's name is no folder of mail.
        tellsMailboxes = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        var found: [(MailDiff.Entry, ContentHash)] = []
        var faults: [SourceError] = []
        try await MessagePipeline<[(MailDiff.Entry, ContentHash)]>(paths: [path], format: format, jobs: jobs).run(
            work: { batch in { Self.entries(batch) } },
            deliver: { delivery in
                switch delivery {
                case .output(let entries): found += entries
                case .event(.fault(let fault)): faults.append(fault)
                case .event: break
                }
            })
        for (entry, identity) in found { add(entry, identity) }
        self.faults = faults
    }

    private static func entries(_ batch: RawMessageBatch) -> [(MailDiff.Entry, ContentHash)] {
        batch.map { bytes, raw in
            let email = Email(reading: bytes, arrival: raw.origin.arrival)
            let flags = SourceFlags(email: email, origin: raw.origin, format: batch.container.format)
            let entry = MailDiff.Entry(
                id: email.id, messageID: email.messageID.first, date: email.date?.rfc3339,
                from: email.from.first?.email, subject: email.subject,
                mailboxes: raw.origin.mailbox.isEmpty ? [] : [raw.origin.mailbox],
                labels: Set(flags.labels), keywords: Set(flags.keywords))
            return (entry, MessageIdentity.of(bytes, hash: email.id))
        }
    }
}
