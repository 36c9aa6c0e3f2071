import Bytes

/// One entity of a message (RFC 2045 section 2.4): the message itself, a body part, or a message inside it.
///
/// Its ranges are byte offsets into the raw message that was parsed.
public struct Entity: Sendable {
    /// Index in ``Message/entities`` of the entity that contains this one; -1 for the message itself.
    public var parent: Int32
    /// Index after the last entity inside this one: the subtree is `index..<subtreeEnd`.
    public var subtreeEnd: Int32
    /// Position among its siblings, from 1.
    public var ordinal: UInt32
    /// How many entities contain it: 0 for the message itself.
    public var depth: UInt16
    /// The header lines, without the empty line that ends the header.
    public var header: ByteRange
    /// The body, still encoded. For a multipart: preamble, parts and epilogue.
    public var body: ByteRange
    /// Index in ``Message/fields`` of its first header field.
    public var firstField: UInt32
    /// How many header fields it has.
    public var fieldCount: UInt32
    /// From the Content-Type field; without a readable one the default of RFC 2045 section 5.2.
    public var mediaType: MediaType
    /// From the Content-Transfer-Encoding field; 7bit without one.
    public var encoding: TransferEncoding
    /// Index in ``Message/fields`` of the Content-Type field that counts; -1 where none is readable.
    public var contentTypeField: Int32
    /// Index in ``Message/fields`` of the Content-Disposition field that counts; -1 where there is none.
    public var dispositionField: Int32
    /// Offset in the Content-Type field's body at which the parameters begin.
    public var parametersOffset: UInt32

    /// Whether the body of this entity holds other entities of ``Message/entities``.
    ///
    /// - Parameter index: the index of this entity there.
    public func hasChildren(at index: Int) -> Bool { Int(subtreeEnd) > index + 1 }
}

/// Which of several Content-Type or Content-Transfer-Encoding fields counts. RFC 2045 allows one; mail readers differ.
package enum RepeatedFields: Sendable { case first, last }

/// The MIME view of a raw message: a flat array of entities in pre-order, and byte ranges instead of text.
///
/// Parse with ``init(parsing:)``; all ranges point into the bytes that were parsed. Nothing is decoded yet: field
/// bodies are read by ``AddressList``, ``DateTime``, ``MessageIDList``, ``ParameterList`` and ``EncodedWord``,
/// bodies by ``Base64``, ``QuotedPrintable`` and ``UUEncode``.
///
/// Standards: RFC 5322, 2045, 2046, 2047, 2231, 6532. Any bytes give a message; departures are in ``diagnostics``.
public struct Message: Sendable {
    /// The entities in pre-order. The first is the message itself and is always there.
    public internal(set) var entities: [Entity]
    /// The header fields of all entities, in order of appearance.
    public internal(set) var fields: [HeaderField]
    /// Departures from the standards, in the order in which they were met. Past ``Limits/diagnostics`` the last is
    /// ``DiagnosticCode/limitDiagnostics``.
    public internal(set) var diagnostics: [Diagnostic]

    /// Parses any bytes. Time and memory are linear in their number.
    public init(parsing bytes: ByteView) { self.init(parsing: bytes, repeated: .first) }

    /// Parses any bytes as ``init(parsing:)`` does.
    ///
    /// - Parameter repeated: `.last` gives the reading that other mail readers show; it is for search, not for display.
    package init(parsing bytes: ByteView, repeated: RepeatedFields) {
        var parser = MessageParser(bytes, repeated: repeated)
        parser.run()
        entities = parser.entities
        fields = parser.fields
        diagnostics = parser.log.entries
    }

    /// The header fields of the entity at that index, in order.
    public func fields(of entity: Int) -> ArraySlice<HeaderField> {
        let first = Int(entities[entity].firstField)
        return fields[first..<(first + Int(entities[entity].fieldCount))]
    }

    /// The first field of that name in the header of the entity at that index; nil where there is none.
    public func field(_ name: FieldName, of entity: Int = 0) -> HeaderField? {
        fields(of: entity).first { $0.name == name }
    }

    /// Indices of the entities directly inside the one at `entity`, in order.
    public func children(of entity: Int) -> [Int] {
        var result: [Int] = []
        var child = entity + 1
        while child < Int(entities[entity].subtreeEnd) {
            result.append(child)
            child = Int(entities[child].subtreeEnd)
        }
        return result
    }
}
