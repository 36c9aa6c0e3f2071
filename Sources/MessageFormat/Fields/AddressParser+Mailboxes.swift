import Bytes

/// Makes mailboxes of the words that the parser has collected.
extension AddressParser {
    /// Adds the mailbox that ends here.
    ///
    /// - Parameter atSemicolon: whether a semicolon ended it, which Outlook's lists have in place of a comma.
    mutating func flush(atSemicolon: Bool = false) {
        defer {
            words.removeAll(keepingCapacity: true)
            wordsHoldAt = false
            angle = nil
            comment = nil
        }
        if let angle {
            dropOuterCommas()
            addLocalNames()
            if words.contains(where: \.isComma) { note(.addressMalformed) }
            let name = words.isEmpty ? comment ?? .empty : joinedWords(words[...])
            add(name: name, addrSpec: angle)
        } else if !words.isEmpty {
            flushSegments(isOneName: groupDepth == 0 && (atSemicolon || isSemicolonList))
        }
    }

    // MARK: Commas in names

    /// Ends a mailbox at a comma (RFC 5322 section 3.4).
    ///
    /// QUIRK: senders leave out the quotes that a name with a comma needs, as in `Goodhertz, Inc. <s@x>`. So words
    /// without an address are kept until it is known whether an address in angle brackets follows them.
    mutating func takeComma() {
        guard angle == nil, comment == nil, !words.isEmpty, !holdsAddress else { return flush() }
        if words.count(where: \.isComma) == Self.commasInName, let first = words.firstIndex(where: \.isComma) {
            let rest = Array(words[(first + 1)...])
            words.removeSubrange(first...)
            flush()
            words = rest
        }
        words.append(Word(range: .empty, isComma: true))
    }

    /// Most commas of one name; words with more are a list of names.
    private static let commasInName = 3

    /// Whether the words hold an address, and not just the `@` of a name such as `Jobs @ ACME`.
    private var holdsAddress: Bool {
        guard wordsHoldAt else { return false }
        return words.indices.contains { index in
            guard words[index].hasAt else { return false }
            let domain = words[index].range.count > 1 ? index : min(index + 1, words.count - 1)
            return words[index].range.count > 1
                || list.arena[words[domain].range.start..<words[domain].range.end].contains(0x2E)
        }
    }

    /// Adds words in lower case before a name as mailboxes: `root, postmaster, Ada Byron <ada@example.org>`.
    private mutating func addLocalNames() {
        let angled = words
        while let comma = words.firstIndex(where: \.isComma), comma == 1, isLowerCase(words[0]),
            words.lastIndex(where: \.isComma).map({ words.count - $0 > 2 }) ?? false
        {
            add(name: .empty, addrSpec: words[0].range)
            words.removeFirst(2)
        }
        wordsBeforeAngle -= angled.count - words.count
    }

    private func isLowerCase(_ word: Word) -> Bool {
        !word.isQuoted
            && list.arena[word.range.start..<word.range.end].allSatisfy { (0x61...0x7A).contains($0) || $0.isDigit }
    }

    private mutating func dropOuterCommas() {
        while words.last?.isComma == true { words.removeLast() }
        if words.first?.isComma == true { words.removeFirst() }
    }

    /// Adds mailboxes that commas separate and that have no angle brackets. In `Anna Berg, PhD anna@example.org` both
    /// pieces are one mailbox; before a bare address each piece is a mailbox of its own.
    private mutating func flushSegments(isOneName: Bool) {
        dropOuterCommas()
        let segments = words.split(whereSeparator: \.isComma)
        let last = segments.last ?? []
        let isNamed = last.contains { $0.hasAt && !$0.isQuoted } && last.first?.hasAt == false
        let hasNone = !words.contains { $0.hasAt && !$0.isQuoted }
        if segments.count > 1, hasNone ? isOneName : isNamed {
            if !hasNone { return flushWithoutAngle() }
            note(.addressMalformed)
            return add(name: joinedWords(words[...]), addrSpec: .empty)
        }
        for segment in segments {
            words = Array(segment)
            flushWithoutAngle()
        }
    }

    /// Adds the first mailbox of `Ada <ada@host> Bob <bob@host>`; the words after its brackets name the second.
    mutating func flushBeforeNextAngle() {
        let next = Array(words[wordsBeforeAngle...])
        words.removeSubrange(wordsBeforeAngle...)
        note(.addressMalformed)
        flush()
        words = next
    }

    /// Adds `user@host (Name)`, `Name user@host`, several addresses with blanks between, a bare local part or a bare
    /// name.
    private mutating func flushWithoutAngle() {
        joinSplitAddrSpecs()
        if addNotesAddress() { return }
        if let hidden = obfuscatedAddrSpec() {
            note(.addressObfuscated)
            return add(name: comment ?? .empty, addrSpec: hidden)
        }
        guard words.contains(where: { $0.hasAt && !$0.isQuoted }) else {
            if let comment, isAddrSpec(comment) {
                // QUIRK: the name and the address have changed places: `Ada Byron (ada@host)`.
                note(.addressMalformed)
                add(name: joinedWords(words[...]), addrSpec: comment)
            } else if words.count == 1, !words[0].isQuoted {
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

    /// Adds an address of Lotus Notes, which has blanks and slashes before the `@` and a domain without dots:
    /// `Anna Berg/HQ/ACME@ACME`.
    private mutating func addNotesAddress() -> Bool {
        guard let last = words.last, last.hasAt, !last.isQuoted, words.dropLast().allSatisfy({ !$0.hasAt }) else {
            return false
        }
        let text = list.arena[last.range.start..<last.range.end]
        guard let at = text.lastIndex(of: 0x40), text[..<at].contains(0x2F), !text[at...].contains(0x2E),
            text[at...].count > 1
        else { return false }
        // A unit may have blanks, too: `Anna Berg/Sales North/ACME@ACME`.
        let slashes = words.reduce(0) { $0 + list.arena[$1.range.start..<$1.range.end].count { $0 == 0x2F } }
        guard slashes >= 2 else { return false }
        let whole = joinedWords(words[...])
        let slash = list.arena[whole.start..<whole.end].firstIndex(of: 0x2F) ?? whole.end
        let start = list.arena.count
        repeatInArena(ByteRange(whole.start, slash))
        var name = arenaRange(from: start)
        if list.arena.withByteView({ $0[name].hasPrefix("cn=") }) { name = ByteRange(name.start + 3, name.end) }
        add(name: name, addrSpec: whole)
        return true
    }

    /// The address in `ada at example.org (Ada)`: list archives such as Mailman's Pipermail write `at` for `@`.
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

    private func isAddrSpec(_ range: ByteRange) -> Bool {
        guard let at = list.arena[range.start..<range.end].lastIndex(of: 0x40), at > range.start else { return false }
        return isLocalPart(ByteRange(range.start, at)) && isDomain(ByteRange(at + 1, range.end))
    }

    /// Whether the bytes are a dot-atom (RFC 5322 section 3.2.3) and no encoded-word.
    private func isLocalPart(_ range: ByteRange) -> Bool {
        let text = list.arena[range.start..<range.end]
        let marks = "!#$%&'*+-/=^_`{|}~.".utf8
        return !text.starts(with: "=?".utf8) && text.allSatisfy { $0.isLetter || $0.isDigit || marks.contains($0) }
    }

    /// Whether the bytes are a domain: at least two labels of letters, digits and hyphens, the last one with a letter.
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

    /// Joins the pieces of an address that quotes or white space separate, as in `"quoted local"@host`, `user @ host`
    /// and `user@ host` (obs-local-part and obs-domain of RFC 5322 section 4.4).
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
                range: arenaRange(from: start), hasAt: true, isSpaced: last.isSpaced)
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

    // MARK: Entities

    /// QUIRK: names taken from web pages keep HTML entities, as in `Barnes &amp; Noble` (RFC 5322 has none).
    mutating func withoutEntities(_ name: ByteRange) -> ByteRange {
        let plain = list.arena.withUnsafeBufferPointer { Self.withoutEntities($0[name.start..<name.end]) }
        guard let plain else { return name }
        let start = list.arena.count
        list.arena.append(contentsOf: plain)
        note(.addressMalformed)
        return arenaRange(from: start)
    }

    /// `text` with its HTML entities replaced; nil where there are none.
    private static func withoutEntities(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
        guard text.contains(0x26), text.contains(0x3B) else { return nil }
        var plain: [UInt8] = []
        var cursor = text.startIndex
        while cursor < text.endIndex {
            let known = text[cursor] == 0x26 ? entities.first { text[cursor...].starts(with: $0.text) } : nil
            plain.append(known?.character ?? text[cursor])
            cursor += known?.text.count ?? 1
        }
        return plain.count == text.count ? nil : plain
    }

    private static let entities: [(text: [UInt8], character: UInt8)] = [
        ("&amp;", 0x26), ("&quot;", 0x22), ("&apos;", 0x27), ("&#39;", 0x27), ("&#039;", 0x27), ("&lt;", 0x3C),
        ("&gt;", 0x3E), ("&nbsp;", 0x20), ("&#34;", 0x22), ("&#38;", 0x26),
    ].map { (Array($0.0.utf8), $0.1) }
}
