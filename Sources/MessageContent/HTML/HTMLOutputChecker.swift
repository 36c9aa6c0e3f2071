/// Reads a finished output and accepts it only if it is in the output language. It shares no rule and no code with the
/// sanitizer, and knows nothing of HTML's error recovery, because the language leaves nothing to recover:
///
///     output    = [ "<style>" css "</style>" ] element*
///     element   = "<" name attribute* ">" ( text | element )* "</" name ">"   ; void elements without content and end
///     attribute = " " name "=" DQUOTE value DQUOTE
///
/// Text and values hold no "<", ">", control or raw "&"; values no quote or backquote either. Addresses begin in one of
/// a few ways. CSS has no escape, comment, "<" or unlisted function.
public struct HTMLOutputChecker: Sendable {
    let allowsRemote: Bool
    let idPrefix: String

    public init(allowsRemote: Bool = false, idPrefix: String = "lb-") {
        self.allowsRemote = allowsRemote
        self.idPrefix = idPrefix
    }

    /// Void elements stand first.
    private static let voidCount = 6
    private static let elements = NameTable(
        """
        area br col hr img wbr a abbr acronym address article aside b bdi bdo big blockquote caption center cite code
        colgroup dd del details dfn div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup
        i ins kbd legend li main map mark nav nobr ol p pre q rp rt ruby s samp section small span strike strong sub
        summary sup table tbody td tfoot th thead time tr tt u ul var
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    /// Those whose values matter stand first, in the order of `Attribute`; at most 64.
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
        and rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp rect url has where not is
        linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
        repeating-conic-gradient -webkit-linear-gradient -webkit-radial-gradient -webkit-gradient -moz-linear-gradient
        -o-linear-gradient from to color-stop repeat minmax fit-content nth-child nth-last-child nth-of-type
        nth-last-of-type
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    public func accepts(_ html: [UInt8]) -> Bool {
        html.withUnsafeBufferPointer { bytes in
            var reader = Reader(bytes: bytes)
            if reader.takes("<style>") {
                let css = reader.until(UInt8(ascii: "<"))
                guard isSafeStyle(css), reader.takes("</style>") else { return false }
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
        let name = reader.name()
        guard let element = HTMLOutputChecker.elements.index(of: name) else { return nil }
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
                guard isAllowed(special, on: name, decoded(value)) else { return nil }
            }
        }
        return reader.takes(">") ? element : nil
    }

    private func isAllowed(_ attribute: Attribute, on element: UnsafeBufferPointer<UInt8>, _ value: [UInt8]) -> Bool {
        func starts(_ beginnings: String...) -> Bool { beginnings.contains { value.starts(with: $0.utf8) } }
        let isImage = element.elementsEqual("img".utf8)
        switch attribute {
        case .href:
            let isLink = element.elementsEqual("a".utf8) || element.elementsEqual("area".utf8)
            return isLink && starts("http://", "https://", "mailto:", "tel:", "#" + idPrefix)
        case .src: return isImage && isSafeImage(value)
        case .background: return isSafeImage(value)
        case .remoteSource: return isImage
        case .usemap: return starts("#" + idPrefix)
        case .id, .name: return starts(idPrefix)
        case .target: return value.elementsEqual("_blank".utf8)
        case .rel: return value.elementsEqual("noopener noreferrer nofollow".utf8)
        case .style: return !value.contains(0x7b) && value.withUnsafeBufferPointer { isSafeStyle($0) }
        }
    }

    private static let images = [
        "cid:", "data:image/png;base64,", "data:image/gif;base64,", "data:image/jpeg;base64,", "data:image/jpg;base64,",
        "data:image/webp;base64,", "data:image/bmp;base64,", "data:image/x-icon;base64,",
    ]

    private func isSafeImage(_ value: [UInt8]) -> Bool {
        (HTMLOutputChecker.images + (allowsRemote ? ["http://", "https://"] : [])).contains {
            value.starts(with: $0.utf8)
        }
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
                let rest = text[index...].prefix(6)
                guard HTMLOutputChecker.references.contains(where: { rest.starts(with: $0.0) }) else { return false }
            default: continue
            }
        }
        return true
    }

    private static let references: [([UInt8], UInt8)] = [
        (Array("&amp;".utf8), 0x26), (Array("&lt;".utf8), 0x3c), (Array("&gt;".utf8), 0x3e),
        (Array("&quot;".utf8), 0x22), (Array("&#39;".utf8), 0x27), (Array("&#96;".utf8), 0x60),
    ]

    private func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        var index = 0
        while index < text.count {
            if text[index] == 0x26,
                let reference = HTMLOutputChecker.references.first(where: { text[index...].starts(with: $0.0) })
            {
                output.append(reference.1)
                index += reference.0.count
            } else {
                output.append(text[index])
                index += 1
            }
        }
        return output
    }

    /// No escape, comment, markup or unlisted at-rule; "(" only after a listed function or as a group; addresses only
    /// of images; `position` only static or relative.
    private func isSafeStyle(_ css: UnsafeBufferPointer<UInt8>) -> Bool {
        var quoted = false
        var word = 0
        for (index, byte) in css.enumerated() {
            if byte == 0x27 { quoted.toggle() }
            let isWord = byte == 0x2d || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5f || byte >= 0x80
            defer { if !isWord { word = index + 1 } }
            switch byte {
            case 0x22, 0x26, 0x3c, 0x5c, 0x60, 0..<0x20: return false
            case 0x2f where index + 1 < css.count && css[index + 1] == 0x2a: return false
            case 0x40: guard !quoted, css[index...].starts(with: "@media ".utf8) else { return false }
            case 0x28 where !quoted: guard isSafeCall(css[word..<index], css[(index + 1)...]) else { return false }
            case 0x28: return false
            case 0x3a where !quoted && css[word..<index].elementsEqual("position".utf8):
                let rest = css[(index + 1)...]
                let value = rest.prefix { ($0 | 0x20) &- 0x61 < 26 }.map { $0 | 0x20 }
                guard value.elementsEqual("static".utf8) || value.elementsEqual("relative".utf8) else { return false }
            default: continue
            }
        }
        return !quoted
    }

    private func isSafeCall(
        _ function: Slice<UnsafeBufferPointer<UInt8>>, _ argument: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Bool {
        if function.isEmpty { return true }
        guard HTMLOutputChecker.functions.index(of: UnsafeBufferPointer(rebasing: function)) != nil else {
            return false
        }
        return !function.elementsEqual("url".utf8)
            || argument.first == 0x27 && isSafeImage(Array(argument.dropFirst().prefix(40)))
    }
}

/// A position in the output.
private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func takes(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[position + offset] != text.utf8Start[offset] {
            return false
        }
        position = end
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
