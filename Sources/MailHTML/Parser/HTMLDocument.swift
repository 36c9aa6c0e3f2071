import Bytes
import CLibXML2

/// A mail's HTML as libxml2's document, built by the rules of the HTML standard (``HTMLTreeBuilder``).
///
/// Elements, attributes, text and their names are libxml2's; policy, text and serializer walk its tree. Only those of
/// its functions are called that make, fill, unlink and free nodes: its own parser is no HTML5 parser, and the functions
/// that add a node join runs of text in quadratic time.
///
/// The unsafe part of this target is here, in ``HTMLNode`` and in ``LibXML2``. Invariant: nodes are made and linked by
/// this class alone; each is placed in the tree before the next one is made and never taken out for longer than it takes
/// to place it elsewhere, so that libxml2 frees all of them with the document. An ``HTMLNode`` or a ``ByteSlice`` of one
/// is used only while somebody holds the document.
final class HTMLDocument {
    /// The `<html>` element, with the attributes of the first such tag.
    let root: HTMLNode
    let body: HTMLNode
    /// The contents of all `<style>` elements, a NUL behind each.
    var styleSheets: [UInt8] = []
    /// The address of http or https that a `<base>` names first, for relative links.
    var base: [UInt8]?
    var mode = HTMLMode.quirks
    var isQuirks: Bool { mode == .quirks }
    /// Names of the limits in `HTMLLimits` that were passed.
    var limits: Set<String> = []
    /// How many nodes were made, from the body on; the ordinal of each is less.
    private(set) var nodeCount = 1
    /// Bytes of text and of attribute values.
    private(set) var byteCount = 0
    /// Whether it has an element that browsers draw with a look of its own.
    private(set) var hasControls = false
    let document: xmlDocPtr

    init() {
        document = LibXML2.made(xmlNewDoc(nil))
        document.pointee.dict = LibXML2.made(xmlDictCreateSub(LibXML2.shared.dictionary))
        root = HTMLDocument.newElement(.html, 0, document)
        body = HTMLDocument.newElement(.body, 0, document)
        xmlDocSetRootElement(document, root.pointer)
        append(body, to: root)
    }

    deinit { xmlFreeDoc(document) }

    // MARK: Making nodes

    func makeElement(_ element: HTMLElement) -> HTMLNode {
        if HTMLElementSet.controls.contains(element) { hasControls = true }
        nodeCount += 1
        return HTMLDocument.newElement(element, nodeCount - 1, document)
    }

    private static func newElement(_ element: HTMLElement, _ ordinal: Int, _ document: xmlDocPtr) -> HTMLNode {
        let name = LibXML2.shared.name(of: element)
        let pointer = LibXML2.made(xmlNewDocNodeEatName(document, nil, name, nil))
        pointer.pointee.mark = Mark(element: element, ordinal: ordinal)
        return HTMLNode(pointer)
    }

    func makeText(_ text: [UInt8]) -> HTMLNode {
        nodeCount += 1
        return newText(text, ordinal: nodeCount - 1)
    }

    private func newText(_ text: [UInt8], ordinal: Int = 0) -> HTMLNode {
        byteCount += text.count
        let pointer = text.withUnsafeBufferPointer {
            // No memory for what is empty: most runs get their bytes later.
            let bytes = $0.isEmpty ? nil : $0.baseAddress
            return LibXML2.made(xmlNewDocTextLen(document, bytes, Int32(truncatingIfNeeded: $0.count)))
        }
        pointer.pointee.mark = Mark(element: .text, ordinal: ordinal, length: text.count)
        return HTMLNode(pointer)
    }

    /// Replaces the bytes of a run of text.
    func fill(_ node: HTMLNode, with text: [UInt8]) {
        byteCount += text.count - node.text.count
        text.withUnsafeBufferPointer {
            xmlNodeSetContentLen(node.pointer, $0.baseAddress, Int32(truncatingIfNeeded: $0.count))
        }
        node.pointer.pointee.mark = Mark(element: .text, ordinal: node.ordinal, length: text.count)
    }

    // MARK: Attributes

    func add(_ name: HTMLAttribute, _ value: [UInt8], to node: HTMLNode) {
        attach(name, newText(value).pointer, to: node)
    }

    /// Adds the attribute, or gives it another value.
    func set(_ name: HTMLAttribute, _ value: [UInt8], of node: HTMLNode) {
        guard let known = node.attributes.first(where: { $0.name == name }) else {
            return add(name, value, to: node)
        }
        fill(HTMLNode(known.text), with: value)
    }

    /// Gives `node`, which has none, the attributes of `source`.
    ///
    /// The values of copies are in libxml2's dictionary, where any number of attributes may share them: a long style
    /// that each of ten thousand paragraphs opens again is in memory only twice.
    func copyAttributes(of source: HTMLNode, to node: HTMLNode) {
        for attribute in source.attributes {
            let copy = LibXML2.made(xmlNewDocTextLen(document, nil, 0))
            copy.pointee.content = shared(attribute.text.pointee)
            copy.pointee.mark = attribute.text.pointee.mark
            attach(attribute.name, copy, to: node)
        }
    }

    private func shared(_ value: xmlNode) -> UnsafeMutablePointer<xmlChar>? {
        let dictionary = document.pointee.dict
        guard xmlDictOwns(dictionary, value.content) != 1 else { return value.content }
        return UnsafeMutablePointer(mutating: xmlDictLookup(dictionary, value.content, Int32(value.mark.length)))
    }

    /// Links an attribute as SAX2.c of libxml2 does. The library's functions for it would check again for valid UTF-8.
    private func attach(_ name: HTMLAttribute, _ value: xmlNodePtr, to node: HTMLNode) {
        let attribute = LibXML2.made(xmlNewNsPropEatName(nil, nil, LibXML2.shared.name(of: name), nil))
        attribute.pointee.knownName = name
        attribute.pointee.doc = document
        attribute.pointee.parent = node.pointer
        attribute.pointee.children = value
        attribute.pointee.last = value
        value.pointee.parent = UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: xmlNode.self)
        guard var last = node.pointer.pointee.properties else {
            node.pointer.pointee.properties = attribute
            return
        }
        while let next = last.pointee.next { last = next }
        last.pointee.next = attribute
        attribute.pointee.prev = last
    }

    // MARK: Placing nodes

    func append(_ node: HTMLNode, to parent: HTMLNode) {
        let last = parent.pointer.pointee.last
        node.pointer.pointee.parent = parent.pointer
        node.pointer.pointee.prev = last
        node.pointer.pointee.next = nil
        if let last { last.pointee.next = node.pointer } else { parent.pointer.pointee.children = node.pointer }
        parent.pointer.pointee.last = node.pointer
    }

    func insert(_ node: HTMLNode, before sibling: HTMLNode) {
        let (parent, previous) = (sibling.pointer.pointee.parent, sibling.pointer.pointee.prev)
        node.pointer.pointee.parent = parent
        node.pointer.pointee.prev = previous
        node.pointer.pointee.next = sibling.pointer
        sibling.pointer.pointee.prev = node.pointer
        if let previous { previous.pointee.next = node.pointer } else { parent?.pointee.children = node.pointer }
    }

    func unlink(_ node: HTMLNode) { xmlUnlinkNode(node.pointer) }

    /// Moves all children of `source` to the (childless) `target`.
    func moveChildren(of source: HTMLNode, to target: HTMLNode) {
        var child = source.pointer.pointee.children
        target.pointer.pointee.children = child
        target.pointer.pointee.last = source.pointer.pointee.last
        source.pointer.pointee.children = nil
        source.pointer.pointee.last = nil
        while let moved = child {
            moved.pointee.parent = target.pointer
            child = moved.pointee.next
        }
    }

    /// Joins runs of text that became neighbours (`normalize()` of the DOM).
    func joinTexts() {
        var next: HTMLNode? = body
        while let node = next {
            if node.isText, node.next?.isText == true { joinFollowing(node) }
            next = node.following(within: body)
        }
    }

    private func joinFollowing(_ first: HTMLNode) {
        var text = Array(first.text)
        while let next = first.next, next.isText {
            text.append(bytesOf: next.text)
            unlink(next)
            xmlFreeNode(next.pointer)
        }
        fill(first, with: text)
    }
}
