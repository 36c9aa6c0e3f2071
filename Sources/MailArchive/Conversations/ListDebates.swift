import MessageAnalysis

/// Letters to one address alone that were answered by others than that address's owner, as letters to a list are.
struct ListDebates {
    struct Letter {
        /// Normalised.
        var author: String
        /// The owner of the archive wrote it.
        var isOutgoing: Bool
        var keys: [ThreadKey]
        /// Row ids of the addresses in To and Cc.
        var recipients: Set<Int64>
    }

    /// Letters to an address that are looked at: no list without a List-Id has more.
    static let maximumLetters = 20_000

    private var counts: [Int64: Int] = [:]
    /// Letters to one address each, by the name of the message.
    private var letters: [UInt64: [(address: Int64, author: String)]] = [:]
    private var answers: [(name: UInt64, author: String, recipients: Set<Int64>)] = []

    /// - Parameter owner: the addresses of the archive's owner, who is no list.
    mutating func add(_ letter: Letter, besides owner: Set<Int64>) {
        let recipients = letter.recipients.subtracting(owner)
        for address in recipients { counts[address, default: 0] += 1 }
        guard !recipients.isEmpty else { return }
        if letter.recipients.count == 1, let address = recipients.first {
            for key in letter.keys where key.role == .own {
                letters[key.name, default: []].append((address, letter.author))
            }
        }
        // The owner may answer what came to another address of theirs.
        if !letter.isOutgoing, let answered = letter.keys.answered {
            answers.append((answered.name, letter.author, recipients))
        }
    }

    /// Addresses to which two people or more wrote, and were answered by two people or more.
    var addresses: Set<Int64> {
        var writers: [Int64: (asked: Set<String>, answered: Set<String>)] = [:]
        for answer in answers {
            for letter in letters[answer.name] ?? []
            where answer.recipients.contains(letter.address) && letter.author != answer.author {
                writers[letter.address, default: ([], [])].asked.insert(letter.author)
                writers[letter.address, default: ([], [])].answered.insert(answer.author)
            }
        }
        return Set(
            writers.filter { address, writers in
                writers.asked.count > 1 && writers.answered.count > 1
                    && counts[address, default: 0] <= Self.maximumLetters
            }.keys)
    }
}

extension [ThreadKey] {
    /// The message that these keys of a message say it answers.
    var answered: ThreadKey? { last { $0.role == .reference } ?? first { $0.role == .inReplyTo } }
}
