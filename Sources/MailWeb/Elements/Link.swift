import MailArchive
import MessageContent

/// Addresses of the pages. They stay the same: what they name is named by its hash, its address or a query.
enum Link {
    static func conversations(_ filter: ConversationFilter = .all, _ page: ListPage = .newest) -> Address {
        Address("", query: [("in", filter == .all ? nil : filter.rawValue)] + query(of: page))
    }

    static func conversation(_ id: String) -> Address { Address("c", id) }

    /// The end of a conversation, where its newest message stands.
    static func newest(of id: String) -> Address { Address("c", id, fragment: "end") }

    /// The page of a conversation that a message stands on.
    ///
    /// - Parameter search: a query whose hits are marked.
    static func conversation(_ id: String, at message: ContentHash, search: String? = nil) -> Address {
        Address("c", id, query: [("at", message.hex), ("q", search)], fragment: anchor(message))
    }

    /// The id of a message's element.
    static func anchor(_ message: ContentHash) -> String { "m-" + message.hex.prefix(12) }

    static func message(_ id: ContentHash, _ view: String? = nil) -> Address {
        view.map { Address("m", id.hex, $0) } ?? Address("m", id.hex)
    }

    static func part(_ message: ContentHash, _ part: String) -> Address { Address("m", message.hex, "part", part) }
    static func picture(_ message: ContentHash, _ part: String) -> Address {
        Address("m", message.hex, "picture", part)
    }

    static func search(_ query: String, _ page: ListPage = .newest) -> Address {
        Address("search", query: [("q", query)] + Self.query(of: page))
    }

    static func person(_ email: String) -> Address { Address("people", email) }

    /// A term of the search language, in quotation marks where it needs them.
    static func term(_ field: SearchField, _ value: String) -> String { SearchQuery.field(field, value).text }

    static func query(of page: ListPage) -> [(name: String, value: String?)] {
        switch page {
        case .newest: []
        case .after(let place): [("after", place.text)]
        case .before(let place): [("before", place.text)]
        }
    }
}

extension ConversationFilter {
    /// - Throws: ``PageError`` for an address that names none.
    init(_ query: Parameters) throws {
        guard let name = query["in"] else {
            self = .all
            return
        }
        guard let filter = ConversationFilter(rawValue: name) else {
            throw PageError.notFound("There is no such list of conversations.")
        }
        self = filter
    }

    /// The query of the mail that such conversations are chosen by.
    var mail: String {
        switch self {
        case .all: ""
        case .people: "category:personal"
        case .lists: "category:list"
        case .newsletters: "category:newsletter"
        case .transactional: "category:transactional"
        case .automated: "category:automated"
        case .unread: "is:unread"
        case .groups: "is:group"
        case .archived: "is:archived"
        }
    }
}

extension ConversationSummary {
    /// Where it stands in lists.
    var place: ListPlace { ListPlace(time: lastAt?.unixSeconds, id: participantHash) }
}

extension Visit {
    /// The page of a list that is asked for.
    ///
    /// - Throws: ``PageError`` for an address that names none.
    func listPage() throws -> ListPage {
        func place(_ text: String) throws -> ListPlace {
            guard let place = ListPlace(text) else { throw PageError.wrong("The address names no place of the list.") }
            return place
        }
        if let after = query["after"] { return .after(try place(after)) }
        if let before = query["before"] { return .before(try place(before)) }
        return .newest
    }
}
