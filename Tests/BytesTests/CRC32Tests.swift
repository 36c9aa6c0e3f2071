import Testing

@testable import Bytes

@Suite("CRC-32")
struct CRC32Tests {
    /// Bit by bit, as the standard defines it.
    private func plain(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }

    @Test("is the standard's, for any length, at once and piece by piece", arguments: 0..<40)
    func sums(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 151 + 7) }
        bytes.withUnsafeBytes { whole in
            #expect(CRC32.update(0, whole) == plain(bytes))
            for cut in 0...count {
                let first = CRC32.update(0, UnsafeRawBufferPointer(rebasing: whole[..<cut]))
                #expect(CRC32.update(first, UnsafeRawBufferPointer(rebasing: whole[cut...])) == plain(bytes))
            }
        }
    }
}
