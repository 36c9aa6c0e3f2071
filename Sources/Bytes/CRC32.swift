/// The CRC-32 of IEEE 802.3, which zip files, yEnc and the compression of RTF use.
package enum CRC32 {
    /// Eight tables of 256, with which eight bytes are taken at once ("slicing by eight", Kounavis and Berry 2005).
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for byte in 0..<UInt32(256) {
            var crc = byte
            for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
            tables.append(crc)
        }
        for index in 256..<8 * 256 {
            let before = tables[index - 256]
            tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
        }
        return tables
    }()

    /// The sum of bytes.
    package static func of(_ bytes: ByteView) -> UInt32 { update(0, UnsafeRawBufferPointer(bytes.buffer)) }

    /// The sum of all bytes so far.
    ///
    /// - Parameter sum: of those before; at first 0.
    package static func update(_ sum: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 { ~remainder(~sum, bytes) }

    /// The remainder of the division that the sum is made of, from another remainder on.
    package static func remainder(_ start: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            var (crc, index) = (start, 0)
            while bytes.count - index >= 8 {
                let word =
                    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ UInt64(crc)
                crc = 0
                for place in 0..<8 { crc ^= tables[(7 - place) << 8 | Int(word >> (8 * place) & 0xFF)] }
                index += 8
            }
            while index < bytes.count {
                crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
                index += 1
            }
            return crc
        }
    }
}
