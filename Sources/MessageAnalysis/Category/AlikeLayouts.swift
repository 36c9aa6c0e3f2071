/// The layouts of an author's mail (``Skeleton``): mail that a program fills in from a template is laid out alike. Replies
/// are never such mail.
package struct AlikeLayouts {
    /// Other messages of its author that a message must be like, or without an answer with.
    private static let minimumOthers = 3
    /// Messages of one author that are looked at.
    private static let maximumMessages = 1_000

    private var skeletons: [UInt64] = []
    private var seen: Set<[ThreadKey]> = []
    private var count = 0
    private var haveReplies = false

    package init() {}

    /// Whether no more messages are needed. Of an author of much mail those with the least hashes are taken, so that the
    /// order of import does not matter.
    package var isFull: Bool { count >= Self.maximumMessages }

    /// Whether there are several messages, and none of them says that it is a reply.
    package var areOneWay: Bool { !haveReplies && count > Self.minimumOthers }

    /// Takes a message, those with the least hashes first. Copies count once, by Message-ID and subject: they are linked
    /// only after this.
    ///
    /// - Parameter skeleton: nil where the message is too small to have one.
    /// - Returns: false for copies.
    @discardableResult
    package mutating func add(_ skeleton: UInt64?, _ keys: [ThreadKey]) -> Bool {
        let keys = keys.filter { $0.role != .provider }
        guard !isFull else { return false }
        if keys.first?.role == .own, !seen.insert(keys).inserted { return false }
        count += 1
        if Self.isReply(keys) || keys.contains(where: { $0.role == .replySubject }) { haveReplies = true }
        if let skeleton, !Self.isReply(keys) { skeletons.append(skeleton) }
        return true
    }

    /// Whether others are like a message of the author.
    package func areLike(_ skeleton: UInt64) -> Bool {
        // The message is among them, and like itself: hence one more.
        guard skeletons.count > Self.minimumOthers else { return false }
        let alike = skeletons.lazy.filter { Skeleton.areAlike($0, skeleton) }.prefix(Self.minimumOthers + 1)
        return alike.count > Self.minimumOthers
    }

    package static func isReply(_ keys: [ThreadKey]) -> Bool {
        keys.contains { $0.role == .reference || $0.role == .inReplyTo }
    }
}
