import MessageAnalysis

/// A message that has its Message-ID in common with others.
struct CopiedMail: Grouped {
    let id: String
    let messageId: String
    let author: String
    let baseSubject: String
    let preview: String
    let sentSeconds: Int64

    var group: String { messageId }

    static func linked(_ mail: [CopiedMail]) -> [Settled] {
        var groups = CopyGroups()
        var found: [[Int]] = []
        for (number, message) in mail.enumerated() {
            let letter = CopyGroups.Letter(
                internetID: message.messageId, author: message.author, subject: message.baseSubject,
                preview: message.preview)
            found += groups.add(number, letter, sentAt: message.sentSeconds)
        }
        return (found + groups.close()).flatMap { group in
            group.dropFirst().map { copy in
                Settled(mail[copy].id) { $0.member("duplicateOf", mail[group[0]].id) }
            }
        }
    }
}

/// A message with all that share identifiers with it, directly or through others.
struct ThreadedMail: Grouped {
    let id: String
    let thread: String
    let keys: [Int64]
    /// What it may answer: see ``SubjectGuess``.
    let guess: String?

    var group: String { thread }

    static func placed(_ mail: [ThreadedMail]) -> [Settled] {
        let keys = mail.map { $0.keys.threadKeys[...] }
        var forest = ReplyForest(count: mail.count) { keys[$0] }
        if mail.contains(where: { $0.guess != nil }) {
            let numbers = Dictionary(mail.enumerated().map { ($1.id, $0) }) { first, _ in first }
            forest.add(
                guesses: mail.enumerated().compactMap { number, message in
                    message.guess.flatMap { numbers[$0] }.map { (number, $0) }
                })
        }
        let answered = forest.answered()
        return mail.indices.map { number in
            let answer = answered[number]
            let isRoot = forest.isRoot(number)
            return Settled(mail[number].id) { json in
                json.member("parent", answer?.message.map { mail[$0].id })
                json.member("parentLink", answer?.link.rawValue)
                json.member("missingParents", answer?.missing ?? 0)
                json.member("namesNothing", isRoot && keys[number].nameNothing)
            }
        }
    }
}

/// A message that has its base subject in common with others, copies excluded.
struct TopicMail: Grouped {
    let id: String
    let topic: String
    let thread: String
    let date: Int64?
    let author: String
    let list: String?
    let recipients: [String]
    /// Whether it is a reply that neither says what it answers nor is said to answer anything.
    let namesNothing: Bool

    var group: String { topic }

    private var people: SubjectGuess.People<ExactText> {
        SubjectGuess.People(
            author: ExactText(author), list: list.map(ExactText.init), recipients: Set(recipients.map(ExactText.init)))
    }

    static func guesses(_ mail: [TopicMail]) -> [Settled] {
        guard mail.contains(where: \.namesNothing) else { return [] }
        let people = mail.map(\.people)
        return mail.indices.compactMap { number -> Settled? in
            let reply = mail[number]
            guard reply.namesNothing, let sentAt = reply.date else { return nil }
            let parent = SubjectGuess.parent(
                ofReplyBehind: number, sentAt: sentAt, date: { mail[$0].date },
                isOfOtherThread: { mail[$0].thread != reply.thread },
                mayAnswer: { people[number].mayAnswer(people[$0]) })
            return parent.map { parent in Settled(reply.id) { $0.member("guess", mail[parent].id) } }
        }
    }
}
