import Bytes

/// The tokenizer of CSS Syntax Level 3, section 4.
///
/// Token values are ranges into the source, or into `scratch` where an escape had to be decoded, so that whoever looks
/// at a value sees it decoded.
struct CSSTokenizer {
    enum Kind {
        case identifier, function, atKeyword, hash, string, badString, url, badURL, delimiter, number, percentage
        case dimension, whitespace, colon, semicolon, comma, openSquare, closeSquare, open, close, openCurly, closeCurly
        case htmlComment, end
    }
    struct Token {
        var kind: Kind
        /// The name or value without "@", "#", quotes or parenthesis: in `scratch` if it is decoded, else in the
        /// source.
        var value: Range<Int> = 0..<0
        var isDecoded = false
        /// The whole token in the source.
        var source: Range<Int> = 0..<0
    }

    let source: UnsafeBufferPointer<UInt8>
    private(set) var position = 0
    private(set) var scratch: [UInt8] = []

    init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

    mutating func rewind(to position: Int) { self.position = position }

    /// Appends the token's value.
    func copy(_ token: Token, to output: inout [UInt8]) {
        if token.isDecoded {
            output.append(bytesOf: scratch[token.value])
        } else {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: source[token.value]))
        }
    }

    func bytes(_ token: Token) -> [UInt8] { token.isDecoded ? Array(scratch[token.value]) : Array(source[token.value]) }

    func equals(_ token: Token, _ word: StaticString) -> Bool {
        token.isDecoded
            ? scratch[token.value].equalsIgnoringCase(word) : source[token.value].equalsIgnoringCase(word)
    }

    private func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

    mutating func next() -> Token {
        let start = position
        var token = scan()
        token.source = start..<position
        return token
    }

    /// The next token that is not white space.
    mutating func nextVisible() -> Token {
        var token = next()
        while token.kind == .whitespace { token = next() }
        return token
    }

    private mutating func scan() -> Token {
        var sawComment = false
        while byte(position) == 0x2f, byte(position + 1) == 0x2a {
            skipComment()
            sawComment = true
        }
        guard position < source.count else { return Token(kind: sawComment ? .whitespace : .end) }
        let first = source[position]
        if sawComment || first.isHTMLSpace {
            while position < source.count, source[position].isHTMLSpace { position += 1 }
            return Token(kind: .whitespace)
        }
        switch first {
        case 0x22, 0x27: return string(first)
        case 0x23 where byte(position + 1).isCSSName || isEscape(position + 1):
            position += 1
            return name(.hash)
        case 0x2b, 0x2e: return startsNumber(position) ? number() : single(.delimiter)
        case 0x2d:
            if startsNumber(position) { return number() }
            if byte(position + 1) == 0x2d, byte(position + 2) == 0x3e { return fixed(.htmlComment, 3) }
            return startsIdentifier(position) ? identifierLike() : single(.delimiter)
        case 0x3c where source[position...].startsIgnoringCase("<!--"): return fixed(.htmlComment, 4)
        case 0x40 where startsIdentifier(position + 1):
            position += 1
            return name(.atKeyword)
        case 0x5c: return isEscape(position) ? identifierLike() : single(.delimiter)
        case 0x28: return single(.open)
        case 0x29: return single(.close)
        case 0x2c: return single(.comma)
        case 0x3a: return single(.colon)
        case 0x3b: return single(.semicolon)
        case 0x5b: return single(.openSquare)
        case 0x5d: return single(.closeSquare)
        case 0x7b: return single(.openCurly)
        case 0x7d: return single(.closeCurly)
        default:
            if first.isDigit { return number() }
            return startsIdentifier(position) ? identifierLike() : single(.delimiter)
        }
    }

    private mutating func skipComment() {
        position += 2
        while position < source.count {
            guard let star = UnsafeBufferPointer(rebasing: source[position...]).firstOffset(of: 0x2a) else {
                position = source.count
                return
            }
            position += star + 1
            if byte(position) == 0x2f {
                position += 1
                return
            }
        }
    }

    private mutating func single(_ kind: Kind) -> Token { fixed(kind, 1) }

    private mutating func fixed(_ kind: Kind, _ length: Int) -> Token {
        position += length
        return Token(kind: kind, value: position - length..<position)
    }

    private func isEscape(_ index: Int) -> Bool {
        byte(index) == 0x5c && index + 1 < source.count && source[index + 1] != 0x0a
    }

    private func startsIdentifier(_ index: Int) -> Bool {
        if byte(index) == 0x2d {
            return byte(index + 1).isCSSNameStart || byte(index + 1) == 0x2d || isEscape(index + 1)
        }
        return byte(index).isCSSNameStart || isEscape(index)
    }

    private func startsNumber(_ index: Int) -> Bool {
        let offset = byte(index) == 0x2b || byte(index) == 0x2d ? index + 1 : index
        return byte(offset).isDigit || byte(offset) == 0x2e && byte(offset + 1).isDigit
    }

    /// Reads a name; with an escape in it, its decoded form goes into `scratch`.
    private mutating func name(_ kind: Kind) -> Token {
        let start = position
        while position < source.count, source[position].isCSSName { position += 1 }
        guard isEscape(position) else { return Token(kind: kind, value: start..<position) }
        let scratchStart = scratch.count
        scratch.append(contentsOf: source[start..<position])
        while position < source.count {
            if isEscape(position) {
                escape()
            } else if source[position].isCSSName {
                scratch.append(source[position])
                position += 1
            } else {
                break
            }
        }
        return Token(kind: kind, value: scratchStart..<scratch.count, isDecoded: true)
    }

    /// Decodes the escape at the position into `scratch` (4.3.7).
    private mutating func escape() {
        position += 1
        guard let first = byte(position).hexValue, position < source.count else {
            guard position < source.count else { return }
            scratch.append(source[position])
            position += 1
            return
        }
        var value = UInt32(first)
        position += 1
        var digits = 1
        while digits < 6, position < source.count, let digit = source[position].hexValue {
            value = value << 4 | UInt32(digit)
            position += 1
            digits += 1
        }
        if position < source.count, source[position].isHTMLSpace { position += 1 }
        scratch.append(scalar: Self.isText(value) ? value : 0xfffd)
    }

    /// Whether a scalar is neither a control, of which the input is freed, nor a noncharacter.
    private static func isText(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x20, 0x7f...0x9f, 0xd800...0xdfff, 0xfdd0...0xfdef, 0x11_0000...: false
        default: value & 0xfffe != 0xfffe
        }
    }

    private mutating func string(_ quote: UInt8) -> Token {
        position += 1
        let start = position
        while position < source.count, source[position] != quote, source[position] != 0x0a, source[position] != 0x5c {
            position += 1
        }
        if byte(position) != 0x5c || position >= source.count { return endString(quote, start..<position, false) }
        let scratchStart = scratch.count
        scratch.append(contentsOf: source[start..<position])
        while position < source.count, source[position] != quote, source[position] != 0x0a {
            if source[position] == 0x5c {
                if byte(position + 1) == 0x0a { position += 2 } else { escape() }
            } else {
                scratch.append(source[position])
                position += 1
            }
        }
        return endString(quote, scratchStart..<scratch.count, true)
    }

    private mutating func endString(_ quote: UInt8, _ value: Range<Int>, _ isDecoded: Bool) -> Token {
        if byte(position) == 0x0a { return Token(kind: .badString) }
        if position < source.count { position += 1 }
        return Token(kind: .string, value: value, isDecoded: isDecoded)
    }

    private mutating func number() -> Token {
        let start = position
        if source[position] == 0x2b || source[position] == 0x2d { position += 1 }
        while byte(position).isDigit { position += 1 }
        if byte(position) == 0x2e, byte(position + 1).isDigit {
            position += 1
            while byte(position).isDigit { position += 1 }
        }
        if byte(position) | 0x20 == 0x65 {
            let sign = byte(position + 1) == 0x2b || byte(position + 1) == 0x2d ? 1 : 0
            if byte(position + 1 + sign).isDigit {
                position += 1 + sign
                while byte(position).isDigit { position += 1 }
            }
        }
        if byte(position) == 0x25 {
            position += 1
            return Token(kind: .percentage, value: start..<position)
        }
        guard startsIdentifier(position) else { return Token(kind: .number, value: start..<position) }
        let unit = name(.dimension)
        guard unit.isDecoded else { return Token(kind: .dimension, value: start..<position) }
        return Token(kind: .badString)  // An escaped unit: nobody writes that to be read.
    }

    private mutating func identifierLike() -> Token {
        var token = name(.identifier)
        guard byte(position) == 0x28 else { return token }
        position += 1
        token.kind = .function
        guard equals(token, "url") else { return token }
        var ahead = position
        while byte(ahead).isHTMLSpace { ahead += 1 }
        if byte(ahead) == 0x22 || byte(ahead) == 0x27 { return token }
        position = ahead
        return unquotedURL()
    }

    private mutating func unquotedURL() -> Token {
        let scratchStart = scratch.count
        var isBad = false
        while position < source.count, source[position] != 0x29 {
            let byte = source[position]
            if byte == 0x5c, isEscape(position) {
                escape()
                continue
            }
            if byte == 0x22 || byte == 0x27 || byte == 0x28 { isBad = true }
            scratch.append(byte)
            position += 1
        }
        if position < source.count { position += 1 }
        while scratch.count > scratchStart, scratch[scratch.count - 1].isHTMLSpace { scratch.removeLast() }
        if scratch[scratchStart...].contains(where: { $0.isHTMLSpace }) { isBad = true }
        return Token(kind: isBad ? .badURL : .url, value: scratchStart..<scratch.count, isDecoded: true)
    }
}
