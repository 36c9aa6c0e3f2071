import Bytes

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
    /// The document type of a page that shows sanitized HTML as browsers show the message: they leave no gap below images in
    /// the cells of older pages, and give others a look of the 1990s.
    ///
    /// - Parameter html: what was sanitized; of several messages the first decides.
    public static func doctype(for html: String) -> String {
        let mode = html.utf8.withBytes { bytes in
            let page = ByteView(bytes)
            let frame: StaticString = "<div class=\""
            guard let start = page.firstRange(of: "<div class=\"lb-mail").map({ $0 + frame.utf8CodeUnitCount }) else {
                return HTMLMode.standards
            }
            let end = page.firstIndex(of: 0x22, from: start) ?? page.count
            return HTMLMode(frameClasses: page.slice(start, end).buffer[...])
        }
        return mode.doctype
    }

    /// Gives blocked pictures an address that leads nowhere: of pictures without any, browsers draw no box of their size.
    ///
    /// - Parameter html: what was sanitized.
    public static func keepingBoxes(of html: String) -> String {
        let page = Array(html.utf8)
        var output: [UInt8] = []
        page.withByteView { page in
            var start = 0
            // Anywhere else "<" is escaped.
            while let image = page.firstRange(of: "<img data-remote-src=", from: start) {
                output += page.slice(start, image + 4).buffer
                output.append(" src=\"data:,\"")
                start = image + 4
            }
            if start > 0 { output += page.slice(start, page.count).buffer }
        }
        return output.isEmpty ? html : String(decoding: output, as: UTF8.self)
    }

    /// Puts plain texts of the message into the page, above or below what is there. ``text`` stays as it is.
    public mutating func add(plainTexts: [String], above: Bool) {
        guard !plainTexts.isEmpty else { return }
        var lines: [UInt8] = []
        for text in plainTexts {
            // The language has no controls.
            let text = text.utf8.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }
            HTMLSerializer.appendLines(text, tag: "<pre style=\"white-space:pre-wrap\">", to: &lines)
        }
        var page = Array(html.utf8)
        guard let place = page.withByteView({ above ? Self.contentStart($0) : Self.contentEnd($0) }) else { return }
        page.insert(contentsOf: lines, at: place)
        if HTMLOutputChecker().accepts(page) { html = String(decoding: page, as: UTF8.self) }
    }

    /// Where the content of the frame begins: behind the first `<main class="lb-body">`.
    private static func contentStart(_ page: ByteView) -> Int? {
        page.firstRange(of: "<main class=\"lb-body").flatMap { page.firstIndex(of: 0x3E, from: $0) }.map { $0 + 1 }
    }

    private static func contentEnd(_ page: ByteView) -> Int? {
        let end: StaticString = "</main></div>"
        let place = page.count - end.utf8CodeUnitCount
        return page.hasPrefix(end, at: place) ? place : nil
    }
}
