import Bytes

extension UUEncode {
    /// One uuencoded file in running text.
    public struct Block: Sendable {
        /// From the begin line to the end of the `end` line.
        public var range: ByteRange
        public var name: [UInt8]
        public var bytes: [UInt8]
        public var diagnostics: [DiagnosticCode] = []
    }

    /// What a line can be to a uuencoded file.
    private enum Line {
        /// As many characters as its length byte says.
        case exact(full: Bool)
        /// Fewer: mailers cut off blanks, which are zeros. `by` counts what is missing.
        case cut(full: Bool, by: Int)
        /// The line of length zero before `end`.
        case zero
        case empty, end, prose
    }

    /// The file whose begin line starts at `start`; nil when what follows is prose. Prose that begins a line with
    /// "begin 600 metres" is not followed by a line whose length its own first character says.
    public static func block(in text: ByteView, at start: Int) -> Block? {
        let first = line(in: text, at: start, limit: 1_000)
        guard text.hasPrefix("begin ", at: start), let name = fileName(text.slice(start, first.end)),
            isPlausible(text, at: first.next)
        else { return nil }
        var block = Block(range: ByteRange(start, first.next), name: name, bytes: [])
        var cursor = first.next
        var padding = Limits.uuencodePadding
        while cursor < text.count {
            // Lines of zeros that were cut off grow twentyfold: a file of little else is left alone.
            guard block.bytes.count <= 4 * (cursor - start) + 1_000 else { return block.broken(at: cursor) }
            let line = line(in: text, at: cursor)
            let view = text.slice(cursor, line.end)
            switch classify(view) {
            case .end: return block.ended(at: line.next)
            case .exact: _ = decodeLine(view, into: &block.bytes, padding: &padding)
            case .zero:
                if isEnd(text, at: line.next) { break }
                guard isData(text, at: line.next) else { return block.broken(at: line.next) }
            case .empty:
                if isEnd(text, at: line.next) { break }
                guard isData(text, at: line.next) else { return block.broken(at: cursor) }
            case .cut(_, let by):
                guard by <= 8 || continues(text, at: line.next) else { return block.broken(at: cursor) }
                _ = decodeLine(view, into: &block.bytes, padding: &padding)
            case .prose:
                guard isData(text, at: line.next) else { return block.broken(at: cursor) }
                block.noteBroken()
            }
            cursor = line.next
        }
        return block.broken(at: text.count)
    }

    /// Whether the lines after a begin line can be a file's.
    private static func isPlausible(_ text: ByteView, at start: Int) -> Bool {
        let next = line(in: text, at: start).next
        switch kind(text, at: start) {
        case .exact(full: true), .end: return true
        case .exact(full: false): return continues(text, at: next)
        // A line of zeros, all of them cut off.
        case .cut(full: true, by: 60): return true
        case .cut: return closes(text, at: next) || isData(text, at: next)
        case .zero, .empty: return isEnd(text, at: next)
        case .prose: return false
        }
    }

    /// Whether the line at `start` is one that follows data in a file.
    private static func continues(_ text: ByteView, at start: Int) -> Bool {
        switch kind(text, at: start) {
        case .exact, .cut(full: true, _), .zero, .end: return true
        case .empty: return isEnd(text, at: line(in: text, at: start).next)
        case .cut: return closes(text, at: line(in: text, at: start).next)
        case .prose: return false
        }
    }

    /// Whether the line at `start` is one that follows the last data of a file.
    private static func closes(_ text: ByteView, at start: Int) -> Bool {
        switch kind(text, at: start) {
        case .zero, .end: return true
        case .empty: return isEnd(text, at: line(in: text, at: start).next)
        case .exact, .cut, .prose: return false
        }
    }

    private static func isData(_ text: ByteView, at start: Int) -> Bool {
        if case .exact(full: true) = kind(text, at: start) { return true }
        return false
    }

    private static func isEnd(_ text: ByteView, at start: Int) -> Bool {
        if case .end = kind(text, at: start) { return true }
        return false
    }

    private static func kind(_ text: ByteView, at start: Int) -> Line {
        guard start < text.count else { return .prose }
        return classify(text.slice(start, line(in: text, at: start).end))
    }

    private static func classify(_ line: ByteView) -> Line {
        let content = line.trimmed()
        if content.isEmpty { return line.isEmpty ? .empty : .zero }
        if content.equals("end") { return .end }
        guard line.count <= 128, line.buffer.allSatisfy({ $0 >= 0x20 && $0 <= 0x60 }) else { return .prose }
        let length = Int((line[0] &- 0x20) & 0x3F)
        if length == 0 { return line.count <= 5 ? .zero : .prose }
        let characters = line.count - 1
        let isFull = length == 45
        if characters < (length * 4 + 2) / 3 { return .cut(full: isFull, by: (length + 2) / 3 * 4 - characters) }
        // Some write a checksum character; others leave blanks.
        let trailing = line.slice(1 + (length + 2) / 3 * 4 + 2, line.count)
        return trailing.trimmed().isEmpty ? .exact(full: isFull) : .prose
    }

    /// The line at `start`, which no encoder makes longer than `limit`.
    private static func line(in text: ByteView, at start: Int, limit: Int = 256) -> (end: Int, next: Int) {
        let last = min(text.count, start + limit)
        var end = min(start, last)
        while end < last, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        guard end < text.count else { return (end, end) }
        let isCRLF = text[end] == 0x0D && text.peek(end + 1) == 0x0A
        let isLineEnd = text[end] == 0x0D || text[end] == 0x0A
        return (end, end + (isCRLF ? 2 : isLineEnd ? 1 : 0))
    }
}

extension UUEncode.Block {
    fileprivate mutating func noteBroken() {
        if diagnostics.isEmpty { diagnostics.append(.uuencodeMalformed) }
    }

    fileprivate func ended(at end: Int) -> UUEncode.Block {
        var block = self
        block.range = ByteRange(range.start, end)
        return block
    }

    /// Its `end` line is missing: what follows `end` is prose again.
    fileprivate func broken(at end: Int) -> UUEncode.Block {
        var block = ended(at: end)
        block.noteBroken()
        return block
    }
}
