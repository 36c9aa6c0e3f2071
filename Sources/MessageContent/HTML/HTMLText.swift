/// The message as plain text, from the same tree and walk as the safe HTML: the project's one HTML-to-text.
///
/// Paragraphs stand apart by a blank line; lists, numbers and nesting stay; links are followed by `<address>`, the
/// first time that the address occurs; images speak by their alt text; quotes begin with "> "; data tables are columns
/// and layout tables flow; hidden text is kept apart.
struct HTMLText {
    private(set) var output: [UInt8] = []
    private(set) var hidden: [UInt8] = []
    private(set) var links: [HTMLLink] = []
    /// Ranges of `output` that are bold, large or spaced out, in order.
    private(set) var emphasis: [Range<Int>] = []
    private let tree: HTMLTree
    private let facts: [HTMLWriter.Facts]
    private let targets: [HTMLTree.NodeIndex: [UInt8]]
    private let origins: [HTMLTree.NodeIndex: LinkOrigin]
    private var line = TextLine()
    private var frames: [Frame] = []
    private var seenTargets: Set<[UInt8]> = []
    private var wasHidden = false
    private var emphasised: [HTMLTree.NodeIndex] = []
    private var openLinks: [(node: HTMLTree.NodeIndex, start: Int)] = []
    /// Bytes of all link texts; each is kept up to a bound.
    private var linkText: [UInt8] = []

    /// What is to be undone when an element ends.
    private struct Frame {
        var node: HTMLTree.NodeIndex
        var breaks = 0
        var prefixLength = 0
        var list: ListState?
        var isPreformatted = false
    }
    private struct ListState {
        var number: Int?
    }

    static func render(_ tree: HTMLTree, _ writer: HTMLWriter) -> HTMLText {
        var text = HTMLText(tree, writer)
        text.walk(from: writer.body)
        return text
    }

    private init(_ tree: HTMLTree, _ writer: HTMLWriter) {
        self.tree = tree
        facts = writer.facts
        targets = writer.linkTargets
        origins = writer.linkOrigins
        output.reserveCapacity(tree.text.count / 2)
    }

    private mutating func walk(from body: HTMLTree.NodeIndex) {
        var node = tree[body].firstChild
        while node != HTMLTree.none {
            let skips = enter(node)
            if !skips, tree[node].firstChild != HTMLTree.none {
                node = tree[node].firstChild
                continue
            }
            while true {
                leave(node)
                if tree[node].next != HTMLTree.none {
                    node = tree[node].next
                    break
                }
                node = tree[node].parent
                if node == body || node == HTMLTree.none { return finish() }
            }
        }
        finish()
    }

    private mutating func finish() {
        while let last = output.last, last == 0x20 || last == 0x0a { output.removeLast() }
        while let last = emphasis.last, last.upperBound > output.count {
            emphasis.removeLast()
            if last.lowerBound < output.count { emphasis.append(last.lowerBound..<output.count) }
        }
        if !output.isEmpty { output.append(0x0a) }
        while let last = hidden.last, last == 0x20 || last == 0x0a { hidden.removeLast() }
    }

    // MARK: Elements

    /// - Returns: whether the children are left out.
    private mutating func enter(_ node: HTMLTree.NodeIndex) -> Bool {
        let element = tree[node].element
        if element == .text {
            text(node)
            return true
        }
        let fact = facts[Int(node)]
        if fact.contains(.tracker) { return true }
        switch element {
        case .br:
            if !fact.contains(.hidden) { line.lineFeed(&output) }
            return true
        case .hr:
            if !fact.contains(.hidden) { rule() }
            return true
        case .img, .area:
            if !fact.contains(.hidden), !isHidden(node) { image(node) }
            return true
        case .b, .strong, .h1, .h2, .h3, .big, .code, .kbd, .mark, .samp: emphasised.append(node)
        case .a:
            if targets[node] != nil, openLinks.count < 64 { openLinks.append((node, linkText.count)) }
        case .table where HTMLTextTable.isData(tree, node, facts, targets):
            table(node)
            return true
        default: break
        }
        if fact.contains(.emphasised), emphasised.last != node { emphasised.append(node) }
        block(node, element, fact)
        return false
    }

    private func isHidden(_ node: HTMLTree.NodeIndex) -> Bool {
        let parent = tree[node].parent
        return parent != HTMLTree.none && facts[Int(parent)].contains(.hidden)
    }

    private mutating func block(_ node: HTMLTree.NodeIndex, _ element: HTMLElement, _ fact: HTMLWriter.Facts) {
        guard !fact.contains(.hidden) else { return }
        var frame = Frame(node: node)
        frame.breaks = fact.contains(.inline) && element != .td ? 0 : breaks(element, fact)
        if fact.contains(.block) { frame.breaks = max(frame.breaks, 1) }
        frame.isPreformatted =
            element == .pre || element == .listing || element == .xmp || element == .plaintext
            || element == .textarea || fact.contains(.preformatted)
        let before = line.prefix.count
        if frame.breaks > 0 { line.request(frame.breaks, output) }
        switch element {
        case .blockquote where line.nesting < HTMLLimits.textNesting: line.push("> ")
        case .ul, .menu, .dir: frame.list = ListState(number: nil)
        case .ol: frame.list = ListState(number: number(node, .start) ?? 1)
        case .li: startItem(node)
        case .dd where line.nesting < HTMLLimits.textNesting: line.push("  ")
        case .td, .th: cell(node)
        default: break
        }
        frame.prefixLength = line.prefix.count - before
        guard frame.breaks > 0 || frame.prefixLength > 0 || frame.list != nil || frame.isPreformatted else { return }
        if frame.isPreformatted { line.preformatted += 1 }
        frames.append(frame)
    }

    /// Line breaks around an element: 2 leave a blank line.
    private func breaks(_ element: HTMLElement, _ fact: HTMLWriter.Facts) -> Int {
        switch element {
        case .p, .h1, .h2, .h3, .h4, .h5, .h6, .blockquote, .pre, .listing, .xmp, .plaintext, .textarea, .figure,
            .fieldset:
            2
        case .ul, .ol, .dl, .menu, .dir: frames.contains { $0.list != nil } ? 1 : 2
        case .table: 1
        case .div, .center, .address, .article, .aside, .section, .header, .footer, .main, .nav, .form, .li, .dd, .dt,
            .tr, .caption, .details, .summary, .figcaption, .hgroup, .legend, .marquee, .search:
            1
        default: 0
        }
    }

    private mutating func leave(_ node: HTMLTree.NodeIndex) {
        if openLinks.last?.node == node { endLink() }
        if emphasised.last == node { emphasised.removeLast() }
        guard let frame = frames.last, frame.node == node else { return }
        frames.removeLast()
        if frame.isPreformatted { line.preformatted -= 1 }
        line.flushEmptyItem(&output)
        if frame.breaks > 0 { line.request(frame.breaks, output) }
        if frame.prefixLength > 0 { line.pop(frame.prefixLength) }
    }

    private func number(_ node: HTMLTree.NodeIndex, _ name: HTMLAttribute) -> Int? {
        guard let attribute = tree.attributes(of: node).first(where: { $0.name == name }) else { return nil }
        return Int(String(decoding: tree.value(attribute).prefix(9), as: UTF8.self))
    }

    private mutating func startItem(_ node: HTMLTree.NodeIndex) {
        let index = frames.lastIndex { $0.list != nil }
        if let index, frames[index].list?.number != nil, let value = number(node, .value) {
            frames[index].list?.number = value
        }
        var marker = "- "
        if let index, let number = frames[index].list?.number {
            marker = "\(number). "
            frames[index].list?.number = number &+ 1
        }
        line.marker = Array(marker.utf8)
        if line.nesting < HTMLLimits.textNesting { line.push(String(repeating: " ", count: marker.utf8.count)) }
    }

    /// Cells of a layout table: side by side where the row is a line of short text, else one under the other.
    private mutating func cell(_ node: HTMLTree.NodeIndex) {
        guard tree[node].previous != HTMLTree.none else { return }
        if HTMLTextTable.hasBlocks(tree, tree[node].parent) { line.request(1, output) } else { line.space() }
    }

    private mutating func rule() {
        line.request(2, output)
        line.write("---", &output)
        line.request(2, output)
    }

    private mutating func image(_ node: HTMLTree.NodeIndex) {
        guard let alt = tree.attributes(of: node).first(where: { $0.name == .alt }) else { return }
        write(tree.value(alt), isPreformatted: false)
    }

    private mutating func table(_ node: HTMLTree.NodeIndex) {
        line.request(2, output)
        for row in HTMLTextTable.rows(tree, node, facts) {
            line.request(1, output)
            line.preformatted += 1
            line.write(row, &output)
            line.preformatted -= 1
        }
        line.request(2, output)
    }

    // MARK: Text

    private mutating func text(_ node: HTMLTree.NodeIndex) {
        let parent = tree[node].parent
        let bytes = tree.text(of: node)
        if parent != HTMLTree.none, facts[Int(parent)].contains(.hidden) {
            TextLine.collapse(bytes, into: &hidden)
            if !wasHidden, !hidden.isEmpty, hidden.last != 0x0a { wasHidden = true }
            return
        }
        if wasHidden {
            while hidden.last == 0x20 { hidden.removeLast() }
            if !hidden.isEmpty { hidden.append(0x0a) }
            wasHidden = false
        }
        write(bytes, isPreformatted: line.preformatted > 0)
    }

    private mutating func write(_ bytes: ArraySlice<UInt8>, isPreformatted: Bool) {
        if !openLinks.isEmpty, linkText.count < HTMLLimits.inputBytes { TextLine.collapse(bytes, into: &linkText) }
        let start = output.count
        line.write(bytes, &output, keepsSpace: isPreformatted)
        if !emphasised.isEmpty, output.count > start { noteEmphasis(start) }
    }

    /// Adjoining runs are one.
    private mutating func noteEmphasis(_ start: Int) {
        if let last = emphasis.last, last.upperBound == start {
            emphasis[emphasis.count - 1] = last.lowerBound..<output.count
        } else {
            emphasis.append(start..<output.count)
        }
    }

    private mutating func endLink() {
        let (node, start) = openLinks.removeLast()
        guard let target = targets[node] else { return }
        var label = linkText[start...]
        while label.first == 0x20 { label.removeFirst() }
        while label.last == 0x20 { label.removeLast() }
        if links.count < HTMLLimits.addresses { links.append(link(label, target, origins[node])) }
        let isShown = !label.isEmpty && !HTMLTextLinks.isSame(label, target) && seenTargets.insert(target).inserted
        if openLinks.isEmpty { linkText.removeAll(keepingCapacity: true) }
        guard isShown, facts[Int(node)].contains(.hidden) == false else { return }
        line.space()
        line.write("<", &output)
        line.write(target[...], &output, keepsSpace: false)
        line.write(">", &output)
    }

    private func link(_ label: ArraySlice<UInt8>, _ target: [UInt8], _ origin: LinkOrigin?) -> HTMLLink {
        // What shows the redirect's own address is honest, too.
        let isDeceptive =
            LinkDeception.isDeceptive(label, target)
            && (origin?.url.map { LinkDeception.isDeceptive(label, $0) } ?? true)
        return HTMLLink(
            text: String(decoding: label.prefix(1000), as: UTF8.self), url: String(decoding: target, as: UTF8.self),
            original: origin?.url.map { String(decoding: $0, as: UTF8.self) }, redirector: origin?.vendor,
            isDeceptive: isDeceptive)
    }
}
