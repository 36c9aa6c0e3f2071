import MailArchive
import MessageContent

extension Format {
    /// `Ada Winther <ada@example.org>`, harmless on a terminal.
    static func address(_ address: EmailAddress) -> String {
        let email = TerminalText.line(address.email)
        guard let name = address.name else { return email }
        return email.isEmpty ? TerminalText.line(name) : "\(TerminalText.line(name)) <\(email)>"
    }

    static func addresses(_ addresses: [EmailAddress]) -> String { addresses.map(address).joined(separator: ", ") }

    /// The name of the first, or the address.
    static func who(_ addresses: [EmailAddress]) -> String {
        guard let first = addresses.first else { return "(unknown)" }
        return TerminalText.line(first.name ?? first.email)
    }
}

extension CSV {
    /// A row, on a terminal without characters that act on it.
    static func row(_ fields: [String]) -> String {
        line(Terminal.isOutputTerminal ? fields.map(TerminalText.block) : fields)
    }
}
