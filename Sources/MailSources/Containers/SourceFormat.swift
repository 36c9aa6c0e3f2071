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
}
