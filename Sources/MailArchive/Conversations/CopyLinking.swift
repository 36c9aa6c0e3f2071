import GRDB
import MessageAnalysis

/// Links copies (``CopyGroups``). Listings show the first by time, then by hash, unless another has more: mail programs
/// leave copies without their attachments, and spools copies that are cut. Or they show those that the user keeps.
/// Nothing is deleted.
struct CopyLinking {
    let db: Database
    /// Whether to look at touched mail only (``TouchedMail``).
    var isPartial = false

    private struct Copy {
        var id: Int64
        /// Of its parts.
        var size: Int64
        var isKept: Bool
        var linkedTo: Int64?
    }

    /// - Returns: messages that were linked, or are no longer.
    @discardableResult
    func run() throws -> [Int64] {
        let all = "internet_id IN copied OR duplicate_of IS NOT NULL"
        let touched = """
            internet_id IN (SELECT m.internet_id FROM \(TouchedMail.changed) CROSS JOIN messages m USING (message_id) \
            WHERE m.internet_id <> '')
            """
        let messages = try db.rows(
            """
            WITH copied AS (SELECT internet_id FROM messages WHERE internet_id <> '' GROUP BY internet_id HAVING count(*) > 1) \
            SELECT message_id, internet_id, author, coalesce(subject, '') AS subject, preview, \
            coalesce(sent_at, date, 0) AS sent, duplicate_of, is_kept, \
            (SELECT coalesce(sum(p.size), 0) FROM parts p WHERE p.message_id = messages.message_id) AS size FROM messages \
            WHERE \(isPartial ? touched : all) \
            ORDER BY internet_id, coalesce(sent_at, date, 0), sha256
            """
        ) { row in
            let letter = CopyGroups.Letter(
                internetID: row["internet_id"] ?? "", author: row["author"],
                subject: BaseSubject(row["subject"]).text, preview: row["preview"])
            let copy = Copy(
                id: row["message_id"], size: row["size"], isKept: row["is_kept"], linkedTo: row["duplicate_of"])
            return (letter, row["sent"] as Int64, copy)
        }
        var groups = CopyGroups()
        var changed: [Int64] = []
        for (number, (letter, sentAt, _)) in messages.enumerated() {
            for group in groups.add(number, letter, sentAt: sentAt) {
                changed += try link(group.map { messages[$0].2 })
            }
        }
        for group in groups.close() { changed += try link(group.map { messages[$0].2 }) }
        return changed
    }

    /// A list's footer alone makes no copy the better one.
    private static let footerBytes: Int64 = 1024

    private func link(_ copies: [Copy]) throws -> [Int64] {
        let largest = copies.max { $0.size < $1.size }
        let whole = largest.flatMap { $0.size > copies[0].size + Self.footerBytes ? $0 : nil }
        let shown = copies.first(where: \.isKept) ?? whole ?? copies[0]
        return try copies.compactMap { copy in
            let original = copy.id == shown.id || copy.isKept ? nil : shown.id
            guard original != copy.linkedTo else { return nil }
            try link(copy.id, to: original)
            return copy.id
        }
    }

    private func link(_ id: Int64, to original: Int64?) throws {
        try db.run("UPDATE messages SET duplicate_of = ? WHERE message_id = ?", [original, id])
        try db.markConversationStale(ofMessage: id)
        if let original { try db.markConversationStale(ofMessage: original) }
    }
}
