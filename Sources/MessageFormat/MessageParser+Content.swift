extension MessageParser {
    /// Chooses among the Content-* fields of an entity's header and reads type and encoding.
    ///
    /// If a field occurs more than once, the first readable one counts, as in most mail readers. With
    /// ``RepeatedFields/last`` the last readable one counts, as in the others.
    mutating func readContentFields(of entity: inout Entity) {
        let first = Int(entity.firstField)
        let takesLast = repeated == .last
        var hasType = false
        var hasEncoding = false
        for index in first..<(first + Int(entity.fieldCount)) {
            let field = fields[index]
            switch field.name {
            case .contentType:
                if hasType { log.note(.mediaTypeRepeated, field.nameRange) }
                if entity.contentTypeField < 0 || takesLast { readType(field, index, into: &entity) }
                hasType = true
            case .contentTransferEncoding:
                if hasEncoding { log.note(.encodingRepeated, field.nameRange) }
                let encoding = TransferEncoding(parsing: bytes[field.body])
                let isBetter = takesLast ? encoding != .unknown : entity.encoding == .unknown
                if !hasEncoding || isBetter { entity.encoding = encoding }
                hasEncoding = true
            case .contentDisposition:
                if entity.dispositionField >= 0 { log.note(.dispositionRepeated, field.nameRange) }
                if entity.dispositionField < 0 { entity.dispositionField = Int32(index) }
            default: break
            }
        }
        if entity.encoding == .unknown { log.note(.encodingUnknown, entity.header) }
    }

    private mutating func readType(_ field: HeaderField, _ index: Int, into entity: inout Entity) {
        guard let parsed = MediaType.parse(bytes[field.body]) else {
            log.note(.mediaTypeMalformed, field.body)
            return
        }
        let base = field.body.start
        entity.mediaType = MediaType(
            kind: parsed.kind, type: parsed.type.shifted(by: base), subtype: parsed.subtype.shifted(by: base))
        entity.contentTypeField = Int32(index)
        entity.parametersOffset = UInt32(parsed.end)
    }
}
