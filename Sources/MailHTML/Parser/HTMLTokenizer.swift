import Bytes

/// The tokenizer of the HTML standard, section 13.2.5, over UTF-8 that `HTMLInput` prepared.
///
/// Tokens are ranges of the source; nothing is decoded here. The position only moves forward, so that the time is
/// linear in the input. Comments, declarations and processing instructions end where a browser ends them, as do
/// Microsoft's conditional comments such as `<![if !mso]>`.
struct HTMLTokenizer {
    enum Kind { case text, startTag, endTag, comment, doctype, end }
    struct Attribute {
        var name: Range<Int>
        var value: Range<Int>
    }

    private let source: UnsafeBufferPointer<UInt8>
    private(set) var position = 0
    /// The range of the text, comment or doctype just read. A tag has a `name` and `attributes` instead.
    private(set) var range = 0..<0
    private(set) var name = 0..<0
    private(set) var attributes: [Attribute] = []
    private(set) var isSelfClosing = false
    private(set) var passedAttributeLimit = false

    init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

    func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: source[range]) }

    mutating func next() -> Kind {
        guard position < source.count else { return .end }
        if source[position] == UInt8(ascii: "<"), let kind = markup() { return kind }
        let start = position
        repeat {
            let from = position + 1
            position =
                from < source.count ? from + (offset(of: UInt8(ascii: "<"), from: from) ?? source.count - from) : from
        } while position < source.count && !opensMarkup(position)
        range = start..<position
        return .text
    }

    private func offset(of byte: UInt8, from start: Int) -> Int? {
        UnsafeBufferPointer(rebasing: source[start...]).firstOffset(of: byte)
    }

    private func opensMarkup(_ position: Int) -> Bool {
        guard position + 1 < source.count else { return false }
        let next = source[position + 1]
        if next == UInt8(ascii: "/") { return position + 2 < source.count }
        return next.isLetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    }

    private mutating func markup() -> Kind? {
        guard opensMarkup(position) else { return nil }
        let next = source[position + 1]
        if next.isLetter { return tag(at: position + 1, kind: .startTag) }
        if next == UInt8(ascii: "/") {
            if source[position + 2].isLetter { return tag(at: position + 2, kind: .endTag) }
            return bogusComment(from: position + 2)
        }
        let rest = source[(position + 2)...]
        if next == UInt8(ascii: "!") {
            if rest.startsIgnoringCase("--") { return comment(from: position + 4) }
            if rest.startsIgnoringCase("doctype") {
                _ = bogusComment(from: position + 9)
                return .doctype
            }
        }
        return bogusComment(from: position + 2)
    }

    private mutating func bogusComment(from start: Int) -> Kind {
        let end = start < source.count ? start + (offset(of: 0x3e, from: start) ?? source.count - start) : source.count
        range = min(start, end)..<end
        position = min(end + 1, source.count)
        return .comment
    }

    private mutating func comment(from start: Int) -> Kind {
        var search = start
        range = start..<source.count
        position = source.count
        while search < source.count, let hit = offset(of: 0x3e, from: search) {
            let end = search + hit
            let before = source[start..<end]
            if before.isEmpty || before.elementsEqual([0x2d]) || before.suffix(2).elementsEqual([0x2d, 0x2d])
                || before.suffix(3).elementsEqual([0x2d, 0x2d, 0x21])
            {
                range = start..<end
                position = end + 1
                break
            }
            search = end + 1
        }
        return .comment
    }

    /// Reads a tag. Returns `.end` where the input ends within it, as browsers drop such a tag.
    private mutating func tag(at start: Int, kind: Kind) -> Kind {
        attributes.removeAll(keepingCapacity: true)
        isSelfClosing = false
        passedAttributeLimit = false
        position = start
        while position < source.count, !endsTagName(source[position]) { position += 1 }
        name = start..<position
        while position < source.count {
            let byte = source[position]
            if byte == 0x3e {
                position += 1
                return kind
            }
            if byte.isHTMLSpace || byte == 0x2f {
                isSelfClosing = byte == 0x2f && position + 1 < source.count && source[position + 1] == 0x3e
                position += 1
            } else {
                attribute()
            }
        }
        return .end
    }

    private func endsTagName(_ byte: UInt8) -> Bool { byte.isHTMLSpace || byte == 0x2f || byte == 0x3e }

    private mutating func attribute() {
        let start = position
        position += 1  // An "=" in first place belongs to the name.
        while position < source.count, !endsTagName(source[position]), source[position] != 0x3d { position += 1 }
        let name = start..<position
        var value = position..<position
        var after = position
        while after < source.count, source[after].isHTMLSpace { after += 1 }
        if after < source.count, source[after] == 0x3d {
            position = after + 1
            while position < source.count, source[position].isHTMLSpace { position += 1 }
            value = attributeValue()
        }
        if attributes.count < HTMLLimits.attributesPerTag {
            attributes.append(Attribute(name: name, value: value))
        } else {
            passedAttributeLimit = true
        }
    }

    private mutating func attributeValue() -> Range<Int> {
        guard position < source.count else { return position..<position }
        let quote = source[position]
        if quote == 0x22 || quote == 0x27 {
            let start = position + 1
            let length = start < source.count ? offset(of: quote, from: start) ?? source.count - start : 0
            position = min(start + length + 1, source.count)
            return min(start, source.count)..<min(start + length, source.count)
        }
        let start = position
        while position < source.count, !source[position].isHTMLSpace, source[position] != 0x3e { position += 1 }
        return start..<position
    }

    /// Reads up to the end tag of a raw-text element, or the end of input, and steps over it.
    /// - Parameter element: nil for `<plaintext>`, which nothing closes.
    /// - Returns: the range of the element's text.
    mutating func rawText(until element: HTMLElement?) -> Range<Int> {
        let start = position
        guard let element else {
            position = source.count
            return start..<position
        }
        let name = element.nameBytes
        var escape = ScriptEscape(isScript: element == .script)
        var search = position
        while search < source.count, let hit = offset(of: 0x3c, from: search) {
            let open = search + hit
            escape.pass(source[search..<open])
            let rest = source[(open + 1)...]
            if rest.first == 0x2f, rest.dropFirst().prefix(name.count).equalsIgnoringCase(name),
                let after = rest.dropFirst(1 + name.count).first, endsTagName(after), !escape.hidesEndTag()
            {
                _ = tag(at: open + 2, kind: .endTag)
                return start..<open
            }
            escape.open(rest)
            search = open + 1
        }
        position = source.count
        return start..<source.count
    }
}

/// The states "script data escaped" and "double escaped": in `<script><!-- <script> </script> -->` the end tag is part
/// of the script.
private struct ScriptEscape {
    let isScript: Bool
    private var isEscaped = false
    private var isDouble = false
    init(isScript: Bool) { self.isScript = isScript }

    /// An end tag inside the doubly escaped state only leaves that state.
    mutating func hidesEndTag() -> Bool {
        defer { isDouble = false }
        return isDouble
    }

    mutating func pass(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        guard isScript, isEscaped, text.count >= 3 else { return }
        var dashes = 0
        for byte in text {
            if byte == 0x3e, dashes >= 2 {
                isEscaped = false
                isDouble = false
            }
            dashes = byte == 0x2d ? dashes + 1 : 0
        }
    }

    mutating func open(_ rest: Slice<UnsafeBufferPointer<UInt8>>) {
        guard isScript else { return }
        if rest.startsIgnoringCase("!--") {
            isEscaped = true
        } else if isEscaped, rest.startsIgnoringCase("script"), let after = rest.dropFirst(6).first,
            after.isHTMLSpace || after == 0x2f || after == 0x3e
        {
            isDouble = true
        }
    }
}
