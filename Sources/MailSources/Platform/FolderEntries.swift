#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The names in a folder one by one, in the order of the file system: nothing is kept, and the kind of most needs no
/// stat(2).
final class FolderEntries {
    enum Kind {
        case regular, folder
        /// A link, or the file system does not tell.
        case unknown
        case other
    }

    /// Invariant: open until `deinit`.
    #if canImport(Darwin)
        private let folder: UnsafeMutablePointer<DIR>
    #else
        private let folder: OpaquePointer
    #endif
    private let path: RawPath
    /// The error that has cut the list short.
    private(set) var fault: SourceError?

    init(of path: RawPath) throws(SourceError) {
        guard let opened = path.withCString({ opendir($0) }) else { throw .system(SystemError.last, path: path) }
        folder = opened
        self.path = path
    }

    deinit { closedir(folder) }

    /// The next name; nil at the end, and where an error ends the list.
    func next() -> (name: [UInt8], kind: Kind)? { next { (Array($0), $1) } }

    /// Calls `body` with the next name, which is valid until it returns. `.` and `..` are left out.
    func next<R>(_ body: (UnsafeBufferPointer<UInt8>, Kind) -> R) -> R? {
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                if errno != 0 { fault = .system(errno, path: path) }
                return nil
            }
            let kind = Self.kind(entry.pointee.d_type)
            let result: R? = withUnsafePointer(to: &entry.pointee.d_name) { name in
                // The field is declared with 256 bytes. The name ends with a NUL, which strlen(3) stops at.
                name.withMemoryRebound(to: UInt8.self, capacity: 256) { name -> R? in
                    let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
                    let bytes = UnsafeBufferPointer(start: name, count: length)
                    let isItselfOrParent = bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8)
                    return isItselfOrParent ? nil : body(bytes, kind)
                }
            }
            if let result { return result }
        }
    }

    private static func kind(_ type: UInt8) -> Kind {
        switch Int(type) {
        case Int(DT_REG): .regular
        case Int(DT_DIR): .folder
        case Int(DT_LNK), Int(DT_UNKNOWN): .unknown
        default: .other
        }
    }
}
