import Bytes
import MessageContent

/// A hash of something by which the messages of a thread are found: an identifier, a subject, a provider's thread.
///
/// The lowest three bits of the 64 are the role. Archives store the number, so that it must never change.
public struct ThreadKey: Sendable, Hashable {
    /// What was hashed.
    public enum Role: UInt64, Sendable {
        /// The message's own Message-ID.
        case own = 0
        /// An identifier of References; the keys keep their order, so that the last one names the message answered.
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

    /// The hash, with the role in its lowest bits. Nothing else is kept: there are several for each message of an archive.
    public let rawValue: UInt64
    /// What was hashed.
    public var role: Role { Role(rawValue: rawValue & Self.roleBits) ?? .own }

    private static let roleBits: UInt64 = 7

    /// Reads a stored key. Nil where the lowest bits are no role.
    public init?(rawValue: UInt64) {
        guard Role(rawValue: rawValue & Self.roleBits) != nil else { return nil }
        self.rawValue = rawValue
    }

    init(_ role: Role, _ text: String) { self.init(role, hash: StableHash.of(text)) }

    /// - Parameter hash: its lowest bits are replaced by the role.
    package init(_ role: Role, hash: UInt64) {
        rawValue = hash & ~Self.roleBits | role.rawValue
    }

    /// Equal for all keys that name one message, whatever their role; nil for a subject, which names no message.
    package var identifier: UInt64? {
        switch role {
        case .own, .reference, .inReplyTo: rawValue & ~Self.roleBits
        case .provider: rawValue
        case .replySubject, .subject: nil
        }
    }

    /// Equal for all messages with one base subject, replies or not; nil for keys that are no subjects.
    package var topic: UInt64? {
        role == .subject || role == .replySubject ? rawValue & ~Self.roleBits : nil
    }
}

/// Reads from a message what it says of its thread.
public enum ThreadKeys {
    /// The keys of a message: Message-ID, References, In-Reply-To, Thread-Index, base subject and Gmail's thread, each
    /// identifier once.
    ///
    /// Messages that share an identifier, directly or through others, are one thread, whatever order they come in.
    public static func keys(of email: Email) -> [ThreadKey] {
        var keys: [ThreadKey] = []
        var seen: Set<UInt64> = []
        if let messageID = email.messageID.first, !messageID.isEmpty {
            let hash = hash(of: messageID)
            seen.insert(hash)
            keys.append(ThreadKey(.own, hash: hash))
        }
        // An identifier that is there twice counts at its later place, as the last one is the message answered.
        let start = keys.count
        for id in email.references.reversed() where looksLikeID(id) {
            let hash = hash(of: id)
            if seen.insert(hash).inserted { keys.append(ThreadKey(.reference, hash: hash)) }
        }
        keys[start...].reverse()
        // Old mail has running text there, such as "Message from Bo <bo@b.example> of Monday <1@b.example>".
        lazy var people = Set([email.from, email.to, email.cc, email.replyTo].joined().map { $0.email.lowercased() })
        for id in email.inReplyTo where looksLikeID(id) {
            let hash = hash(of: id)
            guard seen.insert(hash).inserted, !people.contains(id.lowercased()) else { continue }
            keys.append(ThreadKey(.inReplyTo, hash: hash))
        }
        // Programs that send from a template repeat its index; the topic tells such mail apart, and replies keep it.
        let topic = email.header("thread-topic") ?? ""
        if let index = email.header("thread-index").flatMap({ ThreadIndex($0, topic: topic) }) {
            let namesNothing = keys.allSatisfy { $0.role == .own }
            keys.append(ThreadKey(.own, index.own))
            // References are the better witness: programs other than Outlook keep them, but not the index.
            if namesNothing { keys += index.answered.map { ThreadKey(.reference, $0) } }
        }
        if let subject = email.subject.map(BaseSubject.init), !subject.text.isEmpty {
            keys.append(ThreadKey(subject.isReply ? .replySubject : .subject, subject.text.lowercased()))
        }
        if let gmailThread = email.header("x-gm-thrid"), !gmailThread.isEmpty {
            keys.append(ThreadKey(.provider, "gm-thread:\(gmailThread)"))
        }
        return keys
    }

    /// Letter case counts before the @ but not in the domain (RFC 1034 section 3.1), where servers change it.
    private static func hash(of id: String) -> UInt64 {
        guard let at = id.lastIndex(of: "@"), id[at...].utf8.contains(where: { (0x41...0x5A).contains($0) }) else {
            return StableHash.of(id)
        }
        return StableHash.of(id[..<at] + id[at...].lowercased())
    }

    /// Tells identifiers from the words of running text in In-Reply-To. Some programs write a long number without a
    /// domain, which RFC 5322 section 3.6.4 asks for.
    private static func looksLikeID(_ id: String) -> Bool {
        // The shortest that has something on both sides of the @ is "a@b".
        if id.utf8.contains(0x40) { return id.utf8.count >= 3 }
        return id.utf8.count >= 12 && !id.utf8.contains(0x20) && id.utf8.count(where: \.isDigit) >= 6
    }
}

extension ThreadKey {
    /// The same for all keys that name one message.
    package var name: UInt64 { ThreadKey(.own, hash: rawValue).rawValue }
}

extension [ThreadKey] {
    /// The message's own name.
    package var own: ThreadKey? { first { $0.role == .own } }

    /// The message that these keys of a message say it answers.
    package var answered: ThreadKey? { last { $0.role == .reference } ?? first { $0.role == .inReplyTo } }
}
