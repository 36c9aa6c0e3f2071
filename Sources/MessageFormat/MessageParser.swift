import Bytes

/// Finds the entities of a message in one pass over its lines, with a stack of open multiparts instead of recursion.
struct MessageParser {
    let bytes: ByteView
    let lines: LineScanner
    let repeated: RepeatedFields
    var entities: [Entity] = []
    var fields: [HeaderField] = []
    var log = DiagnosticLog()
    private var multiparts: OpenMultiparts
    /// The entity whose body is being read.
    private var current = 0
    private var depth = 0
    private var boundaryLookAheads = Limits.boundaryLookAheads

    init(_ bytes: ByteView, repeated: RepeatedFields = .first) {
        self.repeated = repeated
        self.bytes = bytes.slice(0, Limits.messageBytes)
        lines = LineScanner(self.bytes)
        multiparts = OpenMultiparts(self.bytes)
        if bytes.count > Limits.messageBytes { log.note(.limitMessageBytes, self.bytes.fullRange) }
        fields.reserveCapacity(32)
    }

    mutating func run() {
        if let bareCR = lines.firstBareCR { log.note(.lineBareCR, ByteRange(bareCR, bareCR + 1)) }
        var cursor = beginEntity(at: 0, parent: -1)
        while let next = readBody(from: cursor) { cursor = next }
        close(downTo: -1, at: bytes.count)
        noteUnclosed(multiparts.pop(downTo: -1), at: ByteRange(bytes.count, bytes.count))
    }

    // MARK: Entities

    /// Reads the header at `start` and opens the entity. Returns the offset of its body.
    private mutating func beginEntity(at start: Int, parent: Int) -> Int {
        let index = entities.count
        var header = HeaderParser(bytes: bytes, lines: lines, isTopLevel: parent < 0)
        let open = multiparts
        let bodyStart = header.run(from: start, fields: &fields, log: &log) {
            var isPrefix = false
            return open.match(lineStart: $0, end: $1, isPrefix: &isPrefix) != nil
        }
        let isDigest = parent >= 0 && entities[parent].mediaType.kind == .multipartDigest
        var entity = Entity(
            parent: Int32(parent), subtreeEnd: Int32(index + 1), ordinal: 1, depth: UInt16(clamping: depth),
            header: ByteRange(start, header.end), body: ByteRange(bodyStart, bytes.count),
            firstField: UInt32(header.firstField), fieldCount: UInt32(fields.count - header.firstField),
            mediaType: isDigest ? .assumedMessage : .assumedText, encoding: .sevenBit, contentTypeField: -1,
            dispositionField: -1, parametersOffset: 0)
        readContentFields(of: &entity)
        if let ordinal = multiparts.countPart(of: parent) { entity.ordinal = ordinal }
        entities.append(entity)
        current = index
        return bodyStart
    }

    /// Reads on from `start`, where the body of the current entity begins. Returns where the next body begins, or nil
    /// at the end of the message.
    private mutating func readBody(from start: Int) -> Int? {
        let kind = entities[current].mediaType.kind
        if kind == .message, entities[current].encoding.isIdentity {
            if descend() { return beginEntity(at: start, parent: current) }
        } else if kind == .message {
            log.note(.encodingComposite, entities[current].header)
        } else if kind.isMultipart {
            openMultipart()
        }
        return nextPart(from: start)
    }

    /// Goes one level deeper, into the current entity. Returns false where a limit forbids it.
    private mutating func descend() -> Bool {
        let range = entities[current].header
        guard depth < Limits.nestingDepth else {
            log.note(.limitDepth, range)
            return false
        }
        guard entities.count < Limits.entities else {
            log.note(.limitEntities, range)
            return false
        }
        depth += 1
        return true
    }

    private mutating func openMultipart() {
        let entity = entities[current]
        if !entity.encoding.isIdentity { log.note(.encodingComposite, entity.header) }
        let declared = declaredBoundary(of: entity)
        let evident = evidentBoundary(from: entity.body.start, besides: declared)
        if evident != nil { log.note(.boundaryGuessed, entity.header) }
        guard let boundary = evident ?? declared else { return log.note(.boundaryMissing, entity.header) }
        if descend() { multiparts.push(current, boundary) }
    }

    private mutating func declaredBoundary(of entity: Entity) -> Boundary? {
        guard entity.contentTypeField >= 0 else { return nil }
        let field = fields[Int(entity.contentTypeField)].body
        var endsInBlanks = false
        let boundary = Boundary(
            in: bytes, field: field, from: Int(entity.parametersOffset), body: entity.body.start,
            looksAhead: &boundaryLookAheads, endsInBlanks: &endsInBlanks)
        if boundary != nil, endsInBlanks { log.note(.boundaryBlank, field) }
        return boundary
    }

    /// The boundary that the body of a multipart plainly uses where it declares none, or another one that never appears.
    ///
    /// QUIRK: scripts lose the parameter, quote it with apostrophes or write the two hyphens into it; gateways fold it. One of the
    /// first lines then begins with two hyphens, is no boundary line, and a field of a part follows (`mime.boundary.guessed`).
    private mutating func evidentBoundary(from start: Int, besides declared: Boundary?) -> Boundary? {
        var cursor = start
        var hasText = false
        for _ in 0..<8 where cursor < bytes.count {
            let line = lines.line(at: cursor, limit: bytes.count)
            let text = bytes.slice(cursor, line.end).trimmed()
            if bytes.hasPrefix("--", at: cursor) {
                let name = text.slice(2, text.count)
                guard isEvident(name, next: line.next, besides: declared, mustRepeat: hasText) else { return nil }
                if let declared, boundaryLookAheads == 0 || isUsed(declared, from: start) { return nil }
                let offset = name.offset(in: bytes)
                return .range(ByteRange(offset, offset + name.count))
            }
            hasText = hasText || !text.isEmpty
            cursor = line.next
        }
        return nil
    }

    /// Whether a line that begins with two hyphens is a boundary line, before a field that only parts have.
    ///
    /// - Parameter mustRepeat: whether there must be another such line: below prose it may be a quote of one.
    private mutating func isEvident(_ name: ByteView, next: Int, besides declared: Boundary?, mustRepeat: Bool) -> Bool
    {
        let (start, end) = (name.offset(in: bytes), name.offset(in: bytes) + name.count)
        var isPrefix = false
        // Nearly always this is the declared one.
        guard !(declared?.isPrefix(of: name, in: bytes) ?? false), (1...Limits.boundaryBytes).contains(name.count),
            name.buffer.contains(where: { $0 != 0x2D }), isPartField(at: next),
            multiparts.match(lineStart: start - 2, end: end, isPrefix: &isPrefix) == nil
        else { return false }
        return !mustRepeat || isUsed(.range(ByteRange(start, end)), from: next)
    }

    private func isPartField(at start: Int) -> Bool {
        bytes.hasPrefix("content-type:", at: start) || bytes.hasPrefix("content-transfer-encoding:", at: start)
            || bytes.hasPrefix("content-disposition:", at: start) || bytes.hasPrefix("content-id:", at: start)
            || bytes.hasPrefix("content-description:", at: start)
    }

    /// Whether a line from `start` on begins with the boundary; false where too many bodies were searched before.
    private mutating func isUsed(_ boundary: Boundary, from start: Int) -> Bool {
        guard boundaryLookAheads > 0 else { return false }
        boundaryLookAheads -= 1
        return boundary.isUsed(in: bytes, from: start)
    }

    // MARK: Boundary lines

    /// Skips to the next boundary line of any open multipart and opens the part after it.
    private mutating func nextPart(from start: Int) -> Int? {
        var cursor = start
        while !multiparts.isEmpty, cursor < bytes.count {
            guard let (match, line) = nextBoundary(from: cursor) else { return nil }
            let multipart = multiparts.entity(at: match.level)
            close(downTo: multipart, at: bodyEnd(before: line.start))
            noteUnclosed(multiparts.pop(downTo: match.level), at: line)
            depth = Int(entities[multipart].depth) + 1
            current = multipart
            cursor = line.end
            if match.isClosing {
                multiparts.markClosed(match.level, true)
                continue
            }
            guard entities.count < Limits.entities else {
                log.note(.limitEntities, line)
                return extendLast()
            }
            if multiparts.isClosed(match.level) { log.note(.boundaryAfterClose, line) }
            multiparts.markClosed(match.level, false)
            return beginEntity(at: line.end, parent: multipart)
        }
        return nil
    }

    /// Past the limit of entities the last entity takes the rest of the message, so that search still finds its text.
    private mutating func extendLast() -> Int? {
        _ = multiparts.pop(downTo: -1)
        current = entities.count - 1
        entities[current].body = ByteRange(entities[current].body.start, bytes.count)
        return nil
    }

    /// The next boundary line of an open multipart, its line end included.
    ///
    /// The search is for hyphens, of which most bodies have few, rather than for lines.
    private mutating func nextBoundary(from start: Int) -> (match: OpenMultiparts.Match, line: ByteRange)? {
        var cursor = start
        while let dash = bytes.firstIndex(of: 0x2D, from: cursor) {
            cursor = dash + 1
            guard bytes.peek(cursor) == 0x2D else { continue }
            if dash == start || bytes.isLineStart(dash) {
                let line = lines.line(at: dash, limit: bytes.count)
                var isPrefix = false
                if let match = multiparts.match(lineStart: dash, end: line.end, isPrefix: &isPrefix) {
                    if match.hasText { log.note(.boundaryText, ByteRange(dash, line.end)) }
                    return (match, ByteRange(dash, line.next))
                }
                if isPrefix { log.note(.boundaryPrefix, ByteRange(dash, line.end)) }
            }
            while bytes.peek(cursor) == 0x2D { cursor += 1 }
        }
        return nil
    }

    /// The line end before a boundary line belongs to the boundary (RFC 2046 section 5.1.1).
    private func bodyEnd(before lineStart: Int) -> Int {
        lines.endOfLine(before: lineStart, floor: min(lineStart, entities[current].body.start))
    }

    // MARK: Closing

    /// Ends every entity that is open inside `container`; the container itself goes on.
    private mutating func close(downTo container: Int, at end: Int) {
        var index = current
        while index > container {
            entities[index].body = ByteRange(entities[index].body.start, end)
            entities[index].subtreeEnd = Int32(entities.count)
            index = Int(entities[index].parent)
        }
    }

    private mutating func noteUnclosed(_ ended: [OpenMultiparts.Open], at end: ByteRange) {
        for open in ended {
            let isUsed = open.parts > 0
            log.note(isUsed ? .boundaryUnclosed : .boundaryNeverUsed, isUsed ? end : entities[open.entity].header)
        }
    }
}
