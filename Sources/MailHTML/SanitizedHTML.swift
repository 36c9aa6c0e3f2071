/// An HTML body after sanitizing.
public struct SanitizedHTML: Sendable {
    /// A fragment in the output language that `HTMLOutputChecker` describes.
    public var html: String
    /// The visible text, written to be read: see `HTMLText`.
    public var text: String
    /// Preheaders and other text that is not shown, one piece a line.
    public var hiddenText: String
    /// Ranges of bytes of `text`'s UTF-8 that are bold, large or spaced out, in order; white space may stand at their ends.
    public var emphasis: [Range<Int>]
    public var removed: [HTMLRemoval]
    public var trackers: [HTMLTracker]
    /// Each remote address that something would have loaded, once, in order of appearance.
    public var remote: [String]
    public var links: [HTMLLink]
    /// Whether the document asks for quirks mode (no or an old DOCTYPE): show it in a page without DOCTYPE then.
    public var isQuirks: Bool
    /// The checker refused the result, or it grew too large or stayed ambiguous, and `html` is the text alone.
    public var usedFallback: Bool
    /// Names of the limits in `HTMLLimits` that were passed.
    public var limits: [String]
}
