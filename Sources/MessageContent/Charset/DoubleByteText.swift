import Bytes

/// Text in an East Asian charset in which a byte from 0x80 on begins a character of several bytes.
///
/// Broken sequences are read as in the WHATWG Encoding Standard: a lead byte and a trail byte that make no character
/// become one U+FFFD. An ASCII byte after a lead byte is kept, so that no markup and no line end is lost.
struct DoubleByteText {
    enum Scheme: Sendable, Hashable {
        case shiftJIS, shiftJISX0213, eucJP, eucJISX0213, eucKR, eucTW, big5, gb18030, johab

        var table: DoubleByteTable.Kind {
            switch self {
            case .shiftJIS: .shiftJIS
            case .shiftJISX0213: .shiftJISX0213
            case .eucJP: .jisX0208
            case .eucJISX0213: .jisX0213Plane1
            case .eucKR: .eucKR
            case .eucTW: .cns(1)
            case .big5: .big5
            case .gb18030: .gb18030
            case .johab: .johab
            }
        }

        /// The sets after the single shift 0x8F of EUC-JP, and the planes after 0x8E of EUC-TW.
        fileprivate var supplements: [DoubleByteTable.Kind] {
            switch self {
            case .eucJP: [.jisX0212]
            case .eucJISX0213: [.jisX0213Plane2]
            case .eucTW: (1...7).map(DoubleByteTable.Kind.cns)
            default: []
            }
        }
    }

    private let scheme: Scheme
    private let table: DoubleByteTable
    /// The sets after EUC's single shifts; empty for a text without such shifts.
    private let supplements: [DoubleByteTable]
    private let input: UnsafeBufferPointer<UInt8>

    static func decode(_ input: UnsafeBufferPointer<UInt8>, _ scheme: Scheme, into sink: inout UTF8Sink) {
        DoubleByteText(input, scheme).decode(into: &sink)
    }

    private init(_ input: UnsafeBufferPointer<UInt8>, _ scheme: Scheme) {
        self.input = input
        self.scheme = scheme
        table = .of(scheme.table)
        let hasShift = UTF8Text.contains(scheme == .eucTW ? 0x8E : 0x8F, input)
        supplements = hasShift ? scheme.supplements.map(DoubleByteTable.of) : []
    }

    private func decode(into sink: inout UTF8Sink) {
        var i = 0
        while i < input.count {
            let lead = input[i]
            if lead < 0x80 {
                i = sink.copyASCII(input, from: i)
                continue
            }
            let trail = i + 1 < input.count ? input[i + 1] : 0
            if table.put(lead, trail, into: &sink) {
                i += 2
                continue
            }
            var length = putOther(lead, trail, at: i, into: &sink)
            if length == 0 {
                sink.replace()
                length = trail < 0x80 || !isLead(lead) ? 1 : 2
            }
            i += length
        }
    }

    /// Writes a character that does not have two bytes. Returns its length, 0 when there is none.
    private func putOther(_ lead: UInt8, _ trail: UInt8, at i: Int, into sink: inout UTF8Sink) -> Int {
        switch scheme {
        case .shiftJIS, .shiftJISX0213: return putSingle(lead, 0xA1...0xDF, from: 0xFF61, into: &sink)
        case .gb18030: return lead == 0x80 ? put(0x20AC, into: &sink) : putFour(at: i, into: &sink)
        case .eucJP, .eucJISX0213:
            if lead == 0x8E, trail >= 0x80 { return 2 * putSingle(trail, 0xA1...0xDF, from: 0xFF61, into: &sink) }
            guard lead == 0x8F, i + 2 < input.count, !supplements.isEmpty else { return 0 }
            return supplements[0].put(trail, input[i + 2], into: &sink) ? 3 : 0
        case .eucTW:
            let plane = Int(trail) - 0xA1
            guard lead == 0x8E, i + 3 < input.count, supplements.indices.contains(plane) else { return 0 }
            return supplements[plane].put(input[i + 2], input[i + 3], into: &sink) ? 4 : 0
        case .eucKR, .big5, .johab: return 0
        }
    }

    private func put(_ scalar: UInt32, into sink: inout UTF8Sink) -> Int {
        sink.put(scalar)
        return 1
    }

    private func putSingle(
        _ byte: UInt8, _ range: ClosedRange<UInt8>, from first: UInt32, into sink: inout UTF8Sink
    ) -> Int {
        guard range.contains(byte) else {
            // Old files in Shift_JIS have this control character.
            return byte == 0x80 && scheme == .shiftJIS ? put(0x80, into: &sink) : 0
        }
        return put(first + UInt32(byte - range.lowerBound), into: &sink)
    }

    /// Writes a character of four bytes in GB 18030: the rest of the Basic Multilingual Plane by libc's table, and the
    /// other planes in order.
    private func putFour(at i: Int, into sink: inout UTF8Sink) -> Int {
        guard i + 3 < input.count, let index = GB18030.index(input[i], input[i + 1], input[i + 2], input[i + 3]) else {
            return 0
        }
        guard let scalar = GB18030.scalar(index) else { return 0 }
        sink.put(scalar)
        return 4
    }

    private func isLead(_ byte: UInt8) -> Bool {
        switch scheme {
        case .shiftJIS, .shiftJISX0213: (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
        case .eucJP, .eucJISX0213, .eucTW: byte == 0x8E || byte == 0x8F || (0xA1...0xFE).contains(byte)
        case .eucKR, .big5, .gb18030: (0x81...0xFE).contains(byte)
        case .johab: (0x84...0xF9).contains(byte)
        }
    }
}

/// The four-byte characters of GB 18030.
enum GB18030 {
    /// The number of the four bytes in their order, nil when they are no character of four bytes.
    static func index(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Int? {
        let leads = UInt8(0x81)...0xFE
        let digits = UInt8(0x30)...0x39
        guard leads.contains(a), digits.contains(b), leads.contains(c), digits.contains(d) else { return nil }
        return ((Int(a - 0x81) * 10 + Int(b - 0x30)) * 126 + Int(c - 0x81)) * 10 + Int(d - 0x30)
    }

    static func scalar(_ index: Int) -> UInt32? {
        if index < planeZero.count { return planeZero[index] == 0 ? nil : UInt32(planeZero[index]) }
        // 90 30 81 30, the 189,000th, is U+10000.
        let scalar = 0x1_0000 + index - 189_000
        return index >= 189_000 && scalar <= 0x10_FFFF ? UInt32(scalar) : nil
    }

    /// The 39,420 characters from 81 30 81 30 to 84 31 A4 39; 0 where libc has none.
    private static let planeZero: [UInt16] =
        Iconv.withConverter(from: ["GB18030"]) { converter in
            (0..<39_420).map { index in
                let bytes = (
                    UInt8(0x81 + index / 12_600), UInt8(0x30 + index / 1_260 % 10), UInt8(0x81 + index / 10 % 126),
                    UInt8(0x30 + index % 10)
                )
                return converter.scalars(of: bytes, count: 4).flatMap { UInt16(exactly: $0.first) } ?? 0
            }
        } ?? []
}
