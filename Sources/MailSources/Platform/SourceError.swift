/// Something that kept mail from being read. It is reported and reading goes on.
public struct SourceError: Error, Sendable, Hashable {
    public enum Kind: String, Sendable {
        case notFound
        case unreadable
        /// The file was there when its folder was listed, and is gone.
        case vanished
        /// A file named by the user holds no mail that we recognise.
        case notMail
        case messageTooLarge
        /// The message made the program fail.
        case messageFailed
    }

    public let kind: Kind
    public let path: String
    /// One line: what, where, what to do.
    public let message: String
    /// The operating system's error number; 0 where it reported none.
    public let errno: Int32

    static func system(_ errno: Int32, path: RawPath) -> SourceError {
        let kind: Kind = SystemError.leadsNowhere(errno) ? .notFound : .unreadable
        let text = "\(path.display): \(SystemError.describe(errno)) (\(SystemError.advice(errno)))"
        return SourceError(kind: kind, path: path.display, message: text, errno: errno)
    }

    static func notMail(path: RawPath) -> SourceError {
        let text = "\(path.display): holds no mail that is recognised (if it does, name its format with --format)"
        return SourceError(kind: .notMail, path: path.display, message: text, errno: 0)
    }

    static func tooLarge(path: RawPath, offset: Int64, limit: Int) -> SourceError {
        let text = "\(path.display): the message at byte \(offset) is larger than \(limit) bytes and was left out"
        return SourceError(kind: .messageTooLarge, path: path.display, message: text, errno: 0)
    }

    /// A message that made the program fail.
    public static func failed(path: String, offset: Int64) -> SourceError {
        let text =
            "\(path): the message at byte \(offset) makes this program fail and was left out (please report this)"
        return SourceError(kind: .messageFailed, path: path, message: text, errno: 0)
    }

    static func cutShort(path: RawPath) -> SourceError {
        let text = "\(path.display): ends before its content does (get the whole file; what stands before was read)"
        return SourceError(kind: .unreadable, path: path.display, message: text, errno: 0)
    }

    static func leftOut(_ members: Int, of count: Int, path: RawPath) -> SourceError {
        let text =
            members > 0
            ? "\(members) members were left out: too many, too deep, or with too long a name (unpack it)"
            : "says that it has \(count) members, and lists others (get the file once more, or repair it with zip -FF)"
        return unreadablePacked(text, path: path)
    }

    static func unreadablePacked(_ reason: String, path: RawPath) -> SourceError {
        SourceError(kind: .unreadable, path: path.display, message: "\(path.display): \(reason)", errno: 0)
    }
}
