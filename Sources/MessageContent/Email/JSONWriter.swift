/// Writes JSON (RFC 8259) into one buffer, with members in the order of the calls.
public struct JSONWriter: Sendable {
    /// The JSON written so far, in UTF-8.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// A writer without content.
    public init() {}

    /// The JSON written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    /// Begins an object; ``endObject()`` must follow its members.
    public mutating func beginObject() { open(0x7B) }
    /// Ends the object that was begun last.
    public mutating func endObject() { close(0x7D) }
    /// Begins an array; ``endArray()`` must follow its elements.
    public mutating func beginArray() { open(0x5B) }
    /// Ends the array that was begun last.
    public mutating func endArray() { close(0x5D) }

    /// Writes the name of a member; its value must follow.
    public mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(0x3A)
        needsComma = false
    }

    /// Writes a string. Control characters and bidirectional overrides are escaped, since JSON may be shown on a
    /// terminal.
    public mutating func string(_ value: String) {
        separate()
        quote(value)
    }

    /// Writes an integer.
    public mutating func integer(_ value: some BinaryInteger) { raw(String(value)) }
    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    /// Writes `null`.
    public mutating func null() { raw("null") }

    /// Writes a number with at most `digits` digits after the point; `null` when it is not finite.
    public mutating func number(_ value: Double, digits: Int = 3) {
        guard value.isFinite else { return null() }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = (value * scale).rounded() / scale
        let rounded = scaled.isFinite && abs(value) < 1e15 ? scaled : value
        raw(rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)")
    }

    /// Writes a value that is JSON already.
    public mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
    }

    /// Makes room for that many more bytes.
    public mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    private mutating func quote(_ value: String) {
        bytes.append(0x22)
        var value = value
        value.withUTF8 { utf8 in
            var start = 0
            var index = 0
            while index < utf8.count {
                index = Self.skipPlain(utf8, from: index)
                guard index < utf8.count else { break }
                let byte = utf8[index]
                let length = Self.isPlain(byte) ? 0 : Self.lengthToEscape(utf8, at: index)
                guard length > 0 else {
                    index += 1
                    continue
                }
                bytes.append(contentsOf: utf8[start..<index])
                if length == 1 { escape(byte) } else { escapeScalar(utf8, at: index, length: length) }
                index += length
                start = index
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(0x22)
    }

    /// Skips whole words of eight bytes that need no escape.
    @inline(__always)
    private static func skipPlain(_ utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops = ones << 7
        let bytes = UnsafeRawBufferPointer(utf8)
        var index = start
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // The top bit of each byte: below 0x20, equal to one of three, or 0x80 and above.
            let quote = word ^ ones &* 0x22
            let backslash = word ^ ones &* 0x5C
            let delete = word ^ ones &* 0x7F
            let isSpecial =
                (word &- ones &* 0x20) & ~word | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
                | (delete &- ones) & ~delete | word
            guard isSpecial & tops == 0 else { break }
            index += 8
        }
        return index
    }

    /// Whether a byte needs no escape. Nearly all bytes are decided by the first two comparisons.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte &- 0x23 <= 0x5B - 0x23 || byte &- 0x5D <= 0x7E - 0x5D || byte &- 0x20 <= 1
    }

    /// The length of a character to escape, 0 for another. C1 controls, bidirectional overrides and line separators are
    /// escaped beyond what RFC 8259 asks for, since JSON may be shown on a terminal.
    private static func lengthToEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        guard utf8[index] >= 0x80 else { return 1 }
        let next = index + 1 < utf8.count ? utf8[index + 1] : 0
        let third = index + 2 < utf8.count ? utf8[index + 2] : 0
        switch (utf8[index], next, third) {
        case (0xC2, 0x80...0x9F, _): return 2
        case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9), (0xE2, 0x80, 0xA8...0xA9): return 3
        default: return 0
        }
    }

    private mutating func escapeScalar(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) {
        let lead = UInt16(utf8[index] & (length == 2 ? 0x1F : 0x0F))
        let value = (1..<length).reduce(lead) { $0 << 6 | UInt16(utf8[index + $1] & 0x3F) }
        bytes.append(contentsOf: [0x5C, 0x75])
        for shift in [12, 8, 4, 0] { bytes.append(Self.digits[Int(value >> UInt16(shift) & 15)]) }
    }

    private static let digits = Array("0123456789abcdef".utf8)

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x22: bytes.append(contentsOf: [0x5C, 0x22])
        case 0x5C: bytes.append(contentsOf: [0x5C, 0x5C])
        case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
        case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
        case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
        default:
            bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30, Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]])
        }
    }
}

extension JSONWriter {
    /// Writes an array; `write` must write one value for each element.
    @inlinable
    public mutating func array<Element>(
        _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
    ) {
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }

    /// Writes an object; `write` must write its members.
    @inlinable
    public mutating func object(_ write: (inout JSONWriter) -> Void) {
        beginObject()
        write(&self)
        endObject()
    }

    /// Writes a member that is a string, or `null`.
    public mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    /// Writes a member that is an integer, or `null`.
    public mutating func member(_ name: String, _ value: (some BinaryInteger)?) {
        key(name)
        if let value { integer(value) } else { null() }
    }

    /// Writes a member that is `true`, `false` or `null`.
    public mutating func member(_ name: String, _ value: Bool?) {
        key(name)
        if let value { bool(value) } else { null() }
    }

    /// Writes a member that is an array of strings.
    public mutating func member(_ name: String, _ values: [String]) {
        key(name)
        array(values) { $0.string($1) }
    }

    /// Writes a member that is a number with at most three digits after the point.
    public mutating func member(_ name: String, number value: Double) {
        key(name)
        number(value)
    }
}

/// A value that is one JSON object: a line of a listing in NDJSON.
public protocol JSONObject {
    /// Writes the members, in the order in which they are documented.
    func writeMembers(to json: inout JSONWriter)
}

extension JSONObject {
    /// The object as JSON text.
    public var json: String {
        var json = JSONWriter()
        json.object(self)
        return json.text
    }
}

extension JSONWriter {
    public mutating func object(_ value: some JSONObject) { object { value.writeMembers(to: &$0) } }

    public mutating func member(_ name: String, _ values: [some JSONObject]) {
        key(name)
        array(values) { $0.object($1) }
    }
}
