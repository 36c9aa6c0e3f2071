import Bytes
import MailArchive
import MessageContent

/// The messages that a query finds, when they were sent, and what they have in common.
enum SearchPage {
    private static let pageLines = 50
    private static let facetLines = 6

    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let text = visit.query["q"] ?? ""
        let query: SearchQuery
        do { query = try SearchQuery(text) } catch { return Self.mistake(error, text) }
        let page = try visit.listPage()
        do {
            let found = try hits(query, text, visit, archive)
            return try results(query, text, page, found, visit, archive)
        } catch let error as ArchiveError where error.kind == .query {
            return mistake(error, text)
        }
    }

    /// What a query finds: kept, so that the next page is there at once.
    struct Hits: Sendable {
        var messages: FoundMessages
        /// Whether the archive has changed since it was counted.
        var isCurrent: Bool

        var tally: MessageTally { messages.tally }
    }

    /// Nil where all messages have not been counted yet, or copies are asked for.
    private static func hits(
        _ query: SearchQuery, _ text: String, _ visit: Visit, _ archive: Archive
    ) throws -> Hits? {
        guard !query.asksForCopies, let survey = visit.site.survey(version: visit.version, archive) else { return nil }
        return try visit.kept("search:\(survey.version):\(Visit.today):\(text)", cost: \.messages.cost) {
            Hits(
                messages: try archive.found(query, survey.columns, top: facetLines),
                isCurrent: survey.version == visit.version)
        }
    }

    private static func results(
        _ query: SearchQuery, _ text: String, _ page: ListPage, _ hits: Hits?, _ visit: Visit, _ archive: Archive
    ) throws -> Page {
        let slice: ListSlice<MessageSummary>
        let offsets = Offsets(visit, limit: pageLines)
        var pager = HTML()
        if let hits {
            let (rows, hasNewer, hasOlder) = try hits.messages.page(page, limit: pageLines) {
                try archive.row(of: $0)
            }
            slice = ListSlice(
                lines: try archive.messages(rows: rows, words: query.positiveWords), hasNewer: hasNewer,
                hasOlder: hasOlder)
        } else {
            let found = try archive.messages(query, limit: pageLines + 1, offset: offsets.start)
            slice = ListSlice(lines: Array(found.prefix(pageLines)), hasNewer: false, hasOlder: false)
            pager = offsets.pager(found: found.count) { Address("search", query: [("q", text), ("from", $0)]) }
        }
        var body = query.asksForCopies ? .head("Copies among them", Export.links(text)) : head(hits, slice, text)
        body += filters(query, text)
        if let hits, page == .newest {
            body += histogram(hits.tally, query)
            body += try facets(hits.tally, query, archive)
        }
        let words = query.markedWords
        let lines = slice.lines.map { MessageLine.html($0, words: words, search: text) }
        body +=
            slice.lines.isEmpty
            ? .nothing("Nothing was found. <a href=\"\(Address("help"))\">What can be asked</a>")
            : "<ol class=\"list\">\(lines)</ol>"
        body += hits == nil ? pager : .pager(slice, place: \.place) { Link.search(text, $0) }
        return Page(title: text.isEmpty ? "All mail" : text, body: body, search: text)
    }

    private static func head(_ hits: Hits?, _ slice: ListSlice<MessageSummary>, _ text: String) -> HTML {
        guard let hits else {
            return .head(
                "The newest \(Format.plural(slice.lines.count, "message"))",
                "the archive is being counted: totals and charts will be here in a moment · \(Export.links(text))"
            )
        }
        let size = Format.size(hits.tally.bytes)
        let note: HTML = " · counted before the last change"
        return .head(
            "\(Format.plural(hits.tally.count, "message"))",
            "\(size), newest first\(if: !hits.isCurrent, note) · \(Export.links(text))")
    }

    /// The terms of the query, each leading to the query without it.
    private static func filters(_ query: SearchQuery, _ text: String) -> HTML {
        let terms = query.topTerms
        guard terms.count > 1 || terms.count == 1 && query != .all else { return "" }
        let items = terms.indices.map { index -> HTML in
            var rest = terms
            let term = rest.remove(at: index)
            return
                "<a href=\"\(Link.search(rest.joined(separator: " ")))\"><span class=\"sr\">Without </span>\(term)</a> "
        }
        return "<p class=\"filters\">\(items)</p>"
    }

    /// Bars for years; within two years for months, and within two months for days.
    private static func histogram(_ tally: MessageTally, _ query: SearchQuery) -> HTML {
        guard let shown = tally.chartYears, tally.count > 1 else { return "" }
        func address(_ term: String) -> Address { Link.search(query.narrowed(by: term)) }
        if shown.count > 2 { return Chart.years(tally.times.years, shown, address).html }
        let months = tally.times.months
        let real = months.keys.filter { shown.contains($0 / 12) }
        guard let first = real.min(), let last = real.max() else { return "" }
        if last - first >= 2 {
            return Chart(
                title: "Messages by month", unit: "Month",
                bars: (first...last).map { month in
                    let (year, number) = (month / 12, month % 12 + 1)
                    let date = "\(year)-\(number < 10 ? "0" : "")\(number)"
                    return .init(label: date, count: months[month] ?? 0, address: address("on:" + date))
                }
            ).html
        }
        let days = tally.times.days.keys.filter { shown.contains(GregorianCalendar.civil(fromDay: $0).year) }
        guard let first = days.min(), let last = days.max(), first < last else { return "" }
        return Chart(
            title: "Messages by day", unit: "Day",
            bars: (first...last).map { day in
                let (year, month, number) = GregorianCalendar.civil(fromDay: day)
                let date = "\(year)-\(month < 10 ? "0" : "")\(month)-\(number < 10 ? "0" : "")\(number)"
                return .init(label: date, count: tally.times.days[day] ?? 0, address: address("on:" + date))
            }
        ).html
    }

    private static func facets(_ tally: MessageTally, _ query: SearchQuery, _ archive: Archive) throws -> HTML {
        func narrowed(_ term: String) -> Address { Link.search(query.narrowed(by: term)) }
        let categories = zip(MessageColumns.categories, tally.categories).filter { $1 > 0 }.sorted { $0.1 > $1.1 }
        let kinds = zip(MessageColumns.kinds, tally.kinds).filter { $1 > 0 }.sorted { $0.1 > $1.1 }
        let (authors, lists) = try tally.facets(archive, authors: "People", narrowed)
        let facets = [
            Facet(
                title: "Category", items: categories.map { ($0.0, $0.1, narrowed("category:" + $0.0)) }),
            authors, lists,
            Facet(title: "Files", items: kinds.map { ($0.0, $0.1, narrowed("has:" + $0.0)) }),
        ]
        let shown = facets.map(\.html)
        return "<div class=\"facets\">\(shown)</div>"
    }

    private static func mistake(_ error: ArchiveError, _ text: String) -> Page {
        let body: HTML = """
            \(.head("That is no query"))
            <div class="notice" role="alert"><p>\(error.description)</p></div>\(HelpPage.fields)
            """
        return Page(title: "No query", body: body, status: .badRequest, search: text)
    }
}

extension SearchQuery {
    /// The query with one more term that must match.
    func narrowed(by term: String) -> String {
        switch self {
        case .all: term
        case .or: "(\(text)) \(term)"
        default: "\(text) \(term)"
        }
    }
}

/// What can be asked, and by which keys the pages are turned.
enum HelpPage {
    static func make() -> Page {
        Page(
            title: "Help",
            body: """
                \(.head("What can be asked"))
                <p>Words are looked for everywhere in a message, accents and letter case aside. Terms that stand side by side must all match;
                <code>OR</code>, <code>NOT</code> or <code>-</code> and parentheses say otherwise; <code>"two words"</code> stand together, <code>begin*</code> goes on.</p>
                \(fields)<h2>Keys</h2>
                <table><tbody><tr><th scope="row"><kbd>j</kbd> <kbd>k</kbd></th><td>next and previous line or message</td></tr>
                <tr><th scope="row"><kbd>Enter</kbd></th><td>open it</td></tr><tr><th scope="row"><kbd>u</kbd></th><td>up, to the list</td></tr>
                <tr><th scope="row"><kbd>n</kbd> <kbd>p</kbd></th><td>older and newer page</td></tr>
                <tr><th scope="row"><kbd>/</kbd></th><td>search</td></tr><tr><th scope="row"><kbd>?</kbd></th><td>this page</td></tr></tbody></table>
                """)
    }

    /// The fields of the search language.
    static var fields: HTML {
        let rows = SearchField.allCases.map { field -> HTML in
            """
            <tr><th scope="row"><code>\(field.help.example)</code></th><td>\(field.help.meaning)</td></tr>

            """
        }
        return "<div class=\"wide\" tabindex=\"0\"><table class=\"help\"><tbody>\(rows)</tbody></table></div>\n"
    }
}
