/// A raw message without anything personal, and what was replaced in it.
public struct AnonymisedMessage: Sendable {
    /// The raw message.
    public var bytes: [UInt8]
    /// What was replaced, by kind in the order of ``Replacement/Kind``, each kind in the order of first appearance.
    public var replacements: [Replacement]
    /// For each of ``Anonymiser/Options/codes`` that was found its replacement.
    public var codes: [String: String]
    /// Originals that are still in ``bytes``. Empty unless a message is built to defeat the search: one with anything
    /// here must not be published.
    public var remaining: [String]
}

/// Something personal that was replaced everywhere in a message.
public struct Replacement: Sendable, Hashable {
    /// What kind of information it is, the most telling first.
    public enum Kind: String, Sendable, CaseIterable {
        /// A verification code.
        case code
        /// A person's name or a word of it.
        case name
        /// An email address.
        case address
        /// An account's name, or the local part of an address standing alone.
        case account
        /// A host name or domain that is not the provider's.
        case domain
        /// A Message-ID (RFC 5322 section 3.6.4).
        case messageID
        /// A key, signature or identifier that has a meaning for its issuer alone.
        case token
        /// A telephone number.
        case phone
        /// A long number: an account, a card, an order.
        case number
        /// An IP address.
        case ip
        /// The content of an attachment that is not text; ``Replacement/original`` is its media type.
        case attachment

        /// Whether it counts as a whole word only, and not in markup.
        var isWord: Bool { self == .name || self == .account }
    }

    /// What kind of information it is.
    public var kind: Kind
    /// As first seen; letter case, accents and encoding differ between appearances.
    public var original: String
    /// In the form of ``original``.
    public var replacement: String
    /// How often it was replaced.
    public var count: Int
}
