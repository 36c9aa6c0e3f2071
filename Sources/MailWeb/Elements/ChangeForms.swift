import MailArchive
import MessageContent

/// Forms for what can be changed. They need no program in the browser.
struct ChangeForms {
    /// The page that the forms stand on, where a change leads back to.
    private let back: String

    /// Nil where nothing may be changed.
    init?(_ visit: Visit) {
        guard !visit.site.isReadOnly else { return nil }
        back = visit.address
    }

    private func form(_ name: String, _ values: [(name: String, value: String)], _ inside: HTML) -> HTML {
        let hidden = (values + [("back", back)]).map { value -> HTML in
            "<input type=\"hidden\" name=\"\(value.name)\" value=\"\(value.value)\">"
        }
        return "<form class=\"change\" method=\"post\" action=\"\(Address("changes", name))\">\(hidden)\(inside)</form>"
    }

    /// A button that does one thing.
    func button(_ name: String, _ values: [(name: String, value: String)], _ title: HTML) -> HTML {
        form(name, values, "<button>\(title)</button>")
    }

    func conversation(_ c: ConversationSummary) -> HTML {
        let merge = form(
            "merge", [("conversation", c.id)],
            "<label>Merge into the conversation <input name=\"into\" required size=\"16\" placeholder=\"its id or address\"></label> <button>Merge</button>"
        )
        let unlink = form(
            "unlink", [("conversation", c.id)],
            "<label>Not linked with <input name=\"other\" required size=\"16\" placeholder=\"its id or address\"></label> <button>Unlink</button>"
        )
        let subject: HTML? =
            c.kind == "people" || c.kind == "self" ? nil : c.participants.first.map { category($0.email) }
        return
            "<details class=\"changes\"><summary>Change this conversation</summary>\(merge)\(unlink)\(subject)<p><small>Its id is <code>\(c.id)</code>. Everything can be taken back on the page <a href=\"\(Room.changes.address)\">Changes</a>.</small></p></details>\n"
    }

    func message(_ message: StoredMessage) -> HTML {
        let m = message.summary
        let id = [(name: "message", value: m.id.hex)]
        let sender: HTML? = m.isOutgoing ? nil : m.from.first.map { category($0.email) }
        return """
            <details class="changes"><summary>Change where it is, and what it is</summary>\(button("split", id, "Split this message off its conversation"))\(button("split", id + [("whole", "1")], "Split its whole thread off"))\(sender)</details>

            """
    }

    /// The owner's word on what mail of somebody is.
    func category(_ subject: String) -> HTML {
        let choices = ["personal", "list", "newsletter", "transactional", "automated"]
            .map { choice -> HTML in "<option>\(choice)</option>" }
        return form(
            "category", [("subject", subject)],
            "<label>Mail of <bdi>\(subject)</bdi> is <select name=\"category\">\(choices)</select></label> <button>Say so</button>"
        )
    }

    /// One more address of the owner.
    var owner: HTML {
        form(
            "owner-add", [],
            "<label>Another address of yours <input type=\"email\" name=\"address\" required></label> <button>Add</button>"
        )
    }

    func used(_ message: ContentHash, isUsed: Bool) -> HTML {
        button(
            "used", [("message", message.hex), ("used", isUsed ? "0" : "1")],
            isUsed ? "Not used after all" : "Mark as used")
    }

    func keep(_ message: ContentHash, isKept: Bool) -> HTML {
        button(
            "keep", [("message", message.hex), ("keep", isKept ? "0" : "1")],
            isKept ? "Leave the choice to Letterbook" : "Show this copy")
    }

    func person(_ email: String, _ person: Correspondent?) -> HTML {
        let link = form(
            "link", [("address", email)],
            "<label>The same person as <input name=\"other\" type=\"email\" required value=\"\(person?.namesakes.first ?? "")\"></label> <button>Link</button>"
        )
        let unlink: HTML? =
            (person?.addresses.count ?? 0) < 2
            ? nil : button("unlink-person", [("address", email)], "Unlink <bdi>\(email)</bdi> from this person")
        let owner = button("owner-add", [("address", email)], "This is me")
        return "<details class=\"changes\"><summary>Change who this is</summary>\(link)\(unlink)\(owner)</details>\n"
    }
}
