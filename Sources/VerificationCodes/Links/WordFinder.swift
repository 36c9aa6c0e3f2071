import MessageFormat

/// Finds ASCII words in web addresses, letter case aside, all of them in one pass.
struct WordFinder: Sendable {
    private var trie = PhraseTrie()

    /// - Parameter lists: words in lower case; ``first(in:)`` returns the index of a list.
    init(_ lists: [[String]]) {
        for (index, words) in lists.enumerated() {
            for word in words { trie.insert("*" + word + "*", tag: UInt32(index)) }
        }
    }

    /// The index of the first list of which any word stands in the text.
    func first(in text: some Sequence<UInt8>) -> Int? {
        let bytes = text.map { $0.asciiLowercased }
        return trie.matches(in: bytes).lazy.map { Int($0.tag) }.min()
    }
}
