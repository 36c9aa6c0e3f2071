import GRDB

/// The mailing lists that an archive has mail of.
struct KnownLists {
    /// List-Ids.
    private var identifiers: Set<ExactText> = []
    /// Posting addresses of lists, where a message names its list by that alone.
    let addresses: [String]

    init(_ db: Database) throws {
        // From one to the next in their index, as SQLite would read all of it for DISTINCT.
        let lists = try DatabaseValue.fetchAll(
            db,
            sql: """
                WITH RECURSIVE l(id) AS (SELECT min(list_id) FROM messages WHERE list_id IS NOT NULL UNION ALL \
                SELECT (SELECT min(list_id) FROM messages m WHERE m.list_id > l.id) FROM l WHERE l.id IS NOT NULL) \
                SELECT l.id FROM l WHERE EXISTS (SELECT 1 FROM messages m WHERE m.list_id = l.id AND m.category = 'list')
                """)
        // Some posts name their list in no field of their own, but the list is their author.
        let keys = try DatabaseValue.fetchAll(
            db, sql: "SELECT key_ids FROM conversations WHERE kind = 'list' AND key_ids LIKE '%@%'")
        let named = keys.compactMap(String.fromDatabaseValue).flatMap { $0.split(separator: "\n").map(String.init) }
        self.init(lists.compactMap(String.fromDatabaseValue) + named.filter { $0.contains("@") })
    }

    /// - Parameter names: List-Ids and posting addresses.
    init(_ names: [String]) {
        let names = Set(names.map(ExactText.init))
        identifiers = names.filter { !$0.text.contains("@") }
        addresses = names.map(\.text).filter { $0.contains("@") }
    }

    /// `dev.lists.example` for `dev@lists.example`, where there is mail that names the list so.
    func id(ofAddress address: String) -> String? {
        guard !identifiers.isEmpty, let id = Self.usualID(ofAddress: address) else { return nil }
        return identifiers.contains(ExactText(id)) ? id : nil
    }

    /// Whether it is the posting address of a list.
    func names(_ address: String) -> Bool { id(ofAddress: address) != nil || addresses.contains(address) }

    /// Whether the address shares a word with the name of a list, as those of list servers and archives do: `dev-help@`
    /// or `apmail-httpd-dev-archive@` beside `dev.httpd.apache.example`.
    func sharesName(with address: String) -> Bool {
        let words = Set(Self.words(address.prefix { $0 != "@" }))
        if !words.isDisjoint(with: Self.listWords) { return true }
        return identifiers.contains { !words.isDisjoint(with: Self.words($0.text.prefix { $0 != "." })) }
            || addresses.contains { !words.isDisjoint(with: Self.words($0.prefix { $0 != "@" })) }
    }

    private static func words(_ name: Substring) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    }

    /// Words in the addresses of lists, list servers and archives.
    private static let listWords: Set<String> = [
        "archive", "archiver", "archives", "list", "lists", "mailman", "majordomo", "listserv", "sympa", "ezmlm",
        "gmane", "announce",
    ]

    /// Longer List-Ids, and those of more words, are no list's that people write to.
    private static let (maximumID, maximumDots) = (320, 8)

    /// The List-Id that most list programs give the list with that address. Nil for a text without @.
    static func usualID(ofAddress address: String) -> String? {
        guard let at = address.lastIndex(of: "@") else { return nil }
        return address.replacingCharacters(in: at...at, with: ".")
    }

    /// The addresses of which this is the usual List-Id: `dev@lists.example` and `dev.lists@example` for
    /// `dev.lists.example`. None where a list is known by its address alone: that was taken from a post's recipients, and
    /// may be the owner's.
    static func usualAddresses(ofID id: String) -> [String] {
        let dots = id.indices.filter { id[$0] == "." }
        guard !id.contains("@"), id.utf8.count <= maximumID, dots.count <= maximumDots else { return [] }
        return dots.map { id.replacingCharacters(in: $0...$0, with: "@") }
    }
}
