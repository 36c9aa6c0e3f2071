import Foundation
import GRDB
import MessageContent
import MessageFormat

/// A verification code as the archive keeps it.
public struct StoredCode: Sendable, Hashable {
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
    /// When the message says that it ends to be valid, on the sender's clock.
    public var expiresAt: DateTime?
    /// The provider sent it, but none of its templates found it.
    public var isDrift: Bool
    /// Another code of the message is as likely.
    public var isAmbiguous: Bool
    /// ``expiresAt`` has passed.
    public var isExpired: Bool

    /// The members of Interface.md's codes, and whether it has expired.
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

/// A verification or magic link as the archive keeps it.
public struct StoredLink: Sendable, Hashable {
    /// As it stands in the message.
    public var url: String
    /// The template's id; nil where no template speaks of it.
    public var provider: String?
    /// login, verify, reset, payment, change or delete.
    public var kind: String
}

/// What the archive holds of one message's codes and links.
public struct MessageCodes: Sendable, Hashable {
    /// The likeliest first.
    public var codes: [StoredCode] = []
    public var links: [StoredLink] = []
    /// Its source says that it was read. Where a source says nothing, a message is neither read nor unread.
    public var isRead = false
    /// Whether it went through this letterbook's search for codes; otherwise it was imported before there was one.
    public var isSearched = true

    /// The members codes, links and isRead.
    public func writeMembers(to json: inout JSONWriter) {
        json.key("codes")
        json.array(codes) { json, code in json.object { code.writeMembers(to: &$0) } }
        json.key("links")
        json.array(links) { json, link in
            json.object {
                $0.member("url", link.url)
                $0.member("provider", link.provider)
                $0.member("kind", link.kind)
            }
        }
        json.member("isRead", isRead)
    }
}

/// A message that holds verification codes.
public struct StoredCodes: Sendable {
    public var summary: MessageSummary
    /// Where it stands; nil when it is in none of its sources any more.
    public var origin: StoredOrigin?
    public var found: MessageCodes

    /// Its hash in hexadecimal.
    public var id: String { summary.id.hex }
    public var messageID: String? { summary.messageID }
    public var date: DateTime? { summary.date }
    public var from: [EmailAddress] { summary.from }
    public var isUnread: Bool { summary.isUnread }
    public var codes: [StoredCode] { found.codes }
    public var links: [StoredLink] { found.links }

    /// As Interface.md gives the lines of `codes`. What nearly was a code is not kept: near is empty.
    public var json: String {
        var json = JSONWriter()
        json.object { json in
            json.member("id", id)
            json.member("messageId", messageID)
            json.key("origin")
            if let origin { origin.write(to: &json) } else { json.null() }
            json.member("date", date?.rfc3339)
            json.key("from")
            json.addresses(from)
            found.writeMembers(to: &json)
            json.key("near")
            json.array([String]()) { $0.string($1) }
            json.member("isUnread", isUnread)
        }
        return json.text
    }
}

extension StoredOrigin {
    /// Interface.md's origin.
    fileprivate func write(to json: inout JSONWriter) {
        json.object {
            $0.member("path", path)
            $0.member("offset", offset)
            $0.member("length", length)
            $0.member("mailbox", mailbox ?? "")
            $0.member("envelope", envelope)
        }
    }
}

extension Archive {
    /// Messages that hold verification codes, newest first, copies counted once.
    ///
    /// - Parameters:
    ///   - query: they must match; nil for all.
    ///   - limit: at most this many; nil for all.
    ///   - now: the moment that decides which codes have expired.
    public func codes(
        matching query: SearchQuery? = nil, limit: Int? = nil, offset: Int = 0, now: Date = Date()
    ) throws -> [StoredCodes] {
        try read { db in
            var compiler = SearchCompiler(db, now: now)
            let condition = try compiler.messages(query ?? .all)
            let sql = """
                SELECT \(MessageSummary.columns) FROM messages m WHERE m.message_id IN (SELECT message_id FROM codes) \
                AND \(condition) ORDER BY m.date DESC, m.sha256 LIMIT \(limit ?? -1) OFFSET \(offset)
                """
            return try Row.fetchAll(db, sql: sql, arguments: compiler.arguments).map { row in
                let summary = try MessageSummary(row, db)
                return StoredCodes(
                    summary: summary, origin: try Self.origins(of: summary.rowID, db).first,
                    found: try MessageCodes(of: summary, now: now, db))
            }
        }
    }

    /// How many messages have not been through this letterbook's search for codes: they were imported by an earlier one,
    /// and the next import of their sources makes up for it.
    public func messagesNotSearchedForCodes() throws -> Int {
        try read { db in
            let least = try Int.fetchOne(db, sql: "SELECT value FROM archive_info WHERE key = 'codes_version'")
            guard least != CodeRows.version else { return 0 }
            return try Int.fetchOne(
                db, sql: "SELECT count(*) FROM messages WHERE codes_version < ?", arguments: [CodeRows.version]) ?? 0
        }
    }
}

extension MessageCodes {
    init(of message: MessageSummary, now: Date, _ db: Database) throws {
        let offset = Int(message.date?.offsetMinutes ?? 0)
        codes = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT code, shown, provider, template, kind, confidence, place, line, expires_at, is_drift, \
                    is_ambiguous FROM codes WHERE message_id = ? ORDER BY position
                    """), arguments: [message.rowID]
        ).map { row in
            let expiry: Int64? = row[8]
            return StoredCode(
                code: row[0], shown: row[1], provider: row[2], template: row[3], kind: row[4], confidence: row[5],
                place: row[6], line: row[7],
                expiresAt: expiry.map { DateTime(unixSeconds: $0, offsetMinutes: offset) }, isDrift: row[9],
                isAmbiguous: row[10], isExpired: expiry.map { Double($0) <= now.timeIntervalSince1970 } ?? false)
        }
        links = try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT url, provider, kind FROM code_links WHERE message_id = ? ORDER BY position"),
            arguments: [message.rowID]
        ).map { StoredLink(url: $0[0], provider: $0[1], kind: $0[2]) }
        let facts = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT codes_version, EXISTS (SELECT 1 FROM message_keywords w WHERE w.message_id = m.message_id \
                    AND w.keyword = '$seen') FROM messages m WHERE m.message_id = ?
                    """), arguments: [message.rowID])
        isSearched = (facts?[0] as Int?).map { $0 >= CodeRows.version } ?? true
        isRead = facts?[1] ?? false
    }
}
