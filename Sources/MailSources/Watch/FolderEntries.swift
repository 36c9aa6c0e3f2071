#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The names in a folder one by one, in the order of the file system: nothing is kept, and what is known needs no stat(2).
final class FolderEntries {
    enum Kind {
        case regular, folder
        /// A link, or the file system does not tell.
        case unknown
        case other
    }

    #if canImport(Darwin)
        private let folder: UnsafeMutablePointer<DIR>
    #else
        private let folder: OpaquePointer
    #endif
    /// No error has cut the list short.
    private(set) var isComplete = true

    init(of path: RawPath) throws(SourceError) {
        guard let opened = path.withCString({ opendir($0) }) else { throw .system(SystemError.last, path: path) }
        folder = opened
    }

    deinit { closedir(folder) }

    func next() -> (name: [UInt8], kind: Kind)? {
        while true {
            errno = 0
            guard let entry = readdir(folder) else {
                isComplete = errno == 0
                return nil
            }
            let name = Self.name(entry)
            if name != [Self.dot], name != [Self.dot, Self.dot] { return (name, Self.kind(entry.pointee.d_type)) }
        }
    }

    private static let dot = UInt8(ascii: ".")

    private static func name(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        withUnsafePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: UInt8.self, capacity: 256) { name in
                let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
                return Array(UnsafeBufferPointer(start: name, count: length))
            }
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
