import Synchronization

/// The characters of a double-byte set, which are taken from libc once.
struct DoubleByteTable: Sendable {
    /// The sets, with the charset of libc that contains each, and its place in that charset.
    enum Kind: Hashable, Sendable {
        case shiftJIS, shiftJISX0213, eucKR, big5, gb18030, johab
        /// Sets of 94 by 94 characters, with bytes 0xA1 to 0xFE.
        case jisX0208, jisX0212, jisX0213Plane1, jisX0213Plane2
        /// A plane of CNS 11643.
        case cns(UInt8)

        /// Names for iconv by preference: glibc's, then those of libiconv (macOS) and musl.
        var iconvNames: [String] {
            switch self {
            case .shiftJIS: ["CP932", "SHIFT_JIS"]
            case .shiftJISX0213: ["SHIFT_JISX0213", "CP932", "SHIFT_JIS"]
            case .eucKR: ["CP949", "UHC", "EUC-KR"]
            case .big5: ["BIG5-HKSCS", "CP950", "BIG5"]
            case .gb18030: ["GB18030"]
            case .johab: ["JOHAB"]
            case .jisX0208, .jisX0212: ["EUC-JP-MS", "EUCJP-MS", "EUC-JP"]
            case .jisX0213Plane1: ["EUC-JISX0213", "EUC-JP-MS", "EUC-JP"]
            case .jisX0213Plane2: ["EUC-JISX0213"]
            case .cns: ["EUC-TW"]
            }
        }

        fileprivate var leads: ClosedRange<UInt8> {
            switch self {
            case .shiftJIS, .shiftJISX0213: 0x81...0xFC
            case .eucKR, .big5, .gb18030: 0x81...0xFE
            case .johab: 0x84...0xF9
            default: 0xA1...0xFE
            }
        }

        fileprivate var trails: ClosedRange<UInt8> {
            switch self {
            case .shiftJIS, .shiftJISX0213, .big5, .gb18030: 0x40...0xFE
            case .eucKR: 0x41...0xFE
            case .johab: 0x31...0xFE
            default: 0xA1...0xFE
            }
        }

        fileprivate var prefix: [UInt8] {
            switch self {
            case .jisX0212, .jisX0213Plane2: [0x8F]
            case .cns(let plane) where plane > 1: [0x8E, 0xA0 + plane]
            default: []
            }
        }
    }

    private let leads: ClosedRange<UInt8>
    private let trails: ClosedRange<UInt8>
    /// For each pair its packed UTF-8 (``UTF8Sink/pack(_:)``), 0 where there is no character; with the bits of
    /// ``isSequence`` an index into `sequences`.
    private let entries: [UInt32]
    /// Characters beyond the Basic Multilingual Plane, and those of two scalars.
    private let sequences: [[UInt32]]

    private static let cache = Mutex<[Kind: DoubleByteTable]>([:])
    private static let isSequence: UInt32 = 0xFF << 24

    /// The table of a set; it is empty where libc does not know the set.
    static func of(_ kind: Kind) -> DoubleByteTable {
        if let known = cache.withLock({ $0[kind] }) { return known }
        let made = DoubleByteTable(kind)
        cache.withLock { $0[kind] = made }
        return made
    }

    private init(_ kind: Kind) {
        var entries: [UInt32] = []
        var sequences: [[UInt32]] = []
        entries.reserveCapacity(kind.leads.count * kind.trails.count)
        Iconv.withConverter(from: kind.iconvNames) { converter in
            let prefix = kind.prefix
            for lead in kind.leads {
                for trail in kind.trails {
                    let bytes =
                        switch prefix.count {
                        case 0: (lead, trail, UInt8(0), UInt8(0))
                        case 1: (prefix[0], lead, trail, UInt8(0))
                        default: (prefix[0], prefix[1], lead, trail)
                        }
                    let scalars = converter.scalars(of: bytes, count: prefix.count + 2)
                    entries.append(Self.packed(scalars, &sequences))
                }
            }
        }
        if kind == .jisX0208 { Self.addIBMExtensions(to: &entries, &sequences) }
        leads = kind.leads
        trails = kind.trails
        self.entries = entries
        self.sequences = sequences
    }

    /// Rows 89 to 92 hold NEC's selection of IBM's characters in mail of Outlook, such as U+9AD9, where glibc has
    /// characters of private use. Shift_JIS has the same rows.
    private static func addIBMExtensions(to entries: inout [UInt32], _ sequences: inout [[UInt32]]) {
        guard entries.count == 94 * 94 else { return }
        Iconv.withConverter(from: Kind.shiftJIS.iconvNames) { converter in
            for row in UInt8(89)...92 {
                for cell in UInt8(1)...94 {
                    let isOdd = row % 2 == 1
                    let trail = isOdd ? cell + (cell < 64 ? 0x3F : 0x40) : cell + 0x9E
                    let scalars = converter.scalars(of: (0xE0 + (row - 63) / 2, trail, 0, 0), count: 2)
                    entries[Int(row - 1) * 94 + Int(cell - 1)] = packed(scalars, &sequences)
                }
            }
        }
    }

    private static func packed(_ scalars: (first: UInt32, second: UInt32)?, _ sequences: inout [[UInt32]]) -> UInt32 {
        // If the first character is ASCII, iconv did not take the pair for one character.
        guard let (first, second) = scalars, first >= 0x80, first != 0xFFFD else { return 0 }
        if second == 0, first <= 0xFFFF { return UTF8Sink.pack(first) }
        sequences.append(second == 0 ? [first] : [first, second])
        return isSequence | UInt32(sequences.count - 1)
    }

    @inline(__always)
    private func entry(_ lead: UInt8, _ trail: UInt8) -> UInt32 {
        guard leads.contains(lead), trails.contains(trail) else { return 0 }
        let index = Int(lead - leads.lowerBound) * trails.count + Int(trail - trails.lowerBound)
        return index < entries.count ? entries[index] : 0
    }

    /// Writes the character of the two bytes. Returns false when there is none.
    @inline(__always)
    func put(_ lead: UInt8, _ trail: UInt8, into sink: inout UTF8Sink) -> Bool {
        let entry = entry(lead, trail)
        guard entry != 0 else { return false }
        if entry < Self.isSequence {
            sink.put(packed: entry)
        } else {
            for scalar in sequences[Int(entry & 0xFF_FFFF)] { sink.put(scalar) }
        }
        return true
    }

    /// The first scalar of the character, nil when there is none.
    func scalar(_ lead: UInt8, _ trail: UInt8) -> UInt32? {
        let entry = entry(lead, trail)
        guard entry < Self.isSequence else { return sequences[Int(entry & 0xFF_FFFF)].first }
        let (a, b, c) = (entry & 0xFF, entry >> 8 & 0x3F, entry >> 16 & 0x3F)
        switch entry >> 24 {
        case 2: return (a & 0x1F) << 6 | b
        case 3: return (a & 0x0F) << 12 | b << 6 | c
        default: return nil
        }
    }

    var isEmpty: Bool { entries.isEmpty }
}
