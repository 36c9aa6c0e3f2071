import Bytes

/// Tree construction of the HTML standard, section 13.2.6, for what can stand in a mail.
///
/// Scripting is off, so `<noscript>` is markup. Head and body are one: what only makes sense in a head is dropped or,
/// as `<style>`, collected. Foreign content, templates, media and selections are dropped whole; frames are unknown.
struct HTMLTreeBuilder {
    enum Mode { case body, table, tableBody, row, cell, caption, columnGroup }
    struct Open {
        var node: HTMLNode
        var element: HTMLElement
        /// Tells unknown elements apart.
        var hash: UInt64
    }

    let document = HTMLDocument()
    var removals = HTMLRemovals()
    var tokenizer: HTMLTokenizer
    var stack: [Open] = []
    /// The list of active formatting elements; nil is a marker.
    var formatting: [Open?] = []
    /// How many of each element are open, so that a stray end tag costs nothing.
    var openCounts = [Int32](repeating: 0, count: 256)
    var mode = Mode.body
    var isFostering = false
    var droppedDepth = 0
    var ignoresNextLineFeed = false
    /// A tag `<html>` was read. The attributes of later ones are ignored.
    var hasRoot = false
    /// The "form element pointer".
    var form: Form?
    enum Form {
        case open(HTMLNode)
        case withoutNode
    }
    /// Runs of text that may still grow, with their bytes, which the node gets when it is no longer among the newest
    /// two. Two, because in a table white space and text to be put before the table may alternate, and hostile mail
    /// would make millions of runs of them.
    private var openTexts: [(node: HTMLNode, bytes: [UInt8])] = []
    private static let openTextLimit = 2
    /// A decoded attribute value.
    private var value: [UInt8] = []

    /// How many elements may be open. The two of the frame around our own output, when it is read again, do not count.
    let depthLimit: Int

    init(_ source: UnsafeBufferPointer<UInt8>) {
        let isOwn = source.starts(with: "<style>\(OwnFrame.preamble)".utf8)
        depthLimit = HTMLLimits.depth + (isOwn ? 2 : 0)
        tokenizer = HTMLTokenizer(source)
        stack = [Open(node: document.body, element: .body, hash: 0)]
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
                document.mode = HTMLMode(tokenizer.bytes(tokenizer.range))
                isFirst = false
            case .doctype: break
            case .end: break loop
            }
        }
        passRootAttributesToBody()
        for text in openTexts { document.fill(text.node, with: text.bytes) }
        document.joinTexts()
    }

    // MARK: Text

    private mutating func text() {
        var range = tokenizer.range
        let source = tokenizer.bytes(range)
        if ignoresNextLineFeed, source.first == 0x0a { range = range.lowerBound + 1..<range.upperBound }
        ignoresNextLineFeed = false
        guard !range.isEmpty else { return }
        let isBlank = source.allSatisfy { $0.isHTMLSpace }
        if isBlank, stack.count == 1, document.body.firstChild == nil { return }
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
        let (parent, sibling) = insertionPoint()
        let last = sibling.map(\.previous) ?? parent.lastChild
        let index = openTexts.firstIndex { $0.node == last } ?? beginText(parent, sibling)
        HTMLEntities.decode(
            tokenizer.bytes(0..<range.upperBound), range, inAttribute: false, into: &openTexts[index].bytes)
    }

    /// - Returns: where the new run is in `openTexts`.
    private mutating func beginText(_ parent: HTMLNode, _ sibling: HTMLNode?) -> Int {
        let node = document.makeText([])
        place(node, parent, sibling)
        // The oldest run gives its memory to the new one.
        var run = (node: node, bytes: [UInt8]())
        if openTexts.count == Self.openTextLimit {
            run = openTexts.removeFirst()
            document.fill(run.node, with: run.bytes)
            run.node = node
            run.bytes.removeAll(keepingCapacity: true)
        }
        openTexts.append(run)
        return openTexts.count - 1
    }

    // MARK: Elements

    /// Where the next node goes: the parent, and the sibling it goes before (or nil). A node that may not be in a table
    /// is put before the table ("foster parenting").
    func insertionPoint(under target: Open? = nil) -> (HTMLNode, HTMLNode?) {
        let target = target ?? current
        guard isFostering, HTMLElementSet.tableRows.contains(target.element) else { return (target.node, nil) }
        guard let index = stack.lastIndex(where: { $0.element == .table }) else { return (stack[0].node, nil) }
        let table = stack[index].node
        return table.parent.map { ($0, table) } ?? (stack[index - 1].node, nil)
    }

    func place(_ node: HTMLNode, _ parent: HTMLNode, _ sibling: HTMLNode?) {
        if let sibling { document.insert(node, before: sibling) } else { document.append(node, to: parent) }
    }

    /// Whether one more element may be opened; beyond the limits tags are dropped and their text kept.
    private mutating func hasRoom() -> Bool {
        if stack.count >= depthLimit {
            document.limits.insert("depth")
            return false
        }
        if document.nodeCount >= HTMLLimits.nodes {
            document.limits.insert("nodes")
            return false
        }
        return true
    }

    /// Inserts an element for the current start tag and opens it.
    @discardableResult
    mutating func insert(_ element: HTMLElement) -> HTMLNode? {
        guard hasRoom() else {
            droppedDepth += 1
            return nil
        }
        let node = placeNew(element)
        storeAttributes(node)
        push(Open(node: node, element: element, hash: element == .unknown ? nameHash() : 0))
        return node
    }

    /// A new element at the insertion point, without attributes.
    func placeNew(_ element: HTMLElement) -> HTMLNode {
        let node = document.makeElement(element)
        let (parent, sibling) = insertionPoint()
        place(node, parent, sibling)
        return node
    }

    mutating func push(_ entry: Open) {
        stack.append(entry)
        openCounts[Int(entry.element.rawValue)] += 1
    }

    mutating func insertVoid(_ element: HTMLElement) {
        guard document.nodeCount < HTMLLimits.nodes else {
            document.limits.insert("nodes")
            return
        }
        storeAttributes(placeNew(element))
    }

    /// Inserts and opens an element without a tag of its own, such as the `<tbody>` around bare rows.
    mutating func insertImplied(_ element: HTMLElement) {
        guard hasRoom() else { return }
        push(Open(node: placeNew(element), element: element, hash: 0))
    }

    func nameHash() -> UInt64 {
        var hash = StableHash.start
        for byte in tokenizer.bytes(tokenizer.name) { hash = StableHash.adding(byte.asciiLowercased, to: hash) }
        return hash
    }

    /// Adds the tag's attributes that some rule knows and that the node does not have; counts unknown ones as removed.
    mutating func storeAttributes(_ node: HTMLNode) {
        var seen = node.attributes.reduce(0) { $0 | $1.name.bit }
        for attribute in tokenizer.attributes {
            let name = tokenizer.bytes(attribute.name)
            guard let known = HTMLAttribute(name: name) else {
                removals.count(.attribute, name)
                continue
            }
            guard seen & known.bit == 0 else { continue }
            seen |= known.bit
            value.removeAll(keepingCapacity: true)
            HTMLEntities.decode(
                tokenizer.bytes(0..<attribute.value.upperBound), attribute.value, inAttribute: true, into: &value)
            document.add(known, value, to: node)
        }
        if tokenizer.passedAttributeLimit { document.limits.insert("attributes") }
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

extension HTMLAttribute {
    /// This attribute in a word: there are 64 at most.
    fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
