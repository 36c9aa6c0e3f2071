/// What one HTML body may cost. Passing a limit never fails: the part beyond it is simplified or dropped, its text
/// kept, and the limit's name goes into `SanitizedHTML.limits`.
public enum HTMLLimits {
    /// Bytes of HTML that are read; the rest is cut off (`input`).
    public static let inputBytes = 16 << 20
    /// Open elements; deeper start tags are dropped, their text stays (`depth`). Blink itself stops at 512.
    public static let depth = 250
    /// Elements and text runs in the tree; later start tags are dropped, their text stays (`nodes`).
    public static let nodes = 200_000
    /// Attributes read of one tag (`attributes`).
    public static let attributesPerTag = 256
    /// Entries of the list of active formatting elements, which are reopened in each paragraph (`formatting`).
    public static let activeFormatting = 48
    /// Bytes of style sheets that are read, all `<style>` elements together (`css`).
    public static let styleSheetBytes = 1 << 20
    /// Bytes of one `style` attribute (`css`).
    public static let styleAttributeBytes = 32 << 10
    /// Selectors in one rule and rules in all style sheets (`css`).
    public static let selectorsPerRule = 200
    public static let styleRules = 10_000
    /// Nested parentheses of one CSS value, and nested `@media` blocks.
    public static let cssNesting = 16
    /// Output bytes: this much for each input byte and a constant for the wrapper; beyond it the result falls back to
    /// text (`output`), which only repeated formatting elements with huge attributes reach.
    public static let outputFactor = 4
    public static let outputConstant = 256 << 10
    /// How often output that a browser would read otherwise is sanitized again; if it is still ambiguous then, the
    /// result falls back to text (`nesting`).
    public static let rereadings = 3
    /// Different names listed in `SanitizedHTML.removed`; later ones are counted as "…".
    public static let removalNames = 200
    /// Addresses listed in `remote`, `links` and `trackers` (`addresses`).
    public static let addresses = 5_000
    /// Bytes of one link or remote address; longer ones are removed.
    public static let addressBytes = 16 << 10
    /// Classes of one element.
    public static let classes = 100
    /// Bytes of an id or name; longer ones are removed.
    public static let nameBytes = 500
    /// Table columns and width of a plain-text table; wider ones are written as flowing text.
    public static let textTableColumns = 12
    public static let textTableWidth = 100
    /// Quoting and list levels that plain text shows.
    public static let textNesting = 20
}
