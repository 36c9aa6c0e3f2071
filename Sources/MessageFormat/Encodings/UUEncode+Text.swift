import Bytes

extension UUEncode {
    /// One uuencoded file in running text.
    public struct Block: Sendable {
        /// From the start of the `begin` line to the end of the `end` line.
        public var range: ByteRange
        /// The file name, in an unknown charset.
        public var name: [UInt8]
        /// The decoded bytes.
        public var bytes: [UInt8]
        /// `uuencode.malformed` for a broken line or a missing `end` line.
        public var diagnostics: [DiagnosticCode] = []
    }

    /// The kinds of lines that a uuencoded file and the text around it have.
    private enum Line {
        /// A data line with as many characters as its length byte says; `full` if it holds 45 bytes.
        case exact(full: Bool)
        /// A data line with `by` characters too few: mailers cut off blanks at its end, which stand for zeros.
        case cut(full: Bool, by: Int)
        /// The line of length zero before `end`.
        case zero
        case empty, end, prose
    }

    /// The file whose `begin` line starts at `start`; nil when prose follows. After a line of prose such as "begin 600
    /// metres" comes no line whose first character tells its length.
    public static func block(in text: ByteView, at start: Int) -> Block? {
        let first = text.shortLine(at: start)
        guard text.hasPrefix("begin ", at: start), let name = fileName(text.slice(start, first.end)),
            isPlausible(text, at: first.next)
        else { return nil }
        var block = Block(range: ByteRange(start, first.next), name: name, bytes: [])
        var cursor = first.next
        var padding = Limits.uuencodePadding
        while cursor < text.count {
            // Lines of cut-off zeros grow twentyfold, so a file of little else is left alone.
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
                block.diagnostics.note(.uuencodeMalformed)
            }
            cursor = line.next
        }
        return block.broken(at: text.count)
    }

    /// Whether the lines after a `begin` line can be those of a file.
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

    /// Whether the line at `start` can follow a data line of a file.
    private static func continues(_ text: ByteView, at start: Int) -> Bool {
        switch kind(text, at: start) {
        case .exact, .cut(full: true, _), .zero, .end: return true
        case .empty: return isEnd(text, at: line(in: text, at: start).next)
        case .cut: return closes(text, at: line(in: text, at: start).next)
        case .prose: return false
        }
    }

    /// Whether the line at `start` can follow the last data line of a file.
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
        let length = Int((line[0] &- 0x20) & 0x3F)
        // The checksum character that some encoders write at the end may be any letter.
        let line = line.count == 2 + (length + 2) / 3 * 4 ? line.slice(0, line.count - 1) : line
        guard line.count <= 128, line.buffer.allSatisfy({ $0 >= 0x20 && $0 <= 0x60 }) else { return .prose }
        if length == 0 { return line.count <= 5 ? .zero : .prose }
        let characters = line.count - 1
        let isFull = length == 45
        if characters < (length * 4 + 2) / 3 { return .cut(full: isFull, by: (length + 2) / 3 * 4 - characters) }
        // Others write blanks at the end.
        let trailing = line.slice(1 + (length + 2) / 3 * 4 + 2, line.count)
        return trailing.trimmed().isEmpty ? .exact(full: isFull) : .prose
    }

    /// The line at `start`; no encoder writes longer ones.
    private static func line(in text: ByteView, at start: Int) -> LineScanner.Line {
        text.shortLine(at: start, longest: 256)
    }
}

extension UUEncode.Block {
    fileprivate func ended(at end: Int) -> UUEncode.Block {
        var block = self
        block.range = ByteRange(range.start, end)
        return block
    }

    /// The block without an `end` line: prose follows the offset `end`.
    fileprivate func broken(at end: Int) -> UUEncode.Block {
        var block = ended(at: end)
        block.diagnostics.note(.uuencodeMalformed)
        return block
    }
}
