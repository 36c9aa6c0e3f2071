import MailArchive
import MessageContent
import MessageFormat

/// What the user changed by hand, and the way to take it back.
enum ChangesPage {
    static func make(_ visit: Visit, _ archive: Archive) throws -> Page {
        let forms = ChangeForms(visit)
        func undo(_ name: String, _ values: [(name: String, value: String)], _ title: HTML) -> HTML? {
            forms?.button(name, values, title)
        }
        let changes = try archive.conversationChanges().reversed().prefix(200).map { change -> HTML in
            let own: HTML = conversation(change.conversationID)
            let what: HTML =
                switch change.action {
                case .merge: "\(own) was merged into \(conversation(change.otherID))"
                case .unlink: "\(own) and \(conversation(change.otherID)) are not shown as linked"
                case .split(_, let isThread):
                    "\(isThread ? "A thread" : "A message") was split off \(own)\(change.messageID.map { " (<a href=\"\(Address("m", $0))\">the message</a>)" })"
                }
            return
                "<li>\(what), \(Wording.moment(change.madeAt)) \(undo("undo", [("number", String(change.number))], "Undo"))</li>\n"
        }
        let rules = try archive.categoryRules().prefix(200).map { rule -> HTML in
            let subject = rule.kind == .domain ? "@" + rule.name : rule.name
            return
                "<li>Mail of <bdi>\(subject)</bdi> is \(rule.category.rawValue) \(undo("category", [("subject", subject), ("category", "none")], "Undo"))</li>\n"
        }
        let people = try archive.linkedPeople().prefix(200).map { addresses -> HTML in
            let all = addresses.map { address -> HTML in
                "<bdi>\(address)</bdi> \(undo("unlink-person", [("address", address)], "Unlink"))"
            }
            return "<li>One person: \(all)</li>\n"
        }
        let owners = try archive.owners().map { owner -> HTML in
            "<li><bdi>\(owner.email)</bdi> <small>\(owner.source.rawValue)\(if: !owner.evidence.isEmpty, ": \(owner.evidence)")</small> \(undo("owner-remove", [("address", owner.email)], "Remove"))</li>\n"
        }
        func list(_ title: HTML, _ items: [HTML], _ none: HTML) -> HTML {
            "<h2>\(title)</h2>\(if: items.isEmpty, "<p class=\"nothing\">\(none)</p>")\(if: !items.isEmpty, "<ul class=\"done\">\(items)</ul>")\n"
        }
        let body: HTML = """
            \(.head("Changes", "what you changed by hand; all of it can be taken back"))
            \(list("Conversations", Array(changes), "None was merged, split or unlinked."))\(list("Categories", Array(rules), "You have not said what mail is."))\(list("People", Array(people), "No addresses are linked."))\(list("Your addresses", owners, "None is known."))\(forms?.owner)
            """
        return Page(title: "Changes", body: body, room: .changes)
    }

    private static func conversation(_ id: String?) -> HTML {
        guard let id else { return "a conversation that holds no mail now" }
        return "<a href=\"\(Link.conversation(id))\">conversation \(id)</a>"
    }
}
