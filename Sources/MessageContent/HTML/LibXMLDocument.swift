import CLibXML2

/// The document as libxml2 reads it.
///
/// The pre-pass (``HTMLTokenizer`` and ``HTMLTreeBuilder``) has read the mail by the rules of the HTML standard and put
/// right what libxml2's HTML parser would see otherwise than a browser does. What goes to libxml2 is canonical markup of
/// that: every element closed, every value quoted and escaped, no comments, no doctype, no references, and elements and
/// attributes under names of our own (`e17`, `a4`), for which its parser has no rules that close or move anything. What
/// the writer walks is the tree that libxml2 made of it, so that nothing reaches the output by any other way than
/// through its parser.
///
/// The unsafe part: pointers into libxml2's tree. Invariant: they are read only between `htmlReadMemory` and `xmlFreeDoc`
/// in ``HTMLTree/throughLibXML2()``, on one thread, and nothing keeps them.
extension HTMLTree {
    /// This tree written out and parsed by libxml2; nil when libxml2 gives no document (out of memory).
    func throughLibXML2() -> HTMLTree? {
        _ = LibXML2.isReady
        let markup = CanonicalMarkup.write(self)
        guard markup.count < Int(Int32.max) else { return nil }
        let document = markup.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                htmlReadMemory($0.baseAddress, Int32($0.count), nil, "UTF-8", LibXML2.options)
            }
        }
        guard let document else { return nil }
        defer { xmlFreeDoc(document) }
        var reader = LibXMLReader(like: self)
        reader.read(xmlDocGetRootElement(document))
        return reader.tree
    }
}

extension HTMLTree {
    /// An empty document in place of one that libxml2 could not parse.
    init(unparsed: HTMLTree) {
        limits = unparsed.limits.union(["parser"])
    }
}

private enum LibXML2 {
    /// Parser tables are made once, before threads may meet in them.
    static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    /// Silent, without the network, without elements that the markup does not have, and without the depth of 256 below
    /// which everything would be dropped.
    static let options =
        Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue)
        | Int32(HTML_PARSE_NONET.rawValue | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_NOIMPLIED.rawValue)
        | Int32(HTML_PARSE_COMPACT.rawValue) | Int32(XML_PARSE_HUGE.rawValue)
}

/// Markup that every HTML parser reads alike.
private enum CanonicalMarkup {
    static func write(_ tree: HTMLTree) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(tree.text.count + tree.text.count / 4 + tree.nodes.count * 12 + 32)
        var node: HTMLTree.NodeIndex? = HTMLTree.root
        while let current = node {
            let isText = tree[current].element == .text
            if isText { writeText(tree.text(of: current), to: &output) } else { writeStart(current, tree, to: &output) }
            node = tree.next(after: current, skippingChildren: isText) { left in
                if tree[left].element != .text { output.append(bytesOf: endTags[Int(tree[left].element.rawValue)]) }
            }
        }
        return output
    }

    private static let startTags = (0...UInt8.max).map { Array("<e\($0)".utf8) }
    private static let endTags = (0...UInt8.max).map { Array("</e\($0)>".utf8) }
    private static let attributeStarts = (0...UInt8.max).map { Array(" a\($0)=\"".utf8) }

    private static func writeStart(_ node: HTMLTree.NodeIndex, _ tree: HTMLTree, to output: inout [UInt8]) {
        output.append(bytesOf: startTags[Int(tree[node].element.rawValue)])
        for attribute in tree.attributes(of: node) {
            output.append(bytesOf: attributeStarts[Int(attribute.name.rawValue)])
            tree.value(attribute).withUnsafeBufferPointer { output.append($0, replacing: escape) }
            output.append(0x22)
        }
        output.append(0x3E)
    }

    /// White space at the beginning is escaped: libxml2 drops white space that stands alone between tags.
    private static func writeText(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var rest = text
        if let first = text.first, let space = leadingSpace(first) {
            output.append(space)
            rest = text.dropFirst()
        }
        rest.withUnsafeBufferPointer { output.append($0, replacing: escape) }
    }

    private static func leadingSpace(_ byte: UInt8) -> StaticString? {
        switch byte {
        case 0x09: "\u{7F}t"
        case 0x0A: "\u{7F}n"
        case 0x20: "\u{7F}s"
        default: nil
        }
    }

    /// Escapes of our own, DEL and a letter, as DEL is in no prepared input: references would cost libxml2 a hundred
    /// times as much, and some mails are full of them.
    @inline(__always)
    private static func escape(_ byte: UInt8) -> StaticString? {
        switch byte {
        case 0x26: "\u{7F}a"
        case 0x3C: "\u{7F}l"
        case 0x3E: "\u{7F}g"
        case 0x0D: "\u{7F}r"
        case 0x22: "\u{7F}q"
        case 0x7F: "\u{7F}d"
        default: nil
        }
    }

    /// What the letter behind a DEL stands for.
    private static func unescaped(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "a"): 0x26
        case UInt8(ascii: "l"): 0x3C
        case UInt8(ascii: "g"): 0x3E
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "q"): 0x22
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "s"): 0x20
        default: 0x7F
        }
    }

    static func appendUnescaped(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var rest = text
        while let escape = rest.firstOffset(of: 0x7F), escape + 1 < rest.count {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<escape]))
            output.append(unescaped(rest[escape + 1]))
            rest = UnsafeBufferPointer(rebasing: rest[(escape + 2)...])
        }
        output.append(contentsOf: rest)
    }
}

/// Copies libxml2's tree into flat arrays, without recursion.
private struct LibXMLReader {
    private(set) var tree = HTMLTree()

    /// - Parameter source: gives what is no part of the markup: style sheets, quirks mode, limits passed.
    init(like source: HTMLTree) {
        tree.styleSheets = source.styleSheets
        tree.isQuirks = source.isQuirks
        tree.limits = source.limits
        tree.nodes.reserveCapacity(source.nodes.count)
        tree.attributes.reserveCapacity(source.attributes.count)
        tree.text.reserveCapacity(source.text.count)
    }

    mutating func read(_ root: xmlNodePtr?) {
        guard let root else { return }
        readAttributes(of: root, into: HTMLTree.root)
        var parent = HTMLTree.root
        var node = root.pointee.children
        while let current = node {
            let added = add(current, to: parent)
            if let added, let child = current.pointee.children, current.pointee.type == XML_ELEMENT_NODE {
                parent = added
                node = child
                continue
            }
            node = following(current, &parent, below: root)
        }
    }

    /// The next node in document order after the subtree of `node`; `parent` climbs along.
    private func following(
        _ node: xmlNodePtr, _ parent: inout HTMLTree.NodeIndex, below root: xmlNodePtr
    ) -> xmlNodePtr? {
        var current = node
        while current.pointee.next == nil {
            guard let up = current.pointee.parent, up != root else { return nil }
            current = up
            parent = tree[parent].parent
        }
        return current.pointee.next
    }

    private mutating func add(_ node: xmlNodePtr, to parent: HTMLTree.NodeIndex) -> HTMLTree.NodeIndex? {
        switch node.pointee.type {
        case XML_ELEMENT_NODE:
            guard let element = number(node.pointee.name).flatMap(HTMLElement.init(rawValue:)) else { return nil }
            let index = append(HTMLTree.Node(element: element), to: parent)
            readAttributes(of: node, into: index)
            return index
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
            guard let content = node.pointee.content else { return nil }
            return appendText(content, to: parent)
        default: return nil
        }
    }

    /// Runs of text that libxml2 split are one run again.
    private mutating func appendText(_ content: UnsafePointer<xmlChar>, to parent: HTMLTree.NodeIndex)
        -> HTMLTree.NodeIndex
    {
        let start = Int32(tree.text.count)
        CanonicalMarkup.appendUnescaped(content.bytesBeforeNUL, to: &tree.text)
        let end = Int32(tree.text.count)
        let last = tree[parent].lastChild
        if last != HTMLTree.none, tree[last].element == .text, tree[last].end == start {
            tree[last].end = end
            return last
        }
        var node = HTMLTree.Node(element: .text)
        node.start = start
        node.end = end
        return append(node, to: parent)
    }

    private mutating func append(_ node: HTMLTree.Node, to parent: HTMLTree.NodeIndex) -> HTMLTree.NodeIndex {
        let index = HTMLTree.NodeIndex(tree.nodes.count)
        tree.nodes.append(node)
        tree.append(index, to: parent)
        return index
    }

    private mutating func readAttributes(of node: xmlNodePtr, into index: HTMLTree.NodeIndex) {
        tree[index].start = Int32(tree.attributes.count)
        var attribute = node.pointee.properties
        while let current = attribute {
            if let name = number(current.pointee.name).flatMap(HTMLAttribute.init(rawValue:)) {
                let start = Int32(tree.text.count)
                var value = current.pointee.children
                while let piece = value {
                    if let content = piece.pointee.content {
                        CanonicalMarkup.appendUnescaped(UnsafePointer(content).bytesBeforeNUL, to: &tree.text)
                    }
                    value = piece.pointee.next
                }
                tree.attributes.append(HTMLTree.Attribute(name: name, value: start..<Int32(tree.text.count)))
            }
            attribute = current.pointee.next
        }
        tree[index].end = Int32(tree.attributes.count)
    }

    /// The number in a name such as `e17`.
    private func number(_ name: UnsafePointer<xmlChar>?) -> UInt8? {
        guard let name, name[0] != 0, name[1] != 0 else { return nil }
        var value = 0
        var i = 1
        while name[i] != 0 {
            guard name[i] >= 0x30, name[i] <= 0x39, i < 4 else { return nil }
            value = value * 10 + Int(name[i] - 0x30)
            i += 1
        }
        return UInt8(exactly: value)
    }
}
