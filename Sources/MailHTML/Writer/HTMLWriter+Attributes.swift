import Bytes

/// Writes the attributes that the rules of `HTMLAttribute` allow, and takes from them what they say about visibility.
extension HTMLWriter {
    mutating func attributes(_ node: HTMLNode, _ element: HTMLElement) {
        var state = HTMLVisibility()
        let own = ownClasses(node, element)
        state.isControl = HTMLElementSet.controls.contains(node.element)
        for attribute in node.attributes {
            if attribute.name == .class {
                classes(attribute.value, of: node.element, &state, own)
            } else {
                write(attribute, of: node, element, &state)
            }
        }
        if !own.isEmpty, !state.hasClassAttribute { plain(.class, own) }
        if state.isHidden { state.isShownInMedia = isShownInMedia(node) }
        facts[node.ordinal] = ancestry.enter(node, state, isLink: element == .a)
    }

    /// Whether a rule in a condition names a class or the id.
    private func isShownInMedia(_ node: HTMLNode) -> Bool {
        node.attributes.contains { attribute in
            guard attribute.name == .class || attribute.name == .id else { return false }
            let mark: UInt8 = attribute.name == .id ? 0x23 : 0x2e
            return attribute.value.split(whereSeparator: \.isHTMLSpace).contains { sheet.isShownInMedia(mark, $0) }
        }
    }

    /// Writes what the attribute's rule allows of it.
    mutating func write(
        _ attribute: HTMLNode.Attribute, of node: HTMLNode, _ element: HTMLElement, _ state: inout HTMLVisibility
    ) {
        let name = attribute.name
        let value = attribute.value
        guard name.isAllowed(on: element) else {
            if name == .srcset || name == .src || name == .background { noteLoad(value, isSet: name == .srcset) }
            count(name)
            return
        }
        switch name {
        case .style: style(value, &state)
        case .class: classes(value, of: node.element, &state, [])
        case .href: link(value, of: node)
        case .background:
            background(value)
            state.hasBackgroundImage = true
        case .usemap:
            if value.first == 0x23 { named(.usemap, value.dropFirst(), leading: "#") }
        case .hidden:
            state.hasHiddenAttribute = true
            output.append(" hidden=\"\"")
        default:
            switch name.value {
            case .identifier:
                if name == .id { applySheet(0x23, value, of: node.element, &state) }
                named(name, value, leading: "")
            case .text: plain(name, value)
            case .token: token(name, value, &state)
            case .special: count(name)
            }
        }
    }

    mutating func count(_ name: HTMLAttribute) { removals.count(.attribute, HTMLAttribute.names[Int(name.rawValue)]) }

    func appendName(_ name: HTMLAttribute, _ output: inout [UInt8]) {
        output.append(0x20)
        output.append(bytesOf: name.nameBytes)
        output.append("=\"")
    }

    mutating func plain(_ name: HTMLAttribute, _ value: some Collection<UInt8>) {
        appendName(name, &output)
        HTMLSerializer.appendValue(value, to: &output)
        output.append(0x22)
    }

    mutating func named(_ name: HTMLAttribute, _ value: some Collection<UInt8>, leading: StaticString) {
        let isOurs = value.starts(with: prefix)
        // In our own output the name has grown by the prefix, and perhaps by "_" before a digit.
        let room = HTMLLimits.nameBytes + (isOurs ? prefix.count + 1 : 0)
        guard !value.isEmpty, value.count <= room else { return }
        appendName(name, &output)
        output.append(leading)
        if !isOurs { output.append(bytesOf: prefix) }
        CSSSelectors.writeName(value, to: &output)
        output.append(0x22)
    }

    static func isToken(_ value: ByteSlice) -> Bool {
        value.count <= 200
            && value.allSatisfy { $0.isAlphanumeric || $0 == 0x20 || "-_.,%#*+:;()/".utf8.contains($0) }
    }

    /// The part of a length that is written: all of it, or the digits with which it begins, as browsers read it.
    static func length(_ value: ByteSlice) -> ByteSlice {
        isToken(value) ? value : value.drop { $0.isHTMLSpace }.prefix { $0.isDigit }.prefix(6)
    }

    mutating func token(_ name: HTMLAttribute, _ value: ByteSlice, _ state: inout HTMLVisibility) {
        guard HTMLWriter.isToken(value) else {
            let length = HTMLWriter.length(value)
            if name == .face {
                plain(name, value.prefix(200))
            } else if name.isLength, !length.isEmpty {
                plain(name, length)
            } else {
                count(name)
            }
            return
        }
        if name == .bgcolor { state.background = value.map(\.asciiLowercased) }
        if name == .color { state.color = value.map(\.asciiLowercased) }
        plain(name, value)
    }

    /// What the style sheet says about a class (".") or id ("#").
    func applySheet(_ mark: UInt8, _ bare: ByteSlice, of element: HTMLElement, _ state: inout HTMLVisibility) {
        // Our own classes say nothing about colours.
        if sheet.hasColors, !bare.starts(with: "lb-".utf8) { state.hasClass = true }
        guard !sheet.display.isEmpty || !sheet.unseen.isEmpty || !sheet.sized.isEmpty || !sheet.zeroFont.isEmpty else {
            return
        }
        let selectors = CSSStyleSheet.selectors(mark, bare, of: element)
        if let rule = sheet.display(selectors), rule.overrides(state.rule) { state.rule = rule }
        for selector in selectors {
            if sheet.unseen.contains(selector) { state.isUnseen = true }
            if sheet.zeroFont.contains(selector) { state.hasRuleOfZeroFont = true }
            if sheet.sized.contains(selector) { state.hasFontSize = true }
        }
    }

    /// Classes that rules of ours refer to.
    func ownClasses(_ node: HTMLNode, _ element: HTMLElement) -> [UInt8] {
        var list: [UInt8] = []
        if let isEmpty = quirkyStart[node] { list.append(isEmpty ? "lb-empty" : "lb-first") }
        let source = node.element
        guard source != element, source != .unknown, HTMLElementSet.renamed.contains(source) else { return list }
        if !list.isEmpty { list.append(0x20) }
        list.append("lb-")
        list.append(contentsOf: source.nameBytes)
        return list
    }

    mutating func classes(
        _ value: ByteSlice, of element: HTMLElement, _ state: inout HTMLVisibility, _ own: [UInt8]
    ) {
        var list = own
        state.hasClassAttribute = true
        var room = HTMLLimits.classes
        for name in value.split(whereSeparator: { $0.isHTMLSpace }) where room > 0 {
            if name.starts(with: "lb-".utf8) {
                // Our own classes are kept in our own output, except those that are found anew each time.
                guard isOwnOutput, OwnFrame.isOwnClass(name), !name.elementsEqual("lb-first".utf8),
                    !name.elementsEqual("lb-empty".utf8)
                else { continue }
                if OwnFrame.isControlClass(name) { state.isControl = true }
            } else {
                room -= 1
            }
            if !list.isEmpty { list.append(0x20) }
            CSSSelectors.writeName(name, to: &list)
            applySheet(0x2e, name, of: element, &state)
        }
        if !list.isEmpty { plain(.class, list) }
    }

    /// Rewrites declarations.
    /// - Parameter splits: put backgrounds into `canvas`.
    mutating func declarations(
        _ value: ByteSlice, canvas: inout [UInt8], splits: Bool
    ) -> (css: [UInt8], hints: CSSHints) {
        if value.count > HTMLLimits.styleAttributeBytes { removals.count(.style, "too long") }
        var rewriter = CSSDeclarations(keepsRemote: keepsRemote)
        var css: [UInt8] = []
        rewriter.rewrite(
            value.prefix(HTMLLimits.styleAttributeBytes), sheet.variables, into: &css, backgrounds: &canvas,
            splitsBackground: splits)
        if css.last == 0x3b { css.removeLast() }
        note(&rewriter)
        return (css, rewriter.hints)
    }

    /// Newsletters repeat their styles: each is rewritten once.
    mutating func style(_ value: ByteSlice, _ state: inout HTMLVisibility) {
        let key = value.quickHash
        if let known = styles[key], known.source.hasSameBytes(as: value) {
            output.append(bytesOf: known.attribute)
            state.merge(known.hints)
            return
        }
        var none: [UInt8] = []
        let start = output.count
        let removed = removals.total
        let (css, hints) = declarations(value, canvas: &none, splits: false)
        if !css.isEmpty { plain(.style, css) }
        // A style with removals is rewritten at each occurrence, so that all of them are counted.
        if removals.total == removed, styles.count < 2000 {
            styles[key] = KnownStyle(source: value, attribute: Array(output[start...]), hints: hints)
        }
        state.merge(hints)
    }

    /// Takes over what a rewriter collected.
    mutating func note(_ rewriter: inout CSSDeclarations) {
        for url in rewriter.remote { noteRemote(url) }
        for reason in rewriter.removedURLs { removals.count(.url, reason) }
        for name in rewriter.removedProperties { name.withUnsafeBufferPointer { removals.count(.style, $0) } }
        rewriter.remote = []
        rewriter.removedURLs = []
        rewriter.removedProperties = []
    }
}
