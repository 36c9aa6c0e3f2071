import MessageFormat

/// Writes one complex selector.
struct CSSSelectorWriter {
    let tokens: CSSTokenizer
    let prefix: [UInt8]
    /// The selector is sound, but not for us.
    var isUnwanted = false
    private var text: [UInt8] = []
    private var isScoped = false
    private var lastIsBody = false
    private var lastIsRoot = false
    /// There is only one compound selector in it.
    private var isCompound = false
    private var simple: [UInt8]?

    init(tokens: CSSTokenizer, prefix: [UInt8]) {
        self.tokens = tokens
        self.prefix = prefix
    }

    func add(to result: inout CSSSelectors.Result) {
        var full: [UInt8] = []
        if !isScoped {
            full.append(CSSSelectors.wrapper)
            full.append(0x20)
        }
        full.append(contentsOf: text)
        func append(_ part: ArraySlice<UInt8>, _ list: inout [UInt8]) {
            if !list.isEmpty { list.append(0x2c) }
            list.append(contentsOf: part)
        }
        if lastIsBody {
            append(full[...], &result.body)
            var canvas: [UInt8] = []
            canvas.append(CSSSelectors.wrapper)
            append(canvas[...], &result.canvas)
        } else {
            append(full[...], &result.text)
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
        while index < selector.count {
            let token = selector[index]
            if token.kind == .whitespace { break }
            if token.kind == .delimiter, [0x3e, 0x2b, 0x7e].contains(tokens.source[token.source.lowerBound]) { break }
            guard part(selector, &index, isFirst: isFirst, isStart: index == start) else { return false }
        }
        let isAlone = isFirst || isScoped && text[..<before].elementsEqual(".lb-mail ".utf8)
        simple = isAlone && index == selector.count ? simpleName(selector, start) : nil
        return index > start
    }

    private func simpleName(_ selector: [CSSTokenizer.Token], _ start: Int) -> [UInt8]? {
        var parts = selector[start...].filter { $0.kind != .whitespace }
        if parts.first?.kind == .identifier { parts.removeFirst() }
        if parts.count == 1, parts[0].kind == .hash { return [0x23] + tokens.bytes(parts[0]) }
        guard parts.count == 2, parts[0].kind == .delimiter, parts[1].kind == .identifier else { return nil }
        return tokens.bytes(parts[1])
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
            text.append("div")
            text.append(CSSSelectors.wrapper)
        } else if tokens.equals(token, "body") {
            lastIsBody = true
            if isFirst {
                isScoped = true
                text.append(":where(")
                text.append(CSSSelectors.wrapper)
                text.append(")>main")
                text.append(CSSSelectors.body)
            } else {
                text.append("main:where(")
                text.append(CSSSelectors.body)
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
        text.append(contentsOf: HTMLElement.nameBytes[Int(written.rawValue)])
        guard written != element else { return true }
        // `form` is written as a <div> with a class of ours, at the same specificity.
        text.append(":where(.lb-")
        text.append(contentsOf: HTMLElement.nameBytes[Int(element.rawValue)])
        text.append(0x29)
        return true
    }

    private mutating func unwanted() -> Bool {
        isUnwanted = true
        return false
    }

    private mutating func identifier(_ name: [UInt8]) -> Bool {
        if !name.starts(with: prefix) { text.append(contentsOf: prefix) }
        CSSSelectors.writeName(name, to: &text)
        return true
    }

    private mutating func className(_ name: [UInt8], _ isFirst: Bool) -> Bool {
        if HTMLWrapper.isOwnClass(name[...]) {
            // Our own output, read again.
            if isFirst { isScoped = true }
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
            text.append(CSSSelectors.wrapper)
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
        return nested(argument, isFirst: isFirst)
    }

    private mutating func counting(_ argument: [CSSTokenizer.Token]) -> Bool {
        for token in argument {
            let bytes = tokens.source[token.source]
            guard bytes.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2b || $0 == 0x2d || $0 == 0x20 }) else {
                return false
            }
            text.append(contentsOf: bytes)
        }
        return !argument.isEmpty
    }

    /// `:not()`, `:is()` and `:where()` of compound selectors without functions in them.
    private mutating func nested(_ argument: [CSSTokenizer.Token], isFirst: Bool) -> Bool {
        var isFirstPart = true
        for part in argument.split(whereSeparator: { $0.kind == .comma }) {
            guard !part.contains(where: { $0.kind == .function }) else { return unwanted() }
            var writer = CSSSelectorWriter(tokens: tokens, prefix: prefix)
            guard writer.write(Array(part)), !writer.lastIsBody, writer.isCompound else { return unwanted() }
            if !isFirstPart { text.append(0x2c) }
            isFirstPart = false
            text.append(contentsOf: writer.text)
            if isFirst, writer.isScoped { isScoped = true }
        }
        return !isFirstPart
    }

    private mutating func attribute(_ selector: [CSSTokenizer.Token], _ index: inout Int) -> Bool {
        var output: [UInt8] = [0x5b]
        var isFirst = true
        while index < selector.count {
            let token = selector[index]
            index += 1
            switch token.kind {
            case .closeSquare:
                output.append(0x5d)
                text.append(contentsOf: output)
                return true
            case .whitespace: continue
            case .identifier:
                let name = tokens.bytes(token)
                guard name.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2d || $0 == 0x5f }) else { return unwanted() }
                if isFirst, name.withUnsafeBufferPointer({ HTMLAttribute(name: $0) }) == nil { return unwanted() }
                if isFirst, name.equalsIgnoringCase("id") || name.equalsIgnoringCase("name") { return unwanted() }
                output.append(contentsOf: name)
            case .string:
                output.append(0x27)
                let value = tokens.bytes(token)
                guard value.allSatisfy({ $0 > 0x1f && $0 != 0x7f && !Array("\"&'()/<>@\\`{};".utf8).contains($0) })
                else { return unwanted() }
                output.append(contentsOf: value)
                output.append(0x27)
            case .delimiter:
                let byte = tokens.source[token.source.lowerBound]
                guard Array("~|^$*=".utf8).contains(byte) else { return false }
                output.append(byte)
            default: return false
            }
            isFirst = false
        }
        return false
    }
}
