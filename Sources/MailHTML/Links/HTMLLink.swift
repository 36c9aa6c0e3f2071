/// What tells the sender when, where and by whom the mail was opened or a link followed.
public struct HTMLTracker: Sendable, Hashable {
    public enum Kind: String, Sendable {
        /// An image; it is removed.
        case pixel
        /// Links of a known service that counts clicks: the first of each vendor and host.
        case click
    }
    public var kind: Kind
    /// The vendor's name, or the host for a tracking pixel of an unknown one.
    public var vendor: String
    public var url: String
}

/// A link of the message.
public struct HTMLLink: Sendable, Hashable {
    /// The link's text (or its image's alt text), white space collapsed.
    public var text: String
    /// The address as it was checked: http, https, mailto or tel; known redirects undone and known tracking parameters
    /// taken out.
    public var url: String
    /// The address as it stood in the mail, where `url` is another one.
    public var original: String?
    /// Who leads through the redirect that `original` is, or counts clicks on `url`, where known.
    public var redirector: String?
    /// The text shows the address of another host than the one the link leads to. Where a `redirector` is known and
    /// `original` is nil, nobody knows where it leads to.
    public var isDeceptive: Bool
}
