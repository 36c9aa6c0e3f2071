import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that bytes are written to in large pieces.
struct OutputFile {
    #if canImport(Darwin) || canImport(Glibc)
        private typealias Stream = UnsafeMutablePointer<FILE>
    #else
        private typealias Stream = OpaquePointer
    #endif
    private let stream: Stream
    private let path: String

    /// - Parameter path: `-` for standard output.
    init(path: String) throws {
        self.path = path
        guard let stream = path == "-" ? fdopen(dup(1), "w") : fopen(path, "w") else { throw Self.fault(path) }
        self.stream = stream
    }

    func write(_ bytes: [UInt8]) throws {
        if fwrite(bytes, 1, bytes.count, stream) != bytes.count { throw Self.fault(path) }
    }

    func close() throws {
        if fclose(stream) != 0 { throw Self.fault(path) }
    }

    private static func fault(_ path: String) -> ValidationError {
        ValidationError("\(path): \(String(cString: strerror(errno)))")
    }
}
