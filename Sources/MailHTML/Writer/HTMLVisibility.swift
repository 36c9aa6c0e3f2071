import Bytes

/// What an element's own attributes say about the visibility of its text.
struct HTMLVisibility {
    /// Its own attributes, or a rule for a class or id, hide its text by size, place or opacity.
    var isUnseen = false
    /// Its own style says that it is not displayed.
    var isNotDisplayed = false
    /// It has the attribute `hidden`, which any rule for its display overrides.
    var hasHiddenAttribute = false
    var isDisplayImportant = false
    /// The rule for its classes or id that decides about its display.
    var rule: CSSDisplayRule?
    var isHidden: Bool {
        if isUnseen { return true }
        let hasOwn = isNotDisplayed || isBlock != nil
        if let rule, !isDisplayImportant, rule.isImportant || !hasOwn { return rule.isHiding }
        return hasOwn ? isNotDisplayed : hasHiddenAttribute
    }
    var isBlock: Bool?
    var isRow = false
    var isFloating = false
    var isControl = false
    var hasZeroFont = false
    /// A rule for a class or id gives it a font of size zero; the element's own style overrides that.
    var hasRuleOfZeroFont = false
    var hasFontSize = false
    var isPreformatted = false
    var isEmphasised = false
    var color: [UInt8] = []
    var background: [UInt8] = []
    var hasBackgroundImage = false
    /// It has a class or id, about which the style sheet may say more than we know.
    var hasClass = false
    var hasClassAttribute = false
    /// A rule in a condition names one of its classes or its id.
    var isShownInMedia = false

    mutating func merge(_ hints: CSSHints) {
        if hints.isDisplayNone { isNotDisplayed = true }
        if hints.isDisplayImportant { isDisplayImportant = true }
        if hints.isUnseen { isUnseen = true }
        if hints.isRow { isRow = true }
        if hints.isFloating { isFloating = true }
        if let block = hints.isBlock { isBlock = block }
        if hints.hasZeroFont { hasZeroFont = true }
        if hints.hasNormalFont { hasFontSize = true }
        if hints.isPreformatted { isPreformatted = true }
        if hints.isEmphasised { isEmphasised = true }
        if !hints.color.isEmpty { color = hints.color }
        if !hints.background.isEmpty { background = hints.background }
        if hints.hasBackgroundImage { hasBackgroundImage = true }
    }
}

/// A colour as far as we know it.
enum HTMLPaint: Equatable {
    case unknown
    case transparent
    case rgb(UInt32)

    /// Reads the value, in lower case, of a `color` or `background` that we wrote.
    init(_ value: [UInt8]) {
        if let hex = HTMLPaint.hex(value) {
            self = hex
        } else if value.elementsEqual("white".utf8) {
            self = .rgb(0xff_ffff)
        } else if value.elementsEqual("black".utf8) {
            self = .rgb(0)
        } else if value.elementsEqual("transparent".utf8) {
            self = .transparent
        } else {
            self =
                value.starts(with: "rgb".utf8)
                ? HTMLPaint.function(String(decoding: value, as: UTF8.self)) ?? .unknown : .unknown
        }
    }

    /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`; attributes may omit the sign before six digits.
    private static func hex(_ value: [UInt8]) -> HTMLPaint? {
        let digits = value.first == 0x23 ? value[1...] : value[...]
        guard value.first == 0x23 || digits.count == 6, digits.count <= 8 else { return nil }
        var number: UInt32 = 0
        for digit in digits {
            guard let digit = digit.hexValue else { return nil }
            number = number << 4 | UInt32(digit)
        }
        switch digits.count {
        case 3: return .rgb(doubled(number))
        case 4: return translucent(doubled(number >> 4), number & 0xf, opaque: 0xf)
        case 6: return .rgb(number)
        case 8: return translucent(number >> 8, number & 0xff, opaque: 0xff)
        default: return nil
        }
    }

    /// A translucent colour is unknown, because the colour that is seen depends on the one behind it.
    private static func translucent(_ color: UInt32, _ alpha: UInt32, opaque: UInt32) -> HTMLPaint {
        alpha == 0 ? .transparent : alpha == opaque ? .rgb(color) : .unknown
    }

    /// `#abc` is `#aabbcc`.
    private static func doubled(_ number: UInt32) -> UInt32 {
        let spread = (number & 0xf00) << 8 | (number & 0xf0) << 4 | number & 0xf
        return spread | spread << 4
    }

    /// `rgb(r,g,b)`, `rgba(r,g,b,a)` and `rgb(r g b / a)` of whole numbers.
    private static func function(_ text: String) -> HTMLPaint? {
        guard text.hasPrefix("rgb(") || text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
        let parts = text.drop { $0 != "(" }.dropFirst().dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
        let numbers = parts.prefix(3).compactMap { UInt32($0) }
        guard numbers.count == 3, numbers.allSatisfy({ $0 < 256 }), parts.count <= 4 else { return nil }
        let color = numbers[0] << 16 | numbers[1] << 8 | numbers[2]
        guard parts.count == 4 else { return .rgb(color) }
        if parts[3].utf8.allSatisfy({ $0 == 0x30 || $0 == 0x2e || $0 == 0x25 }) { return .transparent }
        return ["1", "1.0", "100%"].contains(parts[3]) ? .rgb(color) : .unknown
    }
}

/// What the open elements pass on to their content: hiding, font size zero, colours.
struct HTMLAncestry {
    private struct Level {
        var node: HTMLNode
        var isHidden = false
        var isShownInMedia = false
        var hasZeroFont = false
        var color = HTMLPaint.unknown
        var background = HTMLPaint.unknown
    }
    private var levels: [Level] = []
    /// The colour behind the message.
    var canvas = HTMLPaint.unknown
    /// The colour of text for which nothing else is said.
    var ink = HTMLPaint.unknown
    /// Whether attributes alone decide about colours, since no rule for elements may change them.
    var inheritsColors = false

    /// Whether the open element is hidden on screens of any size.
    var isHidden: Bool { levels.last.map { $0.isHidden && !$0.isShownInMedia } ?? false }

    mutating func enter(_ node: HTMLNode, _ state: HTMLVisibility, isLink: Bool) -> HTMLWriter.Facts {
        let outer = levels.last ?? Level(node: node, color: ink, background: canvas)
        var level = Level(node: node)
        level.isHidden = outer.isHidden || state.isHidden
        level.isShownInMedia = outer.isShownInMedia || state.isHidden && state.isShownInMedia
        level.hasZeroFont =
            state.hasZeroFont || (outer.hasZeroFont || state.hasRuleOfZeroFont) && !state.hasFontSize
        level.color = color(state, outer.color, isLink)
        level.background = background(state, outer.background)
        levels.append(level)
        let isCamouflaged = isCamouflaged(level, state)
        var facts: HTMLWriter.Facts = level.isHidden || level.hasZeroFont || isCamouflaged ? .hidden : []
        if !level.isHidden { facts.insert(.keepsBox) }
        if let isBlock = state.isBlock { facts.insert(isBlock ? .block : .inline) }
        if state.isPreformatted { facts.insert(.preformatted) }
        if state.isEmphasised { facts.insert(.emphasised) }
        if state.isRow { facts.insert(.row) }
        if state.isControl { facts.insert(.control) }
        if state.isFloating { facts.insert(.floating) }
        return facts
    }

    mutating func leave(_ node: HTMLNode) {
        if levels.last?.node == node { levels.removeLast() }
    }

    /// The colour of text. A class may give one that we do not know; links have a colour of their own.
    private func color(_ state: HTMLVisibility, _ outer: HTMLPaint, _ isLink: Bool) -> HTMLPaint {
        if !state.color.isEmpty { return HTMLPaint(state.color) }
        return state.hasClass || isLink || !inheritsColors ? .unknown : outer
    }

    private func background(_ state: HTMLVisibility, _ outer: HTMLPaint) -> HTMLPaint {
        if state.hasBackgroundImage { return .unknown }
        let own = state.background.isEmpty ? .transparent : HTMLPaint(state.background)
        guard own == .transparent else { return own }
        return state.hasClass || !inheritsColors ? .unknown : outer
    }

    private func isCamouflaged(_ level: Level, _ state: HTMLVisibility) -> Bool {
        switch (level.color, level.background) {
        case (.rgb(let text), .rgb(let ground)): text == ground
        // Transparent text on a picture may be letters cut out of it.
        case (.transparent, _): !state.hasBackgroundImage && !state.hasClass
        default: false
        }
    }
}
