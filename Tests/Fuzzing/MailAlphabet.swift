#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Maps bytes onto the words of mail: ASCII stands for itself, the byte 0x80 + n for the n-th entry of `mail.dict`.
///
/// One mutation then puts in a whole boundary line or encoded-word, and seeds that are ASCII mean what they say.
struct MailAlphabet {
    private let tokens: [[UInt8]]

    /// Reads a libFuzzer dictionary: one `"…"` a line, `\\`, `\"` and `\xNN` as escapes, `#` for comments.
    init(path: String) {
        var tokens: [[UInt8]] = []
        if let file = fopen(path, "r") {
            var line = [CChar](repeating: 0, count: 1_000)
            while fgets(&line, CInt(line.count), file) != nil {
                let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
                if let token = MailAlphabet.token(of: bytes) { tokens.append(token) }
            }
            fclose(file)
        }
        precondition(!tokens.isEmpty && tokens.count <= 128, "the alphabet is read from 1 to 128 dictionary entries")
        self.tokens = tokens
    }

    private static func token(of line: [UInt8]) -> [UInt8]? {
        guard line.first != 0x23, let open = line.firstIndex(of: 0x22), let close = line.lastIndex(of: 0x22),
            open < close
        else { return nil }
        var result: [UInt8] = []
        var i = open + 1
        while i < close {
            guard line[i] == 0x5C, i + 1 < close else {
                result.append(line[i])
                i += 1
                continue
            }
            if line[i + 1] == 0x78, i + 3 < close, let high = line[i + 2].hexValue, let low = line[i + 3].hexValue {
                result.append(high << 4 | low)
                i += 4
            } else {
                result.append(line[i + 1])
                i += 2
            }
        }
        return result
    }

    /// Lends the mapped bytes, in memory of just their size so that the sanitizer sees a read past their end.
    func withMapped(_ input: ByteView, _ body: (ByteView) -> Void) {
        var count = 0
        for byte in input.buffer { count += byte < 0x80 ? 1 : token(byte).count }
        withExactBytes(count: count) { output in
            var end = 0
            for byte in input.buffer {
                if byte < 0x80 {
                    output[end] = byte
                    end += 1
                    continue
                }
                for value in token(byte) {
                    output[end] = value
                    end += 1
                }
            }
        } body: {
            body($0)
        }
    }

    private func token(_ byte: UInt8) -> [UInt8] { tokens[Int(byte & 0x7F) % tokens.count] }
}

/// Lends `count` bytes that `fill` has written, allocated to the byte.
func withExactBytes<Result>(
    count: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void, body: (ByteView) -> Result
) -> Result {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { memory.deallocate() }
    fill(memory)
    return body(ByteView(UnsafeBufferPointer(start: memory, count: count)))
}
