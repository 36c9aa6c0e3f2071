import Bytes

/// The boundary of a multipart (RFC 2046 section 5.1.1).
enum Boundary {
    /// The message spells the boundary as it is compared.
    case range(ByteRange)
    /// The boundary after escapes or RFC 2231 pieces were undone.
    case bytes([UInt8])

    var count: Int {
        switch self {
        case .range(let range): range.count
        case .bytes(let bytes): bytes.count
        }
    }

    /// The boundary parameter of the Content-Type body at `field`, nil where there is none.
    ///
    /// QUIRK: RFC 2046 section 5.1.1 forbids a boundary that ends in blanks, and treats blanks at the end of a boundary
    /// line as padding, since mail systems add and drop them. A declared boundary that ends in blanks keeps them only
    /// if the body uses it that way (`mime.boundary.blank`).
    ///
    /// - Parameters:
    ///   - looksAhead: how many bodies may still be searched for a boundary: each search takes time in the length of the
    ///     body.
    ///   - endsInBlanks: set to true if the declared boundary ends in blanks.
    init?(
        in message: ByteView, field: ByteRange, from start: Int, body: Int, looksAhead: inout Int,
        endsInBlanks: inout Bool
    ) {
        let view = message[field]
        if let simple = ParameterList.plainValue(of: "boundary", in: view, from: start) {
            let offset = simple.offset(in: message)
            let trimmed = simple.trimmed()
            var usesBlanks = false
            endsInBlanks = trimmed.count < simple.count
            if endsInBlanks, looksAhead > 0 {
                looksAhead -= 1
                let blank = Boundary.range(ByteRange(offset, offset + simple.count))
                usesBlanks = blank.isUsed(in: message, from: body)
            }
            let chosen = usesBlanks ? simple : trimmed
            let lower = chosen.isEmpty ? offset : chosen.offset(in: message)
            self = .range(ByteRange(lower, lower + chosen.count))
            if chosen.isEmpty { return nil }
            return
        }
        guard let value = ParameterList(parsing: view, from: start)["boundary"]?.value else { return nil }
        let trimmed = value.withByteView { $0.trimmed().array }
        guard !trimmed.isEmpty else { return nil }
        self = .bytes(trimmed)
    }

    /// Whether a line from `start` on begins with two hyphens and this boundary.
    func isUsed(in message: ByteView, from start: Int) -> Bool {
        var cursor = start
        while let dash = message.firstIndex(of: 0x2D, from: cursor) {
            cursor = dash + 1
            guard message.peek(cursor) == 0x2D, dash == start || message.isLineStart(dash) else { continue }
            if isPrefix(of: message.slice(dash + 2, message.count), in: message) { return true }
        }
        return false
    }

    /// Whether `line`, the text after the two hyphens, begins with this boundary.
    func isPrefix(of line: ByteView, in message: ByteView) -> Bool {
        let head = line.slice(0, count)
        switch self {
        case .range(let range): return message[range].equals(head)
        case .bytes(let wanted): return wanted.withByteView { $0.equals(head) }
        }
    }
}

/// The multiparts whose parts are being read, outermost first.
struct OpenMultiparts {
    struct Open {
        var entity: Int
        var boundary: Boundary
        var parts: UInt32 = 0
        var isClosed = false
    }

    private let bytes: ByteView
    private var open: [Open] = []

    init(_ bytes: ByteView) { self.bytes = bytes }

    var isEmpty: Bool { open.isEmpty }
    func entity(at level: Int) -> Int { open[level].entity }
    func isClosed(_ level: Int) -> Bool { open[level].isClosed }
    mutating func markClosed(_ level: Int, _ isClosed: Bool) { open[level].isClosed = isClosed }
    mutating func push(_ entity: Int, _ boundary: Boundary) { open.append(Open(entity: entity, boundary: boundary)) }
    /// Forgets the multiparts inside the one at `level`. Returns those whose closing boundary line was never met.
    mutating func pop(downTo level: Int) -> [Open] {
        guard level + 1 < open.count else { return [] }
        let ended = open[(level + 1)...].filter { !$0.isClosed }
        open.removeSubrange((level + 1)...)
        return ended
    }

    /// Counts another part of `entity`, if that is the innermost open multipart. Returns its ordinal.
    mutating func countPart(of entity: Int) -> UInt32? {
        guard let last = open.indices.last, open[last].entity == entity else { return nil }
        open[last].parts += 1
        return open[last].parts
    }

    struct Match {
        var level: Int
        var isClosing: Bool
        /// Whether text follows the boundary on its line.
        var hasText: Bool
    }

    /// The multipart whose boundary is on the line from `lineStart`, which holds `--`, to `end`.
    ///
    /// The innermost multipart is tried first. Only padding may follow the boundary. QUIRK: if no boundary fits that
    /// way, text after a blank is ignored (RFC 2046 section 5.1.1 lets only white space follow; `mime.boundary.text`).
    ///
    /// - Parameter isPrefix: set to true if the line begins with a boundary and goes on.
    func match(lineStart: Int, end: Int, isPrefix: inout Bool) -> Match? {
        let line = bytes.slice(lineStart + 2, end)
        var withText: Match?
        for level in open.indices.reversed() {
            let boundary = open[level].boundary
            guard line.count >= boundary.count, boundary.isPrefix(of: line, in: bytes) else { continue }
            var rest = line.slice(boundary.count, line.count)
            let isClosing = rest.peek(0) == 0x2D && rest.peek(1) == 0x2D
            if isClosing { rest = rest.slice(2, rest.count) }
            if rest.trimmed().isEmpty { return Match(level: level, isClosing: isClosing, hasText: false) }
            isPrefix = true
            if withText == nil, rest[0].isWhiteSpace {
                withText = Match(level: level, isClosing: isClosing, hasText: true)
            }
        }
        return withText
    }
}
