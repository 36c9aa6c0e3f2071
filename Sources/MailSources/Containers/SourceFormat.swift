/// How raw messages are stored in a file or folder.
public enum SourceFormat: String, Sendable, CaseIterable, Codable {
    /// Many messages in one file, each behind a `From ` line (RFC 4155 and its relatives mboxo, mboxrd, mboxcl,
    /// mboxcl2).
    case mbox
    /// A folder with `cur` and `new`, one file a message, flags in the file name.
    case maildir
    /// A folder of numbered message files, flags in `.mh_sequences`.
    case mh
    /// One message a file, nothing around it.
    case eml
    /// Apple Mail: a byte count, the message, a property list with flags.
    case emlx
    /// Many messages in one file, between lines of four bytes 1 (SCO Unix).
    case mmdf
    /// Many messages in one file, each behind its date, length and flags (UW IMAP, Pine).
    case mbx
    /// Becky! Internet Mail: many messages in one file, each before a line of one dot.
    case becky
    /// Dovecot: many messages in one file, each between its length and metadata.
    case mdbox
    /// Dovecot: the same with one message a file.
    case sdbox

    /// Whether one file holds many messages.
    public var holdsMany: Bool {
        switch self {
        case .mbox, .mmdf, .mbx, .becky, .mdbox: true
        case .maildir, .mh, .eml, .emlx, .sdbox: false
        }
    }
}
