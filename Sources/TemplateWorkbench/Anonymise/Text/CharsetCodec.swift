import MessageContent
import MessageFormat

/// Cuts text of a charset into characters and writes other characters of the same kind in their places.
///
/// No encoder for whole texts is needed: replacements consist of few letters of a script, and their bytes are found by
/// decoding all candidates.
struct CharsetCodec {
    enum Kind {
        case utf8
        /// The characters of the 256 bytes.
        case single([UInt32])
        case double(DoubleByteSet)
        /// ISO 2022 and HZ: ASCII and a shifted set of two bytes each below 0x80.
        case shifted(DoubleByteSet)
        /// UTF-16 and UTF-32: bytes of a unit, and their order.
        case wide(Int, isLittle: Bool)
    }

    let kind: Kind
    private var known: [UInt32: UInt32] = [:]

    /// The codec of the charset as which ``TextDecoder`` reads `bytes`.
    init(of bytes: ArraySlice<UInt8>, label: [UInt8]?) {
        let isASCII = bytes.allSatisfy { $0 < 0x80 && $0 != 0x1B }
        let declared = label.flatMap { Charset(label: $0)?.name }
        if isASCII, declared.map({ !Self.hasShifts($0) }) ?? true {
            kind = .utf8
            return
        }
        let name = bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: label).charset.name }
        kind = Self.kind(name, bytes)
    }

    private static func hasShifts(_ name: String) -> Bool {
        name.hasPrefix("iso-2022") || name.hasPrefix("hz") || name.hasPrefix("utf-16") || name.hasPrefix("utf-32")
    }

    private static func kind(_ name: String, _ bytes: ArraySlice<UInt8>) -> Kind {
        switch name {
        case "utf-8", "utf-7", "utf-7-imap": return .utf8
        case "iso-2022-jp": return .shifted(.eucJP)
        case "iso-2022-kr": return .shifted(.eucKR)
        case "iso-2022-cn", "hz-gb-2312": return .shifted(.gb18030)
        case "utf-16", "utf-32":
            let isLittle = bytes.first == 0xFF || (bytes.first != 0xFE && bytes.first != 0)
            return .wide(name == "utf-16" ? 2 : 4, isLittle: isLittle)
        case "utf-16le", "utf-16be", "utf-32le", "utf-32be":
            return .wide(name.hasPrefix("utf-16") ? 2 : 4, isLittle: name.hasSuffix("le"))
        default:
            if let set = DoubleByteSet(named: name) { return .double(set) }
            return .single(SingleByteCharacters.of(name))
        }
    }

    // MARK: Reading

    /// Appends the characters of `range` of `bytes`.
    mutating func read(_ bytes: [UInt8], _ range: Range<Int>, into cells: inout [Cell]) {
        var i = range.lowerBound
        var isShifted = false
        while i < range.upperBound, let next = next(bytes[i..<range.upperBound], &isShifted) {
            cells.append(Cell(next.scalar, i, i + next.length))
            i += next.length
        }
    }

    /// The first character and how many bytes it has; nil for less than a unit of UTF-16 or UTF-32.
    private mutating func next(
        _ bytes: ArraySlice<UInt8>, _ isShifted: inout Bool
    ) -> (scalar: UInt32, length: Int)? {
        let lead = bytes[bytes.startIndex]
        switch kind {
        case .utf8: return UTF8Scalar.read(bytes)
        case .single(let table): return (table[Int(lead)], 1)
        case .double(let set):
            let length = min(set.length(of: bytes), bytes.count)
            return (length == 1 && lead < 0x80 ? UInt32(lead) : scalar(bytes.prefix(length), set), length)
        case .shifted(let set):
            if let shift = ShiftSequence(bytes, isHZ: set == .gb18030) {
                isShifted = shift.isShifted ?? isShifted
                return (0, shift.length)
            }
            if isShifted, lead > 0x20, bytes.count > 1 {
                let unit = bytes.prefix(2).map { $0 | 0x80 }
                return (scalar(unit[...], set), 2)
            }
            // A line ends the shift (RFC 1468).
            if lead == 0x0A { isShifted = false }
            return (UInt32(lead), 1)
        case .wide(let width, let isLittle):
            guard bytes.count >= width else { return nil }
            let unit = bytes.prefix(width)
            let scalar = (isLittle ? Array(unit.reversed()) : Array(unit)).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return (scalar, width)
        }
    }

    /// The character that the decoder reads in `unit`, remembered.
    private mutating func scalar(_ unit: ArraySlice<UInt8>, _ set: DoubleByteSet) -> UInt32 {
        let key = unit.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        if let scalar = known[key] { return scalar }
        let scalar = set.scalar(of: unit)
        known[key] = scalar
        return scalar
    }

    // MARK: Writing

    /// The bytes of `scalar` in the place of `old`, or nil when the charset has no such character.
    func write(_ scalar: UInt32, inPlaceOf old: ArraySlice<UInt8>) -> [UInt8]? {
        switch kind {
        case .utf8: return UTF8Scalar.write(scalar)
        case .single(let table):
            return table.firstIndex(of: scalar).map { [UInt8($0)] }
        case .double(let set): return scalar < 0x80 ? [UInt8(scalar)] : set.bytes(of: scalar)
        case .shifted(let set):
            // An ASCII byte can't stand among pairs, nor a pair among ASCII bytes.
            guard (old.count == 1) == (scalar < 0x80) else { return nil }
            return scalar < 0x80 ? [UInt8(scalar)] : set.bytes(of: scalar)?.map { $0 & 0x7F }
        case .wide(let width, let isLittle):
            guard scalar < 0x10000 else { return nil }
            let big = (0..<width).map { UInt8(truncatingIfNeeded: scalar >> UInt32(8 * (width - 1 - $0))) }
            return isLittle ? big.reversed() : big
        }
    }
}

/// A switch between ASCII and a set of pairs: an escape sequence of ISO 2022, SO or SI, or a tilde pair of HZ (RFC
/// 1843).
private struct ShiftSequence {
    var length: Int
    /// nil where the sequence switches nothing.
    var isShifted: Bool?

    init?(_ bytes: ArraySlice<UInt8>, isHZ: Bool) {
        guard let first = bytes.first else { return nil }
        let start = bytes.startIndex
        func byte(_ k: Int) -> UInt8 { start + k < bytes.endIndex ? bytes[start + k] : 0 }
        switch first {
        case 0x0E, 0x0F: (length, isShifted) = (1, first == 0x0E)
        case 0x1B where byte(1) == 0x24 && (byte(2) == 0x42 || byte(2) == 0x40): (length, isShifted) = (3, true)
        case 0x1B where byte(1) == 0x24: (length, isShifted) = (min(4, bytes.count), byte(2) == 0x28 ? true : nil)
        case 0x1B: (length, isShifted) = (min(3, bytes.count), false)
        case 0x7E where isHZ && (byte(1) == 0x7B || byte(1) == 0x7D): (length, isShifted) = (2, byte(1) == 0x7B)
        default: return nil
        }
    }
}
