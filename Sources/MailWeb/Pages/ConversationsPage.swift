import Bytes
import MailArchive
import MessageContent
import MessageFormat

/// The list of conversations: the first page that a visitor sees.
enum ConversationsPage {
    private static let pageLines = 50

    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let filter = try ConversationFilter(visit.query)
        let page = try visit.listPage()
        let slice = try archive.conversations(filter, page, limit: pageLines)
        let months = try visit.kept("months:\(filter.rawValue)") { try archive.conversationMonths(filter) }
        let total = months.values.reduce(0, +)
        guard total > 0 || filter != .all else { return Self.empty(visit) }
        let details: HTML = "\(Format.count(total)), newest first"
        let newest: HTML? = page == .newest ? nil : " · <a href=\"\(Link.conversations(filter))\">newest</a>"
        let mail: HTML = " · \(if: filter != .all, "their ")mail\(Export.links(filter.mail))"
        let list = Export.list(.conversations, [("in", visit.query["in"])])
        var body: HTML = .head("Conversations", "\(details)\(newest) · list\(list)\(mail)")
        body += tabs(filter)
        let lines = slice.lines.map { ConversationLine.html($0) }
        body += """
            <div class="with-rail"><div>
            \(if: !lines.isEmpty, "<ol class=\"list\">\(lines)</ol>")\(if: lines.isEmpty, .nothing("No conversations here."))
            \(.pager(slice, place: \.place) { Link.conversations(filter, $0) })</div>\(rail(months, filter, at: slice.lines.first?.lastAt?.components.year))</div>
            """
        return Page(title: "Conversations", body: body, room: .conversations)
    }

    private static func tabs(_ current: ConversationFilter) -> HTML {
        .tabs(
            "Kinds of conversations",
            ConversationFilter.allCases.map {
                ("\($0.rawValue.capitalizedFirst)", Link.conversations($0), $0 == current)
            })
    }

    /// The years, and the months of the year that the page begins in, each leading to its newest conversation.
    private static func rail(_ months: [Int: Int], _ filter: ConversationFilter, at year: Int?) -> HTML {
        let years = Dictionary(grouping: months.filter { $0.key >= 0 }) { $0.key / 12 }.sorted { $0.key > $1.key }
        guard !years.isEmpty else { return "" }
        func link(_ month: Int, _ name: HTML, _ count: Int) -> HTML {
            "<a href=\"\(Link.conversations(filter, .end(ofMonth: month)))\">\(name) <small>\(Format.count(count))</small></a>"
        }
        let items = years.prefix(100).map { number, months -> HTML in
            let total = link(number * 12 + 11, "<b>\(number)</b>", months.reduce(0) { $0 + $1.value })
            guard number == year else { return "<li>\(total)</li>" }
            let inside = months.sorted { $0.key > $1.key }.map { month, count -> HTML in
                "<li>\(link(month, "\(Format.months[month % 12])", count))</li>"
            }
            return "<li>\(total)<ol>\(inside)</ol></li>"
        }
        return "<nav class=\"rail\" aria-label=\"Years\"><ol>\(items)</ol></nav>"
    }

    /// What to do with an archive that holds no mail.
    private static func empty(_ visit: Visit) -> Page {
        let body: HTML = """
            \(.head("An empty archive"))
            <p>There is no mail in <code>\(visit.site.archivePath)</code> yet. Import some, and this page shows it:</p>
            <pre>letterbook import ~/Takeout/Mail/All.mbox --owner me@example.org --archive \(visit.site.archivePath)</pre>
            <p>Letterbook reads mbox files, Maildirs, folders of .eml files, and the archives of Google Takeout as they come.
            <a href="\(Address("ledger"))">The ledger</a> says what became of every source.</p>
            """
        return Page(title: "An empty archive", body: body, room: .conversations)
    }
}

extension ListPage {
    /// The page whose first line is the newest of a month, or of one before.
    ///
    /// - Parameter month: months since the year 0.
    static func end(ofMonth month: Int) -> ListPage {
        let (year, next) = ((month + 1) / 12, (month + 1) % 12 + 1)
        let day = GregorianCalendar.day(year: year, month: next, day: 1)
        return .after(ListPlace(time: Int64(day) * 86_400 - 1))
    }
}
