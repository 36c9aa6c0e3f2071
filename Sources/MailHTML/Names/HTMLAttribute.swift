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

/// The mode that the document type puts browsers into (HTML standard, section 13.2.6.4.1).
enum HTMLMode {
    /// No or an old document type.
    case quirks
    /// XHTML 1.0 Transitional and the like: images in cells of tables are without the gap of a text line.
    case limitedQuirks
    case standards

    /// - Parameter doctype: the text between "<!DOCTYPE" and ">".
    init(_ doctype: UnsafeBufferPointer<UInt8>) {
        let lower = doctype.prefix(400).map(\.asciiLowercased)
        let words = lower.split(whereSeparator: { $0.isHTMLSpace })
        let strings = Self.quotedStrings(lower)
        guard let name = words.first, name.elementsEqual("html".utf8) else {
            self = .quirks
            return
        }
        guard let publicID = strings.first, words.count > 1, words[1].starts(with: "public".utf8) else {
            self = .standards
            return
        }
        let id = String(decoding: publicID, as: UTF8.self)
        func begins(_ prefixes: [String]) -> Bool { prefixes.contains { id.hasPrefix($0) } }
        if id == "html" || id == "-/w3c/dtd html 4.0 transitional/en" || begins(Self.quirksPrefixes) {
            self = .quirks
        } else if begins(["-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//"]) {
            self = strings.count < 2 ? .quirks : .limitedQuirks
        } else {
            self = begins(Self.limitedPrefixes) ? .limitedQuirks : .standards
        }
    }

    /// The class of the frame in which the message's HTML stands; nil for standards mode.
    var frameClass: StaticString? {
        switch self {
        case .quirks: "lb-quirks"
        case .limitedQuirks: "lb-limited"
        case .standards: nil
        }
    }

    /// The mode that the frame's classes name.
    init(frameClasses: ByteSlice) {
        self =
            frameClasses.elementsEqual("lb-mail lb-quirks".utf8)
            ? .quirks : frameClasses.elementsEqual("lb-mail lb-limited".utf8) ? .limitedQuirks : .standards
    }

    private static let limitedPrefixes = ["-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//"]

    private static let quirksPrefixes = [
        "-//w3c//dtd html 3", "-//w3c//dtd html 4.0 ", "-//w3c//dtd html experimental", "-//w3c//dtd w3 html",
        "-//w3o//dtd", "-//ietf//dtd html", "-//netscape comm", "-//microsoft//dtd internet", "-//o'reilly",
        "-//softquad", "-//spyglass", "-//sq//dtd", "-//sun microsystems", "-//webtechs", "-//as//dtd", "-//advasoft",
        "-//metrius",
    ]

    private static func quotedStrings(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var position = 0
        while let open = text[position...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }) {
            let close = text[(open + 1)...].firstIndex(of: text[open]) ?? text.count
            result.append(text[(open + 1)..<close])
            position = min(close + 1, text.count)
        }
        return result
    }
}
