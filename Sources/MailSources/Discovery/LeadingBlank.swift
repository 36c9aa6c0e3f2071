/// What may stand before the first line of a file of mail and means nothing.
enum LeadingBlank {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Index behind a UTF-8 byte order mark and blank lines.
    static func end(in text: Span<UInt8>) -> Int {
        let hasMark = text.count >= 3 && byteOrderMark.indices.allSatisfy { text[$0] == byteOrderMark[$0] }
        var index = hasMark ? byteOrderMark.count : 0
        while index < text.count, text[index] == ByteSearch.lineFeed || text[index] == ByteSearch.carriageReturn {
            index += 1
        }
        return index
    }
}
