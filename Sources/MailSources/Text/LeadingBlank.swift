/// Bytes before the first line of a file of mail that mean nothing.
enum LeadingBlank {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Index behind a UTF-8 byte order mark, blank lines, and NUL bytes, which stand after a crash where text had not
    /// reached the disk.
    static func end(in text: Span<UInt8>) -> Int {
        let hasMark = text.count >= 3 && byteOrderMark.indices.allSatisfy { text[$0] == byteOrderMark[$0] }
        var index = hasMark ? byteOrderMark.count : 0
        while index < text.count, isBlank(text[index]) { index += 1 }
        return index
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == ByteSearch.lineFeed || byte == ByteSearch.carriageReturn || byte == 0
    }
}
