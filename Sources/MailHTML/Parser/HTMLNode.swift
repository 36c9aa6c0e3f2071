import Bytes
import CLibXML2

/// An element or a run of text of an ``HTMLDocument``, which must outlive it.
struct HTMLNode: Hashable {
    let pointer: xmlNodePtr

    init(_ pointer: xmlNodePtr) { self.pointer = pointer }

    /// `text` for a run of text.
    var element: HTMLElement { pointer.pointee.mark.element }
    /// The number of the node in its document, by the order in which nodes were made.
    var ordinal: Int { pointer.pointee.mark.ordinal }
    var isText: Bool { element == .text }

    var parent: HTMLNode? { pointer.pointee.parent.map(HTMLNode.init) }
    var firstChild: HTMLNode? { pointer.pointee.children.map(HTMLNode.init) }
    var lastChild: HTMLNode? { pointer.pointee.last.map(HTMLNode.init) }
    var previous: HTMLNode? { pointer.pointee.prev.map(HTMLNode.init) }
    var next: HTMLNode? { pointer.pointee.next.map(HTMLNode.init) }

    /// The bytes of a run of text; nothing for an element.
    var text: ByteSlice { pointer.pointee.bytes }

    /// The attributes that some rule knows, in the order of the source.
    var attributes: Attributes { Attributes(attribute: isText ? nil : pointer.pointee.properties) }

    /// The value of an attribute.
    subscript(name: HTMLAttribute) -> ByteSlice? {
        for attribute in attributes where attribute.name == name { return attribute.value }
        return nil
    }

    /// The node that follows in document order within `top`, nil at its end.
    func following(within top: HTMLNode) -> HTMLNode? { firstChild ?? followingSibling(within: top) }

    /// The node that follows this one's last descendant. `leaving` is called for each element that ends before it.
    @inline(__always)
    func followingSibling(within top: HTMLNode, leaving: (HTMLNode) -> Void = { _ in }) -> HTMLNode? {
        var current = self
        while current != top {
            leaving(current)
            if let next = current.next { return next }
            guard let parent = current.parent else { return nil }
            current = parent
        }
        return nil
    }

    struct Attribute {
        let name: HTMLAttribute
        /// The text node that holds the value.
        let text: xmlNodePtr
        /// Decoded.
        var value: ByteSlice { text.pointee.bytes }
    }

    struct Attributes: Sequence, IteratorProtocol {
        fileprivate var attribute: xmlAttrPtr?

        @inline(__always)
        mutating func next() -> Attribute? {
            guard let attribute else { return nil }
            self.attribute = attribute.pointee.next
            return Attribute(name: attribute.pointee.knownName, text: attribute.pointee.children)
        }
    }
}

/// What a node is, in the pointer that libxml2 leaves to its users.
struct Mark {
    private let bits: UInt

    init(bits: UInt) { self.bits = bits }

    /// - Parameter ordinal: less than 2^24, see `HTMLLimits.nodes`.
    init(element: HTMLElement, ordinal: Int = 0, length: Int = 0) {
        bits = UInt(element.rawValue) | UInt(ordinal & 0xff_ffff) << 8 | UInt(length) << 32
    }

    var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: bits) }
    var element: HTMLElement { HTMLElement(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .unknown }
    var ordinal: Int { Int(bits >> 8 & 0xff_ffff) }
    /// Bytes of a run of text, which no one needs to count again.
    var length: Int { Int(bits >> 32) }
}

extension xmlNode {
    var mark: Mark {
        get { Mark(bits: UInt(bitPattern: _private)) }
        set { _private = newValue.pointer }
    }

    fileprivate var bytes: ByteSlice {
        UnsafeBufferPointer(start: content, count: content == nil ? 0 : mark.length)[...]
    }
}

extension xmlAttr {
    /// The name as a rule knows it: its number stands where libxml2 leaves room for its users.
    var knownName: HTMLAttribute {
        get { HTMLAttribute(rawValue: UInt8(truncatingIfNeeded: UInt(bitPattern: _private) &- 1)) ?? .abbr }
        set { _private = UnsafeMutableRawPointer(bitPattern: UInt(newValue.rawValue) + 1) }
    }
}
