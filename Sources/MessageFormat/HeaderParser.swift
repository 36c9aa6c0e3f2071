import Bytes

/// Splits a header into fields (RFC 5322 section 2.2), leniently.
struct HeaderParser {
    let bytes: ByteView
    let lines: LineScanner
    /// Whether this is the header of the whole message, where mbox lines and leading blanks occur.
    let isTopLevel: Bool
    /// Index of the header's first field.
    private(set) var firstField = 0
    /// Offset after the header's last line.
    private(set) var end = 0

    init(bytes: ByteView, lines: LineScanner, isTopLevel: Bool) {
        self.bytes = bytes
        self.lines = lines
        self.isTopLevel = isTopLevel
    }

    /// Appends the fields of the header at `start`. Returns the offset of the body.
    ///
    /// - Parameter isBoundary: whether the line from one offset to another is a boundary line of an open multipart,
    ///   which ends any header.
    mutating func run(
        from start: Int, fields: inout [HeaderField], log: inout DiagnosticLog, isBoundary: (Int, Int) -> Bool
    ) -> Int {
        firstField = fields.count
        var cursor = isTopLevel ? skipLeadingBlanks(from: start, log: &log) : start
        end = cursor
        var canContinue = false
        while cursor < bytes.count {
            let line = lines.line(at: cursor, limit: bytes.count)
            if line.end == cursor {
                end = cursor
                return finish(bodyStart: line.next, fields.count - firstField, log: &log)
            }
            if bytes[cursor] == 0x2D, bytes.peek(cursor + 1) == 0x2D, isBoundary(cursor, line.end) {
                end = cursor
                return cursor
            }
            if bytes[cursor].isWhiteSpace {
                if isBlank(cursor, line.end) {
                    log.note(.headerBlankLine, ByteRange(cursor, line.end))
                    // QUIRK: a line of blanks is folding (obs-FWS) where the header goes on after it; before text it
                    // stands for the empty line that ends the header (RFC 5322 section 4.2 would make all of it header).
                    guard headerGoesOn(at: line.next) || bytes.peek(line.next).isWhiteSpace else {
                        end = cursor
                        return finish(bodyStart: line.next, fields.count - firstField, log: &log)
                    }
                }
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
                end = cursor
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
            // QUIRK: NUL bytes are what a crash leaves of text that never reached the disk.
            let isNUL = bytes[cursor] == 0
            let line =
                isNUL ? LineScanner.Line(end: cursor, next: cursor + 1) : lines.line(at: cursor, limit: bytes.count)
            guard line.end == cursor, line.next > cursor else { break }
            cursor = line.next
        }
        guard cursor > first else { return cursor }
        // A message that is all blank lines, or text after blank lines, has an empty header.
        guard cursor < bytes.count, headerGoesOn(at: cursor) || isMboxLine(cursor) else { return first }
        log.note(.headerLeadingBlank, ByteRange(first, cursor))
        return cursor
    }

    private func isBlank(_ start: Int, _ end: Int) -> Bool { bytes.slice(start, end).trimmed().isEmpty }

    /// Extends the last field over a continuation line, where there is a field to continue.
    private func continueField(
        from start: Int, to end: Int, _ canContinue: Bool, _ fields: inout [HeaderField], _ log: inout DiagnosticLog
    ) {
        guard canContinue, let last = fields.indices.last, last >= firstField else {
            if fields.count == firstField { log.note(.headerFoldFirst, ByteRange(start, end)) }
            return
        }
        fields[last].body = ByteRange(fields[last].body.start, end)
    }

    /// The end of a field name, which is printable ASCII (RFC 5322 section 3.6.8) or 8-bit, and its colon.
    @inline(__always)
    private func fieldName(in start: Int, _ end: Int) -> (end: Int, colon: Int)? {
        let limit = min(end, start + Limits.fieldNameBytes)
        var i = start
        while i < limit, bytes[i] > 0x20, bytes[i] != 0x3A, bytes[i] != 0x7F { i += 1 }
        let nameEnd = i
        while i < limit, bytes[i].isWhiteSpace { i += 1 }
        return nameEnd > start && i < limit && bytes[i] == 0x3A ? (nameEnd, i) : nil
    }

    /// Returns whether continuation lines belong to the field that was added.
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

    private func isMboxLine(_ start: Int) -> Bool {
        let line = bytes.slice(start, start + 6)
        return line.hasPrefix("from ") || line.hasPrefix(">from ")
    }

    /// Whether the line at `start` looks like a header line, so that a bad line before it is only a bad line.
    private func headerGoesOn(at start: Int) -> Bool {
        guard start < bytes.count else { return false }
        let line = lines.line(at: start, limit: min(bytes.count, start + 2_000))
        guard let colon = fieldName(in: start, line.end)?.colon else { return false }
        // "http://…" and "Hello: you" in a body: a field name is short, and no slash follows its colon.
        return colon - start <= 60 && bytes.peek(colon + 1) != 0x2F
    }
}
