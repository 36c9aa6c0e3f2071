import MessageContent
import Synchronization

/// Reads and writes single characters of UTF-8 (RFC 3629).
enum UTF8Scalar {
    /// The first character and how many bytes it has; U+FFFD and 1 where the bytes are no UTF-8.
    static func read(_ bytes: ArraySlice<UInt8>) -> (scalar: UInt32, length: Int) {
        guard let lead = bytes.first else { return (0xFFFD, 1) }
        guard lead >= 0x80 else { return (UInt32(lead), 1) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead < 0xF5, bytes.count >= length else { return (0xFFFD, 1) }
        var scalar = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
        for byte in bytes.dropFirst().prefix(length - 1) {
            guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        return (scalar, length)
    }

    static func write(_ scalar: UInt32) -> [UInt8] {
        guard let scalar = Unicode.Scalar(scalar) else { return [0x3F] }
        return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}

/// The characters of single-byte charsets, decoded once.
enum SingleByteCharacters {
    private static let cache = Mutex<[String: [UInt32]]>([:])

    /// The character of each byte; U+FFFD where a byte has none.
    static func of(_ name: String) -> [UInt32] {
        if let known = cache.withLock({ $0[name] }) { return known }
        let table = (0..<256).map { byte in
            byte < 0x80 ? UInt32(byte) : CharsetProbe.scalar(of: [UInt8(byte)], named: name)
        }
        cache.withLock { $0[name] = table }
        return table
    }
}

/// A charset whose characters beyond ASCII have two bytes, a few three or four.
enum DoubleByteSet: String, Sendable, Hashable {
    case shiftJIS = "shift_jis"
    case shiftJISX0213 = "shift_jisx0213"
    case eucJP = "euc-jp"
    case eucJISX0213 = "euc-jisx0213"
    case eucKR = "euc-kr"
    case eucTW = "euc-tw"
    case big5, gb18030, johab

    private static let cache = Mutex<[DoubleByteSet: [UInt32: [UInt8]]]>([:])

    init?(named name: String) { self.init(rawValue: name) }

    /// How many bytes the first character has.
    func length(of bytes: ArraySlice<UInt8>) -> Int {
        guard let lead = bytes.first, lead >= 0x80 else { return 1 }
        let second = bytes.count > 1 ? bytes[bytes.startIndex + 1] : 0
        switch self {
        case .shiftJIS, .shiftJISX0213: return lead == 0x80 || (0xA0...0xDF).contains(lead) ? 1 : 2
        case .eucJP, .eucJISX0213: return lead == 0x8F ? 3 : second < 0x80 ? 1 : 2
        case .eucTW: return lead == 0x8E ? 4 : second < 0x80 ? 1 : 2
        case .gb18030: return (0x30...0x39).contains(second) ? 4 : second < 0x40 ? 1 : 2
        case .eucKR, .big5, .johab: return second < 0x31 ? 1 : 2
        }
    }

    func scalar(of unit: ArraySlice<UInt8>) -> UInt32 { CharsetProbe.scalar(of: Array(unit), named: rawValue) }

    /// The two bytes of `scalar`, where it is one of the everyday characters of which replacements consist.
    func bytes(of scalar: UInt32) -> [UInt8]? {
        if let known = Self.cache.withLock({ $0[self] }) { return known[scalar] }
        var made: [UInt32: [UInt8]] = [:]
        for lead in leads {
            for trail in trails {
                let character = self.scalar(of: [lead, trail])
                if character != 0xFFFD, made[character] == nil { made[character] = [lead, trail] }
            }
        }
        let table = made
        Self.cache.withLock { $0[self] = table }
        return table[scalar]
    }

    /// The first bytes of everyday characters.
    private var leads: ClosedRange<UInt8> {
        switch self {
        case .shiftJIS, .shiftJISX0213: 0x82...0x98
        case .johab: 0x84...0xD3
        case .big5: 0xA1...0xC6
        default: 0xA1...0xFD
        }
    }

    private var trails: ClosedRange<UInt8> {
        switch self {
        case .shiftJIS, .shiftJISX0213, .big5: 0x40...0xFE
        case .johab: 0x31...0xFE
        default: 0xA1...0xFE
        }
    }
}

/// Decodes one character.
private enum CharsetProbe {
    static func scalar(of unit: [UInt8], named name: String) -> UInt32 {
        let decoded = unit.withUnsafeBufferPointer { TextDecoder.decode($0, label: Array(name.utf8)) }
        guard decoded.charset.name == name, decoded.replacements == 0 else { return 0xFFFD }
        let (scalar, length) = UTF8Scalar.read(decoded.utf8[...])
        return length == decoded.utf8.count ? scalar : 0xFFFD
    }
}
