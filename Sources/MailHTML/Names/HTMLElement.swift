/// The elements that the tree builder tells apart, by their HTML names. Everything else is `unknown`.
enum HTMLElement: UInt8, CaseIterable, Sendable {
    case unknown, text, html, head, body
    case a, abbr, acronym, address, area, article, aside, b, bdi, bdo, big, blockquote, br, caption, center, cite, code
    case col, colgroup, dd, del, details, dfn, dir, div, dl, dt, em, fieldset, figcaption, figure, font, footer, form
    case h1, h2, h3, h4, h5, h6, header, hgroup, hr, i, img, ins, kbd, label, legend, li, listing, main, map, mark
    case marquee, menu, nav, nobr, ol, p, plaintext, pre, q, rp, rt, ruby, s, samp, section, small, span, strike, strong
    case sub, summary, sup, table, tbody, td, textarea, tfoot, th, thead, time, tr, tt, u, ul, `var`, wbr, xmp
    // Not in the output, but dropped or replaced each by a rule of its own.
    case applet, audio, base, basefont, bgsound, button, canvas, dialog, embed, frame, frameset, iframe, image, input
    case keygen, link, math, meta, noembed, noframes, noscript, object, optgroup, option, param, picture, script, search
    case select, source, style, svg, template, title, track, video

    static let names: [String] = allCases.map { String(describing: $0) }
    private static let lookup = NameTable(names)
    private static let namesAsBytes: [[UInt8]] = names.map { Array($0.utf8) }

    var name: String { HTMLElement.names[Int(rawValue)] }
    var nameBytes: [UInt8] { HTMLElement.namesAsBytes[Int(rawValue)] }

    /// The element of a tag name in any case.
    init(name: UnsafeBufferPointer<UInt8>) {
        let index = HTMLElement.lookup.index(of: name) ?? 0
        self = index == 1 ? .unknown : HTMLElement(rawValue: UInt8(index)) ?? .unknown
    }
}

/// A set of elements in two words.
struct HTMLElementSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ elements: HTMLElement...) { for element in elements { insert(element) } }

    mutating func insert(_ element: HTMLElement) {
        let raw = UInt64(element.rawValue)
        if raw < 64 { low |= 1 << raw } else { high |= 1 << (raw &- 64) }
    }

    func union(_ other: HTMLElementSet) -> HTMLElementSet {
        var result = self
        result.low |= other.low
        result.high |= other.high
        return result
    }

    @inline(__always) func contains(_ element: HTMLElement) -> Bool {
        let raw = UInt64(element.rawValue)
        return raw < 64 ? low >> raw & 1 == 1 : high >> (raw &- 64) & 1 == 1
    }
}

/// The groups of the HTML standard, section 13.2, and our own for output and text.
extension HTMLElementSet {
    static let void = HTMLElementSet(
        .area, .base, .basefont, .bgsound, .br, .col, .embed, .frame, .hr, .img, .image, .input, .keygen, .link, .meta,
        .param, .source, .track, .wbr)
    static let formatting = HTMLElementSet(
        .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u)
    static let special = HTMLElementSet(
        .address, .applet, .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .body, .br, .button,
        .caption, .center, .col, .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed, .fieldset, .figcaption,
        .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6, .head, .header, .hgroup, .hr, .html,
        .iframe, .img, .input, .keygen, .li, .link, .listing, .main, .marquee, .menu, .meta, .nav, .noembed, .noframes,
        .noscript, .object, .ol, .p, .param, .plaintext, .pre, .script, .search, .section, .select, .source, .style,
        .summary, .table, .tbody, .td, .template, .textarea, .tfoot, .th, .thead, .title, .tr, .track, .ul, .wbr, .xmp)
    /// Start tags that close an open paragraph (13.2.6.4.7).
    static let closesParagraph = HTMLElementSet(
        .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset, .figcaption,
        .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p, .search, .section, .summary, .ul, .pre,
        .listing, .form, .h1, .h2, .h3, .h4, .h5, .h6, .hr, .xmp, .plaintext)
    static let headings = HTMLElementSet(.h1, .h2, .h3, .h4, .h5, .h6)
    static let impliedEnd = HTMLElementSet(.dd, .dt, .li, .optgroup, .option, .p, .rp, .rt)
    static let scope = HTMLElementSet(.applet, .caption, .html, .table, .td, .th, .marquee, .object, .template, .body)
    static let listScope = scope.union(HTMLElementSet(.ol, .ul))
    static let buttonScope = scope.union(HTMLElementSet(.button))
    static let tableScope = HTMLElementSet(.html, .table, .template, .body)
    static let tableSections = HTMLElementSet(.tbody, .thead, .tfoot)
    static let tableRows = HTMLElementSet(.table, .tbody, .thead, .tfoot, .tr)
    static let tableParts = HTMLElementSet(.caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr)
    static let cells = HTMLElementSet(.td, .th)
    /// Formatting is not carried across these (markers in the list of active formatting elements).
    static let markers = HTMLElementSet(.applet, .marquee, .object, .caption, .td, .th)
    /// HTML elements that end foreign content (13.2.6.5).
    static let foreignBreakout = HTMLElementSet(
        .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2, .h3, .h4, .h5,
        .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre, .ruby, .s, .small, .span,
        .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var)
    /// Elements that are written under another name and with a class of ours (see `outputElement`).
    static let renamed = HTMLElementSet(
        .form, .marquee, .search, .dialog, .label, .button, .listing, .plaintext, .xmp, .textarea, .dir, .menu,
        .input, .select, .option, .embed)
    /// Elements that a browser draws with a look of its own.
    static let controls = HTMLElementSet(.input, .select, .button, .textarea, .embed)
    /// Elements that are written under their own names.
    static let output = HTMLElementSet(
        .a, .abbr, .acronym, .address, .area, .article, .aside, .b, .bdi, .bdo, .big, .blockquote, .br, .caption,
        .center, .cite, .code, .col, .colgroup, .dd, .del, .details, .dfn, .div, .dl, .dt, .em, .fieldset, .figcaption,
        .figure, .font, .footer, .h1, .h2, .h3, .h4, .h5, .h6, .header, .hgroup, .hr, .i, .img, .ins, .kbd, .legend,
        .li, .main, .map, .mark, .nav, .nobr, .ol, .p, .pre, .q, .rp, .rt, .ruby, .s, .samp, .section, .small, .span,
        .strike, .strong, .sub, .summary, .sup, .table, .tbody, .td, .tfoot, .th, .thead, .time, .tr, .tt, .u, .ul,
        .var, .wbr)
}

extension HTMLElement {
    /// The element that stands for this one in the output; nil where only the content is kept.
    var outputElement: HTMLElement? {
        if HTMLElementSet.output.contains(self) { return self }
        switch self {
        case .form, .marquee, .search, .dialog: return .div
        case .label, .button, .input, .select, .option, .embed: return .span
        case .listing, .plaintext, .xmp, .textarea: return .pre
        case .dir, .menu: return .ul
        default: return nil
        }
    }
}
