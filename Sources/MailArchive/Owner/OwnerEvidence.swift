import MessageAnalysis

/// What all mail together says about the owner's addresses: who wrote the mail in sent mailboxes, and to whom mail was
/// delivered. Mail of lists tells nothing: it is addressed to the list, and the copies that a list's archive publishes
/// were delivered to that.
struct OwnerEvidence {
    /// How many messages there are of an address.
    struct Count: Codable {
        var email: String
        var messages: Int

        init(email: String, messages: Int) { (self.email, self.messages) = (email, messages) }

        /// A count that another program made may be any number.
        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            email = try values.decode(String.self, forKey: .email)
            messages = min(max(0, try values.decode(Int.self, forKey: .messages)), 1 << 40)
        }
    }

    /// Authors of mail in sent mailboxes, newsletters and mail of lists aside, the most frequent first.
    var sentAuthors: [Count] = []
    var deliveries = DeliveryTally()
    /// The two addresses that most mail is to, mail of lists aside.
    var recipients: [Count] = []
    /// How much such mail there is.
    var recipientMail = 0

    /// The addresses, likeliest first.
    ///
    /// - Parameter isList: whether an address is a mailing list's.
    func candidates(isList: (String) throws -> Bool) rethrows -> [OwnerAddress] {
        var scores: [String: (points: Int, evidence: [String])] = [:]
        func note(_ email: String, _ points: Int, _ evidence: String) {
            guard let normalised = NormalisedAddress(email)?.text, normalised.contains("@") else { return }
            scores[normalised, default: (0, [])].points += points
            scores[normalised, default: (0, [])].evidence.append(evidence)
        }
        // One kind of evidence is enough; the points only order the addresses.
        for author in writers {
            note(author.email, 100 + author.messages, "wrote \(author.messages) messages in sent mail")
        }
        for (email, count) in deliveries.addresses where count >= 2 {
            note(email, 50 + count, "\(count) messages say they were delivered to it")
        }
        if let top = commonestRecipient {
            note(top.email, 40, "\(top.messages) of \(recipientMail) messages from others are to it")
        }
        return try scores.filter { try !isList($0.key) }
            .sorted { ($1.value.points, $0.key) < ($0.value.points, $1.key) }
            .map {
                OwnerAddress(email: $0.key, source: .discovered, evidence: $0.value.evidence.joined(separator: "; "))
            }
    }

    /// A stray message by another in the sent folder is no proof.
    private var writers: [Count] { sentAuthors.filter { $0.messages * 20 >= sentAuthors[0].messages } }

    /// The address that most mail is to, if it stands well before the next: with twice its messages, and a third of
    /// all. Where most mail is sent mail, it is whom the owner writes to.
    private var commonestRecipient: Count? {
        guard sentAuthors.reduce(0, { $0 + $1.messages }) * 2 <= recipientMail else { return nil }
        guard let first = recipients.first, recipientMail >= 5, first.messages * 3 >= recipientMail,
            recipients.dropFirst().allSatisfy({ first.messages >= $0.messages * 2 })
        else { return nil }
        return first
    }

    // MARK: Lists

    /// Whether most of the mail to an address is known as list mail.
    static func takesListMail(_ ofLists: Int, of messages: Int) -> Bool { ofLists > messages - ofLists }

    /// Messages to an address that ``areDebate(_:)`` is asked about, at the most.
    static let lettersAsked = 2_000

    /// Whether others answer one another in the mail to an address, as they do on lists whose mail has no List-Id.
    /// Replies that a person gets answer that person, whose own letters are elsewhere.
    static func areDebate(_ letters: [(keys: [ThreadKey], author: String)]) -> Bool {
        var authors: [UInt64: String] = [:]
        for (keys, author) in letters {
            for key in keys where key.role == .own { authors[key.name] = author }
        }
        let answers = letters.count { keys, author in
            return keys.answered.flatMap { authors[$0.name] }.map { $0 != author } ?? false
        }
        return answers * 4 > letters.count
    }
}
