/// A link as it was before redirects were undone and parameters taken out.
struct LinkOrigin: Hashable {
    /// The vendor of the redirect, or who counts the clicks.
    var vendor: String?
    /// The checked address as it was in the mail; nil where it is unchanged.
    var url: [UInt8]?
}
