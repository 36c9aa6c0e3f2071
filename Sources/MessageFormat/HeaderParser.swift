import Bytes

/// Splits a header into fields (RFC 5322 section 2.2), leniently.
struct HeaderParser {
    let bytes: ByteView
    let lines: LineScanner
    /// Whether this is the header of the whole message: only there mbox lines and leading blank lines are expected.
    let isTopLevel: Bool
    /// Index of the header's first field.
    private(set) var firstField = 0
    /// Offset after the header's last line.
    private(set) var end = 0

    /// Appends the fields of the header at `start`. Returns the offset of the body.
    ///
    /// - Parameter isBoundary: tells whether the line between two offsets is a boundary line of an open multipart. Such
    ///   a line ends any header.
    mutating func run(
        from start: Int, fields: inout [HeaderField], log: inout DiagnosticLog, isBoundary: (Int, Int) -> Bool
    ) -> Int {
        firstField = fields.count
        var cursor = isTopLevel ? skipLeadingBlanks(from: start, log: &log) : start
        end = cursor
        var canContinue = false
        // Whether a blank line was passed over.
        var isContinued = false
        while cursor < bytes.count {
            let line = lines.line(at: cursor, limit: bytes.count)
            if line.end == cursor {
                // QUIRK: scripts that end lines twice put a blank line before the MIME fields; without them the parts would
                // be text.
                guard isTopLevel, !isContinued, isMIMEHeader(at: line.next), !hasContentType(fields) else {
                    return finish(bodyStart: line.next, fields.count - firstField, log: &log)
                }
                isContinued = true
                log.note(.headerBlankLine, ByteRange(cursor, line.next))
                cursor = line.next
                canContinue = false
                continue
            }
            if bytes[cursor] == 0x2D, bytes.peek(cursor + 1) == 0x2D, isBoundary(cursor, line.end) { return cursor }
            if bytes[cursor].isWhiteSpace {
                if isBlank(cursor, line.end) {
                    log.note(.headerBlankLine, ByteRange(cursor, line.end))
                    // QUIRK: a line of blanks is folding (obs-FWS) if the header goes on after it. Before text it is
                    // taken for the empty line that ends the header; RFC 5322 section 4.2 would make the text header.
                    guard headerGoesOn(at: line.next) || bytes.peek(line.next).isWhiteSpace else {
                        return finish(bodyStart: line.next, fields.count - firstField, log: &log)
                    }
                }
                continueField(from: cursor, to: line.end, canContinue, &fields, &log)
            } else if bytes[cursor] == 0x3D, canContinue,
                EncodedWord(in: bytes.slice(cursor, line.end), at: 0)?.isCut == false
            {
                // QUIRK: scripts break a long subject between its encoded-words and do not indent what follows.
                log.note(.headerFieldMalformed, ByteRange(cursor, line.end))
                continueField(from: cursor, to: line.end, canContinue, &fields, &log)
            } else if let name = fieldName(in: cursor, line.end) {
                canContinue = add(nameStart: cursor, name, end: line.end, &fields, &log)
            } else if isTopLevel, fields.count == firstField, isMboxLine(cursor) {
                log.note(.headerMboxLine, ByteRange(cursor, line.end))
                canContinue = false
            } else if headerGoesOn(at: line.next) {
                log.note(.headerFieldMalformed, ByteRange(cursor, line.end))
                canContinue = false
            } else {
                if fields.count > firstField { log.note(.headerEndMissing, ByteRange(cursor, cursor)) }
                return finish(bodyStart: cursor, fields.count - firstField, log: &log)
            }
            cursor = line.next
            end = cursor
        }
        return finish(bodyStart: bytes.count, fields.count - firstField, log: &log)
    }

    private func finish(bodyStart: Int, _ count: Int, log: inout DiagnosticLog) -> Int {
        if isTopLevel, count == 0 { log.note(.headerMissing, ByteRange(0, 0)) }
        return bodyStart
    }

    private func skipLeadingBlanks(from start: Int, log: inout DiagnosticLog) -> Int {
        var cursor = start
        if bytes.peek(0) == 0xEF, bytes.peek(1) == 0xBB, bytes.peek(2) == 0xBF { cursor = 3 }
        let first = cursor
        while cursor < bytes.count {
            // QUIRK: a file system that crashed leaves NUL bytes in place of text that never reached the disk.
            let isNUL = bytes[cursor] == 0
            let line =
                isNUL ? LineScanner.Line(end: cursor, next: cursor + 1) : lines.line(at: cursor, limit: bytes.count)
            guard line.end == cursor, line.next > cursor else { break }
            cursor = line.next
        }
        guard cursor > first else { return cursor }
        // If no header follows the blank lines, the first of them ends an empty header.
        guard cursor < bytes.count, headerGoesOn(at: cursor) || isMboxLine(cursor) else { return first }
        log.note(.headerLeadingBlank, ByteRange(first, cursor))
        return cursor
    }

    private func isBlank(_ start: Int, _ end: Int) -> Bool { bytes.slice(start, end).trimmed().isEmpty }

    /// Extends the last field over a continuation line (RFC 5322 section 2.2.3).
    private func continueField(
        from start: Int, to end: Int, _ canContinue: Bool, _ fields: inout [HeaderField], _ log: inout DiagnosticLog
    ) {
        guard canContinue, let last = fields.indices.last, last >= firstField else {
            if fields.count == firstField { log.note(.headerFoldFirst, ByteRange(start, end)) }
            return
        }
        fields[last].body = ByteRange(fields[last].body.start, end)
    }

    /// Where the field name that begins at `start` ends, and where its colon is; nil for a line that is no field.
    ///
    /// A name is printable ASCII without the colon (RFC 5322 section 3.6.8); 8-bit bytes are let in.
    @inline(__always)
    private func fieldName(in start: Int, _ end: Int) -> (end: Int, colon: Int)? {
        let limit = min(end, start + Limits.fieldNameBytes)
        var i = start
        while i < limit, bytes[i] > 0x20, bytes[i] != 0x3A, bytes[i] != 0x7F { i += 1 }
        let nameEnd = i
        while i < limit, bytes[i].isWhiteSpace { i += 1 }
        return nameEnd > start && i < limit && bytes[i] == 0x3A ? (nameEnd, i) : nil
    }

    /// Appends a field. Returns false past the limit, where continuation lines must be dropped as well.
    private func add(
        nameStart: Int, _ name: (end: Int, colon: Int), end: Int, _ fields: inout [HeaderField],
        _ log: inout DiagnosticLog
    ) -> Bool {
        guard fields.count - firstField < Limits.headerFields else {
            if fields.count - firstField == Limits.headerFields, log.entries.last?.code != .limitFields {
                log.note(.limitFields, ByteRange(nameStart, end))
            }
            return false
        }
        if name.end < name.colon { log.note(.headerFieldSpace, ByteRange(nameStart, name.colon)) }
        let range = ByteRange(nameStart, name.end)
        fields.append(
            HeaderField(name: FieldName(bytes[range]), nameRange: range, body: ByteRange(name.colon + 1, end)))
        return true
    }

    /// Whether a header of MIME stands at `start`, with a text or with parts behind it.
    private func isMIMEHeader(at start: Int) -> Bool {
        guard bytes.hasPrefix("content-type:", at: start) || bytes.hasPrefix("mime-version:", at: start) else {
            return false
        }
        var cursor = start
        var isText = false
        var hasParts = false
        for _ in 0..<Self.mimeLines where cursor < bytes.count {
            let line = lines.line(at: cursor, limit: bytes.count)
            if line.end == cursor {
                return isText || hasParts && hasDelimiter(bytes.slice(line.next, line.next + 2_000))
            }
            if bytes.hasPrefix("content-type:", at: cursor) {
                let value = bytes.slice(cursor + 13, line.end).trimmed()
                isText = value.hasPrefix("text/")
                hasParts = value.hasPrefix("multipart/")
            }
            guard bytes[cursor].isWhiteSpace || fieldName(in: cursor, line.end) != nil else { return false }
            cursor = line.next
        }
        return false
    }

    /// Whether a line begins as those between parts do, and not as the mark of a signature.
    private func hasDelimiter(_ body: ByteView) -> Bool {
        if body.hasPrefix("--"), body.peek(2) > 0x20 { return true }
        var from = 0
        while let mark = body.firstRange(of: "\n--", from: from) {
            if body.peek(mark + 3) > 0x20 { return true }
            from = mark + 3
        }
        return false
    }

    private static let mimeLines = 20

    private func hasContentType(_ fields: [HeaderField]) -> Bool {
        fields[firstField...].contains { $0.name == .contentType }
    }

    private func isMboxLine(_ start: Int) -> Bool {
        let line = bytes.slice(start, start + 6)
        return line.hasPrefix("from ") || line.hasPrefix(">from ")
    }

    /// Whether the line at `start` looks like a header line. If it does, a malformed line before it does not end the
    /// header.
    private func headerGoesOn(at start: Int) -> Bool {
        guard start < bytes.count else { return false }
        let line = lines.line(at: start, limit: min(bytes.count, start + 2_000))
        guard let colon = fieldName(in: start, line.end)?.colon else { return false }
        // A body may begin with "http://…" or a long sentence with a colon: a field name is short, and no slash
        // follows.
        return colon - start <= 60 && bytes.peek(colon + 1) != 0x2F
    }
}
