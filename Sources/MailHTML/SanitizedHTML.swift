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

extension SanitizedHTML {
    /// Puts plain texts of the message into the page, above or below what is there. ``text`` stays as it is.
    public mutating func add(plainTexts: [String], above: Bool) {
        guard !plainTexts.isEmpty else { return }
        var output: [UInt8] = []
        for text in plainTexts {
            // A parser drops the line feed that comes first in a `<pre>`.
            output.append("<pre style=\"white-space:pre-wrap\">\n")
            // The language has no controls.
            HTMLSerializer.appendText(
                text.utf8.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }, to: &output)
            output.append("</pre>")
        }
        let page = Array(html.utf8)
        guard let place = above ? Self.contentStart(page) : Self.contentEnd(page) else { return }
        output = page[..<place] + output + page[place...]
        if HTMLOutputChecker().accepts(output) { html = String(decoding: output, as: UTF8.self) }
    }

    /// Where the content of the frame begins: behind the first `<main class="lb-body">`.
    private static func contentStart(_ page: [UInt8]) -> Int? {
        let frame = Array("<main class=\"lb-body".utf8)
        guard let tag = page.indices.first(where: { page[$0] == 0x3C && page[$0...].starts(with: frame) }) else {
            return nil
        }
        return page[tag...].firstIndex(of: 0x3E).map { $0 + 1 }
    }

    private static func contentEnd(_ page: [UInt8]) -> Int? {
        let end = Array("</main></div>".utf8)
        return page.suffix(end.count).elementsEqual(end) ? page.count - end.count : nil
    }
}
