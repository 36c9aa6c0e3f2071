import Foundation
import GRDB
import MessageContent
import MessageFormat

/// A message and its sender, for deciding whether to read it again.
public struct SenderMessage: Sendable {
    /// Row id.
    public var rowID: Int64
    /// Hash of the raw message.
    public var id: ContentHash
    /// On its sender's clock.
    public var date: DateTime?
    /// The first From address, normalised.
    public var from: String
}

extension Archive {
    /// Messages whose From address lies in one of the domains or beneath it, oldest first, copies left out.
    ///
    /// - Parameter domains: in lower case.
    /// - Throws: ``ArchiveError``.
    public func messages(fromDomains domains: [String]) throws -> [SenderMessage] {
        try read { db in
            var result: [SenderMessage] = []
            let rows = try db.cursor(
                """
                SELECT m.message_id, m.sha256, m.date, m.sent_offset, a.email, a.domain FROM messages m \
                JOIN message_addresses x ON x.message_id = m.message_id AND x.role = 'from' AND x.position = 0 \
                JOIN addresses a USING (address_id) WHERE m.duplicate_of IS NULL ORDER BY m.date, m.sha256
                """)
            let wanted = Set(domains)
            while let row = try rows.next() {
                guard Self.isWithin(row["domain"], wanted), let id = row.contentHash("sha256") else { continue }
                let date = row.dateTime("date", offsetMinutes: row["sent_offset"])
                result.append(SenderMessage(rowID: row["message_id"], id: id, date: date, from: row["email"]))
            }
            return result
        }
    }

    /// Whether a domain or one above it is wanted.
    private static func isWithin(_ domain: String, _ wanted: Set<String>) -> Bool {
        var rest = domain[...]
        while true {
            if wanted.contains(String(rest)) { return true }
            guard let dot = rest.firstIndex(of: ".") else { return false }
            rest = rest[rest.index(after: dot)...]
        }
    }
}
