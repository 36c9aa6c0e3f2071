import Bytes

/// What stands in the document once: style sheets, and the attributes of the root element and the body.
extension HTMLTreeBuilder {
    mutating func collectStyle() {
        let type = tokenizer.attributes.first { tokenizer.bytes($0.name).equalsIgnoringCase("type") }
        let media = tokenizer.attributes.first { tokenizer.bytes($0.name).equalsIgnoringCase("media") }
        let text = tokenizer.rawText(until: "style", isScript: false)
        if let type, !type.value.isEmpty, !tokenizer.bytes(type.value).equalsIgnoringCase("text/css") { return }
        let query = media.map { tokenizer.bytes($0.value) }
        if let query, query.equalsIgnoringCase("print") { return }
        let room = HTMLLimits.styleSheetBytes - tree.styleSheets.count
        if text.count > room { tree.limits.insert("css") }
        // A condition, unlike a mere medium, holds for the whole sheet.
        let isConditional = query.map { $0.contains(0x28) && !$0.contains { "{};@\"'\\".utf8.contains($0) } } ?? false
        if isConditional, let query {
            tree.styleSheets.append("@media ")
            tree.styleSheets.append(contentsOf: query)
            tree.styleSheets.append(0x7b)
        }
        tree.styleSheets.append(contentsOf: tokenizer.bytes(text).prefix(max(0, room)))
        if isConditional { tree.styleSheets.append("\n}") }
        tree.styleSheets.append(0)
    }

    /// A later `<body>` adds the attributes that no earlier one had (13.2.6.4.7).
    mutating func mergeBodyAttributes() {
        let before = tree[HTMLTree.root]
        let known = tree.attributes(of: HTMLTree.root)
        storeAttributes(HTMLTree.root, .body)
        let first = Int(tree[HTMLTree.root].start)
        let added = tree.attributes[first...].filter { new in !known.contains { $0.name == new.name } }
        tree.attributes.removeSubrange(first...)
        tree[HTMLTree.root] = before
        addToBody(added)
    }

    private mutating func addToBody(_ added: [HTMLTree.Attribute]) {
        guard !added.isEmpty else { return }
        let known = tree.attributes(of: HTMLTree.root)
        tree[HTMLTree.root].start = Int32(tree.attributes.count)
        tree.attributes.append(contentsOf: known)
        tree.attributes.append(contentsOf: added)
        tree[HTMLTree.root].end = Int32(tree.attributes.count)
    }

    /// Direction and language of the root element hold for the body, too, where it says nothing itself.
    mutating func passRootAttributesToBody() {
        guard rootAttributes != HTMLTree.none else { return }
        let known = tree.attributes(of: HTMLTree.root)
        addToBody(
            tree.attributes(of: rootAttributes).filter { new in
                (new.name == .dir || new.name == .lang) && !known.contains { $0.name == new.name }
            })
    }
}
