import Bytes

/// How words become mailboxes.
extension AddressParser {
    /// Adds the mailbox that ends here.
    ///
    /// - Parameter atSemicolon: a semicolon ended it, which in Outlook's lists stands where others put a comma.
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

    /// A comma separates mailboxes (RFC 5322 section 3.4). QUIRK: names stand unquoted, with commas (`Goodhertz, Inc. <s@x>`);
    /// so a piece without an address waits for what follows.
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

    /// More commas are a list of names.
    private static let commasInName = 3

    /// An address, and not the sign in a name such as `Jobs @ ACME`.
    private var holdsAddress: Bool {
        guard wordsHoldAt else { return false }
        return words.indices.contains { index in
            guard words[index].hasAt else { return false }
            let domain = words[index].range.count > 1 ? index : min(index + 1, words.count - 1)
            return words[index].range.count > 1
                || list.arena[words[domain].range.start..<words[domain].range.end].contains(0x2E)
        }
    }

    /// `root, postmaster, Ada Byron <ada@example.org>`: words in lower case before a name of several are mailboxes.
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

    /// What commas part and no angle brackets end: names before `Anna Berg, PhD anna@example.org` are one with it; before a
    /// bare address they are mailboxes of their own.
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

    /// `Ada <ada@host> Bob <bob@host>`: without a comma between, the words after the first brackets name the second.
    mutating func flushBeforeNextAngle() {
        let next = Array(words[wordsBeforeAngle...])
        words.removeSubrange(wordsBeforeAngle...)
        note(.addressMalformed)
        flush()
        words = next
    }

    /// `user@host (Name)`, `Name user@host`, several addresses with blanks between, a bare local part, a bare name.
    private mutating func flushWithoutAngle() {
        joinSplitAddrSpecs()
        if addNotesAddress() { return }
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

    /// `Anna Berg/HQ/ACME@ACME`: a name of Lotus Notes with blanks in it, and a domain without dots.
    private mutating func addNotesAddress() -> Bool {
        guard let last = words.last, last.hasAt, !last.isQuoted, words.dropLast().allSatisfy({ !$0.hasAt }) else {
            return false
        }
        let text = list.arena[last.range.start..<last.range.end]
        guard let slash = text.firstIndex(of: 0x2F), let at = text.lastIndex(of: 0x40), slash < at,
            text[..<at].lastIndex(of: 0x2F) != slash,
            !text[at...].contains(0x2E), text[at...].count > 1
        else { return false }
        let whole = joinedWords(words[...])
        let start = list.arena.count
        repeatInArena(ByteRange(whole.start, whole.end - last.range.count + slash - last.range.start))
        var name = arenaRange(from: start)
        if list.arena.withByteView({ $0[name].hasPrefix("cn=") }) { name = ByteRange(name.start + 3, name.end) }
        add(name: name, addrSpec: whole)
        return true
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

    /// QUIRK: a name may come out of HTML: `Barnes &amp; Noble`.
    mutating func withoutEntities(_ name: ByteRange) -> ByteRange {
        let plain = list.arena.withUnsafeBufferPointer { Self.withoutEntities($0[name.start..<name.end]) }
        guard let plain else { return name }
        let start = list.arena.count
        list.arena.append(contentsOf: plain)
        note(.addressMalformed)
        return arenaRange(from: start)
    }

    /// Nil where there are none.
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
