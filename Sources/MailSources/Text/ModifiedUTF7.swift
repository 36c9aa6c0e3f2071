/// The encoding of mailbox names in IMAP (RFC 3501 section 5.1.3), in which Maildir++ folders are named:
/// `Entw&APw-rfe`.
enum ModifiedUTF7 {
    /// Nil if `name` is not in this encoding.
    static func decode(_ name: some Collection<UInt8>) -> String? {
        var output = ""
        var rest = name[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&") else {
                guard (0x20...0x7E).contains(byte) else { return nil }
                output.unicodeScalars.append(Unicode.Scalar(byte))
                continue
            }
            let shifted = rest.prefix { $0 != UInt8(ascii: "-") }
            guard shifted.endIndex < rest.endIndex, let text = shifted.isEmpty ? "&" : decodeShifted(shifted) else {
                return nil
            }
            output += text
            rest = rest[rest.index(after: shifted.endIndex)...]
        }
        return output
    }

    /// A keyword (RFC 3501 section 9: flag-keyword), which mail programs encode like a mailbox name where it is not
    /// ASCII. Nil where it is empty or has control characters, which no atom may have.
    static func keyword(_ name: some Collection<UInt8>) -> String? {
        let text = decode(name) ?? String(decoding: name, as: UTF8.self)
        return text.isEmpty || text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
            ? nil : text
    }

    /// Base64, with `,` for `/`, of UTF-16 in network byte order.
    private static func decodeShifted(_ text: some Collection<UInt8>) -> String? {
        var units: [UInt16] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text {
            guard let value = value(of: byte) else { return nil }
            bits = bits << 6 | value
            count += 6
            if count >= 16 {
                count -= 16
                units.append(UInt16(truncatingIfNeeded: bits >> UInt32(count)))
                bits &= (1 << UInt32(count)) - 1
            }
        }
        guard bits == 0, count < 6 else { return nil }
        return String(validating: units, as: UTF16.self)
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: ","): 63
        default: nil
        }
    }
}
