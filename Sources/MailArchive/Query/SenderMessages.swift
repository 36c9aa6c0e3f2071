import Foundation
import GRDB
import MessageContent
import MessageFormat

/// A message and who it is from: as much as deciding whether to read it again takes.
public struct SenderMessage: Sendable {
    public var rowID: Int64
    public var id: ContentHash
    public var date: DateTime?
    /// The first From address, normalised.
    public var from: String
}

extension Archive {
    /// Messages whose From address lies in one of the domains or beneath it, oldest first, copies counted once.
    public func messages(fromDomains domains: [String]) throws -> [SenderMessage] {
        try read { db in
            var result: [SenderMessage] = []
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT m.message_id, m.sha256, m.date, m.sent_offset, a.email, a.domain FROM messages m \
                    JOIN message_addresses x ON x.message_id = m.message_id AND x.role = 'from' AND x.position = 0 \
                    JOIN addresses a USING (address_id) WHERE m.duplicate_of IS NULL ORDER BY m.date, m.sha256
                    """)
            let wanted = Set(domains)
            while let row = try rows.next() {
                guard Self.isWithin(row[5], wanted), let id = (row[1] as Data?).flatMap(ContentHash.init(bytes:)) else {
                    continue
                }
                let date = (row[2] as Int64?).map { DateTime(unixSeconds: $0, offsetMinutes: row[3] ?? 0) }
                result.append(SenderMessage(rowID: row[0], id: id, date: date, from: row[4]))
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
