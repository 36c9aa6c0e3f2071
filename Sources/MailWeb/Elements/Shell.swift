import Hummingbird
import MailArchive

/// A page without what all pages have around them.
struct Page: Sendable {
    /// Of the window.
    var title: String
    var body: HTML
    var room: Room?
    var status: HTTPResponse.Status = .ok
    /// What stands in the search box.
    var search = ""
    /// Whether it is loaded anew every two seconds where the browser runs no programs.
    var isLive = false

    /// Bytes, about.
    var cost: Int { body.bytes.capacity }
}

/// The parts of the archive that the side bar leads to.
enum Room: String, CaseIterable {
    case conversations, newsletters, people, attachments, codes, trackers, statistics, duplicates, ledger, changes

    var title: String { rawValue.capitalizedFirst }

    var address: Address { self == .conversations ? Link.conversations() : Address(rawValue) }

    /// Whether it is a list, as a command prints it.
    var isList: Bool { self != .statistics && self != .changes }

    fileprivate func count(_ overview: ArchiveOverview) -> Int? {
        switch self {
        case .conversations: overview.conversations
        case .newsletters: overview.newsletters
        case .people: overview.people
        case .attachments: overview.attachments
        case .codes: overview.codes
        case .trackers: overview.trackers
        case .duplicates: overview.duplicates
        case .statistics, .ledger, .changes: nil
        }
    }

    fileprivate static let first: [Room] = [.conversations, .newsletters, .people, .attachments, .codes, .trackers]
    fileprivate static let second: [Room] = [.statistics, .duplicates, .ledger, .changes]
}

extension Page {
    /// The whole page, which is shown when all of it has come (HTML Living Standard, `rel=expect`): half a line of a list, or half
    /// a table, would move as the rest comes.
    ///
    /// - Parameters:
    ///   - overview: for the numbers in the side bar; nil where they are not known yet.
    ///   - notice: what is to be said on every page, such as that an import is under way.
    func html(_ overview: ArchiveOverview?, notice: HTML? = nil) -> HTML {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark"><title>\(title) · Letterbook</title>
        <link rel="stylesheet" href="\(Asset.style.address)"><link rel="icon" href="\(Asset.icon.address)">
        <link rel="expect" href="#whole" blocking="render">
        <script src="\(Asset.script.address)" defer></script>\(if: isLive, "<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>")</head>
        <body><a class="skip" href="#main">To the content</a><div class="shell">
        <nav class="rooms" aria-label="Archive"><a class="brand" href="\(Link.conversations())">Letterbook</a>
        <ul>\(Room.first.map { item($0, overview) })</ul><ul>\(Room.second.map { item($0, overview) })</ul></nav>
        <main id="main">
        <form class="search" role="search" action="\(Address("search"))"><input type="search" name="q" aria-label="Search" value="\(search)" placeholder="from:maria after:2019 has:attachment" maxlength="2000" autocomplete="off"><button>Search</button> <a href="\(Address("help"))">Help</a></form>
        \(notice)\(body)
        </main></div><span id="whole"></span></body></html>

        """
    }

    private func item(_ room: Room, _ overview: ArchiveOverview?) -> HTML {
        let count: HTML? = overview.flatMap(room.count).map { "\(Format.count($0))" }
        return """
            <li><a href="\(room.address)"\(if: room == self.room, " aria-current=\"page\"")>\(room.title) <small>\(count)</small></a></li>
            """
    }
}

extension HTML {
    /// The heading of a page, what it counts beside it, and what else can be done with it.
    static func head(_ title: HTML, _ details: HTML = "") -> HTML {
        "<div class=\"head\"><h1>\(title)</h1><span class=\"count\">\(details)</span></div>"
    }

    /// Choices of which one is the present one.
    static func tabs(_ label: HTML, _ choices: [(title: HTML, address: Address, isCurrent: Bool)]) -> HTML {
        let items = choices.map { choice -> HTML in
            "<li><a href=\"\(choice.address)\"\(if: choice.isCurrent, " aria-current=\"page\"")>\(choice.title)</a></li>"
        }
        return "<nav aria-label=\"\(label)\"><ul class=\"tabs\">\(items)</ul></nav>\n"
    }

    /// What a page shows where there is nothing to show.
    static func nothing(_ text: HTML) -> HTML { "<p class=\"nothing\">\(text)</p>" }

    /// Links to the pages before and behind a part of a list.
    static func pager<Line>(
        _ slice: ListSlice<Line>, place: (Line) -> ListPlace, _ address: (ListPage) -> Address
    ) -> HTML {
        let first = slice.hasNewer ? slice.lines.first : nil
        let last = slice.hasOlder ? slice.lines.last : nil
        return .pager(
            newer: first.map { address(.before(place($0))) }, older: last.map { address(.after(place($0))) })
    }

    /// Links to the pages before and behind.
    static func pager(newer: Address?, _ place: HTML = "", older: Address?, words: (HTML, HTML) = ("Newer", "Older"))
        -> HTML
    {
        let left: HTML? = newer.map { "<a rel=\"prev\" href=\"\($0)\">← \(words.0)</a>" }
        let right: HTML? = older.map { "<a rel=\"next\" href=\"\($0)\">\(words.1) →</a>" }
        guard newer != nil || older != nil || !place.isEmpty else { return "" }
        return """
            <nav class="pager" aria-label="Pages"><span>\(left)</span><span>\(place)</span><span>\(right)</span></nav>
            """
    }
}
