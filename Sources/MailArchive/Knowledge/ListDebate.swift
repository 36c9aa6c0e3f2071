import Bytes
import MessageAnalysis

/// Letters to one address that others than its owner answered, as letters to a list are: someone wrote to that address
/// alone, and someone else answered.
struct ListDebate {
    /// Letters to an address that are looked at: no list without a List-Id has more.
    static let maximumLetters = 20_000
    /// Letters to more addresses are circulars.
    static let maximumRecipients = 50

    /// The authors of letters to nobody else, by the name of the letter: two tell as much as more.
    private var asked: [UInt64: (least: UInt64, most: UInt64)] = [:]
    private var answers: [(name: UInt64, author: UInt64)] = []
    private var count = 0

    /// - Parameters:
    ///   - author: normalised.
    ///   - isOutgoing: the owner of the archive wrote it.
    ///   - isSole: it goes to nobody else.
    mutating func add(author: String, isOutgoing: Bool, keys: [ThreadKey], isSole: Bool) {
        count += 1
        guard count <= Self.maximumLetters else { return }
        let author = StableHash.of(author)
        if isSole, let name = keys.own?.name {
            let before = asked[name] ?? (author, author)
            asked[name] = (min(before.least, author), max(before.most, author))
        }
        // The owner may answer what came to another address of theirs.
        if !isOutgoing, let answered = keys.answered { answers.append((answered.name, author)) }
    }

    /// Whether two people or more wrote to it alone, and were answered by two people or more.
    var isList: Bool {
        guard count <= Self.maximumLetters else { return false }
        var (writers, repliers) = (Set<UInt64>(), Set<UInt64>())
        for answer in answers {
            guard let authors = asked[answer.name] else { continue }
            for author in [authors.least, authors.most] where author != answer.author {
                writers.insert(author)
                repliers.insert(answer.author)
            }
            if writers.count > 1, repliers.count > 1 { return true }
        }
        return false
    }
}
