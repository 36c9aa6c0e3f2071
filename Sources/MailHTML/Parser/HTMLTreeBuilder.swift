import Bytes

/// Tree construction of the HTML standard, section 13.2.6, for what can stand in a mail.
///
/// Scripting is off, so `<noscript>` is markup. Head and body are one: what only makes sense in a head is dropped or,
/// as `<style>`, collected. Foreign content, templates, media and selections are dropped whole; frames are unknown.
struct HTMLTreeBuilder {
    enum Mode { case body, table, tableBody, row, cell, caption, columnGroup }
    struct Open {
        var node: HTMLTree.NodeIndex
        var element: HTMLElement
        /// Tells unknown elements apart.
        var hash: UInt64
    }

    var tree = HTMLTree()
    var removals = HTMLRemovals()
    var tokenizer: HTMLTokenizer
    var stack: [Open] = [Open(node: HTMLTree.root, element: .body, hash: 0)]
    /// The list of active formatting elements; a marker has no node.
    var formatting: [Open] = []
    /// How many of each element are open, so that a stray end tag costs nothing.
    var openCounts = [Int32](repeating: 0, count: 256)
    var mode = Mode.body
    var isFostering = false
    var droppedDepth = 0
    var ignoresNextLineFeed = false
    /// A node outside the tree with the attributes of the first `<html>`.
    var rootAttributes = HTMLTree.none
    /// The open form ("form element pointer"); `none` for one without a node.
    var form: HTMLTree.NodeIndex?

    /// The frame of our own output, read again, does not count.
    let depthLimit: Int

    init(_ source: UnsafeBufferPointer<UInt8>) {
        let isOwn = source.starts(with: "<style>\(OwnFrame.preamble)".utf8)
        depthLimit = HTMLLimits.depth + (isOwn ? 2 : 0)
        tokenizer = HTMLTokenizer(source)
        tree.text.reserveCapacity(source.count / 4)
        tree.values.reserveCapacity(source.count / 2)
        tree.nodes.reserveCapacity(source.count / 40 + 16)
    }

    /// In a table, outside its cells and caption.
    var isInTable: Bool { mode == .table || mode == .tableBody || mode == .row }
    var current: Open { stack[stack.count - 1] }

    mutating func build() {
        // A document type counts only before everything else but comments and white space (13.2.6.4.1).
        var isFirst = true
        loop: while true {
            switch tokenizer.next() {
            case .text:
                if isFirst, !tokenizer.bytes(tokenizer.range).allSatisfy(\.isHTMLSpace) { isFirst = false }
                text()
            case .startTag:
                isFirst = false
                startTag()
            case .endTag:
                isFirst = false
                endTag(HTMLElement(name: tokenizer.bytes(tokenizer.name)))
            case .comment: removals.count(.comment, "comment")
            case .doctype where isFirst:
                tree.isQuirks = HTMLDoctype.isQuirks(tokenizer.bytes(tokenizer.range))
                isFirst = false
            case .doctype: break
            case .end: break loop
            }
        }
        passRootAttributesToBody()
    }

    // MARK: Text

    private mutating func text() {
        var range = tokenizer.range
        let source = tokenizer.bytes(range)
        if ignoresNextLineFeed, source.first == 0x0a { range = range.lowerBound + 1..<range.upperBound }
        ignoresNextLineFeed = false
        guard !range.isEmpty else { return }
        let isBlank = source.allSatisfy { $0.isHTMLSpace }
        if isBlank, stack.count == 1, tree[HTMLTree.root].firstChild == HTMLTree.none { return }
        if !isBlank, current.element == .colgroup { leaveColumnGroup() }
        // White space stays in the table.
        let isBetweenCells =
            isBlank && (HTMLElementSet.tableRows.contains(current.element) || current.element == .colgroup)
        isFostering = isInTable && !isBetweenCells
        if !isBetweenCells { reconstructFormatting() }
        insertText(range)
        isFostering = false
    }

    private mutating func insertText(_ range: Range<Int>) {
        let start = Int32(tree.text.count)
        HTMLEntities.decode(tokenizer.bytes(0..<range.upperBound), range, inAttribute: false, into: &tree.text)
        let end = Int32(tree.text.count)
        let (parent, sibling) = insertionPoint()
        let last = sibling == HTMLTree.none ? tree[parent].lastChild : tree[sibling].previous
        if last != HTMLTree.none, tree[last].element == .text, tree[last].end == start {
            tree[last].end = end
            return
        }
        let node = addNode(.text)
        tree[node].start = start
        tree[node].end = end
        place(node, parent, sibling)
    }

    // MARK: Elements

    mutating func addNode(_ element: HTMLElement) -> HTMLTree.NodeIndex {
        tree.nodes.append(HTMLTree.Node(element: element))
        return HTMLTree.NodeIndex(tree.nodes.count - 1)
    }

    /// Where the next node goes: the parent, and the sibling it goes before (or none). In a table, what does not
    /// belong there is put before it ("foster parenting").
    func insertionPoint(under target: Open? = nil) -> (HTMLTree.NodeIndex, HTMLTree.NodeIndex) {
        let target = target ?? current
        guard isFostering, HTMLElementSet.tableRows.contains(target.element) else {
            return (target.node, HTMLTree.none)
        }
        guard let index = stack.lastIndex(where: { $0.element == .table }) else {
            return (stack[0].node, HTMLTree.none)
        }
        let table = stack[index].node
        let parent = tree[table].parent
        return parent == HTMLTree.none ? (stack[index - 1].node, HTMLTree.none) : (parent, table)
    }

    mutating func place(_ node: HTMLTree.NodeIndex, _ parent: HTMLTree.NodeIndex, _ sibling: HTMLTree.NodeIndex) {
        if sibling == HTMLTree.none { tree.append(node, to: parent) } else { tree.insert(node, before: sibling) }
    }

    /// Whether one more element may be opened; beyond the limits tags are dropped and their text kept.
    private mutating func hasRoom() -> Bool {
        if stack.count >= depthLimit {
            tree.limits.insert("depth")
            return false
        }
        if tree.nodes.count >= HTMLLimits.nodes {
            tree.limits.insert("nodes")
            return false
        }
        return true
    }

    /// Inserts the start tag at hand and opens it.
    @discardableResult
    mutating func insert(_ element: HTMLElement) -> HTMLTree.NodeIndex? {
        guard hasRoom() else {
            droppedDepth += 1
            return nil
        }
        let node = addNode(element)
        storeAttributes(node, element)
        open(node, element, element == .unknown ? nameHash() : 0)
        return node
    }

    mutating func open(_ node: HTMLTree.NodeIndex, _ element: HTMLElement, _ hash: UInt64) {
        let (parent, sibling) = insertionPoint()
        place(node, parent, sibling)
        push(Open(node: node, element: element, hash: hash))
    }

    mutating func push(_ entry: Open) {
        stack.append(entry)
        openCounts[Int(entry.element.rawValue)] += 1
    }

    mutating func insertVoid(_ element: HTMLElement) {
        guard tree.nodes.count < HTMLLimits.nodes else {
            tree.limits.insert("nodes")
            return
        }
        let node = addNode(element)
        storeAttributes(node, element)
        let (parent, sibling) = insertionPoint()
        place(node, parent, sibling)
    }

    /// An element that no tag stands for, such as the `<tbody>` around bare rows.
    mutating func insertImplied(_ element: HTMLElement) {
        guard hasRoom() else { return }
        let node = addNode(element)
        tree[node].start = Int32(tree.attributes.count)
        tree[node].end = tree[node].start
        open(node, element, 0)
    }

    func nameHash() -> UInt64 {
        var hash = StableHash.start
        for byte in tokenizer.bytes(tokenizer.name) { hash = StableHash.adding(byte.asciiLowercased, to: hash) }
        return hash
    }

    /// Keeps the attributes that some rule knows; counts the others as removed.
    mutating func storeAttributes(_ node: HTMLTree.NodeIndex, _ element: HTMLElement) {
        tree[node].start = Int32(tree.attributes.count)
        var seen: UInt64 = 0
        for attribute in tokenizer.attributes {
            let name = tokenizer.bytes(attribute.name)
            guard let known = HTMLAttribute(name: name) else {
                removals.count(.attribute, name)
                continue
            }
            guard seen >> UInt64(known.rawValue) & 1 == 0 else { continue }
            seen |= 1 << UInt64(known.rawValue)
            let start = Int32(tree.values.count)
            HTMLEntities.decode(
                tokenizer.bytes(0..<attribute.value.upperBound), attribute.value, inAttribute: true, into: &tree.values)
            tree.attributes.append(HTMLTree.Attribute(name: known, value: start..<Int32(tree.values.count)))
        }
        tree[node].end = Int32(tree.attributes.count)
        if tokenizer.passedAttributeLimit { tree.limits.insert("attributes") }
    }

    // MARK: Closing

    @discardableResult
    mutating func pop() -> Open {
        let entry = stack.removeLast()
        openCounts[Int(entry.element.rawValue)] -= 1
        return entry
    }

    mutating func popUntil(_ element: HTMLElement) { popUntil(HTMLElementSet(element)) }

    /// Closes elements up to and including the nearest of `elements`, never the body.
    mutating func popUntil(_ elements: HTMLElementSet) {
        while stack.count > 1, !elements.contains(pop().element) {}
    }

    func isOpen(_ element: HTMLElement) -> Bool { openCounts[Int(element.rawValue)] > 0 }

    func isInScope(_ element: HTMLElement, _ scope: HTMLElementSet = .scope) -> Bool {
        guard isOpen(element) else { return false }
        for entry in stack.reversed() {
            if entry.element == element { return true }
            if scope.contains(entry.element) { return false }
        }
        return false
    }

    mutating func closeImplied(except element: HTMLElement = .unknown) {
        while stack.count > 1, HTMLElementSet.impliedEnd.contains(current.element), current.element != element { pop() }
    }

    mutating func closeParagraph() {
        guard isInScope(.p, .buttonScope) else { return }
        closeImplied(except: .p)
        popUntil(.p)
    }
}
