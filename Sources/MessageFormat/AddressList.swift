/// An address field (RFC 5322 section 3.4) as byte ranges into an arena of unquoted text.
///
/// The arena holds display names with quotes, escapes, comments and folding undone, but encoded-words still encoded:
/// their charsets are the next stage's. One array serves all addresses of the field.
public struct AddressList: Sendable {
    public struct Address: Sendable {
        /// The display name, empty when there is none.
        public var name: ByteRange
        /// `local-part@domain` as written (quotes of the local part kept), or what stood in its place.
        public var addrSpec: ByteRange
        /// The display name of the group it stands in, empty outside groups.
        public var group: ByteRange
    }

    public internal(set) var arena: [UInt8] = []
    public internal(set) var addresses: [Address] = []
    public internal(set) var diagnostics: [DiagnosticCode] = []

    /// Reads a field body. Never fails: what is no address becomes a name or a bare local part.
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
    private let body: ByteView
    /// Whether the field goes on after `body`.
    private let isCut: Bool
    private var cursor = 0
    /// Words of the mailbox that is being read.
    private var words: [Word] = []
    private var angle: ByteRange?
    private var comment: ByteRange?
    private var group = ByteRange.empty
    private var groupDepth = 0
    // Once an opener turns out to have no closer, the rest of its kind is text: looking again would be quadratic.
    private var commentsClose = true
    private var quotesClose = true
    private var anglesClose = true
    private var wordsHoldAt = false
    /// How many of ``words`` stood before the angle brackets.
    private var wordsBeforeAngle = 0
    /// Times that words were put together again; bounded, since each copies.
    private var joins = 0
    private(set) var list = AddressList()

    private struct Word {
        var range: ByteRange  // in the arena
        var hasAt: Bool
        var isQuoted: Bool
        /// Whether white space stood before it.
        var isSpaced: Bool
    }

    init(_ body: ByteView, isCut: Bool = false) {
        self.body = body
        self.isCut = isCut
    }

    mutating func note(_ code: DiagnosticCode) {
        if !list.diagnostics.contains(code) { list.diagnostics.append(code) }
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
                flush()
            case 0x3B:
                cursor += 1
                endGroup()
            case 0x28 where readComment(): break
            case 0x22: readQuoted(isSpaced: isSpaced)
            case 0x3C: readAngle()
            case 0x3A where canBeginGroup: beginGroup()
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
            // It may close where nobody looks: what follows is comment, not text.
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
        guard quotesClose, let end = endOfQuoted(at: cursor) else {
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
            Word(range: arenaRange(from: start), hasAt: false, isQuoted: !isLocalPart, isSpaced: isSpaced))
        cursor = end
    }

    /// Offset after the closing quote.
    private func endOfQuoted(at start: Int, limit: Int = .max) -> Int? {
        var i = start + 1
        while i < min(body.count, limit) {
            if body[i] == 0x22 { return i + 1 }
            i += body[i] == 0x5C ? 2 : 1
        }
        return nil
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

    /// Offset of the closing bracket; quoted strings inside may hold one.
    private func endOfAngle(at start: Int) -> Int? {
        guard let close = body.firstIndex(of: 0x3E, from: start + 1) else { return nil }
        guard let quote = body.firstIndex(of: 0x22, from: start + 1, to: close), let end = endOfQuoted(at: quote),
            end > close, end - start < 1_000
        else { return close }
        return body.firstIndex(of: 0x3E, from: end) ?? close
    }

    /// An atom reaches to the next special; `@` and `.` belong to it.
    private mutating func readAtom(isSpaced: Bool) {
        let start = list.arena.count
        var hasAt = false
        var bracket = false
        repeat {
            let byte = body[cursor]
            hasAt = hasAt || byte == 0x40
            bracket = byte == 0x5B || (bracket && byte != 0x5D)
            if byte != 0x5C { list.arena.append(byte) }
            cursor += 1
        } while cursor < body.count && (!body[cursor].endsAtom || (bracket && body[cursor] == 0x3A))
        if hasAt { dropStrayBrackets(from: start) }
        words.append(Word(range: arenaRange(from: start), hasAt: hasAt, isQuoted: false, isSpaced: isSpaced))
        wordsHoldAt = wordsHoldAt || hasAt
    }

    /// `Name user@host>`: the bracket that nothing opened is no part of the address.
    private mutating func dropStrayBrackets(from start: Int) {
        while list.arena.count > start, list.arena.last == 0x3E {
            list.arena.removeLast()
            note(.addressMalformed)
        }
    }

    // MARK: Groups

    private var canBeginGroup: Bool { angle == nil && !wordsHoldAt }

    private mutating func beginGroup() {
        cursor += 1
        let name = joinedWords(words[...])
        words.removeAll(keepingCapacity: true)
        comment = nil
        if list.arena[name.start..<name.end].elementsEqualIgnoringCase("mailto") { return }
        groupDepth += 1
        if groupDepth > 1 { note(.addressGroupNested) }
        if groupDepth <= Limits.groupNesting { group = name }
    }

    private mutating func endGroup() {
        flush()
        groupDepth = max(0, groupDepth - 1)
        group = .empty
    }

    // MARK: Mailboxes

    private mutating func flush() {
        defer {
            words.removeAll(keepingCapacity: true)
            wordsHoldAt = false
            angle = nil
            comment = nil
        }
        if let angle {
            let name = words.isEmpty ? comment ?? .empty : joinedWords(words[...])
            add(name: name, addrSpec: angle)
        } else if !words.isEmpty {
            flushWithoutAngle()
        }
    }

    /// `Ada <ada@host> Bob <bob@host>`: without a comma between, the words after the first brackets name the second.
    private mutating func flushBeforeNextAngle() {
        let next = Array(words[wordsBeforeAngle...])
        words.removeSubrange(wordsBeforeAngle...)
        note(.addressMalformed)
        flush()
        words = next
    }

    /// `user@host (Name)`, `Name user@host`, several addresses with blanks between, a bare local part, a bare name.
    private mutating func flushWithoutAngle() {
        joinSplitAddrSpecs()
        if let hidden = obfuscatedAddrSpec() {
            note(.addressObfuscated)
            return add(name: comment ?? .empty, addrSpec: hidden)
        }
        guard words.contains(where: { $0.hasAt && !$0.isQuoted }) else {
            if words.count == 1, !words[0].isQuoted {
                add(name: comment ?? .empty, addrSpec: words[0].range)
            } else {
                note(.addressMalformed)
                add(name: joinedWords(words[...]), addrSpec: .empty)
            }
            return
        }
        var nameStart = 0
        for index in words.indices where words[index].hasAt {
            let name = nameStart < index ? joinedWords(words[nameStart..<index]) : comment ?? .empty
            if nameStart < index { note(.addressMalformed) }
            add(name: name, addrSpec: words[index].range)
            nameStart = index + 1
        }
    }

    /// `ada at example.org (Ada)`: list archives (Mailman's Pipermail) write no `@`.
    private mutating func obfuscatedAddrSpec() -> ByteRange? {
        guard words.count == 3, words.allSatisfy({ !$0.isQuoted && !$0.hasAt }),
            list.arena[words[1].range.start..<words[1].range.end].elementsEqual("at".utf8),
            isLocalPart(words[0].range), isDomain(words[2].range)
        else { return nil }
        let start = list.arena.count
        repeatInArena(words[0].range)
        list.arena.append(0x40)
        repeatInArena(words[2].range)
        return arenaRange(from: start)
    }

    /// A dot-atom, but no encoded-word.
    private func isLocalPart(_ range: ByteRange) -> Bool {
        let text = list.arena[range.start..<range.end]
        let marks = "!#$%&'*+-/=^_`{|}~.".utf8
        return !text.starts(with: "=?".utf8) && text.allSatisfy { $0.isLetter || $0.isDigit || marks.contains($0) }
    }

    /// Labels of letters, digits and hyphens, at least two, of which the last has letters.
    private func isDomain(_ range: ByteRange) -> Bool {
        let labels = list.arena[range.start..<range.end].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, last.count > 1, last.contains(where: \.isLetter) else {
            return false
        }
        return labels.allSatisfy { label in
            label.first.map { $0 != 0x2D } ?? false && label.last != 0x2D
                && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D }
        }
    }

    /// Puts `"quoted local"` and `@host`, `user @ host`, `user@` and `host` back together (obs-local-part, obs-domain).
    private mutating func joinSplitAddrSpecs() {
        var joined: [Word] = []
        joined.reserveCapacity(words.count)
        for word in words {
            guard let last = joined.last, continuesAddrSpec(last, word),
                last.range.count + word.range.count < 400, joins < Limits.addresses
            else {
                joined.append(word)
                continue
            }
            joins += 1
            let start = list.arena.count
            repeatInArena(last.range)
            repeatInArena(word.range)
            joined[joined.count - 1] = Word(
                range: arenaRange(from: start), hasAt: true, isQuoted: false, isSpaced: last.isSpaced)
        }
        words = joined
    }

    private func continuesAddrSpec(_ last: Word, _ word: Word) -> Bool {
        guard !last.range.isEmpty, !word.range.isEmpty else { return false }
        let lastByte = list.arena[last.range.end - 1]
        let firstByte = list.arena[word.range.start]
        if last.isQuoted || word.isQuoted { return false }
        if !last.hasAt { return firstByte == 0x40 }
        return lastByte == 0x40 || (lastByte == 0x2E && !word.hasAt) || (firstByte == 0x2E && !word.hasAt)
    }

    private mutating func add(name: ByteRange, addrSpec: ByteRange) {
        guard !(name.isEmpty && addrSpec.isEmpty) else { return }
        guard list.addresses.count < Limits.addresses else { return note(.limitAddresses) }
        if !list.arena[addrSpec.start..<addrSpec.end].contains(0x40) { note(.addressDomainMissing) }
        list.addresses.append(AddressList.Address(name: name, addrSpec: addrSpec, group: group))
    }

    // MARK: Arena

    /// Appends bytes that the arena holds already. One by one: appending a slice of the array to itself would copy all
    /// of it each time.
    private mutating func repeatInArena(_ range: ByteRange) {
        for i in range.start..<range.end { list.arena.append(list.arena[i]) }
    }

    private func arenaRange(from start: Int) -> ByteRange { ByteRange(start, list.arena.count) }

    /// Words with the blanks that stood between them, one each.
    private mutating func joinedWords(_ words: ArraySlice<Word>) -> ByteRange {
        guard let first = words.first else { return .empty }
        if words.count == 1 { return first.range }
        let start = list.arena.count
        for (index, word) in words.enumerated() {
            if index > 0, word.isSpaced || word.isQuoted { list.arena.append(0x20) }
            repeatInArena(word.range)
        }
        return arenaRange(from: start)
    }

    /// A quoted local part as it stands, without its folding: a line end in an address would be a header injection
    /// wherever it is written out again.
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
            case 0x5C where i < end:
                if body[i] != 0x0D, body[i] != 0x0A { list.arena.append(body[i]) }
                i += 1
            default: list.arena.append(byte)
            }
        }
    }

    /// The inside of angle brackets: comments, white space, a stray `<`, `mailto:` and a source route are dropped.
    private mutating func appendAddrSpec(from start: Int, to end: Int) {
        let inner = body.slice(start, end)
        // What does not close inside these brackets is text in them; the field goes on as before.
        var innerCommentsClose = commentsClose
        var innerQuotesClose = quotesClose
        var i = 0
        while inner.peek(i) == 0x3C || inner.peek(i).isFoldingWhiteSpace { i += 1 }
        if inner.hasPrefix("mailto:", at: i) { i += 7 }
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
            if !byte.isFoldingWhiteSpace { list.arena.append(byte) }
            i += 1
        }
    }
}

extension UInt8 {
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
