/// Where a raw message stood, and what its source says about it.
public struct Origin: Sendable, Hashable, Codable {
    /// Where ``Origin/fileDate`` comes from.
    public enum DateSource: String, Sendable, Codable {
        /// The delivery time in a Maildir file name.
        case maildir
        /// The file: its modification time, or the time of receipt that Apple Mail keeps in it.
        case file
    }

    /// The file that holds the message, for people; see ``Container/path``.
    public var path: String
    /// The path's bytes where ``path`` differs from them, as they are no UTF-8; nil else.
    public var rawPath: [UInt8]?
    /// Where the message begins in the file, in bytes from its start. In a compressed file decompressed bytes count.
    public var offset: Int64
    /// Bytes in the file that the message occupies as stored, quoting included, `From ` line and separating blank line
    /// excluded.
    public var length: Int64
    /// See ``Container/mailbox``.
    public var mailbox: String
    /// The mbox `From ` line (RFC 4155), without its line end; nil where there is none.
    public var envelope: String?
    /// RFC 8621 keywords (`$seen`, `$flagged`, `$answered`, `$draft`, `$forwarded`, `$deleted`, …) out of Maildir file
    /// names, MH sequences, emlx flags and mbox Status fields, and the user's own. Empty where the source keeps none.
    public var keywords: [String]
    /// Labels of a service that has them in place of folders (Gmail, Proton Mail), those of the system by their English
    /// names, out of files beside the message. Nil where the source keeps none.
    public var labels: [String]?
    /// Whether the source notes flags: then a message without `$seen` was not read.
    public var tellsFlags = false
    /// When a message in a file of its own arrived, in seconds since 1970.
    public var fileDate: Int64?
    /// Where ``fileDate`` comes from; nil where there is none.
    public var dateSource: DateSource?
    /// The quoting that reading undoes to make the raw message of the stored bytes.
    public var quoting: MboxQuoting
    /// Bytes in the file right before `offset` that are no part of a message: the mbox `From ` line, Apple Mail's
    /// count.
    public var leadLength: Int64 = 0
    /// Bytes right behind the message that are no part of one: the blank line of an mbox, Apple Mail's property list.
    public var trailLength: Int64 = 0

    /// The date of the `From ` line in seconds since 1970, read as UTC where it has no time zone that is known; nil
    /// without a date.
    public var envelopeDate: Int64? { envelope.flatMap { EnvelopeLine(Array($0.utf8))?.date.unixTime } }

    /// The bytes with which the file can be opened.
    public var openablePath: [UInt8] { rawPath ?? Array(path.utf8) }
}

extension Origin {
    /// An origin that was stored and is to be read again: where it stood and how it was quoted.
    public init(
        path: String, rawPath: [UInt8]?, offset: Int64, length: Int64, mailbox: String, envelope: String?,
        quoting: MboxQuoting
    ) {
        self.init(
            path: path, rawPath: rawPath, offset: offset, length: length, mailbox: mailbox, envelope: envelope,
            keywords: [], fileDate: nil, dateSource: nil, quoting: quoting)
    }
}
