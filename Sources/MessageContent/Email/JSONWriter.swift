/// Writes JSON (RFC 8259) into one buffer, keys in the order given.
public struct JSONWriter: Sendable {
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    public init() {}

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    public mutating func beginObject() {
        separate()
        bytes.append(0x7B)
        needsComma = false
    }

    public mutating func endObject() {
        bytes.append(0x7D)
        needsComma = true
    }

    public mutating func beginArray() {
        separate()
        bytes.append(0x5B)
        needsComma = false
    }

    public mutating func endArray() {
        bytes.append(0x5D)
        needsComma = true
    }

    /// The key of the value that follows.
    public mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(0x3A)
        needsComma = false
    }

    public mutating func string(_ value: String) {
        separate()
        quote(value)
    }

    public mutating func integer(_ value: some BinaryInteger) { raw(String(value)) }
    public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    public mutating func null() { raw("null") }

    /// A number with at most `digits` digits after the point; null when it is not finite.
    public mutating func number(_ value: Double, digits: Int = 3) {
        guard value.isFinite else { return null() }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = (value * scale).rounded() / scale
        let rounded = scaled.isFinite && abs(value) < 1e15 ? scaled : value
        raw(rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)")
    }

    /// JSON that was written elsewhere.
    public mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
    }

    /// Makes room for so many bytes.
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

    /// Passes over whole words of eight plain bytes.
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

    /// A byte that never needs an escape: nearly all of them, found by a look or two.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte &- 0x23 <= 0x5B - 0x23 || byte &- 0x5D <= 0x7E - 0x5D || byte &- 0x20 <= 1
    }

    /// JSON may be looked at on a terminal: C1 controls and bidirectional overrides are escaped, too. Returns the
    /// length of a character to escape, 0 for another.
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
    @inlinable
    public mutating func array<Element>(
        _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
    ) {
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }

    @inlinable
    public mutating func object(_ write: (inout JSONWriter) -> Void) {
        beginObject()
        write(&self)
        endObject()
    }

    // One line for each kind of member.
    public mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    public mutating func member(_ name: String, _ value: (some BinaryInteger)?) {
        key(name)
        if let value { integer(value) } else { null() }
    }

    public mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    public mutating func member(_ name: String, _ values: [String]) {
        key(name)
        array(values) { $0.string($1) }
    }

    public mutating func member(_ name: String, number value: Double) {
        key(name)
        number(value)
    }
}
