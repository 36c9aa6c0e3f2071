import Foundation
import MailArchive
import MessageContent
import MessageFormat

/// A part of a list that is sorted otherwise than by date: so many lines from a number on.
struct Offsets {
    let start: Int
    let limit: Int
    /// Nobody turns that many pages: the lines before them would all be read.
    private static let furthest = 1_000_000

    init(_ visit: Visit, limit: Int = 50) {
        start = min(max(0, visit.query["from"].flatMap { Int($0) } ?? 0), Self.furthest)
        self.limit = limit
    }

    /// - Parameters:
    ///   - found: one line more than the limit where there are more.
    ///   - address: of the page that begins at a number; nil for the first page.
    func pager(found: Int, words: (HTML, HTML) = ("Back", "More"), _ address: (String?) -> Address) -> HTML {
        func page(_ start: Int) -> Address { address(start > 0 ? String(start) : nil) }
        return .pager(
            newer: start > 0 ? page(start - limit) : nil, older: found > limit ? page(start + limit) : nil,
            words: words)
    }

    /// The same for a page of a room.
    func pager(found: Int, _ room: Room, _ query: [(name: String, value: String?)] = []) -> HTML {
        pager(found: found) { Address(room.rawValue, query: query + [("from", $0)]) }
    }
}

/// Ways to sort a list, the present one marked.
enum Orders {
    static func html(_ room: Room, _ orders: [(name: String, title: HTML)], current: String) -> HTML {
        .tabs(
            "Order",
            orders.enumerated().map { index, order in
                let address = Address(room.rawValue, query: [("sort", index == 0 ? nil : order.name)])
                return (order.title, address, order.name == current)
            })
    }
}

/// Newsletters: how much comes, how much is read, how to leave.
enum NewslettersPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let order = visit.query.sort(Archive.NewsletterOrder.count)
        let offsets = Offsets(visit, limit: 25)
        let found = try visit.kept("newsletters:\(order.rawValue):\(offsets.start)", cost: \.keptCost) {
            try archive.newsletters(.all, order: order, limit: offsets.limit + 1, offset: offsets.start)
        }
        let lines = found.prefix(offsets.limit).map(line)
        let body: HTML = """
            \(.head("Newsletters", "how much comes, how much is read, how to leave · list\(Export.list(.newsletters, [("sort", visit.query["sort"])]))"))
            \(Orders.html(.newsletters, [("count", "Most"), ("unread", "Unread"), ("stopped", "No longer read"), ("date", "Newest"), ("size", "Largest"), ("name", "By name")], current: order.rawValue))
            \(if: lines.isEmpty, .nothing("No newsletters here."))<ol class="list plain">\(lines)</ol>
            \(offsets.pager(found: found.count, .newsletters, [("sort", visit.query["sort"])]))
            """
        return Page(title: "Newsletters", body: body, room: .newsletters)
    }

    private static func line(_ n: NewsletterSummary) -> HTML {
        let query = n.listID.map { Link.term(.list, $0) } ?? n.senders.first.map { Link.term(.from, $0) } ?? ""
        var leave: [HTML] = []
        for (url, words) in [
            (n.unsubscribe.oneClick ?? n.unsubscribe.web.first, "on the web"),
            (n.unsubscribe.link, "by the letter's link"),
        ] as [(String?, HTML)] {
            guard leave.isEmpty, let url, let address = Address(outside: url) else { continue }
            leave.append("<a href=\"\(address)\" target=\"_blank\" rel=\"noopener noreferrer\">leave \(words)</a>")
        }
        if let mail = n.unsubscribe.mail.first.flatMap({
            Address(outside: $0.hasPrefix("mailto:") ? $0 : "mailto:" + $0)
        }) {
            leave.append("<a href=\"\(mail)\">leave by mail</a>")
        }
        let read: HTML =
            n.readCount + n.unreadCount == 0
            ? "" : ", \(Format.count(n.readCount)) read, \(Format.count(n.unreadCount)) unread"
        let since: HTML =
            n.unreadSince > 0 && n.lastReadAt != nil
            ? ", \(Format.count(n.unreadSince)) unread since \(Wording.day(n.lastReadAt))" : ""
        let ways = leave.enumerated().map { index, way -> HTML in "\(if: index > 0, " · ")\(way)" }
        return """
            <li><a href="\(Link.search(query + " category:newsletter"))">\(Face.html(n.title, key: n.senders.first ?? n.title))<span class="name">\(Wording.name(n.title))</span>\(Wording.day(n.lastAt))<span class="preview">\(Format.plural(n.messageCount, "message"))\(read)\(since), \(Format.size(n.bytes)), since \(Wording.day(n.firstAt))</span></a><p class="under"><bdi>\(n.senders.first ?? "")</bdi>\(if: n.senders.count > 1, " and \(n.senders.count - 1) other addresses")\(if: !leave.isEmpty, " · ")\(ways)</p></li>

            """
    }
}

/// Verification codes, newest first.
enum CodesPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let offsets = Offsets(visit)
        // Which codes have expired is seen anew each minute.
        let minute = Int(Date().timeIntervalSince1970) / 60
        let found = try visit.kept("codes:\(offsets.start):\(minute)", cost: \.keptCost) {
            try archive.codes(limit: offsets.limit + 1, offset: offsets.start)
        }
        let used = try archive.usedCodes()
        let lines = found.prefix(offsets.limit).map { message -> HTML in
            let codes = message.codes.prefix(3).map {
                CodeLine.html($0, isRead: message.found.isRead, isUsed: used.contains(message.summary.id))
            }
            let isUsed = used.contains(message.summary.id)
            let m = message.summary
            let mark = ChangeForms(visit)?.used(m.id, isUsed: isUsed)
            return """
                <li\(if: m.isUnread, " class=\"unread\"")><a href="\(Link.message(m.id))">\(Face.html(Wording.who(m.from), key: m.from.first?.email ?? ""))<span class="name">\(Wording.name(Wording.who(m.from))) · \(Wording.subject(m.subject))</span>\(Wording.moment(m.date))</a><div class="under">\(codes)<div>\(mark)</div></div></li>

                """
        }
        let watch: HTML = visit.site.watchedFolder.map { "watching <code>\($0)</code>" } ?? "newest first"
        let body: HTML = """
            \(.head("Codes", "\(watch) · list\(Export.list(.codes)) · mail\(Export.links("has:code"))"))
            \(if: lines.isEmpty, .nothing("No verification codes were found."))<ol class="list plain codes"\(if: visit.site.watchedFolder != nil, " data-live=\"\(visit.version)\"")>\(lines)</ol>
            \(offsets.pager(found: found.count, .codes))
            """
        return Page(title: "Codes", body: body, room: .codes, isLive: visit.site.watchedFolder != nil)
    }
}

/// Who tracks the reader, and for whom.
enum TrackersPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let grouping = visit.query.sort(TrackingSummary.Grouping.vendor)
        let offsets = Offsets(visit)
        let all = try visit.kept("trackers:\(grouping.rawValue)", cost: \.keptCost) {
            try archive.tracking(.all, by: grouping)
        }
        let found = Array(all.dropFirst(offsets.start).prefix(offsets.limit + 1))
        let rows = found.prefix(offsets.limit).map { t -> HTML in
            let term = grouping == .vendor ? Link.term(.tracker, t.name) : Link.term(.from, t.name) + " has:tracker"
            let shares = t.shares.prefix(3).map { share -> HTML in
                "<li><bdi>\(share.name)</bdi> <small>\(Format.count(share.messageCount))</small></li>"
            }
            return """
                <tr><th scope="row"><a href="\(Link.search(term))">\(Wording.name(t.name))</a></th><td class="number">\(Format.count(t.messageCount))</td><td class="number">\(Format.count(t.pixelCount))</td><td class="number">\(Format.count(t.clickCount))</td><td>\(Wording.day(t.firstAt))</td><td>\(Wording.day(t.lastAt))</td><td><ul class="brief">\(shares)\(if: t.shares.count > 3, "<li>and \(t.shares.count - 3) more</li>")</ul></td></tr>

                """
        }
        let other: HTML = grouping == .vendor ? "Senders" : "Vendors"
        let body: HTML = """
            \(.head("Trackers", "what would have told others that a letter was opened, or a link followed; all of it was taken out · list\(Export.list(.trackers, [("sort", visit.query["sort"])]))"))
            \(Orders.html(.trackers, [("vendor", "By vendor"), ("sender", "By sender")], current: grouping.rawValue))
            \(if: rows.isEmpty, .nothing("No trackers were found."))\(if: !rows.isEmpty, "<div class=\"wide\" tabindex=\"0\"><table><thead><tr><th scope=\"col\">\(grouping == .vendor ? "Vendor" : "Sender")</th><th scope=\"col\">Messages</th><th scope=\"col\">Opening</th><th scope=\"col\">Links</th><th scope=\"col\">First</th><th scope=\"col\">Last</th><th scope=\"col\">\(other)</th></tr></thead><tbody>\(rows)</tbody></table></div>")
            \(offsets.pager(found: found.count, .trackers, [("sort", visit.query["sort"])]))
            """
        return Page(title: "Trackers", body: body, room: .trackers)
    }
}

/// Messages that are there several times, and which of the copies is shown.
enum DuplicatesPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let offsets = Offsets(visit, limit: 25)
        let found = try archive.duplicates(.all, limit: offsets.limit + 1, offset: offsets.start)
        let lines = found.prefix(offsets.limit).map { group -> HTML in
            let copies = ([group.shown] + group.copies).prefix(8).map { copy -> HTML in
                let places = copy.places.prefix(4).map { place -> HTML in
                    let mailbox: HTML? = place.mailbox.flatMap { $0.isEmpty ? nil : ", <bdi>\($0)</bdi>" }
                    return "<li><code>\(place.path)</code> at byte \(Format.count(place.offset))\(mailbox)</li>"
                }
                let isShown = copy.message.id == group.shown.message.id
                let isChoice = !group.copies.isEmpty && (!isShown || copy.isKept)
                let form = isChoice ? ChangeForms(visit)?.keep(copy.message.id, isKept: copy.isKept) : nil
                return """
                    <li><a href="\(Link.message(copy.message.id))">\(copy.message.id.hex.prefix(12))</a>\(if: isShown, " <span class=\"tag\">shown</span>")\(if: copy.isKept, " <span class=\"tag\">your choice</span>")\(form)<ul>\(places)</ul></li>
                    """
            }
            let m = group.shown.message
            return """
                <li><h2>\(Wording.subject(m.subject))</h2><p>\(Wording.name(Wording.who(m.from))), \(Wording.moment(m.date))</p><ul class="copies">\(copies)</ul></li>

                """
        }
        let body: HTML = """
            \(.head("Duplicates", "messages that are there several times, and count once · list\(Export.list(.duplicates)) · mail\(Export.links("is:duplicate"))"))
            \(if: lines.isEmpty, .nothing("Nothing is there twice."))<ol class="list plain">\(lines)</ol>
            \(offsets.pager(found: found.count, .duplicates))
            """
        return Page(title: "Duplicates", body: body, room: .duplicates)
    }
}

/// What became of every byte, by source.
enum LedgerPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let offsets = Offsets(visit, limit: 100)
        let all = try visit.kept("ledger", cost: \.keptCost) { try archive.sourceLedgers() }
        let shown = Array(all.dropFirst(offsets.start).prefix(offsets.limit + 1))
        let rows = shown.prefix(offsets.limit).map { s -> HTML in
            """
            <tr><th scope="row"><code>\(s.path)</code><br><small>\(s.format)\(if: !s.mailbox.isEmpty, ", <bdi>\(s.mailbox)</bdi>")\(if: !s.isComplete, " · <b>not read to its end</b>")</small></th><td class="number">\(Format.count(s.importedCount))</td><td class="number">\(Format.count(s.duplicateCount))</td><td class="number">\(Format.count(s.quarantinedCount))</td><td class="number">\(Format.count(s.goneCount))</td><td class="number">\(Format.size(s.messageBytes))</td><td class="number">\(Format.size(s.separatorBytes))</td><td class="number">\(Format.size(s.quarantinedBytes + s.gapBytes))</td><td class="number">\(Format.size(s.unaccountedBytes))</td></tr>

            """
        }
        let messages = all.reduce(0) { $0 + $1.importedCount }
        let head = [
            "Source", "Imported", "Duplicates", "Quarantined", "Gone", "Messages", "Between", "No mail", "Unaccounted",
        ]
        .map { name -> HTML in "<th scope=\"col\">\(name)</th>" }
        let body: HTML = """
            \(.head("Ledger", "\(Format.plural(all.count, "source")), \(Format.plural(messages, "message")) imported · list\(Export.list(.ledger))"))
            \(if: rows.isEmpty, .nothing("Nothing was imported yet."))\(if: !rows.isEmpty, "<div class=\"wide\" tabindex=\"0\"><table><thead><tr>\(head)</tr></thead><tbody>\(rows)</tbody></table></div>")
            <p>Every message of a source is imported, a duplicate or quarantined; every byte of an mbox is a message, between messages, quarantined or no mail. <code>letterbook ledger SOURCE</code> lists each.</p>
            \(offsets.pager(found: shown.count, .ledger))
            """
        return Page(title: "Ledger", body: body, room: .ledger)
    }
}
