/// Judges by the first `SourceLimits.evidenceBytes` of an mbox how its writer quoted lines that begin with `From `.
///
/// One answer holds for the whole file, so that a message's bytes don't depend on its neighbours:
/// 1. Bodies that end exactly where Content-Length says and hold bare `From ` lines: mboxcl2, nothing was quoted.
/// 2. More bare `From ` lines in bodies than lines that the writer has quoted: the writer quoted at most the lines that
///    look like a separator. Quoted lines that look like one don't count here, nor do those with as many `>` as the
///    lines around them, which a reply has quoted.
/// 3. Where lines with one `>` have a `>From ` among them, a reply has quoted that line too: mboxrd would have made it
///    `>>From `. So the writer was of the mboxo kind. And `>>From ` among lines with one `>` shows mboxrd.
/// 4. No such lines: mboxo's quoting for mboxcl, which quotes like it; mboxrd's for all others, as it is the only one
///    that can be undone.
///
/// It also tells whether the writer framed messages: in mboxcl and mboxcl2 every message has a Content-Length. Where
/// only some have one, it came with the message and stays, even if it happens to be right.
struct MboxEvidence {
    private var messages = 0
    private var withContentLength = 0
    private var withoutContentLength = 0
    /// Messages that end where their Content-Length says.
    private var counted = 0
    private var countedWithBareLines = 0
    /// Lines in bodies that begin with `From ` and don't separate.
    private var bareLines = 0
    /// Lines that the writer has quoted, and that don't look like a separator.
    private var quotedLines = 0
    /// Lines that only a writer of the mboxo kind leaves as they are.
    private var votesForFirst = 0
    /// Lines that only mboxrd makes.
    private var votesForEvery = 0

    /// Looks at the messages from the first separator on. The splitter stays where it is.
    static func quoting(of splitter: MboxSplitter, from separator: Int) throws(SourceError) -> MboxQuoting {
        let window = splitter.window
        try window.fill(to: separator + SourceLimits.evidenceBytes)
        window.isFrozen = true
        defer { window.isFrozen = false }
        var evidence = MboxEvidence()
        evidence.countQuotedLines(in: window, from: separator, lineEnd: splitter.lineEnd)
        try evidence.countBareLines(splitter, from: separator)
        return evidence.quoting
    }

    var quoting: MboxQuoting { MboxQuoting(fromLines, isFramed: withContentLength > withoutContentLength) }

    private var fromLines: FromLineQuoting {
        if countedWithBareLines > 0 { return .none }
        if bareLines > quotedLines { return .separators }
        if votesForFirst != votesForEvery { return votesForFirst > votesForEvery ? .first : .every }
        return counted * 2 > messages ? .first : .every
    }

    private mutating func countBareLines(_ splitter: MboxSplitter, from separator: Int) throws(SourceError) {
        var position: Int? = separator
        while let start = position, messages < Self.maximumMessages {
            let entry = try splitter.entry(at: start)
            // The end of the look cuts off the last message, and maybe its header or the separator behind it.
            let isCut = entry.next == nil && !splitter.window.isAtEnd
            if isCut, entry.bodyStart == entry.end { return }
            if entry.header.contentLengths.isEmpty { withoutContentLength += 1 } else { withContentLength += 1 }
            if isCut { return }
            messages += 1
            bareLines += entry.unquotedLines
            counted += entry.isCounted ? 1 : 0
            countedWithBareLines += entry.isCounted && entry.unquotedLines > 0 ? 1 : 0
            position = entry.next.flatMap { $0 < splitter.window.end ? $0 : nil }
        }
    }

    private mutating func countQuotedLines(in window: ByteWindow, from start: Int, lineEnd: UInt8) {
        window.withBytes(start..<window.end) { text in
            var position = 0
            while let hit = ByteSearch.firstFrom(in: text, position..<text.count) {
                position = hit + EnvelopeLine.from.count
                if let line = FromLineQuoting.quotedLineStart(text, hit, lineEnd) { weigh(text, line..<hit, lineEnd) }
            }
        }
    }

    /// Compares the number of `>` before `From ` with that of the lines around it: where it is the same, a reply has
    /// put them there and not the writer.
    private mutating func weigh(_ text: Span<UInt8>, _ marks: Range<Int>, _ lineEnd: UInt8) {
        let around = [depthBefore(text, marks.lowerBound, lineEnd), depthAfter(text, marks.upperBound, lineEnd)]
        let depth = around.first { $0 > 0 } ?? 0
        if marks.count == depth {
            votesForFirst += 1
        } else {
            if depth > 0, marks.count == depth + 1 { votesForEvery += 1 }
            if !looksLikeSeparator(text, marks.upperBound) { quotedLines += 1 }
        }
    }

    /// Whether the line looks like a separator without its `>`: writers of every kind quote such lines.
    private func looksLikeSeparator(_ text: Span<UInt8>, _ hit: Int) -> Bool {
        let start = text.extracting(hit..<min(text.count, hit + SourceLimits.envelopeLineBytes))
        let end = HeaderBlock.lineEnd(start, from: 0).content
        return SeparatorRule.envelope(start, 0..<end)?.form == .dated
    }

    /// The number of `>` that the line before `start` begins with; 0 if it is too long to look at.
    private func depthBefore(_ text: Span<UInt8>, _ start: Int, _ lineEnd: UInt8) -> Int {
        guard start > 0 else { return 0 }
        let lowest = max(0, start - Self.longestNeighbour)
        var line = start - 1
        while line > lowest, text[line - 1] != lineEnd { line -= 1 }
        return line > lowest ? depth(text, line) : 0
    }

    /// The number of `>` that the line behind `start` begins with.
    private func depthAfter(_ text: Span<UInt8>, _ start: Int, _ lineEnd: UInt8) -> Int {
        let range = start..<min(text.count, start + Self.longestNeighbour)
        return ByteSearch.first(lineEnd, in: text, range).map { depth(text, $0 + 1) } ?? 0
    }

    private func depth(_ text: Span<UInt8>, _ start: Int) -> Int {
        var depth = 0
        var index = start
        let end = min(text.count, start + Self.longestNeighbour)
        while index < end, text[index] == ByteSearch.greaterThan || text[index] == UInt8(ascii: " ") {
            if text[index] == ByteSearch.greaterThan { depth += 1 }
            index += 1
        }
        // The line beside it is a quoted `From ` itself, which tells nothing.
        return SeparatorRule.isFrom(text, index) ? 0 : depth
    }

    /// Longer lines are not looked at.
    private static let longestNeighbour = 1000
    /// Enough to judge by, also where messages are tiny.
    private static let maximumMessages = 20_000
}
