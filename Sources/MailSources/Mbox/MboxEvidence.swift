/// Tells from the first `SourceLimits.evidenceBytes` of an mbox how its writer quoted.
///
/// One answer holds for the whole file, so that a message's bytes don't depend on its neighbours:
/// 1. Bodies that end exactly where Content-Length says and hold bare `From ` lines: mboxcl2, nothing was quoted.
/// 2. More bare `From ` lines in bodies than lines that show a writer's quoting: the writer quoted only what looks like a
///    separator, if that. Lines that look like one don't count, nor do those with as many `>` as the lines around them.
/// 3. `>From ` amid lines that are quoted once themselves was in the letter: mboxrd would have made it `>>From `. So the
///    writer was of the mboxo kind. And `>>From ` amid lines that are quoted once shows mboxrd.
/// 4. No such lines: mboxcl quotes as mboxo does; for all others mboxrd, as it is the only one that can be undone.
///
/// And whether it framed: a writer of mboxcl or mboxcl2 gives every message a Content-Length. Where only some have one,
/// they brought it along, and it stays, also where it happens to be right.
struct MboxEvidence {
    private var messages = 0
    private var withContentLength = 0
    private var withoutContentLength = 0
    private var counted = 0
    private var countedWithBareLines = 0
    private var bareLines = 0
    private var quotedLines = 0
    private var votesForFirst = 0
    private var votesForEvery = 0

    /// Looks at what follows the first separator, without moving on.
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
            // The last message is cut off by the end of the look, and so may be the separator behind it, or its header.
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

    /// Compares the line's marks with those of the lines around it. As many as theirs are a reply's, not the writer's.
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

    /// Such a line every kind of writer quotes.
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
        // Another line of the kind in question says nothing.
        return SeparatorRule.isFrom(text, index) ? 0 : depth
    }

    private static let longestNeighbour = 1000
    /// Enough to judge by; bounds the look at a file of tiny messages.
    private static let maximumMessages = 20_000
}
