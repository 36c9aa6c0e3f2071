/// The zlib format (RFC 1950), by zlib, for bytes that are in memory as a whole.
package enum ZlibFormat {
    private typealias Compress =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutablePointer<CUnsignedLong>, UnsafeRawPointer?, CUnsignedLong, CInt
        ) -> CInt
    private typealias Uncompress =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutablePointer<CUnsignedLong>, UnsafeRawPointer?, CUnsignedLong
        ) -> CInt

    private static let compress: Compress? = SystemLibrary.zlib.function("compress2")
    private static let uncompress: Uncompress? = SystemLibrary.zlib.function("uncompress")

    /// Whether the system has zlib.
    package static var isAvailable: Bool { compress != nil && uncompress != nil }

    /// - Returns: nil where the compressed bytes would not be fewer.
    package static func compressed(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let compress, bytes.count > 1 else { return nil }
        var count = CUnsignedLong(bytes.count - 1)
        let output = [UInt8](unsafeUninitializedCapacity: bytes.count - 1) { buffer, written in
            let status = compress(
                buffer.baseAddress, &count, bytes.baseAddress, CUnsignedLong(bytes.count), defaultLevel)
            written = status == 0 ? Int(count) : 0
        }
        // The copy has no room to spare: the array was made as large as the input.
        return output.isEmpty ? nil : Array(output[...])
    }

    /// - Parameter size: number of decompressed bytes.
    /// - Returns: nil where the bytes are damaged or of another size.
    package static func decompressed(_ bytes: UnsafeRawBufferPointer, size: Int) -> [UInt8]? {
        guard let uncompress, size >= 0 else { return nil }
        var count = CUnsignedLong(size)
        let output = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, written in
            let status = uncompress(buffer.baseAddress, &count, bytes.baseAddress, CUnsignedLong(bytes.count))
            written = status == 0 ? Int(count) : 0
        }
        return output.count == size ? output : nil
    }

    /// zlib's own default.
    private static let defaultLevel: CInt = 6
}
