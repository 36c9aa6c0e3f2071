import Bytes

/// A quick look at whether text begins with the header section of a message (RFC 5322 section 2.2), rather than with
/// prose, program code or something else that has colons.
struct HeaderBlock {
    /// Where the look ended: at a blank line, at the end of the text, at a line that belongs to no header, or after as
    /// many lines as were asked for.
    enum Stop { case blankLine, endOfText, otherLine, enough }

    private(set) var fieldCount = 0
    /// Fields whose names hardly occur outside mail, such as `Received`.
    private(set) var strongCount = 0
    /// Fields whose names are common in mail, `From` and `Date`, and in other text too.
    private(set) var weakCount = 0
    private(set) var stop = Stop.endOfText

    /// - Parameter isWhole: whether the file ends where `text` does.
    init(_ text: Span<UInt8>, from start: Int = 0, maximumLines: Int = SourceLimits.headerBlockLines, isWhole: Bool) {
        var position = start
        var lines = 0
        while position < text.count {
            guard lines < maximumLines else {
                stop = .enough
                return
            }
            lines += 1
            let end = Self.lineEnd(text, from: position)
            guard take(text, position..<end.content, isFirst: lines == 1, isCut: end.next == text.count && !isWhole)
            else { return }
            position = end.next
        }
        stop = isWhole ? .endOfText : .enough
    }

    /// Surely a header section: two fields of which one is common in mail, or one such field that is all there is.
    var isClear: Bool {
        guard strongCount + weakCount > 0 else { return false }
        return fieldCount >= 2 || stop == .blankLine || stop == .endOfText
    }

    /// Clear, and with more fields than prose has by chance, such as lines that begin with `Note:` and `To:`.
    var isCertain: Bool { isClear && (strongCount > 0 || weakCount >= 3) }

    /// Surely a header section where nothing else hints at mail: no `From ` line above it, no name given by the user.
    var isMessageStart: Bool {
        if fieldCount >= 2 { return strongCount > 0 || weakCount >= 2 }
        return strongCount > 0 && (stop == .blankLine || stop == .endOfText)
    }

    /// At least one field that is common in mail.
    var hasMailField: Bool { strongCount + weakCount > 0 }

    private mutating func take(_ text: Span<UInt8>, _ line: Range<Int>, isFirst: Bool, isCut: Bool) -> Bool {
        guard let first = line.first.map({ text[$0] }) else {
            stop = .blankLine
            return false
        }
        if !isFirst, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { return true }
        guard let name = Self.fieldName(text, line) else {
            stop = isCut ? .enough : .otherLine
            return false
        }
        count(text, name)
        return true
    }

    private mutating func count(_ text: Span<UInt8>, _ name: Range<Int>) {
        fieldCount += 1
        if Self.contains(Self.strongNames, text, name) {
            strongCount += 1
        } else if Self.contains(Self.weakNames, text, name) {
            weakCount += 1
        }
    }

    /// The name of a header field that begins at the start of `line`: printable ASCII up to a colon, which white space
    /// may precede (RFC 5322 section 4.5). Nil for the scheme of an address such as `http://`.
    static func fieldName(_ text: Span<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        var end = line.lowerBound
        while end < line.upperBound, text[end] > 0x20, text[end] < 0x7F, text[end] != UInt8(ascii: ":") { end += 1 }
        let name = line.lowerBound..<end
        while end < line.upperBound, text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: "\t") { end += 1 }
        guard end < line.upperBound, text[end] == UInt8(ascii: ":"), (1...78).contains(name.count),
            text[name.lowerBound].isDigit || text[name.lowerBound].isLetter
        else { return nil }
        let isScheme =
            end + 2 < line.upperBound && text[end + 1] == UInt8(ascii: "/") && text[end + 2] == UInt8(ascii: "/")
        return isScheme ? nil : name
    }

    /// The end of the line at `start`, and the beginning of the next: LF, CR LF, or CR alone as old Macs wrote it.
    static func lineEnd(_ text: Span<UInt8>, from start: Int) -> (content: Int, next: Int) {
        var index = start
        while index < text.count, text[index] != ByteSearch.lineFeed, text[index] != ByteSearch.carriageReturn {
            index += 1
        }
        guard index < text.count else { return (index, index) }
        let isPair =
            text[index] == ByteSearch.carriageReturn && index + 1 < text.count && text[index + 1] == ByteSearch.lineFeed
        return (index, index + (isPair ? 2 : 1))
    }

    private static func contains(_ names: [[UInt8]], _ text: Span<UInt8>, _ name: Range<Int>) -> Bool {
        names.contains { known in
            known.count == name.count
                && known.indices.allSatisfy { known[$0] == text[name.lowerBound + $0].asciiLowercased }
        }
    }

    private static let strongNames = names(
        """
        received return-path delivered-to envelope-to message-id mime-version content-transfer-encoding in-reply-to \
        references dkim-signature domainkey-signature arc-seal authentication-results received-spf delivery-date \
        x-original-to x-mailer x-received x-gm-thrid x-gmail-labels x-account-key x-mozilla-status x-uidl x-vm-v5-data \
        content-type list-id list-unsubscribe x-apparently-to x-originating-ip x-priority x-spam-status x-status resent-from
        """)

    private static let weakNames = names(
        """
        from to cc bcc date subject sender reply-to content-disposition content-length status lines \
        organization newsgroups path comments keywords
        """)

    private static func names(_ list: String) -> [[UInt8]] { list.split(separator: " ").map { Array($0.utf8) } }
}
