import Bytes

/// One MAPI property; of several values the first.
struct TNEFProperty {
    var type: UInt16
    var identifier: UInt16
    var value: ByteRange

    static let string8: UInt16 = 0x001E
    static let unicode: UInt16 = 0x001F
    static let object: UInt16 = 0x000D
    static let binary: UInt16 = 0x0102

    /// The value as a string, or nil for a property of another type.
    func text(in bytes: ByteView) -> TNEF.Text? {
        guard type == Self.string8 || type == Self.unicode || type == Self.binary else { return nil }
        let isUTF16 = type == Self.unicode
        let range = bytes.withoutTerminator(value, isUTF16: isUTF16)
        return range.isEmpty ? nil : TNEF.Text(range: range, isUTF16: isUTF16)
    }

    func number(in bytes: ByteView) -> Int { Int(bytes[value].uint32(at: 0)) }
}

/// Reads a list of MAPI properties (MS-OXTNEF section 2.1.3.4.2, MsgPropertyList).
struct TNEFProperties {
    private var cursor: TNEFCursor
    private var count: Int
    /// Whether the list ended before all the properties that it counts.
    private(set) var isMalformed = false

    init(_ bytes: ByteView, _ range: ByteRange) {
        cursor = TNEFCursor(bytes, range)
        count = Int(cursor.uint32() ?? 0)
    }

    /// The next property, or nil at the end of the list.
    mutating func next() -> TNEFProperty? {
        guard count > 0, !isMalformed else { return nil }
        count -= 1
        if let property = readProperty() { return property }
        isMalformed = true
        return nil
    }

    private mutating func readProperty() -> TNEFProperty? {
        guard let rawType = cursor.uint16(), let identifier = cursor.uint16() else { return nil }
        if identifier >= 0x8000, !skipName() { return nil }
        let isMultiple = rawType & 0x1000 != 0
        let type = rawType & ~0x1000
        guard let size = Self.size(of: type) else { return nil }
        // A count also precedes a single value of variable length.
        let values = isMultiple || size == 0 ? cursor.uint32() : 1
        guard let values else { return nil }
        var property = TNEFProperty(type: type, identifier: identifier, value: .empty)
        for index in 0..<Int(values) {
            // Each value takes at least four bytes with its padding, so that a false count ends at the end of the list.
            guard let length = size == 0 ? cursor.uint32().map(Int.init) : size, let value = cursor.take(length) else {
                return nil
            }
            if index == 0 { property.value = value }
            _ = cursor.take(min(cursor.left, (4 - length % 4) % 4))
        }
        return property
    }

    /// Skips the name of a named property: a GUID, a kind, and a number or a UTF-16 string.
    private mutating func skipName() -> Bool {
        guard cursor.take(16) != nil, let kind = cursor.uint32() else { return false }
        guard kind != 0 else { return cursor.uint32() != nil }
        guard let length = cursor.uint32(), cursor.take(Int(length)) != nil else { return false }
        _ = cursor.take(min(cursor.left, (4 - Int(length) % 4) % 4))
        return true
    }

    /// Bytes of a value of the type; 0 where each value declares its length, nil for a type that MAPI does not have.
    private static func size(of type: UInt16) -> Int? {
        switch type {
        case 0x0002, 0x000B: 2
        case 0x0003, 0x0004, 0x000A: 4
        case 0x0005, 0x0006, 0x0007, 0x0014, 0x0040: 8
        case 0x0048: 16
        case TNEFProperty.string8, TNEFProperty.unicode, TNEFProperty.object, TNEFProperty.binary: 0
        default: nil
        }
    }
}

extension TNEF {
    /// Takes a property of the message, if it is one that is kept. The identifiers are those of MS-OXPROPS section 2.
    mutating func take(_ property: TNEFProperty, _ bytes: ByteView) {
        switch property.identifier {
        case 0x0037: subject = property.text(in: bytes) ?? subject
        case 0x0C1A: senderName = property.text(in: bytes) ?? senderName
        case 0x0042: senderName = senderName ?? property.text(in: bytes)
        case 0x5D01: senderAddress = property.text(in: bytes) ?? senderAddress
        case 0x0C1F, 0x0065: senderAddress = senderAddress ?? property.text(in: bytes)
        case 0x1035: messageID = property.text(in: bytes) ?? messageID
        case 0x0039: sentAt = TNEF.unixSeconds(bytes[property.value].uint64(at: 0))
        case 0x1000: plainBody = property.text(in: bytes) ?? plainBody
        case 0x1013: htmlBody = property.text(in: bytes) ?? htmlBody
        case 0x1009 where property.type == TNEFProperty.binary: compressedRTF = property.value
        case 0x3FDE: internetCodePage = property.number(in: bytes)
        default: break
        }
    }

    /// Converts FILETIME, which counts units of 100 ns since 1601.
    private static func unixSeconds(_ time: UInt64) -> Int64 { Int64(time / 10_000_000) - 11_644_473_600 }
}

extension TNEF.Attachment {
    /// Takes a property of an attachment, if it is one that is kept.
    mutating func take(_ property: TNEFProperty, _ bytes: ByteView) {
        switch property.identifier {
        case 0x3707: takeName(property.text(in: bytes), rank: 0)
        case 0x3704: takeName(property.text(in: bytes), rank: 2)
        case 0x3001: takeName(property.text(in: bytes), rank: 3)
        case 0x370E: mediaType = property.text(in: bytes) ?? mediaType
        case 0x3712: contentID = property.text(in: bytes) ?? contentID
        case 0x3713: contentLocation = property.text(in: bytes) ?? contentLocation
        // attRenderedInBody (MS-OXCMSG section 2.2.2.18).
        case 0x3714: isInline = isInline || property.number(in: bytes) & 4 != 0
        case 0x3701: takeData(property, bytes)
        default: break
        }
    }

    mutating func takeName(_ text: TNEF.Text?, rank: Int) {
        guard let text, !text.range.isEmpty, rank < nameRank else { return }
        name = text
        nameRank = rank
    }

    /// PidTagAttachDataObject begins with an interface identifier of 16 bytes; the TNEF stream of an embedded message
    /// or an OLE object follows.
    private mutating func takeData(_ property: TNEFProperty, _ bytes: ByteView) {
        let value = property.value
        if property.type == TNEFProperty.object, value.count > 16 {
            data = ByteRange(value.start + 16, value.end)
            isMessage = TNEF.isTNEF(bytes[data])
            isObject = true
        } else if property.type == TNEFProperty.binary, data.isEmpty {
            data = value
        }
    }
}
