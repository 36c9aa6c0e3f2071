import MailArchive
import MailHTML
import MessageContent
import MessageFormat
import VerificationCodes

/// The page that says why a message is where it is.
enum Explaining {
    static func html(_ row: Int64, _ archive: Archive) throws -> HTML {
        guard let e = try archive.explain(row) else { return "" }
        return """
            <div class="why">\(category(e))\(placement(e))\(dates(e))\(copies(e))\(codes(e))\(hidden(e))\(trackers(e))\(diagnostics(e))</div>
            """
    }

    private static func section(_ title: HTML, _ body: HTML) -> HTML {
        body.isEmpty ? "" : "<section><h2>\(title)</h2>\(body)</section>\n"
    }

    private static func list(_ items: [HTML]) -> HTML {
        items.isEmpty
            ? ""
            : "<ul>\(items.prefix(60).map { item -> HTML in "<li>\(item)</li>" })\(if: items.count > 60, "<li>and \(items.count - 60) more</li>")</ul>"
    }

    private static func category(_ e: Explanation) -> HTML {
        guard let verdict = e.verdict else { return "" }
        let rows = verdict.reasons.prefix(60).map { reason -> HTML in
            """
            <tr><td class="number">\(if: reason.weight > 0, "+")\(reason.weight)</td><td>\(reason.category.rawValue)</td><td>\(reason.rule)</td><td><bdi>\(reason.evidence)</bdi></td></tr>

            """
        }
        let before: HTML? = verdict.runnerUp.map { ", before \($0.rawValue)" }
        let flags: HTML = "<p>Flags: \(verdict.flags.map(\.rawValue).joined(separator: ", "))</p>"
        return section(
            "Category",
            """
            <p><b>\(verdict.category.rawValue)</b>, \(Format.percent(verdict.confidence)) sure\(before).</p>
            <div class="wide" tabindex="0"><table><thead><tr><th scope="col">Points</th><th scope="col">For</th><th scope="col">Rule</th><th scope="col">Evidence</th></tr></thead><tbody>\(rows)</tbody></table></div>\(if: !verdict.flags.isEmpty, flags)
            """)
    }

    private static func placement(_ e: Explanation) -> HTML {
        var items: [HTML] = []
        if let c = e.conversation {
            items.append(
                "Conversation <a href=\"\(Link.conversation(c.id))\">\(Wording.name(c.title))</a>, for its key is \(e.conversationKind): \(e.conversationKey.prefix(20).joined(separator: ", "))"
            )
        }
        for change in e.conversationChanges { items.append("By hand: change \(change.number), \(change.action.name)") }
        items.append(
            "Thread of <a href=\"\(Link.message(e.message.summary.id, "thread"))\">\(Format.plural(e.threadSize, "message"))</a>"
        )
        if let parent = e.message.parent {
            let missing: HTML =
                parent.missing > 0 ? "; \(Format.plural(parent.missing, "message")) between are not here" : ""
            items.append(
                parent.id.map { "Answers <a href=\"\(Link.message($0))\">a message</a>, \(parent.linkText)\(missing)" }
                    ?? "Answers \(Format.plural(parent.missing, "message")) that are not here, \(parent.linkText)")
        }
        items.append(
            e.owner.isEmpty ? "The owner is unknown." : "The owner is \(e.owner.joined(separator: ", "))")
        return section("Where it is", list(items))
    }

    private static func dates(_ e: Explanation) -> HTML {
        var items: [HTML] = ["\(Wording.moment(e.message.summary.date)), from \(e.dateSourceText)"]
        if let received = e.receivedAt { items.append("Received \(Wording.moment(DateTime(unixSeconds: received)))") }
        for part in e.message.parts.prefix(20) where part.type.hasPrefix("text/") {
            items.append("Part \(part.partID), \(part.type), charset declared: \(part.charset ?? "none")")
        }
        return section("Dates and charsets", list(items))
    }

    private static func copies(_ e: Explanation) -> HTML {
        var items = e.origins.map { origin -> HTML in
            let mailbox: HTML? = origin.mailbox.map { ", mailbox <bdi>\($0)</bdi>" }
            return
                "<code>\(origin.path)</code> at byte \(Format.count(origin.offset)), \(Format.size(origin.length)), \(origin.format)\(mailbox), \(origin.state)"
        }
        if items.isEmpty { items = ["It is in none of its sources any more."] }
        for copy in e.copies {
            items.append(
                "A copy: <a href=\"\(Address("m", copy))\">\(copy.prefix(12))</a>, same Message-ID and author, sent within five minutes"
            )
        }
        return section("Copies, and where it stands", list(items))
    }

    private static func codes(_ e: Explanation) -> HTML {
        var items = e.message.codes.codes.map { code -> HTML in
            "\(code.shown), found by \(code.template), \(Format.percent(code.confidence)) sure; \(code.kind), in the \(code.place), line \(code.line)"
        }
        for link in e.message.codes.links {
            items.append(
                "Link: \(link.provider ?? "generic"), \(link.kind): <span class=\"url\">\(link.url.prefix(200))</span>")
        }
        switch e.codeReading {
        case .unreachable(let reason): items.append("Which templates nearly found a code cannot be said: \(reason)")
        case .read(let trace):
            for miss in trace.report.near {
                items.append("Nearly \(miss.template), failed at \(miss.failedAt.rawValue): \(miss.reason)")
            }
        }
        return section("Verification codes", list(items))
    }

    private static func hidden(_ e: Explanation) -> HTML {
        section(
            "What the sanitizer took out",
            list(e.removed.map { "\($0.kind) \($0.name), \(Format.plural($0.count, "time"))" }))
    }

    private static func trackers(_ e: Explanation) -> HTML {
        section(
            "Trackers",
            list(
                e.trackers.map {
                    "\($0.kind), <a href=\"\(Link.search(Link.term(.tracker, $0.vendor)))\">\($0.vendor)</a>: <span class=\"url\">\($0.url.prefix(200))</span>"
                }))
    }

    private static func diagnostics(_ e: Explanation) -> HTML {
        section(
            "What was malformed",
            list(
                e.diagnostics.map {
                    let meaning = DiagnosticCode(rawValue: $0.code)?.meaning ?? ""
                    return
                        "\($0.severity): <a href=\"\(Link.search(Link.term(.diag, $0.code)))\">\($0.code)</a> at byte \(Format.count($0.offset)): \(meaning)"
                }))
    }
}
