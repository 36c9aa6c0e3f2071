/// Parts of links that identify a person, a session or a message: in hosts, paths and queries.
extension OriginalFinder {
    mutating func addLinks(_ reading: Reading, _ text: RegionText) {
        var index = 0
        while let colon = reading.plain[index...].firstIndex(of: 0x3A) {
            index = colon + 1
            if reading.peek(colon + 1) == 0x2F, reading.peek(colon + 2) == 0x2F {
                let end = endOfLink(reading, colon + 3, text)
                addLink(reading, (colon + 3)..<end, text)
                index = max(index, end)
            } else if reading.has("mailto", at: colon - 6) {
                let end = endOfLink(reading, colon + 1, text)
                addParts(reading, (colon + 1)..<end, text)
                index = max(index, end)
            } else if reading.has("tel", at: colon - 3) || reading.has("sms", at: colon - 3) {
                addPhone(reading, colon + 1, text)
            }
        }
    }

    /// White space and delimiters end a link, unless they are percent-encoded.
    private func endOfLink(_ reading: Reading, _ start: Int, _ text: RegionText) -> Int {
        let delimiters: Set<UInt32> = [0x20, 0x0A, 0x22, 0x27, 0x3C, 0x3E, 0x5B, 0x5D, 0x5C, 0x60, 0x7B, 0x7C, 0x7D]
        let end = (start..<max(start, reading.count)).first { index in
            let style = text.cells[Int(reading.cell[index])].style
            return delimiters.contains(reading.peek(index))
                && style != .percent && style != .doublePercent && style != .percentByte
        }
        return end ?? max(start, reading.count)
    }

    private mutating func addLink(_ reading: Reading, _ range: Range<Int>, _ text: RegionText) {
        let host = reading.plain[range].prefix { ![0x2F, 0x3F, 0x23].contains($0) }
        if !provider.owns(reading.lower[host.startIndex..<host.endIndex]) || host.count > 40 {
            for label in host.split(separator: 0x2E).dropLast(2) where label.count > 9 && TokenShape.holdsRandom(label)
            {
                add(.token, reading, label.startIndex..<label.endIndex, text, .alphanumeric)
            }
        }
        addParts(reading, host.endIndex..<range.upperBound, text)
    }

    /// The parts between the delimiters of a path and a query.
    private mutating func addParts(_ reading: Reading, _ range: Range<Int>, _ text: RegionText) {
        let inner: Set<UInt32> = [0x2D, 0x2E, 0x5F, 0x7E, 0x2B]
        let parts = reading.runs(in: range) { reading.isAlphanumeric($0) || inner.contains(reading.peek($0)) }
        var last: Range<Int>?
        for part in parts {
            let key = last.flatMap { last in
                reading.peek(last.upperBound) == 0x3D && last.upperBound + 1 == part.lowerBound
                    ? reading.text(last).lowercased() : nil
            }
            addPart(reading, part, key, text)
            last = part
        }
    }

    private mutating func addPart(_ reading: Reading, _ range: Range<Int>, _ key: String?, _ text: RegionText) {
        let part = reading.plain[range]
        if HiddenText.holds(people, in: part) { return addToken(reading, range, text) }
        let digits = part.filter(Script.isDigit)
        let isID = key.map(Self.isIdentifier) ?? false
        if digits.count == part.count {
            guard digits.count > (isID ? 3 : 4), !TokenShape.isDate(part) else { return }
            return add(.number, reading, range, text, digits.count > 6 ? .anywhere : .alphanumeric)
        }
        if let key, Self.personKeys.contains(key), part.count > 2, !part.contains(where: { $0 == 0x2E }) {
            return add(.account, reading, range, text, .alphanumeric)
        }
        if isID, !digits.isEmpty, part.count > 3 { return add(.token, reading, range, text, .alphanumeric) }
        for piece in part.split(separator: 0x2E) where TokenShape.holdsRandom(piece) {
            addPieces(reading, piece.startIndex..<piece.endIndex, text)
        }
    }

    /// A token as a whole, or its random pieces alone where plain words are joined to them: `reset-8f3a9c2d7e`.
    mutating func addPieces(_ reading: Reading, _ range: Range<Int>, _ text: RegionText) {
        let token = reading.plain[range]
        let pieces = token.split { !Script.isAlphanumeric($0) }
        let words = pieces.filter(Self.isPlainWord)
        guard !words.isEmpty, pieces.contains(where: { !Self.isPlainWord($0) && TokenShape.isRandom($0) }) else {
            return addToken(reading, range, text)
        }
        // Few letters without a digit may be a word elsewhere.
        for piece in pieces where piece.count > 2 && piece.contains(where: Script.isDigit) || TokenShape.isRandom(piece)
        {
            addToken(reading, piece.startIndex..<piece.endIndex, text)
        }
    }

    private static func isPlainWord(_ piece: ArraySlice<UInt32>) -> Bool {
        (3...12).contains(piece.count) && piece.allSatisfy { $0 &- 0x61 < 26 } && !TokenShape.isRandom(piece)
            && piece.contains { "aeiouy".unicodeScalars.map(\.value).contains($0) }
    }

    private static let personKeys: Set<String> = [
        "user", "username", "login", "name", "uname", "account", "u", "member", "screen_name", "first_name",
        "last_name", "firstname", "lastname", "fname", "lname", "fullname", "recipient", "nickname",
    ]

    /// Whether a query's key says that its value identifies something.
    private static func isIdentifier(_ key: String) -> Bool {
        let keys: Set<String> = [
            "auth", "c", "cid", "e", "hmac", "i", "jwt", "k", "m", "mid", "n", "nonce", "otp", "p", "pin", "q", "r",
            "s", "sid", "sig", "signature", "state", "t", "ticket", "tk", "u", "uid", "user",
        ]
        return keys.contains(key) || ["id", "token", "code", "key", "hash"].contains { key.hasSuffix($0) }
    }
}
