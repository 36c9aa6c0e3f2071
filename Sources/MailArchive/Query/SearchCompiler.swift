import Foundation
import GRDB
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
        case .from: return address(["from", "author"], value)
        case .to, .cc, .bcc: return address([field.rawValue], value)
        case .with: return address([], value)
        case .after, .before, .on: return try date(field, value)
        case .has: return try has(value)
        case .filename: return parts(name(value))
        case .type: return parts(type(value))
        case .larger: return "m.size > \(bind(try size(value)))"
        case .smaller: return "m.size < \(bind(try size(value)))"
        case .is: return try state(value)
        case .category: return try category(value)
        case .label:
            return """
                m.message_id IN (SELECT message_id FROM message_labels JOIN labels USING (label_id) \
                WHERE lower(name) = lower(\(bind(value))))
                """
        case .in: return mailbox(value)
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

    /// A condition on a part's file name.
    mutating func name(_ value: String, of table: String = "") -> String {
        "\(table)name LIKE \(bind(Self.pattern(value))) ESCAPE '\\'"
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

    private mutating func address(_ roles: [String], _ value: String) -> String {
        let list = roles.map { "'\($0)'" }.joined(separator: ", ")
        let role = roles.isEmpty ? "" : "r.role IN (\(list)) AND "
        let (written, normalised) = (bind(Self.pattern(SearchText.folded(value))), bind(Self.pattern(value)))
        return """
            m.message_id IN (SELECT r.message_id FROM message_addresses r JOIN addresses a USING (address_id) WHERE \(role)\
            (r.folded LIKE \(written) ESCAPE '\\' OR a.email LIKE \(normalised) ESCAPE '\\'))
            """
    }

    private func parts(_ condition: String) -> String {
        "m.message_id IN (SELECT message_id FROM parts WHERE \(condition))"
    }

    private func has(_ value: String) throws -> String {
        switch value.lowercased() {
        case "attachment", "attachments": return "m.has_attachment"
        case "html": return "m.has_html"
        case "calendar": return parts("type = 'text/calendar'")
        case "tracker", "trackers": return "m.message_id IN (SELECT message_id FROM trackers)"
        case "code", "codes": return "m.message_id IN (SELECT message_id FROM codes)"
        default: throw unknown("has", value, ["attachment", "html", "calendar", "tracker", "code"])
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
        case "newsletter": return "m.is_newsletter"
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

    private func unknown(_ field: String, _ value: String, _ known: [String]) -> SearchQuery.Fault {
        let nearest = EditDistance.nearest(to: value.lowercased(), in: known)
        return SearchQuery.Fault(
            "unknown value in '\(field):\(value)'" + (nearest.map { ", did you mean '\(field):\($0)'?" } ?? "")
                + " (known: \(known.joined(separator: ", ")))")
    }

    private mutating func mailbox(_ value: String) -> String {
        let (exact, beneath) = (bind(value), bind(Self.escapeLike(value) + "/%"))
        return """
            m.message_id IN (SELECT l.message_id FROM ledger l JOIN mailboxes b USING (mailbox_id) WHERE l.state <> 'gone' \
            AND (lower(b.name) = lower(\(exact)) OR b.name LIKE \(beneath) ESCAPE '\\'))
            """
    }

    private mutating func identifier(_ value: String) -> String {
        let bare = value.trimmingCharacters("<>")
        let isPrefix = bare.count >= 6 && bare.utf8.allSatisfy(\.isHexDigit)
        let byID = "m.internet_id = \(bind(bare))"
        return isPrefix ? "(\(byID) OR hex(m.sha256) LIKE \(bind(bare + "%")))" : byID
    }

    private mutating func thread(_ value: String) throws -> String {
        if let id = Int64(value), value.count < 6 { return "m.thread_id = \(bind(id))" }
        return
            "m.thread_id IN (SELECT t.thread_id FROM messages t WHERE t.internet_id = \(bind(value)) OR hex(t.sha256) LIKE \(bind(value + "%")))"
    }

    private mutating func conversation(_ value: String) throws -> String {
        if let id = Int64(value), value.count < 6 { return "m.conversation_id = \(bind(id))" }
        guard value.count >= 6, value.utf8.allSatisfy(\.isHexDigit) else {
            throw SearchQuery.Fault(
                "'conversation:\(value)' is no conversation id (letterbook conversations lists them)")
        }
        return
            "m.conversation_id IN (SELECT conversation_id FROM conversations WHERE hex(participant_hash) LIKE \(bind(value + "%")))"
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
            throw SearchQuery.Fault("'\(value)' is no size (write 500, 10k, 5M or 1G)")
        }
        return Int(number * Double(factor ?? 1))
    }

    private mutating func date(_ field: SearchField, _ value: String) throws -> String {
        guard let span = DateSpan(value, now: now) else {
            throw SearchQuery.Fault(
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
