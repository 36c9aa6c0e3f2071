import Bytes

/// One entity of a message (RFC 2045 section 2.4): the message itself, a body part, or a message inside it.
public struct Entity: Sendable {
    /// Index of the containing entity, -1 for the message itself.
    public var parent: Int32
    /// Index after the last entity inside this one: the subtree is `index..<subtreeEnd`.
    public var subtreeEnd: Int32
    /// Place among its siblings, from 1.
    public var ordinal: UInt32
    /// Containers around it.
    public var depth: UInt16
    public var header: ByteRange
    /// The body, still encoded. For a multipart: preamble, parts and epilogue.
    public var body: ByteRange
    /// Index of its first field in ``Message/fields``, and their number.
    public var firstField: UInt32
    public var fieldCount: UInt32
    public var mediaType: MediaType
    public var encoding: TransferEncoding
    /// Indices into ``Message/fields`` of the fields that count, or -1.
    public var contentTypeField: Int32
    public var dispositionField: Int32
    /// Offset in the Content-Type body after the media type, where the parameters begin.
    public var parametersOffset: UInt32

    /// Whether its body holds other entities of ``Message/entities``.
    public func hasChildren(at index: Int) -> Bool { Int(subtreeEnd) > index + 1 }
}

/// Which field counts where a field that may stand once stands more often: readers differ.
public enum RepeatedFields: Sendable { case first, last }

/// The MIME view of a raw message: a flat array of entities in pre-order, and byte ranges instead of text.
///
/// Parse with ``init(parsing:)``; all ranges point into the bytes that were parsed. Nothing is decoded yet: field
/// bodies are read by ``AddressList``, ``DateTime``, ``MessageIDList``, ``ParameterList`` and ``EncodedWord``,
/// bodies by ``Base64``, ``QuotedPrintable`` and ``UUEncode``.
///
/// Standards: RFC 5322, 2045, 2046, 2047, 2231, 6532. Any bytes give a message; departures are in ``diagnostics``.
public struct Message: Sendable {
    /// Pre-order; the first is the message itself and always there.
    public internal(set) var entities: [Entity]
    /// The header fields of all entities, in order of appearance.
    public internal(set) var fields: [HeaderField]
    public internal(set) var diagnostics: [Diagnostic]

    /// Parses any bytes. Time and memory are linear in their number.
    public init(parsing bytes: ByteView) { self.init(parsing: bytes, repeated: .first) }

    /// Parses any bytes as ``init(parsing:)`` does.
    ///
    /// - Parameter repeated: which Content-Type and which Content-Transfer-Encoding count where one stands more than
    ///   once. The other reading is for search, not for showing.
    public init(parsing bytes: ByteView, repeated: RepeatedFields) {
        var parser = MessageParser(bytes, repeated: repeated)
        parser.run()
        self.init(entities: parser.entities, fields: parser.fields, diagnostics: parser.log.entries)
    }

    init(entities: [Entity], fields: [HeaderField], diagnostics: [Diagnostic]) {
        self.entities = entities
        self.fields = fields
        self.diagnostics = diagnostics
    }

    /// The header fields of an entity, in order.
    public func fields(of entity: Int) -> ArraySlice<HeaderField> {
        let first = Int(entities[entity].firstField)
        return fields[first..<(first + Int(entities[entity].fieldCount))]
    }

    /// The first field of that name in an entity's header.
    public func field(_ name: FieldName, of entity: Int = 0) -> HeaderField? {
        fields(of: entity).first { $0.name == name }
    }

    /// Indices of the entities directly inside `entity`.
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
