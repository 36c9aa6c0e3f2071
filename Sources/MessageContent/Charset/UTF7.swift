/// UTF-7 (RFC 2152), and the variant that IMAP has for mailbox names (RFC 3501 section 5.1.3).
///
/// A plus sign that no base64 follows is kept, as in text that was never UTF-7. Half a surrogate pair and bits left
/// over at the end of a run become U+FFFD; the byte that ends a run is never lost.
struct UTF7 {
    private let opener: UInt8
    private let isIMAP: Bool
    private let input: UnsafeBufferPointer<UInt8>

    static func decode(_ input: UnsafeBufferPointer<UInt8>, isIMAP: Bool, into sink: inout UTF8Sink) {
        UTF7(opener: isIMAP ? 0x26 : 0x2B, isIMAP: isIMAP, input: input).decode(into: &sink)
    }

    private func decode(into sink: inout UTF8Sink) {
        var i = 0
        while i < input.count {
            let byte = input[i]
            i += 1
            if byte >= 0x80 {
                sink.replace()
            } else if byte != opener {
                sink.put(ascii: byte)
            } else if i < input.count, value(input[i]) != nil {
                i = run(from: i, into: &sink)
            } else {
                sink.put(ascii: byte)
                if i < input.count, input[i] == 0x2D { i += 1 }
            }
        }
    }

    /// Decodes a run of base64. Returns the offset after it, and after the hyphen that may end it.
    private func run(from start: Int, into sink: inout UTF8Sink) -> Int {
        var i = start
        var bits: UInt32 = 0
        var held = 0
        var units = UTF16Units()
        while i < input.count, let value = value(input[i]) {
            bits = bits << 6 | UInt32(value)
            held += 6
            i += 1
            if held >= 16 {
                held -= 16
                units.take(UInt16(truncatingIfNeeded: bits >> UInt32(held)), into: &sink)
            }
        }
        units.finish(into: &sink)
        // Up to five zero bits pad the last character.
        if held >= 6 || bits & (1 << UInt32(held) - 1) != 0 { sink.replace() }
        return i < input.count && input[i] == 0x2D ? i + 1 : i
    }

    private func value(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case 0x2B: 62
        case 0x2F where !isIMAP, 0x2C where isIMAP: 63
        default: nil
        }
    }
}

/// Joins surrogate pairs; halves become U+FFFD.
struct UTF16Units {
    private var lead: UInt32?

    mutating func take(_ unit: UInt16, into sink: inout UTF8Sink) {
        let unit = UInt32(unit)
        if let high = lead {
            lead = nil
            if unit & 0xFC00 == 0xDC00 { return sink.put(0x1_0000 + (high & 0x3FF) << 10 + unit & 0x3FF) }
            sink.replace()
        }
        if unit & 0xFC00 == 0xD800 { lead = unit } else { sink.put(unit) }
    }

    mutating func finish(into sink: inout UTF8Sink) {
        if lead != nil { sink.replace() }
        lead = nil
    }
}
