import MailArchive
import MessageAnalysis
import MessageContent
import MessageFormat

/// Correspondents: how much was written each way, and how soon it was answered.
enum PeoplePage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let order = visit.query.sort(Archive.PeopleOrder.count)
        let offsets = Offsets(visit)
        let found = try visit.kept("people:\(order.rawValue):\(offsets.start)", cost: \.keptCost) {
            try archive.people(.all, order: order, limit: offsets.limit + 1, offset: offsets.start)
        }
        let lines = found.prefix(offsets.limit).map { person -> HTML in
            """
            <li><a href="\(Link.person(person.addresses[0]))">\(Face.html(person.title, key: person.addresses[0]))<span class="name">\(Wording.name(person.title))</span>\(Wording.day(person.lastAt))<span class="preview">\(Format.count(person.receivedCount)) from them, \(Format.count(person.sentCount)) from you\(answers(person)) · <bdi>\(person.addresses[0])</bdi></span></a></li>

            """
        }
        let body: HTML = """
            \(.head("People", "who wrote to you, and to whom you wrote · list\(Export.list(.people, [("sort", visit.query["sort"])]))"))
            \(Orders.html(.people, [("count", "Most mail"), ("date", "Newest"), ("name", "By name")], current: order.rawValue))
            \(if: lines.isEmpty, .nothing("Nobody yet."))<ol class="list">\(lines)</ol>
            \(offsets.pager(found: found.count, .people, [("sort", visit.query["sort"])]))
            """
        return Page(title: "People", body: body, room: .people)
    }

    static func answers(_ person: Correspondent) -> HTML {
        let theirs: HTML? = person.theirResponse.map { ", they answer in \(Format.duration($0))" }
        let own: HTML? = person.ownResponse.map { ", you in \(Format.duration($0))" }
        return "\(theirs)\(own)"
    }
}

/// One correspondent: counts, a timeline, conversations, files.
enum PersonPage {
    /// Of so many messages the conversations are shown.
    private static let newestRows = 300

    static func make(_ address: String, _ visit: Visit, _ archive: Archive) throws -> Page {
        let email = NormalisedAddress(address)?.text ?? address
        let term = Link.term(.with, email)
        let person = try archive.person(email)
        let addresses = person?.addresses ?? [email]
        var (rows, counts, years): ([Int64], [Int: Int], ClosedRange<Int>?) = ([], [:], nil)
        if let survey = visit.site.survey(version: visit.version, archive) {
            (rows, counts, years) = try visit.kept("person:\(survey.version):\(email)") {
                let found = try archive.found(withAddresses: addresses, survey.columns)
                let newest = found.page(.newest, limit: newestRows) { _ in nil }.rows
                return (newest, found.tally.times.years, found.tally.chartYears)
            }
        } else {
            rows = try archive.newestRows(withAddresses: addresses, limit: newestRows)
        }
        let messages = try archive.messages(rows: Array(rows.prefix(20)))
        let isOwner = try archive.owners().contains { $0.email == email }
        guard person != nil || !messages.isEmpty || isOwner else {
            throw PageError.notFound("No mail is with \(email).")
        }
        let chart = Chart.years(counts, years) { Link.search("\(term) \($0)") }.html
        let name = person?.title ?? messages.first.map { Wording.who($0.from) } ?? email
        let conversations = try archive.conversations(ofMessages: rows, limit: 12).map { ConversationLine.html($0) }
        let lines = messages.map { MessageLine.html($0) }
        let body: HTML = """
            <div class="head">\(Face.html(name, key: email)) <h1>\(Wording.name(name))</h1></div>
            \(if: isOwner, "<p>This is you: <bdi>\(email)</bdi></p>")\(if: !isOwner, facts(person, email))<p class="tools"><a href="\(Link.search(term))">all mail</a> · <a href="\(Link.search(Link.term(.from, email)))">from them</a> · <a href="\(Link.search(Link.term(.to, email)))">to them</a> · <a href="\(Address("attachments", query: [("q", Link.term(.from, email))]))">their files</a> · \(Export.links(term))</p>
            \(chart)<h2>Conversations</h2><ol class="list">\(conversations)</ol><h2>Newest messages</h2><ol class="list">\(lines)</ol>
            \(isOwner ? nil : ChangeForms(visit)?.person(email, person))
            """
        return Page(title: name, body: body, room: .people)
    }

    private static func facts(_ person: Correspondent?, _ email: String) -> HTML {
        guard let person else { return "<p><bdi>\(email)</bdi></p>" }
        let others = person.addresses.dropFirst().prefix(20).map { address -> HTML in ", <bdi>\(address)</bdi>" }
        let names = person.names.dropFirst().prefix(8).map { name -> HTML in " · <bdi>\(name)</bdi>" }
        let alike = person.namesakes.prefix(8).map { other -> HTML in
            " <a href=\"\(Link.person(other))\"><bdi>\(other)</bdi></a>"
        }
        return """
            <p><bdi>\(person.addresses[0])</bdi>\(others)\(if: !names.isEmpty, "<br>also called\(names)")\(if: !alike.isEmpty, "<br>others of this name:\(alike)")</p>
            <p>\(Format.count(person.receivedCount)) messages from them, \(Format.count(person.sentCount)) from you\(PeoplePage.answers(person)); \(Wording.day(person.firstAt)) to \(Wording.day(person.lastAt)).</p>
            """
    }
}

/// Files that came with mail, pictures as pictures.
enum AttachmentsPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let text = visit.query["q"] ?? ""
        let query = try SearchQuery(text)
        let offsets = Offsets(visit, limit: 60)
        let found = try visit.kept("attachments:\(offsets.start):\(Visit.today):\(text)", cost: \.keptCost) {
            try archive.attachments(query, limit: offsets.limit + 1, offset: offsets.start)
        }
        let items = found.prefix(offsets.limit).map { file -> HTML in
            """
            <li>\(FileLine.html(file.partID, file.name, file.type, size: file.size, of: file.messageID))<a class="from" href="\(Link.message(file.messageID))"><bdi>\(file.from ?? "unknown")</bdi><br>\(Wording.day(file.date))</a></li>

            """
        }
        let kinds = [("all", nil)] + MessageColumns.kinds.map { ($0, "has:" + $0) } as [(String, String?)]
        let tabs = HTML.tabs(
            "Kinds of files",
            kinds.map { ("\($0)", Address("attachments", query: [("q", $1)]), $1 ?? "" == text) })
        let body: HTML = """
            \(.head("Attachments", "\(if: text.isEmpty, "newest first")\(if: !text.isEmpty, "of <b>\(text)</b>") · list\(Export.list(.attachments, [("q", visit.query["q"])]))"))
            \(tabs)
            \(if: items.isEmpty, .nothing("No files here."))<ol class="gallery files">\(items)</ol>
            \(offsets.pager(found: found.count, .attachments, [("q", visit.query["q"])]))
            """
        return Page(title: "Attachments", body: body, room: .attachments, search: text)
    }
}

/// The archive in numbers.
enum StatisticsPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let text = visit.query["q"] ?? ""
        let query = try SearchQuery(text)
        guard let survey = visit.site.survey(version: visit.version, archive) else {
            return Page(
                title: "Statistics",
                body:
                    "\(.head("Statistics"))<p class=\"nothing\">The archive is being counted. Come back in a moment.</p>",
                room: .statistics)
        }
        let tally =
            try query == .all
            ? survey.whole
            : visit.kept("statistics:\(survey.version):\(Visit.today):\(text)", cost: \.cost) {
                try archive.found(query, survey.columns, top: Site.topCount).tally
            }
        func narrowed(_ term: String) -> Address { Link.search(query.narrowed(by: term)) }
        let weekdays = tally.times.weekdays
        let charts = [
            Chart.years(tally.times.years, tally.chartYears, narrowed),
            Chart(
                title: "Messages by hour, on the senders' clocks", unit: "Hour",
                bars: tally.times.hours.enumerated().map { .init(label: "\($0)", count: $1) }),
            Chart(
                title: "Messages by day of the week", unit: "Day",
                bars: (1...7).map { .init(label: Format.weekdays[$0 % 7], count: weekdays[$0 % 7]) }),
            Chart(
                title: "Messages by category", unit: "Category",
                bars: zip(MessageColumns.categories, tally.categories).map {
                    .init(label: $0, count: $1, address: narrowed("category:" + $0))
                }),
        ].map(\.html)
        let (authors, lists) = try tally.facets(archive, authors: "Senders", narrowed)
        let facets = [
            authors, lists,
            Facet(
                title: "Files",
                items: zip(MessageColumns.kinds, tally.kinds).filter { $1 > 0 }.map { ($0, $1, narrowed("has:" + $0)) }),
        ].map(\.html)
        let mean = tally.count > 0 ? Int(tally.bytes) / tally.count : 0
        let body: HTML = """
            \(.head("Statistics", "\(Format.plural(tally.count, "message")), \(Format.size(tally.bytes)), \(Format.size(mean)) each\(if: tally.times.undated > 0, ", \(Format.count(tally.times.undated)) without a date")"))
            <form class="tools" action="\(Address("statistics"))"><label>Of <input type="search" name="q" value="\(text)" placeholder="all mail"></label> <button>Count</button></form>
            \(charts)<div class="facets">\(facets)</div>
            """
        return Page(title: "Statistics", body: body, room: .statistics)
    }
}
