import Foundation
import GRDB
import MessageContent
import MessageFormat

/// Turns a query into an SQL condition on `messages m`. Every value is a bound argument.
struct SearchCompiler {
    private let db: Database
    /// Now, for `7d` and `yesterday`.
    private let now: Date
    var arguments: StatementArguments = []

    init(_ db: Database, now: Date = Date()) {
        self.db = db
        self.now = now
    }

    mutating func condition(_ query: SearchQuery) throws -> String {
        switch query {
        case .all: return "1"
        case .and(let terms): return try join(terms, " AND ")
        case .or(let terms): return try join(terms, " OR ")
        case .not(let term): return "NOT coalesce(\(try condition(term)), 0)"
        case .words(let text, let field, let isPrefix): return words(text, field, isPrefix)
        case .field(let field, let value): return try self.field(field, value)
        }
    }

    private mutating func join(_ terms: [SearchQuery], _ word: String) throws -> String {
        var parts: [String] = []
        for term in terms { parts.append(try condition(term)) }
        return "(" + parts.joined(separator: word) + ")"
    }

    private mutating func bind(_ value: some DatabaseValueConvertible) -> String {
        arguments += [value]
        return "?"
    }

    // MARK: Words

    private mutating func words(_ text: String, _ field: SearchField?, _ isPrefix: Bool) -> String {
        // A term of punctuation alone is no word of the index; it is looked for letter by letter.
        guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
        else {
            return literal(text, field)
        }
        let column =
            switch field {
            case .subject: "{subject} : "
            case .body, .text: "{body attachments} : "
            default: ""
            }
        let match = bind(column + SearchText.queryPhrase(text, isPrefix: isPrefix))
        return "m.message_id IN (SELECT rowid FROM message_search WHERE message_search MATCH \(match))"
    }

    private mutating func literal(_ text: String, _ field: SearchField?) -> String {
        let pattern = "%" + Self.escapeLike(text) + "%"
        let subject = "m.subject LIKE \(bind(pattern)) ESCAPE '\\'"
        guard field != .subject else { return subject }
        let body =
            "m.message_id IN (SELECT message_id FROM message_contents WHERE text LIKE \(bind(pattern)) ESCAPE '\\')"
        return field == nil ? "(\(subject) OR \(body))" : body
    }

    static func escapeLike(_ text: String) -> String {
        text.replacingASCII(["\\": "\\\\", "%": "\\%", "_": "\\_"])
    }

    /// A value with `*` for anything, as a LIKE pattern; without `*` any part may match.
    private static func pattern(_ value: String) -> String {
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
        case .filename: return parts(name(value))
        case .type: return parts(type(value))
        case .larger: return "m.size > \(bind(try size(value)))"
        case .smaller: return "m.size < \(bind(try size(value)))"
        case .is: return try state(value)
        case .category: return try category(value)
        case .label:
            let folded = SearchText.folded(value)
            return try labels { SearchText.folded($0) == folded }
        case .in: return try mailbox(value)
        case .list: return "m.list_id LIKE \(bind(Self.pattern(value))) ESCAPE '\\'"
        case .id: return identifier(value)
        case .thread: return try thread(value)
        case .conversation: return try conversation(value)
        case .diag:
            let code = value.hasSuffix("*") ? String(value.dropLast()) : value
            return
                "m.message_id IN (SELECT message_id FROM diagnostics WHERE code = \(bind(code)) OR code LIKE \(bind(Self.escapeLike(code) + ".%")) ESCAPE '\\')"
        case .lang:
            return """
                m.message_id IN (SELECT message_id FROM headers WHERE lower(name) = 'content-language' \
                AND lower(value) LIKE \(bind(Self.escapeLike(value.lowercased()) + "%")) ESCAPE '\\')
                """
        case .provider: return provider(value)
        case .tracker:
            let vendor = bind(Self.pattern(value))
            return "m.message_id IN (SELECT message_id FROM trackers WHERE vendor LIKE \(vendor) ESCAPE '\\')"
        case .subject, .body, .text: return words(value, field, false)
        }
    }

    /// A condition on a part's file name. SQLite's LIKE knows letter case of ASCII alone.
    mutating func name(_ value: String, of table: String = "") -> String {
        let plain = bind(Self.pattern(value))
        let folded = bind(Self.pattern(SearchText.folded(value)))
        return """
            (\(table)name LIKE \(plain) ESCAPE '\\' OR \
            \(table)name GLOB '*[^ -~]*' AND folded(\(table)name) LIKE \(folded) ESCAPE '\\')
            """
    }

    /// A condition on a part's media type: `image/png`, `image/*`, or one half of it.
    mutating func type(_ value: String, of table: String = "") -> String {
        let escaped = Self.escapeLike(value)
        if value.contains("/") || value.contains("*") {
            return "\(table)type LIKE \(bind(escaped.replacing("*", with: "%"))) ESCAPE '\\'"
        }
        let (first, second) = (bind(escaped + "/%"), bind("%/" + escaped))
        return "(\(table)type LIKE \(first) ESCAPE '\\' OR \(table)type LIKE \(second) ESCAPE '\\')"
    }

    /// An address or name that holds the value, or, of a name, its words in any order: `"Jürgen Müller"` finds
    /// `Müller, Jürgen`.
    private mutating func address(_ roles: [String], _ value: String) throws -> String {
        let list = roles.map { "'\($0)'" }.joined(separator: ", ")
        let role = roles.isEmpty ? "" : "r.role IN (\(list)) AND "
        let condition: String
        if value.lowercased() == "me" {
            condition = try owner()
        } else {
            let folded = SearchText.folded(value)
            let words =
                value.contains("*")
                ? []
                : folded.split { !$0.isLetter && !$0.isNumber && $0 != "@" && $0 != "." }
                    .filter { word in word.contains { $0.isLetter || $0.isNumber } }
            let whole =
                "r.folded LIKE \(bind(Self.pattern(folded))) ESCAPE '\\' OR a.email LIKE \(bind(Self.pattern(value))) ESCAPE '\\'"
            let each =
                words.count > 1 ? words.map { "r.folded LIKE \(bind(Self.pattern(String($0)))) ESCAPE '\\'" } : []
            condition = each.isEmpty ? whole : "\(whole) OR \(each.joined(separator: " AND "))"
        }
        return """
            m.message_id IN (SELECT r.message_id FROM message_addresses r JOIN addresses a USING (address_id) WHERE \(role)\
            (\(condition)))
            """
    }

    private func owner() throws -> String {
        guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM owner_addresses)") == true else {
            throw ArchiveError.query(
                "'me' is nobody, as no address of the owner is known (letterbook owner add ADDRESS)")
        }
        return "a.email IN (SELECT email FROM owner_addresses)"
    }

    private func parts(_ condition: String) -> String {
        "m.message_id IN (SELECT message_id FROM parts WHERE \(condition))"
    }

    /// Media types and extensions of the kinds of files that people tell apart.
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
        "pdf": ["application/pdf", "%.pdf"], "image": ["image/%"], "video": ["video/%"], "audio": ["audio/%"],
    ]

    private mutating func has(_ value: String) throws -> String {
        if let kind = Self.kinds[value.lowercased()] {
            let patterns = kind.map { pattern in
                "\(pattern.contains("/") || !pattern.contains(".") || pattern.hasSuffix("%") ? "type" : "name") LIKE \(bind(pattern))"
            }
            return parts("is_attachment AND (\(patterns.joined(separator: " OR ")))")
        }
        switch value.lowercased() {
        case "attachment", "attachments": return "m.has_attachment"
        case "html": return "m.has_html"
        case "calendar": return parts("type = 'text/calendar'")
        case "tracker", "trackers": return "m.message_id IN (SELECT message_id FROM trackers)"
        case "code", "codes": return "m.message_id IN (SELECT message_id FROM codes)"
        default:
            throw unknown(
                "has", value, ["attachment", "html", "calendar", "tracker", "code"] + Self.kinds.keys.sorted())
        }
    }

    /// Who sent a verification code or link: a template's id, which is in lower case.
    private mutating func provider(_ value: String) -> String {
        let (code, link) = (bind(value.lowercased()), bind(value.lowercased()))
        return """
            m.message_id IN (SELECT message_id FROM codes WHERE provider = \(code) \
            UNION ALL SELECT message_id FROM code_links WHERE provider = \(link))
            """
    }

    private func state(_ value: String) throws -> String {
        func keyword(_ name: String) -> String {
            "m.message_id IN (SELECT message_id FROM message_keywords WHERE keyword = '\(name)')"
        }
        switch value.lowercased() {
        case "unread": return "(m.is_unread AND NOT m.is_outgoing)"
        case "read", "seen": return "NOT (m.is_unread AND NOT m.is_outgoing)"
        case "flagged", "starred": return keyword("$flagged")
        case "replied", "answered": return keyword("$answered")
        case "draft": return keyword("$draft")
        case "deleted": return keyword("$deleted")
        case "junk", "spam": return keyword("$junk")
        case "newsletter": return "m.category = 'newsletter'"
        case "sent": return "m.is_outgoing"
        case "duplicate": return "m.duplicate_of IS NOT NULL"
        case "group": return "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE is_group)"
        case "archived": return "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE is_archived)"
        default:
            throw unknown(
                "is", value,
                [
                    "unread", "read", "flagged", "replied", "draft", "deleted", "junk", "newsletter", "sent", "group",
                    "duplicate", "archived",
                ])
        }
    }

    private mutating func category(_ value: String) throws -> String {
        let known = ["automated", "list", "transactional", "newsletter", "personal", "unsure"]
        guard known.contains(value.lowercased()) else { throw unknown("category", value, known) }
        return "m.category = \(bind(value.lowercased()))"
    }

    private func unknown(_ field: String, _ value: String, _ known: [String]) -> ArchiveError {
        let nearest = EditDistance.nearest(to: value.lowercased(), in: known)
        return ArchiveError.query(
            "unknown value in '\(field):\(value)'" + (nearest.map { ", did you mean '\(field):\($0)'?" } ?? "")
                + " (known: \(known.joined(separator: ", ")))")
    }

    /// A mailbox with what is beneath it, or a label, which is what Gmail has for mailboxes.
    private func mailbox(_ value: String) throws -> String {
        let folded = SearchText.folded(value)
        if folded == "anywhere" { return "1" }
        if let system = Self.systemMailboxes[folded] {
            return "(\(try mailboxes(system.isNamed)) OR \(try labels(system.isNamed)))"
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
        let ids = try identifiers("SELECT mailbox_id, name FROM mailboxes", isMeant)
        return "m.message_id IN (SELECT message_id FROM ledger WHERE state <> 'gone' AND mailbox_id IN (\(ids)))"
    }

    private func labels(_ isMeant: (String) -> Bool) throws -> String {
        let ids = try identifiers("SELECT label_id, name FROM labels", isMeant)
        return "m.message_id IN (SELECT message_id FROM message_labels WHERE label_id IN (\(ids)))"
    }

    /// Row ids of those whose names are meant. There are few, and SQLite knows no letter case beyond ASCII.
    private func identifiers(_ sql: String, _ isMeant: (String) -> Bool) throws -> String {
        try Row.fetchAll(db, sql: sql).filter { isMeant($0[1]) }.map { String($0[0] as Int64) }.joined(separator: ", ")
    }

    private mutating func identifier(_ value: String) -> String {
        let bare = value.trimmingCharacters("<>")
        let isPrefix = (6...64).contains(bare.count) && bare.utf8.allSatisfy(\.isHexDigit)
        let byID = "m.internet_id = \(bind(bare))"
        return isPrefix ? "(\(byID) OR \(begins("m.sha256", bare)))" : byID
    }

    private mutating func thread(_ value: String) throws -> String {
        if let id = Int64(value), value.count < 6 { return "m.thread_id = \(bind(id))" }
        let isHash = !value.isEmpty && value.count <= 64 && value.utf8.allSatisfy(\.isHexDigit)
        // Arguments are bound in the order in which they stand.
        var condition = "t.internet_id = \(bind(value))"
        if isHash { condition += " OR \(begins("t.sha256", value))" }
        return "m.thread_id IN (SELECT t.thread_id FROM messages t WHERE \(condition))"
    }

    private mutating func conversation(_ value: String) throws -> String {
        if let id = Int64(value), value.count < 6 { return "m.conversation_id = \(bind(id))" }
        guard (6...64).contains(value.count), value.utf8.allSatisfy(\.isHexDigit) else {
            throw ArchiveError.query(
                "'conversation:\(value)' is no conversation id (letterbook conversations lists them)")
        }
        return
            "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE \(begins("participant_hash", value)))"
    }

    /// That a hash begins with these hexadecimal digits, as a range that an index finds.
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

    /// The moment on the clock that it is printed with. What the index knows, UTC, is less than a day from it.
    private mutating func isFrom(_ time: Int64) -> String {
        "(m.date >= \(bind(time - 86_400)) AND m.date + 60 * coalesce(m.sent_offset, 0) >= \(bind(time)))"
    }

    private mutating func isBefore(_ time: Int64) -> String {
        "(m.date < \(bind(time + 86_400)) AND m.date + 60 * coalesce(m.sent_offset, 0) < \(bind(time)))"
    }
}
