import Bytes

/// Forms, their controls and embedded content. None of them works in a message, but the room that they take and their
/// words stay, so that nothing around them moves.
extension HTMLTreeBuilder {
    // MARK: Forms (13.2.6.4.4, 13.2.6.4.7)

    /// A form in a form is ignored. One between the cells of a table has no node, but its end tag still closes it.
    mutating func startForm() {
        guard form == nil else { return }
        if isInTable {
            form = .withoutNode
        } else {
            closeParagraph()
            form = insert(.form).map(Form.open)
        }
    }

    /// Closes the form alone: elements that are open inside it stay open.
    mutating func endForm() {
        let ended = form
        form = nil
        guard let ended, isInScope(.form) else { return }
        closeImplied()
        if case .open(let node) = ended, let index = stack.lastIndex(where: { $0.node == node }) {
            removeFromStack(index)
        }
    }

    // MARK: Controls

    mutating func input() {
        removals.count(.element, "input")
        removals.note(tokenizer, .input)
        let type = String(decoding: (attribute("type") ?? []).map(\.asciiLowercased), as: UTF8.self)
        switch type {
        case "hidden": break
        case "image":
            reconstructFormatting()
            insertVoid(.img)
        case "checkbox": insertMark("\u{2713}", style: "width:13px;height:13px;margin:3px 3px 3px 4px")
        case "radio": insertMark("\u{2022}", style: "width:13px;height:13px;margin:3px 3px 0 5px")
        case "file": insertField([], room: 245)
        case "submit": insertButton(attribute("value") ?? Array("Submit".utf8))
        case "reset": insertButton(attribute("value") ?? Array("Reset".utf8))
        case "button": insertButton(attribute("value") ?? [])
        default:
            let value = type == "password" ? nil : attribute("value")
            insertField(value ?? [], room: 8 * number("size", default: 20) + 9)
        }
    }

    private mutating func insertButton(_ text: [UInt8]) {
        guard let node = insertControl(.button, style: "white-space:pre") else { return }
        addText(text.isEmpty ? HTMLTreeBuilder.line : text, to: node)
    }

    /// A box to be ticked.
    ///
    /// - Parameter mark: what stands in it if it is.
    private mutating func insertMark(_ mark: String, style: String) {
        let isChecked = attribute("checked") != nil
        guard let node = insertControl(.input, style: style), isChecked else { return }
        prepend("font-size:10px;line-height:10px;padding:0", to: node)
        addText(Array(mark.utf8), to: node)
    }

    /// A field for text.
    ///
    /// - Parameter room: the width of its text in pixels. It belongs to a box inside, so that a style sheet can give
    ///   the field another width.
    private mutating func insertField(_ text: [UInt8], room: Int) {
        guard let field = insertControl(.input) else { return }
        let box = document.makeElement(.span)
        document.append(box, to: field)
        prepend("display:inline-block;width:\(room)px", to: box)
        addText(text.isEmpty ? HTMLTreeBuilder.line : text, to: box)
    }

    /// A zero-width space (U+200B), which gives an empty control the height and base line of a line of text.
    private static let line: [UInt8] = [0xe2, 0x80, 0x8b]

    /// Browsers give a text area its size in characters of a fixed width.
    mutating func sizeTextArea(_ node: HTMLNode) {
        let (columns, rows) = (number("cols", default: 20), number("rows", default: 2))
        prepend("width:\(8 * columns + 22)px;height:\(15 * rows + 6)px", to: node)
    }

    /// Reads the options of a `<select>`, up to the tag that ends it.
    mutating func select() {
        removals.count(.element, "select")
        let list = insertControl(.select)
        var option: HTMLNode?
        while true {
            let before = tokenizer
            let kind = tokenizer.next()
            let element =
                kind == .startTag || kind == .endTag ? HTMLElement(name: tokenizer.bytes(tokenizer.name)) : .text
            switch (kind, element) {
            case (.end, _), (.endTag, .select), (.startTag, .select): return
            case (.startTag, .option):
                option = list.flatMap { addOption(to: $0) }
            case (.startTag, .optgroup), (.endTag, .option), (.endTag, .optgroup): option = nil
            case (.startTag, .input), (.startTag, .textarea):
                tokenizer = before
                return
            case (.startTag, _) where HTMLElementSet.tableParts.contains(element):
                tokenizer = before
                return
            case (.startTag, _): skipInnerRawText(element)
            case (.text, _): if let option { addText(tokenizer.range, to: option) }
            default: break
            }
        }
    }

    private mutating func addOption(to list: HTMLNode) -> HTMLNode? {
        guard document.nodeCount + 4 < HTMLLimits.nodes else {
            document.limits.insert("nodes")
            return nil
        }
        let option = document.makeElement(.option)
        guard let first = list.firstChild else {
            document.append(option, to: list)
            return option
        }
        // Keeps the words of two options apart.
        let space = document.makeText([0x20])
        if attribute("selected") != nil {
            // A closed list shows the selected one.
            document.insert(space, before: first)
            document.insert(option, before: space)
        } else {
            document.append(space, to: list)
            document.append(option, to: list)
        }
        return option
    }

    private mutating func addText(_ range: Range<Int>, to parent: HTMLNode) {
        var text: [UInt8] = []
        HTMLEntities.decode(tokenizer.bytes(0..<range.upperBound), range, inAttribute: false, into: &text)
        if document.nodeCount < HTMLLimits.nodes { addText(text, to: parent) }
    }

    private mutating func addText(_ text: [UInt8], to parent: HTMLNode) {
        document.append(document.makeText(text), to: parent)
    }

    // MARK: Embedded content

    /// An empty box of the size that the tag asks for, or a browser's own.
    mutating func insertBox(_ element: HTMLElement) {
        if element == .svg, attribute("width") == nil || attribute("height") == nil { return }
        let frameBorder = attribute("frameborder") ?? []
        let hasBorder =
            element == .iframe && !frameBorder.elementsEqual([0x30]) && !frameBorder.equalsIgnoringCase("no")
        let wasFostering = isFostering
        isFostering = isInTable
        insertControl(
            .embed,
            style: "width:\(length("width", default: 300, border: hasBorder));"
                + "height:\(length("height", default: 150, border: hasBorder))")
        isFostering = wasFostering
    }

    private func length(_ name: StaticString, default standard: Int, border: Bool) -> String {
        let isPercentage = attribute(name)?.last == UInt8(ascii: "%")
        let value = number(name, default: standard)
        return isPercentage ? "\(value)%" : "\(value + (border ? 4 : 0))px"
    }

    // MARK: Nodes

    /// Puts an element for the current start tag into the tree, `style` before its own style, and does not open it.
    @discardableResult
    private mutating func insertControl(_ element: HTMLElement, style: String = "") -> HTMLNode? {
        reconstructFormatting()
        guard stack.count + 1 < depthLimit, document.nodeCount + 4 < HTMLLimits.nodes else { return nil }
        let node = placeNew(element)
        storeAttributes(node)
        if !style.isEmpty { prepend(style, to: node) }
        return node
    }

    private func prepend(_ style: String, to node: HTMLNode) {
        var value = Array(style.utf8)
        if let own = node[.style] {
            value.append(0x3b)
            value.append(bytesOf: own)
        }
        document.set(.style, value, of: node)
    }

    /// The decoded value of an attribute of the current tag.
    func attribute(_ name: StaticString) -> [UInt8]? {
        guard let found = tokenizer.attributes.first(where: { tokenizer.bytes($0.name).equalsIgnoringCase(name) })
        else {
            return nil
        }
        var value: [UInt8] = []
        HTMLEntities.decode(tokenizer.bytes(0..<found.value.upperBound), found.value, inAttribute: true, into: &value)
        return value
    }

    private func number(_ name: StaticString, default standard: Int) -> Int {
        let digits = (attribute(name) ?? []).drop { $0.isHTMLSpace }.prefix { $0.isDigit }.prefix(4)
        return Int(String(decoding: digits, as: UTF8.self)) ?? standard
    }
}
