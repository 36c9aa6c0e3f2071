import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pipe or standard input: its bytes can be read once, in their order.
final class StreamStore: ByteStore {
    let descriptor: Int32
    private let path: RawPath
    private let state = Mutex(State())

    private struct State {
        /// Offset of the next byte that `read` gives.
        var position = 0
        /// Bytes that were looked at, and that `read` has not given yet.
        var head: [UInt8] = []
    }

    /// Takes `descriptor` over, and closes it unless it is that of standard input.
    init(_ descriptor: Int32, path: RawPath) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

    var size: Int64? { nil }
    var isSeekable: Bool { false }
    var canGoBack: Bool { false }

    /// The first bytes, which `read` gives all the same: fewer than `count` where the stream ends before.
    func peek(_ count: Int) throws(SourceError) -> [UInt8] {
        try state.withLock { state throws(SourceError) in
            var bytes = [UInt8](repeating: 0, count: count)
            while state.head.count < count {
                let got = try bytes.withUnsafeMutableBytes { [missing = count - state.head.count] buffer in
                    self.readOn(UnsafeMutableRawBufferPointer(rebasing: buffer[..<missing]))
                }.get()
                if got == 0 { break }
                state.head += bytes[..<got]
            }
            return state.head
        }
    }

    /// Waits for at least one byte, and reads as many as have come. 0 at the end, and for an offset other than the
    /// next.
    func read(into output: UnsafeMutableRawBufferPointer, at offset: Int) throws(SourceError) -> Int {
        try state.withLock { state throws(SourceError) in
            guard offset == state.position, output.count > 0 else { return 0 }
            let got: Int
            if state.head.isEmpty {
                got = try readOn(output).get()
            } else {
                got = min(output.count, state.head.count)
                output.copyBytes(from: state.head[..<got])
                state.head.removeFirst(got)
            }
            state.position += got
            return got
        }
    }

    private func readOn(_ output: UnsafeMutableRawBufferPointer) -> Result<Int, SourceError> {
        while true {
            let got = readOnce(descriptor, output)
            if got >= 0 { return .success(got) }
            let number = SystemError.last
            guard number == EINTR else { return .failure(.system(number, path: path)) }
        }
    }
}

/// Calls read(2), which a type with a method `read` cannot name.
private func readOnce(_ descriptor: Int32, _ output: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, output.baseAddress, output.count)
}
