/// Text as UTF-8 bytes in lower case: ASCII, Latin-1 letters and Cyrillic, which is what the phrase tables need.
///
/// Case is folded in one pass over the bytes; a String's own `lowercased()` costs ten times as much.
struct FoldedText: Sendable {
    let bytes: [UInt8]

    /// Folds at most `limit` bytes from the start of `text`, and as many from the end where it is longer.
    init(_ text: String, limit: Int = .max) {
        var text = text
        bytes = text.withUTF8 { source in
            guard source.count > limit, limit < .max / 2 else { return FoldedText.fold(source, 0..<source.count) }
            guard source.count > 2 * limit else { return FoldedText.fold(source, 0..<source.count) }
            return FoldedText.fold(source, 0..<limit)
                + [0x0A] + FoldedText.fold(source, source.count - limit..<source.count)
        }
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    private static func fold(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var lead: UInt8 = 0
        for index in range {
            let byte = source[index]
            switch (lead, byte) {
            case (_, 0x41...0x5A), (0xC3, 0x80...0x9E): result.append(byte | 0x20)
            case (0xD0, 0x90...0x9F): result.append(byte + 0x20)
            case (0xD0, 0xA0...0xAF):  // Р…Я, whose small letters stand in the next row of 64.
                result[result.count - 1] = 0xD1
                result.append(byte - 0x20)
            case (0xE2, 0x80) where index + 1 < range.upperBound && source[index + 1] == 0x99:
                result.append(byte)  // ’ stays; the tables have both apostrophes.
            default: result.append(byte)
            }
            lead = byte
        }
        return result
    }
}

/// Finds phrases of several tags in one pass over a text.
///
/// Phrases are filed under their first two bytes, so that nearly every position is decided by one look.
struct PhraseIndex<Tag: RawRepresentable & CaseIterable & Sendable>: Sendable where Tag.RawValue == Int {
    private struct Entry: Sendable {
        let tag: Int
        let bytes: [UInt8]
        /// Latin, Greek and Cyrillic phrases begin and (where they end with a space) end at a word's edge.
        let isSpaced: Bool
    }

    /// How often a tag's phrases were found, and which was found first.
    struct Hits: Sendable {
        fileprivate(set) var counts: [Int]
        fileprivate(set) var first: [String?]

        func count(_ tag: Tag) -> Int { counts[tag.rawValue] }
        func phrase(_ tag: Tag) -> String? { first[tag.rawValue] }
    }

    private var heads = [Int32](repeating: -1, count: 65536)
    private var entries: [[Entry]] = []

    init(_ phrases: [(tag: Tag, phrases: [String])]) {
        for (tag, list) in phrases {
            for phrase in list { add(phrase, tag) }
        }
    }

    private mutating func add(_ phrase: String, _ tag: Tag) {
        let bytes = FoldedText(phrase).bytes
        guard bytes.count >= 2 else { return }
        let key = Int(bytes[0]) << 8 | Int(bytes[1])
        if heads[key] < 0 {
            heads[key] = Int32(entries.count)
            entries.append([])
        }
        let isSpaced = bytes[0] < 0xD5 && (bytes[0] >= 0xC3 || Self.isLetter(bytes[0]))
        entries[Int(heads[key])].append(Entry(tag: tag.rawValue, bytes: bytes, isSpaced: isSpaced))
    }

    /// The phrases that stand in `text`.
    func search(_ text: FoldedText) -> Hits {
        var hits = Hits(
            counts: [Int](repeating: 0, count: Tag.allCases.count),
            first: [String?](repeating: nil, count: Tag.allCases.count))
        text.bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count >= 2 else { return }
            for index in 0..<bytes.count - 1 {
                let head = heads[Int(bytes[index]) << 8 | Int(bytes[index + 1])]
                guard head >= 0 else { continue }
                for entry in entries[Int(head)] where Self.matches(entry, bytes, index) {
                    hits.counts[entry.tag] += 1
                    if hits.first[entry.tag] == nil {
                        hits.first[entry.tag] = String(decoding: entry.bytes, as: UTF8.self)
                    }
                }
            }
        }
        return hits
    }

    private static func matches(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index + entry.bytes.count <= bytes.count else { return false }
        for offset in 2..<max(2, entry.bytes.count) where bytes[index + offset] != entry.bytes[offset] { return false }
        guard entry.isSpaced, index > 0 else { return true }
        let before = bytes[index - 1]
        return !isLetter(before) && !(0xC3...0xD4).contains(before) && !(0x80...0xBF).contains(before)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
