import GRDB
import MailHTML
import MessageAnalysis
import MessageContent

/// Conditions on people and lists.
extension SearchCompiler {
    /// A condition on the addresses in header fields: address or name holds the value, or words of them begin with its
    /// words in any order, as `"Jürgen Müller"` finds `Müller, Jürgen`.
    ///
    /// - Parameter roles: the fields; empty for all.
    mutating func address(_ roles: [String], _ value: String) throws -> String {
        let list = roles.map { "'\($0)'" }.joined(separator: ", ")
        let before = arguments
        arguments = []
        let isMeant = """
            r.name_id IN (SELECT name_id FROM names n JOIN addresses a USING (address_id) \
            WHERE \(try nameOrAddress(value))) \(roles.isEmpty ? "" : "AND r.role IN (\(list))")
            """
        let found = "message_addresses r WHERE \(isMeant)"
        defer { arguments = before + arguments }
        // For the same reason as with words: see `found`.
        let isCommon =
            try commonCount.map {
                // Of a person of few messages the newest may be old.
                let many = max($0, try db.count("SELECT max(message_id) FROM messages") / 50)
                return try db.count("SELECT count(*) FROM (SELECT 1 FROM \(found) LIMIT \(many))", arguments) >= many
            } ?? false
        // The plus keeps SQLite from asking for each name whether the message has it.
        return isCommon
            ? "EXISTS (SELECT 1 FROM message_addresses r WHERE r.message_id = m.message_id AND +\(isMeant))"
            : "m.message_id IN (SELECT r.message_id FROM \(found))"
    }

    /// A condition on names n and addresses a.
    private mutating func nameOrAddress(_ text: String) throws -> String {
        if text.lowercased() == "me" { return try owner() }
        let value = text.trimmingCharacters("<>")
        let folded = SearchText.folded(value)
        let words =
            value.contains("*")
            ? []
            : folded.split { $0.isWhitespace || ",;\"()<>".contains($0) }
                .filter { word in word.contains { $0.isLetter || $0.isNumber } }
        let whole =
            isAddress(value)
            ? startsOfAddress(value, folded)
            : [like("n.folded", Self.pattern(folded)), like("a.email", Self.pattern(Self.withALabels(value)))]
        let each = words.count > 1 ? words.map { "holds_word(n.folded, \(bind(String($0))))" } : []
        return (whole + (each.isEmpty ? [] : [Self.joined(each[...], " AND ")])).joined(separator: " OR ")
    }

    /// The value with its domain as the archive's normalised addresses have it: `münchen.example` as
    /// `xn--mnchen-3ya.example` (RFC 5890).
    private static func withALabels(_ value: String) -> String {
        let start = value.lastIndex(of: "@").map(value.index(after:)) ?? value.startIndex
        let domain = value[start...].lowercased().precomposedStringWithCanonicalMapping
        guard domain.contains("."), domain.utf8.contains(where: { $0 >= 0x80 }) else { return value }
        return value[..<start] + ALabel.encode(domain: domain)
    }

    private func isAddress(_ value: String) -> Bool {
        !value.contains("*") && value.firstIndex(of: "@").map { $0 > value.startIndex } ?? false
    }

    /// An address begins where it is said to begin: "s@example.org" is not "boss@example.org". A name may hold one, too:
    /// "'bo@example.org' via Dev".
    private mutating func startsOfAddress(_ value: String, _ folded: String) -> [String] {
        var inAddress = [like("a.email", Self.escapeLike(Self.withALabels(value)) + "%")]
        // Gmail delivers to one mailbox however its dots are set. A tag is meant as it is written.
        if !value.contains("+"), let whole = NormalisedAddress(value), whole.domain == "gmail.com" {
            inAddress.append(like("a.email", Self.escapeLike(whole.text)))
        }
        return inAddress + ["", "% ", "%'", "%(", "%<"].map { like("n.folded", $0 + Self.escapeLike(folded) + "%") }
    }

    private func owner() throws -> String {
        guard try db.isTrue("SELECT EXISTS (SELECT 1 FROM owner_addresses)") else {
            throw ArchiveError.query(
                "'me' is nobody, as no address of the owner is known (letterbook owner add ADDRESS)")
        }
        return "a.email IN (SELECT email FROM owner_addresses)"
    }

    /// A condition on the list that a message names, or that the archive knows it to be on (``ArchiveKnowledge/list``),
    /// by its address or by the List-Id that such a list usually has.
    mutating func list(_ value: String) -> String {
        let words = "(',' || m.knowledge || ',')"
        let behind = "substr(\(words), instr(\(words), ',list:') + 6)"
        let address = "substr(\(behind), 1, instr(\(behind), ',') - 1)"
        let value = value.trimmingCharacters("<>")
        // A List-Id is usually the list's address with a full stop.
        let dotted = value.replacing("@", with: ".")
        let ofField = (dotted == value ? [value] : [value, dotted]).map { like("m.list_id", Self.pattern($0)) }
        let known = like("replace(\(address), '@', '.')", Self.pattern(dotted))
        return "(\(ofField.joined(separator: " OR ")) OR m.list_id IS NULL AND \(words) LIKE '%,list:%' AND \(known))"
    }
}
