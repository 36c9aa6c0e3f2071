/// Text that changes its character set by escape sequences (ECMA-35): ISO-2022-JP and its relatives (RFC 1468, 1554,
/// 2237, cp50220 to cp50222, JIS X 0213), ISO-2022-KR (RFC 1557) and ISO-2022-CN with its extension (RFC 1922).
///
/// They differ only in the sets before any escape sequence, so one decoder reads all of them, also a text that uses the
/// sets of another. It is more lenient than the RFCs: a line end returns to ASCII; the Roman letters of JIS X 0201 are
/// read as ASCII, since its yen sign and overline are used as backslash and tilde; shift-out without a set means
/// half-width katakana in Japanese text.
struct ISO2022 {
    enum Flavour: Sendable, Hashable { case japanese, korean, chinese }

    private enum CodeSet {
        case ascii, katakana, latin1, greek
        case pairs(DoubleByteTable)
    }

    private let input: UnsafeBufferPointer<UInt8>
    private let flavour: Flavour
    /// The sets that are designated as G0 to G3.
    private var sets: [CodeSet]
    private var isShiftedOut = false
    private var i = 0

    static func decode(_ input: UnsafeBufferPointer<UInt8>, _ flavour: Flavour, into sink: inout UTF8Sink) {
        var machine = ISO2022(input, flavour)
        machine.decode(into: &sink)
    }

    private init(_ input: UnsafeBufferPointer<UInt8>, _ flavour: Flavour) {
        self.input = input
        self.flavour = flavour
        // The sets that a text uses by default: a piece of a text may lack the designation at its beginning.
        switch flavour {
        case .japanese: sets = [.ascii, .katakana, .latin1, .ascii]
        case .korean: sets = [.ascii, .pairs(.of(.eucKR)), .ascii, .ascii]
        case .chinese: sets = [.ascii, .pairs(.of(.gb18030)), .pairs(.of(.cns(2))), .ascii]
        }
    }

    private mutating func decode(into sink: inout UTF8Sink) {
        while i < input.count {
            let byte = input[i]
            switch byte {
            case 0x1B: escape(into: &sink)
            case 0x0E, 0x0F:
                isShiftedOut = byte == 0x0E
                i += 1
            case 0x21...0x7E: putRun(isShiftedOut ? sets[1] : sets[0], into: &sink)
            case 0x80...0xFF: put8Bit(into: &sink)
            default:
                if byte == 0x0A { endLine() }
                sink.put(ascii: byte)
                i += 1
            }
        }
    }

    private mutating func endLine() {
        isShiftedOut = false
        sets[0] = .ascii
    }

    /// Writes the characters of `set` from `i` on, as long as their bytes are in 0x21 to 0x7E.
    private mutating func putRun(_ set: CodeSet, into sink: inout UTF8Sink) {
        switch set {
        case .ascii:
            while i < input.count, (0x20...0x7E).contains(input[i]) {
                sink.put(ascii: input[i])
                i += 1
            }
        case .pairs(let table):
            while i + 1 < input.count, (0x21...0x7E).contains(input[i]), (0x21...0x7E).contains(input[i + 1]) {
                if !table.put(input[i] | 0x80, input[i + 1] | 0x80, into: &sink) { sink.replace() }
                i += 2
            }
            if i < input.count, (0x21...0x7E).contains(input[i]) { put(set, into: &sink) }
        case .katakana, .latin1, .greek: put(set, into: &sink)
        }
    }

    /// Writes one character.
    private mutating func put(_ set: CodeSet, into sink: inout UTF8Sink) {
        let byte = input[i]
        i += 1
        switch set {
        case .ascii: sink.put(ascii: byte)
        case .katakana: byte < 0x60 ? sink.put(0xFF61 + UInt32(byte - 0x21)) : sink.replace()
        case .latin1: sink.put(UInt32(byte | 0x80))
        case .greek: sink.put(UInt32(SingleByteTable.named("iso-8859-7")?.scalars[Int(byte | 0x80)] ?? 0xFFFD))
        case .pairs(let table):
            // A byte that cannot be a second byte is kept.
            guard i < input.count, (0x21...0x7E).contains(input[i]) else { return sink.replace() }
            if !table.put(byte | 0x80, input[i] | 0x80, into: &sink) { sink.replace() }
            i += 1
        }
    }

    /// Writes 8-bit bytes in a 7-bit charset: half-width katakana in Japanese text (JIS X 0201), pairs of G1 elsewhere.
    private mutating func put8Bit(into sink: inout UTF8Sink) {
        let byte = input[i]
        let next = i + 1 < input.count ? input[i + 1] : 0
        i += 1
        if flavour == .japanese {
            (0xA1...0xDF).contains(byte) ? sink.put(0xFF61 + UInt32(byte - 0xA1)) : sink.replace()
        } else if case .pairs(let table) = sets[1], next >= 0x80, table.put(byte, next, into: &sink) {
            i += 1
        } else {
            sink.replace()
        }
    }

    // MARK: Escape sequences

    private mutating func escape(into sink: inout UTF8Sink) {
        var end = i + 1
        while end < input.count, end < i + 4, (0x20...0x2F).contains(input[end]) { end += 1 }
        guard end < input.count, designate(input[i + 1..<end], input[end], &sink) else {
            i += 1
            return sink.replace()
        }
    }

    /// Obeys the sequence of ESC, `middle` and `final`. Returns false when it is unknown.
    private mutating func designate(
        _ middle: Slice<UnsafeBufferPointer<UInt8>>, _ final: UInt8, _ sink: inout UTF8Sink
    ) -> Bool {
        let length = middle.count + 2
        switch (middle.first, middle.count) {
        case (nil, _): return singleShift(final, into: &sink)
        case (0x24, 1): sets[0] = Self.pairs(final)
        case (0x24, 2):
            guard let index = Self.index(middle.last ?? 0) else { return false }
            sets[index] = Self.pairs(final)
        case (0x26, 1): break  // ESC & @ announces the revision of JIS X 0208 that follows.
        case (let middle?, 1):
            guard let index = Self.index(middle) else { return false }
            sets[index] = Self.single(middle, final)
        default: return false
        }
        i += length
        return true
    }

    /// Writes the character after ESC N or ESC O, which is of G2 or G3.
    private mutating func singleShift(_ final: UInt8, into sink: inout UTF8Sink) -> Bool {
        guard final == 0x4E || final == 0x4F, i + 2 < input.count else { return false }
        // QUIRK: Latin-1 and Greek have 96 characters here; the first, the no-break space, is sent as a blank.
        guard (0x20...0x7F).contains(input[i + 2]) else { return false }
        i += 2
        put(sets[final == 0x4E ? 2 : 3], into: &sink)
        return true
    }

    /// Which of G0 to G3 an intermediate byte designates, for sets of 94 and of 96 characters.
    private static func index(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x28: 0
        case 0x29, 0x2D: 1
        case 0x2A, 0x2E: 2
        case 0x2B, 0x2F: 3
        default: nil
        }
    }

    private static func single(_ middle: UInt8, _ final: UInt8) -> CodeSet {
        switch (middle >= 0x2D, final) {
        case (false, 0x49): .katakana
        case (true, 0x41): .latin1
        case (true, 0x46): .greek
        default: .ascii
        }
    }

    /// Sets by their final byte in the international register of coded character sets.
    private static func pairs(_ final: UInt8) -> CodeSet {
        switch final {
        case 0x41, 0x45: .pairs(.of(.gb18030))  // GB 2312; ISO-IR-165 holds it.
        case 0x43: .pairs(.of(.eucKR))
        case 0x44: .pairs(.of(.jisX0212))
        case 0x47...0x4D: .pairs(.of(.cns(final - 0x46)))
        case 0x4F, 0x51: .pairs(.of(.jisX0213Plane1))
        case 0x50: .pairs(.of(.jisX0213Plane2))
        default: .pairs(.of(.jisX0208))
        }
    }
}
