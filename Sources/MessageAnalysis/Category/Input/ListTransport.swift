import MailHTML
import MessageContent

/// The discussion list that a message came through, or was sent to.
struct ListTransport: Sendable {
    enum Kind: Sendable {
        /// The list's software left its mark: the message came through it.
        case carried
        /// Only a list owner's address or `Precedence: list` says so, which newsletters have, too.
        case hinted
        /// A list is among the recipients, but no mark says that it carried the message: the author's direct copy of a
        /// post.
        case addressed
    }

    let kind: Kind
    let evidence: String
    /// Whether readers may not post, by `List-Post: NO` (RFC 2369 section 3.4) or by the list's name.
    let isAnnouncement: Bool

    /// Fields that discussion list software writes and campaign services don't: Mailman, ezmlm and Yahoo Groups,
    /// SmartList, Majordomo, fml, Listserv, Google Groups, Groups.io, Sympa, mlmmj, Ecartis.
    static let softwareFields = [
        "x-mailman-version", "x-beenthere", "mailing-list", "x-mailing-list", "x-ml-name", "x-mlserver",
        "x-sequence", "x-google-group-id", "x-groupsio-msgnum", "x-ecartis-version", "x-listar-version",
        "x-majordomo-version", "x-listserver", "x-ml-count", "x-mail-count", "x-original-list",
        "x-egroups-return", "x-listname", "x-mailinglist", "x-list-host", "x-topics",
    ]

    /// Hosts that carry discussion lists.
    private static let listHosts: Set<String> = [
        "googlegroups.com", "yahoogroups.com", "yahoogroups.co.uk", "yahoogroups.de", "yahoogroups.fr",
        "egroups.com", "groups.io", "onelist.com", "freelists.org", "listserv.net", "vger.kernel.org",
        "mailman3.org", "gmane.org", "topicbox.com", "simplelists.com",
    ]
    private static let listHostLabels: Set<String> = [
        "lists", "list", "listserv", "listes", "listas", "listen", "mailman", "ml", "groups", "mailinglists", "lyris",
        "listi", "listy",
    ]
    /// Ends of a list's name: `walkers-devel@…`.
    private static let listNameEnds: Set<String> = [
        "-devel", "-dev", "-users", "-user", "-talk", "-discuss", "-discussion", "-list", "-l", "-general",
        "-help", "-chat", "-hackers", "-developers", "-developer", "-bugs", "-commits", "-patches", "-ml",
        "-liste", "-lista", "-forum", "-wg", "-stable", "-questions", "-maintainers", "-interest", "-announce",
        "-sig", "_list", "-mailinglist",
    ]
    /// Names of lists in a project's own subdomain: `dev@walkers.example.org`.
    private static let listNames: Set<String> = ["dev", "devel", "users", "discuss", "commits", "hackers", "talk"]
    private static let announceWords = ["announce", "newsletter", "-news", "news-", "noticias", "press-release"]

    init?(fields: FieldTable, recipients: [EmailAddress]) {
        let post = fields["list-post"]
        let saysNo = post.map { $0.loweredWord(20).hasPrefix("no") } ?? false
        let listID = (fields["list-id"] ?? "").lowered(300)
        let addressed = recipients.prefix(200).lazy.map { $0.email.lowered(320) }.first(where: Self.isListAddress)
        let names = listID + " " + (addressed ?? "") + " " + (post ?? "").lowered(200)
        isAnnouncement = saysNo || Self.announceWords.contains { names.hasWordRun($0) }
        if let name = Self.softwareFields.first(where: { fields[$0] != nil }) {
            (kind, evidence) = (.carried, "\(name): \(fields[name] ?? "")")
        } else if let to = fields["to"], to.lowered(100).hasWordRun("multiple recipients of") {
            // Listserv's way since 1986.
            (kind, evidence) = (.carried, "to: \(to)")
        } else if let post, post.lowered(400).hasWordRun("mailto:") {
            // Only `mailto:` counts: newsletters on the web name a page there.
            (kind, evidence) = (.carried, "list-post: \(post)")
        } else if let addressed {
            (kind, evidence) = (.addressed, addressed)
        } else if let hint = Self.hint(fields) {
            (kind, evidence) = (.hinted, hint)
        } else {
            return nil
        }
    }

    private static func hint(_ fields: FieldTable) -> String? {
        if let value = fields["precedence"], value.lowercased().hasPrefix("list") { return "precedence: list" }
        return ownerAddress(fields)
    }

    /// An envelope or Sender address of list software: `owner-walkers@`, `walkers-admin@`, `walkers-bounces@`.
    private static func ownerAddress(_ fields: FieldTable) -> String? {
        for name in ["sender", "errors-to", "return-path", "x-return-path"] {
            guard let value = fields[name], !sameAsAuthor(value, fields) else { continue }
            let part = localPart(value)
            if part.hasPrefix("owner-") || part.hasSuffix("-owner") || part.hasSuffix("-bounces")
                || part.hasSuffix("-admin")
                || part.hasWordRun("-bounces+") || part.hasPrefix("sentto-")
            {
                return "\(name): \(value)"
            }
        }
        return nil
    }

    /// Whether the address is the author's own, which may look like a list owner's by chance.
    private static func sameAsAuthor(_ value: String, _ fields: FieldTable) -> Bool {
        guard let author = fields["from"], let host = MessageHosts.host(afterAt: author) else { return false }
        return MessageHosts.host(afterAt: value) == host && author.lowered(400).hasWordRun(localPart(value) + "@")
    }

    /// The local part of the address in `Name <walkers-admin@example.org>`, lower case.
    private static func localPart(_ value: String) -> String {
        let bytes = value.utf8.prefix(300)
        let inner = bytes.drop { $0 != 0x3C }.dropFirst()
        return Substring((inner.isEmpty ? bytes : inner).prefix { $0 != 0x40 }).loweredWord(100)
    }

    static func isListAddress(_ address: String) -> Bool {
        guard let at = address.utf8.lastIndex(of: 0x40) else { return false }
        let host = address[address.utf8.index(after: at)...]
        if listHosts.contains(String(host)) { return true }
        let label = Substring(host.utf8.prefix { $0 != 0x2E })
        let dots = host.utf8.lazy.filter { $0 == 0x2E }.count
        if dots >= 2, listHostLabels.contains(String(label)) { return true }
        let local = address[..<at]
        if dots >= 2, listNames.contains(String(local)), LinkDeception.site(String(host)) != host { return true }
        // The end of the name, from its last `-` or `_`.
        guard let mark = local.utf8.lastIndex(where: { $0 == 0x2D || $0 == 0x5F }) else { return false }
        return listNameEnds.contains(String(local[mark...]))
    }
}

extension NormalisedAddress {
    /// Whether it is written as the addresses of lists, clubs and houses are.
    package var namesGroup: Bool {
        ListTransport.isListAddress(text) || SenderWords.isGroup(text)
    }
}
