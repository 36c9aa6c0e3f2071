import MessageContent

/// The identifiers by which messages of one thread know each other.
public enum ThreadKeys {
    /// The message's own identifier first, then those it answers: Message-ID, In-Reply-To, References and Gmail's
    /// thread id. Messages that share one, directly or through others, are one thread, whatever order they come in.
    public static func keys(of email: Email) -> [String] {
        var keys: [String] = []
        keys += email.messageID.prefix(1)
        keys += email.inReplyTo.filter(looksLikeID)
        keys += email.references.filter(looksLikeID)
        if let thread = email.header("x-gm-thrid"), !thread.isEmpty { keys.append("gm-thread:\(thread)") }
        var seen: Set<String> = []
        return keys.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// In-Reply-To of old mail may hold running text; a mailing address is no id either, but cannot be told apart.
    private static func looksLikeID(_ id: String) -> Bool { id.utf8.contains(0x40) && id.utf8.count >= 5 }
}

/// A subject without what replies and lists put before it (RFC 5256 section 2.1, widened to other languages).
public enum BaseSubject {
    private static let prefixes: Set<String> = [
        "re", "fw", "fwd", "aw", "wg", "sv", "vs", "vb", "antw", "antwort", "tr", "rv", "enc", "res", "odp", "ynt",
        "回复", "答复", "转发", "返信", "転送", "답장", "отв", "пер", "ref", "rif", "doorst", "bls",
    ]

    public static func of(_ subject: String) -> String {
        var rest = subject[...].drop { $0.isWhitespace }
        while let stripped = strip(rest) { rest = stripped }
        return rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// `Re: `, `Re[2]: `, `AW：`, or a `[list]` tag that is followed by text.
    private static func strip(_ subject: Substring) -> Substring? {
        if subject.hasPrefix("["), let close = subject.prefix(80).firstIndex(of: "]") {
            let after = subject[subject.index(after: close)...].drop { $0.isWhitespace }
            return after.isEmpty ? nil : after
        }
        guard let colon = subject.prefix(16).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        var word = subject[..<colon]
        if let bracket = word.firstIndex(where: { $0 == "[" || $0 == "(" || $0 == "^" }) { word = word[..<bracket] }
        let key = word.lowercased().filter { !$0.isWhitespace && !$0.isNumber }
        guard prefixes.contains(key) else { return nil }
        return subject[subject.index(after: colon)...].drop { $0.isWhitespace }
    }
}
