/// Fields of headers.
extension OriginalFinder {
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
        var index = 0
        while index < reading.count {
            let start = index
            while index < reading.count, !reading.isSpace(index), ![0x3C, 0x3E, 0x2C].contains(reading.peek(index)) {
                index += 1
            }
            let isID = reading.plain[start..<index].contains { $0 == 0x40 || Script.isDigit($0) }
            if index - start > 3, isID { add(.messageID, reading, start..<index, text, .anywhere) }
            index = max(index, start + 1)
        }
    }

    /// The values of `b=`, `bh=` and `t=`, folded over lines (RFC 6376 section 3.5).
    private mutating func addSignature(_ reading: Reading, _ text: RegionText) {
        var start = 0
        while start < reading.count {
            var end = start
            while end < reading.count, reading.peek(end) != 0x3B { end += 1 }
            var name = start
            while name < end, reading.isSpace(name) { name += 1 }
            if let equals = (name..<end).first(where: { reading.peek($0) == 0x3D }) {
                let tag = reading.text(name..<equals)
                var value = equals + 1
                while value < end, reading.isSpace(value) { value += 1 }
                var last = end
                while last > value, reading.isSpace(last - 1) { last -= 1 }
                if ["b", "bh", "t", "x"].contains(tag) {
                    add(.token, reading, value..<last, text, .anywhere)
                    // What Authentication-Results quote of it (RFC 6008).
                    if tag == "b", last - value > 8 { add(.token, reading, value..<(value + 8), text, .anywhere) }
                }
            }
            start = end + 1
        }
    }

    /// Hosts and identifiers of Received, up to the date (RFC 5321 section 4.4).
    private mutating func addTrace(_ reading: Reading, _ text: RegionText) {
        let date = reading.plain.lastIndex(of: 0x3B) ?? reading.count
        var index = 0
        var wasID = false
        while index < date {
            let start = index
            while index < date, reading.isAlphanumeric(index) || [0x2D, 0x2E, 0x5F].contains(reading.peek(index)) {
                index += 1
            }
            if index > start {
                addTraceWord(reading, start..<index, isID: wasID, text)
                wasID = reading.has("id", at: start) && index == start + 2
            } else {
                if !reading.isSpace(index) { wasID = false }
                index += 1
            }
        }
    }

    private mutating func addTraceWord(_ reading: Reading, _ range: Range<Int>, isID: Bool, _ text: RegionText) {
        if isID, range.count > 3 { return addToken(reading, range, text) }
        let labels = reading.lower[range].split(separator: 0x2E, omittingEmptySubsequences: false)
        let isHost =
            labels.count > 1 && labels.allSatisfy { !$0.isEmpty } && (labels.last?.count ?? 0) > 1
            && labels.last?.allSatisfy(Script.isLetter) == true && reading.peek(range.upperBound) != 0x3D
        // `header.from`, `smtp.mailfrom` and such are no hosts, but have a value.
        if isHost, !provider.owns(reading.lower[range]), reading.peek(range.lowerBound - 1) != 0x40 {
            add(.domain, reading, range, text, .host)
        }
    }

    /// What looks random in a field of which nothing is known; in fields of identifiers all that holds a digit.
    private mutating func addTokens(_ reading: Reading, _ text: RegionText, isIdentifier: Bool) {
        // A slash belongs to base64 where it is not a link's.
        let isLink = reading.plain.indices.contains { reading.has("://", at: $0) }
        let signs: Set<UInt32> = isLink ? [0x5F, 0x2D] : [0x2B, 0x2F, 0x5F, 0x2D]
        var index = 0
        while index < reading.count {
            let start = index
            while index < reading.count, reading.isAlphanumeric(index) || signs.contains(reading.peek(index)) {
                index += 1
            }
            if index > start { addToken(reading, start..<index, text, isIdentifier) }
            index = max(index, start + 1)
        }
    }

    /// A token is looked for inside others when it is long enough to be no coincidence.
    mutating func addToken(_ reading: Reading, _ range: Range<Int>, _ text: RegionText) {
        let isNumber = range.count > 6 && reading.plain[range].allSatisfy(Script.isDigit)
        add(.token, reading, range, text, range.count > 9 || isNumber ? .anywhere : .alphanumeric)
    }

    private mutating func addToken(_ reading: Reading, _ range: Range<Int>, _ text: RegionText, _ isIdentifier: Bool) {
        let token = reading.plain[range]
        if range.count >= 16, TokenShape.holdsRandom(token) || HiddenText.holds(people, in: token) {
            return addPieces(reading, range, text)
        }
        for piece in token.split(whereSeparator: { !Disguise.isCodeCharacter($0) }) {
            let isLong = piece.count > 3 && piece.contains(where: Script.isDigit)
            if TokenShape.isDate(piece.filter(Script.isDigit)[...]) && piece.allSatisfy(Script.isDigit) { continue }
            if TokenShape.isRandom(piece) || isIdentifier && isLong {
                addToken(reading, piece.startIndex..<piece.endIndex, text)
            }
        }
    }
}
