/// The same text with other line ends: what is read must not depend on them.
enum LineEndTwin: CaseIterable {
    case crlf, cr

    private static let longest = 1_000

    /// Gives `body` the twins of an input that holds LF but no CR; texts so long that a limit could tell them apart are
    /// left out.
    static func forEach(of input: ByteView, longest: Int = longest, _ body: (LineEndTwin, ByteView) -> Void) {
        guard input.firstIndex(of: 0x0A) != nil, input.firstIndex(of: 0x0D) == nil else { return }
        // One of the two an input is enough over millions of inputs.
        LineEndTwin.allCases[input.count & 1].withTwin(of: input, longest: longest, body)
    }

    private func withTwin(of input: ByteView, longest: Int, _ body: (LineEndTwin, ByteView) -> Void) {
        let feeds = input.buffer.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        let count = self == .crlf ? input.count + feeds : input.count
        guard count <= min(longest, Limits.fieldBytes) else { return }
        withExactBytes(count: count) { output in
            var end = 0
            for byte in input.buffer {
                guard byte == 0x0A else {
                    output[end] = byte
                    end += 1
                    continue
                }
                output[end] = 0x0D
                if self == .crlf { output[end + 1] = 0x0A }
                end += self == .crlf ? 2 : 1
            }
        } body: {
            body(self, $0)
        }
    }

    /// Whether `twin` is `original`, line ends aside.
    func matches(_ original: ByteView, _ twin: ByteView) -> Bool {
        matches(original.buffer, twin.buffer)
    }

    func matches(_ original: UnsafeBufferPointer<UInt8>, _ twin: UnsafeBufferPointer<UInt8>) -> Bool {
        var i = 0
        for byte in original {
            if byte == 0x0A {
                guard i < twin.count, twin[i] == 0x0D else { return false }
                if self == .crlf {
                    i += 1
                    guard i < twin.count, twin[i] == 0x0A else { return false }
                }
            } else {
                guard i < twin.count, twin[i] == byte else { return false }
            }
            i += 1
        }
        return i == twin.count
    }
}

extension ByteRange {
    /// Whether the range lies in `0..<count`.
    func lies(in count: Int) -> Bool { lower <= upper && Int(upper) <= count }
    /// Whether the range lies in `other`.
    func lies(in other: ByteRange) -> Bool { other.lower <= lower && lower <= upper && upper <= other.upper }
}
