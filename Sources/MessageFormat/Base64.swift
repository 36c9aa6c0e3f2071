/// Base64 of RFC 2045 section 6.8 (RFC 4648 section 4), read leniently.
public enum Base64 {
    public struct Decoded: Sendable {
        public var bytes: [UInt8]
        public var diagnostics: [DiagnosticCode]
    }

    /// Values 0-63; 64 padding, 65 white space, 66 junk. The URL alphabet's - and _ are read as + and /.
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

    /// Decodes `text`; line ends are passed over, junk is passed over with a diagnostic, and what stands after early
    /// padding is decoded too (concatenated base64 texts occur).
    public static func decode(_ text: ByteView) -> Decoded {
        var state = State()
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3 + 3) { output, count in
            values.withUnsafeBufferPointer { table in
                state.decode(text.buffer, table: table, into: output)
            }
            count = state.written
        }
        return Decoded(bytes: bytes, diagnostics: state.diagnostics)
    }

    private struct State {
        var written = 0
        private var group: UInt32 = 0
        private var filled = 0
        private var sawPadding = false
        private(set) var diagnostics: [DiagnosticCode] = []

        mutating func decode(
            _ text: UnsafeBufferPointer<UInt8>, table: UnsafeBufferPointer<UInt8>,
            into output: UnsafeMutableBufferPointer<UInt8>
        ) {
            var i = 0
            while i < text.count {
                if filled == 0 { i = decodeGroups(text, from: i, table: table, into: output) }
                guard i < text.count else { break }
                take(table[Int(text[i])], into: output)
                i += 1
            }
            finish(into: output)
        }

        /// The fast path: whole groups of four, up to the first byte that is not in the alphabet.
        private mutating func decodeGroups(
            _ text: UnsafeBufferPointer<UInt8>, from start: Int, table: UnsafeBufferPointer<UInt8>,
            into output: UnsafeMutableBufferPointer<UInt8>
        ) -> Int {
            var i = start
            while i + 4 <= text.count {
                let a = table[Int(text[i])]
                let b = table[Int(text[i + 1])]
                let c = table[Int(text[i + 2])]
                let d = table[Int(text[i + 3])]
                guard a | b | c | d < 64 else { break }
                output[written] = a << 2 | b >> 4
                output[written + 1] = b << 4 | c >> 2
                output[written + 2] = c << 6 | d
                written += 3
                i += 4
            }
            if i > start, sawPadding { note(.base64EarlyPadding) }
            return i
        }

        private mutating func take(_ value: UInt8, into output: UnsafeMutableBufferPointer<UInt8>) {
            switch value {
            case 0..<64:
                if sawPadding { note(.base64EarlyPadding) }
                sawPadding = false
                group = group << 6 | UInt32(value)
                filled += 1
                if filled == 4 { flush(into: output) }
            case 64:
                sawPadding = true
                flush(into: output)
            case 65: break
            default: note(.base64Junk)
            }
        }

        /// Writes the whole bytes of a group of `filled` values.
        private mutating func flush(into output: UnsafeMutableBufferPointer<UInt8>) {
            let bits = group << UInt32(6 * (4 - filled))
            for k in 0..<max(0, filled - 1) {
                output[written] = UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * k))
                written += 1
            }
            group = 0
            filled = 0
        }

        private mutating func finish(into output: UnsafeMutableBufferPointer<UInt8>) {
            if filled > 0 {
                note(.base64Truncated)
                flush(into: output)
            }
        }

        private mutating func note(_ code: DiagnosticCode) {
            if !diagnostics.contains(code) { diagnostics.append(code) }
        }
    }
}
