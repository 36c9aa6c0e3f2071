// Header fields: each target reads one field body, checks what came out, and compares it with its twin.

enum AddressTarget {
    static func run(_ input: ByteView) {
        let list = inspect(input)
        LineEndTwin.forEach(of: input) { _, twin in
            let other = AddressList(parsing: twin)
            check(list.diagnostics == other.diagnostics, "addresses: same diagnostics with other line ends", input)
            check(isSame(list, other), "addresses: same addresses with other line ends", input)
        }
    }

    @discardableResult
    static func inspect(_ input: ByteView) -> AddressList {
        let list = AddressList(parsing: input)
        check(list.addresses.count <= Limits.addresses, "addresses: no more than the limit", input)
        // Each byte is copied into at most a word, a joined name and a joined addr-spec; a join copies 400 at most.
        let joins = min(input.count, Limits.addresses)
        check(list.arena.count <= 4 * input.count + 400 * joins, "addresses: the arena is bounded", input)
        for address in list.addresses {
            check(address.name.lies(in: list.arena.count), "addresses: the name lies in the arena", input)
            check(address.addrSpec.lies(in: list.arena.count), "addresses: the addr-spec lies in the arena", input)
            check(address.group.lies(in: list.arena.count), "addresses: the group lies in the arena", input)
            check(!(address.name.isEmpty && address.addrSpec.isEmpty), "addresses: none is empty", input)
        }
        let holdsLineEnd = list.arena.contains { $0 == 0x0D || $0 == 0x0A }
        check(!holdsLineEnd, "addresses: folding is undone", input)
        checkUnique(list.diagnostics, input)
        return list
    }

    private static func isSame(_ one: AddressList, _ other: AddressList) -> Bool {
        guard one.addresses.count == other.addresses.count else { return false }
        for (a, b) in zip(one.addresses, other.addresses) {
            guard one.arena[a.name.start..<a.name.end] == other.arena[b.name.start..<b.name.end],
                one.arena[a.addrSpec.start..<a.addrSpec.end] == other.arena[b.addrSpec.start..<b.addrSpec.end],
                one.arena[a.group.start..<a.group.end] == other.arena[b.group.start..<b.group.end]
            else { return false }
        }
        return true
    }
}

enum DateTarget {
    static func run(_ input: ByteView) {
        let date = inspect(input)
        LineEndTwin.forEach(of: input, longest: Limits.dateBytes) { _, twin in
            let other = DateTime.parse(twin)
            check(date == other?.date, "dates: same date with other line ends", input)
        }
    }

    @discardableResult
    static func inspect(_ input: ByteView) -> DateTime? {
        if let received = DateTime.parseReceived(input) { checkDate(received, input) }
        guard let parsed = DateTime.parse(input) else { return nil }
        checkDate(parsed.date, input)
        checkUnique(parsed.diagnostics, input)
        return parsed.date
    }

    /// A date lies between the years 1 and 9999, has a zone of less than a day, and is read again from what it prints.
    private static func checkDate(_ date: DateTime, _ input: ByteView) {
        let c = date.components
        check((1...10_000).contains(c.year), "dates: the year", input)
        check((1...12).contains(c.month), "dates: the month", input)
        let length = GregorianCalendar.length(ofMonth: c.month, year: c.year)
        check((1...length).contains(c.day), "dates: the day", input)
        check((0...23).contains(c.hour) && (0...59).contains(c.minute), "dates: the time", input)
        check((0...59).contains(c.second), "dates: the second", input)
        check((-1_439...1_439).contains(date.offsetMinutes), "dates: the zone", input)
        guard Limits.dateBytes >= 40 else { return }
        let again = Array(date.rfc3339.utf8).withByteView { DateTime.parse($0)?.date }
        check(again == date, "dates: RFC 3339 is read back", input)
    }
}

enum MediaTypeTarget {
    static func run(_ input: ByteView) {
        let parsed = inspect(input)
        LineEndTwin.forEach(of: input) { _, twin in
            let other = MediaType.parse(twin)
            check(parsed?.kind == other?.kind, "media types: same kind with other line ends", input)
            guard let parsed, let other else { return }
            check(input[parsed.type].equals(twin[other.type]), "media types: same type with other line ends", input)
            let isSame = input[parsed.subtype].equals(twin[other.subtype])
            check(isSame, "media types: same subtype with other line ends", input)
            ParameterTarget.compare(input, from: parsed.end, twin, from: other.end)
        }
    }

    @discardableResult
    static func inspect(_ input: ByteView) -> (type: ByteRange, subtype: ByteRange, kind: MediaType.Kind, end: Int)? {
        guard let parsed = MediaType.parse(input) else { return nil }
        check(parsed.type.lies(in: input.count), "media types: the type lies in the field", input)
        check(parsed.subtype.lies(in: input.count), "media types: the subtype lies in the field", input)
        check(!parsed.type.isEmpty, "media types: the type is not empty", input)
        check(parsed.type.end <= parsed.end && parsed.end <= input.count, "media types: the end", input)
        let isPlain = parsed.subtype.isEmpty && parsed.kind == .textPlain
        check(isPlain || parsed.type.end < parsed.subtype.start, "media types: the subtype follows", input)
        check(parsed.kind.isText == input[parsed.type].equals("text"), "media types: text is text", input)
        let isMultipart = input[parsed.type].equals("multipart")
        check(parsed.kind.isMultipart == isMultipart, "media types: multipart is multipart", input)
        ParameterTarget.inspect(input, from: parsed.end)
        return parsed
    }
}

enum ParameterTarget {
    static func run(_ input: ByteView) {
        inspect(input, from: 0)
        LineEndTwin.forEach(of: input) { _, twin in compare(input, from: 0, twin, from: 0) }
    }

    @discardableResult
    static func inspect(_ input: ByteView, from start: Int) -> ParameterList {
        let list = ParameterList(parsing: input, from: start)
        check(list.parameters.count <= Limits.parameters, "parameters: no more than the limit", input)
        var total = 0
        for (index, parameter) in list.parameters.enumerated() {
            total += parameter.name.count + parameter.value.count
            total += (parameter.charset?.count ?? 0) + (parameter.language?.count ?? 0)
            let isName = parameter.name.allSatisfy { $0 > 0x20 && $0 &- 0x41 >= 26 && $0 != 0x3D && $0 != 0x3B }
            check(isName, "parameters: a name is a token in lower case", input)
            let isFirst = index > 32 || !list.parameters[..<index].contains { $0.name == parameter.name }
            check(isFirst, "parameters: each name once", input)
            let isUnfolded = !parameter.value.contains { $0 == 0x0D || $0 == 0x0A }
            check(parameter.isExtended || isUnfolded, "parameters: folding is undone", input)
        }
        check(total <= input.count, "parameters: not longer than the field", input)
        let name: StaticString = input.count & 1 == 0 ? "charset" : "name"
        let value = ParameterList.value(of: name, in: input, from: start)
        check(value == list[name]?.value, "parameters: the short way gives the same value", input)
        return list
    }

    static func compare(_ input: ByteView, from start: Int, _ twin: ByteView, from twinStart: Int) {
        let list = ParameterList(parsing: input, from: start)
        let other = ParameterList(parsing: twin, from: twinStart)
        check(list.diagnostics == other.diagnostics, "parameters: same diagnostics with other line ends", input)
        let isSame = list.parameters.elementsEqual(other.parameters) {
            $0.name == $1.name && $0.value == $1.value && $0.charset == $1.charset && $0.language == $1.language
                && $0.isExtended == $1.isExtended
        }
        check(isSame, "parameters: same parameters with other line ends", input)
    }
}

/// A Content-Disposition field: the word, then parameters (RFC 2183).
enum DispositionTarget {
    static func run(_ input: ByteView) {
        inspect(input)
        LineEndTwin.forEach(of: input) { _, twin in
            ParameterTarget.compare(input, from: wordEnd(input), twin, from: wordEnd(twin))
        }
    }

    static func inspect(_ input: ByteView) { ParameterTarget.inspect(input, from: wordEnd(input)) }

    private static func wordEnd(_ body: ByteView) -> Int { body.firstIndex(of: 0x3B) ?? body.count }
}

enum EncodedWordTarget {
    static func run(_ input: ByteView) {
        let decoded = inspect(input)
        LineEndTwin.forEach(of: input, longest: Limits.encodedWordBytes) { _, twin in
            let other = inspect(twin)
            check(decoded == other, "encoded-words: same words with other line ends", input)
        }
    }

    /// The decoded bytes of all words, from left to right.
    @discardableResult
    static func inspect(_ input: ByteView) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var i = 0
        while let mark = input.firstIndex(of: 0x3D, from: i) {
            i = mark + 1
            guard let word = EncodedWord(in: input, at: mark) else { continue }
            check(word.end <= input.count && word.end > mark + 6, "encoded-words: the end lies in the field", input)
            check(word.charset.start == mark + 2, "encoded-words: the charset begins the word", input)
            check(word.charset.end < word.text.start, "encoded-words: the text follows the charset", input)
            check(word.text.end + 2 == word.end, "encoded-words: the word ends after its text", input)
            check(input[word.end - 2] == 0x3F && input[word.end - 1] == 0x3D, "encoded-words: ends in ?=", input)
            check(word.text.count <= Limits.encodedWordBytes, "encoded-words: no longer than the limit", input)
            let bytes = word.decode(in: input)
            check(bytes.count <= word.text.count, "encoded-words: decoding makes no text longer", input)
            words.append(bytes)
            i = word.end
        }
        return words
    }
}

enum MessageIDTarget {
    static func run(_ input: ByteView) {
        let list = inspect(input)
        LineEndTwin.forEach(of: input) { _, twin in
            let other = MessageIDList(parsing: twin)
            check(list.diagnostics == other.diagnostics, "message-ids: same diagnostics with other line ends", input)
            let isSame = list.ids.elementsEqual(other.ids) {
                MessageIDList.text(of: $0, in: input) == MessageIDList.text(of: $1, in: twin)
            }
            check(isSame, "message-ids: same ids with other line ends", input)
        }
    }

    @discardableResult
    static func inspect(_ input: ByteView) -> MessageIDList {
        let list = MessageIDList(parsing: input)
        check(list.ids.count <= Limits.messageIDs, "message-ids: no more than the limit", input)
        var end = 0
        for id in list.ids {
            check(id.lies(in: input.count), "message-ids: lies in the field", input)
            check(!id.isEmpty && id.start >= end, "message-ids: in order and not empty", input)
            end = id.end
            let text = MessageIDList.text(of: id, in: input)
            let isClean = !text.isEmpty && !text.contains { $0.isFoldingWhiteSpace }
            check(isClean, "message-ids: text without white space", input)
        }
        checkUnique(list.diagnostics, input)
        return list
    }
}

enum TransferEncodingTarget {
    static func run(_ input: ByteView) {
        let encoding = TransferEncoding(parsing: input)
        LineEndTwin.forEach(of: input) { _, twin in
            let other = TransferEncoding(parsing: twin)
            check(encoding == other, "encodings: same encoding with other line ends", input)
        }
    }
}

/// Each code is told once a field.
func checkUnique(_ codes: [DiagnosticCode], _ input: ByteView) {
    for (index, code) in codes.enumerated() {
        check(!codes[..<index].contains(code), "diagnostics: each code once", input)
    }
}
