extension MboxSplitter {
    /// Ends the message where its Content-Length says, and tells whether it did. The field is often wrong: programs add
    /// lines and don't adapt it, or convert line ends. So it is believed only if it leads to a separator or to the end
    /// of the file, with at most a line end and a blank line before that.
    func followContentLength(_ entry: inout MboxEntry) throws(SourceError) -> Bool {
        for length in entry.header.contentLengths where length <= Int.max / 2 {
            let target = entry.bodyStart + length
            guard let look = try window.peek(at: target - 1, count: 1 + SourceLimits.lookAheadBytes),
                let landing = landing(in: look)
            else { continue }
            entry.isCounted = true
            entry.end = target
            entry.next = landing.isEndOfFile ? nil : target + landing.distance
            try countFromLines(&entry)
            return true
        }
        return false
    }

    /// How far behind the counted bytes the next separator or the end of the file is; nil where neither is there.
    ///
    /// - Parameter look: the last byte that is counted, and the bytes that follow it.
    private func landing(in look: [UInt8]) -> (distance: Int, isEndOfFile: Bool)? {
        guard let last = look.first else { return nil }
        let isWhole = look.count <= SourceLimits.lookAheadBytes
        var index = 1
        var lineEnds = 0
        while lineEnds < 2, index < look.count {
            if look[index] == ByteSearch.carriageReturn, index + 1 < look.count, look[index + 1] == lineEnd {
                index += 1
            }
            guard look[index] == lineEnd else { break }
            index += 1
            lineEnds += 1
        }
        if index == look.count { return isWhole ? (index - 1, true) : nil }
        guard lineEnds > 0 || last == lineEnd,
            rule.isSeparator(look.span, from: index, afterBlankLine: true, isWhole: isWhole)
        else { return nil }
        return (index - 1, false)
    }

    /// Looks for quoted and unquoted `From ` lines in a body whose end is known.
    private func countFromLines(_ entry: inout MboxEntry) throws(SourceError) {
        var position = entry.bodyStart
        while let hit = try nextFrom(from: position, before: entry.end, keeping: &entry) {
            position = hit + EnvelopeLine.from.count
            note(hit, in: &entry)
        }
    }
}
