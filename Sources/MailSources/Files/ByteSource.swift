#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file, pipe or standard input; of a compressed file the decompressed bytes. Files are not mapped into memory:
/// one that somebody truncates meanwhile would kill the process with SIGBUS.
final class ByteSource {
    let path: RawPath
    /// Whether the bytes are decompressed, so that `status` does not tell how many there are.
    let isCompressed: Bool
    private let content: Content
    /// Offset of the next byte that `read` gives. To be set before anything is read, and of no compressed file.
    var position = 0

    /// The store gives the bytes, decompressed where they are compressed.
    private enum Content {
        /// Can be read once, from its beginning to its end.
        case stream(any ByteStore, StreamStore)
        case file(any ByteStore, PlainFile)
        /// Of a packed folder.
        case member(any ByteStore, FileStatus)
    }

    /// Opens a file, or a member of a packed folder. Where `allowsStreams` is false, whatever is no regular file is
    /// refused; it is opened with O_NONBLOCK, as a FIFO that took a file's place would block else.
    init(opening path: RawPath, allowsStreams: Bool = false) throws(SourceError) {
        self.path = path
        let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (allowsStreams ? 0 : O_NONBLOCK)
        let descriptor = path.withCString { open($0, flags) }
        guard descriptor >= 0 else {
            let number = SystemError.last
            guard number == SystemError.notFolder, let place = try PackedFolders.place(at: path) else {
                throw .system(number, path: path)
            }
            guard case .file = place.member.kind else { throw .notMail(path: path) }
            let member = try place.folder.open(place.member, path: path)
            let store = try DecompressedStore.reading(member, path: path)
            content = .member(store, place.statusOfItsOwn)
            isCompressed = store !== member
            return
        }
        var info = stat()
        if fstat(descriptor, &info) == 0, FileStatus(info).kind == .regular {
            let file = PlainFile(descriptor, path: path)
            let store = try DecompressedStore.reading(file, path: path)
            content = .file(store, file)
            isCompressed = store !== file
        } else {
            guard allowsStreams else {
                close(descriptor)
                throw .notMail(path: path)
            }
            content = try Self.stream(StreamStore(descriptor, path: path), path)
            isCompressed = false
        }
    }

    /// Standard input. It may be a file opened somewhere in its middle, so it counts as a stream.
    init(standardInputNamed path: RawPath) throws(SourceError) {
        self.path = path
        content = try Self.stream(StreamStore(STDIN_FILENO, path: path), path)
        isCompressed = false
    }

    private static func stream(_ stream: StreamStore, _ path: RawPath) throws(SourceError) -> Content {
        guard let compression = Compression(try stream.peek(Compression.headBytes)) else {
            return .stream(stream, stream)
        }
        return .stream(try DecompressedStore(stream, compression, path: path), stream)
    }

    /// Whether reading out of order costs no more than reading in order.
    var isSeekable: Bool { store?.isSeekable ?? false }

    /// Bytes of a compressed file that were consumed so far; nil for others.
    var compressedBytesRead: Int64? { isCompressed ? store?.bytesRead : nil }

    /// Tells of the file as it is on disk: compressed, if it is.
    func status() throws(SourceError) -> FileStatus {
        let descriptor: Int32
        switch content {
        case .member(_, let status): return status
        case .file(_, let file): descriptor = file.descriptor
        case .stream(_, let stream): descriptor = stream.descriptor
        }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw .system(SystemError.last, path: path) }
        return FileStatus(info)
    }

    /// Reads up to `count` bytes to `bytes[index...]`; 0 at the end.
    func read(into bytes: inout [UInt8], at index: Int, count: Int) throws(SourceError) -> Int {
        let got: Int
        switch content {
        case .stream(let store, _), .file(let store, _), .member(let store, _):
            got = try store.read(into: &bytes, index..<index + count, at: position)
        }
        position += got
        return got
    }

    /// Up to `count` bytes from `offset` of a file, fewer only at its end. A compressed file is decompressed up to
    /// there.
    func bytes(at offset: Int, count: Int) throws(SourceError) -> [UInt8] {
        try store?.bytes(at: offset, count: count) ?? []
    }

    /// The content of a small file beside the mail, such as `.mh_sequences`; nil where there is none that can be read.
    static func sidecar(_ folder: RawPath, _ name: String) -> [UInt8]? { sidecar(folder.appending(name.utf8)) }

    static func sidecar(_ path: RawPath, limit: Int = SourceLimits.sidecarBytes) -> [UInt8]? {
        try? ByteSource(opening: path).bytes(at: 0, count: limit)
    }

    /// Nil for a stream.
    var store: (any ByteStore)? {
        switch content {
        case .stream: nil
        case .file(let store, _), .member(let store, _): store
        }
    }
}
