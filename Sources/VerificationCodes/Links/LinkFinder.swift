import MessageContent
import MessageFormat

/// A link that verifies an address or signs its reader in when it is followed.
public struct FoundLink: Sendable, Hashable, JSONObject {
    /// As it stands in the message, redirects included.
    public var url: String
    /// The template's id; nil where no template's rule matches the link.
    public var provider: String?
    /// What the link is for.
    public var kind: CodeKind

    /// The members of one of Interface.md's links.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("url", url)
        json.member("provider", provider)
        json.member("kind", kind.rawValue)
    }
}

/// Finds verification links: by a template's rules, else by the words in them and a token that nobody could guess.
package enum LinkFinder {
    package static func links(_ mail: CodeMail, _ template: CodeTemplate) -> [FoundLink] {
        mail.links.compactMap { link in
            guard let target = link.target, let rule = template.links.first(where: { matches($0, target) }) else {
                return nil
            }
            return FoundLink(url: link.url, provider: template.id, kind: rule.kind)
        }
    }

    private static func matches(_ rule: CodeTemplate.LinkRule, _ target: WebAddress) -> Bool {
        guard rule.hosts.contains(where: { DomainName.isWithin(target.host, $0) }) else { return false }
        guard rule.paths.isEmpty || rule.paths.contains(where: { PathPattern.matches($0, target.path) }) else {
            return false
        }
        guard let token = rule.token else { return true }
        return (target.query + fragmentQuery(target)).contains { $0.name == token && !$0.value.isEmpty }
    }

    // MARK: Without a template

    /// Links whose words speak of confirming, resetting or signing in, and that carry a token. Posts of mailing lists,
    /// replies and reports are left out: a link in them was made for somebody else, or is quoted.
    static func generic(_ mail: CodeMail) -> [FoundLink] {
        guard !mail.context.isListPost, !mail.context.isReply, !mail.context.isReport, !mail.links.isEmpty else {
            return []
        }
        let worthwhile = mail.links.filter(mayProve)
        guard !worthwhile.isEmpty else { return [] }
        let lasts = ExpiryFinder.seconds(in: mail.text, phrases: []) != nil
        return worthwhile.compactMap { link in
            guard let target = link.target, hasToken(target), let kind = kind(link, target, lasts) else { return nil }
            return FoundLink(url: link.url, provider: nil, kind: kind)
        }
    }

    private static let words: [(CodeKind, [String])] = [
        (.delete, ["delete-account", "deleteaccount", "verify-delete", "confirm-delete", "account-deletion"]),
        (.reset, ["reset", "recover", "forgot", "new-password", "newpassword", "set-password", "setpassword"]),
        (.change, ["change-email", "email-change", "changeemail", "confirm-change"]),
        (
            .verify,
            [
                "verif", "confirm", "activat", "validat", "double-opt", "doubleopt", "optin", "opt-in", "email-check",
                "complete-registration", "finish-signup",
            ]
        ),
        (.login, ["magic", "one-time", "onetime", "passwordless", "otp", "auth/callback", "autologin"]),
        // These stand in addresses of plain sign-in pages, too, so they count only in mail that says when it expires.
        (.login, ["login", "log-in", "signin", "sign-in", "authenticate"]),
    ]
    /// Words of links that stand in the footer of any mail.
    private static let idle = [
        "unsubscribe", "preferences", "privacy", "help", "support", "terms", "view-in-browser", "optout", "opt-out",
    ]

    private static let wordFinder = WordFinder(words.map(\.1))
    private static let idleFinder = WordFinder([idle])

    /// Whether the link is worth parsing: a word stands in its address, or its text speaks of signing in and such.
    private static func mayProve(_ link: MailLink) -> Bool {
        if wordFinder.first(in: link.url.utf8) != nil { return true }
        guard !link.label.isEmpty, link.label.utf8.count <= 80 else { return false }
        return !Cues(in: FoldedText(link.label).lower).kinds.isEmpty
    }

    /// What the link is for, by the words in its path, then in its query, then in its text; nil where they don't say.
    ///
    /// - Parameter lasts: whether the mail says how long something is valid, as mail with a link to sign in does.
    private static func kind(_ link: MailLink, _ target: WebAddress, _ lasts: Bool) -> CodeKind? {
        let path = Array(target.path.utf8) + [0x23] + target.fragment.utf8.prefix { $0 != 0x3F }
        if idleFinder.first(in: path) != nil { return nil }
        var names: [UInt8] = []
        for (name, value) in target.query { names += name.utf8 + [0x3D] + value.utf8.prefix(24) + [0x26] }
        if let list = wordFinder.first(in: path) ?? wordFinder.first(in: names) {
            return list == words.count - 1 && !lasts ? nil : words[list].0
        }
        guard !link.label.isEmpty, link.label.utf8.count <= 80 else { return nil }
        let label = Cues(in: FoldedText(link.label).lower)
        if label.nouns.contains(where: { $0.kind == .other }) { return nil }
        let kinds = label.kinds
        return kinds.contains(.reset)
            ? .reset : kinds.contains(.verify) ? .verify : kinds.contains(.login) && lasts ? .login : nil
    }

    private static let tokenNames: Set = [
        "token", "code", "key", "secret", "otp", "t", "k", "hash", "signature", "ticket", "upn", "oobcode",
        "confirmation_token",
    ]

    /// A query value or a path segment that nobody could guess.
    private static func hasToken(_ target: WebAddress) -> Bool {
        let parameters = target.query + fragmentQuery(target)
        if parameters.contains(where: { tokenNames.contains($0.name.lowercased()) && $0.value.utf8.count >= 4 }) {
            return true
        }
        return parameters.contains { isRandom($0.value) }
            || target.path.split(separator: "/").contains { isRandom(String($0)) }
    }

    /// The query in the fragment: single-page applications keep their path and query, or the query alone, behind the
    /// `#`.
    private static func fragmentQuery(_ target: WebAddress) -> [(name: String, value: String)] {
        let query = target.fragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
        return WebAddress("https://fragment.invalid/?" + query)?.query ?? []
    }

    /// Whether letters and digits alternate as they do in no word and no number: ten or more of them with at least four
    /// changes between the two, or twenty-four or more without a separator.
    private static func isRandom(_ value: String) -> Bool {
        let bytes = Array(value.utf8)
        let count = bytes.count { $0.isAlphanumeric }
        if count >= 24, count == bytes.count { return true }
        guard count >= 10, (bytes.count - count) * 4 <= bytes.count else { return false }
        let changes = zip(bytes, bytes.dropFirst()).count {
            $0.isAlphanumeric && $1.isAlphanumeric && $0.isDigit != $1.isDigit
        }
        return changes >= 4
    }
}
