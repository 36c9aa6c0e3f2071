import Bytes
import MessageFormat

/// Decodes header text: folding, encoded-words (RFC 2047), raw UTF-8 (RFC 6532) and raw 8-bit text of old mail.
enum HeaderText {
    struct Decoded {
        var text: String
        var diagnostics: [DiagnosticCode] = []
    }

    /// Decodes an unstructured field body or a phrase.
    ///
    /// - Parameter rawLabel: the charset that the message declares for its text; see ``text(of:rawLabel:)``.
    static func decode(_ body: ByteView, rawLabel: [UInt8]? = nil) -> Decoded {
        let body = body.trimmed()
        guard body.firstRange(of: "=?") != nil else { return plain(body, rawLabel) }
        var decoder = EncodedTextDecoder(body, rawLabel)
        return decoder.run()
    }

    private static func plain(_ body: ByteView, _ rawLabel: [UInt8]? = nil) -> Decoded {
        if let text = unfoldedASCII(body) { return Decoded(text: text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count)
        appendUnfolded(body, to: &bytes)
        return text(of: bytes, rawLabel: rawLabel)
    }

    /// Appends a field body without line ends and NUL, with tabs as spaces (RFC 5322 section 2.2.3).
    static func appendUnfolded(_ body: ByteView, to bytes: inout [UInt8]) {
        for byte in body.buffer where byte != 0x0A && byte != 0x0D && byte != 0 {
            bytes.append(byte == 0x09 ? 0x20 : byte)
        }
    }

    /// The field body as received, unfolded only.
    static func raw(_ body: ByteView, rawLabel: [UInt8]? = nil) -> String { plain(body.trimmed(), rawLabel).text }

    /// The text of a body in ASCII, written straight into the String, since nearly all bodies are ASCII. Nil for
    /// others, and for a body with an escape character, which may begin an ISO 2022 charset.
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

    /// Decodes unfolded bytes: UTF-8, else the charset that the message declares for its text, or one that is detected.
    ///
    /// - Parameter rawLabel: programs that write 8-bit text into the header declare its charset for the body alone.
    static func text(of bytes: [UInt8], rawLabel: [UInt8]? = nil) -> Decoded {
        let isUTF8 = bytes.withUnsafeBufferPointer(UTF8Text.isValid)
        if isUTF8, !bytes.contains(0x1B) { return Decoded(text: String(decoding: bytes, as: UTF8.self)) }
        let decoded = bytes.withUnsafeBufferPointer { TextDecoder.decode($0, label: rawLabel) }
        return Decoded(text: decoded.string, diagnostics: isUTF8 ? [] : [.headerNotUTF8])
    }
}

/// Joins text and encoded-words. White space between two encoded-words is dropped (RFC 2047 section 6.2). Adjacent
/// words of one charset are joined before they are decoded, since mailers split characters between them.
private struct EncodedTextDecoder {
    private let body: ByteView
    /// See ``HeaderText/text(of:rawLabel:)``.
    private let rawLabel: [UInt8]?
    private var output: [UInt8] = []
    private var pending: [UInt8] = []
    private var pendingCharset: [UInt8]?
    private var diagnostics: [DiagnosticCode] = []

    init(_ body: ByteView, _ rawLabel: [UInt8]?) { (self.body, self.rawLabel) = (body, rawLabel) }

    mutating func run() -> HeaderText.Decoded {
        var cursor = 0
        while cursor < body.count {
            let mark = body.firstRange(of: "=?", from: cursor) ?? body.count
            guard let word = mark < body.count ? word(at: mark) : nil else {
                let end = min(body.count, mark + 2)
                if mark < body.count { diagnostics.note(.encodedWordMalformed) }
                take(text: body.slice(cursor, end))
                cursor = end
                continue
            }
            let between = body.slice(cursor, mark)
            if pendingCharset == nil || !between.trimmed().isEmpty { take(text: between) }
            take(word)
            if word.isCut { flush(isCut: true) }
            cursor = word.end
        }
        flush()
        let whole = HeaderText.text(of: output, rawLabel: rawLabel)
        return HeaderText.Decoded(text: whole.text, diagnostics: diagnostics + whole.diagnostics)
    }

    /// The word at `mark`. One that was cut is a word only behind a blank and in a charset that there is.
    private func word(at mark: Int) -> EncodedWord? {
        let word = EncodedWord(in: body, at: mark)
        guard let word, word.isCut else { return word }
        // A word may also follow another one, which ends in `?=`.
        let isApart = mark == 0 || body[mark - 1].isWhiteSpace || body[mark - 1] == 0x3D
        return isApart && Charset(label: body[word.charset].buffer) != nil ? word : nil
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

    /// - Parameter isCut: whether the last character may be a half one, which is left out.
    private mutating func flush(isCut: Bool = false) {
        guard let charset = pendingCharset else { return }
        if isCut {
            diagnostics.note(.encodedWordMalformed)
            let valid = pending.withUnsafeBufferPointer { UTF8Text.validPrefix($0) }
            if Charset(label: charset)?.family == .utf8, pending.count - valid < 4 {
                pending.removeLast(pending.count - valid)
            }
        }
        var decoded = pending.withUnsafeBufferPointer { TextDecoder.decode($0, label: charset) }
        if isCut, decoded.utf8.suffix(3).elementsEqual("\u{FFFD}".utf8) { decoded.utf8.removeLast(3) }
        for code in decoded.diagnostics where code != .bodyNUL { diagnostics.note(code) }
        // A line end from an encoded-word would begin another field when the text is written into a header.
        output += decoded.utf8.map { $0 == 0x0A ? 0x20 : $0 }
        pending.removeAll(keepingCapacity: true)
        pendingCharset = nil
    }
}

extension Email {
    /// Decodes the encoded-words (RFC 2047) in a raw header value, such as one of ``headers``.
    public static func decodedHeaderText(_ value: String) -> String {
        Array(value.utf8).withByteView { HeaderText.decode($0).text }
    }
}
