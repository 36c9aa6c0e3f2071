/// Recognises by the lines before a `From ` line that it begins a message inside a message.
///
/// QUIRK: a message may be attached or included with its envelope line, unquoted. Then `From …` stands behind a blank
/// line, looks like a separator, is followed by a header, and separates nothing.
enum EmbeddedMessage {
    /// Whether `text` ends with a blank line, and before that with the header of a MIME part (RFC 2046 section 5.1): a
    /// boundary line and fields of which one is `Content-Type`. Or with a line such as
    /// `----- Begin Included Message -----`.
    static func begins(after text: Span<UInt8>) -> Bool {
        var lines = BackwardLines(end: text.count)
        guard let blank = lines.previous(text), blank.isEmpty else { return false }
        var hasType = false
        for number in 0..<maximumLines {
            guard let line = lines.previous(text), let first = line.first else { return false }
            if isBoundary(text, line) { return hasType || number == 0 && isBanner(text, line) }
            if text[first] == UInt8(ascii: " ") || text[first] == UInt8(ascii: "\t") { continue }
            guard let name = HeaderBlock.fieldName(text, line) else { return false }
            hasType = hasType || name.count == contentType.count && matches(contentType, text, name.lowerBound)
        }
        return false
    }

    private static let maximumLines = 16
    private static let contentType = Array("content-type".utf8)
    private static let banners = [
        "begin included message", "begin forwarded message", "forwarded message from", "included message",
    ].map { Array($0.utf8) }

    private static func isBoundary(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
        line.count > 2 && text[line.lowerBound] == UInt8(ascii: "-") && text[line.lowerBound + 1] == UInt8(ascii: "-")
            && text[line.lowerBound + 2] > 0x20
    }

    /// Dashes, and one of the phrases that mail programs put between them.
    private static func isBanner(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
        let words = line.drop { text[$0] == UInt8(ascii: "-") || text[$0] == UInt8(ascii: " ") }
        return banners.contains { $0.count <= words.count && matches($0, text, words.startIndex) }
    }

    private static func matches(_ lowercase: [UInt8], _ text: Span<UInt8>, _ start: Int) -> Bool {
        lowercase.indices.allSatisfy { text[start + $0] | 0x20 == lowercase[$0] | 0x20 }
    }
}

/// The lines of a text from its end to its beginning; LF, CR LF or CR end them.
private struct BackwardLines {
    /// Where the lines end that were not given yet.
    var end: Int

    /// The line that ends at `end`, without its line end. Nil for a line whose beginning is not in `text`.
    mutating func previous(_ text: Span<UInt8>) -> Range<Int>? {
        guard end > 0 else { return nil }
        var content = end
        if text[content - 1] == ByteSearch.lineFeed { content -= 1 }
        if content > 0, text[content - 1] == ByteSearch.carriageReturn { content -= 1 }
        var start = content
        while start > 0, text[start - 1] != ByteSearch.lineFeed, text[start - 1] != ByteSearch.carriageReturn {
            start -= 1
        }
        guard start > 0 else { return nil }
        end = start
        return start..<content
    }
}
