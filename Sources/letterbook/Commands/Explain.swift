import ArgumentParser
import MailArchive
import MessageContent
import MessageFormat
import VerificationCodes

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Says why a message is where it is.",
        discussion: """
            Its sources, dates, charsets, category with every reason, conversation and thread, verification codes with \
            the template that found them or nearly did, what was malformed, and what the sanitizer took out.

              letterbook explain 3fa9c1d2
            """)

    @OptionGroup var archive: ArchiveOptions

    @Argument(help: "A message: the beginning of its id, or its Message-ID.")
    var id: String

    @Flag(name: .long, help: "As one JSON object.")
    var json = false

    func run() throws {
        let archive = try archive.open(.read)
        guard let found = try archive.find(id) else { throw Exit.nothing("\(id): no message has this id") }
        guard case .message(let rowID, _) = found, let explanation = try archive.explain(rowID) else {
            throw Exit.fault("\(id) is a conversation: explain takes a message (letterbook show lists its messages)")
        }
        if json { Output.line(explanation.json) } else { ExplanationPrinter(e: explanation).print() }
    }
}

/// The explanation for people.
private struct ExplanationPrinter {
    let e: Explanation

    func print() {
        let m = e.message.summary
        Output.row(Terminal.styled(TerminalText.line(m.subject ?? "(no subject)"), .bold))
        row("id", m.id.hex)
        row("Message-ID", m.messageID ?? "(none)")
        for origin in e.origins {
            let mailbox = origin.mailbox.map { ", mailbox \($0)" } ?? ""
            row(
                "stands in",
                "\(origin.path) at byte \(origin.offset), \(Format.size(origin.length)), \(origin.format)\(mailbox), \(origin.state)"
            )
        }
        row("date", "\(m.date?.rfc3339 ?? "(none)"), from \(e.dateSourceText)")
        if let received = e.receivedAt { row("received", DateTime(unixSeconds: received).rfc3339) }
        for part in e.message.parts where part.type.hasPrefix("text/") {
            row("part \(part.partID)", "\(part.type), charset declared: \(part.charset ?? "none")")
        }
        category()
        conversation()
        codes()
        for diagnostic in e.diagnostics {
            let meaning = DiagnosticCode(rawValue: diagnostic.code)?.meaning ?? ""
            row(diagnostic.severity, "\(diagnostic.code) at byte \(diagnostic.offset): \(meaning)")
        }
        for removal in e.removed {
            row("sanitizer", "removed \(removal.kind) \(removal.name), \(Format.plural(removal.count, "time"))")
        }
        for tracker in e.trackers { row("tracker", "\(tracker.kind), \(tracker.vendor): \(tracker.url.cutForDisplay)") }
    }

    private func category() {
        guard let verdict = e.verdict else { return }
        let runnerUp = verdict.runnerUp.map { ", before \($0.rawValue)" } ?? ""
        row("category", "\(verdict.category.rawValue), \(Int((verdict.confidence * 100).rounded()))% sure\(runnerUp)")
        for reason in verdict.reasons {
            let weight = (reason.weight > 0 ? "+" : "") + String(reason.weight)
            row("", "\(weight.leftPadded(4)) \(reason.category.rawValue.fitted(13)) \(reason.rule): \(reason.evidence)")
        }
        if !verdict.flags.isEmpty { row("flags", verdict.flags.map(\.rawValue).joined(separator: ", ")) }
    }

    private func conversation() {
        if let conversation = e.conversation {
            row("conversation", "\(conversation.id): \(conversation.title)")
            row("", "key: \(e.conversationKind), \(e.conversationKey.joined(separator: ", "))")
            for change in e.conversationChanges { row("", "by hand: change \(change.number), \(change.line)") }
        }
        row("owner", e.owner.isEmpty ? "unknown (letterbook owner add …)" : e.owner.joined(separator: ", "))
        row(
            "thread",
            "\(Format.plural(e.threadSize, "message"))" + (e.threadID.map { ", begins with \($0.prefix(12))" } ?? ""))
        if let parent = e.message.parent { row("answers", describe(parent)) }
        for copy in e.copies { row("copy", "\(copy.prefix(12)): same Message-ID and author, sent within five minutes") }
    }

    private func describe(_ parent: StoredParent) -> String {
        let missing = Format.plural(parent.missing, "message")
        guard let id = parent.id else {
            return "\(missing) that \(parent.missing == 1 ? "is" : "are") not here, \(parent.linkText)"
        }
        return "\(id.hex.prefix(12)), \(parent.linkText)"
            + (parent.missing > 0 ? "; \(missing) between the two not here" : "")
    }

    private func codes() {
        let stored = e.message.codes
        for code in stored.codes { row("code", describe(code, isRead: stored.isRead)) }
        if !stored.isSearched {
            row("code", "not looked for: an earlier letterbook imported the message (import its source again)")
        } else if stored.codes.isEmpty {
            row("code", "none")
        }
        for link in stored.links {
            row("link", "\(link.provider ?? "generic"), \(link.kind): \(link.url.cutForDisplay)")
        }
        switch e.codeReading {
        case .unreachable(let reason): row("near", "which templates nearly found one cannot be said: \(reason)")
        case .read(let trace):
            if let code = stored.codes.first, code.template == "generic", let found = trace.candidate(shown: code.shown)
            {
                row("", describe(found))
            }
            for miss in trace.report.near {
                row("near", "\(miss.template), failed at \(miss.failedAt.rawValue): \(miss.reason)")
            }
        }
    }

    private func describe(_ code: StoredCode, isRead: Bool) -> String {
        var text =
            "\(code.shown), found by \(CodePrinter.source(code)), \(Int((code.confidence * 100).rounded()))% sure"
        if code.isDrift { text += ", for the provider's own templates missed it" }
        if code.isAmbiguous { text += ", another is as likely" }
        text += "; \(code.kind), in the \(code.place), line \(code.line)"
        if let expiry = code.expiresAt {
            text += ", \(code.isExpired ? "expired" : "expires") \(CodePrinter.minute(expiry))"
        }
        return text + (isRead ? ", read" : "")
    }

    private func describe(_ scored: GenericScorer.Scored) -> String {
        let reasons = scored.reasons.map { "\($0.rule) \($0.weight > 0 ? "+" : "")\($0.weight)" }
        return "score \(scored.score) of at least \(GenericScorer.threshold): \(reasons.joined(separator: ", "))"
    }

    private func row(_ name: String, _ value: String) {
        Output.field(name.fitted(13) + " ", TerminalText.line(value))
    }
}

extension String {
    fileprivate var cutForDisplay: String { String(prefix(120)) + (count > 120 ? "…" : "") }
}
