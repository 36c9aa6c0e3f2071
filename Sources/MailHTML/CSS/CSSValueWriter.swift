import Bytes

/// Rebuilds one value from its tokens.
struct CSSValueWriter {
    let allowsImages: Bool
    let keepsRemote: Bool
    private(set) var isGood = true
    private(set) var remote: [[UInt8]] = []
    private(set) var removedURLs: [String] = []
    private var depth = 0
    /// Brackets of any kind that are open in the source.
    private var nesting = 0
    /// Where the last "none" for a blocked address ends: the text after the address must not become part of that word.
    private var wordEnd: Int?

    init(allowsImages: Bool, keepsRemote: Bool) {
        self.allowsImages = allowsImages
        self.keepsRemote = keepsRemote
    }

    /// Reads up to the ";" or "}" that ends the declaration.
    /// - Returns: whether the block ended.
    mutating func read(_ tokens: inout CSSTokenizer, _ isRule: Bool, into output: inout [UInt8]) -> Bool {
        let start = output.count
        while true {
            let token = tokens.next()
            switch token.kind {
            case .end:
                finish(start, &output)
                return true
            case .semicolon where nesting == 0:
                finish(start, &output)
                return false
            case .closeCurly where nesting == 0 && isRule:
                finish(start, &output)
                return true
            default: write(token, &tokens, start, &output)
            }
        }
    }

    private mutating func finish(_ start: Int, _ output: inout [UInt8]) {
        while output.count > start, output[output.count - 1] == 0x20 { output.removeLast() }
        if isGood { for _ in 0..<depth { output.append(0x29) } }
    }

    private mutating func write(
        _ token: CSSTokenizer.Token, _ tokens: inout CSSTokenizer, _ start: Int, _ output: inout [UInt8]
    ) {
        if output.count == wordEnd, token.kind != .whitespace, token.kind != .comma, token.kind != .close {
            output.append(0x20)
        }
        switch token.kind {
        case .whitespace:
            if output.count > start, output[output.count - 1] != 0x20 { output.append(0x20) }
        case .identifier: identifier(token, tokens, &output)
        case .number, .percentage, .dimension: plain(token, tokens, &output)
        case .hash:
            output.append(0x23)
            plain(token, tokens, &output)
        case .string: string(token, tokens, &output)
        case .comma: output.append(0x2c)
        case .delimiter: delimiter(tokens.source[token.source.lowerBound], &output)
        case .function: function(token, &tokens, &output)
        case .url: url(tokens.bytes(token)[...], &output)
        case .open:
            nesting += 1
            depth += 1
            // After a word it would be read as a function.
            if depth > HTMLLimits.cssNesting || output.last?.isCSSName ?? false { isGood = false }
            output.append(0x28)
        case .close:
            nesting = max(0, nesting - 1)
            if depth == 0 { isGood = false } else { depth -= 1 }
            output.append(0x29)
        case .openSquare, .openCurly:
            nesting += 1
            isGood = false
        case .closeSquare, .closeCurly:
            nesting = max(0, nesting - 1)
            isGood = false
        default: isGood = false
        }
    }

    private mutating func delimiter(_ byte: UInt8, _ output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"):
            // Together they could begin or end a comment.
            if let last = output.last, last == 0x2f || last == 0x2a { output.append(0x20) }
            output.append(byte)
        default: isGood = false
        }
    }

    /// Writes a number or hash. Only letters, digits, "-", "_", ".", "%" and "+" are allowed, with which no tokenizer
    /// ends a value, and no escapes in numbers, which would be read as another token the next time.
    private mutating func plain(_ token: CSSTokenizer.Token, _ tokens: CSSTokenizer, _ output: inout [UInt8]) {
        if token.isDecoded, token.kind != .hash { isGood = false }
        let start = output.count
        tokens.copy(token, to: &output)
        for byte in output[start...] where !byte.isCSSName || byte >= 0x80 {
            if token.kind == .hash || byte != 0x2e && byte != 0x25 && byte != 0x2b { isGood = false }
        }
    }

    private mutating func identifier(_ token: CSSTokenizer.Token, _ tokens: CSSTokenizer, _ output: inout [UInt8]) {
        let start = output.count
        tokens.copy(token, to: &output)
        for byte in output[start...] where !byte.isCSSName { isGood = false }
        // Without its escapes it might be read as a number or a sign.
        if token.isDecoded, !Self.beginsIdentifier(output[start...]) { isGood = false }
    }

    private static func beginsIdentifier(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return first.isCSSNameStart
            || first == 0x2d && name.dropFirst().first.map { $0.isCSSNameStart || $0 == 0x2d } == true
    }

    /// Writes a string, such as the name of a font, without characters that mean something to a parser.
    private func string(_ token: CSSTokenizer.Token, _ tokens: CSSTokenizer, _ output: inout [UInt8]) {
        output.append(0x27)
        for byte in tokens.bytes(token).prefix(500) {
            switch byte {
            case 0x22, 0x26, 0x27, 0x28, 0x29, 0x2f, 0x3a, 0x3b, 0x3c, 0x3e, 0x40, 0x5c, 0x60, 0x7b, 0x7d, 0x7f,
                0..<0x20:
                continue
            default: output.append(byte)
            }
        }
        output.append(0x27)
    }

    private mutating func function(_ token: CSSTokenizer.Token, _ tokens: inout CSSTokenizer, _ output: inout [UInt8]) {
        if tokens.equals(token, "url") {
            quotedURL(&tokens, &output)
            return
        }
        nesting += 1
        depth += 1
        let name = tokens.bytes(token).map(\.asciiLowercased)
        if CSSNames.functions.index(of: name) == nil || depth > HTMLLimits.cssNesting {
            isGood = false
            noteAddress(tokens, name)
        }
        output.append(contentsOf: name)
        output.append(0x28)
    }

    /// Lists the first address of a function that would load something but is not allowed.
    private mutating func noteAddress(_ tokens: CSSTokenizer, _ name: [UInt8]) {
        guard name.equalsIgnoringCase("image-set") || name.equalsIgnoringCase("-webkit-image-set") else { return }
        var ahead = tokens
        let token = ahead.next()
        if token.kind == .string, case .remote(let address) = URLPolicy.image(ahead.bytes(token)[...]) {
            remote.append(address)
        }
    }

    private mutating func quotedURL(_ tokens: inout CSSTokenizer, _ output: inout [UInt8]) {
        var token = tokens.nextVisible()
        let address = token.kind == .string ? tokens.bytes(token) : []
        if token.kind != .string { isGood = false }
        while token.kind != .close, token.kind != .end, token.kind != .semicolon, token.kind != .closeCurly {
            token = tokens.next()
        }
        if token.kind == .semicolon || token.kind == .closeCurly {
            isGood = false
            tokens.rewind(to: token.source.lowerBound)
        }
        url(address[...], &output)
    }

    private mutating func url(_ address: ArraySlice<UInt8>, _ output: inout [UInt8]) {
        switch URLPolicy.image(address) {
        case .keep(let url) where allowsImages: quote(url, &output)
        case .remote(let url):
            remote.append(url)
            if keepsRemote, allowsImages { quote(url, &output) } else { none(&output) }
        case .keep: isGood = false
        case .remove(let reason):
            removedURLs.append(reason)
            none(&output)
        }
        if !allowsImages { isGood = false }
    }

    private mutating func none(_ output: inout [UInt8]) {
        output.append("none")
        wordEnd = output.count
    }

    private func quote(_ url: [UInt8], _ output: inout [UInt8]) {
        output.append("url('")
        url.withUnsafeBufferPointer { bytes in
            // Unencoded they could be taken for a rule's braces, an at-rule or a comment.
            output.append(bytes) { byte in
                switch byte {
                case 0x2a: "%2A"
                case 0x40: "%40"
                case 0x7b: "%7B"
                case 0x7d: "%7D"
                default: nil
                }
            }
        }
        output.append("')")
    }
}
