import Bytes
import MessageAnalysis

/// The mail of one author, by which each message of it can be judged: how it is laid out, whether any is a reply, and how
/// the texts begin.
struct AuthorMail {
    struct Message {
        /// Nil where the message is too small to have one.
        var skeleton: UInt64?
        var keys: [ThreadKey]
        var preview: String
    }

    /// Messages whose words others are compared with, those with the least hashes.
    private static let maximumTexts = 64
    /// Shares of words that two texts have in common: from here on they say the same, below they say other things.
    private static let (same, other) = (0.5, 0.4)

    private var layouts = AlikeLayouts()
    private var texts: [(name: ThreadKey, words: PreviewWords)] = []

    var isFull: Bool { layouts.isFull }

    /// Takes a message, those with the least hashes first.
    ///
    /// - Returns: false for copies.
    @discardableResult
    mutating func add(_ message: Message) -> Bool {
        guard layouts.add(message.skeleton, message.keys) else { return false }
        if texts.count < Self.maximumTexts, let name = message.keys.own, let words = PreviewWords(message.preview) {
            texts.append((name, words))
        }
        return true
    }

    /// Adds to what is known of a message of the author.
    func tell(_ message: Message, looksPersonal: Bool, _ knowledge: inout ArchiveKnowledge) {
        guard !AlikeLayouts.isReply(message.keys) else { return }
        knowledge.isAlike = looksPersonal && message.skeleton.map(layouts.areLike) ?? false
        knowledge.isOneWay = layouts.areOneWay
        knowledge.wording = layouts.areOneWay ? wording(of: message) : nil
    }

    private func wording(of message: Message) -> ArchiveKnowledge.Wording? {
        guard let name = message.keys.own, let words = PreviewWords(message.preview) else { return nil }
        // Copies of the message are no other messages.
        let likeness = texts.lazy.filter { $0.name != name }.map { words.shared(with: $0.words) }.max()
        return likeness.flatMap { $0 >= Self.same ? .notice : $0 < Self.other ? .issue : nil }
    }
}

/// The different words of a preview, without digits. Of Chinese, Japanese, Thai and the like each two neighbouring
/// characters are a word.
struct PreviewWords {
    /// Fewer words tell nothing.
    private static let minimum = 5

    /// Hashes of the words, sorted.
    private let hashes: [UInt64]

    init?(_ preview: String) {
        var hashes: Set<UInt64> = []
        var text = SearchText.index(preview)
        text.withUTF8 { bytes in
            var (hash, length) = (StableHash.start, 0)
            for byte in bytes {
                let lower = byte | 0x20
                if byte >= 0x80 || lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") {
                    hash = StableHash.adding(byte < 0x80 ? lower : byte, to: hash)
                    length += 1
                } else {
                    if length > 1 { hashes.insert(hash) }
                    (hash, length) = (StableHash.start, 0)
                }
            }
            if length > 1 { hashes.insert(hash) }
        }
        guard hashes.count >= Self.minimum else { return nil }
        self.hashes = hashes.sorted()
    }

    /// The share of all words of the two that both have, from 0 to 1 (Jaccard's index).
    func shared(with other: PreviewWords) -> Double {
        var (first, second, both) = (0, 0, 0)
        while first < hashes.count, second < other.hashes.count {
            if hashes[first] == other.hashes[second] {
                (first, second, both) = (first + 1, second + 1, both + 1)
            } else if hashes[first] < other.hashes[second] {
                first += 1
            } else {
                second += 1
            }
        }
        return Double(both) / Double(hashes.count + other.hashes.count - both)
    }
}
