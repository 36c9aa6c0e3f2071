import MailArchive
import MessageFormat

/// Verification codes for people.
enum CodePrinter {
    /// `482 913  google/en  98 %  expired 2024-03-03 10:10`.
    static func line(_ code: StoredCode, isRead: Bool) -> String {
        var pieces = [TerminalText.line(code.shown), source(code), Format.percent(code.confidence)]
        if code.isAmbiguous { pieces.append("ambiguous") }
        if code.isDrift { pieces.append("drift") }
        if let expiry = code.expiresAt { pieces.append((code.isExpired ? "expired " : "expires ") + minute(expiry)) }
        if isRead { pieces.append("read") }
        let isOver = code.isExpired || isRead
        return Terminal.styled(pieces.joined(separator: "  "), isOver ? .dim : .accent)
    }

    /// `code 482 913 (google, expired)`.
    static func mark(_ code: StoredCode, isRead: Bool) -> String {
        var facts = [code.provider ?? "generic"]
        if code.isExpired { facts.append("expired") } else if isRead { facts.append("read") }
        let text = "code \(TerminalText.line(code.shown)) (\(TerminalText.line(facts.joined(separator: ", "))))"
        return Terminal.styled(text, code.isExpired || isRead ? .dim : .accent)
    }

    /// `google/en`; `google/generic` where the general scorer found what Google's templates missed.
    static func source(_ code: StoredCode) -> String {
        let isRescued = code.template == "generic"
        return TerminalText.line(isRescued ? (code.provider.map { $0 + "/" } ?? "") + code.template : code.template)
    }

    /// `2024-03-03 10:10` on the sender's clock.
    static func minute(_ date: DateTime) -> String { Format.day(date) + " " + Format.time(date) }

    /// Tells on standard error of messages that were not searched for codes: a list without them must not pass for
    /// complete.
    static func tellUnsearched(_ archive: Archive) throws {
        let count = try archive.messagesNotSearchedForCodes()
        guard count > 0 else { return }
        StandardError.remark(
            "\(Format.plural(count, "message was", "messages were")) imported by an earlier letterbook, which did not look for these codes (import the sources again)"
        )
    }
}
