import VerificationCodes

/// Decodes character references of HTML, percent-encoding (RFC 3986 section 2.1) and `\u` escapes: several cells become
/// one cell that remembers how it was written.
struct Escapes {
    private let cells: [Cell]

    /// - Parameter isHTML: whether character references stand for characters.
    static func undo(in cells: [Cell], isHTML: Bool) -> [Cell] {
        let marks = Set([0x25, 0x5C] + (isHTML ? [0x26] : [])).map(UInt32.init)
        guard cells.contains(where: { marks.contains($0.scalar) }) else { return cells }
        var current = cells
        if isHTML, cells.contains(where: { $0.scalar == 0x26 }) {
            current = merge(current) { $0.reference(at: $1) }
        }
        for _ in 0..<2 where current.contains(where: { $0.scalar == 0x25 }) {
            current = merge(current) { $0.percent(at: $1) }
        }
        if cells.contains(where: { $0.scalar == 0x5C }) { current = merge(current) { $0.unicode(at: $1) } }
        return current
    }

    private typealias Merged = (scalar: UInt32, style: Cell.Style, count: Int)

    private static func merge(_ cells: [Cell], _ read: (Escapes, Int) -> Merged?) -> [Cell] {
        let escapes = Escapes(cells: cells)
        var output: [Cell] = []
        output.reserveCapacity(cells.count)
        var i = 0
        while i < cells.count {
            guard let merged = read(escapes, i) else {
                output.append(cells[i])
                i += 1
                continue
            }
            var cell = cells[i]
            cell.scalar = merged.scalar
            cell.style = merged.style
            cell.end = cells[i + merged.count - 1].end
            output.append(cell)
            i += merged.count
        }
        return output
    }

    private func scalar(_ i: Int) -> UInt32 { i < cells.count ? cells[i].scalar : 0 }

    private func byte(_ i: Int) -> UInt8 { UInt8(exactly: scalar(i)) ?? 0 }

    // MARK: Kinds

    private func reference(at start: Int) -> Merged? {
        guard cells[start].isLiteral(0x26) else { return nil }
        if byte(start + 1) == 0x23 { return numericReference(at: start) }
        var end = start + 1
        while end - start < 12, byte(end).isLetter || byte(end).isDigit { end += 1 }
        guard byte(end) == 0x3B, let scalar = NamedReferences.scalar((start + 1..<end).map(byte)) else { return nil }
        return (scalar, .namedReference, end + 1 - start)
    }

    private func numericReference(at start: Int) -> Merged? {
        let isHex = byte(start + 2) | 0x20 == 0x78
        let first = start + (isHex ? 3 : 2)
        var end = first
        while end - first < 7, isHex ? byte(end).isHexDigit : byte(end).isDigit { end += 1 }
        let digits = String(decoding: (first..<end).map(byte), as: UTF8.self)
        guard let scalar = UInt32(digits, radix: isHex ? 16 : 10), Unicode.Scalar(scalar) != nil else { return nil }
        return (scalar, isHex ? .hexReference : .decimalReference, end - start + (byte(end) == 0x3B ? 1 : 0))
    }

    private func percentByte(at start: Int) -> UInt8? {
        guard scalar(start) == 0x25, let high = byte(start + 1).hexValue, let low = byte(start + 2).hexValue else {
            return nil
        }
        return high << 4 | low
    }

    private func percent(at start: Int) -> Merged? {
        guard let lead = percentByte(at: start) else { return nil }
        let isSecond = cells[start].style == .percent
        let style: Cell.Style = isSecond ? .doublePercent : .percent
        guard lead >= 0x80 else { return (UInt32(lead), style, 3) }
        var bytes = [lead]
        while bytes.count < 4, let next = percentByte(at: start + 3 * bytes.count) { bytes.append(next) }
        let (scalar, length) = UTF8Scalar.read(bytes[...])
        if scalar != 0xFFFD { return (scalar, style, 3 * length) }
        return isSecond ? nil : (UInt32(lead), .percentByte, 3)
    }

    private func unicode(at start: Int) -> Merged? {
        guard scalar(start) == 0x5C, scalar(start + 1) == 0x75 else { return nil }
        var value: UInt32 = 0
        for k in 2..<6 {
            guard let digit = byte(start + k).hexValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return (value, .unicodeEscape, 6)
    }
}

extension Cell.Style {
    /// The ASCII bytes of `scalar` in this style; nil for a literal, of which the charset has the bytes.
    func write(_ scalar: UInt32, likeLowerCaseHex isLower: Bool) -> [UInt8]? {
        func hex(_ value: UInt32, width: Int) -> String {
            let digits = String(value, radix: 16, uppercase: !isLower)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        func percent(_ sign: String, _ bytes: [UInt8]) -> String {
            bytes.map { sign + hex(UInt32($0), width: 2) }.joined()
        }
        let text: String? =
            switch self {
            case .literal: nil
            case .decimalReference: "&#\(scalar);"
            case .hexReference: "&#x\(hex(scalar, width: 0));"
            case .namedReference: NamedReferences.name(scalar).map { "&\($0);" } ?? "&#\(scalar);"
            case .percent: percent("%", UTF8Scalar.write(scalar))
            case .percentByte: percent("%", scalar < 0x100 ? [UInt8(scalar)] : UTF8Scalar.write(scalar))
            case .doublePercent: percent("%25", UTF8Scalar.write(scalar))
            case .unicodeEscape: "\\u\(hex(scalar, width: 4))"
            }
        return text.map { Array($0.utf8) }
    }
}

/// The named character references that stand in names, addresses and codes (HTML standard section 13.5): the letters of
/// Latin-1 and some signs.
enum NamedReferences {
    private static let letters =
        """
        Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde \
        Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc \
        atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc \
        otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
        """
    private static let signs: [(String, UInt32)] = [
        ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27), ("nbsp", 0xA0), ("commat", 0x40),
        ("period", 0x2E), ("lowbar", 0x5F), ("hyphen", 0x2010), ("dash", 0x2010), ("ndash", 0x2013), ("mdash", 0x2014),
        ("colon", 0x3A), ("sol", 0x2F), ("num", 0x23), ("plus", 0x2B), ("equals", 0x3D), ("quest", 0x3F),
        ("percnt", 0x25), ("middot", 0xB7), ("bull", 0x2022), ("shy", 0xAD), ("zwnj", 0x200C), ("zwj", 0x200D),
        ("Scaron", 0x160), ("scaron", 0x161), ("thinsp", 0x2009), ("ensp", 0x2002), ("emsp", 0x2003),
    ]
    private static let letterNames = letters.split(separator: " ").map(String.init)
    private static let byName: [[UInt8]: UInt32] = {
        var table: [[UInt8]: UInt32] = [:]
        for (index, name) in letterNames.enumerated() { table[Array(name.utf8)] = 0xC0 + UInt32(index) }
        for (name, scalar) in signs { table[Array(name.utf8)] = scalar }
        return table
    }()

    static func scalar(_ name: [UInt8]) -> UInt32? { byName[name] }

    /// The name of a letter of Latin-1; nil for other characters.
    static func name(_ scalar: UInt32) -> String? {
        (0xC0..<0x100).contains(scalar) ? letterNames[Int(scalar) - 0xC0] : nil
    }

    /// A reference to the letter `scalar` with the accent of the reference `old`, so that it is as long: `&oacute;` for
    /// an `o` in the place of `&eacute;`.
    static func accented(_ scalar: UInt32, like old: ArraySlice<UInt8>) -> [UInt8]? {
        guard old.count > 4, case .letter(let plain, _) = FoldedCharacter(scalar), plain < 0x80 else { return nil }
        let accent = old.dropFirst(2).dropLast()
        let letters = [UInt8(plain), plain < 0x60 ? 0x41 : 0x61, plain < 0x60 ? 0x4F : 0x6F]
        let name = letters.map { [$0] + accent }.first {
            byName[$0].map { $0 >= 0xC0 } ?? false && $0 != Array(old.dropFirst().dropLast())
        }
        return name.map { [0x26] + $0 + [0x3B] }
    }
}
