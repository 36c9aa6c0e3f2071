extension OriginalFinder {
    // MARK: Header fields

    mutating func addOriginals(in text: RegionText, _ kind: FieldKind) {
        let reading = Reading(.full, of: text)
        switch kind {
        case .structure: return
        case .mediaType: break
        case .messageIDs:
            addMessageIDs(reading, text)
            return
        case .signature: addSignature(reading, text)
        case .trace:
            addAddresses(reading, text)
            addTrace(reading, text)
        case .recipients, .authors:
            addAddresses(reading, text)
            return
        case .text:
            addGreetings(reading, text)
            addNumbers(reading, text)
        case .identifiers: addTokens(reading, text, isIdentifier: true)
        case .other: addTokens(reading, text, isIdentifier: false)
        }
        addAddresses(reading, text)
        addLinks(reading, text)
        addIPs(reading, text)
    }

    /// `<left@right>`, or anything between white space.
    private mutating func addMessageIDs(_ reading: Reading, _ text: RegionText) {
        let words = reading.runs(in: 0..<reading.count) {
            !reading.isSpace($0) && ![0x3C, 0x3E, 0x2C].contains(reading.peek($0))
        }
        for word in words where word.count > 3 {
            let isID = reading.plain[word].contains { $0 == 0x40 || Script.isDigit($0) }
            if isID { add(.messageID, reading, word, text, .anywhere) }
        }
    }

    /// The values of `b=`, `bh=`, `t=` and `x=`, folded over lines (RFC 6376 section 3.5).
    private mutating func addSignature(_ reading: Reading, _ text: RegionText) {
        for field in reading.runs(in: 0..<reading.count, where: { reading.peek($0) != 0x3B }) {
            let name = field.first { !reading.isSpace($0) } ?? field.upperBound
            guard let equals = field.first(where: { reading.peek($0) == 0x3D }) else { continue }
            let tag = reading.text(name..<equals)
            guard ["b", "bh", "t", "x"].contains(tag) else { continue }
            let value = reading.trimmed((equals + 1)..<field.upperBound, where: reading.isSpace)
            add(.token, reading, value, text, .anywhere)
            // Authentication-Results name a signature by its first eight characters (RFC 6008).
            let start = value.lowerBound
            if tag == "b", value.count > 8 { add(.token, reading, start..<(start + 8), text, .anywhere) }
        }
    }

    /// Hosts and identifiers of Received, up to the date (RFC 5321 section 4.4).
    private mutating func addTrace(_ reading: Reading, _ text: RegionText) {
        let words = reading.runs(in: 0..<(reading.plain.lastIndex(of: 0x3B) ?? reading.count)) {
            reading.isAlphanumeric($0) || [0x2D, 0x2E, 0x5F].contains(reading.peek($0))
        }
        var last: Range<Int>?
        for word in words {
            let isID = last.map { last in
                reading.has("id", at: last.lowerBound) && last.count == 2
                    && (last.upperBound..<word.lowerBound).allSatisfy(reading.isSpace)
            }
            addTraceWord(reading, word, isID: isID ?? false, text)
            last = word
        }
    }

    /// A word of Received is an identifier behind "id" (`id 4ABC…`), and otherwise may be a host.
    private mutating func addTraceWord(_ reading: Reading, _ range: Range<Int>, isID: Bool, _ text: RegionText) {
        if isID, range.count > 3 { return addToken(reading, range, text) }
        let labels = reading.lower[range].split(separator: 0x2E, omittingEmptySubsequences: false)
        let isHost =
            labels.count > 1 && labels.allSatisfy { !$0.isEmpty } && (labels.last?.count ?? 0) > 1
            && labels.last?.allSatisfy(Script.isLetter) == true && reading.peek(range.upperBound) != 0x3D
        // `header.from` and `smtp.mailfrom` look like hosts, but a `=` follows them.
        if isHost, !provider.owns(reading.lower[range]), reading.peek(range.lowerBound - 1) != 0x40 {
            add(.domain, reading, range, text, .host)
        }
    }

    /// Words that look random; in fields of identifiers also every other word with a digit.
    private mutating func addTokens(_ reading: Reading, _ text: RegionText, isIdentifier: Bool) {
        // A slash may belong to base64, but not in a link.
        let isLink = reading.plain.indices.contains { reading.has("://", at: $0) }
        let signs: Set<UInt32> = isLink ? [0x5F, 0x2D] : [0x2B, 0x2F, 0x5F, 0x2D]
        let words = reading.runs(in: 0..<reading.count) {
            reading.isAlphanumeric($0) || signs.contains(reading.peek($0))
        }
        for word in words { addToken(reading, word, text, isIdentifier) }
    }

    /// A token is also searched for inside others when it is too long for a coincidence.
    mutating func addToken(_ reading: Reading, _ range: Range<Int>, _ text: RegionText) {
        let isNumber = range.count > 6 && reading.plain[range].allSatisfy(Script.isDigit)
        add(.token, reading, range, text, range.count > 9 || isNumber ? .anywhere : .alphanumeric)
    }

    private mutating func addToken(_ reading: Reading, _ range: Range<Int>, _ text: RegionText, _ isIdentifier: Bool) {
        let token = reading.plain[range]
        if range.count >= 16, TokenShape.holdsRandom(token) || HiddenText.holds(people, in: token) {
            return addPieces(reading, range, text)
        }
        for piece in token.split(whereSeparator: { !Script.isAlphanumeric($0) }) {
            let isLong = piece.count > 3 && piece.contains(where: Script.isDigit)
            if piece.allSatisfy(Script.isDigit), TokenShape.isDate(piece) { continue }
            if TokenShape.isRandom(piece) || isIdentifier && isLong {
                addToken(reading, piece.startIndex..<piece.endIndex, text)
            }
        }
    }
}
