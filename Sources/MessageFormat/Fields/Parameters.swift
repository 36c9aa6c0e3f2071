import Bytes

/// One parameter of a Content-Type or Content-Disposition field, its RFC 2231 pieces joined.
public struct Parameter: Sendable {
    /// In lower case, without `*` and piece number.
    public var name: [UInt8]
    /// Quoting and percent encoding undone, charset not yet.
    public var value: [UInt8]
    /// The charset that an extended value (`name*=charset'language'value`) declares.
    public var charset: [UInt8]?
    public var language: [UInt8]?
    /// Whether the value came in RFC 2231's extended form, and encoded-words in it are no encoded-words.
    public var isExtended: Bool
}

/// The parameters of a field body (RFC 2045 section 5.1, RFC 2231), read leniently.
public struct ParameterList: Sendable {
    /// In order of first appearance, each name once: where several forms of one name stand, the extended one counts
    /// (RFC 6266 section 4.3), else the first.
    public private(set) var parameters: [Parameter] = []
    public private(set) var diagnostics: [DiagnosticCode] = []

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

    /// The parameter of that lower-case name.
    public subscript(name: StaticString) -> Parameter? {
        parameters.first { $0.name.withByteView { $0.equals(name) } }
    }

    /// The usual case without an allocation: the value of the first parameter of that lower-case name where it stands
    /// plain or quoted, unless escapes, folding or RFC 2231 forms of that name call for the whole list. Nil then, or
    /// where there is none.
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

    /// The bytes of the parameter of that lower-case name; nil where there is none.
    public static func value(of name: StaticString, in body: ByteView, from start: Int) -> [UInt8]? {
        if let plain = plainValue(of: name, in: body, from: start) { return plain.array }
        return ParameterList(parsing: body, from: start)[name]?.value
    }

    private mutating func join(_ pieces: [Piece], in body: ByteView) {
        // Stable order by name, then plain before extended before numbered pieces; 1,000 pieces at most.
        var groups: [[UInt8]: [Int]] = [:]
        var order: [[UInt8]] = []
        for (index, piece) in pieces.enumerated() {
            let name = body[piece.name].array.map(\.asciiLowercased)
            if groups[name, default: []].isEmpty { order.append(name) }
            groups[name, default: []].append(index)
        }
        for name in order {
            let group = (groups[name] ?? []).map { pieces[$0] }
            if Self.isRepeated(group), !diagnostics.contains(.parameterRepeated) {
                diagnostics.append(.parameterRepeated)
            }
            if let parameter = parameter(named: name, of: group, in: body) { parameters.append(parameter) }
        }
    }

    /// Whether more than one of the forms plain, extended and in pieces stands there, or one of the first two twice.
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

    /// The pieces up to the first gap; a first number other than 0 is a gap that is read over.
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
    /// Takes `charset'language'` off the front (RFC 2231 section 4).
    fileprivate mutating func takeCharset(from bytes: inout [UInt8]) {
        guard let first = bytes.firstIndex(of: 0x27),
            let second = bytes[(first + 1)...].firstIndex(of: 0x27)
        else { return }
        if first > 0 { charset = Array(bytes[..<first]) }
        if second > first + 1 { language = Array(bytes[(first + 1)..<second]) }
        bytes.removeSubrange(...second)
    }
}

/// Percent encoding of RFC 2231 section 4; a broken escape stays as text.
enum PercentEncoding {
    static func decode(_ bytes: [UInt8]) -> [UInt8] {
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

/// One `name=value` as it stands.
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
                // QUIRK: a backslash escapes only what needs it (RFC 5322 section 3.2.4); Windows paths keep theirs.
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
            while cursor < body.count, body[cursor].isParameterNameByte { cursor += 1 }
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

    /// An unclosed comment is looked for once: looking again at each parenthesis would be quadratic.
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

    /// - Parameter isName: a file's name, which people write with quotes in it.
    private mutating func quotedValue(isName: Bool) -> ByteRange {
        let start = cursor + 1
        let first = endOfQuoted(from: start)
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

    /// Offset of the next quote that no backslash escapes; the end of the field where there is none.
    private func endOfQuoted(from start: Int) -> Int {
        var i = start
        while i < body.count, body[i] != 0x22 {
            i += body[i] == 0x5C && i + 1 < body.count && !body.isTrailByte(at: i) ? 2 : 1
        }
        return min(i, body.count)
    }

    /// QUIRK: `filename="The "best" report.pdf"`: quotes inside a name stand bare. The quote behind `first` that ends the name;
    /// nil where none does before another parameter begins.
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

    private static let longestName = 1_000

    /// Nothing stands behind the quote, or a semicolon or comma, a comment, or another `name=`.
    private func endsValue(quoteAt index: Int) -> Bool {
        var next = index + 1
        while body.peek(next).isFoldingWhiteSpace { next += 1 }
        return next >= body.count || [0x3B, 0x2C, 0x28].contains(body[next]) || beginsParameter(at: next)
    }

    /// QUIRK: an unquoted value may hold blanks and specials (`filename=my file.pdf`): it ends at the semicolon, or
    /// where another `name=` begins (a missing semicolon).
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
        while i < body.count, i - start < 64, body[i].isParameterNameByte { i += 1 }
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

extension UInt8 {
    fileprivate var isParameterNameByte: Bool { isTokenByte }
}
