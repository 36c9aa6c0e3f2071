import Bytes

/// Line ends of RFC 5322 section 2.3 and the others that mail has: CRLF, LF, and CR alone.
struct LineScanner {
    let bytes: ByteView
    /// Whether a CR without LF occurs anywhere: then lines are looked for with the slower, thorough loop.
    let hasBareCR: Bool

    init(_ bytes: ByteView) {
        self.bytes = bytes
        hasBareCR = LineScanner.containsBareCR(bytes)
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

    /// Offset of the line end that stands right before `start`, where a line begins; `floor` at the lowest.
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

    private static func containsBareCR(_ bytes: ByteView) -> Bool {
        var from = 0
        while let carriageReturn = bytes.firstIndex(of: 0x0D, from: from) {
            if bytes.peek(carriageReturn + 1) != 0x0A { return true }
            from = carriageReturn + 2
        }
        return false
    }
}

extension ByteView {
    /// Whether a line begins at `offset`, which is at most ``count``.
    @inlinable
    public func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || self[offset - 1] == 0x0A || self[offset - 1] == 0x0D
    }

    /// Offset after the line end at `start`: LF, CR LF, CR CR LF or CR.
    ///
    /// QUIRK: CR CR LF is one line end (RFC 5322 section 2.3 has none such; mail relays make it).
    func endOfLineEnd(at start: Int) -> Int {
        guard self[start] == 0x0D else { return start + 1 }
        if peek(start + 1) == 0x0A { return start + 2 }
        return peek(start + 1) == 0x0D && peek(start + 2) == 0x0A ? start + 3 : start + 1
    }
}
