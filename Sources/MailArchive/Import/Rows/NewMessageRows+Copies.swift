import Foundation
import GRDB
import MessageContent
import MessageFormat

// Brings the rows of a message up to date with another copy of it.
extension NewMessageRows {
    /// Writes the message's rows anew from the copy that was read.
    func replace(_ messageID: Int64, by record: MessageRecord) throws {
        let before = try arrival(messageID)
        try db.markConversationStale(ofMessage: messageID)
        try bodyRows.removeIndex(record, messageID)
        for table in ContentTable.allCases { try db.run(table.delete, [messageID]) }
        try update(messageID, by: record, seal: insertDetails(record, messageID))
        if !record.pieces.isEmpty {
            try RawRows(db: db).remove(messageID)
            try RawRows(db: db).insert(record.pieces, of: messageID)
        }
        try merge(before, into: messageID)
    }

    /// Unites the copies' dates of arrival and thread keys.
    func mergeArrival(_ record: MessageRecord, into messageID: Int64) throws {
        try merge(Arrived(record), into: messageID)
    }

    // MARK: Arrival and thread

    private func arrival(_ messageID: Int64) throws -> Arrived {
        let row = try db.row(
            "SELECT date, date_source, received_at, thread_keys, sent_offset FROM messages WHERE message_id = ?",
            [messageID])
        guard let row else { return Arrived() }
        return Arrived(
            date: row["date"], source: row["date_source"], receivedAt: row["received_at"],
            threadKeys: row["thread_keys"], offset: row["sent_offset"])
    }

    private func merge(_ other: Arrived, into messageID: Int64) throws {
        let before = try arrival(messageID)
        let after = before.united(with: other)
        guard after != before else { return }
        try db.run(
            """
            UPDATE messages SET date = ?, date_source = ?, received_at = ?, thread_keys = ?, sent_offset = ? \
            WHERE message_id = ?
            """, [after.date, after.source, after.receivedAt, after.threadKeys, after.offset, messageID])
        // Threading adds those that came; it cannot know which went.
        let gone = PackedThreadKeys.indexed(PackedThreadKeys.keys(in: before.threadKeys))
            .subtracting(PackedThreadKeys.indexed(PackedThreadKeys.keys(in: after.threadKeys)))
        for key in gone { try db.run("DELETE FROM thread_keys WHERE key = ? AND message_id = ?", [key, messageID]) }
        try db.markConversationStale(ofMessage: messageID)
    }
}

/// Facts that may differ between copies of one message: when it arrived, and its thread by Gmail's identifier.
struct Arrived: Equatable {
    var date: Int64?
    var source: String?
    var receivedAt: Int64?
    var threadKeys = Data()
    /// Of ``date`` from UTC, in minutes.
    var offset: Int?

    /// The best source of a date first.
    private static let sources = ["date", "received", "envelope", "maildir", "file"]

    /// How good the source of the date is; the best is 0. A Date field from a clock that was never set ranks as low as
    /// a file's time.
    var rank: Int {
        if source == "date", let date, Email.isZeroOfClock(DateTime(unixSeconds: date)) {
            return Self.sources.count - 1
        }
        return source.flatMap(Self.sources.firstIndex) ?? Self.sources.count
    }

    /// The result is the same whichever of the two was imported first.
    func united(with other: Arrived) -> Arrived {
        var result = self
        if let date = other.date, (other.rank, date) < (rank, self.date ?? .max) {
            (result.date, result.source, result.offset) = (date, other.source, other.offset)
        }
        result.receivedAt = [receivedAt, other.receivedAt].compactMap { $0 }.min()
        result.threadKeys = Data(
            PackedThreadKeys.united(PackedThreadKeys.keys(in: threadKeys), PackedThreadKeys.keys(in: other.threadKeys)))
        return result
    }
}

extension Arrived {
    init(_ record: MessageRecord) {
        date = record.email.date?.unixSeconds
        source = record.email.dateSource?.rawValue
        receivedAt = record.email.receivedAt?.unixSeconds
        threadKeys = Data(record.threadKeys)
        offset = record.email.date.map { Int($0.offsetMinutes) }
    }
}
