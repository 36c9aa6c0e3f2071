import Bytes

/// What a declaration block tells about the visibility and the text of its element.
struct CSSHints: Sendable {
    var isDisplayNone = false
    /// visibility: hidden.
    var isInvisible = false
    /// Opacity zero.
    var isTransparent = false
    /// Indented or shifted so far that it lies outside the page.
    var isOffscreen = false
    /// Whether the last `display` makes a block of it (true) or something within a line (false); nil without one, or if
    /// it hides the element.
    var isBlock: Bool?
    /// Whether the last `display` overrides that of other rules.
    var isDisplayImportant = false
    /// Its children stand side by side, each in a box of its own (flex, grid).
    var isRow = false
    /// It stands beside the text around it (float).
    var isFloating = false
    var hasZeroFont = false
    var hasNormalFont = false
    var isClipped = false
    var hasZeroBox = false
    var isPreformatted = false
    /// Bold, large or spaced out, as are the words that a sender wants to be seen first.
    var isEmphasised = false
    /// Rewritten values of `color` and the background colour.
    var color: [UInt8] = []
    var background: [UInt8] = []
    /// A picture or gradient, so that the colour behind the text is unknown.
    var hasBackgroundImage = false

    /// Nothing in the box can be seen.
    var isHidden: Bool { isDisplayNone || isUnseen }
    /// The same although it is displayed.
    var isUnseen: Bool { isInvisible || isTransparent || isOffscreen || isClipped && hasZeroBox }
}

/// How the rules of a style sheet display the elements of a class.
enum CSSDisplayRule {
    case hides(isImportant: Bool)
    case shows(isImportant: Bool)

    /// Whether it counts before a rule for the same class of any element.
    func isStronger(than general: CSSDisplayRule?) -> Bool { isImportant || !(general?.isImportant ?? false) }

    /// Whether it counts before the rule of another class of the element: an important one does, and then one that hides.
    func overrides(_ other: CSSDisplayRule?) -> Bool {
        guard let other, isImportant == other.isImportant else { return other == nil || isImportant }
        return isHiding
    }

    var isHiding: Bool {
        if case .hides = self { true } else { false }
    }
    var isImportant: Bool {
        switch self {
        case .hides(let isImportant), .shows(let isImportant): isImportant
        }
    }
}

/// Rewrites lists of declarations: names from the allow-list, values rebuilt from tokens.
struct CSSDeclarations {
    /// Remote addresses in values, in order of appearance.
    var remote: [[UInt8]] = []
    var removedURLs: [String] = []
    var removedProperties: [[UInt8]] = []
    var hints = CSSHints()
    let keepsRemote: Bool
    private var name: [UInt8] = []
    private var value: [UInt8] = []
    private var placement = CSSPlacement()

    init(keepsRemote: Bool) { self.keepsRemote = keepsRemote }

    /// Rewrites the first 2,000 bytes of a `style` attribute. The rewriter holds its hints and what was left out.
    static func rewritten(
        _ style: ByteSlice, _ variables: CSSVariables
    ) -> (css: [UInt8], rewriter: CSSDeclarations) {
        var rewriter = CSSDeclarations(keepsRemote: false)
        var (css, none) = ([UInt8](), [UInt8]())
        rewriter.rewrite(style.prefix(2000), variables, into: &css, backgrounds: &none)
        return (css, rewriter)
    }

    /// Rewrites a `style` attribute.
    mutating func rewrite(
        _ style: ByteSlice, _ variables: CSSVariables, into output: inout [UInt8], backgrounds: inout [UInt8],
        splitsBackground: Bool = false
    ) {
        func read(_ bytes: UnsafeBufferPointer<UInt8>) {
            var tokens = CSSTokenizer(bytes)
            rewrite(
                &tokens, isRule: false, into: &output, backgrounds: &backgrounds, splitsBackground: splitsBackground)
        }
        if let replaced = variables.replaced(in: style) {
            replaced.withUnsafeBufferPointer(read)
        } else {
            read(UnsafeBufferPointer(rebasing: style))
        }
    }

    /// Rewrites declarations up to the end of input or, in a rule, past its closing brace.
    /// - Parameter splitsBackground: write backgrounds into `backgrounds`, because a body's belong to the canvas.
    mutating func rewrite(
        _ tokens: inout CSSTokenizer, isRule: Bool, into output: inout [UInt8], backgrounds: inout [UInt8],
        splitsBackground: Bool = false
    ) {
        placement = CSSPlacement()
        readDeclarations(&tokens, isRule, &output, &backgrounds, splitsBackground)
        // It was placed where nobody sees it. As `position` is not written, it would come to light.
        guard placement.isAway || placement.isTakenOut && hints.isClipped && hints.hasZeroBox else { return }
        output.append(hints.isDisplayImportant ? "display:none!important;" : "display:none;")
        hints.isDisplayNone = true
        hints.isBlock = nil
    }

    private mutating func readDeclarations(
        _ tokens: inout CSSTokenizer, _ isRule: Bool, _ output: inout [UInt8], _ backgrounds: inout [UInt8],
        _ splitsBackground: Bool
    ) {
        while true {
            let token = tokens.next()
            switch token.kind {
            case .end: return
            case .closeCurly where isRule: return
            case .whitespace, .semicolon: continue
            case .identifier:
                readName(token, tokens)
                let (isKept, isLast) = declaration(&tokens, isRule)
                if !isKept {
                    removedProperties.append(name)
                } else if splitsBackground, name.starts(with: "background".utf8) {
                    backgrounds.append(bytesOf: value)
                } else {
                    output.append(bytesOf: value)
                }
                if isLast { return }
            default:
                if skipDeclaration(&tokens, isRule, from: token) { return }
            }
        }
    }

    private mutating func readName(_ token: CSSTokenizer.Token, _ tokens: CSSTokenizer) {
        name.removeAll(keepingCapacity: true)
        tokens.copy(token, to: &name)
        for index in name.indices { name[index] = name[index].asciiLowercased }
    }

    /// Reads one declaration into `value`.
    /// - Returns: whether it is kept, and whether the block ended with it.
    private mutating func declaration(_ tokens: inout CSSTokenizer, _ isRule: Bool) -> (isKept: Bool, isLast: Bool) {
        let token = tokens.nextVisible()
        let property = CSSNames.properties.index(of: name)
        guard token.kind == .colon, property != nil || isOfOffice(name) else {
            let start = tokens.position
            let isLast = skipDeclaration(&tokens, isRule, from: token)
            placement.note(name, tokens.source[start..<tokens.position])
            return (false, isLast)
        }
        let rules = property.map { CSSPropertyRules.all[$0] } ?? CSSPropertyRules()
        value.removeAll(keepingCapacity: true)
        value.append(bytesOf: name)
        value.append(0x3a)
        let start = value.count
        var writer = CSSValueWriter(allowsImages: rules.allowsImages, keepsRemote: keepsRemote)
        let ended = writer.read(&tokens, isRule, into: &value)
        remote.append(contentsOf: writer.remote)
        removedURLs.append(contentsOf: writer.removedURLs)
        placement.note(name, value[start...])
        guard writer.isGood, value.count > start, !isForbidden(value[start...]) else {
            return (false, ended)
        }
        if let hint = rules.hint { note(hint, value[start...]) }
        if rules.allowsImages, name.startsIgnoringCase("background"), mayHoldImage(value[start...], writer.remote) {
            hints.hasBackgroundImage = true
        }
        value.append(0x3b)
        return (true, ended)
    }

    /// Whether it is a property of Office, which browsers ignore. There is no list of them.
    private func isOfOffice(_ name: [UInt8]) -> Bool {
        name.startsIgnoringCase("mso-") && name.allSatisfy { $0.isAlphanumeric || $0 == 0x2d }
    }

    /// Whether a background may be a picture. "none" counts, as this sanitizer writes it for a blocked image.
    private func mayHoldImage(_ value: ArraySlice<UInt8>, _ remote: [[UInt8]]) -> Bool {
        if !remote.isEmpty || value.startsIgnoringCase("none") { return true }
        return value.contains(0x28) && !value.startsIgnoringCase("rgb")
    }

    private func isForbidden(_ value: ArraySlice<UInt8>) -> Bool {
        guard name.equalsIgnoringCase("position") else { return false }
        let word = value.prefix { $0 != 0x20 && $0 != 0x21 }
        return !word.equalsIgnoringCase("static") && !word.equalsIgnoringCase("relative")
    }

    /// Skips past the next ";" outside brackets.
    /// - Returns: whether the rule's closing brace or the end of input came first.
    private func skipDeclaration(_ tokens: inout CSSTokenizer, _ isRule: Bool, from first: CSSTokenizer.Token) -> Bool {
        var token = first
        var depth = 0
        while true {
            switch token.kind {
            case .end: return true
            case .semicolon where depth == 0: return false
            case .closeCurly where depth == 0 && isRule: return true
            case .open, .function, .openSquare, .openCurly: depth += 1
            case .close, .closeSquare, .closeCurly: depth = max(0, depth - 1)
            default: break
            }
            token = tokens.next()
        }
    }

    private mutating func note(_ property: HintProperty, _ value: ArraySlice<UInt8>) {
        let bare = CSSDeclarations.bare(value)
        switch property {
        case .display where hints.isDisplayImportant && !value.contains(0x21): break
        case .display:
            hints.isDisplayNone = bare.equalsIgnoringCase("none")
            hints.isBlock = bare.startsIgnoringCase("inline") ? false : hints.isDisplayNone ? nil : true
            hints.isDisplayImportant = value.contains(0x21)
            let inner = bare.dropFirst(bare.startsIgnoringCase("inline-") ? 7 : 0)
            hints.isRow = inner.startsIgnoringCase("flex") || inner.startsIgnoringCase("grid")
        case .float: hints.isFloating = !bare.equalsIgnoringCase("none")
        case .visibility:
            hints.isInvisible = bare.equalsIgnoringCase("hidden") || bare.equalsIgnoringCase("collapse")
        case .opacity: hints.isTransparent = CSSDeclarations.isZero(bare)
        case .font:
            // A number of three digits without a unit is the weight.
            let numbers = value.split(separator: 0x20).filter { $0.first.map { $0.isDigit || $0 == 0x2e } == true }
            if let size = numbers.first(where: { $0.count != 3 || !$0.allSatisfy(\.isDigit) }) {
                hints.hasZeroFont = CSSDeclarations.isUnreadable(size.prefix { $0 != 0x2f })
                hints.hasNormalFont = !hints.hasZeroFont
            }
        case .fontSize:
            hints.hasZeroFont = CSSDeclarations.isUnreadable(bare)
            hints.hasNormalFont = !hints.hasZeroFont
            if CSSDeclarations.isLarge(bare) { hints.isEmphasised = true }
        case .fontWeight:
            if bare.startsIgnoringCase("bold") || bare.first.map({ $0 >= 0x36 && $0 <= 0x39 }) == true {
                hints.isEmphasised = true
            }
        case .letterSpacing: if !CSSDeclarations.isZero(bare), bare.first != 0x2d { hints.isEmphasised = true }
        case .maxHeight, .height, .width, .maxWidth:
            if CSSDeclarations.isZero(bare) || bare.equalsIgnoringCase("1px") { hints.hasZeroBox = true }
        case .overflow, .overflowX, .overflowY:
            hints.isClipped = bare.startsIgnoringCase("hidden") || bare.startsIgnoringCase("clip")
        case .textIndent, .marginLeft, .marginTop, .margin:
            if value.split(separator: 0x20).contains(where: CSSDeclarations.isFarAway) { hints.isOffscreen = true }
        case .whiteSpace: hints.isPreformatted = bare.startsIgnoringCase("pre")
        case .color: hints.color = CSSDeclarations.paint(value)
        case .background, .backgroundColor: hints.background = CSSDeclarations.paint(value)
        }
    }

    /// The value without "!important", in lower case; nothing for a string, which is no colour and may hold a "!".
    private static func paint(_ value: ArraySlice<UInt8>) -> [UInt8] {
        guard !value.contains(where: { $0 == 0x22 || $0 == 0x27 }) else { return [] }
        var value = value.prefix { $0 != 0x21 }
        while value.last == 0x20 { value.removeLast() }
        return value.map(\.asciiLowercased)
    }

    /// The value without "!important" and spaces.
    private static func bare(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard value.contains(where: { $0 == 0x20 || $0 == 0x21 }) else { return value }
        return value.prefix { $0 != 0x21 }.filter { $0 != 0x20 }[...]
    }

    /// Whether a font size is one of headings: from 20 pixels or 15 points on.
    static func isLarge(_ value: ArraySlice<UInt8>) -> Bool {
        let digits = value.prefix { $0.isDigit }
        guard (1...4).contains(digits.count), let size = Int(String(decoding: digits, as: UTF8.self)) else {
            return value.elementsEqual("x-large".utf8) || value.elementsEqual("xx-large".utf8)
        }
        let unit = value.drop { $0.isDigit || $0 == 0x2e }
        if unit.elementsEqual("px".utf8) || unit.isEmpty { return size >= 20 }
        if unit.elementsEqual("pt".utf8) { return size >= 15 }
        return unit.elementsEqual("%".utf8) ? size >= 140 : size >= 2
    }

    /// Whether a font size is so small that nobody reads it: up to one pixel or point, a tenth of an em, one percent.
    static func isUnreadable(_ value: ArraySlice<UInt8>) -> Bool {
        if isZero(value) { return true }
        let number = value.prefix { $0.isDigit || $0 == 0x2e }
        let whole = number.prefix { $0 != 0x2e }.drop { $0 == 0x30 }
        let unit = value.dropFirst(number.count)
        guard !number.isEmpty, whole.count <= 1 else { return false }
        if unit.equalsIgnoringCase("em") || unit.equalsIgnoringCase("rem") {
            let tenths = number.drop { $0 != 0x2e }.dropFirst().first ?? 0x30
            return whole.isEmpty && tenths <= 0x30
        }
        let isOne = whole.elementsEqual([0x31]) && number.drop { $0 != 0x2e }.dropFirst().allSatisfy { $0 == 0x30 }
        return whole.isEmpty || isOne
    }

    /// A negative length of 900 pixels and more, or as many of another unit but percent.
    static func isFarAway(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.first == 0x2d else { return false }
        let digits = value.dropFirst().prefix { $0.isDigit }.drop { $0 == 0x30 }
        guard !digits.isEmpty, value.last != 0x25 else { return false }
        return digits.count > 3 || digits.count == 3 && digits.first == 0x39
    }

    /// Whether a length or number is zero: "0", "0.0px", "0%".
    static func isZero(_ value: ArraySlice<UInt8>) -> Bool {
        let digits = value.prefix { $0.isDigit || $0 == 0x2e }
        return !digits.isEmpty && digits.allSatisfy { $0 == 0x30 || $0 == 0x2e }
    }
}

/// Properties that tell something about visibility and text.
private enum HintProperty: String {
    case display, visibility, opacity, height, width, overflow, color, background, font, margin, float
    case fontSize = "font-size"
    case fontWeight = "font-weight"
    case letterSpacing = "letter-spacing"
    case maxHeight = "max-height"
    case maxWidth = "max-width"
    case overflowX = "overflow-x"
    case overflowY = "overflow-y"
    case textIndent = "text-indent"
    case marginLeft = "margin-left"
    case marginTop = "margin-top"
    case whiteSpace = "white-space"
    case backgroundColor = "background-color"
}

/// What the rewriter needs to know about an allowed property.
private struct CSSPropertyRules {
    var allowsImages = false
    var hint: HintProperty?

    /// In the order of `CSSNames.properties`.
    static let all = CSSNames.propertyNames.map { name in
        CSSPropertyRules(allowsImages: CSSNames.imageProperties.contains(name.utf8), hint: HintProperty(rawValue: name))
    }
}
