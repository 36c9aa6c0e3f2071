/// All bounds on looking ahead, looking back and collecting, so that no input takes memory or time without limit.
enum SourceLimits {
    /// Bytes asked of the operating system at a time.
    static let chunkBytes = 1 << 20
    /// Bytes from the start of a file by which its kind is judged.
    static let sniffBytes = 8 << 10
    /// At most so many bytes of blank lines and NULs are passed over before them.
    static let leadingBlankBytes = 16 << 20
    /// Bytes from the start of an mbox by which is judged how its writer quoted `From ` lines.
    static let evidenceBytes = 8 << 20
    /// Bytes after a `From ` line that may decide whether it separates messages.
    static let lookAheadBytes = 4 << 10
    /// Bytes before a `From ` line that may decide whether it separates messages.
    static let lookBehindBytes = 2 << 10
    /// Bytes before the place where the reading of a piece of an mbox begins that are read as well, to find out which
    /// message it is in.
    static let contextBytes = 256 << 10
    /// Longest envelope line; RFC 5321 allows paths of 256 bytes.
    static let envelopeLineBytes = 1000
    /// Most words in an envelope line: sender, date, time zone, `remote from host`.
    static let envelopeWords = 24
    /// Lines of a header block that are looked at to tell it from text.
    static let headerBlockLines = 8
    /// A longer line ends the header of an mbox message; what follows counts as body.
    static let headerLineBytes = 1 << 20
    /// Bytes of a field with IMAP keywords that are read.
    static let keywordBytes = 2 << 10
    /// Most IMAP keywords of a message.
    static let keywords = 64
    /// Most labels of a message that are read in a file beside it.
    static let labels = 1_000
    /// How far ahead a Content-Length is followed where the source cannot be read out of order.
    static let streamContentLengthBytes = 16 << 20
    /// Most bytes that are read of a small file beside the mail, such as `.mh_sequences` or `dovecot-keywords`.
    static let sidecarBytes = 1 << 20
    /// No file is larger. Offsets that a zip or tar file claims are compared with it before anything is added to them,
    /// so that no sum overflows.
    static let largestOffset = 1 << 60
    /// A member of a zip or tar file that claims to be larger is not read.
    static let memberBytes: Int64 = 1 << 40
    /// Most members of a zip or tar file.
    static let members = 1 << 22
    /// Longest path of a member.
    static let memberPathBytes = 4096
    /// A longer message is not read into memory, but reported as an error and a gap, unless the caller sets another
    /// limit.
    static let messageBytes = 1 << 30
}
