/// A raw message with nothing personal in it, and what was replaced.
public struct AnonymisedMessage: Sendable {
    /// The raw message.
    public var bytes: [UInt8]
    /// What was replaced, in the order of its first appearance, the most telling kinds first.
    public var replacements: [Replacement]
    /// The verification codes of ``Anonymiser/Options/codes`` and what became of them.
    public var codes: [String: String]
    /// What is still in ``bytes`` though it was to be replaced. Empty unless a message is built to defeat the search:
    /// one with anything here must not be published.
    public var remaining: [String]
}

/// Something personal that was replaced everywhere in a message.
public struct Replacement: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A verification code.
        case code
        /// A person's name or a word of it.
        case name
        case address
        /// An account's name, or the local part of an address standing alone.
        case account
        /// A host name or domain that is not the provider's.
        case domain
        case messageID
        /// A key, signature or identifier that tells nothing to anyone but its issuer.
        case token
        case phone
        /// A long number: an account, a card, an order.
        case number
        /// An IP address.
        case ip
        /// The content of an attachment that is not text; ``Replacement/original`` is its media type.
        case attachment

        /// Whether it is looked for as a word, and not in markup.
        var isWord: Bool { self == .name || self == .account }
    }

    public var kind: Kind
    /// As first seen; letter case, accents and encoding differ between appearances.
    public var original: String
    public var replacement: String
    /// How often it was replaced.
    public var count: Int
}
