import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// libc's iconv: any charset to UTF-8.
///
/// The unsafe part: an `iconv_t` is a raw pointer without a lock of its own. Invariant: a handle is either in the pool,
/// where the pool's mutex guards it, or held by exactly one call of ``convert``.
enum Iconv {
    private struct Handle: @unchecked Sendable {
        let descriptor: iconv_t
    }

    private static let pool = Mutex<[String: [Handle]]>([:])

    private static func take(_ name: String) -> Handle? {
        if let pooled = pool.withLock({ $0[name]?.popLast() }) { return pooled }
        let descriptor = iconv_open("UTF-8", name)
        return descriptor == iconv_t(bitPattern: -1) ? nil : descriptor.map(Handle.init)
    }

    private static func give(_ handle: Handle, _ name: String) {
        _ = iconv(handle.descriptor, nil, nil, nil, nil)
        pool.withLock { $0[name, default: []].append(handle) }
    }

    /// Whether libc here knows the charset.
    static func isAvailable(_ name: String) -> Bool {
        guard let handle = take(name) else { return false }
        give(handle, name)
        return true
    }

    /// Appends `input`, read as `name`, to `output` as UTF-8. A byte that the charset cannot hold becomes U+FFFD and
    /// reading goes on with the next byte.
    ///
    /// - Returns: how many bytes were replaced, or nil when libc does not know the charset.
    static func convert(_ input: UnsafeBufferPointer<UInt8>, from name: String, into output: inout [UInt8]) -> Int? {
        guard let handle = take(name) else { return nil }
        defer { give(handle, name) }
        guard let base = input.baseAddress else { return 0 }
        var replaced = 0
        var source: UnsafeMutablePointer<CChar>? = UnsafeMutableRawPointer(mutating: base)
            .assumingMemoryBound(to: CChar.self)
        var left = input.count
        var chunk = [CChar](repeating: 0, count: min(max(left * 2, 64), 65_536))
        while left > 0 {
            let status = step(handle, &source, &left, &chunk, &output)
            if status == 0 { break }
            guard status != E2BIG, left > 0 else { continue }
            output.append(contentsOf: [0xEF, 0xBF, 0xBD])
            replaced += 1
            source = source.map { $0 + 1 }
            left -= 1
        }
        return replaced
    }

    /// Converts until the chunk is full, the input ends (0) or iconv stops (its errno).
    private static func step(
        _ handle: Handle, _ source: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, _ chunk: inout [CChar],
        _ output: inout [UInt8]
    ) -> Int32 {
        let size = chunk.count
        return chunk.withUnsafeMutableBufferPointer { buffer in
            var target = buffer.baseAddress
            var room = size
            let result = iconv(handle.descriptor, &source, &left, &target, &room)
            let status = result == -1 ? errno : 0
            if status == 0 { _ = iconv(handle.descriptor, nil, nil, &target, &room) }
            let written = UnsafeRawBufferPointer(start: buffer.baseAddress, count: size - room)
            output.append(contentsOf: written)
            return status
        }
    }
}
