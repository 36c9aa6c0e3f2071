import Foundation
import GRDB
import MessageContent
import MessageFormat

/// How often, when and with whom a vendor tracks the reader, or a sender has the reader tracked.
public struct TrackingSummary: Sendable, Equatable, JSONObject {
    /// What summaries are made for.
    public enum Grouping: String, Sendable, CaseIterable { case vendor, sender }

    /// One of the senders of a vendor's trackers, or of the vendors of a sender's.
    public struct Share: Sendable, Equatable {
        /// The vendor's name, or the sender's normalised address.
        public var name: String
        /// Messages of that sender with trackers of that vendor.
        public var messageCount: Int
    }

    /// Whether it is a vendor's or a sender's.
    public var grouping: Grouping
    /// The vendor's name, or the sender's normalised address.
    public var name: String
    /// Messages with trackers.
    public var messageCount: Int
    /// Messages that report that they were opened.
    public var pixelCount: Int
    /// Messages that report which links were followed.
    public var clickCount: Int
    /// Date of the first.
    public var firstAt: DateTime?
    /// Date of the last.
    public var lastAt: DateTime?
    /// Senders of a vendor's trackers, or vendors of a sender's, the most frequent first.
    public var shares: [Share]

    /// A line of `letterbook trackers --json`.
    public func writeMembers(to json: inout JSONWriter) {
        let other: Grouping = grouping == .vendor ? .sender : .vendor
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
}

extension Archive {
    /// How vendors of trackers, or senders who use them, are sorted.
    public enum TrackingOrder: String, Sendable, CaseIterable {
        /// Most messages first.
        case count
        /// Newest first.
        case date
        /// By alphabet.
        case name

        fileprivate var terms: [String] {
            switch self {
            case .count: ["messages DESC", "tracked"]
            case .date: ["last_at DESC", "tracked"]
            case .name: ["tracked"]
            }
        }
    }

    /// Summaries of the trackers in messages that the query finds, copies counted once.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - grouping: what a summary is made for.
    ///   - order: by what they are sorted.
    ///   - reversed: whether the last comes first.
    ///   - limit: at most this many; nil for all.
    ///   - offset: passes over this many first.
    /// - Throws: ``ArchiveError``.
    public func tracking(
        _ query: SearchQuery, by grouping: TrackingSummary.Grouping, order: TrackingOrder = .count,
        reversed: Bool = false,
        limit: Int? = nil, offset: Int = 0
    ) throws -> [TrackingSummary] {
        let (key, other) = grouping == .vendor ? ("t.vendor", "m.author") : ("m.author", "t.vendor")
        return try read { db in
            var compiler = SearchCompiler(db)
            let found = "FROM trackers t JOIN messages m USING (message_id) WHERE \(try compiler.messages(query))"
            var shares: [String: [TrackingSummary.Share]] = [:]
            let pairs = try db.cursor(
                """
                SELECT \(key) AS tracked, \(other) AS share, count(DISTINCT m.message_id) AS messages \(found) \
                GROUP BY 1, 2 ORDER BY messages DESC, 2
                """, compiler.arguments)
            while let row = try pairs.next() {
                shares[row["tracked"], default: []].append(.init(name: row["share"], messageCount: row["messages"]))
            }
            return try db.rows(
                """
                SELECT \(key) AS tracked, count(DISTINCT m.message_id) AS messages, \
                count(DISTINCT m.message_id) FILTER (WHERE t.kind = 'pixel') AS pixels, \
                count(DISTINCT m.message_id) FILTER (WHERE t.kind = 'click') AS clicks, \
                min(m.date) AS first_at, max(m.date) AS last_at \(found) \
                GROUP BY 1 \(Database.page(by: order.terms, reversed, limit, offset))
                """, compiler.arguments
            ) { row in
                TrackingSummary(
                    grouping: grouping, name: row["tracked"], messageCount: row["messages"],
                    pixelCount: row["pixels"], clickCount: row["clicks"], firstAt: row.dateTime("first_at"),
                    lastAt: row.dateTime("last_at"), shares: shares[row["tracked"]] ?? [])
            }
        }
    }

    /// How many of the messages that the query finds hold trackers, and how many it finds.
    ///
    /// - Throws: ``ArchiveError``.
    public func trackedCount(_ query: SearchQuery) throws -> (tracked: Int, all: Int) {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            let row = try db.row(
                """
                SELECT count(*) FILTER (WHERE m.message_id IN (SELECT message_id FROM trackers)) AS tracked, \
                count(*) AS found FROM messages m WHERE \(condition)
                """, compiler.arguments)
            return (row?["tracked"] ?? 0, row?["found"] ?? 0)
        }
    }
}
