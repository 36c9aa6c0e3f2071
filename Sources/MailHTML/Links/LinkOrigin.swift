/// What a link was before redirects were undone and parameters taken out.
struct LinkOrigin: Hashable {
    /// Who leads through the redirect or counts the click.
    var vendor: String?
    /// The checked address as it stood in the mail; nil where it is unchanged.
    var url: [UInt8]?
}
