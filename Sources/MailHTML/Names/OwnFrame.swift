import Bytes

/// The rules and classes that the sanitizer writes around every message, and recognises when it reads its own output.
enum OwnFrame {
    /// Starts every style sheet of ours: where the message is all that stands in a page, the page adds no margin and
    /// the message's background fills it. Anywhere else nothing of it is painted outside its box: neither shadows and
    /// outlines nor what negative margins move, which move nothing but the message. Read again, it is recognised and not
    /// repeated.
    static let preamble: StaticString =
        """
        body:has(>.lb-mail){margin:0}body>.lb-mail{min-height:100vh}.lb-mail{display:flow-root;clip-path:inset(0)}\
        body>.lb-mail:only-child,body>style:first-child+.lb-mail:last-child{clip-path:none}
        """

    /// The effects of quirks mode on the body's first block, on forms (which are `<div>` here) and on the fonts of
    /// tables, for a page that is not in quirks mode itself.
    static let quirksRules: StaticString =
        """
        :where(.lb-first){margin-block-start:0}:where(.lb-empty){margin-block:0}:where(.lb-form){margin-block-end:1em}\
        :where(.lb-quirks) :where(table){white-space:normal;line-height:normal;font-weight:normal;font-size:medium;\
        font-variant:normal;font-style:normal;text-align:start}
        """

    /// Selects tables in quirks mode, which take the body's colour, whatever is around them.
    static let quirksTable: StaticString = ":where(.lb-quirks) :where(table)"

    /// The look that browsers give form controls and embedded content, which are `<span>` here. Written only for
    /// messages that have some.
    static let controlRules: StaticString =
        """
        :where(.lb-input),:where(.lb-button),:where(.lb-select),:where(.lb-textarea){display:inline-block;\
        box-sizing:border-box;margin:0;border:2px inset #767676;padding:1px 2px;background:#fff;color:#000;\
        font:13.3333px Arial;line-height:normal;letter-spacing:normal;word-spacing:normal;text-transform:none;\
        text-indent:0;text-align:start}\
        :where(.lb-input){white-space:pre;overflow:clip}\
        :where(.lb-button){border-style:outset;padding:1px 6px;background:#efefef;text-align:center}\
        :where(.lb-select){height:19px;border:1px solid #767676;padding:1px 16.5px 0 4px;vertical-align:-5px;\
        white-space:nowrap;overflow:hidden}\
        :where(.lb-option){display:block}\
        :where(.lb-textarea){border:1px solid #767676;padding:2px;font-family:monospace;white-space:pre-wrap;\
        overflow:hidden}\
        :where(.lb-embed){display:inline-block;overflow:hidden;font-size:0}
        """

    /// Classes of our own, which mean something only on elements that we wrote.
    private static let ownClasses = NameTable(
        ["lb-mail", "lb-body", "lb-quirks", "lb-limited", "lb-first", "lb-empty"] + classes(of: .renamed))
    private static let controlClasses = NameTable(classes(of: .controls))

    /// The classes of what is written in the place of some elements.
    private static func classes(of elements: HTMLElementSet) -> [String] {
        HTMLElement.allCases.filter(elements.contains).map { "lb-" + $0.name }
    }

    static func isOwnClass(_ name: some Collection<UInt8>) -> Bool { ownClasses.contains(name) }

    /// Whether a class is that of an element that stands for a control.
    static func isControlClass(_ name: some Collection<UInt8>) -> Bool { controlClasses.contains(name) }
}
