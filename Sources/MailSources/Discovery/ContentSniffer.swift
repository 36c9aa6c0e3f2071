/// What a file is, judged by its first bytes.
enum ContentKind: Sendable, Equatable {
    case mail(SourceFormat)
    /// A zip or tar file.
    case packed
    case empty
    /// Mail in a format that is not read.
    case unread(UnreadFormat)
    /// Text that begins with no message.
    case otherText
    case binary

    /// - Parameters:
    ///   - text: the start of the file, at least `SourceLimits.sniffBytes` of it beyond its `LeadingBlank`.
    ///   - isWhole: whether the file is no longer than `text`.
    ///   - isNamed: whether the user named this very file: then less is asked of its content than of a file in a
    ///     folder.
    ///   - name: the file's name. It decides only where the content does not: text that begins with no header counts as
    ///     a message if its name ends with `.eml` or `.emlx`, as only mail programs give such names.
    init(of text: Span<UInt8>, isWhole: Bool, isNamed: Bool = false, name: ArraySlice<UInt8>) {
        guard text.count > 0 else {
            self = .empty
            return
        }
        let start = LeadingBlank.end(in: text)
        let head = text.extracting(..<min(text.count, start + SourceLimits.sniffBytes))
        let isWhole = isWhole && head.count == text.count
        if let unread = UnreadFormat(head, name: name) {
            self = .unread(unread)
        } else if PackedFolder.Format(head) != nil {
            self = .packed
        } else if let framed = SourceFormat(framedIn: head, name: name) {
            self = .mail(framed)
        } else if let narrow = WideText.narrowed(text), Self.isMessage(narrow.span, from: 0, isWhole, isNamed) {
            self = .mail(.eml)
        } else if SeparatorRule.opensMailbox(head, from: start, isWhole: isWhole) {
            self = .mail(.mbox)
        } else if let count = EmlxFile.count(head), Self.isMessage(head, from: count.start, isWhole, isNamed) {
            self = .mail(.emlx)
        } else if Self.isMessage(head, from: start, isWhole, isNamed) {
            self = .mail(BeckyFile.isNamed(name) ? .becky : .eml)
        } else if (0..<head.count).contains(where: { head[$0] == 0 }) {
            self = .binary
        } else {
            self = Self.hasMailName(name) && start < head.count ? .mail(.eml) : .otherText
        }
    }

    var format: SourceFormat? {
        if case .mail(let format) = self { format } else { nil }
    }

    private static func isMessage(_ head: Span<UInt8>, from start: Int, _ isWhole: Bool, _ isNamed: Bool) -> Bool {
        var start = start
        // Some delivery agents put a quoted `From ` line above the header.
        while start < head.count, head[start] == ByteSearch.greaterThan, SeparatorRule.isFrom(head, start + 1) {
            start = HeaderBlock.lineEnd(head, from: start).next
        }
        while start < head.count, head[start] == UInt8(ascii: " ") || head[start] == UInt8(ascii: "\t") { start += 1 }
        if isSavedPage(head, start) { return false }
        let header = HeaderBlock(head, from: start, maximumLines: headerLines, isWhole: isWhole)
        return isNamed ? header.hasMailField : header.isMessageStart
    }

    /// Whether a browser wrote it: `From: <Saved by Blink>`.
    private static func isSavedPage(_ head: Span<UInt8>, _ start: Int) -> Bool {
        guard start < head.count, head[start] == UInt8(ascii: "F") else { return false }
        let line = (start..<min(start + 60, HeaderBlock.lineEnd(head, from: start).content)).map { head[$0] }
        return line.starts(with: "From:".utf8) && String(decoding: line, as: UTF8.self).contains("Saved by ")
    }

    /// Long Received and signature fields fill many lines.
    private static let headerLines = 200

    private static func hasMailName(_ name: ArraySlice<UInt8>) -> Bool {
        let name = Compression.withoutSuffix(name).suffix(5).map { $0 | 0x20 }
        return name.suffix(4).elementsEqual(".eml".utf8) || name.elementsEqual(".emlx".utf8)
    }
}

/// Text in UTF-16, in which editors and shells of Windows save messages. The lower bytes are enough to recognise a
/// header.
private enum WideText {
    /// The first characters as bytes, with `?` for those beyond Latin-1. Nil for text that is not UTF-16.
    static func narrowed(_ text: Span<UInt8>) -> [UInt8]? {
        guard text.count >= 4 else { return nil }
        let hasMark = text[0] == 0xFF && text[1] == 0xFE || text[0] == 0xFE && text[1] == 0xFF
        let isBig = hasMark ? text[0] == 0xFE : text[0] == 0 && text[2] == 0
        guard hasMark || isBig || text[1] == 0 && text[3] == 0 else { return nil }
        let end = min(text.count, SourceLimits.sniffBytes) - 1
        return stride(from: hasMark ? 2 : 0, to: end, by: 2).map { index in
            let (high, low) = isBig ? (text[index], text[index + 1]) : (text[index + 1], text[index])
            return high == 0 ? low : UInt8(ascii: "?")
        }
    }
}

extension ByteWindow {
    /// What the file is, judged by its beginning.
    func contentKind(isNamed: Bool, name: ArraySlice<UInt8>) throws(SourceError) -> ContentKind {
        try fill(to: SourceLimits.sniffBytes + 1)
        var blank = start
        while blank < SourceLimits.leadingBlankBytes {
            let known = end
            blank += withBytes(blank..<end) { LeadingBlank.end(in: $0) }
            guard try fill(to: blank + SourceLimits.sniffBytes + 1), blank == known else { break }
        }
        return withBytes(start..<end) { ContentKind(of: $0, isWhole: isAtEnd, isNamed: isNamed, name: name) }
    }
}
