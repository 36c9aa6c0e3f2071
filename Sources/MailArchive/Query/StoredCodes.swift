import Foundation
import GRDB
import MessageContent
import MessageFormat

/// A verification code as the archive keeps it.
public struct StoredCode: Sendable, Hashable, JSONObject {
    /// As it is to be typed in: separators of digits and prefixes left out.
    public var code: String
    /// As it stood in the message.
    public var shown: String
    /// The template's id; nil where no template knows the sender.
    public var provider: String?
    /// `provider/variant`, or `generic`.
    public var template: String
    /// login, verify, reset, payment, change or delete.
    public var kind: String
    /// From 0 to 1: how often such findings are right.
    public var confidence: Double
    /// subject, text or html.
    public var place: String
    /// Line of that place, from 1 on.
    public var line: Int
    /// When it expires by what the message says, on the sender's clock.
    public var expiresAt: DateTime?
    /// The provider sent it, but none of its templates found it.
    public var isDrift: Bool
    /// Another code of the message is as likely.
    public var isAmbiguous: Bool
    /// ``expiresAt`` has passed.
    public var isExpired: Bool

    /// One of the `codes` of a message.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("code", code)
        json.member("shown", shown)
        json.member("provider", provider)
        json.member("template", template)
        json.member("kind", kind)
        json.member("confidence", number: confidence)
        json.member("where", place)
        json.member("line", line)
        json.member("expiresAt", expiresAt?.rfc3339)
        json.member("isDrift", isDrift)
        if isAmbiguous { json.member("isAmbiguous", true) }
        json.member("isExpired", isExpired)
    }
}

/// A link that proves who one is when it is followed, as the archive keeps it.
public struct StoredLink: Sendable, Hashable, JSONObject {
    /// As it stands in the message.
    public var url: String
    /// The template's id; nil where no template finds such links.
    public var provider: String?
    /// login, verify, reset, payment, change or delete.
    public var kind: String

    /// One of the `links` of a message.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("url", url)
        json.member("provider", provider)
        json.member("kind", kind)
    }
}

/// The verification codes and links of one message.
public struct MessageCodes: Sendable, Hashable, JSONObject {
    /// The likeliest first.
    public var codes: [StoredCode]
    /// In the order of the message.
    public var links: [StoredLink]
    /// Its source says that it was read. Where a source says nothing, a message is neither read nor unread.
    public var isRead: Bool
    /// Whether this letterbook's search for codes has been through it; an earlier letterbook's may have found others.
    public var isSearched: Bool

    /// The members that all JSON of a message has about its codes.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("codes", codes)
        json.member("links", links)
        json.member("isRead", isRead)
    }
}

/// A message that holds verification codes.
public struct StoredCodes: Sendable, JSONObject {
    /// Its line in lists.
    public var summary: MessageSummary
    /// Where it stands; nil when it is in none of its sources any more.
    public var origin: StoredOrigin?
    /// Its codes and links.
    public var found: MessageCodes

    /// The Message-ID field without angle brackets.
    public var messageID: String? { summary.messageID }
    /// On its sender's clock.
    public var date: DateTime? { summary.date }
    /// From field.
    public var from: [EmailAddress] { summary.from }
    /// Its source says that it was not read.
    public var isUnread: Bool { summary.isUnread }
    /// The likeliest first.
    public var codes: [StoredCode] { found.codes }
    /// In the order of the message.
    public var links: [StoredLink] { found.links }

    /// A line of `letterbook codes` (see Interface.md). `near` is empty: the archive keeps found codes only.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("id", summary.id.hex)
        json.member("messageId", messageID)
        json.key("origin")
        if let origin {
            json.object {
                $0.member("path", origin.path)
                $0.member("offset", origin.offset)
                $0.member("length", origin.length)
                $0.member("mailbox", origin.mailbox ?? "")
                $0.member("envelope", origin.envelope)
            }
        } else {
            json.null()
        }
        json.member("date", date?.rfc3339)
        json.key("from")
        json.addresses(from)
        found.writeMembers(to: &json)
        json.member("near", [String]())
        json.member("isUnread", isUnread)
    }
}

extension Archive {
    /// Messages that hold verification codes, newest first, copies counted once.
    ///
    /// - Parameters:
    ///   - query: they must match; nil for all.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    ///   - now: the moment that decides which codes have expired.
    /// - Throws: ``ArchiveError``.
    public func codes(
        matching query: SearchQuery? = nil, reversed: Bool = false, limit: Int? = nil, offset: Int = 0,
        now: Date = Date()
    ) throws -> [StoredCodes] {
        try read { db in
            var compiler = SearchCompiler(db, now: now)
            let condition = try compiler.messages(query ?? .all)
            // Only keys are sorted: the other columns are read for the page alone, as in lists of messages.
            let found: [Int64] = try db.values(
                """
                SELECT m.message_id FROM messages m WHERE m.message_id IN (SELECT message_id FROM codes) \
                AND \(condition) \(Database.page(by: ["m.date DESC", "m.sha256"], reversed, limit, offset))
                """, compiler.arguments)
            return try MessageSummary.find(found, db).map { summary in
                StoredCodes(
                    summary: summary, origin: try Self.origins(of: summary.rowID, db).first,
                    found: try MessageCodes(of: summary, now: now, db))
            }
        }
    }

    /// Messages whose codes the user says are used.
    ///
    /// - Throws: ``ArchiveError``.
    package func usedCodes() throws -> Set<ContentHash> {
        try read { db in
            let hashes = try db.rows("SELECT m.sha256 FROM used_codes u JOIN messages m USING (message_id)") {
                $0.contentHash("sha256")
            }
            return Set(hashes.compactMap(\.self))
        }
    }

    /// Notes whether the codes of a message are used.
    ///
    /// - Throws: ``ArchiveError``.
    package func markCodes(of row: Int64, used: Bool) throws {
        try change { db in
            try db.run(
                used
                    ? "INSERT OR IGNORE INTO used_codes (message_id, used_at) VALUES (?, ?)"
                    : "DELETE FROM used_codes WHERE message_id = ?1 AND ?2 IS NOT NULL",
                [row, Int64(Date().timeIntervalSince1970)])
        }
    }

    /// How many messages have not been through this letterbook's search for codes: an earlier one imported them. The
    /// next import of their sources searches them.
    ///
    /// - Throws: ``ArchiveError``.
    public func messagesNotSearchedForCodes() throws -> Int {
        try read { db in
            guard try db.leastVersion("codes_version") != CodeRows.version else { return 0 }
            return try db.count("SELECT count(*) FROM messages WHERE codes_version < ?", [CodeRows.version])
        }
    }
}

extension MessageCodes {
    init(of message: MessageSummary, now: Date, _ db: Database) throws {
        let offset = Int(message.date?.offsetMinutes ?? 0)
        codes = try db.rows(
            """
            SELECT code, shown, provider, template, kind, confidence, place, line, expires_at, is_drift, \
            is_ambiguous FROM codes WHERE message_id = ? ORDER BY position
            """, [message.rowID]
        ) { row in
            let expiry = row.dateTime("expires_at", offsetMinutes: offset)
            return StoredCode(
                code: row["code"], shown: row["shown"], provider: row["provider"], template: row["template"],
                kind: row["kind"], confidence: row["confidence"], place: row["place"], line: row["line"],
                expiresAt: expiry, isDrift: row["is_drift"], isAmbiguous: row["is_ambiguous"],
                isExpired: expiry.map { Double($0.unixSeconds) <= now.timeIntervalSince1970 } ?? false)
        }
        links = try db.rows(
            "SELECT url, provider, kind FROM code_links WHERE message_id = ? ORDER BY position", [message.rowID]
        ) { StoredLink(url: $0["url"], provider: $0["provider"], kind: $0["kind"]) }
        let facts = try db.row(
            """
            SELECT codes_version, EXISTS (SELECT 1 FROM message_keywords w WHERE w.message_id = m.message_id \
            AND w.keyword = '$seen') AS is_read FROM messages m WHERE m.message_id = ?
            """, [message.rowID])
        isSearched = (facts?["codes_version"] as Int?).map { $0 >= CodeRows.version } ?? true
        isRead = facts?["is_read"] ?? false
    }
}
