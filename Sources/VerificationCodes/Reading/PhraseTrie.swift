import MessageFormat

/// Finds many phrases in one pass over a folded text: a trie that is walked from every place where a phrase may begin.
///
/// At worst the time is the text's length times that of the longest phrase; in mail two bytes show at nearly every
/// place that no phrase begins there.
struct PhraseTrie: Sendable {
    struct Match: Sendable {
        var start: Int
        var end: Int
        /// The tag that was inserted with the phrase.
        var tag: UInt32
    }

    private struct Node {
        var byte: UInt8
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        var firstEntry: Int32 = -1
    }
    private struct Entry {
        var tag: UInt32
        /// The word may go on after it.
        var opensAfter: Bool
        var next: Int32
    }

    /// The roots of all phrases, and of those that may begin within a word. Most places of a text are within a word,
    /// but few phrases may begin there.
    private var roots = PhraseRoots()
    private var innerRoots = PhraseRoots()
    private var nodes: [Node] = []
    private var entries: [Entry] = []
    private(set) var count = 0

    /// - Parameters:
    ///   - phrase: with `*` where the word may go on; left out if it has less than two bytes.
    ///   - isFolded: it is as ``FoldedText`` has it, and need not be folded.
    mutating func insert(_ phrase: String, tag: UInt32, isFolded: Bool = false) {
        // Of the bytes: characters of a String cost ten times as much, and there are 34,000 phrases.
        var text = phrase.utf8[...]
        let opensBefore = text.first == UInt8(ascii: "*")
        if opensBefore { text = text.dropFirst() }
        let opensAfter = text.last == UInt8(ascii: "*")
        if opensAfter { text = text.dropLast() }
        let bytes = isFolded ? Array(text) : FoldedText(String(Substring(text))).lower
        guard bytes.count >= 2 else { return }
        let isFree = !WordEdge.isSpaced(bytes, at: 0)
        add(tag, opensAfter || isFree, at: node(for: bytes, from: roots.root(of: bytes, new: Int32(nodes.count))))
        if opensBefore || isFree {
            add(
                tag, opensAfter || isFree,
                at: node(for: bytes, from: innerRoots.root(of: bytes, new: Int32(nodes.count))))
        }
        count += 1
    }

    private mutating func add(_ tag: UInt32, _ opensAfter: Bool, at node: Int) {
        entries.append(Entry(tag: tag, opensAfter: opensAfter, next: nodes[node].firstEntry))
        nodes[node].firstEntry = Int32(entries.count - 1)
    }

    /// The node at which the phrase ends, on the way from its root, which may be the next node.
    private mutating func node(for bytes: [UInt8], from root: Int32) -> Int {
        var current = Int(root)
        if current == nodes.count { nodes.append(Node(byte: 0)) }
        for byte in bytes.dropFirst(PhraseRoots.depth(of: bytes)) {
            var child = nodes[current].firstChild
            while child >= 0, nodes[Int(child)].byte != byte { child = nodes[Int(child)].nextSibling }
            if child < 0 {
                child = Int32(nodes.count)
                nodes.append(Node(byte: byte, nextSibling: nodes[current].firstChild))
                nodes[current].firstChild = child
            }
            current = Int(child)
        }
        return current
    }

    /// All phrases in `text`, in the order of their beginnings, of one beginning the shorter first.
    func matches(in text: [UInt8]) -> [Match] {
        var result: [Match] = []
        text.withUnsafeBufferPointer { bytes in
            guard bytes.count >= 2, count > 0 else { return }
            for start in 0..<bytes.count - 1 {
                let may = roots.mayBegin(bytes, start)
                guard may.short || may.long else { continue }
                if WordEdge.isInside(bytes, start) {
                    walk(bytes, start, innerRoots, innerRoots.mayBegin(bytes, start), &result)
                } else {
                    walk(bytes, start, roots, may, &result)
                }
            }
        }
        return result
    }

    private func walk(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ roots: borrowing PhraseRoots,
        _ may: (short: Bool, long: Bool), _ result: inout [Match]
    ) {
        if may.short, let root = roots.short(bytes, start) { walk(bytes, start, start + 2, root, &result) }
        if may.long, let root = roots.long(bytes, start) { walk(bytes, start, start + 4, root, &result) }
    }

    private func walk(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ rootEnd: Int, _ root: Int, _ result: inout [Match]
    ) {
        var current = root
        var end = rootEnd
        while true {
            var entry = nodes[current].firstEntry
            while entry >= 0 {
                let found = entries[Int(entry)]
                if found.opensAfter || !WordEdge.isInside(bytes, end) {
                    result.append(Match(start: start, end: end, tag: found.tag))
                }
                entry = found.next
            }
            guard end < bytes.count else { return }
            var child = nodes[current].firstChild
            while child >= 0, nodes[Int(child)].byte != bytes[end] { child = nodes[Int(child)].nextSibling }
            guard child >= 0 else { return }
            current = Int(child)
            end += 1
        }
    }
}

/// Where words begin and end in folded UTF-8.
enum WordEdge {
    private enum Kind { case letter, digit, other }

    /// Whether a place is inside a word or a number: letters on both sides, or digits on both.
    static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        guard position > 0, position < bytes.count else { return false }
        let (last, next) = (bytes[position - 1], bytes[position])
        if last < 0x80, next < 0x80 {
            return last.isDigit ? next.isDigit : last.isAlphanumeric && next.isLetter
        }
        let before = kind(bytes, bytes.scalarStart(at: position - 1))
        return before != .other && before == kind(bytes, position)
    }

    /// Whether the script of the character has spaces between words.
    static func isSpaced(_ bytes: [UInt8], at position: Int) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes[position] < 0x80 || kind(bytes, position) == .letter
        }
    }

    static func isLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        kind(bytes, position) == .letter
    }

    /// × and ÷; the stops, commas and marks of Armenian, Hebrew and Arabic.
    private static func isPunctuation(_ lead: UInt8, _ second: UInt8) -> Bool {
        switch (lead, second) {
        case (0xC3, 0x97), (0xC3, 0xB7), (0xD5, 0x9A...0x9F), (0xD6, 0x89), (0xD6, 0x8A), (0xD7, 0x80), (0xD7, 0x83),
            (0xD7, 0xB3), (0xD7, 0xB4), (0xD8, 0x8C), (0xD8, 0x9B), (0xD8, 0x9F), (0xD9, 0xAA...0xAD), (0xDB, 0x94):
            true
        default: false
        }
    }

    /// Letters of scripts without spaces (Thai, Lao, Khmer, Burmese, Han, kana, Hangul) are of kind `other`: any phrase
    /// may begin or end beside them.
    private static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ lead: Int) -> Kind {
        let byte = bytes[lead]
        let second = lead + 1 < bytes.count ? bytes[lead + 1] : 0
        switch byte {
        case 0x30...0x39: return .digit
        case 0x41...0x5A, 0x61...0x7A: return .letter
        case 0xC3...0xDF: return isPunctuation(byte, second) ? .other : .letter
        // Thai and Lao; the danda of Indian scripts (U+0964, U+0965).
        case 0xE0:
            let isDanda = second == 0xA5 && lead + 2 < bytes.count && bytes[lead + 2] & 0xFE == 0xA4
            return (0xB8...0xBB).contains(second) || isDanda ? .other : .letter
        case 0xE1: return second == 0x82 || second == 0x83 || second >= 0xB8 ? .letter : .other
        default: return .other
        }
    }
}
