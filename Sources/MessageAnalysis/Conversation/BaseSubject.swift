/// A subject without the marks that replies, forwards and lists put before it: RFC 5256 section 2.1, with the marks of
/// mail programs in other languages added.
public struct BaseSubject: Sendable, Equatable {
    /// The subject that is left: `Saturday` of `Re: [walkers] AW: Saturday`. White space is collapsed.
    public let text: String
    /// Whether the first mark is one of a reply. In `Fwd: Re: Saturday` it is not: who forwards begins a new thread.
    public let isReply: Bool

    /// In lower case, without full stops and white space: `Réf. :` is `réf`.
    private static let replyMarks: Set<String> = [
        "re", "aw", "antw", "antwort", "sv", "svar", "vs", "vast", "odp", "odpowiedź", "odg", "ynt", "yanıt", "res",
        "ref", "ang",
        "réf", "rép", "rif", "r", "vá", "bls", "atb", "ats", "răs", "отв", "ответ", "отг", "на", "відп", "одг", "απ",
        "σχετ",
        "השב", "תשובה", "רה", "رد", "پاسخ", "回复", "回覆", "答复", "答覆", "返信", "답장", "회신", "trảlời", "ตอบกลับ",
    ]
    private static let forwardMarks: Set<String> = [
        "fw", "fwd", "wg", "vb", "tr", "rv", "enc", "vl", "i", "pd", "fs", "ilt", "i̇lt", "trs", "yml", "doorst",
        "továbbítás", "пер", "пересл", "πρθ", "הועבר", "转发", "轉寄", "轉發", "転送", "전달",
    ]

    /// Takes a decoded subject apart.
    public init(_ subject: String) {
        // A quick way for nearly all mail: no mark at all, or the plain one.
        let isPlainReply = subject.utf8.starts(with: "Re: ".utf8)
        let plain = isPlainReply ? subject.dropFirst(4) : subject[...]
        guard !Self.isBare(plain.utf8) else {
            (text, isReply) = (String(plain), isPlainReply)
            return
        }
        var rest = subject[...].drop { $0.isWhitespace }
        var isReply: Bool?
        while let stripped = Self.strip(rest) {
            rest = stripped.rest
            isReply = isReply ?? stripped.isReply
        }
        text = rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.isReply = isReply ?? false
    }

    /// Whether the subject surely has no mark, tag or superfluous white space. False where only a closer look tells.
    private static func isBare(_ subject: Substring.UTF8View) -> Bool {
        var previous: UInt8 = 0x20
        // A mark has at most 16 characters; characters of other scripts take up to four bytes.
        var marks = 16
        var place = 0
        for byte in subject {
            switch byte {
            case 0x3A where place < marks: return false
            case 0x20 where previous == 0x20: return false
            case ..<0x20, 0x7F: return false
            // First bytes of white space and of the full-width colon in UTF-8.
            case 0xC2, 0xE1, 0xE2, 0xEF: return false
            case 0x80 where previous == 0xE3: return false
            case 0x80...: marks = 64
            default: break
            }
            previous = byte
            place += 1
        }
        return previous != 0x20 && subject.first != 0x5B && subject.first != 0x2A && subject.first != 0x7B
    }

    /// What follows the mark that a spam filter put before a subject: `***SPAM***`, `{Spam?}`. Nil where there is none.
    private static func withoutSpamMark(_ subject: Substring) -> Substring? {
        guard let first = subject.first, first == "*" || first == "{" else { return nil }
        let inner = subject.drop { $0 == first || $0 == " " }
        guard let end = inner.prefix(24).firstIndex(where: { $0 == "*" || $0 == "}" }),
            inner[..<end].lowercased().contains("spam")
        else { return nil }
        let rest = inner[end...].drop { $0 == "*" || $0 == "}" || $0.isWhitespace }
        return rest.isEmpty ? nil : rest
    }

    /// Takes off one mark (`Re: `, `Re[2]: `, `AW：`) or one `[list]` tag, unless the tag is the whole subject.
    ///
    /// - Returns: what is left, and whether the mark says reply; nil for a tag, which says neither.
    private static func strip(_ subject: Substring) -> (rest: Substring, isReply: Bool?)? {
        if subject.hasPrefix("["), let close = subject.prefix(80).firstIndex(of: "]") {
            let after = subject[subject.index(after: close)...].drop { $0.isWhitespace }
            return after.isEmpty ? nil : (after, nil)
        }
        if let rest = withoutSpamMark(subject) { return (rest, nil) }
        guard let colon = subject.prefix(16).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        var word = subject[..<colon]
        if let bracket = word.firstIndex(where: { $0 == "[" || $0 == "(" || $0 == "^" }) { word = word[..<bracket] }
        let mark = word.lowercased().filter { !$0.isWhitespace && !$0.isNumber && $0 != "." }
        guard replyMarks.contains(mark) || forwardMarks.contains(mark) else { return nil }
        return (subject[subject.index(after: colon)...].drop { $0.isWhitespace }, replyMarks.contains(mark))
    }
}
