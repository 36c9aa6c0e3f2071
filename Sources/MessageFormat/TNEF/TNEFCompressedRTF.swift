import Bytes

/// The compression of PidTagRtfCompressed (MS-OXRTFCP): LZ77 with a ring buffer of 4,096 bytes that initially holds
/// frequent words of RTF.
public enum TNEFCompressedRTF {
    /// RTF, and what was wrong with its compression.
    public typealias Decoded = DecodedBytes

    private static let headerLength = 16
    private static let lzfu: UInt32 = 0x7546_5A4C
    private static let uncompressed: UInt32 = 0x414C_454D
    private static let ringSize = 4_096

    /// The initial content of the ring buffer (section 2.1.2.1).
    private static let dictionary = Array(
        ("{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript "
            + "\\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par "
            + "\\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx").utf8)

    /// Decompresses `bytes`; nil when they do not begin with the header of section 2.1.3.1.
    ///
    /// Whatever size the header declares, decoding stops ``Limits/embeddedExpansion`` bytes beyond twice the input.
    public static func decode(_ bytes: ByteView) -> Decoded? {
        guard bytes.count >= headerLength else { return nil }
        // The declared size does not count its own four bytes.
        let end = min(bytes.count, Int(bytes.uint32(at: 0)) + 4)
        let content = bytes.slice(headerLength, end)
        var result = Decoded(bytes: [], diagnostics: [])
        switch bytes.uint32(at: 8) {
        case uncompressed:
            result.bytes = content.slice(0, Int(bytes.uint32(at: 4))).array
            return result
        case lzfu: break
        default: return nil
        }
        if CRC32.remainder(0, UnsafeRawBufferPointer(content.buffer)) != bytes.uint32(at: 12) {
            result.diagnostics.append(.tnefChecksum)
        }
        if !expand(content, into: &result.bytes) {
            let isFull = result.bytes.count >= limit(of: content)
            result.diagnostics.append(isFull ? .limitEmbedded : .tnefMalformed)
        }
        return result
    }

    private static func limit(of content: ByteView) -> Int { Limits.embeddedExpansion + 2 * content.count }

    /// Returns whether the end mark was met, which is a reference to the position where the ring is written next.
    private static func expand(_ content: ByteView, into output: inout [UInt8]) -> Bool {
        var ring = dictionary + [UInt8](repeating: 0x20, count: ringSize - dictionary.count)
        var write = dictionary.count
        var cursor = 0
        let limit = limit(of: content)
        while cursor < content.count, output.count < limit {
            let control = content[cursor]
            cursor += 1
            for bit in 0..<8 {
                guard control >> UInt8(bit) & 1 == 1 else {
                    guard cursor < content.count else { return false }
                    output.append(content[cursor])
                    ring[write] = content[cursor]
                    write = (write + 1) % ringSize
                    cursor += 1
                    continue
                }
                guard cursor + 1 < content.count else { return false }
                let reference = Int(content[cursor]) << 8 | Int(content[cursor + 1])
                cursor += 2
                let offset = reference >> 4
                if offset == write { return true }
                for step in 0..<(reference & 15) + 2 {
                    let byte = ring[(offset + step) % ringSize]
                    output.append(byte)
                    ring[write] = byte
                    write = (write + 1) % ringSize
                }
            }
        }
        return false
    }
}
