import Foundation
import GRDB
import MessageContent

/// A property that messages are counted by.
public enum StatisticsField: String, Sendable, CaseIterable {
    case year, month, weekday, hour, category, sender, domain, list, mailbox, label, language, charset, client, type
    case size
    /// How soon the other side answered: the owner what others wrote, and they what the owner wrote.
    case answered
    case tracker, diagnostic

    /// Whether its values have an order of their own, and are not sorted by how many messages they have.
    public var isOrdered: Bool { [.year, .month, .weekday, .hour, .size, .answered].contains(self) }
}

/// How many messages have a value, or two.
public struct StatisticsRow: Sendable, JSONObject {
    /// The fields and the values of a message; nil where it has none.
    public var values: [(field: StatisticsField, value: String?)]
    /// Messages.
    public var messageCount: Int
    /// Of their raw messages.
    public var bytes: Int64

    /// A line of `letterbook stats --by --json`.
    public func writeMembers(to json: inout JSONWriter) {
        for (field, value) in values { json.member(field.rawValue, value) }
        json.member("messageCount", messageCount)
        json.member("bytes", bytes)
    }
}

extension Archive {
    /// Counts the messages that a query finds by their values of one or two fields. A message that has several values, as of
    /// labels, counts once for each; one that has none of a field that most have none of is left out.
    ///
    /// - Parameters:
    ///   - query: which messages.
    ///   - fields: one or two.
    /// - Returns: sorted by value where the values have an order, else the commonest first.
    /// - Throws: ``ArchiveError``.
    public func statistics(_ query: SearchQuery, by fields: [StatisticsField]) throws -> [StatisticsRow] {
        try read { db in
            var compiler = SearchCompiler(db)
            let condition = try compiler.messages(query)
            let columns = fields.enumerated().map { "\($1.expression(table: "t\($0)")) AS v\($0)" }
            let joins = fields.enumerated().compactMap { $1.join(table: "t\($0)") }
            let values = fields.indices.map { "v\($0)" }.joined(separator: ", ")
            let rows = try db.rows(
                """
                SELECT \(values), count(*), sum(size) FROM (SELECT \(joins.isEmpty ? "" : "DISTINCT") m.message_id, \
                m.size, \(columns.joined(separator: ", ")) FROM messages m \(joins.joined(separator: " ")) \
                WHERE \(condition)) GROUP BY \(values)
                """, compiler.arguments
            ) { row in
                StatisticsRow(
                    values: fields.enumerated().map { ($1, $1.shown(row.value($0))) },
                    messageCount: row.value(fields.count) ?? 0, bytes: row.value(fields.count + 1) ?? 0)
            }
            return Self.merged(rows).sorted { a, b in
                for (x, y) in zip(a.values, b.values) where x.field.isOrdered {
                    let (i, j) = (x.field.place(x.value), y.field.place(y.value))
                    if i != j { return i < j }
                }
                let (i, j) = (a.values.map { $0.value ?? "" }, b.values.map { $0.value ?? "" })
                return a.messageCount != b.messageCount
                    ? a.messageCount > b.messageCount : i.lexicographicallyPrecedes(j)
            }
        }
    }
}

extension Archive {
    /// Rows with the same values as people read them as one row.
    private static func merged(_ rows: [StatisticsRow]) -> [StatisticsRow] {
        var merged: [StatisticsRow] = []
        var places: [[String?]: Int] = [:]
        for row in rows {
            let key = row.values.map(\.value)
            if let place = places[key] {
                merged[place].messageCount += row.messageCount
                merged[place].bytes &+= row.bytes
            } else {
                places[key] = merged.count
                merged.append(row)
            }
        }
        return merged
    }
}

extension StatisticsField {
    /// Sizes from which each kind of size begins, in bytes, and their names.
    private static let sizes: [(start: Int, name: String)] = [
        (0, "under 10 kB"), (10_000, "10 to 100 kB"), (100_000, "100 kB to 1 MB"), (1_000_000, "1 to 10 MB"),
        (10_000_000, "10 MB and more"),
    ]

    /// Times to an answer, in seconds, and their names.
    private static let answers: [(end: Int, name: String)] = [
        (3_600, "within an hour"), (4 * 3_600, "within 4 hours"), (86_400, "within a day"),
        (3 * 86_400, "within 3 days"), (7 * 86_400, "within a week"), (.max, "later"),
    ]

    /// The names of steps, in their order.
    private var steps: [String] { self == .size ? Self.sizes.map(\.name) : Self.answers.map(\.name) }

    /// On the sender's clock, as everywhere.
    private static func time(_ format: String) -> String {
        "strftime('\(format)', m.date + 60 * coalesce(m.sent_offset, 0), 'unixepoch')"
    }

    /// SQL for the value of a message `m` and the joined table.
    fileprivate func expression(table: String) -> String {
        switch self {
        case .year: Self.time("%Y")
        case .month: Self.time("%Y-%m")
        case .weekday: Self.time("%w")
        case .hour: Self.time("%H")
        case .category: "m.category"
        case .sender: "m.author"
        case .domain: "nullif(substr(m.author, instr(m.author, '@') + 1), '')"
        case .list: "m.list_id"
        case .client: Self.header("'user-agent', 'x-mailer'")
        case .language: Self.header("'content-language'")
        case .answered:
            "(SELECT CASE "
                + Self.answers.indices.map { "WHEN min(r.date) - m.date < \(Self.answers[$0].end) THEN '\($0)'" }
                .joined(separator: " ")
                    + """
                     END FROM messages r WHERE r.parent_id = m.message_id AND r.is_outgoing <> m.is_outgoing \
                    AND r.date >= m.date AND r.duplicate_of IS NULL)
                    """
        case .size:
            "CAST(CASE "
                + Self.sizes.indices.reversed().dropLast().map { "WHEN m.size >= \(Self.sizes[$0].start) THEN \($0)" }
                .joined(separator: " ") + " ELSE 0 END AS TEXT)"
        case .mailbox, .label, .charset, .type, .tracker, .diagnostic: "\(table).value"
        }
    }

    /// SQL for the value of the first header field with one of these names, in lower case and quotes.
    private static func header(_ names: String) -> String {
        """
        (SELECT h.value ->> 1 FROM message_contents c, json_each(c.headers) h WHERE c.message_id = m.message_id \
        AND lower(h.value ->> 0) IN (\(names)) LIMIT 1)
        """
    }

    /// SQL for a table of messages and their values, where a message may have several.
    fileprivate func join(table: String) -> String? {
        let values: String? =
            switch self {
            case .mailbox:
                Self.withCopies(
                    """
                    SELECT l.message_id, b.name AS value FROM ledger l JOIN mailboxes b USING (mailbox_id) \
                    WHERE l.state <> 'gone'
                    """)
            case .label:
                Self.withCopies(
                    "SELECT r.message_id, l.name AS value FROM message_labels r JOIN labels l USING (label_id)")
            case .charset: "SELECT message_id, lower(charset) AS value FROM parts WHERE charset IS NOT NULL"
            case .type: "SELECT message_id, type AS value FROM parts WHERE is_attachment"
            case .tracker: "SELECT message_id, vendor AS value FROM trackers"
            case .diagnostic: "SELECT message_id, code AS value FROM diagnostics"
            default: nil
            }
        return values.map { "JOIN (\($0)) \(table) ON \(table).message_id = m.message_id" }
    }

    /// SQL for values of messages and of their copies, which are listed in one place. CROSS JOIN begins with the copies,
    /// which are few.
    private static func withCopies(_ values: String) -> String {
        """
        \(values) UNION ALL SELECT d.duplicate_of, v.value FROM messages d CROSS JOIN (\(values)) v USING (message_id) \
        WHERE d.duplicate_of IS NOT NULL
        """
    }

    /// The value as people read it.
    fileprivate func shown(_ value: String?) -> String? {
        guard let value else { return nil }
        switch self {
        case .weekday: return Int(value).map { Format.weekdays[$0 % 7] }
        case .size, .answered: return Int(value).map { steps[min(max($0, 0), steps.count - 1)] }
        case .language:
            // The first of several, without country and script.
            let tag = value.trimmingCharacters(in: .whitespaces).lowercased().prefix { $0.isLetter }
            return (2...3).contains(tag.count) ? String(tag) : nil
        case .client: return Self.program(value)
        default: return value.isEmpty ? nil : value
        }
    }

    /// The name of a program without its version, as User-Agent (RFC 9110 section 10.1.5) and X-Mailer give it.
    private static func program(_ value: String) -> String? {
        // Mozilla's say that they are Mozilla first.
        for name in ["Thunderbird", "SeaMonkey", "Evolution", "Icedove", "Postbox"] where value.contains(name) {
            return name
        }
        let name = value.split(separator: " ").prefix { word in
            word.utf8.first.map { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "[") && !(0x30...0x39 ~= $0) } ?? false
        }.joined(separator: " ").prefix { $0 != "/" && $0 != ";" && $0 != "," }
        return name.isEmpty ? nil : String(name)
    }

    /// Where a value stands among those of its field; those without one last.
    fileprivate func place(_ value: String?) -> Int {
        guard let value else { return .max }
        switch self {
        // The week begins on Monday (ISO 8601).
        case .weekday: return Format.weekdays.firstIndex(of: value).map { ($0 + 6) % 7 } ?? .max
        case .size, .answered: return steps.firstIndex(of: value) ?? .max
        default: return Int(value.replacing("-", with: "")) ?? .max
        }
    }

    /// Whether a value stands before another, where the values have an order.
    package func comesBefore(_ a: String?, _ b: String?) -> Bool { place(a) < place(b) }
}
