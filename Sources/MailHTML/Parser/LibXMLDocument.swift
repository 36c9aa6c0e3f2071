import CLibXML2

/// The document as libxml2 reads it.
///
/// The pre-pass (``HTMLTokenizer`` and ``HTMLTreeBuilder``) has read the mail by the rules of the HTML standard and put
/// right what libxml2's HTML parser would see otherwise than a browser does. What goes to libxml2 is canonical markup of
/// that: every element is a `span`, for which its parser has no rules that close or move anything, with the number of
/// the node that it stands for; text has no references, no comments and no white space that could be dropped. What the
/// writer walks is the tree that libxml2's events tell of, so that neither an element nor text reaches the output by any
/// other way than through its parser. Attributes are found by the number: libxml2 has nothing to say about them, and
/// spends more on each of their bytes than all the rest of the sanitizer.
///
/// The unsafe part: libxml2 hands pointers to its events. Invariant: they are read only while the event lasts, inside of
/// `htmlCtxtReadMemory` in ``HTMLTree/throughLibXML2()``, on one thread, and nothing keeps them.
extension HTMLTree {
    /// This tree written out and parsed by libxml2; nil when libxml2 gives no document (out of memory).
    func throughLibXML2() -> HTMLTree? {
        _ = LibXML2.isReady
        let markup = CanonicalMarkup.write(self)
        guard markup.count < Int(Int32.max), let parser = htmlNewParserCtxt() else { return nil }
        defer { htmlFreeParserCtxt(parser) }
        var reader = LibXMLReader(self)
        return withUnsafeMutablePointer(to: &reader) { reader in
            LibXML2.listen(to: parser, reader)
            markup.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) {
                    let document = htmlCtxtReadMemory(
                        parser, $0.baseAddress, Int32($0.count), nil, "UTF-8", LibXML2.options)
                    xmlFreeDoc(document)
                }
            }
            let isOutOfMemory = parser.pointee.errNo == Int32(XML_ERR_NO_MEMORY.rawValue)
            return isOutOfMemory ? nil : reader.pointee.tree
        }
    }

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

    /// Takes the parser's events instead of letting it build a tree of its own.
    static func listen(to parser: htmlParserCtxtPtr, _ reader: UnsafeMutablePointer<LibXMLReader>) {
        var events = xmlSAXHandler()
        events.startElement = { context, _, attributes in LibXML2.reader(context)?.pointee.start(attributes?[1]) }
        events.endElement = { context, _ in LibXML2.reader(context)?.pointee.end() }
        events.characters = { context, text, count in
            LibXML2.reader(context)?.pointee.characters(UnsafeBufferPointer(start: text, count: Int(count)))
        }
        events.ignorableWhitespace = events.characters
        parser.pointee.sax.pointee = events
        parser.pointee.userData = UnsafeMutableRawPointer(reader)
    }

    private static func reader(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<LibXMLReader>? {
        context?.assumingMemoryBound(to: LibXMLReader.self)
    }
}

/// Markup that every HTML parser reads alike.
private enum CanonicalMarkup {
    static func write(_ tree: HTMLTree) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(tree.text.count + tree.text.count / 4 + tree.nodes.count * 24 + 32)
        var node: HTMLTree.NodeIndex? = HTMLTree.root
        while let current = node {
            let isText = tree[current].element == .text
            if isText { writeText(tree.text(of: current), to: &output) } else { writeStart(current, to: &output) }
            node = tree.next(after: current, skippingChildren: isText) { left in
                if tree[left].element != .text { output.append("</span>") }
            }
        }
        return output
    }

    private static func writeStart(_ node: HTMLTree.NodeIndex, to output: inout [UInt8]) {
        output.append("<span n=")
        var digits = 1
        var unit = HTMLTree.NodeIndex(1)
        while node / unit >= 10 {
            unit *= 10
            digits += 1
        }
        for _ in 0..<digits {
            output.append(0x30 + UInt8(truncatingIfNeeded: node / unit % 10))
            unit /= 10
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
        case 0x7F: "\u{7F}d"
        default: nil
        }
    }

    /// What the letter behind a DEL stands for.
    static func unescaped(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "a"): 0x26
        case UInt8(ascii: "l"): 0x3C
        case UInt8(ascii: "g"): 0x3E
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "s"): 0x20
        default: 0x7F
        }
    }
}

/// Builds the tree that libxml2's events tell of.
private struct LibXMLReader {
    private(set) var tree = HTMLTree()
    /// What the numbers in the markup stand for.
    private let source: [HTMLTree.Node]
    private var parent = HTMLTree.none
    /// The last run of text ended between a DEL and its letter.
    private var isInEscape = false

    /// - Parameter source: gives attributes, and what is no part of the markup: style sheets, quirks mode, limits passed.
    init(_ source: HTMLTree) {
        self.source = source.nodes
        tree.attributes = source.attributes
        tree.values = source.values
        tree.styleSheets = source.styleSheets
        tree.isQuirks = source.isQuirks
        tree.limits = source.limits
        tree.nodes.reserveCapacity(source.nodes.count)
        tree.text.reserveCapacity(source.text.count)
    }

    mutating func start(_ number: UnsafePointer<xmlChar>?) {
        var node = HTMLTree.Node(element: .unknown)
        if let number = number.flatMap(nodeIndex), number < source.count, source[number].element != .text {
            node.element = source[number].element
            node.start = source[number].start
            node.end = source[number].end
        }
        if parent == HTMLTree.none {
            tree[HTMLTree.root] = node
            parent = HTMLTree.root
        } else {
            parent = append(node)
        }
    }

    mutating func end() {
        if parent != HTMLTree.root, parent != HTMLTree.none { parent = tree[parent].parent }
    }

    /// Runs of text that libxml2 split are one run again.
    mutating func characters(_ text: UnsafeBufferPointer<UInt8>) {
        guard parent != HTMLTree.none else { return }
        let start = Int32(tree.text.count)
        appendUnescaped(text)
        let end = Int32(tree.text.count)
        let last = tree[parent].lastChild
        if last != HTMLTree.none, tree[last].element == .text, tree[last].end == start {
            tree[last].end = end
            return
        }
        var node = HTMLTree.Node(element: .text)
        node.start = start
        node.end = end
        _ = append(node)
    }

    private mutating func appendUnescaped(_ text: UnsafeBufferPointer<UInt8>) {
        var rest = text
        if isInEscape, let letter = rest.first {
            tree.text.append(CanonicalMarkup.unescaped(letter))
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst())
            isInEscape = false
        }
        while let escape = rest.firstOffset(of: 0x7F) {
            tree.text.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<escape]))
            guard escape + 1 < rest.count else {
                isInEscape = true
                return
            }
            tree.text.append(CanonicalMarkup.unescaped(rest[escape + 1]))
            rest = UnsafeBufferPointer(rebasing: rest[(escape + 2)...])
        }
        tree.text.append(contentsOf: rest)
    }

    private mutating func append(_ node: HTMLTree.Node) -> HTMLTree.NodeIndex {
        let index = HTMLTree.NodeIndex(tree.nodes.count)
        tree.nodes.append(node)
        tree.append(index, to: parent)
        return index
    }

    /// The number in the attribute; nil for anything else.
    private func nodeIndex(_ digits: UnsafePointer<xmlChar>) -> Int? {
        var value = 0
        var position = 0
        while digits[position] != 0 {
            guard digits[position].isASCIIDigit, position < 10 else { return nil }
            value = value * 10 + Int(digits[position] - 0x30)
            position += 1
        }
        return position > 0 ? value : nil
    }
}
