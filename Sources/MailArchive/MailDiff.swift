import Foundation
import GRDB
import MailSources
import MessageContent

/// The differences between two dumps or archives. Messages are compared by identity (`MessageIdentity`): the header
/// fields that mailbox programs add do not count, nor does the place where a message stands.
public struct MailDiff: Sendable {
    /// A message as one side knows it; several copies of it are one.
    public struct Entry: Sendable {
        /// Hash of the raw message: of several copies the smallest.
        public var id: ContentHash
        /// The Message-ID field without angle brackets.
        public var messageID: String?
        /// In RFC 3339.
        public var date: String?
        /// The first address in From.
        public var from: String?
        /// Decoded.
        public var subject: String?
        /// Folders that hold it.
        public var mailboxes: Set<String>
        /// Gmail's labels and Thunderbird's tags.
        public var labels: Set<String>
        /// `$seen` and other keywords of RFC 8621.
        public var keywords: Set<String>

        fileprivate mutating func unite(with copy: Entry) {
            id = min(id, copy.id)
            mailboxes.formUnion(copy.mailboxes)
            labels.formUnion(copy.labels)
            keywords.formUnion(copy.keywords)
        }
    }

    /// A message that one side alone has, or that both have with other mailboxes, labels or keywords.
    public struct Change: Sendable, JSONObject {
        /// Which side has the message: the second, the first, or both.
        public enum Kind: String, Sendable { case added, removed, changed }
        /// Which side has the message.
        public var kind: Kind
        /// As the second side knows it, or the first where that alone has it.
        public var entry: Entry
        /// Mailboxes that the second side has more, and less. Empty unless both have the message.
        public var mailboxes: (added: [String], removed: [String]) = ([], [])
        /// The same for labels.
        public var labels: (added: [String], removed: [String]) = ([], [])
        /// The same for keywords.
        public var keywords: (added: [String], removed: [String]) = ([], [])

        fileprivate var isEmpty: Bool {
            [mailboxes, labels, keywords].allSatisfy { $0.added.isEmpty && $0.removed.isEmpty }
        }

        /// A line of `letterbook diff --json`.
        public func writeMembers(to json: inout JSONWriter) {
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
    }

    /// By date.
    public var changes: [Change] = []
    /// How many messages both sides have alike.
    public var sameCount = 0

    /// Compares two sides. A kind of facts that one of them does not know at all, such as labels in a Maildir, is left
    /// out.
    public init(from before: MailSide, to after: MailSide) {
        let comparesMailboxes = before.knowsMailboxes && after.knowsMailboxes
        let comparesLabels = before.knowsLabels && after.knowsLabels
        let comparesKeywords = before.knowsKeywords && after.knowsKeywords
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

    /// How many changes are of a kind.
    public func count(_ kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }
}

/// One side of a ``MailDiff``: all messages of an archive or of a dump.
public struct MailSide: Sendable {
    fileprivate var entries: [ContentHash: MailDiff.Entry] = [:]
    fileprivate var knowsMailboxes = true
    /// Parts of a dump that could not be read.
    public fileprivate(set) var faults: [SourceError] = []

    fileprivate var knowsLabels: Bool { entries.values.contains { !$0.labels.isEmpty } }
    fileprivate var knowsKeywords: Bool { entries.values.contains { !$0.keywords.isEmpty } }

    /// Reads an archive where `path` is an SQLite database, else a dump.
    ///
    /// - Parameters:
    ///   - path: of an archive or of mail.
    ///   - format: of a dump; nil: judged by its content.
    ///   - jobs: how many tasks parse a dump.
    /// - Throws: ``ArchiveError`` where an archive cannot be read. What is wrong with a dump stands in ``faults``.
    public init(path: String, format: SourceFormat?, jobs: Int) async throws {
        if Self.isDatabase(path) {
            try readArchive(Archive(path: path, access: .read))
        } else {
            try await readDump(path, format, jobs)
        }
    }

    private static func isDatabase(_ path: String) -> Bool {
        // Not of a pipe: its first bytes could not be read again.
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }

    private mutating func readArchive(_ archive: Archive) throws {
        // A single mailbox is the name of the file that was imported, not a folder of mail.
        knowsMailboxes = try archive.read { try $0.count("SELECT count(*) FROM mailboxes") } > 1
        for id in try archive.messageIDs(.all) {
            guard let (entry, identity) = try archive.read({ try Self.entry(id, $0) }) else { continue }
            entries[identity, default: entry].unite(with: entry)
        }
    }

    private static func entry(_ rowID: Int64, _ db: Database) throws -> (MailDiff.Entry, ContentHash)? {
        let sql = "SELECT \(MessageSummary.columns), m.identity FROM messages m WHERE message_id = ?"
        guard let row = try db.row(sql, [rowID]) else { return nil }
        let message = try MessageSummary(row, db)
        let keywords: [String] = try db.values("SELECT keyword FROM message_keywords WHERE message_id = ?", [rowID])
        let entry = MailDiff.Entry(
            id: message.id, messageID: message.messageID, date: message.date?.rfc3339, from: message.from.first?.email,
            subject: message.subject, mailboxes: Set(message.mailboxes), labels: Set(message.labels),
            keywords: Set(keywords))
        return (entry, row.contentHash("identity") ?? message.id)
    }

    private mutating func readDump(_ path: String, _ format: SourceFormat?, _ jobs: Int) async throws {
        var isFolder: ObjCBool = false
        // The mailbox of a single file is its name, not a folder of mail.
        knowsMailboxes = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
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
        for (entry, identity) in found { entries[identity, default: entry].unite(with: entry) }
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
