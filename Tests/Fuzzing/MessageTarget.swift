/// The whole parser: structure, every field by its own parser, every leaf decoded.
enum MessageTarget {
    static func run(_ input: ByteView) {
        let message = Message(parsing: input)
        TreeInvariants(message, input).run()
        checkSame(message, Message(parsing: input), input)
        if message.diagnostics.contains(where: { $0.code == .mediaTypeRepeated || $0.code == .encodingRepeated }) {
            TreeInvariants(Message(parsing: input, repeated: .last), input).run()
        }
        LineEndTwin.forEach(of: input, longest: 2_000) { ends, twin in
            compare(message, input, with: Message(parsing: twin), twin, ends)
        }
        for field in message.fields { inspect(field, in: input) }
        for index in message.entities.indices where !message.entities[index].hasChildren(at: index) {
            decode(message, index, input)
        }
    }

    // MARK: Fields and leaves

    private static func inspect(_ field: HeaderField, in input: ByteView) {
        let body = input[field.body]
        switch field.name {
        case .from, .sender, .replyTo, .to, .cc, .bcc, .returnPath, .deliveredTo: AddressTarget.inspect(body)
        case .date, .received: DateTarget.inspect(body)
        case .messageID, .inReplyTo, .references, .contentID: MessageIDTarget.inspect(body)
        case .contentType: MediaTypeTarget.inspect(body)
        case .contentDisposition: DispositionTarget.inspect(body)
        case .contentTransferEncoding: TransferEncodingTarget.run(body)
        default: EncodedWordTarget.inspect(body)
        }
    }

    private static func decode(_ message: Message, _ index: Int, _ input: ByteView) {
        let entity = message.entities[index]
        let body = input[entity.body]
        var bytes: [UInt8]?
        switch entity.encoding {
        case .base64: bytes = Base64Target.inspect(body).bytes
        case .quotedPrintable: bytes = QuotedPrintableTarget.inspect(body).bytes
        case .uuencode: bytes = UUEncodeTarget.inspect(body).first?.bytes
        case .sevenBit, .eightBit, .binary, .unknown: break
        }
        guard entity.mediaType.kind.isText else { return }
        let label = label(of: entity, message, input)
        if let bytes {
            bytes.withByteView { CharsetTarget.inspect($0, label: label) }
        } else {
            CharsetTarget.inspect(body, label: label)
        }
    }

    private static func label(of entity: Entity, _ message: Message, _ input: ByteView) -> [UInt8]? {
        guard entity.contentTypeField >= 0 else { return nil }
        let field = input[message.fields[Int(entity.contentTypeField)].body]
        return ParameterList(parsing: field, from: Int(entity.parametersOffset))["charset"]?.value
    }

    // MARK: Comparing

    private static func checkSame(_ one: Message, _ other: Message, _ input: ByteView) {
        check(one.diagnostics == other.diagnostics, "message: the same diagnostics twice", input)
        let isSame = one.entities.elementsEqual(other.entities) {
            isSimilar($0, $1) && $0.header == $1.header && $0.body == $1.body
                && $0.parametersOffset == $1.parametersOffset
        }
        check(isSame, "message: the same entities twice", input)
        let hasSameFields = one.fields.elementsEqual(other.fields) {
            $0.name == $1.name && $0.nameRange == $1.nameRange && $0.body == $1.body
        }
        check(hasSameFields, "message: the same fields twice", input)
    }

    /// Everything but byte ranges.
    private static func isSimilar(_ one: Entity, _ other: Entity) -> Bool {
        one.parent == other.parent && one.subtreeEnd == other.subtreeEnd && one.ordinal == other.ordinal
            && one.depth == other.depth && one.firstField == other.firstField && one.fieldCount == other.fieldCount
            && one.mediaType.kind == other.mediaType.kind && one.encoding == other.encoding
            && one.contentTypeField == other.contentTypeField && one.dispositionField == other.dispositionField
    }

    private static func compare(
        _ one: Message, _ input: ByteView, with other: Message, _ twin: ByteView, _ ends: LineEndTwin
    ) {
        check(one.entities.count == other.entities.count, "message: as many entities with other line ends", input)
        for (a, b) in zip(one.entities, other.entities) {
            check(isSimilar(a, b), "message: similar entities with other line ends", input)
            check(ends.matches(input[a.header], twin[b.header]), "message: same header with other line ends", input)
            check(ends.matches(input[a.body], twin[b.body]), "message: same body with other line ends", input)
        }
        check(one.fields.count == other.fields.count, "message: as many fields with other line ends", input)
        for (a, b) in zip(one.fields, other.fields) {
            check(a.name == b.name, "message: same field names with other line ends", input)
            check(ends.matches(input[a.body], twin[b.body]), "message: same field bodies with other line ends", input)
        }
        let codes = one.diagnostics.map(\.code)
        let others = other.diagnostics.map(\.code).filter { ends == .crlf || $0 != .lineBareCR }
        let isFull = codes.count >= Limits.diagnostics || others.count >= Limits.diagnostics
        check(isFull || codes == others, "message: same diagnostics with other line ends", input)
    }
}

/// What holds for the entities, fields and diagnostics of any message.
struct TreeInvariants {
    private let message: Message
    private let input: ByteView

    init(_ message: Message, _ input: ByteView) {
        self.message = message
        self.input = input
    }

    func run() {
        let entities = message.entities
        check(!entities.isEmpty, "tree: the message itself is there", input)
        check(entities[0].parent == -1 && entities[0].depth == 0, "tree: the message has no parent", input)
        check(entities[0].subtreeEnd == entities.count, "tree: the message holds all", input)
        check(entities.count <= Limits.entities, "tree: no more entities than the limit", input)
        for index in entities.indices {
            checkRanges(index)
            checkContentFields(entities[index])
            if index > 0 { checkPlace(index) }
            if entities[index].hasChildren(at: index) { checkChildren(index) }
        }
        checkFields()
        checkDiagnostics()
    }

    private func checkRanges(_ index: Int) {
        let entity = message.entities[index]
        check(entity.header.lies(in: input.count), "tree: the header lies in the message", input)
        check(entity.body.lies(in: input.count), "tree: the body lies in the message", input)
        check(entity.header.end <= entity.body.start, "tree: the body follows the header", input)
        let end = Int(entity.subtreeEnd)
        check(end > index && end <= message.entities.count, "tree: a subtree ends after its entity", input)
        let first = Int(entity.firstField)
        let past = index > 0 ? Int(message.entities[index - 1].firstField + message.entities[index - 1].fieldCount) : 0
        check(first == past, "tree: fields follow those of the entity before", input)
        check(entity.fieldCount <= Limits.headerFields, "tree: no more fields than the limit", input)
    }

    /// Pre-order: an entity stands inside its parent, and its parent is the one before it or around that.
    private func checkPlace(_ index: Int) {
        let entity = message.entities[index]
        check(entity.parent >= 0 && entity.parent < index, "tree: a parent stands before", input)
        let parent = message.entities[Int(entity.parent)]
        check(index < parent.subtreeEnd, "tree: a child stands in its parent's subtree", input)
        check(entity.subtreeEnd <= parent.subtreeEnd, "tree: subtrees are nested", input)
        check(entity.depth == parent.depth + 1, "tree: one deeper than the parent", input)
        check(entity.depth <= Limits.nestingDepth, "tree: no deeper than the limit", input)
        check(entity.header.start >= parent.body.start, "tree: a child's header lies in its parent's body", input)
        check(entity.body.lies(in: parent.body), "tree: a child's body lies in its parent's", input)
    }

    private func checkChildren(_ index: Int) {
        let kind = message.entities[index].mediaType.kind
        let children = message.children(of: index)
        check(kind.isMultipart || (kind == .message && children.count == 1), "tree: only containers contain", input)
        var end = 0
        for (place, child) in children.enumerated() {
            let entity = message.entities[child]
            check(entity.parent == index, "tree: children know their parent", input)
            check(entity.ordinal == place + 1, "tree: ordinals count from 1", input)
            check(entity.header.start >= end, "tree: siblings do not overlap", input)
            end = entity.body.end
        }
    }

    private func checkContentFields(_ entity: Entity) {
        let own = Int(entity.firstField)..<Int(entity.firstField + entity.fieldCount)
        if entity.dispositionField >= 0 {
            check(own.contains(Int(entity.dispositionField)), "tree: its own disposition", input)
        }
        guard entity.contentTypeField >= 0 else {
            check(entity.mediaType.isAssumed, "tree: a type without a field is assumed", input)
            return
        }
        check(own.contains(Int(entity.contentTypeField)), "tree: its own content type", input)
        let field = message.fields[Int(entity.contentTypeField)]
        check(field.name == .contentType, "tree: the content type is a Content-Type", input)
        check(entity.mediaType.type.lies(in: field.body), "tree: the type lies in its field", input)
        let subtype = entity.mediaType.subtype
        check(subtype.isEmpty || subtype.lies(in: field.body), "tree: the subtype lies in its field", input)
        check(Int(entity.parametersOffset) <= field.body.count, "tree: parameters begin in the field", input)
    }

    private func checkFields() {
        for index in message.entities.indices {
            let entity = message.entities[index]
            var end = entity.header.start
            for field in message.fields(of: index) {
                check(field.nameRange.start >= end && !field.nameRange.isEmpty, "fields: a name, in order", input)
                check(field.body.start > field.nameRange.end, "fields: the body follows the name", input)
                check(field.body.lies(in: entity.header), "fields: the body lies in the header", input)
                check(input[field.body.start - 1] == 0x3A, "fields: a colon stands before the body", input)
                check(field.name == FieldName(input[field.nameRange]), "fields: the name is that of its bytes", input)
                end = field.body.end
            }
        }
        let last = message.entities[message.entities.count - 1]
        let total = Int(last.firstField + last.fieldCount)
        check(total == message.fields.count, "fields: each belongs to an entity", input)
    }

    private func checkDiagnostics() {
        let diagnostics = message.diagnostics
        check(diagnostics.count <= Limits.diagnostics + 1, "diagnostics: no more than the limit", input)
        for diagnostic in diagnostics {
            check(diagnostic.range.lies(in: input.count), "diagnostics: ranges lie in the message", input)
        }
    }
}
