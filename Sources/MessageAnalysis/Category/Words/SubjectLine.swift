/// A subject in lower case, taken apart.
struct SubjectLine: Sendable {
    /// The subject without reply marks and list tags in front.
    let bare: String
    /// The whole subject.
    let lower: String
    let isReply: Bool
    let isForward: Bool
    /// The list tag: `walkers` of `[walkers] Re: …`.
    let tag: String?

    /// The longest tag and the longest mark that are looked for, in bytes.
    private static let maximumTag = 60
    private static let maximumMark = 24

    private static let replyMarks: Set<String> = [
        "re", "aw", "antw", "antwort", "sv", "vs", "odp", "ref", "ynt", "回复", "答复", "回覆", "답장", "רה", "رد",
        "res", "rif", "r", "ha", "vá", "на",
    ]
    private static let forwardMarks: Set<String> = [
        "fw", "fwd", "wg", "tr", "rv", "i", "enc", "vl", "vb", "doorst", "pd", "转发", "轉寄", "전달", "fs", "ilt",
        "továbbítás",
    ]

    init(_ subject: String) {
        let bytes = FoldedText(subject, limit: 200).bytes
        var rest = bytes[...]
        var isReply = false
        var isForward = false
        var tag: String?
        for _ in 0..<8 {
            rest = rest.drop { $0 <= 0x20 }
            if tag == nil, let found = Self.tag(rest) {
                tag = String(decoding: found.dropFirst(), as: UTF8.self)
                rest = bytes[(found.endIndex + 1)...]
            } else if let (word, end) = Self.mark(rest) {
                if Self.replyMarks.contains(word) { isReply = true } else { isForward = true }
                rest = bytes[end...]
            } else {
                break
            }
        }
        lower = String(decoding: bytes, as: UTF8.self)
        bare = String(decoding: rest, as: UTF8.self)
        self.isReply = isReply
        self.isForward = isForward
        self.tag = tag
    }

    /// `[…` up to the closing bracket.
    private static func tag(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard text.first == 0x5B, let end = text.prefix(maximumTag).firstIndex(of: 0x5D) else { return nil }
        return text[text.startIndex..<end]
    }

    /// A reply or forward mark and the index after its colon (also a full-width one).
    private static func mark(_ text: ArraySlice<UInt8>) -> (word: String, end: Int)? {
        let head = text.prefix(maximumMark)
        var colon = head.firstIndex(of: 0x3A)
        var width = 1
        if colon == nil {
            colon = head.indices.first { head[$0...].starts(with: [0xEF, 0xBC, 0x9A]) }
            width = 3
        }
        guard let colon else { return nil }
        let word = String(decoding: head[..<colon].filter { $0 >= 0x80 || (0x61...0x7A).contains($0) }, as: UTF8.self)
        guard replyMarks.contains(word) || forwardMarks.contains(word) else { return nil }
        return (word, colon + width)
    }
}
