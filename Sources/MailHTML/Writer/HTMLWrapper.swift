import Bytes

/// The frame around the message: a style sheet, an element for the canvas and one for the body.
///
/// The body's colours, background, margins and style, from attributes and style sheets, apply to the frame, so that a
/// page shows the message as a browser shows the original.
enum HTMLWrapper {
    /// Blocks whose margin a browser leaves out in quirks mode at the start of the body.
    private static let quirkyMargins = HTMLElementSet(
        .p, .blockquote, .h1, .h2, .h3, .h4, .h5, .h6, .ul, .ol, .menu, .dir, .dl, .pre, .xmp, .plaintext, .listing,
        .textarea)

    private static let contentful = HTMLElementSet(.img, .br, .hr, .table, .wbr, .area, .details)

    /// The blocks with such a margin that start where the body starts, and whether each is empty: the lower margin of
    /// an empty one is left out, too.
    static func quirkyStart(_ body: HTMLNode, _ styles: CSSStyleSheet) -> [HTMLNode: Bool] {
        var result: [HTMLNode: Bool] = [:]
        var next = body.firstChild
        var steps = 0
        var sized: HTMLNode?
        var sheet = SheetBoxes(styles.output)
        while var node = next, steps < 1000 {
            steps += 1
            let element = node.element
            if element == .text {
                guard node.text.allSatisfy(\.isHTMLSpace) else { break }
            } else {
                guard !contentful.contains(element) else { break }
                if quirkyMargins.contains(element) { result[node] = false }
                // Padding and the like keep the margins inside apart from the body's.
                let style = style(node, styles.variables)
                if SheetBoxes.isBox(style) || isBoxByClass(node, &sheet) { break }
                if SheetBoxes.declares("height", style) { sized = node }
            }
            next = node.firstChild
            while next == nil, node != body {
                // A block with a height keeps what comes after it apart.
                if node == sized { return result }
                if result[node] != nil { result[node] = true }
                next = node.next
                node = node.parent ?? body
            }
        }
        return result
    }

    /// Whether a class of the element may stop margins from collapsing through it.
    private static func isBoxByClass(_ node: HTMLNode, _ sheet: inout SheetBoxes) -> Bool {
        guard let names = node[.class] else { return false }
        for name in names.split(whereSeparator: { $0.isHTMLSpace }) where !name.starts(with: "lb-".utf8) {
            var written: [UInt8] = []
            CSSSelectors.writeName(name, to: &written)
            if sheet.makesBox(written) { return true }
        }
        return false
    }

    /// The element's style as it will be written.
    private static func style(_ node: HTMLNode, _ variables: CSSVariables) -> ArraySlice<UInt8> {
        guard let style = node[.style] else { return [] }
        return CSSDeclarations.rewritten(style, variables).css[...]
    }

    /// The body of HTML that this sanitizer wrote: `<div class="lb-mail"><main class="lb-body …">`.
    static func ownBody(_ body: HTMLNode) -> HTMLNode? {
        guard let outer = onlyChild(body, .div, "lb-mail") else { return nil }
        return onlyChild(outer, .main, "lb-body")
    }

    private static func onlyChild(_ parent: HTMLNode, _ element: HTMLElement, _ name: StaticString) -> HTMLNode? {
        guard let child = parent.firstChild, child.element == element, child.next == nil,
            let classes = child[.class],
            classes.prefix(while: { $0 != 0x20 }).elementsEqual(name.description.utf8)
        else { return nil }
        return child
    }

    static func open(_ writer: inout HTMLWriter) {
        var frame = Frame()
        let body = writer.body
        // The root element's own style, of the frame in our own output.
        if let style = body.parent?[.style] {
            var none: [UInt8] = []
            let (css, hints) = writer.declarations(style, canvas: &none, splits: false)
            frame.root = CSSDeclarations.fittingWrapper(css)
            frame.hasRootBackground = !hints.background.isEmpty || hints.hasBackgroundImage
        }
        for attribute in body.attributes { frame.read(attribute, &writer) }
        styleSheet(&writer, &frame)
        writer.output.append("<div class=\"lb-mail")
        if let name = writer.mode.frameClass {
            writer.output.append(0x20)
            writer.output.append(name)
        }
        writer.output.append(0x22)
        var canvas = Array([frame.root, frame.canvas].filter { !$0.isEmpty }.joined(separator: [0x3b]))
        if canvas.last == 0x3b { canvas.removeLast() }
        if !canvas.isEmpty { HTMLSerializer.appendAttribute("style", canvas, to: &writer.output) }
        writer.output.append("><main class=\"lb-body")
        for name in frame.classes {
            writer.output.append(0x20)
            writer.output.append(contentsOf: name)
        }
        writer.output.append(0x22)
        var state = HTMLVisibility()
        for attribute in body.attributes
        where attribute.name == .id || attribute.name == .dir || attribute.name == .lang || attribute.name == .title {
            writer.write(attribute, of: body, .main, &state)
        }
        if !frame.style.isEmpty { HTMLSerializer.appendAttribute("style", frame.style, to: &writer.output) }
        writer.output.append(0x3e)
    }

    static func close(_ writer: inout HTMLWriter) { writer.output.append("</main></div>") }

    private static func styleSheet(_ writer: inout HTMLWriter, _ frame: inout Frame) {
        var sheets = writer.document.styleSheets.split(separator: 0).map {
            writer.sheet.variables.replaced(in: $0).map { $0[...] } ?? $0
        }
        writer.output.append("<style>")
        writer.output.append(OwnFrame.preamble)
        let isKnown = writer.isOwnOutput && sheets.first?.startsIgnoringCase(OwnFrame.preamble) == true
        if isKnown { sheets[0] = sheets[0].dropFirst(OwnFrame.preamble.utf8CodeUnitCount) }
        let unread = writer.sheet
        for sheet in sheets { sheet.withUnsafeBufferPointer { writer.sheet.rewrite($0) } }
        let hasRootBackground = writer.sheet.hasRootBackground || frame.hasRootBackground
        if hasRootBackground, writer.sheet.splitsBackground {
            writer.sheet = unread
            writer.sheet.splitsBackground = false
            for sheet in sheets { sheet.withUnsafeBufferPointer { writer.sheet.rewrite($0) } }
            frame.keepBackground()
        }
        if !isKnown { frame.appendRules(to: &writer.output, writer) }
        var declarations = writer.sheet.declarations
        writer.note(&declarations)
        for name in writer.sheet.removedAtRules { name.withUnsafeBufferPointer { writer.removals.count(.style, $0) } }
        writer.output.append(contentsOf: writer.sheet.output)
        if !writer.isOwnOutput, writer.isQuirks, !frame.styleColor.isEmpty {
            CSSStyleSheet.quirksTable(frame.styleColor, &writer.output)
        }
        writer.output.append("</style>")
        if writer.isQuirks { writer.quirkyStart = quirkyStart(writer.body, writer.sheet) }
    }
}

/// The frame as the body's attributes ask for it.
private struct Frame {
    var classes: [[UInt8]] = []
    var style: [UInt8] = []
    /// Declarations of the root element's own style.
    var root: [UInt8] = []
    /// Whether these paint the canvas, so that the body's background stays with the body.
    var hasRootBackground = false
    /// Declarations for the canvas, from the body's own style.
    var canvas: [UInt8] = []
    /// The color in the body's own style.
    private(set) var styleColor: [UInt8] = []
    private var background: [UInt8] = []
    private var keepsBackground = false
    private var color: [UInt8] = []
    private var link: [UInt8] = []
    private var margins: [(StaticString, [UInt8])] = []

    mutating func read(_ attribute: HTMLNode.Attribute, _ writer: inout HTMLWriter) {
        let value = attribute.value
        switch attribute.name {
        case .class:
            let names = value.split(whereSeparator: { $0.isHTMLSpace }).filter { !$0.starts(with: "lb-".utf8) }
            for name in names.prefix(HTMLLimits.classes) {
                var written: [UInt8] = []
                CSSSelectors.writeName(name, to: &written)
                classes.append(written)
            }
        case .style:
            let (css, hints) = writer.declarations(value, canvas: &canvas, splits: !writer.isOwnOutput)
            (style, styleColor) = (CSSDeclarations.fittingBody(css), hints.color)
        case .bgcolor: background = HTMLLegacyColor.css(value)
        case .text: color = HTMLLegacyColor.css(value)
        case .link: link = HTMLLegacyColor.css(value)
        case .background:
            switch URLPolicy.image(value) {
            case .remote(let url): writer.noteRemote(url)
            case .keep, .remove: writer.count(.background)
            }
        // Browsers use the left margin for the right side, too, and the top one for the bottom.
        case .topmargin, .marginheight:
            margins.append(("margin-top", length(value)))
            margins.append(("margin-bottom", length(value)))
        case .leftmargin, .marginwidth:
            margins.append(("margin-left", length(value)))
            margins.append(("margin-right", length(value)))
        case .rightmargin: margins.append(("margin-right", length(value)))
        case .bottommargin: margins.append(("margin-bottom", length(value)))
        default: break
        }
    }

    private func length(_ value: ByteSlice) -> [UInt8] {
        let digits = value.drop { $0.isHTMLSpace }.prefix { $0.isDigit }.prefix(5)
        return digits.isEmpty ? [] : Array(digits) + Array("px".utf8)
    }

    /// Leaves the body's background with the body.
    mutating func keepBackground() {
        style = canvas + style
        if style.last == 0x3b { style.removeLast() }
        canvas = []
        keepsBackground = true
    }

    private func appendBackground(to output: inout [UInt8]) {
        output.append("background-color:")
        output.append(contentsOf: background)
    }

    func appendRules(to output: inout [UInt8], _ writer: HTMLWriter) {
        if writer.isQuirks { output.append(OwnFrame.quirksRules) }
        if writer.document.hasControls { output.append(OwnFrame.controlRules) }
        if !keepsBackground, !background.isEmpty {
            output.append(".lb-mail{")
            appendBackground(to: &output)
            output.append(0x7d)
        }
        output.append(".lb-body{display:block;margin:8px")
        if keepsBackground, !background.isEmpty {
            output.append(0x3b)
            appendBackground(to: &output)
        }
        for (name, value) in margins where !value.isEmpty {
            output.append(0x3b)
            output.append(name)
            output.append(0x3a)
            output.append(contentsOf: value)
        }
        if !color.isEmpty {
            output.append(";color:")
            output.append(contentsOf: color)
        }
        output.append(0x7d)
        if writer.isQuirks, !color.isEmpty { CSSStyleSheet.quirksTable(color, &output) }
        guard !link.isEmpty else { return }
        output.append(":where(.lb-mail) a:link{color:")
        output.append(contentsOf: link)
        output.append(0x7d)
    }
}
