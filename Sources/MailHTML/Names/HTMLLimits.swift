/// How much one HTML body may cost. Passing a limit is no error: the part beyond it is simplified or dropped, its text
/// is kept, and the limit's name (in parentheses below) goes into `SanitizedHTML.limits` where it has one.
package enum HTMLLimits {
    /// Bytes of HTML that are read; the rest is cut off (`input`).
    static let inputBytes = 16 << 20
    /// Open elements; deeper start tags are dropped, their text stays (`depth`). Blink itself stops at 512.
    static let depth = 250
    /// Elements and text runs in the tree; later start tags are dropped, their text stays (`nodes`).
    static let nodes = 200_000
    /// Attributes read of one tag (`attributes`).
    static let attributesPerTag = 256
    /// Entries of the list of active formatting elements, which are reopened in each paragraph (`formatting`).
    static let activeFormatting = 48
    /// Bytes of style sheets that are read, all `<style>` elements together (`css`).
    static let styleSheetBytes = 1 << 20
    /// Bytes of one `style` attribute.
    static let styleAttributeBytes = 32 << 10
    /// Selectors in one rule and rules in all style sheets.
    static let selectorsPerRule = 200
    static let styleRules = 10_000
    /// Conditions of style sheets within each other; rules in deeper ones are dropped.
    static let cssConditions = 4
    /// Nested parentheses of one CSS value.
    static let cssNesting = 16
    /// Output bytes: this many for each input byte, and a constant for the wrapper. Beyond it the result is the text
    /// alone (`output`). Only repeated formatting elements with huge attributes reach it.
    package static let outputFactor = 4
    package static let outputConstant = 256 << 10
    /// How often output that a browser would read otherwise is sanitized again; if it is still ambiguous then, the
    /// result falls back to text (`nesting`).
    static let rereadings = 3
    /// Different names listed in `SanitizedHTML.removed`; later ones are counted as "…".
    static let removalNames = 200
    /// Addresses listed in each of `remote`, `links` and `trackers`.
    static let addresses = 5_000
    /// Bytes of one link or remote address; longer ones are removed.
    static let addressBytes = 16 << 10
    /// Classes of one element.
    static let classes = 100
    /// Bytes of an id or name; longer ones are removed.
    static let nameBytes = 500
    /// Table columns and width of a plain-text table; wider ones are written as flowing text.
    static let textTableColumns = 12
    static let textTableWidth = 100
    /// Quoting and list levels that plain text shows.
    static let textNesting = 20
}
