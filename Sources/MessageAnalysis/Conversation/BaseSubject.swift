/// A subject without what replies, forwards and lists put before it (RFC 5256 section 2.1, widened to other languages).
public struct BaseSubject: Sendable, Equatable {
    public let text: String
    /// Whether the outermost of the marks in front says that it answers something. A forward does not: it begins anew.
    public let isReply: Bool

    /// Of mail programs in their languages, without their full stops.
    private static let replyMarks: Set<String> = [
        "re", "aw", "antw", "antwort", "sv", "svar", "vs", "vast", "odp", "odpowiedź", "odg", "ynt", "yanıt", "res",
        "ref",
        "réf", "rép", "rif", "r", "vá", "bls", "atb", "ats", "răs", "отв", "ответ", "отг", "на", "відп", "одг", "απ",
        "σχετ",
        "השב", "תשובה", "רה", "رد", "پاسخ", "回复", "回覆", "答复", "答覆", "返信", "답장", "회신", "trảlời", "ตอบกลับ",
    ]
    private static let forwardMarks: Set<String> = [
        "fw", "fwd", "wg", "vb", "tr", "rv", "enc", "vl", "i", "pd", "fs", "ilt", "i̇lt", "trs", "yml", "doorst",
        "továbbítás", "пер", "пересл", "πρθ", "הועבר", "转发", "轉寄", "轉發", "転送", "전달",
    ]

    public init(_ subject: String) {
        // Most begin with nothing, or with this.
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

    /// Whether nothing can be taken off: no tag, no colon near its beginning, no white space that is too much or is none of
    /// ASCII's. False, too, for some of which nothing can.
    private static func isBare(_ subject: Substring.UTF8View) -> Bool {
        var previous: UInt8 = 0x20
        // Of characters of several bytes the prefix in which a mark may stand is longer.
        var marks = 16
        var place = 0
        for byte in subject {
            switch byte {
            case 0x3A where place < marks: return false
            case 0x20 where previous == 0x20: return false
            case ..<0x20, 0x7F: return false
            // White space and a colon of Unicode's begin with these.
            case 0xC2, 0xE1, 0xE2, 0xEF: return false
            case 0x80 where previous == 0xE3: return false
            case 0x80...: marks = 64
            default: break
            }
            previous = byte
            place += 1
        }
        return previous != 0x20 && subject.first != 0x5B
    }

    /// `Re: `, `Re[2]: `, `AW：`, or a `[list]` tag that is followed by text, which is neither reply nor forward.
    private static func strip(_ subject: Substring) -> (rest: Substring, isReply: Bool?)? {
        if subject.hasPrefix("["), let close = subject.prefix(80).firstIndex(of: "]") {
            let after = subject[subject.index(after: close)...].drop { $0.isWhitespace }
            return after.isEmpty ? nil : (after, nil)
        }
        guard let colon = subject.prefix(16).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        var word = subject[..<colon]
        if let bracket = word.firstIndex(where: { $0 == "[" || $0 == "(" || $0 == "^" }) { word = word[..<bracket] }
        let mark = word.lowercased().filter { !$0.isWhitespace && !$0.isNumber && $0 != "." }
        guard replyMarks.contains(mark) || forwardMarks.contains(mark) else { return nil }
        return (subject[subject.index(after: colon)...].drop { $0.isWhitespace }, replyMarks.contains(mark))
    }
}
