import GRDB

/// The mailing lists that an archive has mail of.
struct KnownLists {
    /// By List-Id.
    private var identifiers: Set<ExactText> = []
    /// By the posting address alone, as some messages name them.
    private(set) var addresses: [String] = []

    init(_ db: Database) throws {
        let lists = try DatabaseValue.fetchAll(
            db,
            sql: """
                SELECT l.list_id FROM (SELECT DISTINCT list_id FROM messages WHERE list_id IS NOT NULL) l WHERE EXISTS \
                (SELECT 1 FROM messages m WHERE m.list_id = l.list_id AND m.category = 'list')
                """)
        for list in lists.compactMap(String.fromDatabaseValue) {
            if list.contains("@") { addresses.append(list) } else { identifiers.insert(ExactText(list)) }
        }
    }

    /// `dev.lists.example` for `dev@lists.example`, where there is mail that names the list so.
    func id(ofAddress address: String) -> String? {
        guard !identifiers.isEmpty, let id = Self.usualID(ofAddress: address) else { return nil }
        return identifiers.contains(ExactText(id)) ? id : nil
    }

    /// Nil for what is no address.
    static func usualID(ofAddress address: String) -> String? {
        guard let at = address.lastIndex(of: "@") else { return nil }
        return address.replacingCharacters(in: at...at, with: ".")
    }
}
