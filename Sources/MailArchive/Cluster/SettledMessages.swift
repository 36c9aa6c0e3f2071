import MessageAnalysis
import MessageContent

/// A message of which others tell more: whom the owner wrote to, how its author's mail is laid out, its labels.
struct UnsettledMessage: Decodable {
    let id: String
    /// See ``StoredVerdict``.
    let verdict: String
    /// Whose mail it is, where the job reads that of several owners.
    let account: String?
    let author: String
    let list: String?
    /// The addresses of those who take part.
    let people: [String]?
    let labels: [String]?
    let isAnswered: Bool?
    let isAlike: Bool?
    let isOneWay: Bool?
    let wording: String?
    /// The list that other mail shows to be among its recipients (``ArchiveKnowledge/list``).
    let knownList: String?
    /// The owner's addresses in the account that the message is of, normalised.
    let owner: [String]?

    var settled: Settled {
        let owner = Set((owner ?? []).map(NormalisedAddress.init(normalised:)))
        let isOutgoing = owner.contains { $0.text == author }
        let knowledge = knowledge(isOutgoing: isOutgoing)
        let alone = StoredVerdict.read(verdict) ?? CategoryVerdict(reasons: [], flags: [])
        let settled = alone.knowing(knowledge, author: author)
        let facts = ConversationFacts(
            category: settled.category, listID: list ?? knownList, author: author,
            people: Set((people ?? []).map(NormalisedAddress.init(normalised:))))
        let key = ConversationKey(facts, owner: owner)
        return Settled(id) { json in
            if let account { json.member("account", account) }
            json.member("list", list)
            json.member("category", settled.category.rawValue)
            json.member("confidence", number: settled.confidence)
            json.member("knowledge", knowledge.text)
            json.member("isOutgoing", isOutgoing)
            json.member("kind", key.kind.rawValue)
            json.member("conversationKey", key.text)
            json.member("participantHash", key.participantHash.hex)
            json.member("isGroup", key.isGroup)
        }
    }

    private func knowledge(isOutgoing: Bool) -> ArchiveKnowledge {
        var knowledge = ArchiveKnowledge()
        knowledge.isOwn = isOutgoing
        knowledge.list = knownList
        knowledge.isAnswered = !isOutgoing && isAnswered ?? false && !Set(owner ?? []).isDisjoint(with: people ?? [])
        knowledge.isAlike = !isOutgoing && isAlike ?? false
        knowledge.isOneWay = !isOutgoing && isOneWay ?? false
        knowledge.wording = isOutgoing ? nil : wording.flatMap(ArchiveKnowledge.Wording.init)
        // Of several tabs the first by name counts.
        let tabs = (labels ?? []).compactMap { label in
            ArchiveKnowledge.gmailLabels[label.lowercased()].map { (label: label, category: $0) }
        }
        knowledge.labelled = tabs.min { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }?.category
        return knowledge
    }
}

/// Mail of an author, with its layout.
struct LaidOutMail: Grouped {
    let id: String
    let author: String
    /// Nil where the message is too small to have one.
    let skeleton: Int64?
    let keys: [Int64]
    let preview: String?
    /// Whether it may be a person's letter by itself.
    let looksPersonal: Bool
    /// Whether the verdict on it alone leaves doubt; false where it is not said.
    let isDoubtful: Bool?
    /// Whether From names the author, whose layouts are those of such mail; true where it is not said.
    let isFromAuthor: Bool?

    var group: String { author }

    static func alike(_ mail: [LaidOutMail]) -> [Settled] {
        var author = AuthorMail()
        for message in mail where !author.isFull && message.isFromAuthor ?? true { author.add(message.message) }
        return mail.filter { $0.looksPersonal || $0.isDoubtful ?? false }.compactMap { message in
            var knowledge = ArchiveKnowledge()
            author.tell(message.message, looksPersonal: message.looksPersonal, &knowledge)
            guard knowledge != ArchiveKnowledge() else { return nil }
            return Settled(message.id) {
                $0.member("isAlike", knowledge.isAlike)
                $0.member("isOneWay", knowledge.isOneWay)
                $0.member("wording", knowledge.wording?.rawValue)
            }
        }
    }

    private var message: AuthorMail.Message {
        AuthorMail.Message(
            skeleton: skeleton.map(UInt64.init(bitPattern:)), keys: keys.threadKeys, preview: preview ?? "")
    }
}

/// A letter to an address that may be a list's.
struct AddressedLetter: Grouped {
    let id: String
    let address: String
    let author: String
    let isOutgoing: Bool
    let keys: [Int64]
    /// Whether it is addressed to nobody else.
    let isSole: Bool

    var group: String { address }

    /// The address, if the letters show that it is a list's.
    static func lists(_ letters: [AddressedLetter]) -> [Settled] {
        var debate = ListDebate()
        for letter in letters {
            debate.add(
                author: letter.author, isOutgoing: letter.isOutgoing, keys: letter.keys.threadKeys,
                isSole: letter.isSole)
        }
        guard let first = letters.first, debate.isList else { return [] }
        return [Settled(first.id) { $0.member("address", first.address) }]
    }
}

extension [Int64] {
    /// The keys that these numbers of a row are.
    var threadKeys: [ThreadKey] { compactMap { ThreadKey(rawValue: UInt64(bitPattern: $0)) } }
}

/// A line with all that an account's mail says of its owner, counted by a cluster (``OwnerEvidence``).
struct CountedEvidence: Decodable {
    /// Whether an address is a mailing list's.
    struct Address: Decodable {
        struct Letter: Decodable {
            let author: String
            let keys: [Int64]
        }

        let hasWritten: Bool
        let listMail: Int
        let mail: Int
        let letters: [Letter]
    }

    /// Whose mail it is, where the job reads that of several owners.
    let account: String?
    let sentAuthors: [OwnerEvidence.Count]
    let deliveries: [OwnerEvidence.Count]
    let listDeliveries: [OwnerEvidence.Count]
    let recipients: [OwnerEvidence.Count]
    let recipientMail: Int
    let lists: [String]?
    /// By address; those that are not there are taken for people's.
    let addresses: [String: Address]?

    var candidates: [Candidate] { addressesOfOwner.map { Candidate(account: account, address: $0) } }

    private var addressesOfOwner: [OwnerAddress] {
        var evidence = OwnerEvidence()
        evidence.sentAuthors = sentAuthors
        evidence.deliveries = DeliveryTally(deliveries, ofLists: listDeliveries)
        evidence.recipients = recipients
        evidence.recipientMail = recipientMail
        let known = KnownLists(lists ?? [])
        return evidence.candidates { email in
            if known.names(email) { return true }
            guard let address = addresses?[email], !address.hasWritten else { return false }
            return known.sharesName(with: email)
                || OwnerEvidence.takesListMail(min(max(0, address.listMail), address.mail), of: address.mail)
                || OwnerEvidence.areDebate(address.letters.map { ($0.keys.threadKeys, $0.author) })
        }
    }
}

/// An address of the owner of an account.
struct Candidate: JSONObject {
    let account: String?
    let address: OwnerAddress

    func writeMembers(to json: inout JSONWriter) {
        if let account { json.member("account", account) }
        address.writeMembers(to: &json)
    }
}
