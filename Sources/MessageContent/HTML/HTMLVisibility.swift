/// What an element's own attributes say about whether its text can be seen.
struct HTMLVisibility {
    var isHidden = false
    var isBlock: Bool?
    var hasZeroFont = false
    var hasFontSize = false
    var isPreformatted = false
    var isEmphasised = false
    var color: [UInt8] = []
    var background: [UInt8] = []
    /// It has a class: a style sheet may say more about it than we know.
    var hasClass = false
    var hasClassAttribute = false

    mutating func merge(_ hints: CSSHints) {
        if hints.isHidden || hints.isClipped && hints.hasZeroBox { isHidden = true }
        if let block = hints.isBlock { isBlock = block }
        if hints.hasZeroFont { hasZeroFont = true }
        if hints.hasNormalFont { hasFontSize = true }
        if hints.isPreformatted { isPreformatted = true }
        if hints.isEmphasised { isEmphasised = true }
        if !hints.color.isEmpty { color = hints.color }
        if !hints.background.isEmpty { background = hints.background }
    }
}

/// What the open elements pass down to their text: hiding, font size zero, background.
struct HTMLAncestry {
    private struct Level {
        var node: HTMLTree.NodeIndex
        var isHidden: Bool
        var hasZeroFont: Bool
        var background: [UInt8]
    }
    private var levels: [Level] = []

    mutating func enter(_ node: HTMLTree.NodeIndex, _ state: HTMLVisibility) -> HTMLWriter.Facts {
        let outer = levels.last
        let hasZeroFont = state.hasZeroFont || outer?.hasZeroFont == true && !state.hasFontSize
        // A class may bring a background that we do not know.
        let inherited = state.hasClass ? [] : outer?.background ?? []
        let background = state.background.isEmpty ? inherited : state.background
        let isCamouflaged = !state.color.isEmpty && HTMLAncestry.isSameColor(state.color, background)
        let isHidden = outer?.isHidden == true || state.isHidden || isCamouflaged
        levels.append(Level(node: node, isHidden: isHidden, hasZeroFont: hasZeroFont, background: background))
        var facts: HTMLWriter.Facts = isHidden || hasZeroFont ? .hidden : []
        if let isBlock = state.isBlock { facts.insert(isBlock ? .block : .inline) }
        if state.isPreformatted { facts.insert(.preformatted) }
        if state.isEmphasised { facts.insert(.emphasised) }
        return facts
    }

    mutating func leave(_ node: HTMLTree.NodeIndex) {
        if levels.last?.node == node { levels.removeLast() }
    }

    static func isSameColor(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        guard let first = hexColor(a), let second = hexColor(b) else { return false }
        return first == second
    }

    /// Six lower-case hex digits.
    private static func hexColor(_ color: [UInt8]) -> [UInt8]? {
        if color.elementsEqual("white".utf8) { return Array("ffffff".utf8) }
        if color.elementsEqual("black".utf8) { return Array("000000".utf8) }
        guard color.first == 0x23, color.dropFirst().allSatisfy({ $0.hexValue != nil }) else { return nil }
        if color.count == 7 { return Array(color.dropFirst()) }
        return color.count == 4 ? color.dropFirst().flatMap { [$0, $0] } : nil
    }
}

/// The size that an image's own attributes give it.
struct HTMLImageSize {
    private(set) var isTiny = false
    /// Its own style takes it out of the flow, so that it has no room there.
    private(set) var isOutOfFlow = false

    init(_ tree: HTMLTree, _ node: HTMLTree.NodeIndex, _ sheet: CSSStyleSheet) {
        var (width, height) = ([UInt8](), [UInt8]())
        var isHidden = false
        for attribute in tree.attributes(of: node) {
            let value = tree.value(attribute)
            switch attribute.name {
            case .width: width = HTMLImageSize.number(value)
            case .height: height = HTMLImageSize.number(value)
            case .class: isHidden = value.split(separator: 0x20).contains { sheet.hidden.contains(Array($0)) }
            case .style: isOutOfFlow = HTMLImageSize.read(value, &width, &height, &isHidden)
            default: break
            }
        }
        isTiny = isHidden || HTMLImageSize.isTiny(width) && HTMLImageSize.isTiny(height)
    }

    private static func number(_ value: ArraySlice<UInt8>) -> [UInt8] {
        Array(value.prefix { $0.isASCIIDigit }.prefix(5))
    }

    private static func isTiny(_ value: [UInt8]) -> Bool {
        let digits = value.prefix { $0.isASCIIDigit || $0 == 0x2e }
        return digits.elementsEqual([0x30]) || digits.elementsEqual([0x31])
    }

    private static func read(
        _ value: ArraySlice<UInt8>, _ width: inout [UInt8], _ height: inout [UInt8], _ isHidden: inout Bool
    ) -> Bool {
        var rewriter = CSSDeclarations(keepsRemote: false)
        var (css, none) = ([UInt8](), [UInt8]())
        value.prefix(2000).withUnsafeBufferPointer {
            var tokens = CSSTokenizer($0)
            rewriter.rewrite(&tokens, isRule: false, into: &css, backgrounds: &none)
        }
        for declaration in css.split(separator: 0x3b) {
            if declaration.starts(with: "width:".utf8) {
                width = Array(declaration.dropFirst(6).prefix { $0 != 0x21 && $0 != 0x20 })
            }
            if declaration.starts(with: "height:".utf8) {
                height = Array(declaration.dropFirst(7).prefix { $0 != 0x21 && $0 != 0x20 })
            }
        }
        if rewriter.hints.isHidden { isHidden = true }
        return rewriter.removedProperties.contains { $0.elementsEqual("position".utf8) }
    }
}
