import CLibXML2

/// libxml2's global state: it is made once, before threads may meet in it, and never changes.
///
/// Invariant: the dictionary lives as long as the program, and nothing is added to it after it was made, so that the
/// names in it may be read by every thread.
struct LibXML2: @unchecked Sendable {
    static let shared = LibXML2()

    /// The names of all elements and attributes that the document may hold: each document's own dictionary is a child.
    let dictionary: xmlDictPtr
    private let elements: [UnsafeMutablePointer<xmlChar>]
    private let attributes: [UnsafeMutablePointer<xmlChar>]

    private init() {
        xmlInitParser()
        let dictionary = LibXML2.made(xmlDictCreate())
        func interned(_ name: String) -> UnsafeMutablePointer<xmlChar> {
            UnsafeMutablePointer(mutating: LibXML2.made(xmlDictLookup(dictionary, name, Int32(name.utf8.count))))
        }
        elements = HTMLElement.names.map(interned)
        attributes = HTMLAttribute.names.map(interned)
        self.dictionary = dictionary
    }

    /// The type is mutable because libxml2's functions ask for it; none of them writes to a name.
    func name(of element: HTMLElement) -> UnsafeMutablePointer<xmlChar> { elements[Int(element.rawValue)] }
    func name(of attribute: HTMLAttribute) -> UnsafeMutablePointer<xmlChar> { attributes[Int(attribute.rawValue)] }

    /// What libxml2 made. It makes nothing only where no memory is left, which ends the program in Swift, too.
    @inline(__always)
    static func made<Pointer>(_ pointer: Pointer?) -> Pointer {
        guard let pointer else { preconditionFailure("out of memory") }
        return pointer
    }
}
