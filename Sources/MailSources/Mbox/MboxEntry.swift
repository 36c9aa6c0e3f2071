/// One message as it stands in an mbox. All values are positions in the file.
struct MboxEntry {
    /// The `From ` line, without its line end.
    var envelope: Range<Int>
    /// First byte of the message.
    var start: Int
    /// First byte behind the blank line that ends the header; `end` where there is no body.
    var bodyStart = 0
    /// Behind the last byte of the message. The blank line before the next `From ` line is not part of it.
    var end = 0
    /// The next `From ` line; nil if the message is the file's last.
    var next: Int?
    var header = MboxHeader()
    /// Whether the body ends where its Content-Length says.
    var isCounted = false
    /// Whether the body has lines that begin with `>From `, `>>From `, …
    var hasQuotedLines = false
    /// Number of lines in the body that begin with `From ` and don't separate messages.
    var unquotedLines = 0
    /// The message grew beyond the limit and its beginning is no longer in memory.
    var isTooLarge = false

    /// See `Origin`.
    var leadLength: Int64 { Int64(start - envelope.lowerBound) }
}
