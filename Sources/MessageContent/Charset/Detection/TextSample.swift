/// The part of a text that the detector looks at: words with 8-bit bytes, and how often the other words have each ASCII
/// letter.
struct TextSample {
    /// Words with 8-bit bytes, each followed by a blank. A word ends before a byte below 0x30, since no East Asian
    /// charset has those as second bytes.
    private(set) var words: [UInt8] = []
    /// How often words without 8-bit bytes have each letter, a to z, in either case.
    private(set) var asciiLetters = [Int](repeating: 0, count: 26)
    /// 8-bit bytes in ``words``.
    private(set) var highBytes = 0

    /// In bytes: more words with 8-bit bytes add little evidence.
    private static let limit = 1_024
    /// More letters of ASCII words change nothing.
    private static let asciiLimit = 4_096

    /// In bytes: text further on is not looked at.
    private static let inputLimit = 65_536

    init(_ text: UnsafeBufferPointer<UInt8>) {
        let input = UnsafeBufferPointer(rebasing: text.prefix(Self.inputLimit))
        var i = 0
        while i < input.count, words.count < Self.limit {
            while i < input.count, input[i] < 0x30 { i += 1 }
            let start = i
            var isHigh = false
            while i < input.count, input[i] >= 0x30, i - start < Self.limit {
                if input[i] >= 0x80 { isHigh = true }
                i += 1
            }
            add(UnsafeBufferPointer(rebasing: input[start..<i]), isHigh)
        }
    }

    private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ isHigh: Bool) {
        if isHigh {
            words.append(contentsOf: word)
            words.append(0x20)
            highBytes += word.reduce(0) { $0 + Int($1 >> 7) }
        } else if asciiTotal < Self.asciiLimit {
            for byte in word where (byte | 0x20) &- 0x61 < 26 {
                asciiLetters[Int((byte | 0x20) - 0x61)] += 1
                asciiTotal += 1
            }
        }
    }

    private var asciiTotal = 0
}
