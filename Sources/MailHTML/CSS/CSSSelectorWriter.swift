import Bytes

/// Writes one complex selector.
struct CSSSelectorWriter {
    let tokens: CSSTokenizer
    let prefix: [UInt8]
    /// The style sheet is our own output, so that our class names are kept.
    let isOwnOutput: Bool
    /// The selector is valid CSS, but not to be written.
    var isUnwanted = false
    var text: [UInt8] = []
    /// It begins at the wrapper itself.
    private var isScoped = false
    /// What the last compound selector is: the body, the root element, the wrapper around the message.
    private var lastIsBody = false
    private var lastIsRoot = false
    private var lastIsWrapper = false
    /// It is a single compound selector.
    private var isCompound = false
    /// The class, or id with "#", if it is the whole selector.
    private var simple: [UInt8]?

    init(tokens: CSSTokenizer, prefix: [UInt8], isOwnOutput: Bool) {
        self.tokens = tokens
        self.prefix = prefix
        self.isOwnOutput = isOwnOutput
    }

    func add(to result: inout CSSSelectors.Result) {
        let full = isScoped ? text : CSSSelectors.wrapper + [0x20] + text
        func append(_ selector: [UInt8], _ list: inout [UInt8]) {
            if !list.isEmpty { list.append(0x2c) }
            list.append(contentsOf: selector)
        }
        if lastIsBody {
            append(full, &result.body)
            append(CSSSelectors.wrapper, &result.canvas)
        } else if lastIsWrapper {
            append(full, &result.wrapper)
        } else {
            append(full, &result.text)
        }
        if lastIsRoot { result.hasRoot = true }
        if let simple { result.simple.append(simple) }
    }

    mutating func write(_ selector: [CSSTokenizer.Token]) -> Bool {
        var index = 0
        var compounds = 0
        var combinator: UInt8 = 0
        while index < selector.count {
            let token = selector[index]
            if token.kind == .whitespace {
                if combinator == 0, compounds > 0 { combinator = 0x20 }
                index += 1
                continue
            }
            if token.kind == .delimiter,
                let byte = [0x3e, 0x2b, 0x7e].first(where: { $0 == tokens.source[token.source.lowerBound] })
            {
                guard compounds > 0, combinator == 0 || combinator == 0x20 else { return false }
                combinator = byte
                index += 1
                continue
            }
            // Siblings of the wrapper are not part of the message.
            if lastIsWrapper, combinator == 0x2b || combinator == 0x7e { return unwanted() }
            if compounds > 0 { text.append(combinator == 0 ? 0x20 : combinator) }
            guard compound(selector, &index, isFirst: compounds == 0) else { return false }
            combinator = 0
            compounds += 1
        }
        isCompound = compounds == 1
        return compounds > 0 && (combinator == 0 || combinator == 0x20)
    }

    private mutating func compound(_ selector: [CSSTokenizer.Token], _ index: inout Int, isFirst: Bool) -> Bool {
        let start = index
        let before = text.count
        lastIsBody = false
        lastIsRoot = false
        lastIsWrapper = false
        while index < selector.count {
            let token = selector[index]
            if token.kind == .whitespace { break }
            if token.kind == .delimiter, [0x3e, 0x2b, 0x7e].contains(tokens.source[token.source.lowerBound]) { break }
            guard part(selector, &index, isFirst: isFirst, isStart: index == start) else { return false }
        }
        let isAlone = isFirst || isScoped && text[..<before].elementsEqual(".lb-mail ".utf8)
        let isLast = selector[index...].allSatisfy { $0.kind == .whitespace }
        simple = isAlone && isLast ? simpleName(selector, start) : nil
        return index > start
    }

    private func simpleName(_ selector: [CSSTokenizer.Token], _ start: Int) -> [UInt8]? {
        var parts = selector[start...].filter { $0.kind != .whitespace }
        let element = parts.first?.kind == .identifier ? tokens.bytes(parts.removeFirst()).map(\.asciiLowercased) : []
        if parts.count == 1, parts[0].kind == .hash { return element + [0x23] + tokens.bytes(parts[0]) }
        guard parts.count == 2, parts[0].kind == .delimiter, parts[1].kind == .identifier else { return nil }
        return element + [0x2e] + tokens.bytes(parts[1])
    }

    private mutating func part(
        _ selector: [CSSTokenizer.Token], _ index: inout Int, isFirst: Bool, isStart: Bool
    ) -> Bool {
        let token = selector[index]
        index += 1
        switch token.kind {
        case .identifier where isStart: return type(token, isFirst)
        case .hash:
            text.append(0x23)
            return identifier(tokens.bytes(token))
        case .delimiter:
            switch tokens.source[token.source.lowerBound] {
            case UInt8(ascii: "*") where isStart: text.append(0x2a)
            case UInt8(ascii: "."):
                guard index < selector.count, selector[index].kind == .identifier else { return false }
                let name = tokens.bytes(selector[index])
                index += 1
                return className(name, isFirst && (isStart || name.elementsEqual("lb-mail".utf8)))
            default: return false
            }
            return true
        case .colon: return pseudo(selector, &index, isFirst && isStart)
        case .openSquare: return attribute(selector, &index)
        default: return false
        }
    }

    private mutating func type(_ token: CSSTokenizer.Token, _ isFirst: Bool) -> Bool {
        if tokens.equals(token, "html") {
            guard isFirst else { return unwanted() }
            isScoped = true
            lastIsRoot = true
            lastIsWrapper = true
            text.append("div")
            text.append(contentsOf: CSSSelectors.wrapper)
        } else if tokens.equals(token, "body") {
            lastIsBody = true
            if isFirst {
                isScoped = true
                text.append(":where(")
                text.append(contentsOf: CSSSelectors.wrapper)
                text.append(")>main")
                text.append(contentsOf: CSSSelectors.body)
            } else {
                text.append("main:where(")
                text.append(contentsOf: CSSSelectors.body)
                text.append(0x29)
            }
        } else {
            return elementName(tokens.bytes(token))
        }
        return true
    }

    private mutating func elementName(_ name: [UInt8]) -> Bool {
        let element = name.withUnsafeBufferPointer { HTMLElement(name: $0) }
        guard let written = element.outputElement else { return unwanted() }
        text.append(contentsOf: written.nameBytes)
        guard written != element else { return true }
        // `form` is written as a <div> with a class of ours, at the same specificity.
        text.append(":where(.lb-")
        text.append(contentsOf: element.nameBytes)
        text.append(0x29)
        return true
    }

    mutating func unwanted() -> Bool {
        isUnwanted = true
        return false
    }

    private mutating func identifier(_ name: [UInt8]) -> Bool {
        if !name.starts(with: prefix) { text.append(contentsOf: prefix) }
        CSSSelectors.writeName(name, to: &text)
        return true
    }

    private mutating func className(_ name: [UInt8], _ isFirst: Bool) -> Bool {
        if isOwnOutput, OwnFrame.isOwnClass(name[...]) {
            // Our own output, read again.
            if isFirst { isScoped = true }
            if name.elementsEqual("lb-mail".utf8) { lastIsWrapper = true }
        } else if name.starts(with: "lb-".utf8) {
            return unwanted()
        }
        text.append(0x2e)
        CSSSelectors.writeName(name, to: &text)
        return !name.isEmpty
    }

    private mutating func pseudo(_ selector: [CSSTokenizer.Token], _ index: inout Int, _ isFirst: Bool) -> Bool {
        var colons = 1
        if index < selector.count, selector[index].kind == .colon {
            colons = 2
            index += 1
        }
        guard index < selector.count else { return false }
        let token = selector[index]
        index += 1
        let name = tokens.bytes(token).map(\.asciiLowercased)
        if token.kind == .function { return function(name, selector, &index, isFirst) }
        guard token.kind == .identifier, CSSNames.pseudoClasses.index(of: name) != nil else {
            // Browsers accept unknown -webkit- pseudo-elements and drop the rule for any other.
            return name.starts(with: "-webkit-".utf8) && colons == 2 ? unwanted() : false
        }
        if name.elementsEqual("root".utf8) {
            guard isFirst else { return unwanted() }
            isScoped = true
            lastIsRoot = true
            lastIsWrapper = true
            text.append(contentsOf: CSSSelectors.wrapper)
            return true
        }
        for _ in 0..<colons { text.append(0x3a) }
        text.append(contentsOf: name)
        return true
    }

    private mutating func function(
        _ name: [UInt8], _ selector: [CSSTokenizer.Token], _ index: inout Int, _ isFirst: Bool
    ) -> Bool {
        let start = index
        var depth = 1
        while index < selector.count, depth > 0 {
            if selector[index].kind == .function || selector[index].kind == .open { depth += 1 }
            if selector[index].kind == .close { depth -= 1 }
            index += 1
        }
        guard depth == 0 else { return false }
        let argument = Array(selector[start..<(index - 1)])
        text.append(0x3a)
        text.append(contentsOf: name)
        text.append(0x28)
        defer { text.append(0x29) }
        if CSSNames.countingPseudoClasses.index(of: name) != nil { return counting(argument) }
        guard name.equalsIgnoringCase("not") || name.equalsIgnoringCase("is") || name.equalsIgnoringCase("where") else {
            return unwanted()
        }
        return nested(argument, scopes: isFirst && !name.equalsIgnoringCase("not"))
    }

    /// `:not()`, `:is()` and `:where()` of compound selectors without functions in them.
    ///
    /// - Parameter scopes: it is the beginning of the selector, which begins at the wrapper if all parts do.
    private mutating func nested(_ argument: [CSSTokenizer.Token], scopes: Bool) -> Bool {
        var isFirstPart = true
        var allAreScoped = true
        for part in argument.split(whereSeparator: { $0.kind == .comma }) {
            guard !part.contains(where: { $0.kind == .function }) else { return unwanted() }
            var writer = CSSSelectorWriter(tokens: tokens, prefix: prefix, isOwnOutput: isOwnOutput)
            guard writer.write(Array(part)), !writer.lastIsBody, writer.isCompound else { return unwanted() }
            if !isFirstPart { text.append(0x2c) }
            isFirstPart = false
            text.append(contentsOf: writer.text)
            if !writer.isScoped { allAreScoped = false }
            if writer.lastIsWrapper { lastIsWrapper = true }
        }
        if scopes, !isFirstPart, allAreScoped { isScoped = true }
        return !isFirstPart
    }
}
