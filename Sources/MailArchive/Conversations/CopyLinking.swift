import GRDB
import MessageAnalysis

/// Links copies: messages with one text but different bytes, such as a sent copy and the copy that came back through a
/// list. They have the same Message-ID, author, base subject and beginning, and were sent within five minutes of each
/// other; with fewer conditions a stranger's mail with a borrowed Message-ID could hide another. Listings show the
/// first by time, then by hash, or those that the user keeps; nothing is deleted.
struct CopyLinking {
    let db: Database
    /// Whether to look at touched mail only (``TouchedMail``).
    var isPartial = false

    /// Different letters under one Message-ID that are compared at a time: mail that reuses one Message-ID takes no
    /// quadratic time.
    private static let openLetters = 64
    /// Seconds between the first of several copies and any other.
    fileprivate static let seconds: Int64 = 300

    fileprivate struct Letter: Equatable {
        var internetID: String
        var author: String
        var subject: String
        var preview: String
    }

    fileprivate struct Copy {
        var id: Int64
        var isKept: Bool
        var linkedTo: Int64?
    }

    fileprivate struct Group {
        var letter: Letter
        var sentAt: Int64
        var copies: [Copy]
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
            coalesce(sent_at, date, 0) AS sent, duplicate_of, is_kept FROM messages \
            WHERE \(isPartial ? touched : all) \
            ORDER BY internet_id, coalesce(sent_at, date, 0), sha256
            """
        ) { row in
            let letter = Letter(
                internetID: row["internet_id"] ?? "", author: row["author"],
                subject: BaseSubject(row["subject"]).text, preview: row["preview"])
            let copy = Copy(id: row["message_id"], isKept: row["is_kept"], linkedTo: row["duplicate_of"])
            return (letter, row["sent"] as Int64, copy)
        }
        var open: [Group] = []
        var changed: [Int64] = []
        for (letter, sentAt, copy) in messages {
            for group in open where !group.isNear(letter, sentAt) { changed += try link(group.copies) }
            open.removeAll { !$0.isNear(letter, sentAt) }
            if let index = open.firstIndex(where: { $0.letter == letter }) {
                open[index].copies.append(copy)
            } else {
                if open.count == Self.openLetters { changed += try link(open.removeFirst().copies) }
                open.append(Group(letter: letter, sentAt: sentAt, copies: [copy]))
            }
        }
        for group in open { changed += try link(group.copies) }
        return changed
    }

    private func link(_ copies: [Copy]) throws -> [Int64] {
        let shown = copies.first(where: \.isKept) ?? copies[0]
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

extension CopyLinking.Group {
    /// Whether a letter sent then may still be a copy of this one.
    fileprivate func isNear(_ other: CopyLinking.Letter, _ sentAt: Int64) -> Bool {
        !other.internetID.isEmpty && letter.internetID == other.internetID
            && sentAt &- self.sentAt <= CopyLinking.seconds
    }
}
