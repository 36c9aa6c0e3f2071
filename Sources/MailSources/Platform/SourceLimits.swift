/// The bounds of everything that looks ahead, looks back or collects, in one place.
enum SourceLimits {
    /// Bytes asked of the operating system at a time.
    static let chunkBytes = 1 << 20
    /// Bytes from the start of a file that decide its kind.
    static let sniffBytes = 8 << 10
    /// Blank lines and NUL bytes before them that are passed over at most.
    static let leadingBlankBytes = 16 << 20
    /// Bytes from the start of an mbox that decide how it quotes `From ` lines.
    static let evidenceBytes = 8 << 20
    /// Bytes after a `From ` line that may decide whether it separates messages.
    static let lookAheadBytes = 4 << 10
    /// Bytes before a `From ` line that may decide the same.
    static let lookBehindBytes = 2 << 10
    /// Longest envelope line; RFC 5321 allows paths of 256 bytes.
    static let envelopeLineBytes = 1000
    /// Most words in an envelope line: sender, date, time zone, `remote from host`.
    static let envelopeWords = 24
    /// Lines of a header block that are looked at to tell it from text.
    static let headerBlockLines = 8
    /// A longer line ends the header of an mbox message; what follows counts as body.
    static let headerLineBytes = 1 << 20
    /// Bytes of a field with IMAP keywords that are read, and most keywords of a message.
    static let keywordBytes = 2 << 10
    static let keywords = 64
    /// How far ahead a Content-Length is followed where the source cannot be read out of order.
    static let streamContentLengthBytes = 16 << 20
    /// Bytes read of small files beside the mail: `.mh_sequences`, `dovecot-keywords`.
    static let sidecarBytes = 1 << 20
    /// No file is larger. Offsets that a hostile zip or tar file claims are compared with it before anything is added to them.
    static let largestOffset = 1 << 60
    /// A member of a zip or tar file that claims to be larger is not read.
    static let memberBytes: Int64 = 1 << 40
    /// Most members of a zip or tar file.
    static let members = 1 << 22
    /// Longest path of a member.
    static let memberPathBytes = 4096
    /// A longer message is a fault and a gap, not memory.
    static let messageBytes = 1 << 30
}
