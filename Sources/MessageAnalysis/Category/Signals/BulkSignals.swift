/// Rules for newsletters: the header of bulk mail, and what its body is like.
extension CategorySignal {
    static let bulk: [CategorySignal] = [
        CategorySignal(
            rule: "newsletter.unsubscribe-field", looksAt: "List-Unsubscribe (RFC 2369), without list transport",
            example: "List-Unsubscribe: <https://example.org/u/1>",
            because: "One can leave it: it is sent to many. Shops put it on receipts as well.",
            weights: .init(newsletter: 24, personal: -30)
        ) { context in
            context.list?.kind == .carried && !isCampaign(context) && context.field("list-post") != nil
                ? nil : context.anyField(["list-unsubscribe"])
        },
        CategorySignal(
            rule: "newsletter.one-click", looksAt: "List-Unsubscribe-Post (RFC 8058)",
            example: "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            because: "Mailbox providers ask senders of advertising for it.",
            weights: .init(newsletter: 12, personal: -20)
        ) { $0.anyField(["list-unsubscribe-post"]) },
        CategorySignal(
            rule: "newsletter.campaign-service", looksAt: "table of mailing services",
            example: "X-MC-User: 0123456789abcdef",
            because: "It was sent with a service for campaigns.",
            weights: .init(newsletter: 26, personal: -40)
        ) { platform($0, .campaign) },
        CategorySignal(
            rule: "newsletter.mail-service", looksAt: "table of mailing services",
            example: "X-SG-EID: u001.abc",
            because: "It was sent with a service that carries campaigns and notices.",
            weights: .init(transactional: 8, newsletter: 8, personal: -24)
        ) { platform($0, .relay) },
        CategorySignal(
            rule: "newsletter.campaign-field", looksAt: "X-Campaign…, X-CSA-Complaints, X-Report-Abuse",
            example: "X-CampaignID: 2023_10",
            because: "Campaign software counts its campaigns.",
            weights: .init(newsletter: 18, personal: -30)
        ) { $0.campaignField },
        CategorySignal(
            rule: "newsletter.precedence", looksAt: "Precedence",
            example: "Precedence: bulk",
            because: "The sender says that it goes to many.",
            weights: .init(list: 4, newsletter: 14, personal: -20)
        ) { context in
            guard let word = context.precedence, word.hasPrefix("bulk") || word.hasPrefix("junk") else { return nil }
            return "precedence: \(word)"
        },
        CategorySignal(
            rule: "newsletter.feedback-id", looksAt: "Feedback-ID, without list transport",
            example: "Feedback-ID: 1:2:3:example",
            because: "Senders of bulk mail use it to tell their campaigns apart.",
            weights: .init(transactional: 2, newsletter: 8, personal: -20)
        ) { $0.list == nil ? $0.anyField(["feedback-id", "x-feedback-id"]) : nil },
        CategorySignal(
            rule: "newsletter.unsubscribe-text", looksAt: "body",
            example: "To unsubscribe, click here.",
            because: "The text says how to leave, in 30 languages.",
            weights: .init(transactional: -6, newsletter: 24, personal: -16)
        ) { context in
            context.list?.kind == .carried && !isCampaign(context) && context.isReply
                ? nil : context.body.phrase(.unsubscribe)
        },
        CategorySignal(
            rule: "newsletter.web-version", looksAt: "body",
            example: "View this email in your browser",
            because: "Newsletters link to their own web page.",
            weights: .init(transactional: -4, newsletter: 20, personal: -16)
        ) { $0.body.phrase(.webVersion) },
        CategorySignal(
            rule: "newsletter.why-received", looksAt: "body",
            example: "You are receiving this email because you signed up.",
            because: "Bulk mail explains why it came.",
            weights: .init(newsletter: 10, personal: -14)
        ) { $0.list?.kind == .carried && $0.isReply ? nil : $0.body.phrase(.whyReceived) },
        CategorySignal(
            rule: "newsletter.sales-words", looksAt: "body: two or more",
            example: "Shop now",
            because: "The words of advertising and teasers.",
            weights: .init(transactional: -4, newsletter: 10, personal: -6)
        ) { context in
            context.body.count(.promotion) >= 2 && !context.isReply ? context.body.phrase(.promotion) : nil
        },
        CategorySignal(
            rule: "newsletter.offer-subject", looksAt: "Subject",
            example: "Subject: 20% off everything",
            because: "The subject advertises.",
            weights: .init(transactional: -8, newsletter: 18)
        ) { context in
            context.isReply || context.list?.kind == .carried && !isCampaign(context)
                ? nil : context.topics.phrase(.promotion)
        },
        CategorySignal(
            rule: "newsletter.periodical-subject", looksAt: "Subject",
            example: "Subject: Weekly news from the allotment",
            because: "The subject names an issue of something.",
            weights: .init(transactional: -8, newsletter: 20, personal: -6)
        ) { context in
            context.isReply || context.list?.kind == .carried && !isCampaign(context)
                ? nil : context.topics.phrase(.periodical)
        },
        CategorySignal(
            rule: "newsletter.links", looksAt: "HTML: twelve links or more",
            example: "17 links",
            because: "Letters have few links, newsletters many.",
            weights: .init(newsletter: 8, personal: -12)
        ) { $0.links >= 12 && $0.list?.kind != .carried ? "\($0.links) links" : nil },
        CategorySignal(
            rule: "newsletter.layout", looksAt: "HTML: tables and images",
            example: "14 tables, 9 images",
            because: "Designed mail is laid out with tables and pictures.",
            weights: .init(transactional: 4, newsletter: 8, personal: -12)
        ) { context in
            guard let html = context.input.html, html.tables >= 4, html.images >= 2 else { return nil }
            return context.list?.kind == .carried ? nil : "\(html.tables) tables, \(html.images) images"
        },
        CategorySignal(
            rule: "newsletter.tracker", looksAt: "HTML",
            example: "1 tracking pixel",
            because: "An image reports that the mail was opened.",
            weights: .init(transactional: 2, newsletter: 6, personal: -8)
        ) { ($0.input.html?.trackers ?? 0) > 0 ? "\($0.input.html?.trackers ?? 0) trackers" : nil },
        CategorySignal(
            rule: "newsletter.text-links", looksAt: "text without HTML: eight links or more, no answer",
            example: "11 links",
            because: "Newsletters from before HTML are lists of links.",
            weights: .init(newsletter: 10, personal: -6)
        ) { context in
            guard !context.hasHTML, !context.isReply, context.list?.kind != .carried else { return nil }
            let count = context.textLinks
            return count >= 8 ? "\(count) links" : nil
        },
        CategorySignal(
            rule: "newsletter.undisclosed", looksAt: "To",
            example: "To: undisclosed-recipients:;",
            because: "The recipients are hidden from each other.",
            weights: .init(newsletter: 36, personal: -16)
        ) { $0.undisclosed },
        CategorySignal(
            rule: "newsletter.to-self", looksAt: "From and To with other bulk marks",
            example: "From and To: news@example.org",
            because: "The address of the newsletter stands in both fields.",
            weights: .init(newsletter: 24, personal: -20)
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
            weights: .init(newsletter: 70, personal: -40)
        ) { context in
            context.field("user-agent", containing: ["rss2email", "feed2imap", "rss2mail", "feed2mail"])
                ?? context.anyField(["x-rss-url", "x-rss-feed", "x-rss-id", "x-feed-url", "x-feed2imap-version"])
                ?? context.author.localWords.first {
                    ["rss", "rssfeeds", "feedburner", "feedblitz", "blogtrottr"].contains($0)
                }
        },
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
