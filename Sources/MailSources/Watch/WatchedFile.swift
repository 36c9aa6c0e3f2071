/// A message file that has arrived in a watched folder.
public struct WatchedFile: Sendable, Hashable {
    /// The file, for people; see ``Container/path``.
    public let path: String
    /// The path's bytes where ``path`` differs from them, as they are no UTF-8; nil else.
    public let rawPath: [UInt8]?
    /// See ``Container/mailbox``.
    public let mailbox: String
    /// `maildir` for a message in `cur` or `new`; else `eml` or `emlx`, judged by the content.
    public let format: SourceFormat
    /// Whether it stood in `new`: then no mail program has shown it yet.
    public let isNew: Bool

    /// The bytes with which the file can be opened, as long as nobody renames it.
    public var openablePath: [UInt8] { rawPath ?? Array(path.utf8) }

    /// Where the file stands now, as mail programs rename what they have shown; nil where it is gone.
    public var currentPath: [UInt8]? {
        let path = RawPath(openablePath)
        if (try? FileStatus(onDisk: path)) != nil { return path.bytes }
        return format == .maildir ? MaildirWhereabouts.path(of: path)?.bytes : nil
    }

    /// The raw message; nil where somebody has removed it since.
    ///
    /// - Parameter maximumBytes: a larger message is an error.
    /// - Throws: where the file cannot be read.
    public func load(maximumBytes: Int = MailReader.largestMessageBytes) throws(SourceError) -> [UInt8]? {
        // A file may be renamed after its path was found and before it is opened: then a second look finds it.
        for _ in 0..<2 {
            guard let path = currentPath else { return nil }
            if let message = try message(in: path, maximumBytes) { return message }
        }
        return nil
    }

    private func message(in path: [UInt8], _ maximumBytes: Int) throws(SourceError) -> [UInt8]? {
        let reader = MailReader(
            rawPaths: [path], format: format, batchMessages: 1, maximumMessageBytes: maximumBytes)
        while let event = reader.next() {
            switch event {
            case .batch(let batch):
                if let message = batch.messages.first { return Array(batch.bytes(of: message)) }
            case .fault(let fault) where fault.kind != .notFound: throw fault
            default: continue
            }
        }
        return nil
    }
}

extension WatchedFile {
    init(_ path: RawPath, in folder: WatchedFolder, _ format: SourceFormat) {
        self.init(
            path: path.display, rawPath: path.bytesUnlessUTF8, mailbox: folder.mailbox, format: format,
            isNew: folder.role == .new)
    }
}
