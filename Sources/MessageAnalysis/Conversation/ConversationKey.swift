import MessageContent
import MessageFormat

/// Who takes part in a message, as the key that gathers messages into conversations.
///
/// The key's text is `"v1\0" + kind + "\0" + ids`, the ids sorted, unique and joined by LF; its SHA-256 is the
/// participant hash. The owner's own addresses are never part of it. Messages that the user split off have a key of
/// their own: `"\0split\0"` and the identity of the message at which they were split off follow the text.
public struct ConversationKey: Sendable, Hashable, Codable {
    /// What the ids are.
    public enum Kind: String, Sendable, CaseIterable, Codable {
        /// Mail of a mailing list: the id is the list's.
        case list
        /// Automated, transactional and newsletter mail: the id is the author's address.
        case sender
        /// Mail between people: the ids are everyone's but the owner's.
        case people
        /// Notes of the owner to themselves.
        case ownNotes = "self"
    }

    /// What the ids are.
    public let kind: Kind
    /// Sorted by their bytes and unique.
    public let ids: [String]
    /// The splits that led to this key, in order: identities, in hexadecimal, of the messages at which they were made.
    package private(set) var splits: [String] = []

    /// - Parameters:
    ///   - kind: what the identifiers are.
    ///   - ids: in any order; repetitions don't count.
    public init(kind: Kind, ids: [String]) {
        self.kind = kind
        self.ids = Array(Set(ids)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The key of the messages that are split off this conversation at a message.
    package func split(off message: String) -> ConversationKey {
        var key = self
        key.splits.append(message)
        return key
    }

    /// The key of the same people once more addresses are known to be the owner's.
    package func without(_ owner: Set<NormalisedAddress>) -> ConversationKey {
        guard kind == .people else { return self }
        let others = ids.filter { !owner.contains(NormalisedAddress(normalised: $0)) }
        var key = ConversationKey(kind: others.isEmpty && !ids.isEmpty ? .ownNotes : .people, ids: others)
        key.splits = splits
        return key
    }

    /// The text that is hashed.
    public var text: String {
        "v1\0\(kind.rawValue)\0\(ids.joined(separator: "\n"))" + splits.map { "\0split\0\($0)" }.joined()
    }

    /// SHA-256 of ``text``: the same for the same people, in any archive.
    public var participantHash: ContentHash { Array(text.utf8).withByteView { ContentHash(of: $0) } }

    /// Whether more than one other party may write here: a list, or several people.
    public var isGroup: Bool { kind == .list || ids.count > 1 }
}

/// What a message contributes to the choice of its conversation, whoever the owner is.
public struct ConversationFacts: Sendable {
    /// Decides of which kind the key is.
    public var category: Category
    /// The identifier or address of the mailing list that the message came through, in lower case.
    public var listID: String?
    /// The author's normalised address; their display name in lower case where there is none, or "".
    public var author: String
    /// From, To and Cc, or Bcc where these name nobody else; where a list rewrote From, its author instead of the list.
    public var people: Set<NormalisedAddress>
    /// The author behind a From that a list rewrote.
    package var mungedAuthor: NormalisedAddress?

    /// Facts that were stored.
    package init(category: Category, listID: String?, author: String, people: Set<NormalisedAddress>) {
        self.category = category
        self.listID = listID
        self.author = author
        self.people = people
    }

    /// Reads the facts of a message.
    public init(of email: Email, category: Category) {
        // A robot's "X via Forum" stays the robot's: its Reply-To is another one for each topic.
        let isByPerson = category == .list || category == .personal || category == .unsure
        let munged = MungedAuthor.told(in: email) ?? (isByPerson ? MungedAuthor.find(in: email) : nil)
        let sender = email.from.first ?? email.sender.first
        let author = munged?.text ?? sender.flatMap(NormalisedAddress.init)?.text ?? sender?.name?.lowercased() ?? ""
        var people: Set<NormalisedAddress> = []
        for address in email.from + Self.recipients(of: email) where !Self.isUndisclosed(address) {
            if let normalised = NormalisedAddress(address) { people.insert(normalised) }
        }
        // A list that rewrote From ("Al via dev") is no person; Reply-To names the author.
        if let munged, let from = email.from.first.flatMap(NormalisedAddress.init) {
            people.remove(from)
            people.insert(munged)
        }
        let listID =
            category == .list
            ? ListIdentity.find(in: email) ?? Self.listAddress(of: email) : ListIdentity.find(in: email)
        self.init(category: category, listID: listID, author: author, people: people)
        mungedAuthor = munged
    }

    /// To and Cc; the senders' copy of mail to hidden recipients alone has them in Bcc.
    private static func recipients(of email: Email) -> [EmailAddress] {
        isBlind(email) ? email.bcc : email.to + email.cc
    }

    /// Whether neither To nor Cc names anybody, so that Bcc says who takes part.
    package static func isBlind(_ email: Email) -> Bool { (email.to + email.cc).allSatisfy(isUndisclosed) }

    /// `undisclosed-recipients:;` written as an address.
    private static func isUndisclosed(_ address: EmailAddress) -> Bool {
        address.email.isEmpty
            || (!address.email.utf8.contains(0x40) && address.email.lowered(1_000).hasWordRun("undisclosed"))
    }

    /// The list's address for list mail that names its list in To or Cc alone: the copy of a post that its author sent
    /// directly.
    ///
    /// It is the recipient whose domain is a list server's, else the one that the subject's `[tag]` names, else the
    /// first of Cc, as To mostly names the person who is answered, else the first of To. Archives of lists leave all
    /// recipients out, but not the tag.
    private static func listAddress(of email: Email) -> String? {
        let recipients = (email.to + email.cc).compactMap(NormalisedAddress.init)
        let tag = email.subject.flatMap(subjectTag) ?? ""
        let byServer = recipients.first { address in
            let labels = address.domain.split(separator: ".")
            return labels.contains { ["lists", "list", "listserv", "groups", "googlegroups", "ml"].contains($0) }
        }
        let byTag = recipients.first { !tag.isEmpty && $0.localPart == tag }
        let copied = email.cc.lazy.compactMap(NormalisedAddress.init).first
        let address = (byServer ?? byTag ?? copied ?? recipients.first)?.text
        return address ?? (tag.isEmpty ? nil : tag)
    }

    /// `dev` of `Re: [PATCH] [dev] A subject`, in lower case: the first word in brackets that says nothing of the post.
    private static func subjectTag(_ subject: String) -> String? {
        var rest = subject[...]
        while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
            let tag = rest[rest.index(after: open)..<close].lowercased()
            rest = rest[rest.index(after: close)...]
            if !tag.isEmpty, tag.utf8.count <= longestTag, !remarks.contains(tag),
                tag.allSatisfy({ $0.isLetter || $0.isNumber || "-_.+".contains($0) }), tag.contains(where: \.isLetter)
            {
                return tag
            }
        }
        return nil
    }

    /// In bytes.
    private static let longestTag = 64
    /// Tags that say something about a post, and name no list.
    private static let remarks: Set<String> = [
        "announce", "bug", "done", "ext", "external", "fixed", "fwd", "help", "new", "offtopic", "ot", "patch",
        "question", "re", "resend", "rfc", "solved", "spam", "update", "urgent", "wip",
    ]
}

extension ConversationKey {
    /// The key of a message in the mail of `owner`.
    public init(_ facts: ConversationFacts, owner: Set<NormalisedAddress>) {
        let isOwn = owner.contains { $0.text == facts.author }
        var list = facts.listID ?? facts.author
        var isLetter = false
        if facts.category == .list, owner.contains(where: { $0.text == list }) {
            // The owner is no list. Who else it is to is one; a post that came to the owner alone is a letter.
            let others = facts.people.subtracting(owner).map(\.text).filter { $0 != facts.author }
            isLetter = others.count != 1
            list = others.first ?? list
        }
        switch isLetter ? .personal : facts.category {
        case .list:
            self.init(kind: .list, ids: [list])
        case .automated, .transactional, .newsletter:
            // What the owner wrote is never a sender's mail, whatever it looks like.
            if isOwn { fallthrough }
            self.init(kind: .sender, ids: [facts.author])
        case .personal, .unsure:
            let others = facts.people.subtracting(owner)
            guard others.isEmpty, !facts.people.isEmpty else {
                self.init(kind: .people, ids: others.map(\.text))
                return
            }
            // The owner alone is named. If they did not write it themselves, whose name is in no address did: From is
            // missing, or holds a name alone.
            self.init(kind: isOwn ? .ownNotes : .sender, ids: isOwn ? [] : [facts.author])
        }
    }
}

/// The author behind a From field that a mailing list rewrote to pass DMARC.
package enum MungedAuthor {
    /// The author that the list tells in a field of its own.
    static func told(in email: Email) -> NormalisedAddress? {
        guard let original = email.header("x-original-from") ?? email.header("x-mailfrom-original"),
            email.header("list-id") != nil || isVia(email.from.first)
        else { return nil }
        return address(in: original)
    }

    /// The author by Reply-To, or by the name in a From like `Al via dev`.
    static func find(in email: Email) -> NormalisedAddress? {
        guard let from = email.from.first, isVia(from) else { return nil }
        let others = Set(([from] + email.to + email.cc).compactMap(NormalisedAddress.init))
        return email.replyTo.lazy.compactMap(NormalisedAddress.init).first { !others.contains($0) }
            ?? namesake(of: from, among: email.replyTo + email.cc)
    }

    package static func isVia(_ from: EmailAddress?) -> Bool {
        guard let name = from?.name?.lowercased() else { return false }
        return name.hasWordRun(" via ") || name.hasWordRun("(via ")
    }

    /// Who bears the name before "via": Mailman 2 puts the author of a list whose answers go to the list into Cc.
    private static func namesake(of from: EmailAddress, among addresses: [EmailAddress]) -> NormalisedAddress? {
        guard let name = from.name?.lowercased(), let via = name.firstRange(of: " via ") else { return nil }
        return addresses.first { $0.email != from.email && $0.name?.lowercased() == String(name[..<via.lowerBound]) }
            .flatMap(NormalisedAddress.init)
    }

    private static func address(in value: String) -> NormalisedAddress? {
        Array(value.utf8).withByteView { view in
            let list = AddressList(parsing: view)
            guard let first = list.addresses.first else { return nil }
            return NormalisedAddress(
                String(decoding: list.arena[first.addrSpec.start..<first.addrSpec.end], as: UTF8.self))
        }
    }
}

/// Which mailing list a message came through.
enum ListIdentity {
    /// The identifier of List-Id (RFC 2919 section 2) in lower case, else the list's posting address.
    static func find(in email: Email) -> String? {
        if let listID = email.header("list-id").flatMap(identifier) { return listID }
        for name in ["list-post", "x-mailing-list", "mailing-list", "x-been-there", "x-beenthere", "x-loop"] {
            if let address = email.header(name).flatMap(postingAddress) { return address }
        }
        return email.header("newsgroups").flatMap(newsgroup)
    }

    /// The part in angle brackets, else the last word.
    private static func identifier(_ value: String) -> String? {
        let inner: Substring
        if let open = value.lastIndex(of: "<"), let close = value[open...].firstIndex(of: ">") {
            inner = value[value.index(after: open)..<close]
        } else {
            inner = value.split(separator: " ").last ?? ""
        }
        let cleaned = inner.lowercased().filter { !$0.isWhitespace && $0 != "\"" }
        return cleaned.isEmpty ? nil : cleaned
    }

    /// The first of the groups that an article was posted to (RFC 5536 section 3.1.4), by which its answers mostly begin,
    /// too.
    private static func newsgroup(_ value: String) -> String? {
        value.split { $0 == "," || $0.isWhitespace }.first?.lowercased()
    }

    /// `<mailto:dev@example.org>`, `list dev@example.org; contact …`, `dev@example.org`.
    private static func postingAddress(_ value: String) -> String? {
        let separators: Set<Character> = [" ", "<", ">", ";", ",", "\t", "(", ")"]
        for word in value.split(whereSeparator: separators.contains) where word.contains("@") {
            var address = word
            if address.lowercased().hasPrefix("mailto:") { address = address.dropFirst(7) }
            if let query = address.firstIndex(of: "?") { address = address[..<query] }
            return NormalisedAddress(String(address))?.text
        }
        return nil
    }
}
