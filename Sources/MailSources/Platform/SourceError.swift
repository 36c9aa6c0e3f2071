/// A file, folder or message that could not be read. It is reported, and reading goes on.
public struct SourceError: Error, Sendable, Hashable {
    /// What to tell apart in code; people read ``SourceError/message``.
    public enum Kind: String, Sendable {
        /// Nothing is at the path, or a link there leads nowhere.
        case notFound
        /// The system refuses to read it, or its content is damaged or not supported.
        case unreadable
        /// A file named by the user holds no mail that we recognise.
        case notMail
        /// The message has more bytes than the reader was told to hold.
        case messageTooLarge
        /// The message made the program fail.
        case messageFailed
    }

    /// The kind of error.
    public let kind: Kind
    /// The file or folder, for people: bytes that are no UTF-8 show as U+FFFD.
    public let path: String
    /// One line: what, where, what to do.
    public let message: String
    /// The operating system's error number; 0 where it reported none.
    public let errno: Int32
}

extension SourceError {
    /// What is wrong and what to do: ``message`` without the path.
    public var reason: String { String(message.dropFirst(path.count + 2)) }

    /// - Parameter reason: what goes behind the path in ``message``.
    init(_ kind: Kind, _ path: RawPath, _ reason: String, errno: Int32 = 0) {
        self.init(kind: kind, path: path.display, message: "\(path.display): \(reason)", errno: errno)
    }

    static func system(_ errno: Int32, path: RawPath) -> SourceError {
        let reason = "\(SystemError.describe(errno)) (\(SystemError.advice(errno)))"
        return SourceError(SystemError.leadsNowhere(errno) ? .notFound : .unreadable, path, reason, errno: errno)
    }

    static func notMail(path: RawPath) -> SourceError {
        SourceError(.notMail, path, "holds no mail that is recognised (if it does, name its format with --format)")
    }

    static func tooLarge(path: RawPath, offset: Int64 = 0, limit: Int) -> SourceError {
        let reason = "the message at byte \(offset) is larger than \(limit) bytes and was left out"
        return SourceError(.messageTooLarge, path, reason)
    }

    /// A message that Dovecot has compressed inside a file of its own format.
    static func compressed(path: RawPath, offset: Int64) -> SourceError {
        let reason =
            "the message at byte \(offset) is compressed within the file, as others may be (use doveadm backup)"
        return .unreadable(reason, path: path)
    }

    /// A message that made the program fail.
    package static func failed(path: String, offset: Int64) -> SourceError {
        let reason = "the message at byte \(offset) makes this program fail and was left out (please report this)"
        return SourceError(.messageFailed, RawPath(path), reason)
    }

    static func cutShort(path: RawPath) -> SourceError {
        SourceError(
            .unreadable, path, "ends before its content does (get the whole file; what stands before was read)")
    }

    static func leftOut(_ members: Int, of count: Int, path: RawPath) -> SourceError {
        let reason =
            members > 0
            ? "\(members) members were left out: too many, too deep, or with too long a name (unpack it)"
            : "says that it has \(count) members, and lists others (get the file once more, or repair it with zip -FF)"
        return SourceError(.unreadable, path, reason)
    }

    static func unreadable(_ reason: String, path: RawPath) -> SourceError {
        SourceError(.unreadable, path, reason)
    }

    /// The path goes on behind a file as if that were a folder: it may lead into a packed one.
    var isBehindFile: Bool { errno == SystemError.notFolder }
}
