/// The codes that the general scorer finds in a message.
struct GenericFinding {
    /// The likeliest code, and a second one with the same score; or all of a list of recovery codes.
    var codes: [GenericScorer.Scored]
    var isAmbiguous: Bool { codes.count > 1 && !codes[0].isListed }
}

extension GenericScorer {
    /// The codes of the message: the best candidate that reaches the threshold, and one that ties with it, or its list.
    func find() -> GenericFinding { find(among: scored()) }

    func find(among scored: [Scored]) -> GenericFinding {
        guard let best = scored.first, best.score >= Self.threshold else { return GenericFinding(codes: []) }
        if best.isListed { return GenericFinding(codes: list(in: scored)) }
        let key = best.candidate.key(in: text)
        let rival = scored.first { $0.score >= best.score && key != $0.candidate.key(in: text) }
        return GenericFinding(codes: [best] + (rival.map { [$0] } ?? []))
    }

    /// The codes of a list, in its order.
    private func list(in scored: [Scored]) -> [Scored] {
        var keys: Set<[UInt8]> = []
        return scored.filter { $0.isListed && $0.score >= Self.threshold }
            .sorted { $0.candidate.range.lowerBound < $1.candidate.range.lowerBound }
            .filter { keys.insert($0.candidate.key(in: text)).inserted }
    }

    /// The code as people type it in: groups of digits in one piece, without Google's "G-".
    func code(_ candidate: Candidate) -> String {
        let shown = text.string(candidate.range)
        switch candidate.shape {
        case .groupedDigits: return shown.filter { $0.isASCII && $0.isNumber }
        case .groupedMixed:
            // Single characters, each in a table cell or an element of its own, make one code, and so do groups with a
            // space between; longer groups keep their hyphens.
            let atoms = shown.split { !($0.isLetter || $0.isNumber) }
            return atoms.allSatisfy { $0.count == 1 } ? atoms.joined() : shown.filter { $0 != " " }
        case .prefixed:
            // A prefix of one letter ("G-", "M-") is not typed in.
            let isTyped = !candidate.isPrefixedByOne && !isPrefixMentioned(candidate)
            return isTyped ? shown : String(shown.drop { !$0.isNumber })
        case .digits, .mixed, .letters, .words, .password: return shown
        }
    }

    /// Whether the text behind a code speaks of its prefix, as it does where it is not typed in: "without ML".
    private func isPrefixMentioned(_ candidate: Candidate) -> Bool {
        let bytes = text.folded.plain
        let prefix = Array(bytes[candidate.range].prefix { $0.isLetter })
        let behind = candidate.range.upperBound..<min(bytes.count, candidate.range.upperBound + CueRelation.clause)
        let places = PhraseSearch.occurrences(of: prefix, in: bytes, behind, limit: 4)
        return places.contains { place in
            let (start, end) = (place.lowerBound, place.upperBound)
            let isWord =
                (start == 0 || !bytes[start - 1].isAlphanumeric) && (end == bytes.count || !bytes[end].isAlphanumeric)
            let isCode = end + 1 < bytes.count && bytes[end] == 0x2D && bytes[end + 1].isDigit
            return isWord && !isCode && !isIncluded(candidate.range.upperBound..<start)
        }
    }

    /// Whether words between a code and its prefix say that it is typed, too: "including the letter H".
    private func isIncluded(_ gap: Range<Int>) -> Bool {
        Self.inclusions.contains { !PhraseSearch.occurrences(of: $0, in: text.folded.lower, gap, limit: 1).isEmpty }
    }

    private static let inclusions = ["inclu", "inklus", "einschlie", "compris"].map { Array($0.utf8) }

    /// What the code is for: the kind with most phrases, and of those with at least half as many the gravest.
    var kind: CodeKind {
        var counts: [CodeKind: Int] = [:]
        for kind in cues.kinds { counts[kind, default: 0] += 1 }
        // The gravest first.
        let order: [CodeKind] = [.reset, .payment, .verify, .login]
        return order.first { counts[$0, default: 0] > 0 && counts[$0, default: 0] * 2 >= counts.values.max() ?? 0 }
            ?? .login
    }
}

extension Cues {
    /// The kinds of which the phrases speak, one for each phrase that tells.
    var kinds: [CodeKind] {
        (intents + nouns.filter { $0.kind != .other }).compactMap { KindWords.kind(ofPhrase: $0.phrase) }
    }
}

/// Which kind of code a phrase speaks of, by the number of the phrase.
private enum KindWords {
    static func kind(ofPhrase phrase: Int) -> CodeKind? {
        let bytes = Array(CueTable.shared.phrases[phrase].utf8)
        return folded.first {
            $0.words.contains { !PhraseSearch.occurrences(of: $0, in: bytes, bytes.indices, limit: 1).isEmpty }
        }?.kind
    }

    private static let folded: [(kind: CodeKind, words: [[UInt8]])] = words.map { kind, list in
        (kind, list.map { FoldedText($0).lower })
    }

    private static let words: [(CodeKind, [String])] = [
        (
            .reset,
            ["reset", "réinitial", "zurücksetzen", "restable", "redefin", "сброс", "重置", "リセット", "재설정", "recover"]
        ),
        (.payment, ["payment", "transaction", "zahlung", "paiement", "pago", "платеж", "支付"]),
        (.verify, ["verif", "confirm", "bestätig", "activat", "regist", "подтвержд", "验证", "驗證", "確認", "인증"]),
        (
            .login,
            ["sign in", "sign-in", "log in", "login", "anmeld", "connexion", "iniciar", "вход", "登录", "ログイン", "로그인"]
        ),
    ]
}
