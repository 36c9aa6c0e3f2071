import Bytes
import MessageContent

/// One of the facts by which the messages of a thread know each other: a hash, and what it is a hash of.
///
/// Hashes are 64 bits, of which the lowest three say the role; archives keep them as they are.
public struct ThreadKey: Sendable, Hashable {
    public enum Role: UInt64, Sendable {
        /// The message's own Message-ID.
        case own = 0
        /// An identifier of References, in their order: the message that is answered stands last.
        case reference = 1
        /// An identifier of In-Reply-To that References do not have.
        case inReplyTo = 2
        /// Gmail's X-GM-THRID, which names the thread itself.
        case provider = 3
        /// The base subject of a message that says it is a reply.
        case replySubject = 4
        /// The base subject of another message.
        case subject = 5
    }

    public let rawValue: UInt64
    public let role: Role

    private static let roleBits: UInt64 = 7

    /// Nil where the lowest bits name no role.
    public init?(rawValue: UInt64) {
        guard let role = Role(rawValue: rawValue & Self.roleBits) else { return nil }
        self.rawValue = rawValue
        self.role = role
    }

    public init(_ role: Role, _ text: String) { self.init(role, hash: StableHash.of(text)) }

    /// - Parameter hash: its lowest bits do not count.
    public init(_ role: Role, hash: UInt64) {
        self.role = role
        rawValue = hash & ~Self.roleBits | role.rawValue
    }

    /// The same for all keys that name one message; nil for a subject, which names none.
    var identifier: UInt64? {
        switch role {
        case .own, .reference, .inReplyTo: rawValue & ~Self.roleBits
        case .provider: rawValue
        case .replySubject, .subject: nil
        }
    }

    /// What subjects have in common, whoever replies to whom.
    public var topic: UInt64? {
        role == .subject || role == .replySubject ? rawValue & ~Self.roleBits : nil
    }
}

/// What a message says of its thread.
public enum ThreadKeys {
    /// Own Message-ID, References, In-Reply-To, base subject and Gmail's thread, each identifier once. Messages that share
    /// an identifier, directly or through others, are one thread, whatever order they come in.
    public static func keys(of email: Email) -> [ThreadKey] {
        keys(
            messageID: email.messageID.first, references: email.references, inReplyTo: email.inReplyTo,
            subject: email.subject, gmailThread: email.header("x-gm-thrid"),
            threadIndex: email.header("thread-index"), threadTopic: email.header("thread-topic"),
            people: { [email.from, email.to, email.cc, email.replyTo].joined().map(\.email) })
    }

    /// - Parameter people: addresses of the message, which are no identifiers: In-Reply-To of old mail may be running text,
    ///   such as `Message from Bo <bo@b.example> of Monday <1@b.example>`.
    public static func keys(
        messageID: String?, references: [String], inReplyTo: [String], subject: String?, gmailThread: String?,
        threadIndex: String?, threadTopic: String?, people: () -> [String]
    ) -> [ThreadKey] {
        var keys: [ThreadKey] = []
        var seen: Set<UInt64> = []
        if let messageID, !messageID.isEmpty {
            let hash = hash(of: messageID)
            seen.insert(hash)
            keys.append(ThreadKey(.own, hash: hash))
        }
        // Of an identifier that stands twice the later place counts: what is answered stands last.
        let start = keys.count
        for id in references.reversed() where looksLikeID(id) {
            let hash = hash(of: id)
            if seen.insert(hash).inserted { keys.append(ThreadKey(.reference, hash: hash)) }
        }
        keys[start...].reverse()
        for id in inReplyTo where looksLikeID(id) {
            let hash = hash(of: id)
            guard seen.insert(hash).inserted, !people().contains(where: { $0.lowercased() == id.lowercased() }) else {
                continue
            }
            keys.append(ThreadKey(.inReplyTo, hash: hash))
        }
        // Programs that send from a template repeat its index; the topic tells such mail apart, and replies keep it.
        if let index = threadIndex.flatMap({ ThreadIndex($0, topic: threadTopic ?? "") }) {
            let namesNothing = keys.allSatisfy { $0.role == .own }
            keys.append(ThreadKey(.own, index.own))
            // Where References tell, they tell better: programs other than Outlook keep them and not the index.
            if namesNothing { keys += index.answered.map { ThreadKey(.reference, $0) } }
        }
        if let subject = subject.map(BaseSubject.init), !subject.text.isEmpty {
            keys.append(ThreadKey(subject.isReply ? .replySubject : .subject, subject.text.lowercased()))
        }
        if let gmailThread, !gmailThread.isEmpty { keys.append(ThreadKey(.provider, "gm-thread:\(gmailThread)")) }
        return keys
    }

    /// Domains are compared without letter case (RFC 1034 section 3.1), as servers change it; what stands before is not.
    private static func hash(of id: String) -> UInt64 {
        guard let at = id.lastIndex(of: "@"), id[at...].utf8.contains(where: { (0x41...0x5A).contains($0) }) else {
            return StableHash.of(id)
        }
        return StableHash.of(id[..<at] + id[at...].lowercased())
    }

    /// Running text in In-Reply-To has words that are none.
    private static func looksLikeID(_ id: String) -> Bool { id.utf8.contains(0x40) && id.utf8.count >= 5 }
}
