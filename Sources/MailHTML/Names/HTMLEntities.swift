import Bytes

/// Character references, by the HTML standard, sections 13.2.5.72 to 13.2.5.80.
enum HTMLEntities {
    private static let named: [UInt64: (UInt32, UInt32)] = build()
    private static let longestName = 32

    /// Appends `source[range]` to `output` with its character references decoded.
    ///
    /// - Parameter inAttribute: a name without semicolon before "=" or a letter stays as it is, as in
    ///   `href="?a=1&copy=2"`.
    static func decode(
        _ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, inAttribute: Bool, into output: inout [UInt8]
    ) {
        var position = range.lowerBound
        while position < range.upperBound {
            let rest = UnsafeBufferPointer(rebasing: source[position..<range.upperBound])
            guard let ampersand = rest.firstOffset(of: 0x26) else {
                output.append(contentsOf: rest)
                return
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<ampersand]))
            position += ampersand
            let length = decodeOne(source, position, range.upperBound, inAttribute, &output)
            if length == 0 { output.append(0x26) }
            position += max(length, 1)
        }
    }

    /// Length of the reference that starts with the "&" at `start`, 0 when there is none.
    private static func decodeOne(
        _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ inAttribute: Bool, _ output: inout [UInt8]
    ) -> Int {
        guard start + 1 < end else { return 0 }
        if source[start + 1] == UInt8(ascii: "#") { return decodeNumber(source, start, end, &output) }
        guard source[start + 1].isLetter else { return 0 }
        var hash = StableHash.start
        var best: (length: Int, scalars: (UInt32, UInt32))?
        var position = start + 1
        let limit = min(end, position + longestName)
        while position < limit, source[position].isAlphanumeric {
            hash = StableHash.adding(source[position], to: hash)
            position += 1
            if position - start > 2, let scalars = named[hash] { best = (position - start, scalars) }
        }
        if position < end, source[position] == UInt8(ascii: ";"),
            let scalars = named[StableHash.adding(UInt8(ascii: "!"), to: hash)]
        {
            append(scalars, &output)
            return position + 1 - start
        }
        guard let best else { return 0 }
        let next = start + best.length
        if inAttribute, next < end, source[next] == UInt8(ascii: "=") || source[next].isAlphanumeric { return 0 }
        append(best.scalars, &output)
        return best.length
    }

    private static func decodeNumber(
        _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ output: inout [UInt8]
    ) -> Int {
        var position = start + 2
        let isHex = position < end && source[position] | 0x20 == UInt8(ascii: "x")
        if isHex { position += 1 }
        let firstDigit = position
        var value: UInt32 = 0
        while position < end, let digit = source[position].hexValue, isHex || digit < 10 {
            value = min(value &* (isHex ? 16 : 10) &+ UInt32(digit), 0x11_0000)
            position += 1
        }
        guard position > firstDigit else { return 0 }
        if position < end, source[position] == UInt8(ascii: ";") { position += 1 }
        output.append(displayable: value)
        return position - start
    }

    private static func append(_ scalars: (UInt32, UInt32), _ output: inout [UInt8]) {
        output.append(displayable: scalars.0)
        if scalars.1 != 0 { output.append(displayable: scalars.1) }
    }

    private static func build() -> [UInt64: (UInt32, UInt32)] {
        var result: [UInt64: (UInt32, UInt32)] = [:]
        result.reserveCapacity(2300)
        var hash = StableHash.start
        var scalars: [UInt32] = []
        for byte in UnsafeBufferPointer(start: source.utf8Start, count: source.utf8CodeUnitCount) {
            if byte == UInt8(ascii: ";") {
                if let first = scalars.first { result[hash] = (first, scalars.count > 1 ? scalars[1] : 0) }
                hash = StableHash.start
                scalars = []
            } else if byte == 0x20 {
                scalars.append(0)
            } else if let last = scalars.indices.last {
                scalars[last] = scalars[last] << 4 | UInt32(byte.hexValue ?? 0)
            } else {
                hash = StableHash.adding(byte, to: hash)
            }
        }
        return result
    }
}

extension [UInt8] {
    /// The scalar of a numeric character reference, windows-1252 in 0x80 to 0x9f as browsers read it; controls,
    /// surrogates and noncharacters add nothing or U+FFFD.
    mutating func append(displayable value: UInt32) {
        switch value {
        case 0x09, 0x0a: append(UInt8(value))
        case 0x0d: append(0x0a)
        case 0x0c: append(0x20)
        case 0x80...0x9f:
            let scalar = UInt32(windows1252[Int(value - 0x80)])
            if scalar != 0 { append(scalar: scalar) }
        case 0, 0xd800...0xdfff, 0x11_0000...: append(scalar: 0xfffd)
        case 1..<0x20, 0x7f, 0xfdd0...0xfdef: break
        case _ where value & 0xfffe == 0xfffe: break
        default: append(scalar: value)
        }
    }
}

private let windows1252: [UInt16] = [
    0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0,
    0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e,
    0x0178,
]
