/// An HTML body after sanitizing.
public struct SanitizedHTML: Sendable {
    /// The message as a fragment of safe HTML, to be put into a page's body: see <doc:SafeHTML>.
    public var html: String
    /// The visible text for readers of plain text, with lists, quotes, tables and the addresses of links.
    public var text: String
    /// Preheaders and other text that a browser does not show, one piece a line.
    public var hiddenText: String
    /// Ranges of the bytes of `text` in UTF-8 that are bold, large or spaced out, in order. They may begin and end with
    /// white space.
    public var emphasis: [Range<Int>]
    /// What was taken out, by kind and name, with how often.
    public var removed: [HTMLRemoval]
    /// Trackers that were found, in the order of the document.
    public var trackers: [HTMLTracker]
    /// Each remote address that something would have loaded, once, in order of appearance.
    public var remote: [String]
    /// The links that were kept, in the order of the document.
    public var links: [HTMLLink]
    /// Whether the document asks for quirks mode (no or an old DOCTYPE): show it in a page without DOCTYPE then.
    public var isQuirks: Bool
    /// Whether `html` is the text alone, because the output was refused by the check of its language, grew too large or
    /// stayed ambiguous.
    public var usedFallback: Bool
    /// Names of the limits that were passed: `attributes` (256 a tag), `css` (1 MB), `depth` (250 open elements),
    /// `formatting` (48 open elements such as `<b>`), `input` (16 MB), `nodes` (200,000 elements and runs of text);
    /// with `usedFallback` also `nesting` (still ambiguous when sanitized again three times) and `output` (four times
    /// the input and 256 KB).
    public var limits: [String]
}
