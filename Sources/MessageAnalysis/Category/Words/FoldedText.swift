/// Text as UTF-8 bytes in lower case: Latin letters to U+017F, Greek and Cyrillic, which is what the phrase tables need.
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
            case (0xCE, 0x91...0x9F): result.append(byte + 0x20)
            case (0xD0, 0xA0...0xAF), (0xCE, 0xA0...0xA9):  // Р…Я, Π…Ω: small letters have the next lead.
                result[result.count - 1] = lead + 1
                result.append(byte - 0x20)
            case (0xD0, 0x80...0x8F):  // Є, І, Ї
                result[result.count - 1] = 0xD1
                result.append(byte + 0x10)
            case (0xCE, 0x88...0x8A): result.append(byte + 0x25)  // Έ, Ή, Ί
            case (0xCE, 0x8C), (0xCE, 0x8E...0x8F):  // Ό, Ύ, Ώ
                result[result.count - 1] = 0xCF
                result.append(byte == 0x8C ? byte : byte - 1)
            case (0xC4...0xC5, _) where isCapital(lead, byte): result.append(byte + 1)
            default: result.append(byte)
            }
            lead = byte
        }
        return result
    }

    /// Whether these are the two bytes of a capital letter of Latin Extended-A, whose small letter follows it.
    private static func isCapital(_ lead: UInt8, _ byte: UInt8) -> Bool {
        let scalar = UInt32(lead & 0x1F) << 6 | UInt32(byte & 0x3F)
        switch scalar {
        case 0x100...0x12F, 0x132...0x137, 0x14A...0x177: return scalar & 1 == 0
        case 0x139...0x13E, 0x141...0x148, 0x179...0x17E: return scalar & 1 == 1
        default: return false
        }
    }
}

/// Finds phrases of several tags in one pass over a text.
///
/// Phrases are filed under their first four bytes, so that nearly every position is decided by one look.
struct PhraseIndex<Tag: RawRepresentable & CaseIterable & Sendable>: Sendable where Tag.RawValue == Int {
    private struct Entry: Sendable {
        let tag: Int
        /// Where its bytes stand in ``bytes``.
        let start: Int
        let count: Int
        /// Whether words of the phrase's script are separated by spaces (Latin, Greek, Cyrillic): such a phrase is
        /// found only at the beginning of a word.
        let isSpaced: Bool
        /// Its first bytes, at most eight, and which bits of eight bytes of text they are: what nearly always decides.
        let prefix: UInt64
        let mask: UInt64
    }

    /// How often a tag's phrases were found, and which was found first.
    struct Hits: Sendable {
        fileprivate(set) var counts: [Int]
        fileprivate(set) var first: [String?]
        /// Behind the last phrase that was counted: what begins with two phrases of a tag counts once.
        fileprivate var ends: [Int]

        func count(_ tag: Tag) -> Int { counts[tag.rawValue] }
        func phrase(_ tag: Tag) -> String? { first[tag.rawValue] }
        /// A phrase without the signs before it that stand for the beginning of a line or subject.
        func opening(_ tag: Tag) -> String? { phrase(tag).map { String($0.drop { $0 == "\n" || $0 == " " }) } }
    }

    /// One bit for each bucket that has entries: small enough for a core's level-1 cache.
    private var isBeginning = [UInt64](repeating: 0, count: 1024)
    /// Where the entries of a bucket begin; those of the next bucket follow them.
    private var starts: [Int32] = []
    private let entries: [Entry]
    /// All phrases, one after the other.
    private let bytes: [UInt8]
    /// The tag of phrases that hide those of other tags within them: "you cannot opt out" is no way out.
    private let hiding: Tag?

    private static var shortest: Int { 3 }

    /// - Parameters:
    ///   - phrases: of three bytes and more in UTF-8; shorter ones are never found.
    ///   - hiding: the tag of phrases that hide others within them.
    init(_ phrases: [(tag: Tag, phrases: [String])], hiding: Tag? = nil) {
        self.hiding = hiding
        var bytes: [UInt8] = []
        var filed: [(bucket: Int, entry: Entry)] = []
        for (tag, list) in phrases {
            for phrase in list.lazy.map({ FoldedText($0).bytes }) where phrase.count >= Self.shortest {
                let entry = Self.entry(phrase, tag, at: bytes.count)
                bytes += phrase
                // A phrase of three bytes stands in the buckets of all bytes that may follow.
                let ends: ClosedRange<UInt64> = phrase.count == Self.shortest ? 0...255 : 0...0
                filed += ends.map { (Self.bucket(entry.prefix | $0 << 24), entry) }
            }
        }
        // Of two phrases at one place the longer is met first.
        filed.sort { ($0.bucket, $1.entry.count) < ($1.bucket, $0.entry.count) }
        var counts = [Int32](repeating: 0, count: 65_537)
        for (bucket, _) in filed {
            counts[bucket + 1] += 1
            isBeginning[bucket >> 6] |= 1 << UInt64(bucket & 63)
        }
        for bucket in 0..<65_536 { counts[bucket + 1] += counts[bucket] }
        starts = counts
        entries = filed.map(\.entry)
        self.bytes = bytes
    }

    private static func entry(_ phrase: [UInt8], _ tag: Tag, at start: Int) -> Entry {
        var (prefix, mask) = (UInt64(0), UInt64(0))
        for (offset, byte) in phrase.prefix(8).enumerated() {
            prefix |= UInt64(byte) << UInt64(8 * offset)
            mask |= 0xFF << UInt64(8 * offset)
        }
        let isSpaced = phrase[0] < 0xD5 && (phrase[0] >= 0xC3 || isLetter(phrase[0]))
        return Entry(
            tag: tag.rawValue, start: start, count: phrase.count, isSpaced: isSpaced, prefix: prefix, mask: mask)
    }

    /// The phrases that stand in `text`.
    func search(_ text: FoldedText) -> Hits {
        var hits = Hits(
            counts: [Int](repeating: 0, count: Tag.allCases.count),
            first: [String?](repeating: nil, count: Tag.allCases.count),
            ends: [Int](repeating: 0, count: Tag.allCases.count))
        find(in: text) { entry, index in
            guard index >= hits.ends[entry.tag] else { return }
            hits.ends[entry.tag] = index + entry.count
            if entry.tag == hiding?.rawValue {
                for tag in hits.ends.indices { hits.ends[tag] = max(hits.ends[tag], index + entry.count) }
            }
            hits.counts[entry.tag] += 1
            if hits.first[entry.tag] == nil {
                hits.first[entry.tag] = String(decoding: bytes[entry.start..<entry.start + entry.count], as: UTF8.self)
            }
        }
        return hits
    }

    /// The loop over every byte of every body: plain buffers, so that nothing is counted or retained in it.
    private func find(in text: FoldedText, _ hit: (Entry, Int) -> Void) {
        text.bytes.withUnsafeBufferPointer { text in
            isBeginning.withUnsafeBufferPointer { isBeginning in
                guard text.count >= Self.shortest else { return }
                var isInWord = false
                for index in 0...(text.count - Self.shortest) {
                    // An ASCII letter can begin a phrase only at the beginning of a word, which most places are not.
                    let wasInWord = isInWord
                    isInWord = Self.isLetter(text[index])
                    if isInWord, wasInWord { continue }
                    let eight = Self.eightBytes(of: text, at: index)
                    let bucket = Self.bucket(eight)
                    if isBeginning[bucket >> 6] & 1 << UInt64(bucket & 63) != 0 {
                        find(eight, bucket, at: index, of: text, hit)
                    }
                }
            }
        }
    }

    /// The bucket of a text that begins with the lowest four bytes: a hash of 16 bits.
    @inline(__always)
    private static func bucket(_ eight: UInt64) -> Int { Int((UInt32(truncatingIfNeeded: eight) &* 0x9E37_79B1) >> 16) }

    private func find(
        _ eight: UInt64, _ bucket: Int, at index: Int, of text: UnsafeBufferPointer<UInt8>,
        _ hit: (Entry, Int) -> Void
    ) {
        entries.withUnsafeBufferPointer { entries in
            bytes.withUnsafeBufferPointer { phrases in
                for place in Int(starts[bucket])..<Int(starts[bucket + 1]) {
                    guard eight & entries[place].mask == entries[place].prefix else { continue }
                    let entry = entries[place]
                    if Self.matches(entry, phrases, text, index) { hit(entry, index) }
                }
            }
        }
    }

    /// Eight bytes, the first in the lowest place; 0 behind the end.
    @inline(__always)
    private static func eightBytes(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64 {
        if index + 8 <= text.count {
            return UInt64(
                littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        var result: UInt64 = 0
        for offset in 0..<(text.count - index) { result |= UInt64(text[index + offset]) << UInt64(8 * offset) }
        return result
    }

    /// Whether the phrase's bytes behind the eighth stand there, too, and it begins where a word does.
    private static func matches(
        _ entry: Entry, _ phrases: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
    ) -> Bool {
        guard index + entry.count <= text.count else { return false }
        for offset in min(8, entry.count)..<entry.count where text[index + offset] != phrases[entry.start + offset] {
            return false
        }
        guard entry.isSpaced, index > 0 else { return true }
        let before = text[index - 1]
        return !isLetter(before) && !(0xC3...0xD4).contains(before) && !(0x80...0xBF).contains(before)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
