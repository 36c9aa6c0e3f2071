import Bytes

/// The size that an image's own attributes give it.
struct HTMLImageSize {
    /// It has at most 2×2 pixels, or cannot be seen on any screen.
    private(set) var isTiny = false
    /// Its own style takes it out of the flow, so that it takes no room there.
    private(set) var isOutOfFlow = false

    init(_ node: HTMLNode, _ sheet: CSSStyleSheet) {
        var box = Box()
        for attribute in node.attributes {
            let value = attribute.value
            switch attribute.name {
            case .width: if box.width.isEmpty { box.width = HTMLImageSize.number(HTMLWriter.length(value)) }
            case .height: if box.height.isEmpty { box.height = HTMLImageSize.number(HTMLWriter.length(value)) }
            case .hidden: box.isHidden = true
            case .id: box.note(0x23, value, sheet)
            case .class: for name in value.split(whereSeparator: \.isHTMLSpace) { box.note(0x2e, name, sheet) }
            case .style: isOutOfFlow = box.read(style: value, sheet)
            default: break
            }
        }
        isTiny = box.isTiny
    }

    /// Whether the attributes `width` and `height` are both 0 or 1, so that there is no room for words.
    static func isPoint(_ node: HTMLNode) -> Bool {
        let sides = node.attributes.filter { $0.name == .width || $0.name == .height }
        return sides.count == 2
            && sides.allSatisfy { $0.value.elementsEqual([0x30]) || $0.value.elementsEqual([0x31]) }
    }

    /// The digits of a length, and "%" if it is a percentage.
    private static func number(_ value: ByteSlice) -> [UInt8] {
        let text = value.drop { $0.isHTMLSpace }
        let digits = text.prefix { $0.isDigit }
        let isShare = text.dropFirst(digits.count).first == 0x25
        return Array(digits.prefix(5)) + (isShare && !digits.isEmpty ? [0x25] : [])
    }

    /// Width and height as attributes and styles give them; "" where they say nothing.
    private struct Box {
        var width: [UInt8] = []
        var height: [UInt8] = []
        var isHidden = false
        private var isShownInMedia = false
        private var maxWidth: [UInt8] = []
        private var maxHeight: [UInt8] = []

        var isTiny: Bool {
            if isHidden, !isShownInMedia { return true }
            let (across, down) = (pixels(width, maxWidth), pixels(height, maxHeight))
            if across == 0 || down == 0 { return !isShownInMedia }
            if let across, let down { return across <= 2 && down <= 2 }
            // The browser computes a missing side from the picture's proportions.
            return width.isEmpty && height.isEmpty
                ? false : (across ?? down ?? 3) <= 1 && (width.isEmpty || height.isEmpty)
        }

        private func pixels(_ size: [UInt8], _ limit: [UInt8]) -> Int? {
            [size, limit].compactMap(Self.pixels).min()
        }

        /// Whole pixels or points, rounded up; nil for percentages and other units, unless they are zero.
        private static func pixels(_ value: [UInt8]) -> Int? {
            let number = value.prefix { $0.isDigit || $0 == 0x2e }
            guard !number.isEmpty, number.count <= 8 else { return nil }
            if CSSDeclarations.isZero(value[...]) { return 0 }
            let unit = value[number.count...]
            guard unit.isEmpty || unit.equalsIgnoringCase("px") || unit.equalsIgnoringCase("pt") else { return nil }
            let whole = number.prefix { $0 != 0x2e }
            let size = whole.isEmpty ? 0 : Int(String(decoding: whole, as: UTF8.self)) ?? 0
            return number.count > whole.count + 1 && number.dropFirst(whole.count + 1).contains { $0 != 0x30 }
                ? size + 1 : size
        }

        /// What style sheets say about a class (".") or id ("#").
        mutating func note(_ mark: UInt8, _ name: ByteSlice, _ sheet: CSSStyleSheet) {
            let selectors = CSSStyleSheet.selectors(mark, name, of: .img)
            if !sheet.unseen.isDisjoint(with: selectors) || sheet.display(selectors)?.isHiding ?? false {
                isHidden = true
            }
            if !isShownInMedia { isShownInMedia = sheet.isShownInMedia(mark, name) }
        }

        /// - Returns: whether the style has a `position` that was left out.
        mutating func read(style value: ByteSlice, _ sheet: CSSStyleSheet) -> Bool {
            let (css, rewriter) = CSSDeclarations.rewritten(value, sheet.variables)
            for declaration in css.split(separator: 0x3b) {
                guard let colon = declaration.firstIndex(of: 0x3a) else { continue }
                let length = Array(declaration[(colon + 1)...].prefix { $0 != 0x21 && $0 != 0x20 })
                switch String(decoding: declaration[..<colon], as: UTF8.self) {
                case "width": width = length
                case "height": height = length
                case "max-width": maxWidth = length
                case "max-height": maxHeight = length
                default: break
                }
            }
            if rewriter.hints.isHidden { isHidden = true }
            return rewriter.removedProperties.contains { $0.elementsEqual("position".utf8) }
        }
    }
}
