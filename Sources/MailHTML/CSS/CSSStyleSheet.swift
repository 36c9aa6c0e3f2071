/// Rewrites the message's style sheets into one.
struct CSSStyleSheet {
    private(set) var output: [UInt8] = []
    var declarations: CSSDeclarations
    /// How rules display elements on wide screens, by selectors such as `.name`, `#name` and `td.name`.
    private(set) var display: [[UInt8]: CSSDisplayRule] = [:]
    /// Those that rules hide in another way.
    private(set) var unseen: Set<[UInt8]> = []
    /// The same of those that are given a font size of zero.
    private(set) var zeroFont: Set<[UInt8]> = []
    /// And of those that are given a readable font size, which counts inside a wrapper of size zero.
    private(set) var sized: Set<[UInt8]> = []
    /// `.name` and `#name` in selectors of rules inside conditions, which may show an element that is hidden otherwise.
    private(set) var shownInMedia: Set<[UInt8]> = []
    /// Some rule outside `@media` gives colours to more than single classes and ids.
    private(set) var hasGeneralColors = false
    /// Some rule gives colours, so that a class may have one that we do not know.
    private(set) var hasColors = false
    /// A rule gives the root element a background, so that the body's is not moved to the canvas (CSS Backgrounds 3,
    /// section 2.11.2).
    private(set) var hasRootBackground = false
    /// Whether the body's backgrounds go to the canvas.
    var splitsBackground = true
    /// In quirks mode tables take the colours of the body.
    var isQuirks = false
    private(set) var removedAtRules: [[UInt8]] = []
    private var rules = 0
    /// Whether the condition around the rules holds on the screens of desktops.
    private var isForWideScreens = false
    private let selectors: CSSSelectors

    let variables: CSSVariables

    init(prefix: [UInt8], keepsRemote: Bool, isOwnOutput: Bool, variables: CSSVariables) {
        self.variables = variables
        selectors = CSSSelectors(prefix: prefix, isOwnOutput: isOwnOutput)
        declarations = CSSDeclarations(keepsRemote: keepsRemote)
    }

    mutating func rewrite(_ source: UnsafeBufferPointer<UInt8>) {
        var tokens = CSSTokenizer(source)
        block(&tokens, conditions: 0)
    }

    /// Rewrites rules up to the end of input or the brace that closes the innermost of so many conditions.
    private mutating func block(_ tokens: inout CSSTokenizer, conditions: Int) {
        while true {
            let start = tokens.position
            let token = tokens.next()
            switch token.kind {
            case .end: return
            case .closeCurly where conditions > 0: return
            case .whitespace, .htmlComment, .semicolon: continue
            case .atKeyword:
                if conditions == HTMLLimits.cssConditions {
                    atRule(token, &tokens)
                } else if tokens.equals(token, "media") {
                    // Outside of parentheses an unknown word is a kind of screen that nobody has: "yahoo, screen".
                    conditional("@media ", &tokens, conditions) { !$1 || CSSNames.mediaWords.index(of: $0) != nil }
                } else if tokens.equals(token, "supports") {
                    conditional("@supports ", &tokens, conditions) { word, isInside in
                        isInside
                            ? !word.equalsIgnoringCase("position")
                            : Self.supportsWords.contains { word.equalsIgnoringCase($0) }
                    }
                } else {
                    atRule(token, &tokens)
                }
            // A brace that closes nothing belongs to the next rule's selector, which it makes invalid (CSS Syntax 3,
            // section 5.4.3).
            default:
                tokens.rewind(to: start)
                rule(&tokens, conditions > 0)
            }
        }
    }

    private mutating func atRule(_ token: CSSTokenizer.Token, _ tokens: inout CSSTokenizer) {
        removedAtRules.append([0x40] + tokens.bytes(token))
        var depth = 0
        while true {
            let token = tokens.next()
            switch token.kind {
            case .end: return
            case .semicolon where depth == 0: return
            case .url, .string: noteAddress(tokens.bytes(token))
            case .openCurly, .open, .function, .openSquare: depth += 1
            case .close, .closeSquare: depth = max(0, depth - 1)
            case .closeCurly:
                depth -= 1
                if depth <= 0 { return }
            default: break
            }
        }
    }

    /// Notes an address that `@import` or `@font-face` would have loaded.
    private mutating func noteAddress(_ address: [UInt8]) {
        if case .remote(let url) = URLPolicy.image(address[...]) { declarations.remote.append(url) }
    }

    /// Rewrites `@media` and `@supports` with the rules in them.
    ///
    /// - Parameter isKnown: whether a word may stand in parentheses (true) or outside of them.
    private mutating func conditional(
        _ name: StaticString, _ tokens: inout CSSTokenizer, _ conditions: Int, _ isKnown: ([UInt8], Bool) -> Bool
    ) {
        var query: [UInt8] = []
        var isGood = true
        var depth = 0
        while true {
            let token = tokens.next()
            // Drops queries with unbalanced parentheses, and those where a word would become a function.
            if token.kind == .open {
                depth += 1
                if query.last?.isCSSName == true { isGood = false }
            }
            if token.kind == .close { depth -= 1 }
            if depth < 0 || depth > 0 && token.kind == .openCurly { isGood = false }
            switch token.kind {
            case .end, .semicolon: return
            case .openCurly:
                let start = output.count
                output.append(name)
                output.append(contentsOf: query)
                output.append(0x7b)
                let before = output.count
                let isAroundForWideScreens = isForWideScreens
                isForWideScreens =
                    isGood && (conditions == 0 || isForWideScreens) && Self.holdsOnWideScreens(query[...])
                block(&tokens, conditions: conditions + 1)
                isForWideScreens = isAroundForWideScreens
                if isGood, output.count > before {
                    if conditions == 0 { noteNames(output[before...]) }
                    output.append(0x7d)
                } else {
                    output.removeSubrange(start...)
                }
                return
            case .whitespace: if !query.isEmpty, query.last != 0x20 { query.append(0x20) }
            case .identifier:
                let word = tokens.bytes(token)
                if token.isDecoded || !word.allSatisfy(\.isCSSName) || !isKnown(word, depth > 0) { isGood = false }
                tokens.copy(token, to: &query)
            case .number, .dimension, .colon:
                // Without its parentheses this is no condition.
                if depth == 0 { isGood = false }
                query.append(contentsOf: tokens.source[token.value])
            case .comma, .open, .close: query.append(contentsOf: tokens.source[token.source])
            case .delimiter where depth > 0 && "<>=/".utf8.contains(tokens.source[token.source.lowerBound]):
                if tokens.source[token.source.lowerBound] == 0x3c { isGood = false }
                query.append(contentsOf: tokens.source[token.source])
            default: isGood = false
            }
        }
    }

    private static let supportsWords: [StaticString] = ["not", "and", "or"]
    private static let wideWords: [StaticString] = ["only", "screen", "all", "and", "min-width"]

    /// Whether one of the queries asks for nothing but a screen, or a width that desktops have:
    /// `only screen and (min-width:480px)`.
    private static func holdsOnWideScreens(_ list: ArraySlice<UInt8>) -> Bool {
        list.split(separator: 0x2c).contains { query in
            let words = query.split { $0 == 0x20 || $0 == 0x28 || $0 == 0x29 || $0 == 0x3a }
            return !words.isEmpty
                && words.allSatisfy { word in
                    if let width = width(word) { return width <= widthOfPage }
                    return wideWords.contains { word.equalsIgnoringCase($0) }
                }
        }
    }

    /// A width in CSS pixels; nil for other words.
    private static func width(_ word: ArraySlice<UInt8>) -> Int? {
        let digits = word.prefix(while: \.isDigit)
        guard let number = Int(String(decoding: digits.prefix(6), as: UTF8.self)) else { return nil }
        let unit = word.drop { $0.isDigit || $0 == 0x2e }
        if unit.equalsIgnoringCase("em") || unit.equalsIgnoringCase("rem") { return number * 16 }
        return unit.isEmpty || unit.equalsIgnoringCase("px") ? number : nil
    }

    /// In CSS pixels: about as wide as mail is read on a desktop.
    private static let widthOfPage = 700

    private mutating func rule(_ tokens: inout CSSTokenizer, _ inCondition: Bool) {
        var prelude: [CSSTokenizer.Token] = []
        var depth = 0
        while true {
            let token = tokens.next()
            switch token.kind {
            case .end: return
            case .closeCurly where inCondition && depth == 0:
                tokens.rewind(to: token.source.lowerBound)
                return
            case .openCurly where depth == 0:
                body(prelude, &tokens, inCondition)
                return
            case .open, .function, .openSquare: depth += 1
            case .close, .closeSquare: depth = max(0, depth - 1)
            default: break
            }
            prelude.append(token)
        }
    }

    private mutating func body(_ prelude: [CSSTokenizer.Token], _ tokens: inout CSSTokenizer, _ inCondition: Bool) {
        rules += 1
        var text: [UInt8] = []
        var canvas: [UInt8] = []
        declarations.hints = CSSHints()
        let result = selectors.rewrite(&tokens, prelude)
        let hasBody = result.map { splitsBackground && !$0.body.isEmpty } ?? false
        declarations.rewrite(&tokens, isRule: true, into: &text, backgrounds: &canvas, splitsBackground: hasBody)
        guard let result, rules <= HTMLLimits.styleRules else { return }
        write(result.text, canvas + text)
        if !result.wrapper.isEmpty { write(result.wrapper, CSSDeclarations.fittingWrapper(canvas + text)) }
        write(result.canvas, canvas)
        if !result.body.isEmpty { write(result.body, CSSDeclarations.fittingBody(text)) }
        let color = declarations.hints.color
        if isQuirks, !result.body.isEmpty, !color.isEmpty { CSSStyleSheet.quirksTable(color, &output) }
        let background = declarations.hints.background
        if result.hasRoot, !inCondition, !background.isEmpty, !background.equalsIgnoringCase("none"),
            !background.equalsIgnoringCase("transparent")
        {
            hasRootBackground = true
        }
        noteColors(result, inCondition)
        guard !inCondition || isForWideScreens, !result.simple.isEmpty else { return }
        if declarations.hints.hasNormalFont { sized.formUnion(result.simple) }
        if declarations.hints.hasZeroFont { zeroFont.formUnion(result.simple) }
        for name in result.simple { noteDisplay(of: name) }
    }

    /// - Parameter name: the selector that the last declarations are for.
    private mutating func noteDisplay(of name: [UInt8]) {
        let hints = declarations.hints
        if hints.isUnseen { unseen.insert(name) }
        let isImportant = hints.isDisplayImportant
        let isSettled = display[name].map(\.isImportant) ?? false
        guard isImportant || !isSettled else { return }
        if hints.isDisplayNone {
            display[name] = .hides(isImportant: isImportant)
        } else if hints.isBlock != nil {
            display[name] = .shows(isImportant: isImportant)
        }
    }

    static func quirksTable(_ color: [UInt8], _ output: inout [UInt8]) {
        output.append(OwnFrame.quirksTable)
        output.append("{color:")
        output.append(contentsOf: color)
        output.append(0x7d)
    }

    private mutating func noteColors(_ result: CSSSelectors.Result, _ inCondition: Bool) {
        let hints = declarations.hints
        guard !hints.color.isEmpty || !hints.background.isEmpty || hints.hasBackgroundImage else { return }
        hasColors = true
        guard !inCondition else { return }
        let count =
            result.text.split(separator: 0x2c).count + result.wrapper.split(separator: 0x2c).count
            + (result.body.isEmpty ? 0 : 1)
        // Without our own names for the body and the canvas behind it.
        let classes = result.simple.count {
            !$0.elementsEqual(CSSSelectors.wrapper) && !$0.elementsEqual(CSSSelectors.body)
        }
        if count > classes { hasGeneralColors = true }
    }

    /// The selectors of an element, as ``display`` and the others know them.
    ///
    /// - Parameter mark: "." for a class, "#" for an id.
    static func selectors(_ mark: UInt8, _ name: ByteSlice, of element: HTMLElement) -> [[UInt8]] {
        let bare = [mark] + name
        return [bare, element.nameBytes + bare]
    }

    /// The rule that decides how an element with a class (".") or an id ("#") is displayed. One that shows it as it would be
    /// shown anyway decides nothing.
    func display(_ selectors: [[UInt8]]) -> CSSDisplayRule? {
        var rule: CSSDisplayRule?
        for selector in selectors {
            if let other = display[selector], other.isStronger(than: rule) { rule = other }
        }
        return rule.flatMap { $0.isHiding || $0.isImportant ? $0 : nil }
    }

    /// - Parameter mark: "." for a class, "#" for an id.
    func isShownInMedia(_ mark: UInt8, _ name: ByteSlice) -> Bool {
        guard !shownInMedia.isEmpty else { return false }
        var written = [mark]
        if mark == 0x23, !name.starts(with: selectors.prefix) { written += selectors.prefix }
        CSSSelectors.writeName(name, to: &written)
        return shownInMedia.contains(written)
    }

    /// The classes and ids in selectors, as they were written. Those of attributes stand in quotes.
    private mutating func noteNames(_ rules: ArraySlice<UInt8>) {
        var isSelector = true
        for part in rules.split(whereSeparator: { $0 == 0x7b || $0 == 0x7d }) where part.first != 0x40 {
            if isSelector, shownInMedia.count < HTMLLimits.styleRules { noteNames(ofSelector: part) }
            isSelector.toggle()
        }
    }

    private mutating func noteNames(ofSelector selector: ArraySlice<UInt8>) {
        var isQuoted = false
        var name: [UInt8] = []
        for byte in selector + [0x20] {
            if byte.isCSSName {
                if !name.isEmpty || isQuoted { name += (name.isEmpty ? [0x2e] : []) + [byte] }
                continue
            }
            if name.count > 1, !name.starts(with: ".lb-".utf8) { shownInMedia.insert(name) }
            if byte == 0x27 { isQuoted.toggle() }
            name = byte == 0x2e || byte == 0x23 ? [byte] : []
        }
    }

    private mutating func write(_ selectors: [UInt8], _ text: [UInt8]) {
        guard !selectors.isEmpty, !text.isEmpty else { return }
        output.append(contentsOf: selectors)
        output.append(0x7b)
        output.append(contentsOf: text)
        if output.last == 0x3b { output.removeLast() }
        output.append(0x7d)
    }
}
