import Bytes

/// What the header of a message says about the mbox around it. Fed line by line, so that each byte is looked at once.
struct MboxHeader {
    /// The number in the last Content-Length field, which the writer of the mbox put below those that came with the
    /// message.
    private var lastLength: Int?
    /// The number in the first Content-Length field, where there are several.
    private var firstLength: Int?
    /// The field that the last line belongs to, if it is a Content-Length.
    private var open: ContentLengthField?
    /// RFC 8621 keywords for the flags in Status, X-Status, X-Mozilla-Status, X-Evolution and X-RMAIL-ATTRIBUTES, and the
    /// keywords of X-Mozilla-Keys and X-RMAIL-KEYWORDS.
    private var flags: [String] = []
    /// The keywords of X-Keywords.
    private var serverKeywords: [String] = []
    /// Whether X-UID shows that an IMAP server wrote the mailbox. Such a server removes fields of these names that came
    /// with a message, so that its X-Keywords can be believed.
    private var isNumbered = false
    /// Whether a mail program noted flags at all.
    private(set) var tellsFlags = false
    /// Whether this is the record that UW IMAP, Pine and Alpine keep of a folder, and no message.
    var isFolderData: Bool { isFolderSubject && hasFolderNumbers }
    private var isFolderSubject = false
    private var hasFolderNumbers = false
    /// The user's own labels.
    private var labels = HeaderLabels()
    /// Whether a trace field (RFC 5322 section 3.6.7) was seen. Thunderbird writes its fields above all that came with
    /// the message: those further down are a stranger's.
    private var isBelowTrace = false

    /// Takes a line of the header without its line end.
    mutating func take(_ line: Span<UInt8>) {
        if open != nil {
            if ContentLengthField.isContinuation(line) {
                open?.take(continuation: line)
                return
            }
            closeLength()
        }
        labels.take(line, isBelowTrace: isBelowTrace)
        guard line.count > 6 else { return }
        switch line[0] | 0x20 {
        case UInt8(ascii: "c"): open = ContentLengthField(line)
        case UInt8(ascii: "r"):
            isBelowTrace =
                isBelowTrace || Self.value(of: line, Self.receivedName) != nil
                || Self.value(of: line, Self.returnPathName) != nil
        case UInt8(ascii: "s"):
            if let value = Self.value(of: line, Self.statusName) {
                addStatus(value)
            } else if let value = Self.value(of: line, Self.subjectName, limit: Self.folderData.count + 1) {
                isFolderSubject = value == Self.folderData
            }
        case UInt8(ascii: "x"): takeExtension(line)
        default: break
        }
    }

    /// The keywords that mail programs noted on the message in its mbox.
    var keywords: [String] {
        let stored = isNumbered ? flags + serverKeywords.filter { !flags.contains($0) } : flags
        let labels = userLabels
        return labels.isEmpty ? stored : stored + labels.filter { !stored.contains($0) }
    }

    /// The labels in the header, which count in files that are no mbox too. X-Keywords holds some where no server has
    /// numbered the message, if trace fields tell whether it came with the mail.
    var userLabels: [String] { labels.labels(withKeywords: !isNumbered && isBelowTrace) }

    private mutating func takeExtension(_ line: Span<UInt8>) {
        if let value = Self.value(of: line, Self.xStatusName) {
            addStatus(value)
        } else if Self.value(of: line, Self.xIMAPName) != nil || Self.value(of: line, Self.xIMAPBaseName) != nil {
            hasFolderNumbers = true
        } else if Self.value(of: line, Self.xUIDName) != nil {
            isNumbered = true
        } else if let value = Self.value(of: line, Self.xKeywordsName, limit: SourceLimits.keywordBytes) {
            serverKeywords = Self.keywords(value)
        } else if !isBelowTrace, let value = Self.value(of: line, Self.mozillaName) {
            addMozilla(value)
        } else if !isBelowTrace,
            let value = Self.value(of: line, Self.mozillaKeysName, limit: SourceLimits.keywordBytes)
        {
            for keyword in Self.keywords(value) { add(keyword) }
        } else if !isBelowTrace, let value = Self.value(of: line, Self.evolutionName) {
            addEvolution(value)
        } else if let value = Self.value(of: line, Self.rmailAttributesName) {
            addRmail(value)
        } else if let value = Self.value(of: line, Self.rmailKeywordsName, limit: SourceLimits.keywordBytes) {
            for keyword in Self.keywords(value.filter { $0 != UInt8(ascii: ",") }) { add(keyword) }
        }
    }

    /// The numbers in Content-Length fields, most credible first.
    var contentLengths: [Int] {
        var closed = self
        closed.closeLength()
        return [closed.lastLength, closed.firstLength].compactMap(\.self)
    }

    private mutating func closeLength() {
        if let value = open?.value {
            if lastLength != nil, firstLength == nil { firstLength = lastLength }
            lastLength = value
        }
        open = nil
    }

    /// Where the body begins in a message as it stands in an mbox: behind the first blank line, or at a line too long
    /// for a header, or at the end. `MboxSplitter` finds the same while it reads.
    static func bodyStart(in stored: Span<UInt8>, lineEnd: UInt8) -> Int {
        var position = 0
        while let end = ByteSearch.first(lineEnd, in: stored, position..<stored.count) {
            if end - position >= SourceLimits.headerLineBytes { return position }
            if isBlankLine(stored, position..<end) { return end + 1 }
            position = end + 1
        }
        return stored.count - position >= SourceLimits.headerLineBytes ? position : stored.count
    }

    /// Whether the line has no byte, or only the CR of a CR LF.
    static func isBlankLine(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
        line.isEmpty || line.count == 1 && text[line.lowerBound] == ByteSearch.carriageReturn
    }

    /// Takes a field whose letters are flags each. One with other words in it, such as `Status: Resolved`, is the
    /// sender's.
    private mutating func addStatus(_ letters: [UInt8]) {
        guard letters.allSatisfy({ Self.statusFlags[$0] != nil || Self.otherStatus.contains($0) }) else { return }
        tellsFlags = true
        for letter in letters { add(Self.statusFlags[letter]) }
    }

    /// Takes a bit field in hexadecimal digits: `X-Mozilla-Status: 0001`.
    private mutating func addMozilla(_ digits: [UInt8]) {
        guard digits.count <= 8, digits.first?.isHexDigit ?? false,
            let bits = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return }
        add(bits, Self.mozillaFlags)
    }

    private mutating func add(_ bits: UInt32, _ flags: [(bit: UInt32, keyword: String)]) {
        tellsFlags = true
        for flag in flags where bits & flag.bit != 0 { add(flag.keyword) }
    }

    /// Takes the flags behind the number of a message in Evolution's mboxes: `X-Evolution: 00000fa3-0010`.
    private mutating func addEvolution(_ value: [UInt8]) {
        let parts = value.split(separator: UInt8(ascii: "-"), maxSplits: 2).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count >= 2, UInt32(parts[0], radix: 16) != nil, let bits = UInt32(parts[1], radix: 16) else {
            return
        }
        add(bits, Self.evolutionFlags)
    }

    /// Takes the letters that Emacs' Rmail sets in a row of hyphens: `X-RMAIL-ATTRIBUTES: A------U`. What is not unseen was read.
    private mutating func addRmail(_ letters: [UInt8]) {
        guard letters.contains(UInt8(ascii: "-")), letters.count <= 16 else { return }
        tellsFlags = true
        for letter in letters where letter != UInt8(ascii: "F") && letter != UInt8(ascii: "R") {
            add(Self.statusFlags[letter])
        }
        if !letters.contains(UInt8(ascii: "U")) { add("$seen") }
    }

    /// IMAP keywords (RFC 3501 section 2.3.2) with blanks between, in the encoding of mailbox names where they need
    /// one.
    private static func keywords(_ value: [UInt8]) -> [String] {
        let words = value.split(whereSeparator: isBlank)
        // The last word may be cut off at the limit.
        let whole = value.count == SourceLimits.keywordBytes ? words.dropLast() : words[...]
        return whole.prefix(SourceLimits.keywords).compactMap(ModifiedUTF7.keyword)
    }

    private mutating func add(_ keyword: String?) {
        if let keyword, !flags.contains(keyword) { flags.append(keyword) }
    }

    private static let receivedName = Array("received".utf8)
    private static let returnPathName = Array("return-path".utf8)
    private static let subjectName = Array("subject".utf8)
    /// The whole subject.
    private static let folderData = Array("DON'T DELETE THIS MESSAGE -- FOLDER INTERNAL DATA".utf8)
    private static let statusName = Array("status".utf8)
    private static let xStatusName = Array("x-status".utf8)
    private static let xIMAPName = Array("x-imap".utf8)
    private static let xIMAPBaseName = Array("x-imapbase".utf8)
    private static let xUIDName = Array("x-uid".utf8)
    private static let xKeywordsName = Array("x-keywords".utf8)
    private static let mozillaName = Array("x-mozilla-status".utf8)
    private static let mozillaKeysName = Array("x-mozilla-keys".utf8)
    private static let evolutionName = Array("x-evolution".utf8)
    private static let rmailAttributesName = Array("x-rmail-attributes".utf8)
    private static let rmailKeywordsName = Array("x-rmail-keywords".utf8)
    private static let statusFlags: [UInt8: String] = [
        UInt8(ascii: "R"): "$seen", UInt8(ascii: "A"): "$answered", UInt8(ascii: "F"): "$flagged",
        UInt8(ascii: "T"): "$draft", UInt8(ascii: "D"): "$deleted",
    ]
    /// O: not new to the mail program; N: new; U: unread.
    private static let otherStatus = Array("ONU".utf8)
    private static let mozillaFlags: [(bit: UInt32, keyword: String)] = [
        (0x1, "$seen"), (0x2, "$answered"), (0x4, "$flagged"), (0x8, "$deleted"), (0x1000, "$forwarded"),
    ]

    private static let evolutionFlags: [(bit: UInt32, keyword: String)] = [
        (0x1, "$answered"), (0x2, "$deleted"), (0x4, "$draft"), (0x8, "$flagged"), (0x10, "$seen"),
    ]

    /// The value of a field, trimmed, if `line` is a field of that name; no more than `limit` bytes of it.
    static func value(of line: Span<UInt8>, _ name: [UInt8], limit: Int = 64) -> [UInt8]? {
        guard line.count > name.count, name.indices.allSatisfy({ name[$0] == line[$0].asciiLowercased })
        else { return nil }
        var start = name.count
        while start < line.count, isBlank(line[start]) { start += 1 }
        guard start < line.count, line[start] == UInt8(ascii: ":") else { return nil }
        return trimmed(line, from: start + 1, limit: limit)
    }

    /// The rest of a line from `index`, without white space around it; no more than `limit` bytes of it.
    static func trimmed(_ line: Span<UInt8>, from index: Int, limit: Int = 64) -> [UInt8] {
        var start = index
        while start < line.count, isBlank(line[start]) { start += 1 }
        var end = line.count
        while end > start, isBlank(line[end - 1]) { end -= 1 }
        return (start..<min(end, start + limit)).map { line[$0] }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
