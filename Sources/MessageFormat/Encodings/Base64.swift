import Bytes

/// Base64 of RFC 2045 section 6.8 (RFC 4648 section 4), read leniently.
public enum Base64 {
    /// The bytes, and what was wrong with the text.
    public typealias Decoded = DecodedBytes

    /// The value of each byte: 0-63 for digits, 64 for padding, 65 for white space, 66 for junk. The `-` and `_` of the
    /// URL alphabet (RFC 4648 section 5) are read as `+` and `/`.
    private static let values: [UInt8] = {
        var table = [UInt8](repeating: 66, count: 256)
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        for (value, byte) in alphabet.enumerated() { table[Int(byte)] = UInt8(value) }
        table[0x2D] = 62
        table[0x5F] = 63
        table[0x3D] = 64
        for byte in [0x20, 0x09, 0x0A, 0x0D] { table[byte] = 65 }
        return table
    }()

    /// The twelve bits of each pair of digits, by the two bytes as a little-endian number; ``notDigits`` for other
    /// pairs. Base64 text touches 16 of its 128 KB, which stay in the first-level cache.
    ///
    /// The unsafe part: the memory is filled once here, never written again and never freed.
    nonisolated(unsafe) private static let pairs: UnsafePointer<UInt16> = {
        let table = UnsafeMutablePointer<UInt16>.allocate(capacity: 65_536)
        table.initialize(repeating: notDigits, count: 65_536)
        for (first, high) in values.enumerated() where high < 64 {
            for (second, low) in values.enumerated() where low < 64 {
                table[second << 8 | first] = UInt16(high) << 6 | UInt16(low)
            }
        }
        return UnsafePointer(table)
    }()
    private static let notDigits: UInt16 = 0x8000

    /// 0 to 63 for a digit of either alphabet; nil for any other byte.
    package static func digit(_ byte: UInt8) -> UInt32? {
        let value = values[Int(byte)]
        return value < 64 ? UInt32(value) : nil
    }

    /// Decodes `text`. White space is skipped, and other bytes outside the alphabet with a diagnostic. Text after
    /// padding is decoded too, since some mailers join base64 texts.
    public static func decode(_ text: ByteView) -> Decoded {
        var state = State()
        // The fast path stores eight bytes and keeps six.
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3 + 11) { output, count in
            guard let base = output.baseAddress else { return }
            values.withUnsafeBufferPointer { table in
                state.decode(text.buffer, Tables(values: table, pairs: pairs), into: base)
            }
            count = state.written
        }
        return Decoded(bytes: bytes, diagnostics: state.diagnostics)
    }

    private struct Tables {
        let values: UnsafeBufferPointer<UInt8>
        let pairs: UnsafePointer<UInt16>
    }

    private struct State {
        var written = 0
        private var group: UInt32 = 0
        private var filled = 0
        private var sawPadding = false
        private(set) var diagnostics: [DiagnosticCode] = []

        mutating func decode(
            _ text: UnsafeBufferPointer<UInt8>, _ tables: Tables, into output: UnsafeMutablePointer<UInt8>
        ) {
            var i = 0
            while i < text.count {
                if filled == 0 { i = decodeGroups(text, from: i, tables.pairs, into: output) }
                guard i < text.count else { break }
                take(tables.values[Int(text[i])], into: output)
                i += 1
            }
            finish(into: output)
        }

        /// The fast path: decodes whole groups of four digits and the line ends between them, up to the first other
        /// byte.
        private mutating func decodeGroups(
            _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ table: UnsafePointer<UInt16>,
            into output: UnsafeMutablePointer<UInt8>
        ) -> Int {
            guard let base = text.baseAddress else { return start }
            let target = UnsafeMutableRawPointer(output)
            let source = UnsafeRawPointer(base)
            var i = start
            var end = written
            while true {
                while i + 8 <= text.count {
                    let digits = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: i, as: UInt64.self))
                    let a = table[Int(digits & 0xFFFF)]
                    let b = table[Int(digits >> 16 & 0xFFFF)]
                    let c = table[Int(digits >> 32 & 0xFFFF)]
                    let d = table[Int(digits >> 48)]
                    guard a | b | c | d < notDigits else { break }
                    let bits = UInt64(a) << 52 | UInt64(b) << 40 | UInt64(c) << 28 | UInt64(d) << 16
                    target.storeBytes(of: bits.bigEndian, toByteOffset: end, as: UInt64.self)
                    end += 6
                    i += 8
                }
                if i + 4 <= text.count {
                    let digits = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: i, as: UInt32.self))
                    let a = table[Int(digits & 0xFFFF)]
                    let b = table[Int(digits >> 16)]
                    if a | b < notDigits {
                        let bits = UInt32(a) << 20 | UInt32(b) << 8
                        target.storeBytes(of: bits.bigEndian, toByteOffset: end, as: UInt32.self)
                        end += 3
                        i += 4
                    }
                }
                guard i < text.count, base[i] == 0x0A || base[i] == 0x0D else { break }
                i += 1
            }
            if end > written {
                if sawPadding { diagnostics.note(.base64EarlyPadding) }
                sawPadding = false
                written = end
            }
            return i
        }

        private mutating func take(_ value: UInt8, into output: UnsafeMutablePointer<UInt8>) {
            switch value {
            case 0..<64:
                if sawPadding { diagnostics.note(.base64EarlyPadding) }
                sawPadding = false
                group = group << 6 | UInt32(value)
                filled += 1
                if filled == 4 { flush(into: output) }
            case 64:
                sawPadding = true
                flush(into: output)
            case 65: break
            default: diagnostics.note(.base64Junk)
            }
        }

        /// Writes the whole bytes that the values of the group make so far.
        private mutating func flush(into output: UnsafeMutablePointer<UInt8>) {
            let bits = group << UInt32(6 * (4 - filled))
            for k in 0..<max(0, filled - 1) {
                output[written] = UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * k))
                written += 1
            }
            group = 0
            filled = 0
        }

        private mutating func finish(into output: UnsafeMutablePointer<UInt8>) {
            if filled > 0 {
                diagnostics.note(.base64Truncated)
                flush(into: output)
            }
        }
    }
}
