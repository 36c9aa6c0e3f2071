import Bytes
import MailHTML
import MessageFormat

/// Collects text that another mail reader would show of a message and that ``Email/text`` does not have.
///
/// Search covers it, so that nobody can hide text from search by writing mail that readers read differently.
struct OtherReadings {
    private var pieces: [String] = []
    private var known: Set<UInt64> = []

    var text: String { pieces.joined(separator: "\n") }

    init(of email: Email, _ raw: ByteView, _ message: Message, encodedDepth: Int) {
        var candidates = OtherReadings.unchosenBodies(of: email)
        for index in message.entities.indices where message.entities[index].mediaType.kind.isMultipart {
            candidates += OtherReadings.textAround(index, in: message, raw)
        }
        let codes = Set(message.diagnostics.lazy.map(\.code))
        if codes.contains(.mediaTypeRepeated) || codes.contains(.encodingRepeated) {
            candidates += OtherReadings.leaves(of: Message(parsing: raw, repeated: .last), raw)
        }
        if codes.contains(.encodingUnknown) { candidates += OtherReadings.guessedEncodings(in: message, raw) }
        if codes.contains(.encodingComposite), encodedDepth < Limits.encodedMessageDepth {
            candidates += OtherReadings.encodedMultiparts(in: message, raw, encodedDepth: encodedDepth)
        }
        candidates.removeAll(where: \.isBlank)
        guard !candidates.isEmpty else { return }
        know(email.text)
        for candidate in candidates { takeUnknownLines(of: candidate) }
    }

    // MARK: Other readings

    /// The alternative that is not ``Email/text``: the HTML beside plain text, or plain text that is only a notice.
    private static func unchosenBodies(of email: Email) -> [String] {
        guard let html = email.html else { return [] }
        let plainOnly = Set(email.textBody).subtracting(email.htmlBody)
        let plain = email.bodyValues.filter { plainOnly.contains($0.partID) }
        guard !plain.isEmpty else { return [] }
        if html.text == email.text { return plain.map(\.readableText) }
        // The text may be that of the HTML and of other parts. Of what is said twice nothing is taken.
        return [html.text] + (email.htmlBody.count > 1 ? plain.map(\.readableText) : [])
    }

    /// Preamble and epilogue (RFC 2046 section 5.1.1), which readers without MIME show.
    private static func textAround(_ index: Int, in message: Message, _ raw: ByteView) -> [String] {
        let children = message.children(of: index)
        guard let first = children.first, let last = children.last else { return [] }
        let body = message.entities[index].body
        let preamble = raw.slice(body.start, message.entities[first].header.start).droppingLastLine()
        let epilogue = raw.slice(message.entities[last].body.end, body.end).trimmed().droppingFirstLine()
        return [preamble, epilogue].filter { !$0.isEmpty && !$0.isStockPreamble }.map {
            TextDecoder.decode($0.buffer, label: nil).string
        }
    }

    /// The texts of another reading of the message.
    private static func leaves(of message: Message, _ raw: ByteView) -> [String] {
        message.entities.indices.filter { !message.entities[$0].hasChildren(at: $0) }.compactMap { index in
            let entity = message.entities[index]
            guard entity.mediaType.kind.isText || entity.mediaType.kind.isMultipart else { return nil }
            return PartDecoder.decode(entity, in: raw).content.withBytes(in: raw) { bytes in
                let text = TextDecoder.decode(bytes.buffer, label: message.charsetLabel(of: index, in: raw)).string
                return entity.mediaType.kind == .textHTML ? HTMLSanitizer.sanitize(text).text : text
            }
        }
    }

    /// The text of parts whose unknown encoding may be a misspelt base64 or quoted-printable.
    private static func guessedEncodings(in message: Message, _ raw: ByteView) -> [String] {
        message.entities.filter { $0.encoding == .unknown && $0.mediaType.kind.isText }.compactMap { entity in
            var guess = entity
            guess.encoding = raw[entity.body].looksLikeBase64 ? .base64 : .quotedPrintable
            return PartDecoder.decode(guess, in: raw).content.withBytes(in: raw) {
                TextDecoder.decode($0.buffer, label: nil).string
            }
        }
    }

    /// The text of multiparts that are encoded as a whole, which RFC 2045 section 6.4 forbids.
    private static func encodedMultiparts(in message: Message, _ raw: ByteView, encodedDepth: Int) -> [String] {
        message.entities.indices.compactMap { index in
            let entity = message.entities[index]
            guard entity.mediaType.kind.isMultipart, !entity.encoding.isIdentity, !entity.hasChildren(at: index),
                let type = message.contentType(of: index, in: raw)
            else { return nil }
            return PartDecoder.decode(entity, in: raw).content.withBytes(in: raw) { bytes in
                let decoded = Array("Content-Type:".utf8) + type.array + [0x0A, 0x0A] + bytes.array
                let email = decoded.withByteView {
                    EmailBuilder.build($0, arrival: Arrival(), partPrefix: "", encodedDepth: encodedDepth + 1)
                }
                return email.text + "\n" + email.otherText
            }
        }
    }

    // MARK: Unknown words

    private mutating func know(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            known.reserveCapacity(bytes.count / 12)
            Self.words(of: ByteView(bytes)) { known.insert($0) }
        }
    }

    /// Keeps the lines with a word that was not met so far.
    private mutating func takeUnknownLines(of text: String) {
        var text = text
        text.withUTF8 { bytes in
            let view = ByteView(bytes)
            var start = 0
            while start < view.count {
                let end = view.firstIndex(of: 0x0A, from: start) ?? view.count
                let line = view.slice(start, end)
                var isNew = false
                Self.words(of: line) { if known.insert($0).inserted { isNew = true } }
                if isNew { pieces.append(String(decoding: line.buffer, as: UTF8.self)) }
                start = end + 1
            }
        }
    }

    /// Calls `take` with a hash of each run of letters and digits, the same for both letter cases of ASCII.
    @inline(__always)
    private static func words(of text: ByteView, _ take: (UInt64) -> Void) {
        var hash: UInt64 = 0
        for byte in text.buffer {
            if byte.isLetter || byte.isDigit || byte >= 0x80 {
                hash = StableHash.adding(byte.asciiLowercased, to: hash == 0 ? StableHash.start : hash)
            } else if hash != 0 {
                take(hash)
                hash = 0
            }
        }
        if hash != 0 { take(hash) }
    }
}

extension ByteView {
    /// The view without its last line, which is a boundary line.
    fileprivate func droppingLastLine() -> ByteView {
        var end = trimmed().isEmpty ? 0 : count
        while end > 0, self[end - 1].isFoldingWhiteSpace { end -= 1 }
        while end > 0, self[end - 1] != 0x0A, self[end - 1] != 0x0D { end -= 1 }
        return slice(0, end).trimmed()
    }

    fileprivate func droppingFirstLine() -> ByteView {
        var start = 0
        while start < count, self[start] != 0x0A, self[start] != 0x0D { start += 1 }
        return slice(start, count).trimmed()
    }

    /// Whether the view is the notice that mail programs write for readers without MIME.
    fileprivate var isStockPreamble: Bool {
        guard count < 400 else { return false }
        let openings: [StaticString] = [
            "this is a multi", "this is a mime", "this message is in mime", "this is a crypto", "this is an openpgp",
            "this is an s/mime",
        ]
        return openings.contains { hasPrefix($0) }
    }

    fileprivate var looksLikeBase64: Bool {
        let head = slice(0, 4_096)
        return head.count >= 16
            && head.buffer.allSatisfy {
                $0.isLetter || $0.isDigit || $0 == 0x2B || $0 == 0x2F || $0 == 0x3D || $0.isFoldingWhiteSpace
            } && head.buffer.prefix(16).allSatisfy { $0 != 0x20 }
    }
}
