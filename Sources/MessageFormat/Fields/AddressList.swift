import Bytes

/// An address field (RFC 5322 section 3.4) as byte ranges into an arena of unquoted text.
///
/// One byte array serves all addresses of a field, so that reading a field takes few allocations.
public struct AddressList: Sendable {
    /// One mailbox; its ranges point into ``AddressList/arena``.
    public struct Address: Sendable {
        /// The display name, empty when there is none.
        public var name: ByteRange
        /// `local-part@domain` as written, with the quotes of a quoted local part; for a mailbox without an address the
        /// word in its place, or nothing.
        public var addrSpec: ByteRange
        /// The display name of the group that holds the mailbox, empty outside groups.
        public var group: ByteRange
    }

    /// Display names and addresses with quotes, escapes, comments and folding undone. Encoded-words are still encoded,
    /// since decoding them needs charsets.
    public internal(set) var arena: [UInt8] = []
    /// The mailboxes in order, those of groups included; at most ``Limits/addresses``.
    public internal(set) var addresses: [Address] = []
    /// Each departure from RFC 5322 once.
    public internal(set) var diagnostics: [DiagnosticCode] = []

    /// Reads a field body. It never fails: text that is no address becomes a display name or a bare local part.
    public init(parsing body: ByteView) {
        var parser = AddressParser(body.slice(0, Limits.fieldBytes), isCut: body.count > Limits.fieldBytes)
        if body.count > Limits.fieldBytes { parser.note(.limitFieldBytes) }
        parser.run()
        self = parser.list
    }

    init() {}
}

/// A single pass over an address field: each byte is looked at a bounded number of times.
struct AddressParser {
    let body: ByteView
    /// Whether the field goes on after `body`.
    private let isCut: Bool
    private(set) var cursor = 0
    /// Words of the mailbox that is being read.
    var words: [Word] = []
    var angle: ByteRange?
    var comment: ByteRange?
    var group = ByteRange.empty
    var groupDepth = 0
    // After one opening mark without a closing one, all marks of its kind are text: searching again for each would take
    // quadratic time.
    private var commentsClose = true
    private var quotesClose = true
    private var anglesClose = true
    private var innerQuotesClose = true
    /// Whether a semicolon was met outside a group: Outlook's users separate mailboxes by semicolons.
    private(set) var isSemicolonList = false
    /// Offset of the last semicolon that may close a group, -1 where there is none; nil until the field was searched.
    private var lastSemicolon: Int?
    var wordsHoldAt = false
    /// How many of ``words`` precede the angle brackets.
    var wordsBeforeAngle = 0
    /// How often words were joined to an address. It is bounded, since each join copies them.
    var joins = 0
    var list = AddressList()

    struct Word {
        var range: ByteRange  // in the arena
        var hasAt = false
        var isQuoted = false
        /// Whether white space precedes it.
        var isSpaced = false
        /// A comma that may belong to a name: `Berg, Anna <anna@example.org>`.
        var isComma = false
    }

    init(_ body: ByteView, isCut: Bool = false) {
        self.body = body
        self.isCut = isCut
    }

    mutating func note(_ code: DiagnosticCode) {
        list.diagnostics.note(code)
    }

    mutating func run() {
        var isSpaced = false
        while cursor < body.count {
            guard list.addresses.count < Limits.addresses else { return note(.limitAddresses) }
            let byte = body[cursor]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D:
                cursor += 1
                isSpaced = true
                continue
            case 0x2C:
                cursor += 1
                takeComma()
            case 0x3B where !body.endsEntity(at: cursor):
                cursor += 1
                endGroup()
            case 0x28 where readComment(): break
            case 0x22: readQuoted(isSpaced: isSpaced)
            case 0x3C: readAngle()
            case 0x3A where canBeginGroup(): beginGroup()
            default: readAtom(isSpaced: isSpaced)
            }
            isSpaced = false
        }
        flush()
    }

    // MARK: Tokens

    private mutating func readComment() -> Bool {
        guard commentsClose else { return false }
        guard let end = body.endOfComment(at: cursor) else {
            commentsClose = false
            note(.addressCommentUnclosed)
            // The comment may close beyond the cut, so the rest of the field is taken for comment.
            if isCut { cursor = body.count }
            return isCut
        }
        let start = list.arena.count
        appendUnescaped(from: cursor + 1, to: end - 1)
        comment = arenaRange(from: start)
        cursor = end
        return true
    }

    private mutating func readQuoted(isSpaced: Bool) {
        guard quotesClose, let end = endOfQuotedName(at: cursor) else {
            if quotesClose { note(.addressQuoteUnclosed) }
            if quotesClose, isCut { cursor = body.count - 1 }
            quotesClose = false
            cursor += 1  // The quote itself is dropped; its text is read as atoms.
            return
        }
        let start = list.arena.count
        let isLocalPart = body.peek(end) == 0x40
        if isLocalPart {
            appendWithoutLineEnds(from: cursor, to: end)
        } else {
            appendUnescaped(from: cursor + 1, to: end - 1)
        }
        words.append(
            Word(range: arenaRange(from: start), isQuoted: !isLocalPart, isSpaced: isSpaced))
        cursor = end
    }

    /// Offset after the closing quote of the name that opens at `start`. QUIRK: quotes inside a name are not escaped,
    /// as in `"Hotel "Zur Post" GmbH"` (RFC 5322 section 3.2.4 asks for it).
    private mutating func endOfQuotedName(at start: Int) -> Int? {
        guard let end = endOfQuoted(at: start) else { return nil }
        guard innerQuotesClose, body.peek(end).isNameByte, body[end - 2].isFoldingWhiteSpace || end == start + 2 else {
            return end
        }
        // A quote between a blank and a letter opens; any other closes.
        var open = 2
        var i = end
        while i < body.count, body[i] != 0x3C, i - start < 1_000 {
            if body[i] == 0x22 {
                open += body[i - 1].isFoldingWhiteSpace && body.peek(i + 1).isNameByte ? 1 : -1
                if open == 0 { return i + 1 }
            }
            i += 1
        }
        innerQuotesClose = false
        return end
    }

    /// Offset after the quoted string that opens at `start`.
    private func endOfQuoted(at start: Int, limit: Int = .max) -> Int? {
        body.closingQuote(from: start + 1, limit: limit).map { $0 + 1 }
    }

    private mutating func readAngle() {
        if angle != nil { flushBeforeNextAngle() }
        let open = cursor
        guard anglesClose, let close = endOfAngle(at: open) else {
            if anglesClose { note(.addressMalformed) }
            anglesClose = false
            cursor = open + 1
            return
        }
        let start = list.arena.count
        appendAddrSpec(from: open + 1, to: close)
        angle = arenaRange(from: start)
        wordsBeforeAngle = words.count
        cursor = close + 1
        while body.peek(cursor) == 0x3E { cursor += 1 }  // `<<user@host>>`
    }

    /// Offset of the bracket that closes the one at `start`; a quoted string between them may hold others.
    private func endOfAngle(at start: Int) -> Int? {
        guard let close = body.firstIndex(of: 0x3E, from: start + 1) else { return nil }
        guard let quote = body.firstIndex(of: 0x22, from: start + 1, to: close), let end = endOfQuoted(at: quote),
            end > close, end - start < 1_000
        else { return close }
        return body.firstIndex(of: 0x3E, from: end) ?? close
    }

    /// Reads a word up to the next special character; `@` and `.` belong to it.
    private mutating func readAtom(isSpaced: Bool) {
        let start = list.arena.count
        var hasAt = false
        var bracket = false
        repeat {
            let byte = body[cursor]
            let isTrail = byte < 0x80 && body.isTrailByte(at: cursor)
            hasAt = hasAt || byte == 0x40 && !isTrail
            bracket = byte == 0x5B && !isTrail || (bracket && byte != 0x5D)
            if byte != 0x5C || isTrail { list.arena.append(byte) }
            cursor += 1
        } while cursor < body.count && (!body[cursor].endsAtom || (bracket && body[cursor] == 0x3A))
        if hasAt { dropStrayBrackets(from: start) }
        words.append(
            Word(range: withoutBrackets(arenaRange(from: start), hasAt: hasAt), hasAt: hasAt, isSpaced: isSpaced))
        wordsHoldAt = wordsHoldAt || hasAt
    }

    /// Drops brackets that nothing opened: `Name user@host>`.
    private mutating func dropStrayBrackets(from start: Int) {
        while list.arena.count > start, list.arena.last == 0x3E {
            list.arena.removeLast()
            note(.addressMalformed)
        }
    }

    /// QUIRK: `Anna [mailto:anna@example.org]` is how Outlook shows an address in text; some mailers copy it into
    /// fields, with or without its scheme (RFC 5322 section 3.4 has no such form).
    private func withoutBrackets(_ range: ByteRange, hasAt: Bool) -> ByteRange {
        let isLink = list.arena.withByteView { $0[range].hasPrefix("[mailto:") }
        guard isLink || hasAt, range.count > 9, list.arena[range.start] == 0x5B, list.arena[range.end - 1] == 0x5D
        else {
            return range
        }
        return ByteRange(range.start + (isLink ? 8 : 1), range.end - 1)
    }

    // MARK: Groups

    /// Whether the colon at the cursor ends the name of a group (RFC 5322 section 3.4). It does if the last semicolon
    /// of the field closes the group, or if an address or nothing follows the colon.
    ///
    /// QUIRK: any other colon belongs to a display name, as in `HowlRound: A Center <w@example.org>` and `News at
    /// 20:00`.
    private mutating func canBeginGroup() -> Bool {
        guard angle == nil, !wordsHoldAt else { return false }
        if cursor > 0, body[cursor - 1].isDigit, body.peek(cursor + 1).isDigit { return false }
        if isCut { return true }
        let semicolon = findLastSemicolon()
        if semicolon > cursor, endsGroup(semicolon) { return true }
        let next = offsetOfText(from: cursor + 1)
        let end = min(body.count, next + 320)
        var stop = next
        while stop < end, !body[stop].endsAtom { stop += 1 }
        return next >= body.count || body[next] == 0x3B || body.slice(next, stop).firstIndex(of: 0x40) != nil
    }

    /// Whether nothing, a comma or a comment follows the semicolon, as after a group.
    private func endsGroup(_ semicolon: Int) -> Bool {
        let next = offsetOfText(from: semicolon + 1)
        return next >= body.count || body[next] == 0x2C || body[next] == 0x28
    }

    /// Offset of the first byte from `start` on that is no white space.
    private func offsetOfText(from start: Int) -> Int {
        var next = start
        while body.peek(next).isFoldingWhiteSpace { next += 1 }
        return next
    }

    private mutating func findLastSemicolon() -> Int {
        if let lastSemicolon { return lastSemicolon }
        var index = body.count - 1
        while index >= 0, body[index] != 0x3B || body.endsEntity(at: index) { index -= 1 }
        lastSemicolon = index
        return index
    }

    private mutating func beginGroup() {
        cursor += 1
        if let comma = words.lastIndex(where: \.isComma) {
            let name = Array(words[(comma + 1)...])
            words.removeSubrange(comma...)
            flush()
            words = name
        }
        let name = joinedWords(words[...])
        words.removeAll(keepingCapacity: true)
        comment = nil
        if list.arena[name.start..<name.end].elementsEqualIgnoringCase("mailto") { return }
        groupDepth += 1
        if groupDepth > 1 { note(.addressGroupNested) }
        if groupDepth <= Limits.groupNesting { group = name }
    }

    private mutating func endGroup() {
        flush(atSemicolon: true)
        if groupDepth == 0 { isSemicolonList = true }
        groupDepth = max(0, groupDepth - 1)
        group = .empty
    }

    mutating func add(name: ByteRange, addrSpec: ByteRange) {
        guard !(name.isEmpty && addrSpec.isEmpty), !isPlaceholder(name, addrSpec) else { return }
        guard list.addresses.count < Limits.addresses else { return note(.limitAddresses) }
        let name = withoutEntities(name)
        if !list.arena[addrSpec.start..<addrSpec.end].contains(0x40) { note(.addressDomainMissing) }
        list.addresses.append(AddressList.Address(name: name, addrSpec: addrSpec, group: group))
    }

    private static let placeholders: [StaticString] = [
        "undisclosed-recipient", "undisclosed recipient", "unlisted-recipient",
    ]

    /// Whether a mailbox only says that there is no recipient to name. QUIRK: programs write it in place of the empty group
    /// `undisclosed-recipients:;` (RFC 5322 section A.1.3), as in `"Undisclosed recipients"@host` or
    /// `unlisted-recipients: no To-header on input <;>`.
    private func isPlaceholder(_ name: ByteRange, _ addrSpec: ByteRange) -> Bool {
        list.arena.withByteView { arena in
            let hasDomain = arena[addrSpec].firstIndex(of: 0x40) != nil
            let text = hasDomain || name.isEmpty ? arena[addrSpec] : arena[name]
            let start = text.peek(0) == 0x22 ? 1 : 0
            guard let word = Self.placeholders.first(where: { text.hasPrefix($0, at: start) }) else { return false }
            var end = start + word.utf8CodeUnitCount
            if text.peek(end).asciiLowercased == 0x73 { end += 1 }
            return end >= text.count || "@:; \"".utf8.contains(text[end])
        }
    }

    // MARK: Arena

    /// Appends bytes that the arena holds already.
    ///
    /// They are appended one by one, since appending a slice of the array to itself would copy the whole array.
    mutating func repeatInArena(_ range: ByteRange) {
        for i in range.start..<range.end { list.arena.append(list.arena[i]) }
    }

    func arenaRange(from start: Int) -> ByteRange { ByteRange(start, list.arena.count) }

    /// Joins words, with one blank where white space separated them.
    mutating func joinedWords(_ words: ArraySlice<Word>) -> ByteRange {
        guard let first = words.first else { return .empty }
        if words.count == 1 { return first.range }
        let start = list.arena.count
        for (index, word) in words.enumerated() {
            if word.isComma {
                list.arena.append(0x2C)
                continue
            }
            if index > 0, word.isSpaced || word.isQuoted { list.arena.append(0x20) }
            repeatInArena(word.range)
        }
        return arenaRange(from: start)
    }

    /// Appends a quoted local part as written, but without line ends: when the address is written into another header,
    /// a line end in it would begin a field of the sender's choice.
    private mutating func appendWithoutLineEnds(from start: Int, to end: Int) {
        for i in start..<end where body[i] != 0x0D && body[i] != 0x0A { list.arena.append(body[i]) }
    }

    private mutating func appendUnescaped(from start: Int, to end: Int) {
        var i = start
        while i < end {
            let byte = body[i]
            i += 1
            switch byte {
            case 0x0D, 0x0A: continue
            case 0x5C where i < end && !body.isTrailByte(at: i - 1):
                if body[i] != 0x0D, body[i] != 0x0A { list.arena.append(body[i]) }
                i += 1
            default: list.arena.append(byte)
            }
        }
    }

    /// Appends the inside of angle brackets without comments, white space, a stray `<`, `mailto:` and a source route
    /// (RFC 5322 section 4.4).
    private mutating func appendAddrSpec(from start: Int, to end: Int) {
        let inner = body.slice(start, end)
        // A comment or quote that does not close inside the brackets is text in them, and only there.
        var innerCommentsClose = commentsClose
        var innerQuotesClose = quotesClose
        var i = 0
        while inner.peek(i) == 0x3C || inner.peek(i).isFoldingWhiteSpace { i += 1 }
        if inner.hasPrefix("mailto:", at: i) { i += 7 }
        // Exchange 5 wrote the kind of an address before it.
        if inner.hasPrefix("smtp:", at: i) { i += 5 }
        // The blanks of an X.500 name, as Exchange writes it, are part of it: `/O=ACME/OU=FIRST UNIT/CN=ADA`.
        let keepsBlanks =
            inner.peek(i) == 0x2F && inner.firstIndex(of: 0x3D) != nil && inner.firstIndex(of: 0x40) == nil
        // QUIRK: HyperKitty's exports of list mail write "at" for the at sign: `<ada at example.org>`.
        var isMunged = !keepsBlanks && inner.firstIndex(of: 0x40) == nil
        if inner.peek(i) == 0x40, let colon = inner.firstIndex(of: 0x3A, from: i) { i = colon + 1 }
        while i < inner.count {
            let byte = inner[i]
            if byte == 0x28, innerCommentsClose {
                guard let close = inner.endOfComment(at: i) else {
                    innerCommentsClose = false
                    continue
                }
                i = close
                continue
            }
            if byte == 0x22, innerQuotesClose {
                guard let quote = endOfQuoted(at: start + i, limit: end) else {
                    innerQuotesClose = false
                    continue
                }
                appendWithoutLineEnds(from: start + i, to: quote)
                i = quote - start
                continue
            }
            if isMunged, byte == 0x20, i > 0, inner.hasPrefix("at ", at: i + 1) {
                list.arena.append(0x40)
                note(.addressObfuscated)
                isMunged = false
                i += 4
                continue
            }
            let isBlank = byte == 0x20 && inner.peek(i + 1) != 0x20 && i + 1 < inner.count
            if !byte.isFoldingWhiteSpace || keepsBlanks && isBlank { list.arena.append(byte) }
            i += 1
        }
    }
}

extension UInt8 {
    /// Whether a word of a name can begin with the byte: a letter, a digit, or a byte of another script.
    fileprivate var isNameByte: Bool { isLetter || isDigit || self >= 0x80 }

    fileprivate var endsAtom: Bool {
        switch self {
        case 0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3B, 0x28, 0x22, 0x3C, 0x3A: true
        default: false
        }
    }
}

extension ArraySlice where Element == UInt8 {
    fileprivate func elementsEqualIgnoringCase(_ literal: StaticString) -> Bool {
        withUnsafeBufferPointer { ByteView($0).equals(literal) }
    }
}
