import Bytes
import MessageFormat

/// BinHex 4.0 (RFC 1741 appendix A), which writes a Macintosh file as text: its name, data fork and resource fork, with
/// repeated bytes compressed.
enum BinHex {
    struct File {
        /// In Mac Roman.
        var name: [UInt8] = []
        /// The data fork; nil where the file has only a resource fork.
        var data: [UInt8]?
        /// Offset after the file in its text.
        var end = 0
        var diagnostics: [DiagnosticCode] = []
    }

    /// Offset of the next comment line that announces a file.
    static func find(in text: ByteView, from start: Int) -> Int? {
        var from = start
        while let hit = text.firstRange(of: "(This file must be converted with BinHex", from: from) {
            if text.isLineStart(hit) { return hit }
            from = hit + 1
        }
        return nil
    }

    /// Decodes the file after the comment line at `start`, or at `start` itself; nil when no header can be read.
    static func decode(_ text: ByteView, from start: Int) -> File? {
        var colon = start
        if text.peek(start) == 0x28 {
            while colon < min(text.count, start + 200), text[colon] != 0x0A, text[colon] != 0x0D { colon += 1 }
        }
        while text.peek(colon).isFoldingWhiteSpace { colon += 1 }
        guard text.peek(colon) == 0x3A else { return nil }
        var decoder = Decoder(limit: Limits.embeddedExpansion + 2 * text.count)
        let end = decoder.run(text, from: colon + 1)
        guard var file = decoder.output.withByteView(read) else { return nil }
        file.end = end
        if !decoder.isClosed { file.diagnostics.note(.binHexMalformed) }
        if decoder.isFull { file.diagnostics.note(.limitEmbedded) }
        return file
    }

    /// Reads the header, which is the name with its length, a zero, type, creator, flags, both lengths and a checksum,
    /// and the forks after it.
    private static func read(_ bytes: ByteView) -> File? {
        let nameLength = Int(bytes.peek(0))
        let header = nameLength + 20
        guard nameLength > 0, nameLength < 64, bytes.count >= header + 2 else { return nil }
        var file = File()
        file.name = bytes.slice(1, 1 + nameLength).array
        if CRC16.of(bytes.slice(0, header)) != bytes.bigEndian16(at: header) { file.diagnostics.note(.binHexChecksum) }
        let dataLength = bytes.bigEndian32(at: header - 8)
        let resourceLength = bytes.bigEndian32(at: header - 4)
        let data = bytes.slice(header + 2, header + 2 + dataLength)
        if data.count < dataLength || bytes.count < header + 2 + dataLength + 2 {
            file.diagnostics.note(.binHexMalformed)
        } else if CRC16.of(data) != bytes.bigEndian16(at: header + 2 + dataLength) {
            file.diagnostics.note(.binHexChecksum)
        }
        if dataLength > 0 || resourceLength == 0 { file.data = data.array }
        return file
    }

    /// Decodes six bits from each character, and then the repeats, which are 0x90 and a count.
    private struct Decoder {
        var output: [UInt8] = []
        let limit: Int
        private(set) var isClosed = false
        private(set) var isFull = false
        var sawMark = false

        private static let values: [UInt8] = {
            var table = [UInt8](repeating: 0xFF, count: 256)
            let alphabet = "!\"#$%&'()*+,-012345689@ABCDEFGHIJKLMNPQRSTUVXYZ[`abcdefhijklmpqr"
            for (value, byte) in alphabet.utf8.enumerated() { table[Int(byte)] = UInt8(value) }
            return table
        }()

        /// Returns the offset after the colon that ends the text, or after the first byte that is not BinHex.
        mutating func run(_ text: ByteView, from start: Int) -> Int {
            var bits: UInt32 = 0
            var filled = 0
            var cursor = start
            while cursor < text.count, !isFull {
                let byte = text[cursor]
                cursor += 1
                if byte.isFoldingWhiteSpace { continue }
                if byte == 0x3A {
                    isClosed = true
                    return cursor
                }
                let value = Self.values[Int(byte)]
                guard value < 64 else { return cursor }
                bits = bits << 6 | UInt32(value)
                filled += 6
                if filled >= 8 {
                    filled -= 8
                    take(UInt8(truncatingIfNeeded: bits >> UInt32(filled)))
                }
            }
            return cursor
        }

        private mutating func take(_ byte: UInt8) {
            if sawMark {
                sawMark = false
                if byte == 0 {
                    output.append(0x90)
                } else if let last = output.last {
                    output.append(contentsOf: repeatElement(last, count: Int(byte) - 1))
                }
            } else if byte == 0x90 {
                sawMark = true
            } else {
                output.append(byte)
            }
            isFull = output.count > limit
        }
    }
}

extension ByteView {
    fileprivate func bigEndian16(at offset: Int) -> UInt16 { UInt16(peek(offset)) << 8 | UInt16(peek(offset + 1)) }
    fileprivate func bigEndian32(at offset: Int) -> Int {
        Int(bigEndian16(at: offset)) << 16 | Int(bigEndian16(at: offset + 2))
    }
}

/// The checksum of BinHex: a CRC of 16 bits with the polynomial of CCITT and the first remainder 0.
private enum CRC16 {
    private static let table: [UInt16] = (0..<256).map { index in
        (0..<8).reduce(UInt16(index) << 8) { crc, _ in crc & 0x8000 != 0 ? crc << 1 ^ 0x1021 : crc << 1 }
    }

    static func of(_ bytes: ByteView) -> UInt16 {
        table.withUnsafeBufferPointer { table in
            bytes.buffer.reduce(0) { $0 << 8 ^ table[Int(UInt8(truncatingIfNeeded: $0 >> 8) ^ $1)] }
        }
    }
}
