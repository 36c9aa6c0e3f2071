import MessageFormat

/// Finds ASCII words in addresses, letter case aside: one pass for all of them.
struct WordFinder: Sendable {
    private var trie = PhraseTrie()

    /// - Parameter lists: words in lower case; the index of a list is what ``first(in:)`` gives.
    init(_ lists: [[String]]) {
        for (index, words) in lists.enumerated() {
            for word in words { trie.insert("*" + word + "*", tag: UInt32(index)) }
        }
    }

    /// The first list of which a word stands in the text.
    func first(in text: some Sequence<UInt8>) -> Int? {
        let bytes = text.map { $0.asciiLowercased }
        return trie.matches(in: bytes).lazy.map { Int($0.tag) }.min()
    }
}
