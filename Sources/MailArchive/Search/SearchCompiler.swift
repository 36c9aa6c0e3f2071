import Foundation
import GRDB
import MessageContent
import MessageFormat

/// Turns a query into an SQL condition on `messages m`. The user's values become bound arguments, never SQL text.
struct SearchCompiler {
    let db: Database
    /// For `7d` and `yesterday`.
    private let now: Date
    /// From how many messages on a word is a common one for a page of the newest messages; nil where all that the query
    /// finds is asked for.
    var commonCount: Int?
    /// In the order of the condition's question marks.
    var arguments: StatementArguments = []

    init(_ db: Database, now: Date = Date()) {
        self.db = db
        self.now = now
    }

    mutating func condition(_ query: SearchQuery) throws -> String {
        switch query {
        case .all: return "1"
        case .and(let terms): return try all(terms)
        case .or(let terms): return try join(terms, " OR ")
        case .not(let term): return "NOT coalesce(\(try condition(term)), 0)"
        case .words(let text, let field, _, _):
            guard let match = query.match else { return literal(text, field) }
            return try found(match)
        case .field(let field, let value): return try self.field(field, value)
        }
    }

    /// Words that must all be there are looked up together: two common words may be rare in one message.
    private mutating func all(_ terms: [SearchQuery]) throws -> String {
        let matches = terms.compactMap(\.match)
        guard matches.count > 1 else { return try join(terms, " AND ") }
        let match = matches.map { "(\($0))" }.joined(separator: " AND ")
        let words = try found(match)
        let others = terms.filter { $0.match == nil }
        return others.isEmpty ? words : "(\(words) AND \(try join(others, " AND ")))"
    }

    private mutating func join(_ terms: [SearchQuery], _ word: String) throws -> String {
        let parts = try terms.map { try condition($0) }
        return "(" + Self.joined(parts[...], word) + ")"
    }

    /// Conditions in halves of halves: SQLite takes a chain of them for a tree as deep as the chain is long, and refuses
    /// those deeper than 1000.
    static func joined(_ parts: ArraySlice<String>, _ word: String) -> String {
        guard parts.count > 16 else { return parts.joined(separator: word) }
        let middle = parts.startIndex + parts.count / 2
        return "(\(joined(parts[..<middle], word)))\(word)(\(joined(parts[middle...], word)))"
    }

    mutating func bind(_ value: some DatabaseValueConvertible) -> String {
        arguments += [value]
        return "?"
    }

    /// The condition that a column matches a LIKE pattern, in which a backslash escapes.
    mutating func like(_ column: String, _ pattern: String) -> String {
        "\(column) LIKE \(bind(pattern)) ESCAPE '\\'"
    }

    /// The condition that a message has a row in another table.
    func has(rowIn table: String, _ condition: String) -> String {
        "m.message_id IN (SELECT message_id FROM \(table) WHERE \(condition))"
    }

    /// The same where a row of a copy of the message will do: it stands in the folders of its copies, too.
    private func hasCopy(rowIn table: String, _ condition: String) -> String {
        let ofCopies = """
            SELECT duplicate_of FROM messages d WHERE d.duplicate_of IS NOT NULL \
            AND EXISTS (SELECT 1 FROM \(table) t WHERE t.message_id = d.message_id AND \(condition))
            """
        return "m.message_id IN (SELECT message_id FROM \(table) WHERE \(condition) UNION ALL \(ofCopies))"
    }

    private func has(keyword: String) -> String { hasCopy(rowIn: "message_keywords", "keyword = '\(keyword)'") }

    // MARK: Words

    /// The condition that the full-text index finds a message.
    private mutating func found(_ match: String) throws -> String {
        let list = "IN (SELECT rowid FROM message_search WHERE message_search MATCH \(bind(match)))"
        // The plus keeps SQLite from beginning with the list, of which it would have to read and sort all messages. It
        // goes from the newest message on and asks whether each is in the list, whose rows it has put together once.
        return try isCommon(match) ? "+m.message_id \(list)" : "m.message_id \(list)"
    }

    /// Whether the newest messages are likely to be among those that a query of words finds: some word of it is common, or
    /// may be the beginning of common ones, which only a look at all of them would tell.
    func mayBeRecent(_ query: SearchQuery) throws -> Bool {
        guard !query.hasPrefix else { return true }
        switch query {
        case .and(let terms): return try terms.allSatisfy(mayBeRecent)
        case .or(let terms): return try terms.contains(where: mayBeRecent)
        case .not: return true
        case .all, .words, .field: return try query.match.map(isCommon) ?? false
        }
    }

    /// Whether it is faster to look for the newest messages in the list of a word than to sort the list by date.
    private func isCommon(_ match: String) throws -> Bool {
        guard let commonCount else { return false }
        return try db.count(
            """
            SELECT count(*) FROM (SELECT 1 FROM message_search WHERE message_search MATCH ? LIMIT \(commonCount))
            """, [match]) >= commonCount
    }

    private mutating func literal(_ text: String, _ field: SearchField?) -> String {
        let pattern = "%" + Self.escapeLike(text) + "%"
        var conditions: [String] = []
        // Each condition binds its pattern: none may be made that is not used.
        if field == nil || field == .subject { conditions.append(like("m.subject", pattern)) }
        if field != .subject { conditions.append(has(rowIn: "message_contents", like("text", pattern))) }
        return "(" + conditions.joined(separator: " OR ") + ")"
    }

    static func escapeLike(_ text: String) -> String {
        text.replacingASCII(["\\": "\\\\", "%": "\\%", "_": "\\_"])
    }

    /// A LIKE pattern for a value in which `*` stands for anything. A value without `*` matches any part of a text.
    static func pattern(_ value: String) -> String {
        let escaped = escapeLike(value)
        return value.contains("*") ? escaped.replacing("*", with: "%") : "%\(escaped)%"
    }

    // MARK: Fields

    private mutating func field(_ field: SearchField, _ value: String) throws -> String {
        switch field {
        case .from: return try address(["from", "author"], value)
        case .to, .cc, .bcc: return try address([field.rawValue], value)
        case .with: return try address([], value)
        case .after, .before, .on: return try date(field, value)
        case .has: return try has(value)
        case .filename: return has(rowIn: "parts", name(value))
        case .type: return has(rowIn: "parts", type(value))
        case .larger: return "m.size > \(bind(try size(value)))"
        case .smaller: return "m.size < \(bind(try size(value)))"
        case .is: return try state(value)
        case .category: return try category(value)
        case .label:
            let folded = SearchText.folded(value)
            return try labels { name in
                let name = SearchText.folded(name)
                return name == folded || String(name.map { " /&()".contains($0) ? "-" : $0 }) == folded
            }
        case .in: return try mailbox(value)
        case .list: return list(value)
        case .id: return identifier(value)
        case .thread: return try thread(value)
        case .conversation: return try conversation(value)
        case .diag:
            let code = value.hasSuffix("*") ? String(value.dropLast()) : value
            let isCode = "code = \(bind(code))"
            return has(rowIn: "diagnostics", "\(isCode) OR \(like("code", Self.escapeLike(code) + ".%"))")
        case .lang:
            // One of the languages of the list, or a kind of it: "de" is in "en, de-AT", and not in "den".
            let listed = "',' || replace(lower(value), ' ', '') || ','"
            let tag = "%," + Self.escapeLike(value.lowercased())
            let isMeant = "(\(like(listed, tag + ",%")) OR \(like(listed, tag + "-%")))"
            return has(rowIn: "headers", "lower(name) = 'content-language' AND \(isMeant)")
        case .provider: return provider(value)
        case .tracker: return has(rowIn: "trackers", like("vendor", Self.pattern(value)))
        case .subject, .body, .text: return try condition(.words(value, in: field, isPrefix: false))
        }
    }

    /// A condition on a part's file name. SQLite's LIKE ignores letter case of ASCII only, so names with other
    /// characters are compared folded, too.
    mutating func name(_ value: String, of table: String = "") -> String {
        let plain = like("\(table)name", Self.pattern(value))
        let folded = like("folded(\(table)name)", Self.pattern(SearchText.folded(value)))
        return "(\(plain) OR \(table)name GLOB '*[^ -~]*' AND \(folded))"
    }

    /// A condition on a part's media type: `image/png`, `image/*`, or one half of it.
    mutating func type(_ value: String, of table: String = "") -> String {
        let escaped = Self.escapeLike(value)
        if value.contains("/") || value.contains("*") {
            return like("\(table)type", escaped.replacing("*", with: "%"))
        }
        let first = like("\(table)type", escaped + "/%")
        return "(\(first) OR \(like("\(table)type", "%/" + escaped)))"
    }

    /// LIKE patterns for kinds of files: media types, and file names as many senders give all files one media type.
    private static let kinds: [String: [String]] = [
        "document": [
            "application/msword", "%wordprocessingml%", "%opendocument.text%", "application/rtf", "text/rtf",
            "application/pdf", "%.doc", "%.docx", "%.odt", "%.rtf", "%.pdf", "%.pages",
        ],
        "spreadsheet": [
            "%ms-excel%", "%spreadsheetml%", "%opendocument.spreadsheet%", "text/csv", "%.xls", "%.xlsx", "%.ods",
            "%.csv",
            "%.numbers",
        ],
        "presentation": [
            "%ms-powerpoint%", "%presentationml%", "%opendocument.presentation%", "%.ppt", "%.pptx", "%.odp", "%.key",
        ],
        "pdf": ["application/pdf", "application/x-pdf", "%.pdf"],
        "image": [
            "image/%", "%.jpg", "%.jpeg", "%.png", "%.gif", "%.heic", "%.webp", "%.tif", "%.tiff", "%.bmp", "%.svg",
        ],
        "video": ["video/%", "%.mp4", "%.mov", "%.avi", "%.mkv", "%.m4v", "%.3gp", "%.wmv", "%.webm", "%.mpg"],
        "audio": ["audio/%", "%.mp3", "%.m4a", "%.wav", "%.ogg", "%.opus", "%.aac", "%.flac", "%.amr", "%.wma"],
    ]

    /// They are often no files, but another form of the letter.
    private static let calendars = ["text/calendar", "text/x-vcalendar", "application/ics", "%.ics", "%.vcs"]

    /// A condition on rows of parts: that they are files of one of the ``kinds``; nil where there is no such kind.
    mutating func isKind(_ kind: String, of table: String = "") -> String? {
        Self.kinds[kind].map { isLike($0, of: table) }
    }

    /// A condition on rows of parts: that their types or names are like one of the patterns.
    private mutating func isLike(_ patterns: [String], of table: String = "") -> String {
        let conditions = patterns.map { pattern in
            let isType = !pattern.hasPrefix("%.")
            return "\(table)\(isType ? "type" : "name") LIKE \(bind(pattern))"
        }
        return "(" + conditions.joined(separator: " OR ") + ")"
    }

    private mutating func has(_ value: String) throws -> String {
        if let isKind = isKind(value.lowercased()) { return has(rowIn: "parts", "is_attachment AND \(isKind)") }
        switch value.lowercased() {
        case "attachment", "attachments": return "m.has_attachment"
        case "html": return "m.has_html"
        case "calendar": return has(rowIn: "parts", isLike(Self.calendars))
        case "tracker", "trackers": return "m.message_id IN (SELECT message_id FROM trackers)"
        case "code", "codes": return "m.message_id IN (SELECT message_id FROM codes)"
        default:
            throw unknown("has", value, Self.things)
        }
    }

    /// The values of `has:`, without their other names.
    static let things = ["attachment", "html", "calendar", "tracker", "code"] + kinds.keys.sorted()

    /// - Parameter value: the id of a template of verification codes, which is in lower case.
    private mutating func provider(_ value: String) -> String {
        let (code, link) = (bind(value.lowercased()), bind(value.lowercased()))
        return """
            m.message_id IN (SELECT message_id FROM codes WHERE provider = \(code) \
            UNION ALL SELECT message_id FROM code_links WHERE provider = \(link))
            """
    }

    private func state(_ value: String) throws -> String {
        switch value.lowercased() {
        case "unread": return "(m.is_unread AND NOT m.is_outgoing)"
        case "read", "seen": return "NOT (m.is_unread AND NOT m.is_outgoing)"
        case "flagged", "starred": return has(keyword: "$flagged")
        case "replied", "answered": return has(keyword: "$answered")
        case "draft": return has(keyword: "$draft")
        case "deleted": return has(keyword: "$deleted")
        case "junk", "spam": return has(keyword: "$junk")
        case "newsletter": return "likely(m.category = 'newsletter')"
        case "sent": return "m.is_outgoing"
        case "duplicate": return "m.duplicate_of IS NOT NULL"
        case "group": return "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE is_group)"
        case "archived": return "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE is_archived)"
        default:
            throw unknown("is", value, Self.states)
        }
    }

    /// The values of `is:`, without their other names.
    static let states = [
        "unread", "read", "flagged", "replied", "draft", "deleted", "junk", "newsletter", "sent", "group", "duplicate",
        "archived",
    ]

    private mutating func category(_ value: String) throws -> String {
        let known = SearchField.category.fixedValues
        guard known.contains(value.lowercased()) else { throw unknown("category", value, known) }
        // Or SQLite would sort all mail of a category rather than go along the dates until the page is full.
        return "likely(m.category = \(bind(value.lowercased())))"
    }

    private func unknown(_ field: String, _ value: String, _ known: [String]) -> ArchiveError {
        let nearest = EditDistance.nearest(to: value.lowercased(), in: known)
        return ArchiveError.query(
            "unknown value in '\(field):\(value)'" + (nearest.map { ", did you mean '\(field):\($0)'?" } ?? "")
                + " (known: \(known.joined(separator: ", ")))")
    }

    /// A mailbox and the folders beneath it, or a label: Gmail has labels in place of mailboxes.
    private func mailbox(_ value: String) throws -> String {
        let folded = SearchText.folded(value)
        if folded == "anywhere" { return "1" }
        if let system = Self.systemMailboxes[folded] {
            let flag = system.flag.map { " OR " + has(keyword: $0) } ?? ""
            return "(\(try mailboxes(system.holds)) OR \(try labels(system.holds))\(flag))"
        }
        let named = { (name: String) in
            let name = SearchText.folded(name)
            return name == folded || name.hasPrefix(folded + "/")
        }
        return "(\(try mailboxes(named)) OR \(try labels(named)))"
    }

    private static let systemMailboxes: [String: SystemMailbox] = [
        "inbox": .inbox, "sent": .sent, "draft": .drafts, "drafts": .drafts, "spam": .spam, "junk": .spam,
        "trash": .trash, "bin": .trash, "starred": .starred,
    ]

    private func mailboxes(_ isMeant: (String) -> Bool) throws -> String {
        let ids = try identifiers("SELECT mailbox_id AS id, name FROM mailboxes", isMeant)
        return hasCopy(rowIn: "ledger", "state <> 'gone' AND mailbox_id IN (\(ids))")
    }

    private func labels(_ isMeant: (String) -> Bool) throws -> String {
        let ids = try identifiers("SELECT label_id AS id, name FROM labels", isMeant)
        return hasCopy(rowIn: "message_labels", "label_id IN (\(ids))")
    }

    /// The row ids of the names that are meant, for an SQL list. All names are read, as SQLite cannot compare them
    /// folded; there are few.
    private func identifiers(_ sql: String, _ isMeant: (String) -> Bool) throws -> String {
        try db.rows(sql) { row -> String? in isMeant(row["name"]) ? String(row["id"] as Int64) : nil }
            .compactMap { $0 }.joined(separator: ", ")
    }

    private mutating func identifier(_ value: String) -> String {
        let bare = value.trimmingCharacters("<>")
        let byID = "m.internet_id = \(bind(bare))"
        return bare.isHexadecimal(6...64) ? "(\(byID) OR \(begins("m.sha256", bare)))" : byID
    }

    private mutating func thread(_ value: String) throws -> String {
        if let id = Int64(value), value.count < 6 { return "m.thread_id = \(bind(id))" }
        var condition = "t.internet_id = \(bind(value))"
        if value.isHexadecimal(1...64) { condition += " OR \(begins("t.sha256", value))" }
        return "m.thread_id IN (SELECT t.thread_id FROM messages t WHERE \(condition))"
    }

    private mutating func conversation(_ value: String) throws -> String {
        if let id = Int64(value), value.count < 6 { return "m.conversation_id = \(bind(id))" }
        guard value.isHexadecimal(6...64) else {
            throw ArchiveError.query(
                "'conversation:\(value)' is no conversation id (letterbook conversations lists them)")
        }
        return
            "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE \(begins("participant_hash", value)))"
    }

    /// A condition that a hash begins with these hexadecimal digits: as a range, which SQLite finds by an index.
    private mutating func begins(_ column: String, _ digits: String) -> String {
        let (low, high) = ContentHash.bounds(prefix: digits)
        return "\(column) BETWEEN \(bind(low)) AND \(bind(high))"
    }

    // MARK: Sizes and dates

    private func size(_ value: String) throws -> Int {
        let units: [Character: Int] = ["k": 1 << 10, "m": 1 << 20, "g": 1 << 30, "b": 1]
        var digits = value.lowercased()[...]
        if digits.count > 1, digits.hasSuffix("b"), let unit = digits.dropLast().last, units[unit] != nil {
            digits = digits.dropLast()
        }
        let factor = digits.last.flatMap { units[$0] }
        if factor != nil { digits = digits.dropLast() }
        guard let number = Double(digits), number >= 0, number * Double(factor ?? 1) < 1e18 else {
            throw ArchiveError.query("'\(value)' is no size (write 500, 10k, 5M or 1G)")
        }
        return Int(number * Double(factor ?? 1))
    }

    private mutating func date(_ field: SearchField, _ value: String) throws -> String {
        guard let span = DateSpan(value, now: now) else {
            throw ArchiveError.query(
                "'\(value)' is no date (write 2019, 2019-03, 2019-03-07, 7d, 3w, 2m, 1y, today or yesterday)")
        }
        switch field {
        case .after: return isFrom(span.start)
        case .before: return isBefore(span.start)
        default: return "(\(isFrom(span.start)) AND \(isBefore(span.end)))"
        }
    }

    /// - Parameter time: on the sender's clock, which differs from UTC by less than a day. The condition on UTC alone
    ///   lets SQLite use the index of dates.
    private mutating func isFrom(_ time: Int64) -> String {
        "(m.date >= \(bind(time - 86_400)) AND m.date + 60 * coalesce(m.sent_offset, 0) >= \(bind(time)))"
    }

    private mutating func isBefore(_ time: Int64) -> String {
        "(m.date < \(bind(time + 86_400)) AND m.date + 60 * coalesce(m.sent_offset, 0) < \(bind(time)))"
    }
}

extension String {
    /// Whether it is hexadecimal digits alone, and as many as `lengths` says.
    func isHexadecimal(_ lengths: ClosedRange<Int>) -> Bool {
        lengths.contains(count) && utf8.allSatisfy(\.isHexDigit)
    }
}
