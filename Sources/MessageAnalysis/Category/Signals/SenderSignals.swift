/// Rules for who wrote: the author's address and display name.
extension CategorySignal {
    static let sender: [CategorySignal] = [
        CategorySignal(
            rule: "sender.no-reply", looksAt: "From",
            example: "From: no-reply@example.com",
            because: "No one reads answers: it is not a person.",
            weights: .init(list: -20, transactional: 14, newsletter: 4, personal: -50)
        ) { $0.author.isNoReply ? $0.author.email : nil },
        CategorySignal(
            rule: "sender.notice-word", looksAt: "From",
            example: "From: order-update@example.com",
            because: "Companies send notices from addresses named for them.",
            weights: .init(transactional: 22, personal: -14)
        ) { $0.author.evidence(of: SenderWords.noticeWords) },
        CategorySignal(
            rule: "sender.bulk-word", looksAt: "From",
            example: "From: newsletter@example.com",
            because: "Addresses that write to many are named for it.",
            weights: .init(newsletter: 12, personal: -14)
        ) { organisation($0)?.evidence(of: SenderWords.bulkWords) },
        CategorySignal(
            rule: "sender.open-word", looksAt: "From",
            example: "From: info@example.com",
            because: "An address of an organisation rather than a person.",
            weights: .init(newsletter: 8, personal: -8)
        ) { organisation($0)?.evidence(of: SenderWords.openWords) },
        CategorySignal(
            rule: "sender.newsletter-word", looksAt: "From, also the display name",
            example: "From: Matilda's Newsletter <matilda@example.com>",
            because: "It calls itself a newsletter.",
            weights: .init(transactional: -8, newsletter: 22, personal: -20)
        ) { context in
            let words = [
                "newsletter", "enews", "e-news", "mailing list", "boletin", "boletim", "nieuwsbrief", "nyhetsbrev",
                "announcement", "promotions", "marketing", " news", "news ", "deals", "offers", "digest", "daily ",
                "weekly",
            ]
            let name = " \(context.author.name) "
            if let word = words.first(where: { name.hasWordRun($0) }) { return "\(word) in \(context.author.name)" }
            return context.author.evidence(of: [
                "newsletter", "newsletters", "enews", "news", "marketing", "deals", "offers", "promo", "promotions",
            ])
        },
        CategorySignal(
            rule: "sender.bulk-host", looksAt: "From",
            example: "From: anna@news.example.com",
            because: "Bulk mail is sent from hosts of its own, to keep the main one's reputation.",
            weights: .init(newsletter: 6, personal: -8)
        ) { $0.author.bulkSubdomain.map { "subdomain \($0)" } },
        CategorySignal(
            rule: "sender.notification-name", looksAt: "From",
            example: "From: Parcel Notification <x@example.com>",
            because: "The display name says that it notifies.",
            weights: .init(transactional: 12, personal: -12)
        ) { context in
            let words = [
                "notification", "alert", "billing", "order", "receipt", "security", "customer service", "kundenservice",
                "account", "booking", "bug tracking", "calendar", "kalender", "benachrichtigung", "customer care",
                "support",
            ]
            return words.first { context.author.name.hasWordRun($0) }.map { "\($0) in \(context.author.name)" }
        },
        CategorySignal(
            rule: "sender.encoded-address", looksAt: "From",
            example: "From: 2.20803.e3-IczdlShkrpJ3@example.com",
            because: "The address holds the recipient's number.",
            weights: .init(newsletter: 18, personal: -24)
        ) { context in
            let local = context.author.local
            let digits = local.utf8.filter { (0x30...0x39).contains($0) }.count
            return local.utf8.count >= 20 && digits >= 4 && !context.isReply && context.author.host.contains(".")
                ? context.author.email : nil
        },
    ]

    /// The author of a message that is no reply, unless the address is at a provider of mailboxes.
    private static func organisation(_ context: CategoryContext) -> SenderWords? {
        SenderWords.freeHosts.contains(context.author.host) || context.isReply ? nil : context.author
    }
}
