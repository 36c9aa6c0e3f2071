import Foundation
import GRDB
import MessageContent
import MessageFormat

/// A tracking vendor, or a sender who has readers tracked: how often and when.
public struct TrackingSummary: Sendable, Equatable {
    public enum Grouping: String, Sendable, CaseIterable { case vendor, sender }

    public struct Share: Sendable, Equatable {
        public var name: String
        public var messageCount: Int
    }

    public var grouping: Grouping
    /// The vendor's name, or the sender's normalised address.
    public var name: String
    public var messageCount: Int
    /// Of them, messages that tell of their opening.
    public var pixelCount: Int
    /// Of them, messages whose links are counted.
    public var clickCount: Int
    public var firstAt: DateTime?
    public var lastAt: DateTime?
    /// Senders of a vendor's trackers, or vendors of a sender's, the most frequent first.
    public var shares: [Share]

    public var json: String {
        let other: Grouping = grouping == .vendor ? .sender : .vendor
        var json = JSONWriter()
        json.object { json in
            json.member(grouping.rawValue, name)
            json.member("messageCount", messageCount)
            json.member("pixelCount", pixelCount)
            json.member("clickCount", clickCount)
            json.member("firstAt", firstAt?.rfc3339)
            json.member("lastAt", lastAt?.rfc3339)
            json.key("\(other.rawValue)s")
            json.array(shares) { json, share in
                json.object {
                    $0.member(other.rawValue, share.name)
                    $0.member("messageCount", share.messageCount)
                }
            }
        }
        return json.text
    }
}

extension Archive {
    /// Who tracks the reader in the messages that the query finds, the most frequent first; copies count once.
    public func tracking(
        _ query: SearchQuery, by grouping: TrackingSummary.Grouping, limit: Int? = nil, offset: Int = 0
    ) throws -> [TrackingSummary] {
        let (key, other) = grouping == .vendor ? ("t.vendor", "m.author") : ("m.author", "t.vendor")
        return try read { db in
            var compiler = SearchCompiler(db)
            let found = "FROM trackers t JOIN messages m USING (message_id) WHERE \(try compiler.messages(query))"
            var shares: [String: [TrackingSummary.Share]] = [:]
            let pairs = try Row.fetchCursor(
                db,
                sql: """
                    SELECT \(key), \(other), count(DISTINCT m.message_id) AS messages \(found) GROUP BY 1, 2 \
                    ORDER BY messages DESC, 2
                    """, arguments: compiler.arguments)
            while let row = try pairs.next() {
                shares[row[0], default: []].append(.init(name: row[1], messageCount: row[2]))
            }
            return try Row.fetchAll(
                db,
                sql: """
                    SELECT \(key), count(DISTINCT m.message_id) AS messages, \
                    count(DISTINCT m.message_id) FILTER (WHERE t.kind = 'pixel'), \
                    count(DISTINCT m.message_id) FILTER (WHERE t.kind = 'click'), min(m.date), max(m.date) \(found) \
                    GROUP BY 1 ORDER BY messages DESC, 1 LIMIT \(limit ?? -1) OFFSET \(offset)
                    """, arguments: compiler.arguments
            ).map { row in
                TrackingSummary(
                    grouping: grouping, name: row[0], messageCount: row[1], pixelCount: row[2], clickCount: row[3],
                    firstAt: (row[4] as Int64?).map { DateTime(unixSeconds: $0) },
                    lastAt: (row[5] as Int64?).map { DateTime(unixSeconds: $0) }, shares: shares[row[0]] ?? [])
            }
        }
    }

    /// How many of the messages that the query finds hold trackers.
    public func trackedCount(_ query: SearchQuery) throws -> (tracked: Int, all: Int) {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT count(*) FILTER (WHERE m.message_id IN (SELECT message_id FROM trackers)), count(*) \
                    FROM messages m WHERE \(condition)
                    """, arguments: compiler.arguments)
            return (row?[0] ?? 0, row?[1] ?? 0)
        }
    }
}
