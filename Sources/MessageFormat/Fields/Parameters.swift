import Bytes

/// One parameter of a Content-Type or Content-Disposition field, its RFC 2231 pieces joined.
public struct Parameter: Sendable {
    /// In lower case, without the `*` and number of RFC 2231.
    public var name: [UInt8]
    /// The bytes with quoting and percent encoding undone, in ``charset``.
    public var value: [UInt8]
    /// The charset that an extended value declares (`name*=charset'language'value`, RFC 2231 section 4).
    public var charset: [UInt8]?
    /// The language that an extended value declares (RFC 5646).
    public var language: [UInt8]?
    /// Whether the value was in RFC 2231's extended form. In such a value an encoded-word is plain text.
    public var isExtended: Bool
}

/// The parameters of a field body (RFC 2045 section 5.1, RFC 2231), read leniently.
public struct ParameterList: Sendable {
    /// In order of first appearance, each name once. Of several forms of one name the extended one counts (RFC 6266
    /// section 4.3), else the first.
    public private(set) var parameters: [Parameter] = []
    /// Each departure from the standards, in order.
    public private(set) var diagnostics: [DiagnosticCode] = []

    /// Reads the parameters of a field; at most ``Limits/parameters``.
    ///
    /// - Parameters:
    ///   - body: a field body.
    ///   - start: offset after the media type or disposition, where the parameters begin.
    public init(parsing body: ByteView, from start: Int) {
        let body = body.slice(0, min(body.count, Limits.fieldBytes))
        var scanner = ParameterScanner(body, from: start)
        var pieces: [Piece] = []
        while pieces.count < Limits.parameters, let piece = scanner.next() { pieces.append(piece) }
        if pieces.count == Limits.parameters, scanner.next() != nil { diagnostics.append(.limitParameters) }
        if scanner.isMalformed { diagnostics.append(.parameterMalformed) }
        join(pieces, in: body)
    }

    /// The parameter of that lower-case name; nil where there is none.
    public subscript(name: StaticString) -> Parameter? {
        parameters.first { $0.name.withByteView { $0.equals(name) } }
    }

    /// The value of the first parameter of that lower-case name, found without an allocation. Nil where there is none,
    /// and where escapes, folding or RFC 2231 forms of that name need the whole list to be read.
    static func plainValue(of name: StaticString, in body: ByteView, from start: Int) -> ByteView? {
        var scanner = ParameterScanner(body.slice(0, min(body.count, Limits.fieldBytes)), from: start)
        var found: ByteView?
        var seen = 0
        while seen < Limits.parameters, let piece = scanner.next() {
            seen += 1
            guard body[piece.name].equals(name) else { continue }
            guard piece.section == nil, !piece.isExtended else { return nil }
            found = found ?? body[piece.value]
        }
        guard let found, !found.isEmpty else { return nil }
        for special: UInt8 in [0x5C, 0x0A, 0x0D] where found.firstIndex(of: special) != nil { return nil }
        return found
    }

    /// The value of one parameter; nil where there is none. It is faster than reading the whole list.
    ///
    /// - Parameters:
    ///   - name: in lower case.
    ///   - body: a field body.
    ///   - start: offset at which the parameters begin.
    public static func value(of name: StaticString, in body: ByteView, from start: Int) -> [UInt8]? {
        if let plain = plainValue(of: name, in: body, from: start) { return plain.array }
        return ParameterList(parsing: body, from: start)[name]?.value
    }

    private mutating func join(_ pieces: [Piece], in body: ByteView) {
        var groups: [[UInt8]: [Int]] = [:]
        var order: [[UInt8]] = []
        for (index, piece) in pieces.enumerated() {
            let name = body[piece.name].array.map(\.asciiLowercased)
            if groups[name, default: []].isEmpty { order.append(name) }
            groups[name, default: []].append(index)
        }
        for name in order {
            let group = (groups[name] ?? []).map { pieces[$0] }
            if Self.isRepeated(group) { diagnostics.note(.parameterRepeated) }
            if let parameter = parameter(named: name, of: group, in: body) { parameters.append(parameter) }
        }
    }

    /// Whether a parameter occurs in more than one form (plain, extended, in pieces), or twice in one of the first two.
    private static func isRepeated(_ group: [Piece]) -> Bool {
        let numbered = group.lazy.filter { $0.section != nil }.count
        return group.count > max(1, numbered)
    }

    private mutating func parameter(named name: [UInt8], of pieces: [Piece], in body: ByteView) -> Parameter? {
        if let whole = pieces.first(where: { $0.section == nil && $0.isExtended }) {
            return extended(name, [whole], in: body)
        }
        let numbered = pieces.filter { $0.section != nil }.sorted { ($0.section ?? 0) < ($1.section ?? 0) }
        if numbered.first?.section == 0 || (pieces.count == numbered.count && !numbered.isEmpty) {
            return extended(name, continuous(numbered), in: body)
        }
        guard let plain = pieces.first(where: { $0.section == nil }) else { return nil }
        return Parameter(name: name, value: plain.unquoted(in: body), charset: nil, language: nil, isExtended: false)
    }

    /// The pieces up to the first gap in their numbers. A first number other than 0 is only noted.
    private mutating func continuous(_ pieces: [Piece]) -> [Piece] {
        var kept: [Piece] = []
        var expected = pieces.first?.section ?? 0
        if expected != 0 { diagnostics.append(.parameterGap) }
        for piece in pieces {
            guard let section = piece.section, section >= expected else { continue }
            guard section == expected else {
                diagnostics.append(.parameterGap)
                break
            }
            kept.append(piece)
            expected += 1
        }
        return kept
    }

    private func extended(_ name: [UInt8], _ pieces: [Piece], in body: ByteView) -> Parameter {
        var result = Parameter(name: name, value: [], charset: nil, language: nil, isExtended: true)
        for (index, piece) in pieces.enumerated() {
            var bytes = piece.unquoted(in: body)
            guard piece.isExtended else {
                result.value += bytes
                continue
            }
            if index == 0 { result.takeCharset(from: &bytes) }
            result.value += PercentEncoding.decode(bytes)
        }
        if !pieces.contains(where: \.isExtended) { result.isExtended = false }
        return result
    }
}

extension Parameter {
    /// Removes `charset'language'` from the front of a value (RFC 2231 section 4).
    fileprivate mutating func takeCharset(from bytes: inout [UInt8]) {
        guard let first = bytes.firstIndex(of: 0x27),
            let second = bytes[(first + 1)...].firstIndex(of: 0x27)
        else { return }
        if first > 0 { charset = Array(bytes[..<first]) }
        if second > first + 1 { language = Array(bytes[(first + 1)..<second]) }
        bytes.removeSubrange(...second)
    }
}

/// The percent encoding of RFC 2231 section 4 and RFC 3986 section 2.1; a broken escape stays as text.
package enum PercentEncoding {
    package static func decode(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var i = 0
        while i < bytes.count {
            if bytes[i] == 0x25, i + 2 < bytes.count, let high = bytes[i + 1].hexValue, let low = bytes[i + 2].hexValue
            {
                result.append(high << 4 | low)
                i += 3
            } else {
                result.append(bytes[i])
                i += 1
            }
        }
        return result
    }
}

/// One `name=value` as written.
struct Piece {
    var name: ByteRange
    var value: ByteRange
    var isQuoted: Bool
    /// The piece number of `name*3`.
    var section: Int?
    /// Whether the name ended in `*`.
    var isExtended: Bool

    /// The value without quotes, escapes and folding.
    func unquoted(in body: ByteView) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(value.count)
        var i = value.start
        while i < value.end {
            let byte = body[i]
            i += 1
            switch byte {
            case 0x0D, 0x0A: continue
            case 0x5C where isQuoted && i < value.end && !body.isTrailByte(at: i - 1):
                // QUIRK: a backslash escapes only a quote or a backslash, so that Windows paths keep theirs; by RFC
                // 5322 section 3.2.4 it escapes any character.
                let next = body[i]
                if next == 0x22 || next == 0x5C { i += 1 }
                result.append(next == 0x22 || next == 0x5C ? next : byte)
            default: result.append(byte)
            }
        }
        return result
    }
}

/// Walks the `; name=value` pieces of a field body once, front to back.
struct ParameterScanner {
    private let body: ByteView
    private var cursor: Int
    private var commentsClose = true
    private(set) var isMalformed = false

    init(_ body: ByteView, from start: Int) {
        self.body = body
        cursor = start
    }

    mutating func next() -> Piece? {
        while cursor < body.count {
            skipSeparators()
            guard cursor < body.count else { return nil }
            let start = cursor
            while cursor < body.count, body[cursor].isTokenByte { cursor += 1 }
            let nameEnd = cursor
            skipBlanks()
            guard nameEnd > start, body.peek(cursor) == 0x3D else {
                isMalformed = true
                cursor = max(cursor, start + 1)
                continue
            }
            cursor += 1
            skipBlanks()
            return piece(name: ByteRange(start, nameEnd))
        }
        return nil
    }

    private mutating func skipSeparators() {
        while cursor < body.count {
            let byte = body[cursor]
            if byte == 0x3B || byte.isFoldingWhiteSpace {
                cursor += 1
            } else if byte == 0x28, !skipComment() {
                cursor += 1
            } else if byte != 0x28 {
                return
            }
        }
    }

    private mutating func skipBlanks() {
        while cursor < body.count {
            if body[cursor].isFoldingWhiteSpace {
                cursor += 1
            } else if body[cursor] != 0x28 || !skipComment() {
                return
            }
        }
    }

    /// Skips the comment at the cursor. After one that never closes no other is searched for, since searching again at
    /// each parenthesis would take quadratic time.
    private mutating func skipComment() -> Bool {
        guard commentsClose else { return false }
        guard let end = body.endOfComment(at: cursor) else {
            commentsClose = false
            isMalformed = true
            return false
        }
        cursor = end
        return true
    }

    private mutating func piece(name: ByteRange) -> Piece {
        let isQuoted = body.peek(cursor) == 0x22
        let value = isQuoted ? quotedValue(isName: isFileName(body[name])) : plainValue()
        var result = Piece(name: name, value: value, isQuoted: isQuoted, section: nil, isExtended: false)
        result.readSection(in: body)
        return result
    }

    private func isFileName(_ name: ByteView) -> Bool {
        name.hasPrefix("name") && name.count <= 6 || name.hasPrefix("filename") && name.count <= 10
    }

    /// - Parameter isName: whether it is a file name, which may hold quotes that are not escaped.
    private mutating func quotedValue(isName: Bool) -> ByteRange {
        let start = cursor + 1
        let first = body.closingQuote(from: start) ?? body.count
        var end = first
        if isName, first < body.count, !endsValue(quoteAt: first) { end = lastQuote(from: first) ?? first }
        if end != first { isMalformed = true }
        if end < body.count {
            cursor = end + 1
        } else {
            // QUIRK: an unclosed quote ends at the semicolon, else at the end (RFC 2045 section 5.1).
            isMalformed = true
            let semicolon = body.firstIndex(of: 0x3B, from: start) ?? body.count
            cursor = semicolon
            return ByteRange(start, semicolon).trimmingEnd(in: body)
        }
        return ByteRange(start, end)
    }

    /// The quote after the one at `first` that ends a file name; nil where none does before another parameter begins.
    ///
    /// QUIRK: quotes inside a name are not escaped, as in `filename="The "best" report.pdf"` (RFC 5322 section 3.2.4
    /// asks for it; `parameter.malformed`).
    private func lastQuote(from first: Int) -> Int? {
        var i = first + 1
        let limit = min(body.count, first + Self.longestName)
        while i < limit {
            if body[i] == 0x22, endsValue(quoteAt: i) { return i }
            if body[i] == 0x3B { return nil }
            i += 1
        }
        return nil
    }

    /// In bytes: a quote further on ends no name.
    private static let longestName = 1_000

    /// Whether nothing, a semicolon, a comma, a comment or another `name=` follows the quote.
    private func endsValue(quoteAt index: Int) -> Bool {
        var next = index + 1
        while body.peek(next).isFoldingWhiteSpace { next += 1 }
        return next >= body.count || [0x3B, 0x2C, 0x28].contains(body[next]) || beginsParameter(at: next)
    }

    /// QUIRK: an unquoted value may hold blanks and special characters, as in `filename=my file.pdf`. It ends at the
    /// semicolon or where another `name=` begins (RFC 2045 section 5.1 ends it at the first blank;
    /// `parameter.malformed`).
    private mutating func plainValue() -> ByteRange {
        let start = cursor
        var end = start
        while cursor < body.count, body[cursor] != 0x3B {
            if body[cursor].isFoldingWhiteSpace || body[cursor] == 0x28 {
                let resume = cursor
                skipBlanks()
                if cursor >= body.count || body[cursor] == 0x3B || beginsParameter(at: cursor) { break }
                isMalformed = true
                if cursor == resume { cursor += 1 }
            } else {
                cursor += 1
            }
            end = cursor
        }
        return ByteRange(start, max(start, end))
    }

    private func beginsParameter(at start: Int) -> Bool {
        var i = start
        while i < body.count, i - start < 64, body[i].isTokenByte { i += 1 }
        return i > start && body.peek(i) == 0x3D
    }
}

extension Piece {
    /// Splits `name*0*` into name, piece number and the mark of an extended value.
    fileprivate mutating func readSection(in body: ByteView) {
        let text = body[name]
        guard let star = text.firstIndex(of: 0x2A) else { return }
        var end = text.count
        if text[end - 1] == 0x2A {
            isExtended = true
            end -= 1
        }
        if star < end {
            var number = 0
            for i in (star + 1)..<end {
                guard text[i].isDigit, number < 100_000 else { return }
                number = number * 10 + Int(text[i] & 0x0F)
            }
            section = number
        }
        name = ByteRange(name.start, name.start + star)
    }
}

extension ByteRange {
    fileprivate func trimmingEnd(in body: ByteView) -> ByteRange {
        var last = end
        while last > start, body[last - 1].isFoldingWhiteSpace { last -= 1 }
        return ByteRange(start, last)
    }
}
