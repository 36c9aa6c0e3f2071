import Bytes
import MessageFormat

/// Header text to Unicode: unfolding, encoded-words (RFC 2047), raw UTF-8 (RFC 6532) and raw 8-bit text of old mail.
enum HeaderText {
    struct Decoded {
        var text: String
        var diagnostics: [DiagnosticCode] = []
    }

    /// Decodes an unstructured field body or a phrase.
    static func decode(_ body: ByteView) -> Decoded {
        let body = body.trimmed()
        guard body.firstIndex(of: 0x3D) != nil, containsWordMark(body) else {
            return plain(body)
        }
        var decoder = EncodedTextDecoder(body)
        return decoder.run()
    }

    private static func containsWordMark(_ body: ByteView) -> Bool {
        var from = 0
        while let mark = body.firstIndex(of: 0x3D, from: from) {
            if body.peek(mark + 1) == 0x3F { return true }
            from = mark + 1
        }
        return false
    }

    private static func plain(_ body: ByteView) -> Decoded {
        if let text = unfoldedASCII(body) { return Decoded(text: text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count)
        appendUnfolded(body, to: &bytes)
        return text(of: bytes)
    }

    /// Line ends dropped, tabs as spaces (RFC 5322 section 2.2.3), NUL dropped.
    static func appendUnfolded(_ body: ByteView, to bytes: inout [UInt8]) {
        for byte in body.buffer where byte != 0x0A && byte != 0x0D && byte != 0 {
            bytes.append(byte == 0x09 ? 0x20 : byte)
        }
    }

    /// The field body as received, unfolded only.
    static func raw(_ body: ByteView) -> String {
        let body = body.trimmed()
        if let text = unfoldedASCII(body) { return text }
        var bytes: [UInt8] = []
        appendUnfolded(body, to: &bytes)
        return text(of: bytes).text
    }

    /// The text of a body that is all ASCII, as nearly every one is: one pass, straight into the String. Nil for others, and
    /// where there is an escape character, which may begin an ISO 2022 charset.
    private static func unfoldedASCII(_ body: ByteView) -> String? {
        var isOther = false
        for byte in body.buffer { isOther = isOther || byte >= 0x80 || byte == 0x1B }
        guard !isOther else { return nil }
        return String(unsafeUninitializedCapacity: body.count) { output in
            var length = 0
            for byte in body.buffer where byte != 0x0A && byte != 0x0D && byte != 0 {
                output[length] = byte == 0x09 ? 0x20 : byte
                length += 1
            }
            return length
        }
    }

    static func text(of bytes: [UInt8]) -> Decoded {
        let isUTF8 = bytes.withUnsafeBufferPointer(UTF8Text.isValid)
        if isUTF8, !bytes.contains(0x1B) { return Decoded(text: String(decoding: bytes, as: UTF8.self)) }
        let decoded = bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: nil) }
        return Decoded(text: decoded.string, diagnostics: isUTF8 ? [] : [.headerNotUTF8])
    }
}

/// Joins text and encoded-words: white space between two words is dropped (RFC 2047 section 6.2), and words of one
/// charset are put together before decoding, since mailers split characters between them.
private struct EncodedTextDecoder {
    private let body: ByteView
    private var output: [UInt8] = []
    private var pending: [UInt8] = []
    private var pendingCharset: [UInt8]?
    private var diagnostics: [DiagnosticCode] = []

    init(_ body: ByteView) { self.body = body }

    mutating func run() -> HeaderText.Decoded {
        var cursor = 0
        while cursor < body.count {
            let mark = nextMark(from: cursor)
            guard let word = mark < body.count ? EncodedWord(in: body, at: mark) : nil else {
                let end = min(body.count, mark + 2)
                if mark < body.count { note(.encodedWordMalformed) }
                take(text: body.slice(cursor, end))
                cursor = end
                continue
            }
            let between = body.slice(cursor, mark)
            if pendingCharset == nil || !between.trimmed().isEmpty { take(text: between) }
            take(word)
            cursor = word.end
        }
        flush()
        let whole = HeaderText.text(of: output)
        return HeaderText.Decoded(text: whole.text, diagnostics: diagnostics + whole.diagnostics)
    }

    private func nextMark(from start: Int) -> Int {
        var from = start
        while let mark = body.firstIndex(of: 0x3D, from: from) {
            if body.peek(mark + 1) == 0x3F { return mark }
            from = mark + 1
        }
        return body.count
    }

    private mutating func note(_ code: DiagnosticCode) {
        if !diagnostics.contains(code) { diagnostics.append(code) }
    }

    private mutating func take(text: ByteView) {
        guard !text.isEmpty else { return }
        flush()
        HeaderText.appendUnfolded(text, to: &output)
    }

    private mutating func take(_ word: EncodedWord) {
        let charset = body[word.charset].array.map(\.asciiLowercased)
        if charset != pendingCharset { flush() }
        pendingCharset = charset
        pending += word.decode(in: body)
    }

    private mutating func flush() {
        guard let charset = pendingCharset else { return }
        let decoded = pending.withUnsafeBufferPointer { TextDecoder.decode($0, label: charset) }
        for code in decoded.diagnostics where code != .bodyNUL { note(code) }
        // A line end inside an encoded-word would break the header it stands in.
        output += decoded.utf8.map { $0 == 0x0A ? 0x20 : $0 }
        pending.removeAll(keepingCapacity: true)
        pendingCharset = nil
    }
}

extension Email {
    /// Decodes the encoded-words of a raw header value, such as one of ``headers``.
    public static func decodedHeaderText(_ value: String) -> String {
        Array(value.utf8).withByteView { HeaderText.decode($0).text }
    }
}
