import MessageContent

/// What knowing the mailbox owner adds to a verdict.
public enum OwnerKnowledge {
    /// Points for mail that the owner wrote: a person sits at that keyboard, and nobody sends newsletters to themselves.
    /// Less than what a list or an automatic answer shows, so that the owner's posts to lists stay list mail and their
    /// absence notices automated.
    static let weight = 16
    /// A person's post to a list is as likely theirs; a little, so that a list decides where little else speaks.
    static let listWeight = 4

    /// Reasons for ``CategoryClassifier/classify(_:knowing:)`` if From names the owner, else none.
    ///
    /// - Parameters:
    ///   - email: the message.
    ///   - owner: all addresses of the mailbox owner.
    public static func reasons(for email: Email, owner: Set<NormalisedAddress>) -> [CategoryReason] {
        guard let author = email.from.first, let address = NormalisedAddress(author), owner.contains(address) else {
            return []
        }
        return reasons(author: author.email)
    }

    static func reasons(author: String) -> [CategoryReason] {
        [(Category.personal, weight), (.list, listWeight), (.newsletter, -weight)].map { category, weight in
            CategoryReason(rule: "owner.wrote", category: category, weight: weight, evidence: "From: \(author)")
        }
    }
}
