/// Finds where earlier messages and forwarded ones begin.
extension ReplySplitter {
    mutating func markEarlierMessages() {
        var floor = 0
        for line in 0..<lines.count where !isFenced[line] && roles[line] != .blank {
            if roles[line] == .text, let marker = markers.marker(line) {
                if handle(marker, at: line) { return }
                floor = line + 1
            } else if roles[line] == .text,
                headers.begins(at: line) || headers.beginsTable(at: line) || headers.beginsBelowDate(at: line)
            {
                markTail(from: prelude(of: line))
                return
            } else if roles[line] == .text, let end = headers.endAboveQuote(from: line) {
                for index in line...end { roles[index] = .attribution }
                floor = end + 1
            } else if roles[line] == .text, attributions.isInline(line), hasContent(before: line) {
                markTail(from: line)
                return
            } else if let start = attributionStart(line, floor) {
                for index in start...line where roles[index] != .blank { roles[index] = .attribution }
                floor = line + 1
                if !marksQuote(after: line), hasContent(before: start) {
                    markTail(from: start)
                    return
                }
            }
        }
    }

    /// Returns whether the rest of the text is decided.
    private mutating func handle(_ marker: ReplyMarker, at line: Int) -> Bool {
        switch marker {
        case .forward:
            markForward(from: line)
            return true
        case .original:
            markTail(from: line)
            return true
        case .replyAbove:
            let isReply = hasContent(before: line)
            roles[line] = .attribution
            if isReply { markTail(from: line) }
            return isReply
        }
    }

    /// Marks an earlier message from `start` to the end. If no text is before it, it is a forwarded message.
    private mutating func markTail(from start: Int) {
        let role: Role = hasContent(before: start) ? .earlier : .forward
        for index in start..<lines.count { roles[index] = role }
        tailStart = start
    }

    private mutating func markForward(from start: Int) {
        for index in start..<lines.count { roles[index] = .forward }
        (tailStart, passesOn) = (start, true)
    }

    /// Whether there is text or a quote before `line`, and not only attributions and blank lines.
    private mutating func hasContent(before line: Int) -> Bool {
        while contentScan < line, roles[contentScan] != .text, roles[contentScan] != .quote { contentScan += 1 }
        return contentScan < line
    }

    /// The first line of the rules and blank lines above a header block, which belong to it.
    private func prelude(of line: Int) -> Int {
        var start = line
        var index = line - 1
        while index >= 0, lines.isBlank(index) || lines.isRule(index) || markers.isDecorated(index) {
            if !lines.isBlank(index) { start = index }
            index -= 1
        }
        return start
    }

    private func attributionStart(_ line: Int, _ floor: Int) -> Int? {
        if roles[line] == .quote {
            // If an attribution wraps before the bracket of its address, the bracket looks like a quote mark:
            // `<al@example.org`,
            // `> wrote:`.
            guard line > floor, roles[line - 1] == .text, lines.dequoted(line).count <= 40 else { return nil }
        } else if roles[line] != .text {
            return nil
        }
        return attributions.start(endingAt: line, floor: floor, quoteFollows: isQuoted(after: line))
    }

    private func isQuoted(after line: Int) -> Bool {
        guard let next = lines.nextFilled(line + 1), next - line <= 4 else { return false }
        return roles[next] == .quote || quoteName(next) != nil || hasBar(next, below: line)
    }

    /// Whether a line begins with a bar, or with a colon and a blank, below an attribution that tells more than a verb:
    /// lines of programs begin so, too.
    private func hasBar(_ line: Int, below attribution: Int) -> Bool {
        let head = lines.bytes[lines.trimmed[line]].prefix(2)
        if head.first == 0x7C { return true }
        guard head.elementsEqual([0x3A, 0x20]) else { return false }
        return AttributionFacts.read(lines.bytes, lines.trimmed[attribution]).evidence >= 2
    }

    /// Like ``isQuoted(after:)``, and marks quotes with `Al> `, `| ` and `: `, which are quotes only below an attribution.
    private mutating func marksQuote(after line: Int) -> Bool {
        guard isQuoted(after: line), let next = lines.nextFilled(line + 1) else { return false }
        if let name = quoteName(next), !hasNamedQuotes {
            // Further down, between answers, one line of a quote may stand alone.
            hasNamedQuotes = true
            for index in next..<lines.count where roles[index] == .text && !isFenced[index] {
                let other = quoteName(index)
                if other.map({ lines.bytes[$0].elementsEqual(lines.bytes[name]) }) ?? false { roles[index] = .quote }
            }
        }
        var index = next
        while index < lines.count, hasBar(index, below: line) || quoteName(index) != nil {
            roles[index] = .quote
            index += 1
        }
        return true
    }

    /// Marks a quote that begins with `Begin forwarded message:` as a forwarded message.
    mutating func markForwardsInQuotes() {
        var line = 0
        while let start = roles[line...].firstIndex(of: .quote) {
            let end = roles[start...].firstIndex { $0 != .quote } ?? lines.count
            let content = (start..<end).lazy.map(lines.dequoted).first { !$0.isEmpty }
            if let content, case .forward? = markers.marker(in: content) {
                markForward(from: start)
                return
            }
            line = end
        }
    }
}
