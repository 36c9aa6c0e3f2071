/// UTF-16 and UTF-32 (RFC 2781; Unicode section 3.10). Bytes left over at the end become one U+FFFD.
enum WideText {
    enum ByteOrder: Sendable, Hashable { case little, big }

    /// - Parameter order: the byte order of the label, nil when it names none. A byte order mark takes precedence.
    static func decode16(_ input: UnsafeBufferPointer<UInt8>, _ order: ByteOrder?, into sink: inout UTF8Sink) {
        let isBig = (mark16(input) ?? order ?? likelyOrder(input)) == .big
        var units = UTF16Units()
        var i = mark16(input) == nil ? 0 : 2
        while i + 1 < input.count {
            let (first, second) = (UInt16(input[i]), UInt16(input[i + 1]))
            units.take(isBig ? first << 8 | second : second << 8 | first, into: &sink)
            i += 2
        }
        units.finish(into: &sink)
        if i < input.count { sink.replace() }
    }

    static func decode32(_ input: UnsafeBufferPointer<UInt8>, _ order: ByteOrder?, into sink: inout UTF8Sink) {
        let mark: ByteOrder? =
            input.starts(with: [0, 0, 0xFE, 0xFF]) ? .big : input.starts(with: [0xFF, 0xFE, 0, 0]) ? .little : nil
        // The highest byte of every scalar is 0.
        let isBig = (mark ?? order ?? (input.first == 0 ? .big : .little)) == .big
        var i = mark == nil ? 0 : 4
        while i + 3 < input.count {
            let first = UInt32(input[i]) << 24 | UInt32(input[i + 1]) << 16
            let unit = first | UInt32(input[i + 2]) << 8 | UInt32(input[i + 3])
            sink.put(isBig ? unit : unit.byteSwapped)
            i += 4
        }
        if i < input.count { sink.replace() }
    }

    static func mark16(_ input: UnsafeBufferPointer<UInt8>) -> ByteOrder? {
        if input.starts(with: [0xFF, 0xFE]) { return .little }
        return input.starts(with: [0xFE, 0xFF]) ? .big : nil
    }

    /// The byte order of text without a mark. The byte of each pair that is 0 more often is the high one, since blanks,
    /// line ends and Latin letters have it. Without zeros it is little-endian, as in the WHATWG Encoding Standard.
    private static func likelyOrder(_ input: UnsafeBufferPointer<UInt8>) -> ByteOrder {
        var zeros = [0, 0]
        for (i, byte) in input.prefix(4_096).enumerated() where byte == 0 { zeros[i & 1] += 1 }
        return zeros[0] > zeros[1] ? .big : .little
    }
}
