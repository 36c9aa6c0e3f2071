import MessageFormat

/// Marks the markup in the characters of an HTML document. No tree is built: where a browser would read the markup
/// otherwise, too many or too few originals are replaced at worst.
struct MarkupZones {
    private var cells: [Cell]
    private var i = 0

    static func mark(_ cells: [Cell]) -> [Cell] {
        var zones = MarkupZones(cells: cells)
        zones.run()
        return zones.cells
    }

    private init(cells: [Cell]) { self.cells = cells }

    private mutating func run() {
        var isComment = false
        while i < cells.count {
            if isComment, matches("-->") {
                take(3, as: .structure)
                isComment = false
            } else if matches("<!--") {
                take(4, as: .structure)
                isComment = true
            } else if cells[i].isLiteral(0x3C), isTagStart(at: i + 1) {
                readTag()
            } else {
                if isComment { cells[i].zone = .comment }
                i += 1
            }
        }
    }

    private func lower(_ index: Int) -> UInt8 {
        index < cells.count ? (UInt8(exactly: cells[index].scalar) ?? 0x80).asciiLowercased : 0
    }

    private func matches(_ literal: StaticString, at start: Int? = nil) -> Bool {
        literal.withUTF8Buffer { wanted in
            wanted.indices.allSatisfy { lower((start ?? i) + $0) == wanted[$0] }
        }
    }

    /// Whether a tag may continue with the character: the letter of a name, `/`, `!` or `?`.
    private func isTagStart(at index: Int) -> Bool {
        let byte = lower(index)
        return byte.isLetter || byte == 0x2F || byte == 0x21 || byte == 0x3F
    }

    private mutating func take(_ count: Int, as zone: Cell.Zone) {
        for _ in 0..<count where i < cells.count {
            cells[i].zone = zone
            i += 1
        }
    }

    private mutating func readTag() {
        let start = i
        let isStyle = matches("<style")
        let isScript = matches("<script")
        take(1, as: .structure)
        while i < cells.count, !cells[i].isLiteral(0x3E), !cells[i].isLiteral(0x3C) { readAttribute() }
        take(1, as: .structure)
        let isEmpty = i > start + 1 && lower(i - 2) == 0x2F
        if isStyle, !isEmpty { takeRawText(until: "</style", as: .structure) }
        if isScript, !isEmpty { takeRawText(until: "</script", as: .value) }
    }

    private mutating func takeRawText(until close: StaticString, as zone: Cell.Zone) {
        while i < cells.count, !(cells[i].isLiteral(0x3C) && matches(close)) { take(1, as: zone) }
    }

    /// Steps over a name or one character, and a value if one follows.
    private mutating func readAttribute() {
        let start = i
        while i < cells.count, isNameByte(lower(i)) { take(1, as: .structure) }
        let name = (start..<i).prefix(40).map(lower)
        if i == start { take(1, as: .structure) }
        guard !name.isEmpty, lower(i) == 0x3D else { return }
        take(1, as: .structure)
        while i < cells.count, lower(i).isFoldingWhiteSpace { take(1, as: .structure) }
        let zone: Cell.Zone = Self.isForPeople(name) ? .value : .structure
        let quote = lower(i)
        guard quote == 0x22 || quote == 0x27 else {
            while i < cells.count, !lower(i).isFoldingWhiteSpace, lower(i) != 0x3E { take(1, as: zone) }
            return
        }
        take(1, as: .structure)
        while i < cells.count, !cells[i].isLiteral(quote) { take(1, as: zone) }
        take(1, as: .structure)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        !byte.isFoldingWhiteSpace && byte != 0x3D && byte != 0x3E && byte != 0x3C && byte != 0x22 && byte != 0x27
            && byte != 0x2F
    }

    private static let names = Set(
        """
        href src srcset alt title content value label placeholder action background cite summary abbr longdesc \
        aria-label xlink:href itemid
        """.split(separator: " ").map { Array($0.utf8) })

    private static func isForPeople(_ name: [UInt8]) -> Bool {
        names.contains(name) || name.starts(with: "data-".utf8)
    }
}
