import Bytes

/// Finds line ends: the CRLF of RFC 5322 section 2.3, and LF and CR alone, which stored mail has as well.
struct LineScanner {
    let bytes: ByteView
    /// Offset of the first CR without LF. If there is one, lines are found with a slower loop that knows CR line ends.
    let firstBareCR: Int?
    var hasBareCR: Bool { firstBareCR != nil }

    init(_ bytes: ByteView) {
        self.bytes = bytes
        firstBareCR = LineScanner.firstBareCR(in: bytes)
    }

    struct Line {
        /// Offset after the last byte of the line's text.
        var end: Int
        /// Offset of the next line.
        var next: Int
    }

    /// The line that starts at `start`; it ends at `limit` at the latest.
    @inline(__always)
    func line(at start: Int, limit: Int) -> Line {
        if hasBareCR { return thoroughLine(at: start, limit: limit) }
        guard let lineFeed = bytes.firstIndex(of: 0x0A, from: start, to: limit) else {
            return Line(end: limit, next: limit)
        }
        let end = lineFeed > start && bytes[lineFeed - 1] == 0x0D ? lineFeed - 1 : lineFeed
        return Line(end: end, next: lineFeed + 1)
    }

    private func thoroughLine(at start: Int, limit: Int) -> Line {
        var i = start
        while i < limit {
            let byte = bytes[i]
            if byte == 0x0A { return Line(end: i, next: i + 1) }
            if byte == 0x0D { return Line(end: i, next: bytes.slice(0, limit).endOfLineEnd(at: i)) }
            i += 1
        }
        return Line(end: limit, next: limit)
    }

    /// Offset of the line end directly before `start`, where a line begins; never below `floor`.
    func endOfLine(before start: Int, floor: Int) -> Int {
        guard start > floor else { return floor }
        switch bytes[start - 1] {
        case 0x0A:
            guard start - 2 >= floor, bytes[start - 2] == 0x0D else { return start - 1 }
            return start - 3 >= floor && bytes[start - 3] == 0x0D ? start - 3 : start - 2
        case 0x0D: return start - 1
        default: return start
        }
    }

    private static func firstBareCR(in bytes: ByteView) -> Int? {
        var from = 0
        while let carriageReturn = bytes.firstIndex(of: 0x0D, from: from) {
            if bytes.peek(carriageReturn + 1) != 0x0A { return carriageReturn }
            from = carriageReturn + 2
        }
        return nil
    }
}

extension ByteView {
    /// Whether a line begins at `offset`, which is at most the length of the view.
    @inlinable
    public func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || self[offset - 1] == 0x0A || self[offset - 1] == 0x0D
    }

    /// Offset after the line end at `start`: LF, CR LF, CR CR LF or CR.
    ///
    /// QUIRK: CR CR LF is one line end: programs that turn LF into CRLF twice write it (RFC 5322 section 2.3 does not
    /// know it; `line.bare-cr`).
    func endOfLineEnd(at start: Int) -> Int {
        guard self[start] == 0x0D else { return start + 1 }
        if peek(start + 1) == 0x0A { return start + 2 }
        return peek(start + 1) == 0x0D && peek(start + 2) == 0x0A ? start + 3 : start + 1
    }

    /// The line at `start` of a format whose lines are short: it is cut after `longest` bytes, so that text without
    /// line ends takes no time.
    func shortLine(at start: Int, longest: Int = 1_000) -> LineScanner.Line {
        let limit = min(count, start + longest)
        var end = min(start, limit)
        while end < limit, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
        var next = end
        if peek(next) == 0x0D { next += 1 }
        if peek(next) == 0x0A { next += 1 }
        return LineScanner.Line(end: end, next: next)
    }
}
