import GRDB
import MessageAnalysis

/// The owner's own word: what mail of a sender, a list or a domain is. It wins over everything that speaks from the mail.
public struct CategoryBook: Sendable {
    public struct Entry: Sendable, Equatable {
        public enum Kind: String, Sendable { case sender, list, domain }

        public var kind: Kind
        /// Normalised address, list identifier, or domain.
        public var name: String
        public var category: MessageAnalysis.Category
    }

    private let archive: Archive

    public init(_ archive: Archive) { self.archive = archive }

    public func list() throws -> [Entry] { try archive.read { try CategoryRules.entries($0) } }

    /// Says what mail of someone is; conversations follow.
    ///
    /// - Parameter subject: an address, `@domain`, or the identifier of a list.
    /// - Returns: how many messages it speaks of, and how many of them changed their conversation.
    public func set(_ subject: String, _ category: MessageAnalysis.Category) throws -> (
        entry: Entry, messages: Int, moved: Int
    ) {
        let (kind, name) = try self.subject(subject)
        return try archive.change { db in
            try db.execute(
                sql: """
                    INSERT INTO category_rules (kind, name, category) VALUES (?, ?, ?) \
                    ON CONFLICT (kind, name) DO UPDATE SET category = excluded.category
                    """, arguments: [kind.rawValue, name, category.rawValue])
            let moved = try Settling(db: db).run()
            return (Entry(kind: kind, name: name, category: category), try Self.count(kind, name, db), moved)
        }
    }

    /// Takes the word back.
    ///
    /// - Returns: nil where none was given, else how many messages changed their conversation.
    public func remove(_ subject: String) throws -> Int? {
        let (kind, name) = try self.subject(subject)
        return try archive.change { db in
            try db.execute(
                sql: "DELETE FROM category_rules WHERE kind = ? AND name = ?", arguments: [kind.rawValue, name])
            return db.changesCount == 0 ? nil : try Settling(db: db).run()
        }
    }

    private func subject(_ text: String) throws -> (Entry.Kind, String) {
        let isOneWord = !text.contains(where: \.isWhitespace)
        if isOneWord, text.hasPrefix("@"), let address = NormalisedAddress("x" + text), !address.domain.isEmpty {
            return (.domain, String(address.domain))
        }
        if isOneWord, text.contains("@"), let address = NormalisedAddress(text), !address.domain.isEmpty,
            !address.localPart.isEmpty
        {
            return (.sender, address.text)
        }
        let list = text.lowercased().filter { $0 != "<" && $0 != ">" }
        let isKnown = try archive.read {
            try Bool.fetchOne(
                $0,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM messages WHERE list_id = ?1) \
                    OR EXISTS (SELECT 1 FROM category_rules WHERE kind = 'list' AND name = ?1)
                    """, arguments: [list])
        }
        guard isOneWord, !list.isEmpty, isKnown == true || list.contains(".") && !list.contains("@") else {
            throw ArchiveError("'\(text)' is no sender (write name@domain, @domain or a List-Id)")
        }
        return (.list, list)
    }

    private static func count(_ kind: Entry.Kind, _ name: String, _ db: Database) throws -> Int {
        let condition =
            switch kind {
            case .sender: "author = ?1 OR list_id = ?1"
            case .list: "list_id = ?1"
            case .domain: "author LIKE '%@' || ?1"
            }
        return try Int.fetchOne(
            db, sql: "SELECT count(*) FROM messages WHERE NOT is_outgoing AND (\(condition))", arguments: [name]) ?? 0
    }
}

/// The owner's word, to be asked for many messages.
struct CategoryRules {
    private var senders: [ExactText: MessageAnalysis.Category] = [:]
    private var lists: [ExactText: MessageAnalysis.Category] = [:]
    private var domains: [ExactText: MessageAnalysis.Category] = [:]

    init(_ db: Database) throws {
        for entry in try Self.entries(db) {
            switch entry.kind {
            case .sender: senders[ExactText(entry.name)] = entry.category
            case .list: lists[ExactText(entry.name)] = entry.category
            case .domain: domains[ExactText(entry.name)] = entry.category
            }
        }
    }

    static func entries(_ db: Database) throws -> [CategoryBook.Entry] {
        try Row.fetchAll(db, sql: "SELECT kind, name, category FROM category_rules ORDER BY kind, name").compactMap {
            // Accepts any SQLite type: a damaged file may hold text where an integer was written.
            guard let kind = String.fromDatabaseValue($0[0]).flatMap(CategoryBook.Entry.Kind.init),
                let name = String.fromDatabaseValue($0[1]),
                let category = String.fromDatabaseValue($0[2]).flatMap(MessageAnalysis.Category.init)
            else { return nil }
            return CategoryBook.Entry(kind: kind, name: name, category: category)
        }
    }

    /// The word for a sender goes before that for a list, and that before the domain's. Lists known by their address alone
    /// are named like senders.
    func category(author: String, list: String?) -> MessageAnalysis.Category? {
        guard !(senders.isEmpty && lists.isEmpty && domains.isEmpty) else { return nil }
        let domain = String(NormalisedAddress(normalised: author).domain)
        return senders[ExactText(author)] ?? list.flatMap { lists[ExactText($0)] ?? senders[ExactText($0)] }
            ?? domains[ExactText(domain)]
    }
}
