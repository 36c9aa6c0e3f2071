import Bytes

/// Reads a finished output and accepts it only if it is in the output language. It shares no rule with the sanitizer,
/// and knows nothing of HTML's error recovery, because the language leaves nothing to recover:
///
///     output    = [ "<style>" css "</style>" ] element*
///     element   = "<" name attribute* ">" ( text | element )* "</" name ">"   ; void elements without content and end
///     attribute = " " name "=" DQUOTE value DQUOTE
///
/// Text and values hold no "<", ">", control or raw "&"; values no quote or backquote either. Addresses begin in one of
/// a few ways. CSS has no escape, comment, "<" or unlisted function, and its selectors stay in the message.
package struct HTMLOutputChecker: Sendable {
    private let allowsRemote: Bool
    private let idPrefix: String

    package init(allowsRemote: Bool = false, idPrefix: String = "lb-") {
        self.allowsRemote = allowsRemote
        self.idPrefix = idPrefix
    }

    /// Void elements come first; of all elements, `area`, `img` and `a` may have addresses.
    private static let voidCount = 6
    private static let (area, image, link) = (0, 4, 6)
    private static let elements = NameTable(
        """
        area br col hr img wbr a abbr acronym address article aside b bdi bdo big blockquote caption center cite code
        colgroup dd del details dfn div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup
        i ins kbd legend li main map mark nav nobr ol p pre q rp rt ruby s samp section small span strike strong sub
        summary sup table tbody td tfoot th thead time tr tt u ul var
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    /// Attributes whose values are checked, in the order of the table below, which holds 64 names at most.
    private enum Attribute: Int { case href, src, background, remoteSource, usemap, id, name, target, rel, style }
    private static let attributes = NameTable(
        """
        href src background data-remote-src usemap id name target rel style
        abbr align alt bgcolor border bordercolor cellpadding cellspacing class clear color colspan compact coords
        datetime dir face frame height hidden hspace lang noshade nowrap open reversed role rowspan rules scope shape
        size span start title type valign value vspace width
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    private static let functions = NameTable(
        """
        and inset rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp rect url has where not is
        linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
        repeating-conic-gradient -webkit-linear-gradient -webkit-radial-gradient -webkit-gradient -moz-linear-gradient
        -o-linear-gradient from to color-stop repeat minmax fit-content nth-child nth-last-child nth-of-type
        nth-last-of-type
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Whether the output is in the language.
    package func accepts(_ html: [UInt8]) -> Bool {
        html.withUnsafeBufferPointer { bytes in
            var reader = Reader(bytes: bytes)
            if reader.takes("<style>") {
                let css = reader.until(UInt8(ascii: "<"))
                guard isSafeStyle(css), CSSReachChecker(css).accepts(), reader.takes("</style>") else { return false }
            }
            return elements(&reader)
        }
    }

    private func elements(_ reader: inout Reader) -> Bool {
        var open: [Int] = []
        while !reader.isAtEnd {
            guard isPlainText(reader.until(UInt8(ascii: "<"))) else { return false }
            if reader.isAtEnd { break }
            if reader.takes("</") {
                guard let name = HTMLOutputChecker.elements.index(of: reader.name()), name == open.popLast(),
                    reader.takes(">")
                else { return false }
            } else {
                guard reader.takes("<"), let name = startTag(&reader) else { return false }
                if name >= HTMLOutputChecker.voidCount { open.append(name) }
            }
        }
        return open.isEmpty
    }

    private func startTag(_ reader: inout Reader) -> Int? {
        guard let element = HTMLOutputChecker.elements.index(of: reader.name()) else { return nil }
        var seen: UInt64 = 0
        while reader.takes(" ") {
            guard let attribute = HTMLOutputChecker.attributes.index(of: reader.name()),
                seen >> UInt64(attribute) & 1 == 0,
                reader.takes("=\"")
            else { return nil }
            seen |= 1 << UInt64(attribute)
            let value = reader.until(UInt8(ascii: "\""))
            guard reader.takes("\""), isPlainText(value, inAttribute: true) else { return nil }
            if let special = Attribute(rawValue: attribute) {
                guard isAllowed(special, on: element, value) else { return nil }
            }
        }
        return reader.takes(">") ? element : nil
    }

    private func isAllowed(_ attribute: Attribute, on element: Int, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        guard value.firstOffset(of: 0x26) == nil else {
            return decoded(value).withUnsafeBufferPointer { isAllowed(attribute, on: element, decoded: $0) }
        }
        return isAllowed(attribute, on: element, decoded: value)
    }

    private func isAllowed(_ attribute: Attribute, on element: Int, decoded value: UnsafeBufferPointer<UInt8>) -> Bool {
        switch attribute {
        case .href:
            let isLink = element == HTMLOutputChecker.link || element == HTMLOutputChecker.area
            return isLink && isSafeLink(value)
        case .src: return element == HTMLOutputChecker.image && isSafeImage(value)
        case .background: return isSafeImage(value)
        case .remoteSource: return element == HTMLOutputChecker.image
        case .usemap: return isFragment(value)
        case .id, .name: return value.starts(with: idPrefix.utf8)
        case .target: return value.count == 6 && value.starts(with: "_blank")
        case .rel: return value.count == 28 && value.starts(with: "noopener noreferrer nofollow")
        case .style: return value.firstOffset(of: 0x7b) == nil && isSafeStyle(value)
        }
    }

    private func isSafeLink(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        value.starts(with: "https://") || value.starts(with: "http://") || value.starts(with: "mailto:")
            || value.starts(with: "tel:") || isFragment(value)
    }

    private func isFragment(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        value.first == 0x23 && value.dropFirst().starts(with: idPrefix.utf8)
    }

    private static let rasterData: [StaticString] = [
        "data:image/png;base64,", "data:image/gif;base64,", "data:image/jpeg;base64,", "data:image/jpg;base64,",
        "data:image/webp;base64,", "data:image/bmp;base64,", "data:image/x-icon;base64,",
    ]

    private func isSafeImage(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        if allowsRemote, value.starts(with: "http://") || value.starts(with: "https://") { return true }
        return value.starts(with: "cid:") || HTMLOutputChecker.rasterData.contains { value.starts(with: $0) }
    }

    /// No "<", ">" or control, in values no quote either, and "&" only in the references that the serializer writes.
    private func isPlainText(_ text: UnsafeBufferPointer<UInt8>, inAttribute: Bool = false) -> Bool {
        for index in 0..<text.count {
            let byte = text[index]
            if byte > 0x3e && byte != 0x60 && byte != 0x7f || byte > 0x27 && byte < 0x3c { continue }
            switch byte {
            case 0x3c, 0x3e, 0x7f, 0..<0x09, 0x0b..<0x20: return false
            case 0x22, 0x27, 0x60: if inAttribute { return false }
            case 0x26:
                let rest = UnsafeBufferPointer(rebasing: text[index...])
                guard HTMLOutputChecker.references.contains(where: { rest.starts(with: $0.0) }) else { return false }
            default: continue
            }
        }
        return true
    }

    private static let references: [(StaticString, UInt8)] = [
        ("&amp;", 0x26), ("&lt;", 0x3c), ("&gt;", 0x3e), ("&quot;", 0x22), ("&#39;", 0x27), ("&#96;", 0x60),
    ]

    private func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var rest = text
        while let ampersand = rest.firstOffset(of: 0x26) {
            output.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<ampersand]))
            rest = UnsafeBufferPointer(rebasing: rest[ampersand...])
            let reference = HTMLOutputChecker.references.first { rest.starts(with: $0.0) }
            output.append(reference?.1 ?? 0x26)
            rest = UnsafeBufferPointer(rebasing: rest[(reference?.0.utf8CodeUnitCount ?? 1)...])
        }
        output.append(contentsOf: rest)
        return output
    }

    /// No escape, comment, markup or unlisted at-rule; "(" only after a listed function or as a group; addresses only
    /// of images; `position` only static or relative.
    private func isSafeStyle(_ css: UnsafeBufferPointer<UInt8>) -> Bool {
        var quoted = false
        var word = 0
        for index in 0..<css.count {
            let byte = css[index]
            if byte == 0x2d || byte == 0x5f || byte >= 0x80 || byte.isAlphanumeric { continue }
            let before = UnsafeBufferPointer(rebasing: css[word..<index])
            let isInSelector = word > 0 && (css[word - 1] == 0x2e || css[word - 1] == 0x23)
            word = index + 1
            let after = UnsafeBufferPointer(rebasing: css[word...])
            switch byte {
            case 0x22, 0x3c, 0x5c, 0x60, 0..<0x20: return false
            case 0x26: guard quoted else { return false }
            case 0x27: quoted.toggle()
            case 0x2f: if after.first == 0x2a { return false }
            case 0x40:
                guard !quoted, after.starts(with: "media ") || after.starts(with: "supports ") else { return false }
            case 0x28: guard !quoted, isSafeCall(before, after) else { return false }
            case 0x3a:
                guard quoted || isInSelector || !before.equals("position") || isSafePosition(after) else {
                    return false
                }
            default: continue
            }
        }
        return !quoted
    }

    private func isSafePosition(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        let word = UnsafeBufferPointer(rebasing: value.prefix { $0.isLetter })
        return word.equalsIgnoringCase("static") || word.equalsIgnoringCase("relative")
    }

    private func isSafeCall(_ function: UnsafeBufferPointer<UInt8>, _ argument: UnsafeBufferPointer<UInt8>) -> Bool {
        if function.isEmpty { return true }
        guard HTMLOutputChecker.functions.index(of: function) != nil else { return false }
        return !function.equals("url")
            || argument.first == 0x27 && isSafeImage(UnsafeBufferPointer(rebasing: argument.dropFirst()))
    }
}

/// A position in the output.
private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func takes(_ text: StaticString) -> Bool {
        guard UnsafeBufferPointer(rebasing: bytes[position...]).starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    /// The bytes up to `byte` or the end.
    mutating func until(_ byte: UInt8) -> UnsafeBufferPointer<UInt8> {
        let rest = UnsafeBufferPointer(rebasing: bytes[position...])
        let length = rest.firstOffset(of: byte) ?? rest.count
        position += length
        return UnsafeBufferPointer(rebasing: rest[..<length])
    }

    mutating func name() -> UnsafeBufferPointer<UInt8> {
        let start = position
        while position < bytes.count,
            bytes[position] == 0x2d || bytes[position] &- 0x61 < 26 || bytes[position] &- 0x30 < 10
        {
            position += 1
        }
        return UnsafeBufferPointer(rebasing: bytes[start..<position])
    }
}
