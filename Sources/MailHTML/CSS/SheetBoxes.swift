import Bytes

/// Tells roughly, from the rewritten style sheet, which classes of the body's first elements keep margins from
/// collapsing.
struct SheetBoxes {
    private let sheet: ArraySlice<UInt8>
    /// How many classes may still be looked up.
    private var budget = 8

    init(_ sheet: [UInt8]) { self.sheet = sheet.prefix(60_000) }

    /// Whether a rule for a class makes a box of its elements.
    /// - Parameter name: as it is written in the output.
    mutating func makesBox(_ name: [UInt8]) -> Bool {
        guard !sheet.isEmpty else { return false }
        budget -= 1
        guard budget >= 0 else { return false }
        var rest = sheet
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            rest = rest[(dot + 1)...]
            guard rest.starts(with: name), rest.dropFirst(name.count).first?.isCSSName != true else { continue }
            let block = rest.drop { $0 != 0x7b }.dropFirst().prefix { $0 != 0x7d }
            if SheetBoxes.isBox(block.prefix(2000)) { return true }
            rest = rest[block.endIndex...]
        }
        return false
    }

    /// Whether a property whose name ends in `word` is declared.
    static func declares(_ word: StaticString, _ style: ArraySlice<UInt8>) -> Bool {
        style.split(separator: 0x3b).contains { declaration in
            let name = declaration.drop { $0.isHTMLSpace }.prefix { $0 != 0x3a && !$0.isHTMLSpace }
            return name.suffix(word.utf8CodeUnitCount).equalsIgnoringCase(word)
        }
    }

    /// Whether declarations give a box padding or a border, or make a formatting context of it.
    static func isBox(_ style: ArraySlice<UInt8>) -> Bool {
        style.split(separator: 0x3b).contains { declaration in
            let name = declaration.drop { $0.isHTMLSpace }.prefix { $0 != 0x3a && !$0.isHTMLSpace }
            let value = declaration.drop { $0 != 0x3a }.dropFirst().drop { $0.isHTMLSpace }
            if name.startsIgnoringCase("padding") { return value.contains { (0x31...0x39).contains($0) } }
            if name.startsIgnoringCase("border") {
                return !name.equalsIgnoringCase("border-collapse") && !name.equalsIgnoringCase("border-spacing")
                    && !value.startsIgnoringCase("none") && value.first != 0x30
            }
            if name.equalsIgnoringCase("display") { return !value.startsIgnoringCase("block") }
            return name.startsIgnoringCase("overflow") || name.equalsIgnoringCase("float")
        }
    }
}
