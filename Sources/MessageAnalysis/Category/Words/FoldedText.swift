/// Text as UTF-8 bytes in lower case: ASCII, Latin-1 letters and Cyrillic, which is what the phrase tables need.
///
/// Case is folded in one pass over the bytes; a String's own `lowercased()` costs ten times as much.
struct FoldedText: Sendable {
    let bytes: [UInt8]

    /// Folds all of `text`, or `limit` bytes from its start and `limit` from its end where it is longer than both.
    init(_ text: String, limit: Int = .max) {
        var text = text
        bytes = text.withUTF8 { source in
            guard limit < .max / 2, source.count > 2 * limit else { return FoldedText.fold(source, 0..<source.count) }
            return FoldedText.fold(source, 0..<limit)
                + [0x0A] + FoldedText.fold(source, source.count - limit..<source.count)
        }
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    private static func fold(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8] {
        // A quick way for ASCII, which nearly all mail is.
        var all: UInt8 = 0
        for index in range { all |= source[index] }
        if all < 0x80 {
            return [UInt8](unsafeUninitializedCapacity: range.count) { output, count in
                for index in 0..<range.count {
                    let byte = source[range.lowerBound + index]
                    output[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
                }
                count = range.count
            }
        }
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var lead: UInt8 = 0
        for index in range {
            let byte = source[index]
            switch (lead, byte) {
            case (_, 0x41...0x5A), (0xC3, 0x80...0x9E): result.append(byte | 0x20)
            case (0xD0, 0x90...0x9F): result.append(byte + 0x20)
            case (0xD0, 0xA0...0xAF):  // Р…Я: the lead byte of their small letters is 0xD1.
                result[result.count - 1] = 0xD1
                result.append(byte - 0x20)
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
        /// Where its bytes stand in ``bytes``.
        let start: Int
        let count: Int
        /// Whether words of the phrase's script are separated by spaces (Latin, Greek, Cyrillic): such a phrase is
        /// found only at the beginning of a word.
        let isSpaced: Bool
        /// The next entry with the same first two bytes; -1 for none.
        var next: Int32 = -1
    }

    /// How often a tag's phrases were found, and which was found first.
    struct Hits: Sendable {
        fileprivate(set) var counts: [Int]
        fileprivate(set) var first: [String?]

        func count(_ tag: Tag) -> Int { counts[tag.rawValue] }
        func phrase(_ tag: Tag) -> String? { first[tag.rawValue] }
    }

    /// One bit for each hash of three bytes with which a phrase begins: small enough for a core's level-1 cache.
    private var isBeginning = [UInt64](repeating: 0, count: 1024)
    private var heads = [Int32](repeating: -1, count: 65536)
    private var entries: [Entry] = []
    /// All phrases, one after the other.
    private var bytes: [UInt8] = []

    init(_ phrases: [(tag: Tag, phrases: [String])]) {
        for (tag, list) in phrases {
            for phrase in list { add(phrase, tag) }
        }
    }

    private mutating func add(_ phrase: String, _ tag: Tag) {
        let phrase = FoldedText(phrase).bytes
        guard phrase.count >= 2 else { return }
        let isSpaced = phrase[0] < 0xD5 && (phrase[0] >= 0xC3 || Self.isLetter(phrase[0]))
        let new = Int32(entries.count)
        entries.append(Entry(tag: tag.rawValue, start: bytes.count, count: phrase.count, isSpaced: isSpaced))
        bytes += phrase
        let key = Int(phrase[0]) << 8 | Int(phrase[1])
        for third in phrase.count > 2 ? phrase[2]...phrase[2] : 0...255 {
            let hash = Self.hash(phrase[0], phrase[1], third)
            isBeginning[hash >> 6] |= 1 << UInt64(hash & 63)
        }
        guard heads[key] >= 0 else {
            heads[key] = new
            return
        }
        var last = Int(heads[key])
        while entries[last].next >= 0 { last = Int(entries[last].next) }
        entries[last].next = new
    }

    /// The phrases that stand in `text`.
    func search(_ text: FoldedText) -> Hits {
        var hits = Hits(
            counts: [Int](repeating: 0, count: Tag.allCases.count),
            first: [String?](repeating: nil, count: Tag.allCases.count))
        find(in: text) { entry in
            hits.counts[entry.tag] += 1
            if hits.first[entry.tag] == nil {
                hits.first[entry.tag] = String(decoding: bytes[entry.start..<entry.start + entry.count], as: UTF8.self)
            }
        }
        return hits
    }

    /// The loop over every byte of every body: plain buffers, so that nothing is counted or retained in it.
    private func find(in text: FoldedText, _ hit: (Entry) -> Void) {
        text.bytes.withUnsafeBufferPointer { text in
            isBeginning.withUnsafeBufferPointer { isBeginning in
                guard text.count >= 2 else { return }
                var isInWord = false
                for index in 0..<text.count - 1 {
                    // An ASCII letter can begin a phrase only at the beginning of a word, which most places are not.
                    let wasInWord = isInWord
                    isInWord = Self.isLetter(text[index])
                    if isInWord, wasInWord { continue }
                    let third = index + 2 < text.count ? text[index + 2] : 0
                    let hash = Self.hash(text[index], text[index + 1], third)
                    if isBeginning[hash >> 6] & 1 << UInt64(hash & 63) != 0 { find(at: index, of: text, hit) }
                }
            }
        }
    }

    /// A hash of 16 bits.
    @inline(__always)
    private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
        let bytes = UInt32(first) | UInt32(second) << 8 | UInt32(third) << 16
        return Int((bytes &* 0x9E37_79B1) >> 16)
    }

    private func find(at index: Int, of text: UnsafeBufferPointer<UInt8>, _ hit: (Entry) -> Void) {
        entries.withUnsafeBufferPointer { entries in
            bytes.withUnsafeBufferPointer { phrases in
                var next = heads[Int(text[index]) << 8 | Int(text[index + 1])]
                while next >= 0 {
                    let entry = entries[Int(next)]
                    if Self.matches(entry, phrases, text, index) { hit(entry) }
                    next = entry.next
                }
            }
        }
    }

    private static func matches(
        _ entry: Entry, _ phrases: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
    ) -> Bool {
        guard index + entry.count <= text.count else { return false }
        for offset in 2..<max(2, entry.count) where text[index + offset] != phrases[entry.start + offset] {
            return false
        }
        guard entry.isSpaced, index > 0 else { return true }
        let before = text[index - 1]
        return !isLetter(before) && !(0xC3...0xD4).contains(before) && !(0x80...0xBF).contains(before)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
