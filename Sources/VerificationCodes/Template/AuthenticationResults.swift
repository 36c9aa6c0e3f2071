import MessageFormat

/// The receiving server's verdicts on the sender: the topmost Authentication-Results field (RFC 8601).
///
/// Only the topmost field is read, since the receiving server added it last; those below may be anybody's.
struct AuthenticationResults: Sendable {
    enum Verdict { case passed, failed, unknown }

    private var results: [(method: String, result: String, domains: [String])] = []

    /// - Parameter value: the value of the topmost field; nil where the message has none.
    init(_ value: String?) {
        guard let value else { return }
        for section in Self.withoutComments(value).split(separator: ";").dropFirst() {
            let words = section.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }.map { $0.lowercased() }
            guard let first = words.first?.split(separator: "=", maxSplits: 1), first.count == 2 else { continue }
            let domains = words.dropFirst().compactMap { Self.domain($0) }
            results.append((String(first[0]), String(first[1]), domains))
        }
    }

    /// The signing domain of `header.d=example.com` and `header.i=@example.com`.
    private static func domain(_ word: String) -> String? {
        for name in ["header.d=", "header.i="] where word.hasPrefix(name) {
            let value = word.dropFirst(name.utf8.count)
            return String(value.split(separator: "@").last ?? value)
        }
        return nil
    }

    private static func withoutComments(_ value: String) -> String {
        var depth = 0
        return String(
            decoding: value.utf8.filter { byte in
                if byte == 0x28 { depth += 1 }
                defer { if byte == 0x29, depth > 0 { depth -= 1 } }
                return depth == 0
            }, as: UTF8.self)
    }

    /// Passed where DMARC passed (RFC 7489) or a DKIM signature of one of the domains did (RFC 6376); failed where
    /// DMARC failed, or both DKIM and SPF (RFC 7208).
    func verdict(for domains: [String]) -> Verdict {
        if results.contains(where: { $0.method == "dmarc" && $0.result == "pass" }) { return .passed }
        let isSigned = results.contains { result in
            result.method == "dkim" && result.result == "pass"
                && result.domains.contains { signer in domains.contains { DomainName.isWithin(signer, $0) } }
        }
        if isSigned { return .passed }
        func fails(_ method: String) -> Bool {
            results.contains { $0.method == method && ($0.result == "fail" || $0.result == "softfail") }
                && !results.contains { $0.method == method && $0.result == "pass" }
        }
        return fails("dmarc") || fails("dkim") && fails("spf") ? .failed : .unknown
    }
}

package enum DomainName {
    /// The part of an address behind the last `@`; all of it where there is none.
    package static func of(_ address: String) -> String { address.split(separator: "@").last.map(String.init) ?? "" }

    /// Whether `domain` is `parent` or lies beneath it, label by label, letter case aside.
    static func isWithin(_ domain: String, _ parent: String) -> Bool {
        let (domain, parent) = (Array(domain.utf8), Array(parent.utf8))
        guard domain.count >= parent.count else { return false }
        let tail = domain.suffix(parent.count)
        let isEqual = zip(tail, parent).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
        return isEqual && (domain.count == parent.count || domain[domain.count - parent.count - 1] == 0x2E)
    }
}
