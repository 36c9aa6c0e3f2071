/// Something in a mail that tells its sender when, where and by whom it was opened or a link followed.
public struct HTMLTracker: Sendable, Hashable {
    /// How it tracks.
    public enum Kind: String, Sendable {
        /// An image; it is removed.
        case pixel
        /// Links of a known service that counts clicks: the first of each vendor and host.
        case click
    }
    /// How it tracks.
    public var kind: Kind
    /// The vendor's name, or the host for a tracking pixel of an unknown one.
    public var vendor: String
    /// The address that would have been loaded, or of the first counted link.
    public var url: String
}

/// A link of the message.
public struct HTMLLink: Sendable, Hashable {
    /// The link's text, or its image's alt text, with white space collapsed; at most 1,000 bytes.
    public var text: String
    /// The checked address (http, https, mailto or tel), with known redirects undone and known tracking parameters
    /// taken out.
    public var url: String
    /// The address as it was in the mail, if `url` is another one.
    public var original: String?
    /// The vendor of the redirect in `original`, or else who counts the clicks on `url`; nil where nobody is known to.
    public var redirector: String?
    /// Whether the text shows the address of another host than the link's. Where there is a `redirector` but no
    /// `original`, nobody knows where the link leads to.
    public var isDeceptive: Bool
}
