import GRDB
import MessageAnalysis
import MessageContent

/// The owner's own word on what mail of a sender, a list or a domain is. It wins over everything that speaks from the
/// mail.
public struct CategoryRule: Sendable, Equatable, JSONObject {
    /// What the rule speaks of: an address, a mailing list, or all addresses of a domain.
    public enum Kind: String, Sendable { case sender, list, domain }

    /// What ``name`` is.
    public var kind: Kind
    /// Normalised address, list identifier, or domain.
    public var name: String
    /// What its mail is.
    public var category: MessageAnalysis.Category

    /// `letterbook category --json`: kind, name, category.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("kind", kind.rawValue)
        json.member("name", name)
        json.member("category", category.rawValue)
    }

    static func all(_ db: Database) throws -> [CategoryRule] {
        try Row.fetchAll(db, sql: "SELECT kind, name, category FROM category_rules ORDER BY kind, name").compactMap {
            // Accepts any SQLite type: a damaged file may hold a blob where text was written.
            guard let kind = String.fromDatabaseValue($0["kind"]).flatMap(Kind.init),
                let name = String.fromDatabaseValue($0["name"]),
                let category = String.fromDatabaseValue($0["category"]).flatMap(MessageAnalysis.Category.init)
            else { return nil }
            return CategoryRule(kind: kind, name: name, category: category)
        }
    }
}

extension CategoryRule.Kind {
    /// Chooses the messages that a rule speaks of, its name being the first argument.
    fileprivate var condition: String {
        switch self {
        case .sender: "author = ?1 OR list_id = ?1"
        case .list: "list_id = ?1"
        case .domain: "author LIKE '%@' || ?1"
        }
    }
}

extension Archive {
    /// All that the owner said of categories, by kind and name.
    ///
    /// - Throws: ``ArchiveError``.
    public func categoryRules() throws -> [CategoryRule] { try read(CategoryRule.all) }

    /// Says what mail of someone is; conversations follow.
    ///
    /// - Parameters:
    ///   - category: what the mail is.
    ///   - subject: an address, `@domain`, or the identifier of a list.
    /// - Returns: how many messages have the category now, of how many others a nearer word holds, and how many changed
    ///   their conversation.
    /// - Throws: ``ArchiveError``, also where `subject` is none of these.
    public func setCategory(
        _ category: MessageAnalysis.Category, of subject: String
    ) throws -> (rule: CategoryRule, messages: Int, others: Int, moved: Int) {
        let (kind, name) = try categorySubject(subject)
        return try change { db in
            try db.run(
                """
                INSERT INTO category_rules (kind, name, category) VALUES (?, ?, ?) \
                ON CONFLICT (kind, name) DO UPDATE SET category = excluded.category
                """, [kind.rawValue, name, category.rawValue])
            let moved = try DerivedRows(db: db).update(.touched(TouchedMail(where: kind.condition, name, db)))
            let counts = try db.row(
                """
                SELECT coalesce(sum(category = ?2), 0), coalesce(sum(category <> ?2), 0) FROM messages \
                WHERE NOT is_outgoing AND (\(kind.condition))
                """, [name, category.rawValue])
            return (
                CategoryRule(kind: kind, name: name, category: category), counts?.value(0) ?? 0, counts?.value(1) ?? 0,
                moved
            )
        }
    }

    /// Takes the owner's word on someone back.
    ///
    /// - Parameter subject: as in ``setCategory(_:of:)``.
    /// - Returns: nil where none was given, else how many messages changed their conversation.
    /// - Throws: ``ArchiveError``, also where `subject` is no address, domain or list.
    public func removeCategory(of subject: String) throws -> Int? {
        let (kind, name) = try categorySubject(subject)
        return try change { db in
            try db.run("DELETE FROM category_rules WHERE kind = ? AND name = ?", [kind.rawValue, name])
            guard db.changesCount > 0 else { return nil }
            return try DerivedRows(db: db).update(.touched(TouchedMail(where: kind.condition, name, db)))
        }
    }

    private func categorySubject(_ text: String) throws -> (CategoryRule.Kind, String) {
        let isOneWord = !text.contains(where: \.isWhitespace)
        if isOneWord, text.hasPrefix("@"), let address = NormalisedAddress("x" + text), !address.domain.isEmpty {
            return (.domain, String(address.domain))
        }
        if isOneWord, text.contains("@"), let address = NormalisedAddress(complete: text) {
            return (.sender, address.text)
        }
        let list = text.lowercased().filter { $0 != "<" && $0 != ">" }
        let isKnown = try read {
            try $0.isTrue(
                """
                SELECT EXISTS (SELECT 1 FROM messages WHERE list_id = ?1) \
                OR EXISTS (SELECT 1 FROM category_rules WHERE kind = 'list' AND name = ?1)
                """, [list])
        }
        guard isOneWord, !list.isEmpty, isKnown || list.contains(".") && !list.contains("@") else {
            throw ArchiveError("'\(text)' is no sender (write name@domain, @domain or a List-Id)")
        }
        return (.list, list)
    }
}

/// The owner's word, to be asked for many messages.
struct CategoryRules {
    private var categories: [CategoryRule.Kind: [ExactText: MessageAnalysis.Category]] = [:]

    init(_ db: Database) throws {
        for rule in try CategoryRule.all(db) {
            categories[rule.kind, default: [:]][ExactText(rule.name)] = rule.category
        }
    }

    /// The word on a sender goes before that on a list, and that before the domain's. Lists known by their address
    /// alone are named like senders.
    func category(author: String, list: String?) -> MessageAnalysis.Category? {
        guard !categories.isEmpty else { return nil }
        func rule(_ kind: CategoryRule.Kind, _ name: String) -> MessageAnalysis.Category? {
            categories[kind]?[ExactText(name)]
        }
        return rule(.sender, author) ?? list.flatMap { rule(.list, $0) ?? rule(.sender, $0) }
            ?? rule(.domain, String(NormalisedAddress(normalised: author).domain))
    }
}
