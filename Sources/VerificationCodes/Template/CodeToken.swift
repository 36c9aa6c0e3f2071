import MessageFormat

/// The letters and digits at one place of the text, read as a code of a given shape.
struct CodeToken {
    /// Bytes of the folded text, prefix and separators included.
    private(set) var range: Range<Int>
    /// The letters and digits of each group, without the prefix.
    private(set) var groups: [[UInt8]]
    private(set) var misfit: CodeShape.Misfit?
    /// Where the search for a code continues.
    private(set) var next: Int

    /// Reads the code that begins at `start`, where a letter or digit stands: in groups where the shape has them, else
    /// in one piece.
    static func read(_ bytes: [UInt8], at start: Int, _ shape: CodeShape, end: Int) -> CodeToken {
        let begin = behindPrefix(bytes, start, shape)
        let first = bytes.word(at: begin)
        let whole = CodeToken(bytes, start: start, atoms: [first], shape)
        if whole.misfit == nil { return whole }
        for atoms in groupings(bytes, begin, first, shape) {
            let grouped = CodeToken(bytes, start: start, atoms: atoms, shape)
            if grouped.misfit == nil { return grouped }
        }
        return whole
    }

    private init(_ bytes: [UInt8], start: Int, atoms: [Range<Int>], _ shape: CodeShape) {
        range = start..<(atoms.last?.upperBound ?? start)
        groups = atoms.map { Array(bytes[$0]) }
        misfit = shape.misfit(groups)
        next = misfit == nil ? range.upperBound : atoms.first?.upperBound ?? start + 1
    }

    /// The position behind the shape's prefix, letter case aside; `start` where it does not stand there.
    private static func behindPrefix(_ bytes: [UInt8], _ start: Int, _ shape: CodeShape) -> Int {
        guard let prefix = shape.prefix, !prefix.isEmpty, start + prefix.utf8.count < bytes.count else { return start }
        let found = bytes[start..<start + prefix.utf8.count]
        let isEqual = zip(found, prefix.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
        let behind = start + prefix.utf8.count
        return isEqual && bytes[behind].isAlphanumeric ? behind : start
    }

    /// The ways the code may be shown in pieces: by its groups, or letter by letter, or as words.
    private static func groupings(
        _ bytes: [UInt8], _ start: Int, _ first: Range<Int>, _ shape: CodeShape
    ) -> [[Range<Int>]] {
        let longest = shape.lengths.max() ?? 0
        let count = shape.alphabet == .words ? longest : max(shape.grouping.count, first.count == 1 ? longest : 0)
        guard count > 1 else { return [] }
        var atoms = [first]
        while atoms.count < count, let next = bytes.next(after: atoms[atoms.count - 1].upperBound, or: 0x20) {
            atoms.append(bytes.word(at: next))
        }
        var result: [[Range<Int>]] = []
        if shape.grouping.count <= atoms.count, !shape.grouping.isEmpty {
            result.append(Array(atoms.prefix(shape.grouping.count)))
        }
        for length in shape.lengths.sorted(by: >) where length <= atoms.count && length > 1 {
            result.append(Array(atoms.prefix(length)))
        }
        return result
    }

    func code(_ shape: CodeShape) -> String {
        let joined = groups.map { String(decoding: $0, as: UTF8.self) }
        return joined.joined(separator: shape.alphabet == .words ? "-" : "")
    }

    /// Whether it has a digit or is all capitals: other words of running text would be no useful near miss.
    var looksLikeCode: Bool {
        groups.contains { $0.contains { $0.isDigit } }
            || groups.allSatisfy { $0.count >= 4 && $0.allSatisfy { $0 < 0x61 } }
    }
}
