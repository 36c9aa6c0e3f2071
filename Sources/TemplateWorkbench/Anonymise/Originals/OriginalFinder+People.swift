/// Names and addresses.
extension OriginalFinder {
    // MARK: Address fields

    /// Display names, and of recipients also what their addresses tell: local parts and domains.
    mutating func addPeople(in text: RegionText, _ kind: FieldKind) {
        let reading = Reading(.full, of: text)
        for range in displayNames(reading) where kind == .recipients || !isProviderName(reading, range) {
            addName(reading, kind == .recipients ? range : personalPart(reading, range), text)
        }
        guard kind == .recipients else { return }
        for range in addresses(reading) {
            add(.address, reading, range, text, .anywhere)
            addOwnAddress(reading, range, text)
        }
    }

    /// The texts before each `<` and in comments, without quotation marks and white space at their ends.
    private func displayNames(_ reading: Reading) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var isQuoted = false
        var hasAddress = false
        func close(_ end: Int) {
            let name = reading.trimmed(start..<end) {
                reading.isSpace($0) || [0x22, 0x27, 0x28].contains(reading.peek($0))
            }
            if (1..<200).contains(name.count), !reading.plain[name].contains(0x40) { result.append(name) }
        }
        for index in 0..<reading.count {
            switch reading.peek(index) {
            case 0x22: isQuoted.toggle()
            case 0x3C where !isQuoted:
                close(index)
                hasAddress = true
                start = index
            case 0x40: hasAddress = true
            case 0x28 where !isQuoted: start = index + 1
            case 0x29 where !isQuoted:
                close(index)
                start = index + 1
            case 0x2C where !isQuoted && hasAddress, 0x3A where !isQuoted, 0x3B where !isQuoted:
                start = index + 1
                hasAddress = false
            default: break
            }
        }
        return result
    }

    /// Whether the display name is the provider's, which templates may look for: it stands before an address of the
    /// provider or of one of its departments, and has no person before "via".
    private func isProviderName(_ reading: Reading, _ range: Range<Int>) -> Bool {
        guard !provider.address.isEmpty else { return false }
        if let at = reading.plain[range.upperBound...].prefix(300).firstIndex(of: 0x40) {
            let domain = reading.lower[(at + 1)...].prefix { Script.isAlphanumeric($0) || $0 == 0x2E || $0 == 0x2D }
            let local = Array(reading.lower[range.upperBound..<at].reversed().prefix { $0 != 0x3C }.reversed())
            guard provider.owns(domain) || local.words.contains(where: CommonWords.roles.contains) else { return false }
        }
        return !reading.lower[range].split(separator: 0x20).contains { CommonWords.via.contains(Array($0)) }
    }

    /// The part of a display name before "via": `Maria Lopez via Example`.
    private func personalPart(_ reading: Reading, _ range: Range<Int>) -> Range<Int> {
        let words = reading.lower[range].split(separator: 0x20)
        let end = words.first { CommonWords.via.contains(Array($0)) }?.startIndex
        return range.lowerBound..<max(range.lowerBound, (end ?? range.upperBound + 1) - 1)
    }

    /// The whole name, and its words except common ones.
    mutating func addName(_ reading: Reading, _ range: Range<Int>, _ text: RegionText?) {
        let words = reading.lower[range].split { !Script.isLetter($0) }
        let texts = words.map(Array.init)
        guard texts.contains(where: { !isCommon($0) }) || texts.count > 1 else { return nameWords.formUnion(texts) }
        let isName = texts.contains {
            !isCommon($0) || CommonWords.stopWords.contains($0) && !CommonWords.roles.contains($0)
        }
        guard isName else { return }
        nameWords.formUnion(texts)
        add(.name, reading, range, text, .word)
        if words.count > 1, reading.lower[range].contains(where: Script.isUnspaced) {
            let joined = Array(words.joined())
            originals.add(Original(kind: .name, pattern: joined, rule: .word, text: reading.text(range)))
        }
        for word in words { add(.name, reading, word.startIndex..<word.endIndex, text, .word) }
    }

    func isCommon(_ word: [UInt32]) -> Bool {
        CommonWords.stopWords.contains(word) || CommonWords.nobody.contains(word) || provider.words.contains(word)
    }

    /// The parts of a recipient's address that identify a person by themselves: the local part, names in it, and a
    /// domain that is not a mailbox provider's.
    mutating func addOwnAddress(_ reading: Reading, _ range: Range<Int>, _ text: RegionText?) {
        guard let at = reading.lower[range].lastIndex(of: 0x40), at > range.lowerBound else { return }
        let plus = reading.lower[range.lowerBound..<at].firstIndex(of: 0x2B) ?? at
        let local = range.lowerBound..<plus
        let words = reading.lower[local].split { !Script.isLetter($0) }
        if local.count > 2, !CommonWords.stopWords.contains(Array(reading.lower[local])) {
            let isName = words.count == 1 && words[0].count == local.count
            add(.account, reading, local, text, isName ? .word : .alphanumeric)
        }
        for word in words where word.count > 3 { add(.name, reading, word.startIndex..<word.endIndex, text, .word) }
        let domain = Array(reading.lower[(at + 1)..<range.upperBound])
        guard !MailboxProviders.contains(domain), !provider.owns(domain) else { return }
        let organisation = Provider.organisation(of: domain)
        add(.domain, reading, (at + 1)..<range.upperBound, text, .host)
        add(.domain, reading, (range.upperBound - organisation.count)..<range.upperBound, text, .host)
        let label = organisation.prefix { $0 != 0x2E }
        let start = range.upperBound - organisation.count
        if label.count > 4 { add(.name, reading, start..<(start + label.count), text, .word) }
    }

    // MARK: Addresses anywhere

    mutating func addAddresses(_ reading: Reading, _ text: RegionText) {
        for range in addresses(reading) where !isKept(reading, range) {
            add(.address, reading, range, text, .anywhere)
        }
    }

    /// Whether the address is the provider's own, or that of a department such as `support@`.
    private func isKept(_ reading: Reading, _ range: Range<Int>) -> Bool {
        let address = Array(reading.lower[range])
        guard address != provider.address else { return true }
        guard let at = address.lastIndex(of: 0x40), provider.owns(address[(at + 1)...]) else { return false }
        let local = Array(address[..<at])
        return local.allSatisfy { Script.isLetter($0) || [0x2E, 0x2D, 0x5F].contains($0) }
            && local.words.allSatisfy { CommonWords.roles.contains($0) || provider.words.contains($0) }
    }

    /// The ranges of addresses (RFC 5322 section 3.4.1), also of masked ones (`m***@example.org`), but not of those
    /// with a quoted local part.
    func addresses(_ reading: Reading) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var from = 0
        while let at = reading.plain[from...].firstIndex(of: 0x40) {
            from = at + 1
            let start = startOfLocalPart(reading, at)
            guard start < at, let end = endOfDomain(reading, at + 1) else { continue }
            result.append(start..<end)
        }
        return result
    }

    private func startOfLocalPart(_ reading: Reading, _ at: Int) -> Int {
        let signs: Set<UInt32> = [0x2E, 0x5F, 0x25, 0x2B, 0x2A, 0x7E, 0x2D, 0x3D, 0xB7, 0x27]
        var start = at
        while start > 0, at - start < 200, reading.isAlphanumeric(start - 1) || signs.contains(reading.peek(start - 1))
        {
            start -= 1
        }
        if let key = endOfKey(reading, start..<at) { start = key }
        while start < at, !reading.isAlphanumeric(start), reading.peek(start) != 0x2A { start += 1 }
        return start
    }

    /// Where the address begins behind a key and `=`: `?user=maria@…`, `smtp.mailfrom=maria@…`; nil where there is no
    /// key, as in `bounce+maria=example.org@…`, all of which is one local part.
    private func endOfKey(_ reading: Reading, _ range: Range<Int>) -> Int? {
        guard let equals = reading.plain[range].firstIndex(of: 0x3D) else { return nil }
        let key = reading.lower[range.lowerBound..<equals]
        guard key.allSatisfy({ Script.isLetter($0) || [0x2E, 0x2D, 0x5F].contains($0) }) else { return nil }
        let isQuery = [0x3F, 0x26, 0x3B].contains(reading.peek(range.lowerBound - 1))
        let hasAnother = reading.plain[(equals + 1)..<range.upperBound].contains(0x3D)
        let isKnown = Self.addressKeys.contains(String(scalars: key)) || reading.has("smtp.", at: range.lowerBound)
        return isQuery || hasAnother || isKnown || reading.has("header.", at: range.lowerBound) ? equals + 1 : nil
    }

    private static let addressKeys: Set<String> = [
        "", "addr", "address", "account", "e", "email", "from", "id", "login", "mail", "mailto", "recipient", "to", "u",
        "user", "username", "envelope-from", "x-sender",
    ]

    private func endOfDomain(_ reading: Reading, _ start: Int) -> Int? {
        var end = start
        while end - start < 255, reading.isAlphanumeric(end) || [0x2D, 0x2E, 0x2A, 0xB7].contains(reading.peek(end)) {
            end += 1
        }
        while end > start, [0x2D, 0x2E].contains(reading.peek(end - 1)) { end -= 1 }
        let labels = reading.lower[start..<end].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let top = labels.last, top.count > 1 else {
            return nil
        }
        // `logo@2x.png` is a file.
        let isFile = ["png", "jpg", "jpeg", "gif", "svg", "webp", "css", "js"].contains(String(scalars: top))
        return top.contains(where: Script.isDigit) || isFile ? nil : end
    }
}
