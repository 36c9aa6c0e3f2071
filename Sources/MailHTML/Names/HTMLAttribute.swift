import Bytes

/// The attributes that the output may hold or that a rule reads. All others are removed and counted. There may be 64 at
/// most, as sets of them are bits of one word.
enum HTMLAttribute: UInt8, CaseIterable, Sendable {
    case abbr, align, alink, alt, background, bgcolor, border, bordercolor, bottommargin, cellpadding, cellspacing
    case cite, `class`, clear, color, cols, colspan, compact, coords, datetime, dir, face, frame, headers, height,
        hidden
    case href, hspace, id, lang, leftmargin, link, marginheight, marginwidth, name, noshade, nowrap, open, reversed
    case rightmargin, role, rowspan, rules, scope, shape, size, span, src, srcset, start, style, text, title, topmargin
    case type, usemap, valign, value, vlink, vspace, width
    /// The address of a blocked image, as this sanitizer wrote it.
    case remoteSource

    static let names: [String] = allCases.map { $0 == .remoteSource ? "data-remote-src" : String(describing: $0) }
    private static let lookup = NameTable(names)
    private static let namesAsBytes: [[UInt8]] = names.map { Array($0.utf8) }

    var nameBytes: [UInt8] { HTMLAttribute.namesAsBytes[Int(rawValue)] }

    init?(name: UnsafeBufferPointer<UInt8>) {
        guard let index = HTMLAttribute.lookup.index(of: name) else { return nil }
        self.init(rawValue: UInt8(index))
    }

    /// Which values are allowed.
    enum Value {
        /// Any text.
        case text
        /// Letters, digits, spaces and `-_.,%#*+:;()/`; at most 200 bytes.
        case token
        /// A name that other attributes refer to; it gets the prefix.
        case identifier
        /// A rule of its own decides, or the attribute is never written.
        case special
    }

    var value: Value {
        switch self {
        case .abbr, .alt, .title: .text
        case .id, .name: .identifier
        case .alink, .background, .bottommargin, .cite, .class, .cols, .headers, .href, .leftmargin, .link,
            .marginheight, .marginwidth, .rightmargin, .remoteSource, .src, .srcset, .style, .text, .topmargin,
            .usemap, .vlink:
            .special
        default: .token
        }
    }

    var isLength: Bool {
        switch self {
        case .width, .height, .hspace, .vspace, .border, .cellpadding, .cellspacing, .colspan, .rowspan: true
        default: false
        }
    }

    /// Whether `element` may carry this attribute; global ones may stand anywhere.
    func isAllowed(on element: HTMLElement) -> Bool {
        switch self {
        case .title, .id, .dir, .lang, .align, .valign, .bgcolor, .width, .height, .hidden, .role, .class, .style: true
        case .background, .border, .bordercolor, .nowrap:
            element == .table || element == .img || HTMLElementSet.tableParts.contains(element)
        case .cellpadding, .cellspacing, .frame, .rules: element == .table
        case .abbr, .colspan, .rowspan, .scope: HTMLElementSet.cells.contains(element)
        case .span: element == .col || element == .colgroup
        case .href: element == .a || element == .area
        case .name: element == .a || element == .map
        case .coords, .shape: element == .area
        case .alt: element == .img || element == .area
        case .src, .remoteSource, .hspace, .vspace, .usemap: element == .img
        case .color, .face: element == .font || element == .hr && self == .color
        case .size: element == .font || element == .hr
        case .noshade: element == .hr
        case .clear: element == .br
        case .type: element == .ol || element == .ul || element == .li || element == .blockquote
        case .start, .reversed: element == .ol
        case .compact: element == .ol || element == .ul || element == .dl
        case .value: element == .li
        case .datetime: element == .time || element == .del || element == .ins
        case .open: element == .details
        default: false
        }
    }
}
