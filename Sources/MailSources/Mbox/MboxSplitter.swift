/// Walks over an mbox from separator to separator.
///
/// It looks at each byte a constant number of times: to judge a line it looks no further than
/// `SourceLimits.lookAheadBytes` ahead, and it checks a Content-Length at the place that it leads to.
struct MboxSplitter {
    let window: ByteWindow
    /// The byte that ends lines: LF, also for CR LF; CR in files of old Macs, which have no LF at all.
    let lineEnd: UInt8
    let messageLimit: Int
    var rule: SeparatorRule

    init(window: ByteWindow, lineEnd: UInt8, messageLimit: Int, rule: SeparatorRule = SeparatorRule()) {
        (self.window, self.lineEnd, self.messageLimit, self.rule) = (window, lineEnd, messageLimit, rule)
    }

    /// Looks for what ends lines at the beginning of a file.
    init(beginning window: ByteWindow, messageLimit: Int) throws(SourceError) {
        try window.fill(to: SourceLimits.sniffBytes)
        let head = 0..<min(window.end, SourceLimits.sniffBytes)
        self.init(
            window: window, lineEnd: window.withBytes(head) { Self.lineEnd(from: $0) }, messageLimit: messageLimit)
    }

    /// See `lineEnd`.
    ///
    /// - Parameter head: the first `SourceLimits.sniffBytes` of the file.
    static func lineEnd(from head: Span<UInt8>) -> UInt8 {
        let usesReturns =
            ByteSearch.first(ByteSearch.lineFeed, in: head, 0..<head.count) == nil
            && ByteSearch.first(ByteSearch.carriageReturn, in: head, 0..<head.count) != nil
        return usesReturns ? ByteSearch.carriageReturn : ByteSearch.lineFeed
    }

    /// The message whose `From ` line stands at `position`. The bytes before it may leave memory.
    func entry(at position: Int) throws(SourceError) -> MboxEntry {
        window.discard(before: position)
        let line = try self.line(from: position) ?? (position, position)
        var entry = MboxEntry(envelope: position..<line.content, start: line.next)
        if try readHeader(&entry) { return finished(entry) }
        if try !followContentLength(&entry) { try findEnd(&entry) }
        return finished(entry)
    }

    /// The first separator: behind a byte order mark and blank lines, or further on in a file that begins otherwise and
    /// that the user calls an mbox.
    mutating func firstSeparator() throws(SourceError) -> Int? {
        try window.fill(to: SourceLimits.sniffBytes)
        let position = window.withBytes(0..<window.end) { LeadingBlank.end(in: $0) }
        let opens = window.withBytes(position..<window.end) { text in
            SeparatorRule.opensMailbox(text, from: 0, isWhole: window.isAtEnd)
        }
        if opens { return try learning(from: position) }
        return try separator(from: position).map { hit throws(SourceError) in try learning(from: hit) }
    }

    /// The first `From ` line from `position` on that looks like a separator, whatever message it may stand in.
    private func separator(from start: Int) throws(SourceError) -> Int? {
        var position = start
        while let hit = try nextFrom(from: position) {
            position = hit + EnvelopeLine.from.count
            if startsLine(hit, notBefore: 0), try isSeparator(hit) { return hit }
            window.discard(before: position - SourceLimits.lookBehindBytes)
        }
        return nil
    }

    /// The first separator at `target` or behind it, in a window that begins before it.
    ///
    /// From a separator one message after the other is passed over, as a body whose length is counted may hold lines
    /// that look like separators. Where every length is counted a message may follow its predecessor without a blank
    /// line: there only a chain from the beginning of the file is sure, unless `target` is a separator.
    ///
    /// - Returns: nil where the file has no other message.
    mutating func separator(notBefore target: Int) throws(SourceError) -> Int? {
        var position = window.start == 0 ? try firstSeparator() : try separator(from: window.start)
        while let start = position, start < target { position = try entry(at: start).next }
        return position
    }

    /// Whether a `From ` line of which the rule says that it separates messages stands at `position`, behind a line end.
    func opensMessage(at position: Int) throws(SourceError) -> Bool {
        guard position > window.start, try window.fill(to: position + EnvelopeLine.from.count),
            startsLine(position, notBefore: 0)
        else { return false }
        try window.fill(to: position + SourceLimits.lookAheadBytes)
        let ahead = position..<min(window.end, position + SourceLimits.lookAheadBytes)
        return window.withBytes(ahead) {
            SeparatorRule.isFrom($0, 0)
                && rule.isSeparator(
                    $0, from: 0, afterBlankLine: true, isWhole: window.isAtEnd && ahead.upperBound == window.end)
        }
    }

    private mutating func learning(from separator: Int) throws(SourceError) -> Int {
        let end = try self.line(from: separator)?.content ?? separator
        rule.learn(from: window.withBytes(separator..<end) { SeparatorRule.envelope($0, 0..<$0.count) })
        return separator
    }

    // MARK: Header

    /// Reads up to the blank line that ends the header. True if the message ends before one: at the end of the file, or
    /// at a separator.
    private func readHeader(_ entry: inout MboxEntry) throws(SourceError) -> Bool {
        var position = entry.start
        while try window.fill(to: position + 1) {
            let (end, isFromLine) = takeLines(from: position, into: &entry.header)
            position = end
            dropIfTooLarge(&entry, upTo: position)
            if isFromLine, try isSeparator(position) {
                entry.next = position
                entry.end = position
                return true
            }
            guard let line = try self.line(from: position), line.content > position else {
                entry.bodyStart = try self.line(from: position)?.next ?? position
                return false
            }
            window.withBytes(position..<line.content) { entry.header.take($0) }
            position = line.next
        }
        entry.end = window.end
        return true
    }

    /// Takes the header lines that are in memory as a whole. Stops before a blank line, a line that begins with
    /// `From `, and a line that goes on outside memory.
    private func takeLines(from start: Int, into header: inout MboxHeader) -> (end: Int, isFromLine: Bool) {
        window.withBytes(start..<window.end) { text in
            var position = 0
            while let end = ByteSearch.first(lineEnd, in: text, position..<text.count) {
                if MboxHeader.isBlankLine(text, position..<end) { break }
                if end - position >= SourceLimits.headerLineBytes { break }
                if text[position] == UInt8(ascii: "F"), SeparatorRule.isFrom(text, position) {
                    return (start + position, true)
                }
                if let hit = Self.firstFromBehindNUL(text, position..<end) { return (start + hit, true) }
                header.take(text.extracting(position..<end))
                position = end + 1
            }
            return (start + position, false)
        }
    }

    /// QUIRK: after a crash, NUL bytes stand where text was lost, and behind them the next message.
    private static func firstFromBehindNUL(_ text: Span<UInt8>, _ line: Range<Int>) -> Int? {
        var position = line.lowerBound
        while let found = ByteSearch.first(0, in: text, position..<line.upperBound) {
            position = found + 1
            if SeparatorRule.isFrom(text, position) { return position }
        }
        return nil
    }

    /// The line at `position`: where its content ends, and where the next line begins. Nil for one that is too long to
    /// belong to a header.
    private func line(from position: Int) throws(SourceError) -> (content: Int, next: Int)? {
        let limit = position + SourceLimits.headerLineBytes
        var searched = position
        while true {
            let unsearched = searched..<min(window.end, limit)
            if let found = window.withBytes(unsearched, { ByteSearch.first(lineEnd, in: $0, 0..<$0.count) }) {
                let end = searched + found
                let hasReturn =
                    lineEnd == ByteSearch.lineFeed && end > position
                    && window.byte(at: end - 1) == ByteSearch.carriageReturn
                return (hasReturn ? end - 1 : end, end + 1)
            }
            searched = unsearched.upperBound
            guard searched < limit else { return nil }
            guard try window.fillMore() else { return (window.end, window.end) }
        }
    }

    // MARK: Body

    /// Looks for the separator that ends the body.
    private func findEnd(_ entry: inout MboxEntry) throws(SourceError) {
        var position = entry.bodyStart
        while let hit = try nextFrom(from: position, before: Int.max, keeping: &entry) {
            position = hit + EnvelopeLine.from.count
            if note(hit, in: &entry), try isSeparator(hit) {
                entry.unquotedLines -= 1
                entry.next = hit
                entry.end = hit
                return
            }
        }
        entry.end = window.end
    }

    /// Counts a `From ` at the start of a line or behind its quoting. Returns whether it begins the line.
    @discardableResult
    func note(_ hit: Int, in entry: inout MboxEntry) -> Bool {
        if startsLine(hit, notBefore: entry.bodyStart) {
            entry.unquotedLines += 1
            return true
        }
        var start = hit
        while start > max(entry.bodyStart, window.start), window.byte(at: start - 1) == ByteSearch.greaterThan {
            start -= 1
        }
        if start < hit, startsLine(start, notBefore: entry.bodyStart) { entry.hasQuotedLines = true }
        return false
    }

    // MARK: Search

    /// The next `From ` in a file that no message was found in yet. Memory stays bounded, as the entry counts as too
    /// large.
    private func nextFrom(from position: Int) throws(SourceError) -> Int? {
        var ignored = MboxEntry(envelope: 0..<0, start: 0)
        ignored.isTooLarge = true
        return try nextFrom(from: position, before: Int.max, keeping: &ignored)
    }

    /// The next `From `, at the start of a line or not. The bytes of `entry` stay in memory unless it grows too large.
    func nextFrom(from start: Int, before limit: Int, keeping entry: inout MboxEntry) throws(SourceError) -> Int? {
        var position = start
        while position < limit {
            let end = min(limit, window.end)
            if position < end {
                let found = window.withBytes(position..<end) { ByteSearch.firstFrom(in: $0, 0..<$0.count) }
                if let found { return position + found }
                position = max(position, end - (EnvelopeLine.from.count - 1))
            }
            guard end < limit else { return nil }
            dropIfTooLarge(&entry, upTo: position)
            guard try window.fillMore() else { return nil }
        }
        return nil
    }

    /// Lets the bytes of a message leave memory when it is too large to hand out: only its length matters then.
    private func dropIfTooLarge(_ entry: inout MboxEntry, upTo position: Int) {
        if position - entry.start > messageLimit { entry.isTooLarge = true }
        if entry.isTooLarge { window.discard(before: position - SourceLimits.lookBehindBytes) }
    }

    /// Whether a line begins at `position`: at `first`, or behind a line end or a NUL byte.
    private func startsLine(_ position: Int, notBefore first: Int) -> Bool {
        guard position != first else { return true }
        return position > window.start && [lineEnd, 0].contains(window.byte(at: position - 1))
    }

    private func isSeparator(_ position: Int) throws(SourceError) -> Bool {
        try window.fill(to: position + SourceLimits.lookAheadBytes)
        let afterBlankLine = blankLength(before: position) > 0
        let ahead = position..<min(window.end, position + SourceLimits.lookAheadBytes)
        let isWhole = window.isAtEnd && ahead.upperBound == window.end
        let separates = window.withBytes(ahead) {
            rule.isSeparator($0, from: 0, afterBlankLine: afterBlankLine, isWhole: isWhole)
        }
        guard separates, afterBlankLine else { return separates }
        let behind = max(window.start, position - SourceLimits.lookBehindBytes)..<position
        return !window.withBytes(behind) { EmbeddedMessage.begins(after: $0) }
    }

    /// Bytes of the blank line and of the NUL bytes that end at `position`; 0 if text does.
    private func blankLength(before position: Int) -> Int {
        var start = position
        while start > window.start, window.byte(at: start - 1) == 0 { start -= 1 }
        return position - start + blankLineLength(before: start)
    }

    /// Bytes of the blank line that ends at `position`; 0 if the line there has text.
    private func blankLineLength(before position: Int) -> Int {
        let first = window.start
        guard position > first, window.byte(at: position - 1) == lineEnd else { return 0 }
        var start = position - 1
        if start > first, window.byte(at: start - 1) == ByteSearch.carriageReturn, lineEnd == ByteSearch.lineFeed {
            start -= 1
        }
        guard start == first || window.byte(at: start - 1) == lineEnd else { return 0 }
        return position - start
    }

    /// Excludes the blank line from the message that its writer put before the next separator or the end of the file.
    private func finished(_ entry: MboxEntry) -> MboxEntry {
        var entry = entry
        if !entry.isCounted {
            let blank = min(blankLength(before: entry.end), entry.end - entry.start)
            entry.end -= blank
        }
        entry.bodyStart = entry.bodyStart == 0 ? entry.end : min(entry.bodyStart, entry.end)
        return entry
    }
}
