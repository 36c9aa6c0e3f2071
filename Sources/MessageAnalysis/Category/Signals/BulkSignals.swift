import MailHTML

/// Rules for newsletters: the header of bulk mail, and what its body is like.
extension CategorySignal {
    static let bulk: [CategorySignal] = [
        CategorySignal(
            rule: "newsletter.unsubscribe-field", looksAt: "List-Unsubscribe (RFC 2369), without list transport",
            example: "List-Unsubscribe: <https://example.org/u/1>",
            because: "One can leave it: it is sent to many. Shops put it on receipts as well.",
            expects: .init(newsletter: 24, personal: -30)
        ) { context in
            context.list?.kind == .carried && !isCampaign(context) ? nil : context.anyField(["list-unsubscribe"])
        },
        CategorySignal(
            rule: "newsletter.one-click", looksAt: "List-Unsubscribe-Post (RFC 8058)",
            example: "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            because: "Mailbox providers ask senders of advertising for it.",
            expects: .init(newsletter: 12, personal: -20)
        ) { $0.anyField(["list-unsubscribe-post"]) },
        CategorySignal(
            rule: "newsletter.campaign-service", looksAt: "table of mailing services",
            example: "X-MC-User: 0123456789abcdef",
            because: "It was sent with a service for campaigns.",
            expects: .init(newsletter: 26, personal: -40)
        ) { platform($0, .campaign) },
        CategorySignal(
            rule: "newsletter.mail-service", looksAt: "table of mailing services",
            example: "X-SG-EID: u001.abc",
            because: "It was sent with a service that carries campaigns and notices.",
            expects: .init(transactional: 8, newsletter: 8, personal: -24)
        ) { platform($0, .relay) },
        CategorySignal(
            rule: "newsletter.campaign-field", looksAt: "X-Campaign…, X-CSA-Complaints, X-Report-Abuse",
            example: "X-CampaignID: 2023_10",
            because: "Campaign software counts its campaigns.",
            expects: .init(newsletter: 18, personal: -30)
        ) { $0.campaignField },
        CategorySignal(
            rule: "newsletter.precedence", looksAt: "Precedence",
            example: "Precedence: bulk",
            because: "The sender says that it goes to many.",
            expects: .init(list: 4, newsletter: 14, personal: -20)
        ) { context in
            guard let word = context.precedence, word.hasPrefix("bulk") || word.hasPrefix("junk") else { return nil }
            return "precedence: \(word)"
        },
        CategorySignal(
            rule: "newsletter.feedback-id", looksAt: "Feedback-ID, without list transport",
            example: "Feedback-ID: 1:2:3:example",
            because: "Senders of bulk mail use it to tell their campaigns apart.",
            expects: .init(transactional: 2, newsletter: 8, personal: -20)
        ) { $0.list == nil ? $0.anyField(["feedback-id", "x-feedback-id"]) : nil },
        CategorySignal(
            rule: "newsletter.unsubscribe-text", looksAt: "body",
            example: "To unsubscribe, click here.",
            because: "The text says how to leave, in 45 languages.",
            expects: .init(transactional: -6, newsletter: 24, personal: -16)
        ) { context in
            context.list?.kind == .carried && !isCampaign(context) ? nil : context.body.phrase(.unsubscribe)
        },
        CategorySignal(
            rule: "newsletter.web-version", looksAt: "body",
            example: "View this email in your browser",
            because: "Newsletters link to their own web page.",
            expects: .init(transactional: -4, newsletter: 20, personal: -16)
        ) { $0.body.phrase(.webVersion) },
        CategorySignal(
            rule: "newsletter.why-received", looksAt: "body",
            example: "You are receiving this email because you signed up.",
            because: "Bulk mail explains why it came.",
            expects: .init(newsletter: 10, personal: -14)
        ) { $0.list?.kind == .carried && !isCampaign($0) ? nil : $0.body.phrase(.whyReceived) },
        CategorySignal(
            rule: "newsletter.sales-words", looksAt: "body: two or more",
            example: "Shop now",
            because: "The words of advertising and teasers.",
            expects: .init(transactional: -4, newsletter: 10, personal: -6)
        ) { context in
            context.body.count(.promotion) >= 2 && !context.isReply ? context.body.phrase(.promotion) : nil
        },
        CategorySignal(
            rule: "newsletter.offer-subject", looksAt: "Subject",
            example: "Subject: 20% off everything",
            because: "The subject advertises.",
            expects: .init(transactional: -8, newsletter: 18)
        ) { context in
            context.isReply || context.list?.kind == .carried && !isCampaign(context)
                ? nil : context.topics.phrase(.promotion)
        },
        CategorySignal(
            rule: "newsletter.periodical-subject", looksAt: "Subject",
            example: "Subject: Weekly news from the allotment",
            because: "The subject names an issue of something.",
            expects: .init(transactional: -8, newsletter: 20, personal: -6)
        ) { context in
            context.isReply || context.list?.kind == .carried && !isCampaign(context)
                ? nil : context.topics.phrase(.periodical)
        },
        CategorySignal(
            rule: "newsletter.links", looksAt: "HTML: twelve links or more",
            example: "17 links",
            because: "Letters have few links, newsletters many.",
            expects: .init(newsletter: 8, personal: -12)
        ) { $0.links >= 12 && $0.list?.kind != .carried ? "\($0.links) links" : nil },
        CategorySignal(
            rule: "newsletter.layout", looksAt: "HTML: tables and images",
            example: "14 tables, 9 images",
            because: "Designed mail is laid out with tables and pictures.",
            expects: .init(transactional: 4, newsletter: 8, personal: -12)
        ) { context in
            guard let html = context.html, html.tables >= 4, html.images >= 2 else { return nil }
            return context.list?.kind == .carried ? nil : "\(html.tables) tables, \(html.images) images"
        },
        CategorySignal(
            rule: "newsletter.tracker", looksAt: "HTML",
            example: "1 tracking pixel",
            because: "An image reports that the mail was opened.",
            expects: .init(transactional: 2, newsletter: 6, personal: -8)
        ) { ($0.html?.trackers ?? 0) > 0 ? "\($0.html?.trackers ?? 0) trackers" : nil },
        CategorySignal(
            rule: "newsletter.text-links", looksAt: "text without HTML: eight links or more, no answer",
            example: "11 links",
            because: "Newsletters from before HTML are lists of links.",
            expects: .init(newsletter: 10, personal: -6)
        ) { context in
            guard !context.hasHTML, !context.isReply, context.list?.kind != .carried else { return nil }
            let count = context.textLinks
            return count >= 8 ? "\(count) links" : nil
        },
        CategorySignal(
            rule: "newsletter.undisclosed", looksAt: "To",
            example: "To: undisclosed-recipients:;",
            because: "The recipients are hidden from each other.",
            expects: .init(newsletter: 36, personal: -16)
        ) { $0.list?.kind == .carried ? nil : $0.undisclosed },
        CategorySignal(
            rule: "newsletter.to-self", looksAt: "From and To with other bulk marks",
            example: "From and To: news@example.org",
            because: "The address of the newsletter stands in both fields.",
            expects: .init(newsletter: 24, personal: -20)
        ) { context in
            guard let first = context.input.to.first, !context.isReply, !context.author.host.isEmpty else { return nil }
            let isBulk = context.body.count(.unsubscribe) > 0 || context.precedence != nil || context.bulkField != nil
            guard isBulk, context.list?.kind != .carried else { return nil }
            let other = SenderWords(first)
            let isSame = other.email == context.author.email || sharesHost(other, context.author)
            return isSame ? first.email : nil
        },
        CategorySignal(
            rule: "newsletter.feed", looksAt: "From, User-Agent, X-RSS fields",
            example: "User-Agent: rss2email/3.13",
            because: "A program turns a feed into mail.",
            expects: .init(newsletter: 70, personal: -40)
        ) { context in
            context.field("user-agent", containing: ["rss2email", "feed2imap", "rss2mail", "feed2mail"])
                ?? context.anyField(["x-rss-url", "x-rss-feed", "x-rss-id", "x-feed-url", "x-feed2imap-version"])
                ?? context.author.localWords.first {
                    ["rss", "rssfeeds", "feedburner", "feedblitz", "blogtrottr"].contains($0)
                }
        },
    ]

    /// What bulk mail looks like where its header says nothing.
    static let bulkForm: [CategorySignal] = [
        CategorySignal(
            rule: "newsletter.spam", looksAt: "verdict of a spam filter",
            example: "X-Spam-Flag: YES",
            because: "A filter on the way took it for unwanted bulk mail.",
            expects: .init(newsletter: 10, personal: -10)
        ) { $0.list == nil ? $0.spamVerdict : nil },
        CategorySignal(
            rule: "newsletter.no-recipient", looksAt: "To, Cc",
            example: "neither To nor Cc",
            because: "The recipients are all in Bcc.",
            expects: .init(newsletter: 20, personal: -10)
        ) { context in
            // A fragment without an author is no message that was sent to anybody.
            guard context.recipients.isEmpty, !context.author.email.isEmpty, context.undisclosed == nil else {
                return nil
            }
            return context.subject.tag == nil && !context.isReply && context.list == nil ? "no recipient" : nil
        },
        CategorySignal(
            rule: "newsletter.open-greeting", looksAt: "first words of a line of the body",
            example: "Dear customer,",
            because: "It greets whoever reads, in 45 languages: the sender does not know the recipient.",
            expects: .init(transactional: 4, newsletter: 14, personal: -14)
        ) { $0.isReply ? nil : $0.body.opening(.openGreeting) },
        CategorySignal(
            rule: "newsletter.to-everyone", looksAt: "To, Cc",
            example: "To: all-staff@example.org",
            because: "The recipient is everybody of an organisation.",
            expects: .init(newsletter: 26, personal: -14)
        ) { context in
            context.isReply || context.list?.kind == .carried
                ? nil : context.recipients.first { everyone($0.email) }?.email
        },
        CategorySignal(
            rule: "newsletter.dated-subject", looksAt: "Subject",
            example: "Subject: Walkers' letter, October 2002",
            because: "Issues of a periodical bear a date; so do bills.",
            expects: .init(newsletter: 10)
        ) { context in
            guard context.isDirect else { return nil }
            if let date = context.shape.date { return date }
            let hasNumber = context.subject.bare.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
            return hasNumber ? context.topics.phrase(.month) : nil
        },
        CategorySignal(
            rule: "newsletter.numbered-subject", looksAt: "Subject",
            example: "Subject: Walkers' letter no. 12",
            because: "Issues are numbered.",
            expects: .init(newsletter: 14)
        ) { context in
            guard context.isDirect, !context.namesEvent else {
                return nil
            }
            return context.shape.issue
        },
        CategorySignal(
            rule: "newsletter.loud-subject", looksAt: "Subject",
            example: "Subject: New boots are here!",
            because: "An exclamation mark, a pictograph or words in capitals call for attention.",
            expects: .init(transactional: -4, newsletter: 10)
        ) { context in
            guard !context.isAnswer else { return nil }
            return context.shape.loud
                ?? (context.shape.capitals >= 3 ? "\(context.shape.capitals) words in capitals" : nil)
        },
        CategorySignal(
            rule: "newsletter.teaser-subject", looksAt: "Subject",
            example: "Subject: How to mend boots",
            because: "The subject wants to be opened: how-to, lists, news, in 25 languages.",
            expects: .init(transactional: -6, newsletter: 12)
        ) { context in
            guard context.isOpening, context.list?.kind != .carried
            else {
                return nil
            }
            return context.topics.opening(.teaser)
                ?? (context.namesEvent ? nil : context.shape.listLength)
        },
        CategorySignal(
            rule: "newsletter.campaign-links", looksAt: "HTML: links",
            example: "https://example.com/?utm_campaign=boots",
            because: "The links name a campaign or count who clicks.",
            expects: .init(newsletter: 8, personal: -10)
        ) { ($0.html?.campaignLinks ?? 0) >= 2 ? "\($0.html?.campaignLinks ?? 0) links" : nil },
        CategorySignal(
            rule: "newsletter.campaign-text-links", looksAt: "text without HTML: links",
            example: "https://example.com/?utm_campaign=boots",
            because: "The links name a campaign.",
            expects: .init(newsletter: 10, personal: -10)
        ) { context in
            context.hasHTML || context.textLinks == 0 ? nil : context.campaignParameter
        },
        CategorySignal(
            rule: "newsletter.networks", looksAt: "HTML: links to two networks or more",
            example: "facebook.com, instagram.com",
            because: "The footers of campaigns ask to be followed.",
            expects: .init(newsletter: 10, personal: -8)
        ) { ($0.html?.networks ?? 0) >= 2 ? "\($0.html?.networks ?? 0) networks" : nil },
        CategorySignal(
            rule: "newsletter.ruled-text", looksAt: "text: three ruled lines or more",
            example: "==========",
            because: "Newsletters in plain text set their parts apart by lines of one sign.",
            expects: .init(newsletter: 10, personal: -4)
        ) { $0.bodyShape.rules >= 3 && !$0.isReply ? "\($0.bodyShape.rules) ruled lines" : nil },
        CategorySignal(
            rule: "newsletter.fraud-words", looksAt: "body",
            example: "I am the next of kin of a late client.",
            because: "Fraud goes to many, though it seems to speak to one.",
            expects: .init(newsletter: 16, personal: -10)
        ) { $0.isReply ? nil : $0.body.phrase(.abuse) },
        CategorySignal(
            rule: "newsletter.issue-text", looksAt: "body",
            example: "In this issue",
            because: "The text speaks of itself as an issue, in 20 languages.",
            expects: .init(newsletter: 16)
        ) { $0.isReply ? nil : $0.body.phrase(.periodical) },
        CategorySignal(
            rule: "newsletter.stream",
            looksAt: "X-PM-Message-Stream, Feedback-ID and other fields that name the stream",
            example: "X-PM-Message-Stream: broadcast",
            because: "The sending service keeps campaigns apart from notices.",
            expects: .init(transactional: -10, newsletter: 14)
        ) { stream($0, bulkStreams) },
    ]

    private static let bulkStreams: Set<String> = [
        "broadcast", "broadcasts", "campaign", "campaigns", "marketing", "promo", "promotion", "promotional",
        "promotions", "newsletter", "newsletters", "bulk", "mkt", "edm",
    ]

    /// A field that names the stream of mail by which a service sends, where it has one of `words`.
    static func stream(_ context: CategoryContext, _ words: Set<String>) -> String? {
        context.streamFields.first { $0.words.contains { words.contains($0) } }?.evidence
    }

    /// Whether an address is that of everybody: `all@`, `dl-all_staff@`, `participants@`.
    private static func everyone(_ email: String) -> Bool {
        let local = Substring(email.utf8.prefix { $0 != 0x40 }).lowered(100)
        let words = local.utf8.split { !(0x61...0x7A).contains($0) }.map { String(Substring($0)) }
        return words.contains(where: everyoneWords.contains) && words.count <= 8
            || words.first == "dl" && words.count > 1
    }

    private static let everyoneWords: Set<String> = [
        "all", "everyone", "everybody", "staff", "employees", "allstaff", "allemployees", "allhands", "participants",
        "members", "subscribers", "customers", "recipients", "mitarbeiter", "alle", "todos", "tous", "tutti",
        "students", "faculty", "residents", "company", "worldwide", "undisclosed", "readers", "parents", "clients",
        "friends", "donors", "supporters", "alumni", "tenants", "neighbours", "neighbors", "ouders", "leden", "klanten",
        "eltern", "kunden", "mitglieder", "kundenbrief", "leser", "freunde", "adherents", "abonnes", "lecteurs",
        "socios", "clientes", "familias", "padres", "lectores", "associados", "soci", "clienti", "genitori",
        "medlemmar",
        "medlemmer", "kunder", "jasenet", "rodzice", "klienci", "clenove", "zakaznici", "tagok", "membri",
    ]

    private static func platform(_ context: CategoryContext, _ kind: MailingPlatform.Kind) -> String? {
        guard let match = context.platform, match.platform.kind == kind else { return nil }
        // A list may be carried by a mailing service: there only the author's own software counts.
        if context.list?.kind == .carried, !isCampaign(context) { return nil }
        // People's mail programs send through such services, too.
        if kind == .relay, context.mailProgram != nil { return nil }
        return match.evidence
    }

    /// The same organisation's host in From and To, where neither is a provider of mailboxes.
    private static func sharesHost(_ left: SenderWords, _ right: SenderWords) -> Bool {
        guard left.host == right.host, !SenderWords.freeHosts.contains(left.host) else { return false }
        return left.localWord(in: SenderWords.bulkWords) != nil || left.localWords.contains("list")
    }
}
