/// One file of mail, or one folder of message files.
public struct Container: Sendable, Hashable {
    /// The path that the caller gave, joined with the names of what was found beneath it. Bytes that are no UTF-8 show
    /// as U+FFFD; ``rawPath`` opens the file.
    public let path: String
    /// The path as the file system has it, without a terminating NUL.
    public let rawPath: [UInt8]
    /// How the messages are stored in it.
    public let format: SourceFormat
    /// The name of the folder of mail, with `/` between levels: `Work/2020` for the Maildir++ folder `.Work.2020`, the
    /// file name without `.mbox` for an mbox, `INBOX` for the root of a Maildir. Empty where nothing names it (stdin).
    public let mailbox: String
    /// Bytes in the file, or in all message files of the folder; 0 for a stream. Files that change meanwhile make it an
    /// estimate.
    public let size: Int64
    /// Message files in the folder; 1 for a file.
    public let fileCount: Int
    /// The latest modification time of the file, or of the folder and its message files, in nanoseconds since 1970.
    public let modifiedAt: Int64
    /// Whether the container can be read only once, from beginning to end: standard input, a pipe.
    public let isStream: Bool
}
